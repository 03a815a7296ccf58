/** The games that the server has, with texts in the language of the page. */

import { TEXTS, type GameName, type GameInfo } from "../protocol";
import { fetchGames, fetchGameTexts } from "./http";
import { speech } from "./texts.svelte";
import type { Language } from "./texts";

class GameList {
  #all = $state.raw<readonly GameInfo[]>([]);
  #language: Language | null = null;

  get all(): readonly GameInfo[] {
    return this.#all;
  }

  of(game: GameName): GameInfo | null {
    return this.#all.find((info) => info.name === game) ?? null;
  }

  /** Throws `Failed`. */
  async load(language: Language): Promise<void> {
    if (this.#language === language) return;
    const found = await fetchGames(language);
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
