/** How close everybody was when the cards were last shown. */

import type { Happening } from "../../lib/state";
import type { RatefixGuessed, RatefixWon } from "../../protocol";

export interface Result {
  /** The number of the showing among all that happened. */
  readonly number: number;
  /** In the order in which they were said. */
  readonly guesses: readonly RatefixGuessed[];
  readonly won: RatefixWon;
}

export function lastResult(happenings: readonly Happening<"ratefix">[]): Result | null {
  let found: Result | null = null;
  let guesses: RatefixGuessed[] = [];
  for (const { number, what } of happenings) {
    if (!("event" in what)) continue;
    if (what.event === "dealt") found = null;
    if (what.event === "put-down") guesses = [];
    if (what.event === "guessed") guesses = [...guesses, what];
    if (what.event === "won") found = { number, guesses, won: what };
  }
  return found;
}

/** Maps the number line to 0–1, so that all guesses and the total are in it with a margin. */
export function scale({ guesses, won }: Result): (value: number) => number {
  const values = [won.total, ...guesses.map(({ total }) => total)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const margin = Math.max(MARGIN, (NARROWEST - (high - low)) / 2);
  return (value) => (value - low + margin) / (high - low + 2 * margin);
}

const MARGIN = 1.5;
const NARROWEST = 12;
