/** The end of a round: the last card lands and is seen, the winner is named, and only then come the figures. */

/** In milliseconds, from the end of the round. */
export const LANDED = 1100;
export const CELEBRATED = LANDED + 2400;

class RoundEnd {
  /** How often somebody went on to the figures at once. */
  skips = $state(0);
}

export const roundEnd = new RoundEnd();
