/** What the table shows of a race: the seats, the next player, and the results of calls. */

import type { Happening } from "../../lib/state";
import type { Table } from "../../lib/table.svelte";
import type { Cooldown } from "../descriptor";

/** The seats around the table, clockwise from the player's own. */
export interface Ring {
  readonly near: number;
  /** From the top down. */
  readonly left: readonly number[];
  readonly far: number | null;
  /** From the top down. */
  readonly right: readonly number[];
}

export function ring(players: number, you: number | null): Ring {
  const near = you ?? 0;
  const others = Array.from({ length: players - 1 }, (_, index) => (near + 1 + index) % players);
  const side = Math.floor(others.length / 2);
  return {
    near,
    left: others.slice(0, side).reverse(),
    far: others.length % 2 ? (others[side] ?? null) : null,
    right: others.slice(others.length - side),
  };
}

type Race = Pick<Table<"schnippschnapp">, "view" | "match">;

/** A name for the last card that was turned up. After a pause it counts as a new one. */
export function cardShown({ view, match }: Race): string {
  return [match.sheet.length, match.round.reveal, view.is_paused].join("-");
}

/** The least time between two cards, in milliseconds. */
export function leastTime({ view }: Race): number {
  return view.settings.pace.least + view.settings.allowance;
}

/** The next card cannot be turned up before everybody has had the least time to look. */
export function cooldown(table: Race): Cooldown {
  return { key: cardShown(table), milliseconds: leastTime(table) };
}

/** The seat that turns up the next card unless somebody calls; empty if all do at once. */
export function nextToTurn({ match }: Race): number[] {
  const { options, stage, turn, stacks, piles } = match.round;
  if (options.mode === "all-at-once" || stage === "over") return [];
  const seats = stacks.map((_, index) => (turn + index + (stage === "call" ? 1 : 0)) % stacks.length);
  return seats.filter((seat) => stacks[seat] || piles[seat]?.length).slice(0, 1);
}

/** A right call after the first one is `late`. */
export interface Called {
  readonly seat: number;
  readonly call: "schnapp" | "schnipp";
  readonly time: number;
  readonly result: "won" | "draw" | "wrong" | "late";
}

export interface Calls {
  readonly calls: readonly Called[];
  /** Whether another card was turned up since. */
  readonly isPast: boolean;
}

/** The calls on the last card that was called, in the order of their times. */
export function lastCalls(happenings: readonly Happening<"schnippschnapp">[]): Calls {
  let calls: readonly Called[] = [];
  let isPast = true;
  const judge = (seat: number, result: Called["result"]) =>
    (calls = calls.map((called) => (called.seat === seat ? { ...called, result } : called)));
  for (const { what } of happenings) {
    if (!("event" in what)) continue;
    if (what.event === "turned-up" || what.event === "dealt") isPast = true;
    if (what.event === "called") {
      const { seat, call, time } = what;
      calls = [...(isPast ? [] : calls), { seat, call, time, result: "late" }];
      isPast = false;
    }
    if (what.event === "won") judge(what.seat, "won");
    if (what.event === "took-back") judge(what.seat, "draw");
    if (what.event === "mistaken") judge(what.seat, "wrong");
  }
  return { calls, isPast };
}
