/** Several people at one device. Each has a connection, and one more connection only looks on. */

import type { Host } from "./hosts";
import { enter, type LiveTable } from "./liveTable.svelte";

export class PassAndPlay {
  /** The owner of the device, who is the host and has no seat. */
  readonly host: LiveTable;
  /** The players: guest 1 has the first seat, and so on. */
  readonly people: readonly LiveTable[];
  /** The seat of the player who sees their hand; `null` while nobody does. */
  looking = $state<number | null>(null);

  readonly isKnown: boolean = $derived.by(() => [this.host, ...this.people].every((table) => table.isKnown));
  /** The player who acts next. */
  readonly next: number | null = $derived.by(() => nextOf(this.host.view.to_act, this.people.length, this.looking));

  constructor(at: Host, code: string, people: number) {
    this.host = enter(at, code, "me");
    this.people = Array.from({ length: people }, (_, index) => enter(at, code, index + 1));
  }

  /** The first match starts at once. After a change of rules somebody has to ask for another; throws `NotDone`. */
  async start(): Promise<void> {
    await Promise.all([this.host, ...this.people].map((table) => table.until(() => true)));
    if (this.host.view.phase === "lobby" && !this.host.view.has_new_rules) await this.deal();
  }

  /** Seats everybody, gives the other seats to bots, and deals; throws `NotDone`. */
  async deal(): Promise<void> {
    for (const [seat, person] of this.people.entries()) {
      if (person.you === null) await person.connection.ask({ command: "sit", seat });
    }
    await this.host.until(({ chairs }) => this.people.every((_, seat) => chairs[seat]?.name !== null));
    await this.host.fillWithBots();
    await this.getReady();
  }

  async getReady(): Promise<void> {
    await Promise.all(this.people.map((person) => person.getReady()));
  }

  async playAgain(): Promise<void> {
    await this.people[0]?.connection.ask({ command: "play-again" });
    await this.getReady();
  }

  check(): void {
    for (const table of [this.host, ...this.people]) table.connection.check();
  }

  leave(): void {
    for (const table of [this.host, ...this.people]) table.connection.close();
  }
}

/** The next of the first `people` seats to act: the one that is looking, or the first after it. */
export function nextOf(toAct: readonly number[], people: number, looking: number | null): number | null {
  const from = looking ?? 0;
  const seats = Array.from({ length: people }, (_, index) => (from + index) % people);
  return seats.find((seat) => toAct.includes(seat)) ?? null;
}
