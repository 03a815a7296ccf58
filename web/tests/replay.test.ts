import { beforeEach, expect, it, vi } from "vitest";

import { open, more, type ReplayTable } from "../src/lib/replayTable.svelte";
import { speech } from "../src/lib/texts.svelte";
import type { Card, GameEvent, Replay, ReplayStep } from "../src/protocol";

const TOTAL = 7;
const A_PAGE = 3;

/** Ada lays a card in every step but the last, which shows nothing. */
function step(number: number): ReplayStep {
  const laid: GameEvent = { event: "laid", seat: 0, card: `r${number + 1}` as Card };
  return {
    by: number === 0 ? null : 0,
    action: null,
    at: 0,
    events: number === TOTAL - 1 ? [] : [laid],
    match: { sheet: [], round: { pile: number } } as unknown as ReplayStep["match"],
    hands: [],
  };
}

async function fetched(since: number): Promise<Replay> {
  const steps = Array.from({ length: TOTAL }, (_, number) => step(number)).slice(since, since + A_PAGE);
  return { game: "elfer", players: [{ name: "Ada" }, { name: "simple", bot: "simple" }], total: TOTAL, since, steps };
}

let table: ReplayTable;

beforeEach(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speech.speak("en");
  table = await open(fetched, null, 4);
});

const numbers = () => table.happenings.map(({ number }) => number);

it("fetches as many steps as it takes to begin where it was asked to", async () => {
  expect([table.position, table.steps.length, table.isWhole]).toEqual([4, 6, false]);
  await more(table, fetched);
  expect([table.steps.length, table.isWhole]).toEqual([TOTAL, true]);
});

it("shows the table after the step, all that happened up to it, and who comes next", () => {
  expect(table.match.round).toEqual({ pile: 4 });
  expect(numbers()).toEqual([0, 1, 2, 3, 4]);
  expect(table.view.to_act).toEqual([0]);
  expect(table.view.menu).toEqual([]);
});

it("lets things happen one after the other, and leaps over what is not seen to happen", () => {
  const leaps = table.leaps;
  table.go(5);
  expect([numbers().at(-1), table.leaps]).toEqual([5, leaps]);
  table.go(4);
  expect([numbers().at(-1), table.leaps]).toEqual([4, leaps + 1]);
  table.go(1);
  expect(numbers()).toEqual([0, 1]);
});

it("stays within the match", async () => {
  table.go(-5);
  expect(table.position).toBe(0);
  table.go(99);
  expect(table.position).toBe(5);
  expect((await open(fetched, null, 99)).position).toBe(TOTAL - 1);
});

it("tells a step in words, with the names of all", () => {
  expect(table.names).toEqual(["Ada", "Ben"]);
  expect(table.tell(step(2))).toEqual(["Ada plays ■\u00a0red\u00a03."]);
  expect(table.tell(step(TOTAL - 1))).toEqual([]);
});
