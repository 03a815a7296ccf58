/** How a round of Schwarzer Peter ended. */

import { numberCard } from "../../lib/cards";
import type { Table } from "../../lib/table.svelte";
import type { Card, SchwarzerpeterView } from "../../protocol";

export interface End {
  /** `null` after too many draws: then nobody loses (SP4). */
  readonly loser: number | null;
  readonly peter: Card;
  /** The card of the same number, which was put aside. */
  readonly aside: Card;
}

/** `null` while the round goes on. */
export function endOf({ aside: [aside], shown }: SchwarzerpeterView): End | null {
  if (aside === undefined) return null;
  const isTwin = (card: Card) => numberCard(card)?.number === numberCard(aside)?.number;
  const peter = shown.flat().find(isTwin);
  if (peter === undefined) return null;
  const isDecided = shown.flat().length === 1;
  return { loser: isDecided ? shown.findIndex((hand) => hand.length) : null, peter, aside };
}

/** The player with a black dot on the nose: the loser of the last round, if the table plays with this forfeit (SP6). */
export function dottedSeat({ match }: Pick<Table<"schwarzerpeter">, "match">): number | null {
  if (match.options.options.forfeit !== "dot") return null;
  const points = match.sheet.at(-1)?.points;
  const loser = points?.indexOf(1) ?? -1;
  return loser < 0 ? null : loser;
}
