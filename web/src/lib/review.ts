/** The findings of a review, by player and by step. */

import type { Mistake, Review } from "../protocol";

const MOST_SHOWN = 10;

export interface Reviewed {
  readonly rounds: number;
  readonly players: readonly PlayerReview[];
  /** The worst mistakes, the costliest first. */
  readonly worst: readonly Mistake[];
  /** All mistakes. */
  readonly byStep: ReadonlyMap<number, Mistake>;
  readonly isWeighed: boolean;
}

export interface PlayerReview {
  /** How often such cards win; `null` where nobody has a hand. */
  readonly luck: number | null;
  /** The cost of all mistakes of the player; `null` if moves were not weighed. */
  readonly givenAway: number | null;
}

export function fold({ players, rounds, mistakes, luck, weighed }: Review): Reviewed {
  const costOf = (seat: number) =>
    mistakes.reduce((sum, mistake) => (mistake.seat === seat ? sum + mistake.cost : sum), 0);
  return {
    rounds,
    players: players.map((_, seat) => ({
      luck: luck?.[seat] ?? null,
      givenAway: weighed && costOf(seat),
    })),
    worst: mistakes.slice(0, MOST_SHOWN),
    byStep: new Map(mistakes.map((mistake) => [stepOf(mistake), mistake])),
    isWeighed: weighed !== null,
  };
}

/** The step of the replay where the mistake was made. */
export function stepOf(mistake: Mistake): number {
  return mistake.number - 1;
}
