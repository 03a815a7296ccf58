/** The end of a round: first the last card lands, then the winner is named, then the result appears. */

/** In milliseconds, from the end of the round. */
export const LANDED = 1100;
export const CELEBRATED = LANDED + 2400;

class RoundEnd {
  /** How often somebody has skipped the celebration. */
  skips = $state(0);
}

export const roundEnd = new RoundEnd();
