import { expect, it } from "vitest";

import { isTicking, timeLeft, waitedFor } from "../src/table/clock";
import type { TableView } from "../src/protocol";
import { BEN, BOT, view } from "./views";

function timed(changes: Partial<TableView> = {}): TableView {
  const usual = view([BEN, BOT]);
  const clock = { kind: "strict", seconds: 90, away: "stands" } as const;
  return { ...usual, settings: { ...usual.settings, clock }, phase: "playing", to_act: [0], ...changes };
}

it("runs for a person who is waited for, and only then", () => {
  expect(isTicking(timed())).toBe(true);
  expect(isTicking(timed({ to_act: [1] }))).toBe(false);
  expect(isTicking(timed({ chairs: [{ ...BEN, bot: "simple" }, BOT] }))).toBe(false);
  expect(isTicking(timed({ is_paused: true }))).toBe(false);
  expect(isTicking(timed({ is_nudged: true }))).toBe(false);
  expect(isTicking(timed({ phase: "between", to_act: [] }))).toBe(true);
  expect(isTicking(timed({ phase: "between", chairs: [{ ...BEN, is_ready: true }, BOT] }))).toBe(false);
  expect(isTicking(timed({ phase: "over", to_act: [] }))).toBe(false);
  expect(isTicking(timed({ settings: view().settings }))).toBe(false);
});

it("says what is left, to the second", () => {
  expect([0, 500, 29_500, 90_000, 99_000].map((waited) => timeLeft(timed(), waited))).toEqual([
    "1:30",
    "1:30",
    "1:01",
    "0:00",
    "0:00",
  ]);
});

it("makes no nonsense of a device whose clock is wrong", () => {
  const since = timed({ waiting_since: 1_000_000 });
  expect([900_000, 1_020_000, 9_000_000].map((now) => waitedFor(since, now))).toEqual([0, 20_000, 90_000]);
});
