/** Fetches everything that the page needs without a connection, in the background. The service worker stores it. */

import { BASE_PATH } from "../lib/basePath";
import { Failed } from "../lib/hosts";
import { LANGUAGES } from "../lib/texts";
import { engineFiles, isMetered } from "./engine.svelte";

/** In milliseconds: nothing large is fetched before the page has been used for a while. */
const SETTLED = 4000;
/** How many small files are fetched at the same time. */
const AT_ONCE = 4;

class OfflineFiles {
  isReady = $state(false);
  /** It is to be fetched only if somebody asks for it. */
  isWaiting = $state(false);
  readonly isPossible = engineFiles.isThere && import.meta.env.PROD && "serviceWorker" in navigator;

  constructor() {
    if (this.isPossible) setTimeout(() => void this.#begin(), SETTLED);
  }

  /** Throws `Failed`. */
  async fetch(): Promise<void> {
    this.isWaiting = false;
    try {
      await navigator.serviceWorker.ready;
      const small = (await (await fetch(`${BASE_PATH}/offline.json`)).json()) as readonly string[];
      const lists = LANGUAGES.map((language) => `games/${language}.json`);
      await fetchAll([...lists, ...small]);
      await engineFiles.fetch();
      this.isReady = true;
    } catch {
      this.isWaiting = true;
      throw new Failed(null);
    }
  }

  async #begin(): Promise<void> {
    await navigator.serviceWorker.ready;
    if (isMetered()) this.isWaiting = true;
    else await this.fetch().catch(() => undefined);
  }
}

async function fetchAll(paths: readonly string[]): Promise<void> {
  const rest = [...paths];
  const work = async () => {
    for (let path = rest.shift(); path !== undefined; path = rest.shift()) {
      const answer = await fetch(`${BASE_PATH}/${path}`);
      if (!answer.ok) throw new Failed(null);
      await answer.arrayBuffer();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

export const offlineFiles = new OfflineFiles();
