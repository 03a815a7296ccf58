import type { OwnDescriptor } from "../descriptor";
import Emblem from "./Emblem.svelte";

export default {
  Emblem,
  guide: () => import("./guide"),
  sharedDevice: "buttons",
  table: () => import("./Table.svelte"),
  prompt: () => "play-ask-turn-up",
  cardFlights: (event) =>
    event.event === "turned-up"
      ? [{ card: event.card, from: [`stack-${event.seat}`], to: [`duel-${event.seat}`] }]
      : [],
  sounds: { "turned-up": "lay" },
} satisfies OwnDescriptor<"zweikampf">;
