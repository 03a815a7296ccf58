/** The cards in a view of a game that says nothing else about its table. */

import { isCard } from "../lib/cards";
import type { Card } from "../protocol";

/** Cards that lie together. */
export interface OpenCards {
  /** The field of the view, and the place in it. */
  readonly key: string;
  /** The player whom they belong to; `null`: nobody, or it is not known. */
  readonly seat: number | null;
  readonly cards: readonly Card[];
}

/** The fields that the page shows elsewhere, or that are no cards on the table. */
const ELSEWHERE = new Set(["hand", "options"]);

/** All fields that hold cards, one by one or in lists. A list with one item for each player belongs to the players. */
export function openCards(view: object, players: number): readonly OpenCards[] {
  return Object.entries(view).flatMap(([field, value]) => (ELSEWHERE.has(field) ? [] : found(field, value, players)));
}

function found(key: string, value: unknown, players: number): readonly OpenCards[] {
  if (isCard(value)) return [{ key, seat: null, cards: [value] }];
  if (!Array.isArray(value) || !value.length) return [];
  const items: readonly unknown[] = value;
  if (items.every(isCard)) return [{ key, seat: null, cards: items }];
  const isOfPlayers = items.length === players;
  return items.flatMap((item, index) =>
    found(`${key}-${index}`, item, 0).map((group) => ({ ...group, seat: isOfPlayers ? index : null })),
  );
}
