/** How a round of Schwarzer Peter ended. */

import { numberCard } from "../lib/cards";
import type { Table } from "../lib/table.svelte";
import { plays, type Card, type SchwarzerpeterView } from "../protocol";

export interface End {
  readonly loser: number;
  readonly peter: Card;
  /** Its twin, which was put aside. */
  readonly aside: Card;
}

/** `null` while it goes on. */
export function endOf({ aside: [aside], shown }: SchwarzerpeterView): End | null {
  if (aside === undefined) return null;
  const isTwin = (card: Card) => numberCard(card)?.number === numberCard(aside)?.number;
  const loser = shown.findIndex((hand) => hand.some(isTwin));
  const peter = shown[loser]?.find(isTwin);
  return peter === undefined ? null : { loser, peter, aside };
}

/** Who has a black dot on the nose: the loser of the last round, where that was agreed on (SP6). */
export function dotted({ view }: Pick<Table, "view">): number | null {
  if (!plays(view, "schwarzerpeter") || view.match?.options.options.forfeit !== "dot") return null;
  const points = view.match.sheet.at(-1)?.points;
  return points ? points.indexOf(Math.max(...points)) : null;
}
