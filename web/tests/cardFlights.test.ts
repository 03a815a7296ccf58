import { expect, it } from "vitest";

import { gameOf } from "../src/games";

const { cardFlights: elferFlights } = gameOf("elfer");
const { cardFlights: mogelnFlights } = gameOf("mogeln");
const { cardFlights: peterFlights } = gameOf("schwarzerpeter");

it("a card flies from the hand, or from the player who laid it, to its place", () => {
  expect(elferFlights({ event: "laid", seat: 2, card: "r11" })).toEqual([
    { card: "r11", from: ["hand-r11", "seat-2", "pile"], to: ["spot-r11"] },
  ]);
  expect(gameOf("master").cardFlights({ event: "joker-laid", seat: 2, place: "b7" })).toEqual([
    { card: "joker", from: ["hand-joker", "seat-2", "pile"], to: ["spot-b7"] },
  ]);
});

it("a card that somebody else draws flies face down, from the pile or from another hand", () => {
  expect(elferFlights({ event: "drew", seat: 2, card: null })).toEqual([{ card: null, from: ["pile"], to: ["seat-2"] }]);
  expect(peterFlights({ event: "drew", seat: 2, giver: 1, place: 3, card: null })).toEqual([
    { card: null, from: ["fan-3", "seat-1"], to: ["seat-2"] },
  ]);
});

it("both cards of a pair fly to their places, from wherever they were", () => {
  const found = peterFlights({ event: "pairs-laid", seat: 2, cards: ["r7", "b7"] });
  expect(found.map(({ card, to }) => [card, to])).toEqual([
    ["r7", ["spot-r7"]],
    ["b7", ["spot-b7"]],
  ]);
});

it("a card that is laid face down shows nothing on its way, not even the player's own", () => {
  const own = { event: "laid", seat: 0, number: 3, cards: ["r7", "g4"] } as const;
  expect(mogelnFlights(own)).toEqual([{ card: null, from: ["hand-r7", "hand-g4", "seat-0"], to: ["top"] }]);
  expect(mogelnFlights({ ...own, cards: null })).toEqual([{ card: null, from: ["seat-0"], to: ["top"] }]);
});
