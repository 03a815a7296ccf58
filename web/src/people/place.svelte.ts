/** Where the visitor wants to play: with the server, or on this device. */

import { engineFiles } from "../device/engine.svelte";
import { gameList } from "../lib/gameList.svelte";
import type { Place } from "../lib/hosts";

class WantedPlace {
  wanted = $state<Place>("server");

  /** Whether there is a choice. */
  get isOpen(): boolean {
    return gameList.hasServer === true && engineFiles.isThere;
  }

  get now(): Place {
    if (gameList.hasServer === false && engineFiles.isThere) return "device";
    return this.isOpen ? this.wanted : "server";
  }
}

export const place = new WantedPlace();
