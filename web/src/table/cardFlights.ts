/** Which cards travel where when something happens, by the names that places bear in `data-at`. */

import type { Card, AnyEvent } from "../protocol";

export interface Flight {
  /** `null`: face down. */
  readonly card: Card | null;
  /** The first of these places that is there. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Only if nothing is left at the place that it came from. */
  readonly isLast?: boolean;
}

/** All open piles of a race: which of them a call has won is seen by what is left. */
const PILES = [0, 1, 2, 3, 4, 5].map((seat) => `open-${seat}`).concat("heap-top");

export function flights(what: AnyEvent): Flight[] {
  if (!("event" in what)) return [];
  switch (what.event) {
    case "laid":
    case "swapped":
      if ("number" in what) return [laidFaceDown(what.seat, what.cards ?? [])];
      if ("kind" in what) return what.cards.map((card) => putTo(`seat-${what.seat}-melds`, what.seat, card));
      return "card" in what ? [laid(what.seat, what.card, what.card)] : [];
    case "added":
      return [putTo(`meld-${what.meld}-${what.card}`, what.seat, what.card)];
    case "discarded":
      return [putTo("discard", what.seat, what.card)];
    case "took":
      return "card" in what ? [drawn(what.seat, what.card, "discard")] : [];
    case "paused":
      return [{ card: "pause", from: ["hand-pause", `seat-${what.giver}`], to: [`seat-${what.to}-melds`] }];
    case "smuggled":
      return [laid(what.seat, what.card, "under")];
    case "turned-up":
      return [turnedUp(what.seat, what.card)];
    case "joker-laid":
      return [laid(what.seat, "joker", what.place)];
    case "drew":
      if ("giver" in what) return [drawn(what.seat, what.card, `fan-${what.place}`, `seat-${what.giver}`)];
      return [drawn(what.seat, what.card, "pile")];
    case "won":
      return "call" in what ? PILES.map((place) => takenUp(place, what.seat)) : [];
    case "took-back":
      return "seat" in what ? [takenUp(`open-${what.seat}`, what.seat)] : [];
    case "mistaken":
      return [{ card: null, from: [`stack-${what.seat}`], to: ["heap"] }];
    case "pairs-laid":
      return what.cards.map((card) => laid(what.seat, card, card));
    default:
      return [];
  }
}

function laid(seat: number, card: Card, place: string): Flight {
  return { card, from: [`hand-${card}`, `seat-${seat}`, "pile"], to: [`spot-${place}`] };
}

function putTo(place: string, seat: number, card: Card): Flight {
  return { card, from: [`hand-${card}`, `seat-${seat}`], to: [place] };
}

function laidFaceDown(seat: number, cards: readonly Card[]): Flight {
  return { card: null, from: [...cards.map((card) => `hand-${card}`), `seat-${seat}`], to: ["top"] };
}

function turnedUp(seat: number, card: Card): Flight {
  return { card, from: [`stack-${seat}`], to: [`duel-${seat}`] };
}

/** A pile that lies open no longer. */
function takenUp(place: string, seat: number): Flight {
  return { card: null, from: [place], to: [`stack-${seat}`], isLast: true };
}

function drawn(seat: number, card: Card | null, ...from: readonly string[]): Flight {
  return { card, from, to: card === null ? [`seat-${seat}`] : [`hand-${card}`, `seat-${seat}`] };
}
