/** Cards and their notation: "r11" is the red eleven. */

import { CARDS, COLOURS, type Card, type Colour, type Spot } from "../protocol";

export interface NumberCard {
  readonly colour: Colour;
  readonly number: number;
}

export const SYMBOLS: { readonly [C in Colour]: string } = { red: "■", yellow: "▶", green: "★", blue: "●" };

const LETTERS: { readonly [letter: string]: Colour } = Object.fromEntries(
  COLOURS.map((colour) => [colour.charAt(0), colour]),
);
const RANK: ReadonlyMap<string, number> = new Map(CARDS.map((card, rank) => [card, rank]));

export function isCard(value: unknown): value is Card {
  return typeof value === "string" && RANK.has(value);
}

export function isColour(value: unknown): value is Colour {
  return (COLOURS as readonly unknown[]).includes(value);
}

/** Colour and number; `null` for a card that has none. */
export function numberCard(card: Card | Spot): NumberCard | null {
  const colour = LETTERS[card.charAt(0)];
  const number = Number(card.slice(1));
  return colour && number ? { colour, number } : null;
}

export function spot(colour: Colour, number: number): Spot {
  return `${colour.charAt(0)}${number}` as Spot;
}

/** By colour, then number, then jokers and pause cards. */
export function inOrder(cards: readonly Card[]): Card[] {
  return [...cards].sort((one, other) => rank(one) - rank(other));
}

/** By number, then colour, then jokers and pause cards. */
export function byNumber(cards: readonly Card[], colours: readonly Colour[] = COLOURS): Card[] {
  return groups(cards, colours)
    .flatMap((group) => group.cards)
    .sort((one, other) => height(one) - height(other));
}

/** Groups cards: one group a colour, then jokers and pause cards. */
export function groups(
  cards: readonly Card[],
  colours: readonly Colour[] = COLOURS,
): { kind: Colour | Card; cards: Card[] }[] {
  const found = new Map<Colour | Card, Card[]>();
  for (const card of inOrder(cards)) {
    const kind = numberCard(card)?.colour ?? card;
    found.set(kind, [...(found.get(kind) ?? []), card]);
  }
  const place = (kind: Colour | Card) => (isColour(kind) ? colours.indexOf(kind) : colours.length);
  return [...found]
    .map(([kind, members]) => ({ kind, cards: members }))
    .sort((one, other) => place(one.kind) - place(other.kind));
}

function rank(card: Card): number {
  return RANK.get(card) ?? CARDS.length;
}

function height(card: Card): number {
  return numberCard(card)?.number ?? CARDS.length + rank(card);
}
