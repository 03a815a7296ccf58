/** What every table has: its view, and everything that follows from it. */

import type { Card, ChairView, GameAction, GameMatch, GameName, MenuEntry, TableView } from "../protocol";
import { isFree, NOTHING, type Happening, type TableState } from "./state";
import type { Refusal, Texts, Why } from "./texts";
import { speech } from "./texts.svelte";

/** A table as components see it: a live one, a lesson, a replay, or one of the gallery. */
export interface Table<G extends GameName = GameName> {
  readonly view: TableView<G>;
  readonly match: GameMatch<G>;
  readonly menu: readonly MenuEntry<G>[];
  readonly you: number | null;
  readonly names: readonly string[];
  readonly texts: Texts;
  /** The last things that happened, oldest first, each with a number that only grows. */
  readonly happenings: readonly Happening<G>[];
  /** The usual delay of each player's connection in a live race, in milliseconds. */
  readonly delays?: readonly (number | null)[];
  /** The last refusal, until something else happens. */
  readonly refusal: Refusal | null;
  /** What a good player would do now, if the player has asked for a tip. */
  readonly advised?: GameAction<G> | null;
  /** The reason for this tip. */
  readonly why?: Why | null;
  /** Makes a move: the action of an offer, or text. `refusal` says if it was refused. */
  act(action: GameAction<G> | string): void;
  /** Makes `refusal` say why the card cannot be played. */
  explain(card: Card): void;
}

/** What follows from the view of a table. */
export abstract class ViewedTable {
  refusal = $state.raw<Refusal | null>(null);
  /** `null` until there is anything to show. */
  protected abstract readonly known: TableView | null;

  /** A new view often has the same of these; then names and texts stay as they are. */
  readonly #chairs: readonly ChairView[] = $derived.by(() => this.known?.chairs ?? []);
  readonly #game: GameName | null = $derived.by(() => this.known?.settings.game ?? null);
  readonly #seat: number | null = $derived.by(() => this.known?.you ?? null);
  readonly names: readonly string[] = $derived.by(() => this.namesOf(this.#chairs));
  readonly texts: Texts = $derived.by(() => {
    if (this.#game === null) return speech.texts;
    return speech.texts.for({ game: this.#game, names: this.names, you: this.#seat });
  });

  get isKnown(): boolean {
    return this.known !== null;
  }

  get view(): TableView {
    if (this.known === null) throw new Error("no view yet");
    return this.known;
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

  protected namesOf(chairs: readonly ChairView[]): readonly string[] {
    return chairNames(chairs);
  }
}

/** A table whose state is a fold of messages. */
export abstract class FoldedTable extends ViewedTable {
  protected state = $state.raw<TableState>(NOTHING);

  protected get known(): TableView | null {
    return this.state.view;
  }

  get happenings(): readonly Happening[] {
    return this.state.happenings;
  }
}

/** The players' names. Bots get names from the texts that no person has; a free chair has none. */
function chairNames(chairs: readonly ChairView[]): string[] {
  const taken = new Set(chairs.map((chair) => chair.name));
  const unused = speech.texts.t("bot-names").split(" ").filter((name) => !taken.has(name));
  return chairs.map((chair, seat) => chair.name ?? (isFree(chair) ? "" : (unused[seat % unused.length] ?? "")));
}
