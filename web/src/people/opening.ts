import { openTable as open } from "../lib/http";
import { hostAt } from "../lib/hosts";
import { prefs } from "../lib/prefs.svelte";
import { router } from "../lib/router.svelte";
import { tablePath } from "../lib/routes";
import { gameList } from "../lib/gameList.svelte";
import type { GameName, WantedSettings } from "../protocol";
import { place } from "./place.svelte";
import { me } from "./me.svelte";

/** Opens a table and goes there, to play at once with bots or to wait for others; throws `Failed`. */
export async function openTable(settings: WantedSettings, arrival: "play" | "host"): Promise<void> {
  const host = await hostAt(place.now);
  await me.introduce(host);
  const { code } = await open({ first: null, ...settings }, prefs.now.language, host);
  router.go(tablePath(code, host.place), arrival);
}

/** The level that the visitor prefers. A device may only have simpler bots. */
export function levelFor(game: GameName): string {
  const bots = gameList.at(place.now, game)?.bots.map(({ value }) => value) ?? [];
  const { level } = prefs.now;
  if (bots.length === 0 || bots.includes(level)) return level;
  return bots.includes("medium") ? "medium" : "simple";
}
