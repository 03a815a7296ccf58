import { numberCard } from "../../lib/cards";
import type { Table } from "../../lib/table.svelte";
import type { Card, GameAction, GameEvent } from "../../protocol";
import { withCard, type Activity } from "../../table/activity";
import { defaultFlights, layFlight, type Flight } from "../../table/cardFlights";
import { defaultCardsOf } from "../defaults";
import type { OwnDescriptor } from "../descriptor";
import { rowsGame } from "../rows/rowsGame";

type Action = GameAction<"master">;
type Event = GameEvent<"master">;

/** No card has a higher number. */
const HIGHEST = 100;

export default {
  ...rowsGame,
  chosenPlayerBegins: true,
  orderChoices: byPlace,
  colourOrder: ({ match }) => match.round.column,
  cardsOf,
  sidePiles: ({ match }, seat) => [
    { kind: "bridge", count: match.round.bridges[seat] ?? 0 },
    { kind: "bonus", count: match.round.bonuses[seat] ?? 0 },
  ],
  cardFlights,
  activity,
  sounds: { "joker-laid": "lay", "swapped": "lay" },
} satisfies OwnDescriptor<"master">;

function cardsOf(action: Action): readonly Card[] {
  if (action.do === "joker") return ["joker"];
  return action.do === "bridge" ? [action.joker ?? action.place] : defaultCardsOf(action);
}

/** In the order of the places on the table. */
function byPlace(actions: readonly Action[], { match }: Table<"master">): readonly Action[] {
  const rank = (action: Action) => {
    const face = "place" in action ? numberCard(action.place) : null;
    return face ? match.round.column.indexOf(face.colour) * HIGHEST + face.number : 0;
  };
  return [...actions].sort((one, other) => rank(one) - rank(other));
}

function cardFlights(event: Event): readonly Flight[] {
  if (event.event === "joker-laid") return [layFlight(event.seat, "joker", event.place)];
  if (event.event === "swapped") return [layFlight(event.seat, event.card, event.card)];
  return defaultFlights(event);
}

function activity(event: Event, before: Activity): Activity | null {
  if (event.event === "joker-laid") return withCard(before, event.place);
  if (event.event === "swapped") return withCard(before, event.card);
  return rowsGame.activity(event, before);
}
