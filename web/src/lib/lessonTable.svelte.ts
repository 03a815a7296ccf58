/** A lesson as a table: it goes on when the learner makes the move that is asked for. */

import type { Card, GameAction, GameMatch, Lesson, LessonStep, MenuEntry, TableView, WhyNot } from "../protocol";
import { isSame } from "./actions";
import { fold, NOTHING, type Happening, type TableState } from "./state";
import { chairNames, type Table } from "./liveTable.svelte";
import type { Refusal, Texts } from "./texts";
import { speech } from "./texts.svelte";

export class LessonTable implements Table {
  refusal = $state.raw<Refusal | null>(null);
  position = $state(-1);
  #state = $state.raw<TableState>(NOTHING);
  readonly #steps: readonly LessonStep[];

  readonly whyNot: ReadonlyMap<Card, WhyNot> = $derived(
    new Map(this.#state.view?.why_not.map((why) => [why.card, why])),
  );

  /** The learner is called `name`. */
  constructor(
    lesson: Lesson,
    private readonly name: string,
  ) {
    this.#steps = lesson.steps;
    this.next();
  }

  get step(): LessonStep {
    const step = this.#steps[this.position];
    if (!step) throw new Error("no such step");
    return step;
  }

  /** How many steps there are. */
  get total(): number {
    return this.#steps.length;
  }

  get isLast(): boolean {
    return this.position === this.total - 1;
  }

  get view(): TableView {
    return this.step.view;
  }

  get match(): GameMatch {
    if (this.view.match === null) throw new Error("no match");
    return this.view.match;
  }

  get menu(): readonly MenuEntry[] {
    return this.view.menu;
  }

  get you(): number | null {
    return this.view.you;
  }

  get names(): readonly string[] {
    return chairNames(this.view.chairs, speech.texts).map((name, seat) => (seat === this.you ? this.name : name));
  }

  get texts(): Texts {
    return speech.texts.for({ game: this.view.settings.game, names: this.names, you: this.you });
  }

  get happenings(): readonly Happening[] {
    return this.#state.happenings;
  }

  get advised(): GameAction | null {
    return this.step.expect;
  }

  next(): void {
    if (this.isLast) return;
    this.position++;
    this.refusal = null;
    const { events, view } = this.step;
    this.#state = fold(this.#state, { type: "update", version: this.position + 1, events, view });
  }

  act(action: GameAction | string): void {
    const { expect } = this.step;
    if (expect === null) this.refusal = { code: "learn-wait", details: {} };
    else if (typeof action !== "string" && isSame(action, expect)) this.next();
    else this.refusal = { code: "learn-other", details: {} };
  }

  explain(card: Card): void {
    this.refusal = this.whyNot.get(card) ?? { code: "learn-wait", details: {} };
  }
}
