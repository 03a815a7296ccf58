import { expect, it } from "vitest";

import { lastResult, scale } from "../../src/games/ratefix/guesses";
import type { AnyEvent, RatefixWon } from "../../src/protocol";

function happened(...what: AnyEvent<"ratefix">[]) {
  return what.map((one, number) => ({ number, what: one, chairs: [] }));
}

const DOWN: AnyEvent = { event: "put-down" };
const WON: RatefixWon = { event: "won", winner: 1, cards: ["r4", "b9"], total: 13 };

function guessed(seat: number, total: number) {
  return { event: "guessed", seat, total } as const;
}

it("keeps the guesses of the cards that were shown last, while others lie there", () => {
  const before = [DOWN, guessed(0, 7), guessed(1, 8), WON];
  const events = happened(...before, DOWN, guessed(0, 30), guessed(1, 9), WON, DOWN, guessed(1, 20));
  expect(lastResult(events)).toEqual({ number: 7, guesses: [guessed(0, 30), guessed(1, 9)], won: WON });
});

it("has none before any were shown", () => {
  expect(lastResult(happened(DOWN, guessed(0, 30)))).toBeNull();
  expect(lastResult(happened(guessed(0, 30), WON, { event: "dealt", each: 20, begins: 0 }))).toBeNull();
});

it("puts everything on the line, in order, however far apart", () => {
  for (const others of [[13], [12, 14], [2, 40]]) {
    const at = scale({ number: 0, guesses: others.map((total, seat) => guessed(seat, total)), won: WON });
    const places = [...others, WON.total].sort((one, other) => one - other).map(at);
    expect(places).toEqual([...places].sort((one, other) => one - other));
    for (const place of places) {
      expect(place).toBeGreaterThan(0);
      expect(place).toBeLessThan(1);
    }
  }
});
