import { expect, it } from "vitest";

import { fold } from "../src/lib/review";
import type { Mistake, Review } from "../src/protocol";

function mistake(number: number, seat: number, cost: number): Mistake {
  const reason = { key: "hint-best", details: {} };
  return { number, round: 1, seat, action: { do: "end" }, better: { do: "draw" }, reason, chance: 0.5, cost, error: 0.01 };
}

const mistakes = [mistake(9, 1, 0.5), mistake(4, 0, 0.25), mistake(12, 1, 0.125)];
const found: Review = {
  game: "junior",
  players: ["Ada", "Ben", "Cleo"],
  rounds: 1,
  weighed: [3, 4, 2],
  mistakes,
  luck: [0.5, 0.25, 0.25],
};

it("adds up what everybody gave away", () => {
  expect(fold(found).players).toEqual([
    { luck: 0.5, givenAway: 0.25 },
    { luck: 0.25, givenAway: 0.625 },
    { luck: 0.25, givenAway: 0 },
  ]);
});

it("finds a mistake by the step of the replay, whose first is 0", () => {
  expect([...fold(found).byStep]).toEqual([
    [8, mistakes[0]],
    [3, mistakes[1]],
    [11, mistakes[2]],
  ]);
});

it("says nothing of what was not weighed, and nothing of luck where there are no hands", () => {
  const { players, isWeighed } = fold({ ...found, weighed: null, mistakes: [], luck: null });
  expect(isWeighed).toBe(false);
  expect(players).toEqual(Array(3).fill({ luck: null, givenAway: null }));
});
