/** What the frame of the table has to know of each game, and where its middle is drawn. */

import type { Component } from "svelte";

import type { Table } from "../lib/liveTable.svelte";
import { COLOURS, type Card, type Colour, type GameAction, type GameName, type MenuEntry } from "../protocol";
import { cardShown, leastTime, nextToTurn } from "./schnippschnapp/race";
import * as stufen from "./stufen/moves";

/** What the middle of the table is given. */
export interface Middle<G extends GameName = GameName> {
  readonly table: Table<G>;
  /** The cards of the hand that are about to be played. */
  readonly picked: readonly Card[];
  /** Asks which of these it shall be. */
  choose(actions: readonly GameAction<G>[]): void;
  /** Makes this what the large button does, until it is no longer on the menu. */
  prepare(action: GameAction<G>): void;
}

/** What lies before a player beside their hand. */
export interface Belonging {
  readonly kind: "bridge" | "bonus" | "stack" | "won" | "quartet" | "pair";
  readonly count: number;
}

/** How long the large button rests. */
export interface Rest {
  /** Begins anew whenever this changes. */
  readonly since: string;
  /** In milliseconds. */
  readonly long: number;
}

export interface GameFrame<G extends GameName = GameName> {
  /** The middle of the table. */
  readonly load: () => Promise<{ default: Component<Middle<G>> }>;
  /** One's own cards; `null` in a game without a hand. */
  readonly hand: (table: Table<G>) => readonly Card[] | null;
  /** What can be done with a card of the hand. */
  readonly playsOf: (card: Card, menu: readonly MenuEntry<G>[]) => readonly MenuEntry<G>[];
  /** Whether those that can be played are marked: of no use where all can. */
  readonly marksPlays: boolean;
  /** Where on the table the card is dropped for this, as in `data-at`; `null`: anywhere. */
  readonly spotOf: (action: GameAction<G>) => string | null;
  /** Where cards are picked before something is done with them: what can be done with exactly these. */
  readonly together?: (picked: readonly Card[], menu: readonly MenuEntry<G>[]) => readonly MenuEntry<G>[];
  /** Which cards are marked, beside those that are picked; if not told, those with which something can be done. */
  readonly fits?: (card: Card, picked: readonly Card[], menu: readonly MenuEntry<G>[]) => boolean;
  /** What the large button does, the natural next step first. */
  readonly mainActions: (menu: readonly MenuEntry<G>[], picked: readonly Card[]) => readonly MenuEntry<G>[];
  readonly rest: (table: Table<G>) => Rest | null;
  /** Whether who is first counts, so that the table has a pace and no clock. */
  readonly isRace: boolean;
  /** Whether the player whom the table names begins; otherwise they deal (G3). */
  readonly namedBegins: boolean;
  /** Whether the others wait for you. */
  readonly isAsked: (menu: readonly MenuEntry<G>[]) => boolean;
  /** Whom the table waits for. */
  readonly waitsFor: (table: Table<G>) => readonly number[];
  /** The sizes of all hands. */
  readonly counts: (table: Table<G>) => readonly number[] | null;
  readonly belongings: (table: Table<G>, seat: number) => readonly Belonging[];
  /** The size of the draw pile; `null` in a game without. */
  readonly pile: (table: Table<G>) => number | null;
  /** The message that says what is asked of you, given the cards that you picked. */
  readonly prompt: (menu: readonly MenuEntry<G>[], picked: readonly Card[]) => string;
  /** In the order in which they lie on the table. */
  readonly colours: (table: Table<G>) => readonly Colour[];
  /** What the message names. */
  readonly details: (table: Table<G>) => Readonly<Record<string, number>>;
}

const USUAL = {
  hand: (table: Table) => ("hand" in table.match.round ? table.match.round.hand : null),
  playsOf: <G extends GameName>(card: Card, menu: readonly MenuEntry<G>[]) =>
    menu.filter(({ action }) => uses(action, card)),
  marksPlays: true,
  spotOf: (action: GameAction) => ("place" in action ? `spot-${action.place}` : null),
  mainActions: <G extends GameName>(menu: readonly MenuEntry<G>[]) =>
    menu.filter(({ action }) => Object.keys(action).length === 1),
  rest: () => null,
  isRace: false,
  namedBegins: false,
  isAsked: <G extends GameName>(menu: readonly MenuEntry<G>[]) => menu.length > 0,
  waitsFor: ({ view }: Table) => view.to_act,
  counts: (table: Table) => ("counts" in table.match.round ? table.match.round.counts : null),
  belongings: () => [],
  pile: ({ match }: Table) => ("pile" in match.round && typeof match.round.pile === "number" ? match.round.pile : null),
  prompt: () => "play-your-turn",
  colours: () => COLOURS,
  details: () => ({}),
};

