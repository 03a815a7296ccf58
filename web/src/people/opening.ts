import { openTable as open } from "../lib/http";
import { prefs } from "../lib/prefs.svelte";
import { router } from "../lib/router.svelte";
import { tablePath } from "../lib/routes";
import type { WantedSettings } from "../protocol";
import { me } from "./me.svelte";

/** Opens a table and goes there, to play at once with bots or to wait for others; throws `Failed`. */
export async function openTable(settings: WantedSettings, arrival: "play" | "host"): Promise<void> {
  await me.introduce();
  const { code } = await open({ first: null, ...settings }, prefs.now.language);
  router.go(tablePath(code), arrival);
}
