import { expect, it } from "vitest";

import { duel } from "../../src/games/zweikampf/duel";
import type { AnyEvent } from "../../src/protocol";

function happened(...what: AnyEvent<"zweikampf">[]) {
  return what.map((one, number) => ({ number, what: one, chairs: [] }));
}

const UP: AnyEvent<"zweikampf">[] = [
  { event: "turned-up", seat: 0, card: "r5" },
  { event: "turned-up", seat: 1, card: "b9" },
];
const WON: AnyEvent<"zweikampf"> = { event: "won", winner: 1, cards: ["b9", "r5"] };

it("shows who has won until the next cards are turned up", () => {
  const shown = { cards: [["r5"], ["b9"]], winner: 1 };
  expect(duel(happened(...UP, WON, ...UP, WON, { event: "ready", seat: 0 }), [[], []])).toEqual(shown);
});

it("lets the cards of a tie lie below those that decide", () => {
  const tie: AnyEvent<"zweikampf">[] = [
    { event: "turned-up", seat: 0, card: "r7" },
    { event: "turned-up", seat: 1, card: "b7" },
    { event: "tied", stake: 2 },
  ];
  expect(duel(happened(...tie, ...UP, WON), [[], []])).toEqual({ cards: [["r7", "r5"], ["b7", "b9"]], winner: 1 });
});

it("knows what is at stake without having seen it", () => {
  expect(duel([], [["r7"], ["b7"]])).toEqual({ cards: [["r7"], ["b7"]], winner: null });
});

it("begins anew with a deal", () => {
  expect(duel(happened(...UP, WON, { event: "dealt", each: 20 }), [[], []]).cards).toEqual([[], []]);
});