const FRAMES: { readonly [G in GameName]?: GameFrame<G> } = {
  elfer: { ...USUAL, load: () => import("./rows/RowsTable.svelte"), prompt: askedInRows },
  junior: { ...USUAL, load: () => import("./rows/RowsTable.svelte"), namedBegins: true, prompt: askedInRows },
  master: {
    ...USUAL,
    namedBegins: true,
    load: () => import("./master/Table.svelte"),
    colours: ({ match }) => match.round.column,
    playsOf: (card, menu) =>
      menu.filter(({ action }) => {
        if (action.do === "joker") return card === "joker";
        return action.do === "bridge" ? card === (action.joker ?? action.place) : uses(action, card);
      }),
    belongings: ({ match }, seat) => [
      { kind: "bridge", count: match.round.bridges[seat] ?? 0 },
      { kind: "bonus", count: match.round.bonuses[seat] ?? 0 },
    ],
    prompt: askedInRows,
  },
  mogeln: {
    ...USUAL,
    load: () => import("./mogeln/Table.svelte"),
    marksPlays: false,
    spotOf: ({ do: what }) => (what === "smuggle" ? "spot-under" : "spot-stack"),
    counts: ({ match }) => match.round.sizes,
    belongings: ({ match }, seat) => [{ kind: "stack", count: match.round.taken[seat] ?? 0 }],
    prompt: askedInMogeln,
    details: ({ match }) => ({ number: match.round.next_number }),
  },
  ratefix: {
    ...USUAL,
    load: () => import("./ratefix/Table.svelte"),
    mainActions: () => [],
    belongings: ({ match }, seat) => [
      { kind: "stack", count: match.round.stacks[seat] ?? 0 },
      { kind: "won", count: match.round.won[seat]?.length ?? 0 },
    ],
    prompt: () => "play-ask-guess",
  },
  zweikampf: {
    ...USUAL,
    load: () => import("./zweikampf/Table.svelte"),
    prompt: () => "play-ask-turn-up",
  },
  stufen: {
    ...USUAL,
    load: () => import("./stufen/Table.svelte"),
    playsOf: (card, menu) =>
      menu.filter(({ action }) => stufen.cardOf(action) === card || uses(action, card)),
    together: stufen.together,
    fits: stufen.fits,
    spotOf: stufen.spotOf,
    mainActions: stufen.buttons,
    pile: () => null,
    prompt: stufen.asked,
  },
  schnippschnapp: {
    ...USUAL,
    load: () => import("./schnippschnapp/Table.svelte"),
    rest: (table) => ({ since: cardShown(table), long: leastTime(table) }),
    isRace: true,
    isAsked: (menu) => menu.length > 0 && menu.every(({ action }) => action.do === "turn"),
    waitsFor: nextToTurn,
    counts: ({ match }) => match.round.stacks.map((count, seat) => count + (match.round.piles[seat]?.length ?? 0)),
    belongings: ({ match }, seat) =>
      match.round.options.mode === "all-at-once"
        ? [{ kind: "won", count: match.round.won[seat] ?? 0 }]
        : [{ kind: "quartet", count: match.round.quartets[seat]?.length ?? 0 }],
    prompt: askedInARace,
  },
  schwarzerpeter: {
    ...USUAL,
    load: () => import("./schwarzerpeter/Table.svelte"),
    mainActions: middleOne,
    belongings: ({ match }, seat) => [{ kind: "pair", count: (match.round.laid[seat]?.length ?? 0) / 2 }],
    prompt: () => "play-ask-draw-held-out",
  },
};

/** The frame of a game, for a table of that game. */
export function frameOf(game: GameName): GameFrame {
  return (FRAMES[game] ?? { ...USUAL, load: () => import("./PlainTable.svelte") }) as GameFrame;
}

function uses(action: GameAction, card: Card): boolean {
  return ("card" in action && action.card === card) || ("cards" in action && action.cards.includes(card));
}

function askedInMogeln(menu: readonly MenuEntry<"mogeln">[]): string {
  const can = new Set(menu.map(({ action }) => action.do));
  if (!can.has("doubt")) return "play-ask-say";
  return can.has("pass") ? "play-ask-doubt-or-pass" : "play-ask-say-or-doubt";
}

/** Which card is drawn makes no difference: the hand was shuffled (SP3). */
function middleOne(menu: readonly MenuEntry<"schwarzerpeter">[]): readonly MenuEntry<"schwarzerpeter">[] {
  const middle = Math.floor(menu.length / 2);
  return menu.slice(middle, middle + 1);
}

function askedInARace(menu: readonly MenuEntry<"schnippschnapp">[]): string {
  return menu.some(({ action }) => action.do !== "turn") ? "play-ask-call" : "play-ask-turn-up";
}

function askedInRows(menu: readonly MenuEntry[]): string {
  const can = new Set<string>(menu.map(({ action }) => action.do));
  const lays = [...can].some((what) => !["draw", "pass", "end"].includes(what));
  if (can.has("end")) return lays ? "play-ask-lay-more" : "play-ask-end";
  if (can.has("draw")) return lays ? "play-ask-lay-or-draw" : "play-ask-draw";
  if (can.has("pass")) return lays ? "play-ask-lay-or-pass" : "play-ask-pass";
  return "play-ask-lay";
}
