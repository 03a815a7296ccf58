/** A finished match as a table, move by move. */

import type { AnyEvent, Card, ChairView, RecordPlayer, Replay, ReplayStep, Settings, TableView } from "../protocol";
import { MOST_REMEMBERED, type Happening } from "./state";
import { ViewedTable, type Table } from "./table.svelte";

/** Fetches some steps, starting with this one. */
export type Fetch = (since: number) => Promise<Replay>;

export class ReplayTable extends ViewedTable implements Table {
  /** How often the viewer has jumped. What lies between was not seen to happen. */
  leaps = $state(0);
  position = $state(0);
  readonly #start: Replay;
  #steps = $state.raw<readonly ReplayStep[]>([]);
  readonly #chairs: readonly ChairView[];

  protected readonly known: TableView = $derived(this.#view());
  /** What happened in each step. */
  readonly #happened: readonly (readonly Happening[])[] = $derived.by(() => this.#numbered());
  readonly happenings: readonly Happening[] = $derived.by(() => {
    const end = this.position + 1;
    return this.#happened.slice(Math.max(0, end - MOST_REMEMBERED), end).flat().slice(-MOST_REMEMBERED);
  });

  constructor(
    start: Replay,
    private readonly seat: number | null,
  ) {
    super();
    this.#start = start;
    this.#steps = start.steps;
    this.#chairs = start.players.map(chair);
  }

  /** The number of steps. */
  get total(): number {
    return this.#start.total;
  }

  /** The steps that are loaded, from the first on. */
  get steps(): readonly ReplayStep[] {
    return this.#steps;
  }

  get isWhole(): boolean {
    return this.#steps.length >= this.total;
  }

  /** All hands, if they are open. */
  get hands(): readonly (readonly Card[] | null)[] {
    return this.#step.hands;
  }

  add({ since, steps }: Replay): void {
    this.#steps = [...this.#steps.slice(0, since), ...steps];
  }

  go(position: number): void {
    const wanted = Math.max(0, Math.min(position, this.#steps.length - 1));
    if (wanted === this.position) return;
    if (wanted !== this.position + 1) this.leaps++;
    this.position = wanted;
  }

  /** What happened in a step, in sentences. */
  tell(step: ReplayStep): readonly string[] {
    return step.events.map((event) => this.texts.event(event));
  }

  /** A finished match takes no moves. */
  act(): void {
    return;
  }

  explain(): void {
    return;
  }

  get #step(): ReplayStep {
    const step = this.#steps[this.position];
    if (!step) throw new Error("no such step");
    return step;
  }

  #view(): TableView {
    const next = this.#steps[this.position + 1]?.by ?? null;
    return {
      you: this.seat,
      is_host: false,
      settings: { ...UNIMPORTANT, game: this.#start.game, players: this.#chairs.length },
      phase: "playing",
      chairs: this.#chairs,
      match: this.#step.match,
      to_act: next === null ? [] : [next],
      menu: [],
      my_moves: this.position,
      waiting_since: 0,
      is_nudged: false,
      is_paused: false,
      proposal: null,
      commitment: null,
      shuffles: [],
      has_new_rules: false,
      is_brought: false,
    };
  }

  #numbered(): Happening[][] {
    let number = 0;
    const tell = (what: AnyEvent): Happening => ({ number: number++, what, chairs: this.#chairs });
    return this.#steps.map(({ events }) => events.map(tell));
  }
}

/** Loads the match up to this step or further; throws `Failed`. */
export async function open(fetch: Fetch, you: number | null, step: number): Promise<ReplayTable> {
  const table = new ReplayTable(await fetch(0), you);
  while (!table.isWhole && table.steps.length <= step) await more(table, fetch);
  table.go(step);
  return table;
}

/** Loads more steps; throws `Failed`. */
export async function more(table: ReplayTable, fetch: Fetch): Promise<void> {
  table.add(await fetch(table.steps.length));
}

function chair({ name, bot = null, avatar = "" }: RecordPlayer): ChairView {
  return { name: bot === null ? name : null, avatar, bot, is_ready: true, away: null };
}

/** Settings that a finished match does not need. */
const UNIMPORTANT: Omit<Settings, "game" | "players"> = {
  options: {},
  rounds: null,
  first: 0,
  listed: false,
  clock: { kind: "none", seconds: 60, away: "stands" },
  grace: 0,
  bot: "",
  free_chat: false,
  hints: false,
  pace: { least: 0, patience: 0, countdown: 0 },
  allowance: 0,
};
