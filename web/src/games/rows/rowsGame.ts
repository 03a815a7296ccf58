/** What the games with rows of numbers have in common. */

import type { GameEvent, MenuEntry } from "../../protocol";
import { defaultActivity, type Activity } from "../../table/activity";

export const rowsGame = {
  prompt: rowsPrompt,
  activity: rowsActivity,
};

function rowsPrompt(menu: readonly MenuEntry[]): string {
  const can = new Set<string>(menu.map(({ action }) => action.do));
  const lays = [...can].some((what) => !["draw", "pass", "end"].includes(what));
  if (can.has("end")) return lays ? "play-ask-lay-more" : "play-ask-end";
  if (can.has("draw")) return lays ? "play-ask-lay-or-draw" : "play-ask-draw";
  if (can.has("pass")) return lays ? "play-ask-lay-or-pass" : "play-ask-pass";
  return "play-ask-lay";
}

function rowsActivity(event: GameEvent, before: Activity): Activity | null {
  return event.event === "nothing-fits" ? { ...before, passed: true } : defaultActivity(event, before);
}
