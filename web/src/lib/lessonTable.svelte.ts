/** A lesson as a table. It goes on when the learner makes the move that the lesson waits for. */

import type { Card, ChairView, GameAction, Lesson, LessonStep } from "../protocol";
import { isSame } from "./actions";
import { show } from "./state";
import { FoldedTable, type Table } from "./table.svelte";

export class LessonTable extends FoldedTable implements Table {
  position = $state(-1);
  readonly #steps: readonly LessonStep[];

  /** The learner is called `name`. */
  constructor(
    lesson: Lesson,
    private readonly name: string,
  ) {
    super();
    this.#steps = lesson.steps;
    this.next();
  }

  get step(): LessonStep {
    const step = this.#steps[this.position];
    if (!step) throw new Error("no such step");
    return step;
  }

  /** The number of steps. */
  get total(): number {
    return this.#steps.length;
  }

  get isLast(): boolean {
    return this.position === this.total - 1;
  }

  get advised(): GameAction | null {
    return this.step.expect;
  }

  next(): void {
    if (this.isLast) return;
    this.position++;
    this.refusal = null;
    this.state = show(this.state, this.step.events, this.step.view);
  }

  act(action: GameAction | string): void {
    const { expect } = this.step;
    if (expect === null) this.refusal = { code: "learn-wait", details: {} };
    else if (typeof action !== "string" && isSame(action, expect)) this.next();
    else this.refusal = { code: "learn-other", details: {} };
  }

  explain(card: Card): void {
    this.refusal = this.step.why_not[card] ?? { code: "learn-wait", details: {} };
  }

  protected override namesOf(chairs: readonly ChairView[]): readonly string[] {
    return super.namesOf(chairs).map((name, seat) => (seat === this.you ? this.name : name));
  }
}
