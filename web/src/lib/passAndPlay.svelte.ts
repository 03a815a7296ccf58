/** Several people at one device: a connection each, and one that only looks on. */

import type { GameName } from "../protocol";
import { liveAddress } from "./http";
import { LiveTable } from "./liveTable.svelte";

/** How a game is played at one device: by handing it round, or all at it, each when asked or as quick as they can. */
export const MANNERS: { readonly [G in GameName]: "hand-round" | "together" | "race" } = {
  elfer: "hand-round",
  junior: "hand-round",
  master: "hand-round",
  mogeln: "hand-round",
  ratefix: "hand-round",
  zweikampf: "together",
  schnippschnapp: "race",
  schwarzerpeter: "hand-round",
  stufen: "hand-round",
};

export class Party {
  /** The owner of the device, who is the host and has no seat. */
  readonly host: LiveTable;
  /** Guest 1 on the first seat, and so on. */
  readonly people: readonly LiveTable[];
  /** Who is looking; `null` while nobody may see any hand. */
  looking = $state<number | null>(null);

  readonly isKnown: boolean = $derived.by(() => [this.host, ...this.people].every((table) => table.isKnown));
  /** Whom the table waits for. */
  readonly next: number | null = $derived.by(() => nextOf(this.host.view.to_act, this.people.length, this.looking));

  constructor(code: string, people: number) {
    this.host = new LiveTable(liveAddress(code, "me"));
    this.people = Array.from({ length: people }, (_, index) => new LiveTable(liveAddress(code, index + 1)));
  }

  /** The first match begins at once, another after new rules only if somebody wishes; throws `NotDone`. */
  async begin(): Promise<void> {
    await Promise.all([this.host, ...this.people].map((table) => table.until(() => true)));
    if (this.host.view.phase === "lobby" && !this.host.view.has_new_rules) await this.deal();
  }

  /** Everybody takes their seat, bots take the others, and the cards are dealt; throws `NotDone`. */
  async deal(): Promise<void> {
    for (const [seat, person] of this.people.entries()) {
      if (person.you === null) await person.ask({ ask: "sit", seat });
    }
    await this.host.until(({ chairs }) => this.people.every((_, seat) => chairs[seat]?.name !== null));
    await this.host.fillWithBots();
    await this.getReady();
  }

  async getReady(): Promise<void> {
    await Promise.all(this.people.map((person) => person.getReady()));
  }

  async playAgain(): Promise<void> {
    await this.people[0]?.ask({ ask: "play-again" });
    await this.getReady();
  }

  check(): void {
    for (const table of [this.host, ...this.people]) table.check();
  }

  leave(): void {
    for (const table of [this.host, ...this.people]) table.leave();
  }
}

/** Who acts next of the first so many seats: whoever is looking, else the first after them. */
export function nextOf(toAct: readonly number[], people: number, looking: number | null): number | null {
  const from = looking ?? 0;
  const seats = Array.from({ length: people }, (_, index) => (from + index) % people);
  return seats.find((seat) => toAct.includes(seat)) ?? null;
}
