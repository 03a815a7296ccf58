/** Cards that fly from one place to another when something happens. Places have names, in `data-at`. */

import type { Card, GameEvent } from "../protocol";

export interface Flight {
  /** `null`: face down. */
  readonly card: Card | null;
  /** The first of these places that is on the page. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Flies only if nothing is left at the place it came from. */
  readonly isLast?: boolean;
}

/** A laid card flies to its place in the middle; a drawn card flies from the pile. */
export function defaultFlights(event: GameEvent): readonly Flight[] {
  if (event.event === "laid" && "card" in event) return [layFlight(event.seat, event.card, event.card)];
  if (event.event === "drew") return [drawFlight(event.seat, event.card, "pile")];
  return [];
}

/** From the hand, or from the player, to a place in the middle. */
export function layFlight(seat: number, card: Card, place: string): Flight {
  return { card, from: [`hand-${card}`, `seat-${seat}`, "pile"], to: [`spot-${place}`] };
}

/** From one of these places into a hand. */
export function drawFlight(seat: number, card: Card | null, ...from: readonly string[]): Flight {
  return { card, from, to: card === null ? [`seat-${seat}`] : [`hand-${card}`, `seat-${seat}`] };
}
