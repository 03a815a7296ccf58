import type { GameAction } from "../protocol";
import type { Table } from "./table.svelte";

/** Whether two moves are the same, apart from their times. */
export function isSame(one: GameAction, other: GameAction): boolean {
  return written(one) === written(other);
}

/** Whether this action is the table's tip. */
export function isAdvised(table: Pick<Table, "advised">, action: GameAction): boolean {
  return table.advised != null && isSame(table.advised, action);
}

function written(action: GameAction): string {
  const parts = Object.entries(action).filter(([name, value]) => name !== "time" && value !== null);
  return JSON.stringify(parts.sort(([one], [other]) => (one < other ? -1 : 1)));
}
