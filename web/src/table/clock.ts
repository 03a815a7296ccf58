/** The time to think, as far as a page can know it. */

import type { TableView } from "../protocol";

const SECOND = 1000;

/** Whether it runs for somebody now. */
export function isTicking({ settings, phase, is_paused, is_nudged, to_act, chairs }: TableView): boolean {
  const isWaiting = to_act.some((seat) => chairs[seat]?.name != null && chairs[seat].bot === null);
  return settings.clock.kind !== "none" && phase === "playing" && !is_paused && !is_nudged && isWaiting;
}

/** For how many milliseconds somebody is waited for already, by the clock of this device, which may be wrong. */
export function waitedFor({ settings, waits_since }: TableView, now: number): number {
  return Math.min(Math.max(0, now - waits_since), settings.clock.seconds * SECOND);
}

export function timeLeft({ settings }: TableView, waited: number): string {
  return countdown(settings.clock.seconds * SECOND - waited);
}

/** In whole seconds, as `1:05`. */
export function countdown(milliseconds: number): string {
  const left = Math.max(0, Math.ceil(milliseconds / SECOND));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
