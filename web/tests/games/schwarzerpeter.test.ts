import { expect, it } from "vitest";

import { dottedSeat, endOf } from "../../src/games/schwarzerpeter/roundEnd";
import type { SchwarzerpeterMatch, SchwarzerpeterView } from "../../src/protocol";

const ROUND: SchwarzerpeterView = {
  seat: 0,
  options: { length: "full", forfeit: "dot" },
  drawer: 0,
  giver: null,
  hand: [],
  counts: [0, 1],
  laid: [[], []],
  fan: 0,
  draws: 9,
  shown: [[], ["r14"]],
  aside: ["b14"],
};

function after(forfeit: "dot" | "none", rounds: number, points = [0, 1]): { match: SchwarzerpeterMatch } {
  return {
    match: {
      options: { options: { length: "full", forfeit }, rounds: null, first: 0 },
      seats: 2,
      sheet: Array.from({ length: rounds }, () => ({ places: [1, 2], points, carried: [], reason: "peter-left" })),
      round: ROUND,
      places: [1, 2],
    },
  };
}

it("shows who is left with the card without a twin", () => {
  expect(endOf(ROUND)).toEqual({ loser: 1, peter: "r14", aside: "b14" });
  expect(endOf({ ...ROUND, shown: [["r14"], []] })?.loser).toBe(0);
  expect(endOf({ ...ROUND, shown: [], aside: [] })).toBeNull();
});

it("names no loser after too many draws", () => {
  expect(endOf({ ...ROUND, shown: [["r2", "r14"], ["b2"]] })).toEqual({ loser: null, peter: "r14", aside: "b14" });
  expect(dottedSeat(after("dot", 2, [0, 0]))).toBeNull();
});

it("paints a dot on the nose of the last loser where that was agreed on", () => {
  expect(dottedSeat(after("dot", 2))).toBe(1);
  expect(dottedSeat(after("dot", 0))).toBeNull();
  expect(dottedSeat(after("none", 2))).toBeNull();
});
