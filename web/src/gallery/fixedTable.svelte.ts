/** A table without a server: what it has sent to one player, step by step. */

import { show } from "../lib/state";
import { FoldedTable, type Table } from "../lib/table.svelte";
import type { Card, AnyEvent, Refusal, TableView } from "../protocol";

export interface Step {
  readonly events: readonly AnyEvent[];
  readonly view: TableView;
  readonly why_not: { readonly [card: string]: Refusal };
}

export interface Positions {
  readonly [name: string]: readonly Step[];
}

export class FixedTable extends FoldedTable implements Table {
  readonly #steps: readonly Step[];
  #position = -1;

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
    const step = this.#steps[this.#position + 1];
    this.refusal = null;
    if (step === undefined) return;
    this.#position++;
    this.state = show(this.state, step.events, step.view);
  }

  explain(card: Card): void {
    this.refusal = this.#steps[this.#position]?.why_not[card] ?? { code: "not-your-turn", details: {} };
  }
}
