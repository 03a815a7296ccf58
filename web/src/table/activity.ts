/** What each player did in their last turn and said just now, short enough to stand beside a name. */

import type { GameDescriptor } from "../games/descriptor";
import type { Happening } from "../lib/state";
import type { Card, GameEvent, Phrase, Spot } from "../protocol";

export interface Activity {
  /** The cards laid face up. */
  readonly cards: readonly (Card | Spot)[];
  readonly drawn: number;
  readonly passed: boolean;
  /** A number said aloud. */
  readonly number?: number;
}

const NOTHING: Activity = { cards: [], drawn: 0, passed: false };

/** The last turn of each seat. A seat that has done nothing yet has no entry. */
export function lastActivity(
  happenings: readonly Happening[],
  { activity, clearsActivity }: Pick<GameDescriptor, "activity" | "clearsActivity">,
): Map<number, Activity> {
  const found = new Map<number, Activity>();
  let actor: number | null = null;
  for (const { what } of happenings) {
    if (!("event" in what)) continue;
    if (clearsActivity.includes(what.event)) found.clear();
    if (!("seat" in what)) continue;
    const before = what.seat === actor ? (found.get(what.seat) ?? NOTHING) : NOTHING;
    const after = activity(what, before);
    if (after === null) continue;
    actor = what.seat;
    found.set(actor, after);
  }
  return found;
}

export function defaultActivity(event: GameEvent, before: Activity): Activity | null {
  if (event.event === "laid" && "card" in event) return withCard(before, event.card);
  return event.event === "drew" ? withDraw(before) : null;
}

export function withCard(before: Activity, card: Card | Spot): Activity {
  return { ...before, cards: [...before.cards, card] };
}

export function withDraw(before: Activity): Activity {
  return { ...before, drawn: before.drawn + 1 };
}

export type ChatMessage = { readonly phrase: Phrase } | { readonly text: string };

/** What somebody said last, with its number among all that happened. */
export function lastMessage(
  happenings: readonly Happening[],
  seat: number,
): { number: number; message: ChatMessage } | null {
  for (const { what, number } of [...happenings].reverse()) {
    if (!("table_event" in what) || !("seat" in what) || what.seat !== seat) continue;
    if (what.table_event === "said") return { number, message: { phrase: what.phrase } };
    if (what.table_event === "wrote") return { number, message: { text: what.text } };
  }
  return null;
}
