/** When a bot takes over from who is away, as far as a page can know it. */

import type { Away } from "../protocol";

/**
 * For how many milliseconds the others wait when a page shows that somebody is away. `now` is the clock of this
 * device, which may be wrong: it only counts where the page was not there to see it begin.
 */
export function waitFrom({ since, bot_at }: Away, sawItBegin: boolean, now: number): number | null {
  if (bot_at === null) return null;
  return sawItBegin ? bot_at - since : Math.min(Math.max(0, bot_at - now), bot_at - since);
}
