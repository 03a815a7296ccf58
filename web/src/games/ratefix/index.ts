import type { OwnDescriptor } from "../descriptor";

export default {
  mainActions: () => [],
  sidePiles: ({ match }, seat) => [
    { kind: "stack", count: match.round.stacks[seat] ?? 0 },
    { kind: "won", count: match.round.won[seat]?.length ?? 0 },
  ],
  prompt: () => "play-ask-guess",
  activity: (event, before) => (event.event === "guessed" ? { ...before, number: event.total } : null),
  clearsActivity: ["dealt", "put-down"],
  sounds: { guessed: "draw" },
} satisfies OwnDescriptor<"ratefix">;
