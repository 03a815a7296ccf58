import { expect, it } from "vitest";

import type { AnyEvent } from "../src/protocol";
import { lastDoings, lastSaid } from "../src/table/activity";
import { flights } from "../src/table/cardFlights";

function happened(...what: AnyEvent[]) {
  return what.map((one, number) => ({ number, what: one, chairs: [] }));
}

it("everybody's last turn is remembered, and only that", () => {
  const doings = lastDoings(
    happened(
      { event: "laid", seat: 0, card: "r11" },
      { event: "drew", seat: 1, card: null },
      { event: "drew", seat: 1, card: null },
      { event: "nothing-fits", seat: 1 },
      { event: "laid", seat: 0, card: "r12" },
      { event: "joker-laid", seat: 0, place: "b7" },
    ),
  );
  expect(doings.get(0)).toEqual({ cards: ["r12", "b7"], drawn: 0, passed: false });
  expect(doings.get(1)).toEqual({ cards: [], drawn: 2, passed: true });
});

it("a number that was said stands beside the name, until the next cards are put down", () => {
  const said = happened({ event: "guessed", seat: 0, total: 31 }, { event: "laid", seat: 1, number: 7, cards: null });
  expect(lastDoings(said).get(0)?.said).toBe(31);
  expect(lastDoings(said).get(1)?.said).toBe(7);
  expect(lastDoings(happened({ event: "guessed", seat: 0, total: 31 }, { event: "put-down" })).size).toBe(0);
});

it("a new deal begins anew", () => {
  const deal: AnyEvent = { event: "dealt", hands: [], pile: 20, begins: 0 };
  expect(lastDoings(happened({ event: "laid", seat: 0, card: "r11" }, deal)).size).toBe(0);
});

it("what somebody said last is found, with its number", () => {
  const said = happened(
    { table_event: "said", seat: 1, phrase: "hello" },
    { table_event: "wrote", seat: 0, text: "r11" },
    { table_event: "paused" },
  );
  expect(lastSaid(said, 1)).toEqual({ number: 0, saying: { phrase: "hello" } });
  expect(lastSaid(said, 0)).toEqual({ number: 1, saying: { text: "r11" } });
  expect(lastSaid(said, 2)).toBeNull();
});

it("a card flies from the hand, or from whoever laid it, to its place", () => {
  expect(flights({ event: "laid", seat: 2, card: "r11" })).toEqual([
    { card: "r11", from: ["hand-r11", "seat-2", "pile"], to: ["spot-r11"] },
  ]);
  expect(flights({ event: "joker-laid", seat: 2, place: "b7" })).toEqual([
    { card: "joker", from: ["hand-joker", "seat-2", "pile"], to: ["spot-b7"] },
  ]);
});

it("a card that somebody else draws flies face down, from the pile or from another hand", () => {
  expect(flights({ event: "drew", seat: 2, card: null })).toEqual([{ card: null, from: ["pile"], to: ["seat-2"] }]);
  expect(flights({ event: "drew", seat: 2, giver: 1, place: 3, card: null })).toEqual([
    { card: null, from: ["fan-3", "seat-1"], to: ["seat-2"] },
  ]);
});

it("both cards of a pair fly to their places, from wherever they were", () => {
  const found = flights({ event: "pairs-laid", seat: 2, cards: ["r7", "b7"] });
  expect(found.map(({ card, to }) => [card, to])).toEqual([
    ["r7", ["spot-r7"]],
    ["b7", ["spot-b7"]],
  ]);
});

it("a card that is laid face down shows nothing on its way, not even one's own", () => {
  const own = { event: "laid", seat: 0, number: 3, cards: ["r7", "g4"] } as const;
  expect(flights(own)).toEqual([{ card: null, from: ["hand-r7", "hand-g4", "seat-0"], to: ["top"] }]);
  expect(flights({ ...own, cards: null })).toEqual([{ card: null, from: ["seat-0"], to: ["top"] }]);
});
