import { expect, it } from "vitest";

import { cardShown, lastCalls, leastTime, nextToTurn, ring } from "../../src/games/schnippschnapp/race";
import { gameOf } from "../../src/games";
import type { GameMatch, AnyEvent, SchnippschnappView, TableView } from "../../src/protocol";
import { view } from "../views";

const { cardFlights } = gameOf("schnippschnapp");

const ROUND: SchnippschnappView = {
  seat: 0,
  options: { mode: "in-turn", window: 60, reveals: 5000 },
  first: 0,
  stage: "call",
  turn: 0,
  stacks: [3, 0, 4],
  piles: [["r1"], [], ["b2"]],
  loose: [0, 0, 0],
  quartets: [[], [], []],
  won: [0, 0, 0],
  middle: [],
  reveal: 7,
  turned: [0],
  answered: [false, false, false],
  answer: null,
  silent: [],
  quiet: 0,
  reason: null,
};

function race(changes: Partial<SchnippschnappView> = {}, isPaused = false) {
  const round = { ...ROUND, ...changes };
  const match: GameMatch<"schnippschnapp"> = {
    options: { options: round.options, rounds: 1, first: 0 },
    seats: 3,
    sheet: [],
    round,
    places: [],
  };
  return { match, view: { ...view(), is_paused: isPaused } as TableView<"schnippschnapp"> };
}

function happened(...what: AnyEvent<"schnippschnapp">[]) {
  return what.map((event, number) => ({ number, what: event, chairs: [] }));
}

it("seats everybody clockwise, oneself near", () => {
  expect(ring(2, 1)).toEqual({ near: 1, left: [], far: 0, right: [] });
  expect(ring(3, 0)).toEqual({ near: 0, left: [1], far: null, right: [2] });
  expect(ring(6, 2)).toEqual({ near: 2, left: [4, 3], far: 5, right: [0, 1] });
  expect(ring(4, null).near).toBe(0);
});

it("knows who turns up next: after a card whoever follows and has cards", () => {
  expect(nextToTurn(race())).toEqual([2]);
  expect(nextToTurn(race({ stage: "turn", turn: 2 }))).toEqual([2]);
  expect(nextToTurn(race({ stage: "over" }))).toEqual([]);
  expect(nextToTurn(race({ options: { mode: "all-at-once", window: 60, reveals: 5000 } }))).toEqual([]);
});

it("lets everybody look at each card anew, and again after a pause", () => {
  const shown = [race(), race({ reveal: 8 }), race({}, true)].map(cardShown);
  expect(new Set(shown).size).toBe(3);
  expect(leastTime(race())).toBe(800);
});

it("shows what became of each call", () => {
  const events = happened(
    { event: "turned-up", seat: 0, card: "r1", reveal: 1 },
    { event: "called", seat: 2, call: "schnapp", time: 300 },
    { event: "called", seat: 0, call: "schnapp", time: 420 },
    { event: "called", seat: 1, call: "schnipp", time: 500 },
    { event: "won", seat: 2, call: "schnapp", cards: 4 },
    { event: "mistaken", seat: 1, cards: 1 },
  );
  expect(lastCalls(events).isPast).toBe(false);
  expect(lastCalls(events).calls.map(({ seat, time, result }) => [seat, time, result])).toEqual([
    [2, 300, "won"],
    [0, 420, "late"],
    [1, 500, "wrong"],
  ]);
});

it("keeps the calls until there are others", () => {
  const first = happened(
    { event: "called", seat: 0, call: "schnapp", time: 300 },
    { event: "called", seat: 1, call: "schnapp", time: 320 },
    { event: "took-back", seat: 0, cards: 1 },
    { event: "took-back", seat: 1, cards: 2 },
    { event: "turned-up", seat: 0, card: "r1", reveal: 2 },
  );
  expect(lastCalls(first).isPast).toBe(true);
  expect(lastCalls(first).calls.map(({ result }) => result)).toEqual(["draw", "draw"]);
  const second = [...first, ...happened({ event: "called", seat: 1, call: "schnipp", time: 200 })];
  expect(lastCalls(second).calls.map(({ seat }) => seat)).toEqual([1]);
});

it("what was won or taken back flies to a stack, and what a mistake costs to the middle", () => {
  const won = cardFlights({ event: "won", seat: 2, call: "schnapp", cards: 7 });
  expect(won).toContainEqual({ card: null, from: ["open-0"], to: ["stack-2"], isLast: true });
  expect(won.every(({ to, isLast }) => to[0] === "stack-2" && isLast)).toBe(true);
  expect(cardFlights({ event: "took-back", seat: 1, cards: 3 })).toEqual([
    { card: null, from: ["open-1"], to: ["stack-1"], isLast: true },
  ]);
  expect(cardFlights({ event: "mistaken", seat: 1, cards: 2 })).toEqual([{ card: null, from: ["stack-1"], to: ["heap"] }]);
});
