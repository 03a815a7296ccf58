/** The games as the server offers them, in the language of the page. */

import type { GameName, GameOffer } from "../protocol";
import { offers as fetchOffers } from "./http";
import type { Language } from "./texts";

class Offers {
  #all = $state.raw<readonly GameOffer[]>([]);
  #language: Language | null = null;

  get all(): readonly GameOffer[] {
    return this.#all;
  }

  of(game: GameName): GameOffer | null {
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
export function usualPlayers(offer: GameOffer): number {
  return Math.min(Math.max(4, offer.seats.least), offer.seats.most);
}
