import { expect, it } from "vitest";

import { isTyped, isWithin, oneByOne } from "../src/table/hand";

it("tells cards of the same face apart", () => {
  expect(oneByOne(["joker", "r3", "joker"]).map(({ key }) => key)).toEqual(["joker-1", "r3-1", "joker-2"]);
});

it("a hand is within another only if it has no card more of a face", () => {
  expect(isWithin(["joker", "r3"], ["r3", "joker", "joker"])).toBe(true);
  expect(isWithin(["joker", "joker"], ["joker", "r3"])).toBe(false);
});

it.each(["g", "g1", "g12", "1", "12"])("%s leads to the green twelve", (text) => {
  expect(isTyped("g12", text)).toBe(true);
});

it.each(["r", "g2", "2", "g123"])("%s does not", (text) => {
  expect(isTyped("g12", text)).toBe(false);
});
