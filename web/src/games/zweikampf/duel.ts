/** The two cards that meet, and the cards below them after ties. */

import type { Happening } from "../../lib/state";
import type { Card } from "../../protocol";

export interface Duel {
  /** By seat, in the order in which they were turned up. */
  readonly cards: readonly (readonly Card[])[];
  /** `null` while nothing is decided. */
  readonly winner: number | null;
}

const NOTHING: Duel = { cards: [[], []], winner: null };

/** The cards at stake. Once they are won they stay until the next cards are turned up. */
export function duel(happenings: readonly Happening<"zweikampf">[], stakes: readonly (readonly Card[])[]): Duel {
  if (stakes.some((cards) => cards.length)) return { cards: stakes, winner: null };
  let found = NOTHING;
  let isDecided = true;
  for (const { what } of happenings) {
    if (!("event" in what)) continue;
    switch (what.event) {
      case "dealt":
        found = NOTHING;
        isDecided = true;
        break;
      case "turned-up":
        found = add(isDecided ? NOTHING : found, what.seat, what.card);
        isDecided = false;
        break;
      case "won":
        found = { ...found, winner: what.winner };
        isDecided = true;
        break;
      case "took-back":
        isDecided = true;
    }
  }
  return found;
}

function add(duel: Duel, seat: number, card: Card): Duel {
  return { ...duel, cards: duel.cards.map((cards, owner) => (owner === seat ? [...cards, card] : cards)) };
}
