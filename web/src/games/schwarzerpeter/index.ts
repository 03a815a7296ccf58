import type { GameEvent, MenuEntry } from "../../protocol";
import { drawFlight, layFlight, type Flight } from "../../table/cardFlights";
import type { OwnDescriptor } from "../descriptor";
import { dottedSeat } from "./roundEnd";

type Menu = readonly MenuEntry<"schwarzerpeter">[];

export default {
  mainActions: middleCard,
  dottedSeat,
  sidePiles: ({ match }, seat) => [{ kind: "pair", count: (match.round.laid[seat]?.length ?? 0) / 2 }],
  prompt: () => "play-ask-draw-held-out",
  cardFlights,
  sounds: { "pairs-laid": "lay", "peter-shown": "lose" },
} satisfies OwnDescriptor<"schwarzerpeter">;

/** Every card is as good as any other: the hand was shuffled (SP3). */
function middleCard(menu: Menu): Menu {
  const middle = Math.floor(menu.length / 2);
  return menu.slice(middle, middle + 1);
}

function cardFlights(event: GameEvent<"schwarzerpeter">): readonly Flight[] {
  if (event.event === "drew") return [drawFlight(event.seat, event.card, `fan-${event.place}`, `seat-${event.giver}`)];
  return event.event === "pairs-laid" ? event.cards.map((card) => layFlight(event.seat, card, card)) : [];
}
