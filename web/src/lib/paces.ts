/** The paces of a race: how quickly cards follow each other. */

import type { Pace, WantedPace } from "../protocol";

export type PaceName = "calm" | "usual" | "quick";

/** The usual pace is the server's own. */
export const PACES: { readonly [name in PaceName]: WantedPace } = {
  calm: { least: 3000, patience: 15_000, countdown: 3000 },
  usual: {},
  quick: { least: 1000, patience: 5000, countdown: 1000 },
};

export function paceName(pace: Pace): PaceName {
  if (isLike(pace, PACES.calm)) return "calm";
  return isLike(pace, PACES.quick) ? "quick" : "usual";
}

function isLike(pace: Pace, wanted: WantedPace): boolean {
  return pace.least === wanted.least && pace.patience === wanted.patience && pace.countdown === wanted.countdown;
}
