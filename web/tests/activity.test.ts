import { expect, it } from "vitest";

import { gameOf } from "../src/games";
import type { GameName, AnyEvent } from "../src/protocol";
import { lastActivity, lastMessage } from "../src/table/activity";

function happened(...what: AnyEvent[]) {
  return what.map((one, number) => ({ number, what: one, chairs: [] }));
}

function activity(game: GameName, ...what: AnyEvent[]) {
  return lastActivity(happened(...what), gameOf(game));
}

it("remembers the last turn of each player, and only that", () => {
  const found = activity(
    "master",
    { event: "laid", seat: 0, card: "r11" },
    { event: "drew", seat: 1, card: null },
    { event: "drew", seat: 1, card: null },
    { event: "nothing-fits", seat: 1 },
    { event: "laid", seat: 0, card: "r12" },
    { event: "joker-laid", seat: 0, place: "b7" },
  );
  expect(found.get(0)).toEqual({ cards: ["r12", "b7"], drawn: 0, passed: false });
  expect(found.get(1)).toEqual({ cards: [], drawn: 2, passed: true });
});

it("shows a number that was said, until the next cards are put down", () => {
  const guessed: AnyEvent = { event: "guessed", seat: 0, total: 31 };
  expect(activity("ratefix", guessed).get(0)?.number).toBe(31);
  expect(activity("ratefix", guessed, { event: "put-down" }).size).toBe(0);
  expect(activity("mogeln", { event: "laid", seat: 1, number: 7, cards: null }).get(1)?.number).toBe(7);
});

it("shows the cards that are added and discarded, but not those of a meld", () => {
  const found = activity(
    "stufen",
    { event: "took", seat: 0, card: "r2" },
    { event: "laid", seat: 0, kind: "pasch", of: 5, cards: ["r5", "g5", "b5"] },
    { event: "added", seat: 0, meld: 1, card: "y5", end: "high" },
    { event: "discarded", seat: 0, card: "r2" },
  );
  expect(found.get(0)).toEqual({ cards: ["y5", "r2"], drawn: 1, passed: false });
});

it("starts anew with every deal", () => {
  const deal: AnyEvent = { event: "dealt", hands: [], pile: 20, begins: 0 };
  expect(activity("elfer", { event: "laid", seat: 0, card: "r11" }, deal).size).toBe(0);
});

it("finds what somebody said last, with its number", () => {
  const said = happened(
    { table_event: "said", seat: 1, phrase: "hello" },
    { table_event: "wrote", seat: 0, text: "r11" },
    { table_event: "paused" },
  );
  expect(lastMessage(said, 1)).toEqual({ number: 0, message: { phrase: "hello" } });
  expect(lastMessage(said, 0)).toEqual({ number: 1, message: { text: "r11" } });
  expect(lastMessage(said, 2)).toBeNull();
});
