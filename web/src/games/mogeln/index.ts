import type { GameEvent, MenuEntry } from "../../protocol";
import type { Activity } from "../../table/activity";
import { layFlight, type Flight } from "../../table/cardFlights";
import type { OwnDescriptor } from "../descriptor";

type Event = GameEvent<"mogeln">;

export default {
  marksPlayable: false,
  dropSpot: ({ do: what }) => (what === "smuggle" ? "spot-under" : "spot-stack"),
  handSizes: ({ match }) => match.round.sizes,
  sidePiles: ({ match }, seat) => [{ kind: "stack", count: match.round.taken[seat] ?? 0 }],
  prompt,
  promptDetails: ({ match }) => ({ number: match.round.next_number }),
  cardFlights,
  activity,
  sounds: { doubted: "turn" },
} satisfies OwnDescriptor<"mogeln">;

function prompt(menu: readonly MenuEntry<"mogeln">[]): string {
  const can = new Set(menu.map(({ action }) => action.do));
  if (!can.has("doubt")) return "play-ask-say";
  return can.has("pass") ? "play-ask-doubt-or-pass" : "play-ask-say-or-doubt";
}

/** A card flies face down to the stack, even the player's own. */
function cardFlights(event: Event): readonly Flight[] {
  if (event.event === "smuggled") return [layFlight(event.seat, event.card, "under")];
  if (event.event !== "laid") return [];
  const hand = (event.cards ?? []).map((card) => `hand-${card}`);
  return [{ card: null, from: [...hand, `seat-${event.seat}`], to: ["top"] }];
}

function activity(event: Event, before: Activity): Activity | null {
  return event.event === "laid" ? { ...before, number: event.number } : null;
}
