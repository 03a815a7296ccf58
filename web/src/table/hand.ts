/** The cards of a hand one by one: some games have several of the same. */

import { numberCard } from "../lib/cards";
import type { Card } from "../protocol";

export interface Held {
  /** Different for each joker. */
  readonly key: string;
  readonly card: Card;
}

export function oneByOne(cards: readonly Card[]): Held[] {
  const seen = new Map<Card, number>();
  return cards.map((card) => {
    const count = (seen.get(card) ?? 0) + 1;
    seen.set(card, count);
    return { key: `${card}-${count}`, card };
  });
}

export function isWithin(some: readonly Card[], all: readonly Card[]): boolean {
  const found = new Set(oneByOne(all).map(({ key }) => key));
  return oneByOne(some).every(({ key }) => found.has(key));
}

/** Whether the typed text leads to the card: "g", "g1" and "12" all lead to the green twelve. */
export function isTyped(card: Card, text: string): boolean {
  const face = numberCard(card);
  return card.startsWith(text) || (face !== null && String(face.number).startsWith(text));
}
