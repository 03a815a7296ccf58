/** A table without a server: what it has sent to one player, step by step. */

import { fold } from "../lib/state";
import { FoldedTable, type Table } from "../lib/table.svelte";
import type { Card, AnyEvent, TableView } from "../protocol";

export interface Step {
  readonly events: readonly AnyEvent[];
  readonly view: TableView;
}

export interface Positions {
  readonly [name: string]: readonly Step[];
}

export class FixedTable extends FoldedTable implements Table {
  readonly #steps: readonly Step[];

  constructor(steps: readonly Step[]) {
    super();
    this.#steps = steps;
    this.act();
  }

  get delays(): readonly (number | null)[] {
    return this.view.chairs.map((chair, seat) => (chair.name === null ? null : 20 + 30 * seat));
  }

  /** Any move shows the next step. */
  act(): void {
    const version = this.state.version + 1;
    const step = this.#steps[version - 1];
    this.refusal = null;
    if (step) this.state = fold(this.state, { type: "update", version, ...step });
  }

  explain(card: Card): void {
    this.refusal = this.whyNot.get(card) ?? { code: "not-your-turn", details: {} };
  }
}
