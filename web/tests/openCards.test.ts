import { expect, it } from "vitest";

import { openCards } from "../src/games/openCards";

const VIEW = {
  seat: 0,
  options: { joker: "joker" },
  hand: ["r1", "r2"],
  counts: [2, 3],
  top: "g5",
  middle: ["b3", "joker"],
  won: [["r7", "r8"], []],
  rows: [["g1"], ["g2"], ["g3"]],
  phase: "play",
  nothing: null,
};

it("finds cards in any field but the hand, with their players", () => {
  expect(openCards(VIEW, 2)).toEqual([
    { key: "top", seat: null, cards: ["g5"] },
    { key: "middle", seat: null, cards: ["b3", "joker"] },
    { key: "won-0", seat: 0, cards: ["r7", "r8"] },
    { key: "rows-0", seat: null, cards: ["g1"] },
    { key: "rows-1", seat: null, cards: ["g2"] },
    { key: "rows-2", seat: null, cards: ["g3"] },
  ]);
});
