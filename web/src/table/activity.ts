/** What each player did in their last turn and said just now, short enough to stand beside a name. */

import type { Happening } from "../lib/state";
import type { Card, AnyEvent, Phrase, Spot } from "../protocol";

export interface Doing {
  /** What was laid openly. */
  readonly cards: readonly (Card | Spot)[];
  readonly drawn: number;
  readonly passed: boolean;
  /** A number said aloud. */
  readonly said?: number;
}

const NOTHING: Doing = { cards: [], drawn: 0, passed: false };

/** By seat; a seat that has done nothing yet has no entry. */
export function lastDoings(happenings: readonly Happening[]): Map<number, Doing> {
  const found = new Map<number, Doing>();
  let actor: number | null = null;
  for (const { what } of happenings) {
    if (!("event" in what)) continue;
    if (what.event === "dealt" || what.event === "put-down") found.clear();
    if (!("seat" in what)) continue;
    const before = what.seat === actor ? (found.get(what.seat) ?? NOTHING) : NOTHING;
    const after = add(before, what);
    if (after === null) continue;
    actor = what.seat;
    found.set(actor, after);
  }
  return found;
}

function add(doing: Doing, what: AnyEvent): Doing | null {
  if (!("event" in what)) return null;
  switch (what.event) {
    case "laid":
      if ("number" in what) return { ...doing, said: what.number };
      return "card" in what ? { ...doing, cards: [...doing.cards, what.card] } : null;
    case "guessed":
      return { ...doing, said: what.total };
    case "swapped":
    case "added":
    case "discarded":
      return { ...doing, cards: [...doing.cards, what.card] };
    case "joker-laid":
      return { ...doing, cards: [...doing.cards, what.place] };
    case "drew":
      return { ...doing, drawn: doing.drawn + 1 };
    case "took":
      return "card" in what ? { ...doing, drawn: doing.drawn + 1 } : null;
    case "nothing-fits":
      return { ...doing, passed: true };
    default:
      return null;
  }
}

export type Saying = { readonly phrase: Phrase } | { readonly text: string };

/** What somebody said last, with its number among all that happened. */
export function lastSaid(happenings: readonly Happening[], seat: number): { number: number; saying: Saying } | null {
  for (const { what, number } of [...happenings].reverse()) {
    if (!("table_event" in what) || !("seat" in what) || what.seat !== seat) continue;
    if (what.table_event === "said") return { number, saying: { phrase: what.phrase } };
    if (what.table_event === "wrote") return { number, saying: { text: what.text } };
  }
  return null;
}
