/** A live table for components: what is known of it, and what can be asked there. */

import { SvelteSet } from "svelte/reactivity";

import { fold, hushed, isFree, NOTHING, type Happening, type TableState } from "./state";
import { NotDone, Wire, type Connection } from "./connection";
import { speech } from "./texts.svelte";
import type { Refusal, Texts, Why } from "./texts";
import type {
  Hint,
  Card,
  ChairView,
  Command,
  GameAction,
  GameMatch,
  GameName,
  MenuEntry,
  TableView,
  WhyNot,
} from "../protocol";

/** What a game component is given: a live table, a replay or a gallery has it. */
export interface Table<G extends GameName = GameName> {
  readonly view: TableView<G>;
  readonly match: GameMatch<G>;
  readonly menu: readonly MenuEntry<G>[];
  readonly whyNot: ReadonlyMap<Card, WhyNot>;
  readonly you: number | null;
  readonly names: readonly string[];
  readonly texts: Texts;
  /** The last things that happened, oldest first, each with a number that only grows. */
  readonly happenings: readonly Happening[];
  /** The usual delay of each player's line in a live race, in milliseconds. */
  readonly delays?: readonly (number | null)[];
  /** What was refused last, until something else happens. */
  readonly refusal: Refusal | null;
  /** What a good player would do now, if somebody asked for it. */
  readonly advised?: GameAction<G> | null;
  /** What speaks for it. */
  readonly why?: Why | null;
  /** A move, as an offer's action or as text. A refusal is found in `refusal`. */
  act(action: GameAction<G> | string): void;
  /** Lets `refusal` say why the card cannot be played. */
  explain(card: Card): void;
}

export class LiveTable {
  connection = $state<Connection>("connecting");
  /** Why the server closed the connection for good. */
  closedWith = $state<number | null>(null);
  /** A move is on its way. */
  isAsking = $state(false);
  refusal = $state.raw<Refusal | null>(null);
  /** The seats whose words are neither shown nor read out. Nobody is told. */
  readonly muted = new SvelteSet<number>();
  /** What was advised when there were so many actions of one's own. */
  isConsulting = $state(false);
  #hint = $state.raw<{ readonly hint: Hint; readonly my_moves: number } | null>(null);
  #state = $state.raw<TableState>(NOTHING);
  readonly #wire: Wire;
  #waiting: { readonly is: (view: TableView) => boolean; readonly resolve: () => void }[] = [];

