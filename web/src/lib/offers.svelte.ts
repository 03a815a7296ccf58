/** The games as the server offers them, in the language of the page. */

import type { GameName, GameInfo } from "../protocol";
import { offers as fetchOffers } from "./http";
import type { Language } from "./texts";

class Offers {
  #all = $state.raw<readonly GameInfo[]>([]);
  #language: Language | null = null;

  get all(): readonly GameInfo[] {
    return this.#all;
  }

  of(game: GameName): GameInfo | null {
    return this.#all.find((offer) => offer.name === game) ?? null;
  }

  /** Throws `Failed`. */
  async load(language: Language): Promise<void> {
    if (this.#language === language) return;
    const found = await fetchOffers(language);
    this.#all = found;
    this.#language = language;
  }
}

export const offers = new Offers();

/** How many play if nobody says otherwise. */
export function usualPlayers(offer: GameInfo): number {
  return Math.min(Math.max(4, offer.seats.least), offer.seats.most);
}
