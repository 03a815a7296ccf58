/** When a bot takes over from an absent player, as far as the page can know it. */

import type { Away } from "../protocol";

/**
 * How long the others still wait for an absent player, in milliseconds. `now` is the clock of this device, which may
 * be wrong: it only counts if the page was not there when the player left.
 */
export function waitFrom({ since, bot_at }: Away, sawItBegin: boolean, now: number): number | null {
  if (bot_at === null) return null;
  return sawItBegin ? bot_at - since : Math.min(Math.max(0, bot_at - now), bot_at - since);
}
