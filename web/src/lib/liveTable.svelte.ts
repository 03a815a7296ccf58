/** A live table: what the server says of it, and what can be asked there. */

import { SvelteSet } from "svelte/reactivity";

import type { ActCommand, Card, GameAction, Hint, TableView } from "../protocol";
import { Connection, NotDone, OFFLINE, UNANSWERED, type ConnectionStatus } from "./connection";
import type { Host, Place, Who, Wire } from "./hosts";
import { fold, withoutMuted, isFree } from "./state";
import { FoldedTable, type Table } from "./table.svelte";
import type { Refusal } from "./texts";

export class LiveTable extends FoldedTable implements Table {
  readonly connection: Connection;
  status = $state<ConnectionStatus>("connecting");
  /** Why the server closed the connection for good. */
  closedWith = $state<number | null>(null);
  /** A move is on its way. */
  isAsking = $state(false);
  /** The seats whose messages are hidden. The others do not know. */
  readonly muted = new SvelteSet<number>();
  /** A hint is on its way. */
  isAskingHint = $state(false);
  /** The last hint, and how many moves the player had made then. */
  #hint = $state.raw<{ readonly hint: Hint; readonly moves: number } | null>(null);
  /** The card that the player has last asked about. */
  #explained: Card | null = null;
  #waiting: { readonly is: (view: TableView) => boolean; readonly resolve: () => void }[] = [];

  constructor(
    open: () => Wire,
    readonly place: Place = "server",
  ) {
    super();
    const listener = {
      received: (message: Parameters<typeof fold>[1]) => {
        const before = this.state;
        this.state = fold(before, withoutMuted(message, this.muted));
        if (this.state.count !== before.count) this.refusal = null;
        if (this.state.isBehind && !before.isBehind) this.connection.refresh();
        this.#wake();
      },
      changed: (status: ConnectionStatus, code: number | null) => {
        this.status = status;
        if (status === "open" && this.refusal === OFFLINE) this.refusal = null;
        if (status === "closed") this.closedWith = code;
      },
    };
    this.connection = new Connection(open, listener);
  }

  get code(): string | null {
    return this.state.code;
  }

  get advised(): GameAction | null {
    return this.why?.action ?? null;
  }

  get why(): Hint | null {
    const isCurrent = this.menu.length > 0 && this.#hint?.moves === this.view.my_moves;
    return isCurrent ? (this.#hint?.hint ?? null) : null;
  }

  get delays(): readonly (number | null)[] {
    return this.state.delays;
  }

  act(action: GameAction | string): void {
    if (this.isAsking) {
      if (this.status === "lost") this.refusal = OFFLINE;
      return;
    }
    this.isAsking = true;
    this.#move({ command: "act", action, my_moves: this.view.my_moves })
      .catch((error: unknown) => this.#refused(error))
      .finally(() => (this.isAsking = false));
  }

  /** Makes a move once, however often the connection breaks before the answer; throws `NotDone`. */
  async #move(move: ActCommand): Promise<void> {
    try {
      await this.connection.ask(move);
    } catch (error) {
      if (!(error instanceof NotDone) || error.refusal !== UNANSWERED) throw error;
      await this.until(() => this.status === "open" && this.state.version > 0);
      // the server compares this number too, so that no move is made twice
      if (this.view.my_moves === move.my_moves) await this.#move(move);
    }
  }

  explain(card: Card): void {
    this.#explained = card;
    if (this.menu.length) void this.#askWhyNot(card);
    else this.refusal = NOT_YOUR_TURN;
  }

  /** An answer counts only if nothing else was asked or has happened meanwhile. */
  async #askWhyNot(card: Card): Promise<void> {
    const { count } = this.state;
    const isCurrent = () => this.#explained === card && this.state.count === count;
    try {
      const refusal = await this.connection.askWhyNot(card);
      if (isCurrent()) this.refusal = refusal;
    } catch (error) {
      if (isCurrent()) this.#refused(error);
    }
  }

  /** Makes `advised` say what a good player would do; throws `NotDone`. */
  async askHint(): Promise<void> {
    const { my_moves: moves } = this.view;
    this.isAskingHint = true;
    try {
      const hint = await this.connection.askHint();
      this.#hint = hint && { hint, moves };
    } finally {
      this.isAskingHint = false;
    }
  }

  /** Resolves once the view is like this. */
  until(is: (view: TableView) => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ is, resolve });
      this.#wake();
    });
  }

  /** Adds a seed to the shuffles of the next round, once the server has committed to its own; throws `NotDone`. */
  async getReady(): Promise<void> {
    await this.until(({ phase, commitment }) => phase !== "over" && commitment !== null);
    return this.connection.ask({ command: "get-ready", seed: randomSeed(), commitment: this.view.commitment });
  }

  /** Starts another match with the same players; throws `NotDone`. */
  async playAgain(): Promise<void> {
    await this.connection.ask({ command: "play-again" });
    await this.getReady();
  }

  /** Gives every free seat but `except` to a bot; throws `NotDone`. */
  async fillWithBots(except: number | null = null): Promise<void> {
    const { chairs, settings } = this.view;
    const free = chairs.flatMap((chair, seat) => (isFree(chair) && seat !== except ? [seat] : []));
    for (const seat of free) await this.connection.ask({ command: "seat-bot", seat, bot: settings.bot });
  }

  #wake(): void {
    const { view } = this.state;
    if (view === null) return;
    const [woken, waiting] = [this.#waiting.filter(({ is }) => is(view)), this.#waiting.filter(({ is }) => !is(view))];
    this.#waiting = waiting;
    for (const { resolve } of woken) resolve();
  }

  #refused(error: unknown): void {
    if (!(error instanceof NotDone)) throw error;
    this.refusal = error.refusal;
  }
}

/** A table at its host. */
export function enter(host: Host, code: string, who: Who): LiveTable {
  return new LiveTable(() => host.open(code, who), host.place);
}

const NOT_YOUR_TURN: Refusal = { code: "not-your-turn", details: {} };

function randomSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
