import type { GameEvent, MenuEntry } from "../../protocol";
import type { Flight } from "../../table/cardFlights";
import type { OwnDescriptor } from "../descriptor";
import { cooldown, nextToTurn } from "./race";

/** All open piles. The piles that a call has won are those that are gone afterwards. */
const OPEN_PILES = [0, 1, 2, 3, 4, 5].map((seat) => `open-${seat}`).concat("heap-top");

export default {
  isRace: true,
  cooldown,
  isYourTurn: (menu) => menu.length > 0 && menu.every(({ action }) => action.do === "turn"),
  waitingFor: nextToTurn,
  handSizes: ({ match }) => match.round.stacks.map((count, seat) => count + (match.round.piles[seat]?.length ?? 0)),
  sidePiles: ({ match }, seat) =>
    match.round.options.mode === "all-at-once"
      ? [{ kind: "won", count: match.round.won[seat] ?? 0 }]
      : [{ kind: "quartet", count: match.round.quartets[seat]?.length ?? 0 }],
  prompt,
  cardFlights,
  sounds: { "called": "snap", "mistaken": "no", "turned-up": "lay" },
} satisfies OwnDescriptor<"schnippschnapp">;

function prompt(menu: readonly MenuEntry<"schnippschnapp">[]): string {
  return menu.some(({ action }) => action.do !== "turn") ? "play-ask-call" : "play-ask-turn-up";
}

/** Nothing flies when a card is turned up: everybody sees it at once. */
function cardFlights(event: GameEvent<"schnippschnapp">): readonly Flight[] {
  switch (event.event) {
    case "won":
      return OPEN_PILES.map((place) => takeFlight(place, event.seat));
    case "took-back":
      return [takeFlight(`open-${event.seat}`, event.seat)];
    case "mistaken":
      return [{ card: null, from: [`stack-${event.seat}`], to: ["heap"] }];
    default:
      return [];
  }
}

function takeFlight(place: string, seat: number): Flight {
  return { card: null, from: [place], to: [`stack-${seat}`], isLast: true };
}