  readonly whyNot: ReadonlyMap<Card, WhyNot> = $derived(
    new Map(this.#state.view?.why_not.map((why) => [why.card, why])),
  );
  readonly names: readonly string[] = $derived(chairNames(this.#state.view?.chairs ?? [], speech.texts));
  readonly texts: Texts = $derived(this.textsFor(this.#state.view?.chairs ?? []));

  constructor(address: string, open?: (address: string) => WebSocket) {
    const listener = {
      heard: (message: Parameters<typeof fold>[1]) => {
        const before = this.#state;
        this.#state = fold(before, hushed(message, this.muted));
        if (this.#state.count !== before.count) this.refusal = null;
        if (this.#state.isBehind && !before.isBehind) this.#wire.refresh();
        this.#wake();
      },
      changed: (connection: Connection, code: number | null) => {
        this.connection = connection;
        if (connection === "closed") this.closedWith = code;
      },
    };
    this.#wire = new Wire(address, listener, open);
  }

  get code(): string | null {
    return this.#state.code;
  }

  /** Whether there is anything to show yet. */
  get isKnown(): boolean {
    return this.#state.view !== null;
  }

  get view(): TableView {
    if (this.#state.view === null) throw new Error("nothing was told yet");
    return this.#state.view;
  }

  get match(): GameMatch {
    if (this.view.match === null) throw new Error("no match yet");
    return this.view.match;
  }

  get menu(): readonly MenuEntry[] {
    return this.view.menu;
  }

  get you(): number | null {
    return this.view.you;
  }

  get happenings(): readonly Happening[] {
    return this.#state.happenings;
  }

  get advised(): GameAction | null {
    return this.why?.action ?? null;
  }

  get why(): Hint | null {
    const isNews = this.menu.length > 0 && this.#hint?.my_moves === this.view.my_moves;
    return isNews ? (this.#hint?.hint ?? null) : null;
  }

  get delays(): readonly (number | null)[] {
    return this.#state.delays;
  }

  /** What happened, in words of that moment. */
  tell(happening: Happening): string {
    return this.textsFor(happening.chairs).happened(happening.what);
  }

  textsFor(chairs: readonly ChairView[]): Texts {
    const view = this.#state.view;
    if (view === null) return speech.texts;
    return speech.texts.for({ game: view.settings.game, names: chairNames(chairs, speech.texts), you: view.you });
  }

  act(action: GameAction | string): void {
    if (this.isAsking) return;
    this.isAsking = true;
    this.ask({ ask: "act", action, my_moves: this.view.my_moves })
      .catch((error: unknown) => this.#refused(error))
      .finally(() => (this.isAsking = false));
  }

  explain(card: Card): void {
    this.refusal = this.whyNot.get(card) ?? (this.menu.length ? null : NOT_YOUR_TURN);
  }

  /** Resolves when it is done; throws `NotDone`. */
  ask(command: Command): Promise<void> {
    return this.#wire.ask(command);
  }

  /** Lets `advised` say what a good player would do; throws `NotDone`. */
  async consult(): Promise<void> {
    const { my_moves } = this.view;
    this.isConsulting = true;
    try {
      const hint = await this.#wire.askHint();
      this.#hint = hint && { hint, my_moves };
    } finally {
      this.isConsulting = false;
    }
  }

  /** Resolves when the table is as asked for. */
  until(is: (view: TableView) => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push({ is, resolve });
      this.#wake();
    });
  }

  /** Takes part in the shuffles of the coming round with a seed of one's own, once the server is committed. */
  async getReady(): Promise<void> {
    await this.until(({ phase, commitment }) => phase !== "over" && commitment !== null);
    return this.ask({ ask: "get-ready", seed: randomSeed(), commitment: this.view.commitment });
  }

  /** The same people once more; throws `NotDone`. */
  async playAgain(): Promise<void> {
    await this.ask({ ask: "play-again" });
    await this.getReady();
  }

  /** Gives every free seat but `except` to a bot. */
  async fillWithBots(except: number | null = null): Promise<void> {
    const { chairs, settings } = this.view;
    const free = chairs.flatMap((chair, seat) => (isFree(chair) && seat !== except ? [seat] : []));
    for (const seat of free) await this.ask({ ask: "seat-bot", seat, bot: settings.bot });
  }

  /** For whoever knows that the network or the page was away. */
  check(): void {
    this.#wire.check();
  }

  /** The network is gone. */
  drop(): void {
    this.#wire.drop();
  }

  leave(): void {
    this.#wire.close();
  }

  #wake(): void {
    const { view } = this.#state;
    if (view === null) return;
    const [woken, waiting] = [this.#waiting.filter(({ is }) => is(view)), this.#waiting.filter(({ is }) => !is(view))];
    this.#waiting = waiting;
    for (const { resolve } of woken) resolve();
  }

  #refused(error: unknown): void {
    if (!(error instanceof NotDone)) throw error;
    this.refusal = error.rejected ?? OFFLINE;
  }
}

const OFFLINE: Refusal = { code: "offline", details: {} };
const NOT_YOUR_TURN: Refusal = { code: "not-your-turn", details: {} };

function randomSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Everybody by name: bots have theirs from the texts, none that a person has, and a free chair has none. */
export function chairNames(chairs: readonly ChairView[], texts: Texts): string[] {
  const taken = new Set(chairs.map((chair) => chair.name));
  const unused = texts.t("bot-names").split(" ").filter((name) => !taken.has(name));
  return chairs.map((chair, seat) => chair.name ?? (isFree(chair) ? "" : (unused[seat % unused.length] ?? "")));
}
