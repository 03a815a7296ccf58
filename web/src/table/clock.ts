/** The clock of a table, as far as the page can know it. */

import type { TableView } from "../protocol";

const SECOND = 1000;

/** The people the table waits for: those to act, or between rounds those who are not ready. */
export function awaited({ phase, to_act, chairs }: TableView): number[] {
  const isLate = (seat: number) => (phase === "between" ? !chairs[seat]?.is_ready : to_act.includes(seat));
  return [...chairs.keys()].filter((seat) => chairs[seat]?.name != null && chairs[seat].bot === null && isLate(seat));
}

/** Whether the clock runs. */
export function isTicking(view: TableView): boolean {
  const { settings, phase, is_paused, is_nudged } = view;
  const isPlayed = phase === "playing" || phase === "between";
  return settings.clock.kind !== "none" && isPlayed && !is_paused && !is_nudged && awaited(view).length > 0;
}

/** How long the table has waited, in milliseconds, by the clock of this device, which may be wrong. */
export function waitedFor({ settings, waiting_since }: TableView, now: number): number {
  return Math.min(Math.max(0, now - waiting_since), settings.clock.seconds * SECOND);
}

export function timeLeft({ settings }: TableView, waited: number): string {
  return countdown(settings.clock.seconds * SECOND - waited);
}

/** In whole seconds, as `1:05`. */
export function countdown(milliseconds: number): string {
  const left = Math.max(0, Math.ceil(milliseconds / SECOND));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}
