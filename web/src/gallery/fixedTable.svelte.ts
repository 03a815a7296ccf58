/** A table that stands still: what a server told one player, step by step. Any move shows the next step. */

import { fold, NOTHING, type TableState } from "../lib/state";
import { chairNames, type Table } from "../lib/liveTable.svelte";
import type { Refusal, Texts } from "../lib/texts";
import { speech } from "../lib/texts.svelte";
import type { Card, GameMatch, AnyEvent, MenuEntry, TableView, WhyNot } from "../protocol";

export interface Step {
  readonly events: readonly AnyEvent[];
  readonly view: TableView;
}

export interface Positions {
  readonly [name: string]: readonly Step[];
}

export class FixedTable implements Table {
  refusal = $state.raw<Refusal | null>(null);
  #state = $state.raw<TableState>(NOTHING);
  readonly #steps: readonly Step[];

  constructor(steps: readonly Step[]) {
    this.#steps = steps;
    this.#step();
  }

  get view(): TableView {
    if (this.#state.view === null) throw new Error("no steps");
    return this.#state.view;
  }

  get match(): GameMatch {
    if (this.view.match === null) throw new Error("no match");
    return this.view.match;
  }

  get menu(): readonly MenuEntry[] {
    return this.view.menu;
  }

  get whyNot(): ReadonlyMap<Card, WhyNot> {
    return new Map(this.view.why_not.map((why) => [why.card, why]));
  }

  get you(): number | null {
    return this.view.you;
  }

  get names(): readonly string[] {
    return chairNames(this.view.chairs, speech.texts);
  }

  get texts(): Texts {
    return speech.texts.for({ game: this.view.settings.game, names: this.names, you: this.you });
  }

  get happenings(): TableState["happenings"] {
    return this.#state.happenings;
  }

  get delays(): TableState["delays"] {
    return this.view.chairs.map((chair, seat) => (chair.name === null ? null : 20 + 30 * seat));
  }

  act(): void {
    this.#step();
  }

  explain(card: Card): void {
    this.refusal = this.whyNot.get(card) ?? { code: "not-your-turn", details: {} };
  }

  #step(): void {
    const version = this.#state.version + 1;
    const step = this.#steps[version - 1];
    this.refusal = null;
    if (step) this.#state = fold(this.#state, { type: "update", version, ...step });
  }
}
