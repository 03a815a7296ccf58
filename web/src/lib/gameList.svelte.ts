/** The games that the server has, or else those of this device, with texts in the language of the page. */

import { TEXTS, type GameName, type GameInfo } from "../protocol";
import { BASE_PATH } from "./basePath";
import { Failed, type Place } from "./hosts";
import { fetchGames, fetchGameTexts } from "./http";
import { speech } from "./texts.svelte";
import type { Language } from "./texts";

class GameList {
  #all = $state.raw<readonly GameInfo[]>([]);
  #onDevice = $state.raw<readonly GameInfo[]>([]);
  #language: Language | null = null;
  #languageOnDevice: Language | null = null;
  /** Whether a server has answered; `null` until that is known. */
  hasServer = $state<boolean | null>(null);

  get all(): readonly GameInfo[] {
    return this.#all;
  }

  of(game: GameName): GameInfo | null {
    return this.#all.find((info) => info.name === game) ?? null;
  }

  /** A game as it is played there: bots differ. */
  at(place: Place, game: GameName): GameInfo | null {
    const found = place === "device" ? this.#onDevice.find(({ name }) => name === game) : undefined;
    return found ?? this.of(game);
  }

  /** The games of this device, which are a file: they are known without a server. Throws `Failed`. */
  async loadOnDevice(language: Language): Promise<void> {
    if (this.#languageOnDevice === language) return;
    const answer = await fetch(`${BASE_PATH}/games/${language}.json`).catch(() => null);
    if (!answer?.ok) throw new Failed(null);
    this.#onDevice = (await answer.json()) as readonly GameInfo[];
    this.#languageOnDevice = language;
    if (this.hasServer !== true) this.#all = this.#onDevice;
  }

  /** Throws `Failed`. */
  async load(language: Language): Promise<void> {
    if (this.#language === language) return;
    const found = await fetchGames(language);
    this.hasServer = true;
    const unknown = found.filter(({ name }) => !(name in TEXTS));
    await speech.addGames(await Promise.all(unknown.map(({ name }) => fetchGameTexts(name, language))));
    this.#all = found;
    this.#language = language;
  }
}

export const gameList = new GameList();

/** The number of players before anybody chooses. */
export function usualPlayers(info: GameInfo): number {
  return Math.min(Math.max(4, info.seats.least), info.seats.most);
}

/** The numbers of players that a game allows. */
export function playerCounts({ seats: { least, most } }: GameInfo): number[] {
  return Array.from({ length: most - least + 1 }, (_, more) => least + more);
}
