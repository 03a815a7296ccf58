import { expect, it } from "vitest";

import { byNumber, groups, inOrder, isCard, numberCard, spot } from "../src/lib/cards";

it("reads a card", () => {
  expect(numberCard("g20")).toEqual({ colour: "green", number: 20 });
  expect([numberCard("joker"), numberCard("pause")]).toEqual([null, null]);
  expect([isCard("r21"), isCard("r22"), isCard("red")]).toEqual([true, false, false]);
  expect(spot("blue", 7)).toBe("b7");
});

it("sorts a hand by colour or by number, others last", () => {
  const hand = ["pause", "b1", "joker", "r10", "r2", "y2"] as const;
  expect(inOrder(hand)).toEqual(["r2", "r10", "y2", "b1", "joker", "pause"]);
  expect(byNumber(hand)).toEqual(["b1", "r2", "y2", "r10", "joker", "pause"]);
});

it("puts cards of a kind together", () => {
  expect(groups(["joker", "b4", "r3", "b1", "joker"])).toEqual([
    { kind: "red", cards: ["r3"] },
    { kind: "blue", cards: ["b1", "b4"] },
    { kind: "joker", cards: ["joker", "joker"] },
  ]);
});

it("follows the order of colours on the table", () => {
  const hand = ["joker", "b4", "r3", "g3", "b1"] as const;
  const colours = ["blue", "green", "red", "yellow"] as const;
  expect(groups(hand, colours).flatMap((group) => group.cards)).toEqual(["b1", "b4", "g3", "r3", "joker"]);
  expect(byNumber(hand, colours)).toEqual(["b1", "g3", "r3", "b4", "joker"]);
});
