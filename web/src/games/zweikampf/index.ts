import type { OwnDescriptor } from "../descriptor";

export default {
  sharedDevice: "buttons",
  prompt: () => "play-ask-turn-up",
  cardFlights: (event) =>
    event.event === "turned-up"
      ? [{ card: event.card, from: [`stack-${event.seat}`], to: [`duel-${event.seat}`] }]
      : [],
  sounds: { "turned-up": "lay" },
} satisfies OwnDescriptor<"zweikampf">;
