import { expect, it } from "vitest";

import { lanes, lastLaid, runs, type Lying } from "../../src/games/rows/lanes";
import type { AnyEvent } from "../../src/protocol";

const LYING: Lying = {
  colours: ["red", "green"],
  highest: 5,
  cards: ["r2", "r3", "g3", "g5"],
  jokers: ["g5"],
  openers: ["g4"],
  spans: [{ start: "g3", end: "r3" }],
  yours: new Set(["r4"]),
  last: "r2",
};

function happened(...what: AnyEvent[]) {
  return what.map((event, number) => ({ number, what: event, chairs: [] }));
}

it("every place says what lies there and what may come", () => {
  const [red, green] = lanes(LYING);
  expect(red?.cells.map((cell) => cell.holds)).toEqual([null, "card", "card", null, null]);
  expect(green?.cells.map((cell) => cell.holds)).toEqual([null, null, "card", null, "joker"]);
  expect(red?.cells.filter((cell) => cell.isYours).map((cell) => cell.spot)).toEqual(["r4"]);
  expect(green?.cells.filter((cell) => cell.isOpener).map((cell) => cell.spot)).toEqual(["g4"]);
  expect(red?.cells.filter((cell) => cell.isLast).map((cell) => cell.spot)).toEqual(["r2"]);
});

it("a connection card hangs on the earlier of its two rows, whichever way it leads", () => {
  const bridged = lanes(LYING).flatMap(({ cells }) => cells.filter((cell) => cell.hasBridge));
  expect(bridged.map((cell) => cell.spot)).toEqual(["r3"]);
});

it("stacked, an island is a run of its own", () => {
  const ends = lanes(LYING).map((lane) => runs(lane).map(({ low, high }) => [low.number, high.number]));
  expect(ends).toEqual([[[2, 3]], [[3, 3], [5, 5]]]);
});

it("the last card is the last one that still lies: a move may have been taken back", () => {
  const happenings = happened(
    { event: "laid", seat: 0, card: "r2" },
    { event: "joker-laid", seat: 1, place: "g5" },
    { event: "laid", seat: 0, card: "r1" },
    { event: "drew", seat: 1, card: null },
  );
  expect(lastLaid(happenings, ["r2", "g5", "r1"])).toBe("r1");
  expect(lastLaid(happenings, ["r2", "g5"])).toBe("g5");
  expect(lastLaid([], ["r2"])).toBeNull();
});
