/**
 * What the page can know of a game. `index.ts` takes it from the files in the folder `games/<name>/`, whose own
 * `index.ts` is a part of this; `defaults.ts` fills in the rest.
 */

import type { Component, Snippet } from "svelte";

import type { Section } from "../guide/section";
import type { GameChance } from "../lib/fairness";
import type { Table } from "../lib/table.svelte";
import type { PassAndPlay } from "../lib/passAndPlay.svelte";
import type { Card, Colour, GameAction, GameEvent, GameName, MenuEntry } from "../protocol";
import type { Activity } from "../table/activity";
import type { Flight } from "../table/cardFlights";
import type { Sound } from "../table/sounds";

type Lazy<T> = () => Promise<{ default: T }>;

/** The properties of the component that draws the middle of the table. */
export interface TableProps<G extends GameName = GameName> {
  readonly table: Table<G>;
  /** The cards of the hand that the player has picked. */
  readonly picked: readonly Card[];
  /** Lets the player choose one of these actions. */
  choose(actions: readonly GameAction<G>[]): void;
  /** Makes this the action of the large button, for as long as it is on the menu. */
  prepare(action: GameAction<G>): void;
}

/** The properties of the component that draws one button of a choice between actions. */
export interface ChoiceProps<G extends GameName = GameName> {
  readonly table: Table<G>;
  readonly action: GameAction<G>;
}

/** The properties of a component that lets everybody play at one device at the same time. */
export interface SharedDeviceProps {
  readonly session: PassAndPlay;
  readonly menu: Snippet;
}

/** Cards that lie before a player, beside the hand. */
export interface SidePile {
  readonly kind: "bridge" | "bonus" | "stack" | "won" | "quartet" | "pair";
  readonly count: number;
}

/** For how long the large button does nothing. */
export interface Cooldown {
  /** It starts again whenever this changes. */
  readonly key: string;
  readonly milliseconds: number;
}

export interface GameDescriptor<G extends GameName = GameName> {
  // Before a table is opened

  /** `Emblem.svelte`: a small picture, drawn inside an SVG of 64 × 64. */
  readonly Emblem: Component;
  /** `guide.ts`: the sections of the rules page; `null` if there is no such page. */
  readonly guide: Lazy<readonly Section[]> | null;
  /** Whether speed counts: then the table has a pace instead of a clock. */
  readonly isRace: boolean;
  /** Whether the player chosen in the settings begins. Otherwise this player deals (G3). */
  readonly chosenPlayerBegins: boolean;
  /** How several people play at one device: they hand it on, each has a button, or `SharedDevice.svelte`. */
  readonly sharedDevice: "hand-on" | "buttons" | Lazy<Component<SharedDeviceProps>>;

  // The table

  /** `Table.svelte`: the middle of the table, drawn in a container whose size can be asked for (`cqw`, `cqh`). */
  readonly table: Lazy<Component<TableProps<G>>>;
  /** `Choice.svelte`: draws one of several actions to choose from; `null`: its text. */
  readonly choice: Lazy<Component<ChoiceProps<G>>> | null;
  /** Sorts the actions to choose from. */
  readonly orderChoices: (actions: readonly GameAction<G>[], table: Table<G>) => readonly GameAction<G>[];
  /** The player's own cards; `null` in a game without a hand. */
  readonly hand: (table: Table<G>) => readonly Card[] | null;
  /** The number of cards in each hand. */
  readonly handSizes: (table: Table<G>) => readonly number[] | null;
  /** The number of cards in the draw pile; `null` if there is none, or if the table draws it. */
  readonly drawPile: (table: Table<G>) => number | null;
  readonly sidePiles: (table: Table<G>, seat: number) => readonly SidePile[];
  /** The colours in the order in which they lie on the table. */
  readonly colourOrder: (table: Table<G>) => readonly Colour[];
  /** The seat whose face has a black dot on the nose. */
  readonly dottedSeat: (table: Table<G>) => number | null;
  /** The messages for what a player carries from round to round: for all of it, and for what a round has added. */
  readonly carriedTexts: { readonly total: string; readonly added: string } | null;

  // The player's turn

  /** The cards of the hand that an action uses. */
  readonly cardsOf: (action: GameAction<G>) => readonly Card[];
  /** Whether playable cards are marked. This is of no use where all cards are playable. */
  readonly marksPlayable: boolean;
  /** The place on the table where a card is dropped for this action, as in `data-at`; `null`: anywhere. */
  readonly dropSpot: (action: GameAction<G>) => string | null;
  /** The actions that use exactly these cards. A game that has this lets players pick several cards. */
  readonly actionsWith: ((picked: readonly Card[], menu: readonly MenuEntry<G>[]) => readonly MenuEntry<G>[]) | null;
  /** Whether a card is marked beside the picked ones; `null`: every playable card is. */
  readonly isMarked: ((card: Card, picked: readonly Card[], menu: readonly MenuEntry<G>[]) => boolean) | null;
  /** The actions of the buttons; the first is the large button. */
  readonly mainActions: (menu: readonly MenuEntry<G>[], picked: readonly Card[]) => readonly MenuEntry<G>[];
  readonly cooldown: (table: Table<G>) => Cooldown | null;
  /** Whether the others wait for this player. */
  readonly isYourTurn: (menu: readonly MenuEntry<G>[]) => boolean;
  /** The seats that the table waits for. */
  readonly waitingFor: (table: Table<G>) => readonly number[];
  /** The message that says what to do. */
  readonly prompt: (menu: readonly MenuEntry<G>[], picked: readonly Card[]) => string;
  /** What fills that message. */
  readonly promptDetails: (table: Table<G>) => Readonly<Record<string, number>>;

  // What happens

  /** The cards that fly across the table after an event. */
  readonly cardFlights: (event: GameEvent<G>) => readonly Flight[];
  /** What stands beside the player's name after an event; `null`: the event does not change it. */
  readonly activity: (event: GameEvent<G>, before: Activity) => Activity | null;
  /** The events that clear what stands beside all names. */
  readonly clearsActivity: readonly GameEvent<G>["event"][];
  /** The sounds of events, beside those that all games share. */
  readonly sounds: { readonly [E in GameEvent<G>["event"]]?: Sound };

  /** `chance.ts`: how to compute the game's shuffles again; `null`: it only shuffles whole decks and hands. */
  readonly chance: Lazy<GameChance<G>> | null;
}

/** The default export of `games/<name>/index.ts`. */
export type OwnDescriptor<G extends GameName> = Partial<GameDescriptor<G>>;
