/** Rows of numbers on the table, place by place. */

import { numberCard, spot } from "../../lib/cards";
import type { Card, Colour, GameEvent, Spot } from "../../protocol";
import type { Happening } from "../../lib/state";

export interface Cell {
  readonly spot: Spot;
  readonly number: number;
  readonly holds: "card" | "joker" | null;
  /** A row may be opened here. */
  readonly isOpener: boolean;
  /** The player may lay a card here now. */
  readonly isYours: boolean;
  /** The last card lies here. */
  readonly isLast: boolean;
  /** A connection card leads from here into the next lane. */
  readonly hasBridge: boolean;
}

export interface Lane {
  readonly colour: Colour;
  /** From 1 upwards. */
  readonly cells: readonly Cell[];
}

export interface Lying {
  readonly colours: readonly Colour[];
  readonly highest: number;
  readonly cards: readonly Card[];
  readonly openers?: readonly Spot[];
  readonly jokers?: readonly Spot[];
  readonly spans?: readonly { readonly start: Spot; readonly end: Spot }[];
  readonly yours: ReadonlySet<Spot>;
  readonly last: Spot | null;
}

export function lanes(lying: Lying): Lane[] {
  const cards: ReadonlySet<string> = new Set(lying.cards);
  const jokers = new Set(lying.jokers);
  const openers = new Set(lying.openers);
  const bridged = new Set(lying.spans?.map((span) => upper(lying.colours, span.start, span.end)));
  return lying.colours.map((colour) => ({
    colour,
    cells: Array.from({ length: lying.highest }, (_, index) => {
      const place = spot(colour, index + 1);
      return {
        spot: place,
        number: index + 1,
        holds: jokers.has(place) ? "joker" : cards.has(place) ? "card" : null,
        isOpener: openers.has(place),
        isYours: lying.yours.has(place),
        isLast: lying.last === place,
        hasBridge: bridged.has(place),
      };
    }),
  }));
}

/** The end of a connection card in the earlier lane. */
function upper(colours: readonly Colour[], start: Spot, end: Spot): Spot {
  return lane(colours, start) < lane(colours, end) ? start : end;
}

function lane(colours: readonly Colour[], place: Spot): number {
  const face = numberCard(place);
  return face ? colours.indexOf(face.colour) : -1;
}

/** The place of the last card that is still on the table. */
export function lastLaid(happenings: readonly Happening[], lying: readonly string[]): Spot | null {
  for (const { what } of [...happenings].reverse()) {
    const place = "event" in what ? placeOf(what) : null;
    if (place !== null && lying.includes(place)) return place;
  }
  return null;
}

function placeOf(event: GameEvent): Spot | null {
  if (event.event === "joker-laid") return event.place;
  const card = event.event === "laid" || event.event === "swapped" ? ("card" in event ? event.card : null) : null;
  return card && numberCard(card) ? (card as Spot) : null;
}

/** A lane as it is shown stacked (E14): each unbroken run by its ends. */
export interface Run {
  readonly low: Cell;
  readonly high: Cell;
}

export function runs(lane: Lane): Run[] {
  const found: Run[] = [];
  let low: Cell | null = null;
  lane.cells.forEach((cell, index) => {
    if (cell.holds === null) return;
    low ??= cell;
    if (lane.cells[index + 1]?.holds == null) {
      found.push({ low, high: cell });
      low = null;
    }
  });
  return found;
}
