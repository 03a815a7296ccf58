/** What the table of Stufen shows and how its menu is picked from. Rules are the server's: see the menu. */

import type { Card, Colour, MenuEntry, Spot, StufenAction, StufenMeld } from "../../protocol";

export type Kind = StufenMeld["kind"];

/** One meld that a stage asks for. */
export interface Need {
  readonly kind: Kind;
  readonly size: number;
}

/** The melds of a stage, from its text on the stage card: "pasch 3 + reihe 4". */
export function needsOf(stage: string): Need[] {
  return stage.split("+").map((need) => {
    const [kind, size] = need.trim().split(/\s+/);
    return { kind: kind as Kind, size: Number(size) };
  });
}

/** What a card of a meld stands for; only jokers stand for something else than themselves. */
export function standsFor(meld: StufenMeld, index: number): Spot | number | Colour | null {
  if (meld.cards[index] !== "joker") return null;
  return meld.kind === "reihe" && typeof meld.of === "number" ? meld.of + index : meld.of;
}

// What can be done

/** More ways than these are no choice: cards have to be picked first. */
const MOST_WAYS = 8;

type StufenEntry = MenuEntry<"stufen">;

/** What can be done with exactly these cards of the hand. */
export function together(picked: readonly Card[], menu: readonly StufenEntry[]): StufenEntry[] {
  const [first] = picked;
  return menu.filter(({ action }) => {
    if (action.do === "meld") return action.cards.length === picked.length && holds(action.cards, picked);
    if (action.do === "draw" || action.do === "take") return picked.length === 0;
    return picked.length === 1 && first === cardOf(action);
  });
}

/** Those for the picked cards; a meld is offered as soon as they are in few enough. */
export function buttons(menu: readonly StufenEntry[], picked: readonly Card[]): StufenEntry[] {
  const exactly = together(picked, menu);
  if (exactly.some(({ action }) => action.do === "meld")) return exactly;
  const ways = menu.filter(({ action }) => action.do === "meld" && holds(action.cards, picked));
  return ways.length > MOST_WAYS ? exactly : [...ways, ...exactly];
}

/** Whether the card goes into a meld together with those that are picked. */
export function fits(card: Card, picked: readonly Card[], menu: readonly StufenEntry[]): boolean {
  return menu.some(({ action }) => {
    if (action.do === "meld") return holds(action.cards, [...picked, card]);
    return action.do === "add" && picked.length === 0 && action.card === card;
  });
}

/** The place on the table where it is done, as in `data-at`. */
export function spotOf(action: StufenAction): string {
  switch (action.do) {
    case "draw":
      return "pile";
    case "take":
    case "discard":
      return "spot-discards";
    case "meld":
      return "spot-stage";
    case "add":
      return `spot-meld-${action.meld}`;
    case "pause":
      return `spot-seat-${action.to}`;
  }
}

/** The card of the hand that it is about. */
export function cardOf(action: StufenAction): Card | null {
  if (action.do === "pause") return "pause";
  return "card" in action ? action.card : null;
}

/** The message that says what is asked. */
export function asked(menu: readonly StufenEntry[], picked: readonly Card[]): string {
  const can = new Set(menu.map(({ action }) => action.do));
  if (can.has("pause") && picked.length === 1 && picked[0] === "pause") return "play-ask-give-pause";
  if (can.has("take")) return "play-ask-draw-or-take";
  if (can.has("draw")) return "play-ask-draw-one";
  if (can.has("meld")) return can.has("discard") ? "play-ask-meld" : "play-ask-meld-next";
  if (can.has("add")) return "play-ask-add";
  return can.has("discard") ? "play-ask-discard" : "play-ask-give-pause";
}

function holds(all: readonly Card[], some: readonly Card[]): boolean {
  const left = [...all];
  return some.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

// How it lies

export interface Room {
  readonly width: number;
  readonly height: number;
}

/** Melds in rows of so many, with cards of this width and each so far from the one before, in pixels. */
export interface Spread {
  readonly across: number;
  readonly card: number;
  readonly step: number;
}

const SHAPE = 1.4;
const LARGEST = 96;
/** Cards that cover others are no larger. */
const COVERING = 60;
/** How much of a card is seen where cards overlap: its left edge with a small number. */
const EDGE = 0.48;
/** How large the numbers are, by the width of the card: that in the middle, and that on the edge. */
const NUMERAL = 0.6;
const INDEX = 0.33;
/** In pixels: larger numbers are not read more easily. */
const READABLE = 12;
/** In pixels: what a meld takes beside its cards. */
const APART = 14;

/** The largest cards for melds of these sizes in a room. */
export function spread(sizes: readonly number[], room: Room): Spread {
  const ways = sizes.map((_, index) => inRows(sizes, index + 1, room));
  return ways.reduce((best, way) => (way.card > best.card ? way : best), { across: 1, card: 0, step: 0 });
}

function inRows(sizes: readonly number[], across: number, room: Room): Spread {
  const rows = rowsOf(sizes, across);
  const high = Math.min((room.height - 6 * (rows.length - 1)) / rows.length / SHAPE, LARGEST);
  const width = (share: number) =>
    Math.min(...rows.map((row) => (room.width - APART * row.length) / cardsWide(row, share)));
  const [flat, overlapping] = [Math.min(high, width(1)), Math.min(high, width(EDGE), COVERING)];
  const card = Math.max(0, flat, isAsReadable(overlapping, flat) ? overlapping : 0);
  const loose = Math.min(...rows.map((row) => (room.width - APART * row.length - row.length * card) / gaps(row)));
  return { across, card, step: Math.min(loose, card) };
}

function isAsReadable(overlapping: number, flat: number): boolean {
  return overlapping * INDEX >= Math.min(flat * NUMERAL, READABLE);
}

export function rowsOf<T>(parts: readonly T[], across: number): T[][] {
  const count = Math.ceil(parts.length / across);
  return Array.from({ length: count }, (_, row) => parts.slice(row * across, (row + 1) * across));
}

/** How many cards wide a row is, if each shows this share of itself but the last of a meld. */
function cardsWide(row: readonly number[], share: number): number {
  return row.reduce((sum, size) => sum + 1 + (size - 1) * share, 0);
}

function gaps(row: readonly number[]): number {
  return Math.max(1, row.reduce((sum, size) => sum + size - 1, 0));
}

/** A place is best twice as wide as it is high, and none is left empty. */
const PLACE_SHAPE = 2;

/** In how many columns places for so many players lie best. */
export function columnsFor(count: number, room: Room): number {
  const odd = (columns: number) => {
    const rows = Math.ceil(count / columns);
    const shape = room.width / columns / (room.height / rows);
    return Math.abs(Math.log(shape / PLACE_SHAPE)) + 2 * Math.log((columns * rows) / count);
  };
  const ways = Array.from({ length: count }, (_, index) => index + 1);
  return ways.reduce((best, columns) => (odd(columns) < odd(best) ? columns : best), 1);
}
