import type { Card, GameEvent } from "../../protocol";
import { withCard, withDraw, type Activity } from "../../table/activity";
import { drawFlight, type Flight } from "../../table/cardFlights";
import type { OwnDescriptor } from "../descriptor";
import { actionsWith, buttons, cardsOf, isMarked, prompt, spotOf } from "./moves";

type Event = GameEvent<"stufen">;

export default {
  drawPile: () => null,
  carriedTexts: { total: "play-stages", added: "play-stage-laid" },
  cardsOf,
  actionsWith,
  isMarked,
  dropSpot: spotOf,
  mainActions: buttons,
  prompt,
  cardFlights,
  activity,
  sounds: { discarded: "lay" },
} satisfies OwnDescriptor<"stufen">;

function cardFlights(event: Event): readonly Flight[] {
  switch (event.event) {
    case "drew":
      return [drawFlight(event.seat, event.card, "pile")];
    case "took":
      return [drawFlight(event.seat, event.card, "discard")];
    case "laid":
      return event.cards.map((card) => putFlight(event.seat, card, `seat-${event.seat}-melds`));
    case "added":
      return [putFlight(event.seat, event.card, `meld-${event.meld}-${event.card}`)];
    case "discarded":
      return [putFlight(event.seat, event.card, "discard")];
    case "paused":
      return [putFlight(event.giver, "pause", `seat-${event.to}-melds`)];
    default:
      return [];
  }
}

function putFlight(seat: number, card: Card, place: string): Flight {
  return { card, from: [`hand-${card}`, `seat-${seat}`], to: [place] };
}

function activity(event: Event, before: Activity): Activity | null {
  switch (event.event) {
    case "added":
    case "discarded":
      return withCard(before, event.card);
    case "drew":
    case "took":
      return withDraw(before);
    default:
      return null;
  }
}
