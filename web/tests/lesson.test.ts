import { beforeEach, expect, it, vi } from "vitest";

import { LessonTable } from "../src/lib/lessonTable.svelte";
import { speech } from "../src/lib/texts.svelte";
import type { GameAction, LessonStep } from "../src/protocol";
import { BEN, BOT, view } from "./views";

const LAY: GameAction<"elfer"> = { do: "lay", card: "r11" };
const CALL: GameAction<"schnippschnapp"> = { do: "schnapp", reveal: 3, time: 400 };

let table: LessonTable;

function step(say: string | null, expect: GameAction | null): LessonStep {
  return { say, details: {}, expect, events: [], view: { ...view([BEN, BOT]), you: 0 }, why_not: {} };
}

beforeEach(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speech.speak("en");
  const steps = [step("aim", null), step("open", LAY), step("call", CALL), step("end", null)];
  table = new LessonTable({ game: "elfer", steps }, "Lea");
});

it("waits while there is something to read", () => {
  table.act(LAY);
  expect([table.position, table.refusal?.code]).toEqual([0, "learn-wait"]);
});

it("goes on with the move that is asked for, and with no other", () => {
  table.next();
  table.act({ do: "draw" });
  expect([table.position, table.refusal?.code]).toEqual([1, "learn-other"]);
  table.act({ ...LAY });
  expect([table.position, table.refusal]).toEqual([2, null]);
});

it("takes a call whenever it is made", () => {
  table.next();
  table.next();
  table.act({ ...CALL, time: 1234 });
  expect(table.isLast).toBe(true);
});

it("says why a card cannot be played, if it can be said", () => {
  const gap = { code: "gap", rule: "E7", details: {} };
  table = new LessonTable({ game: "elfer", steps: [{ ...step("open", LAY), why_not: { r15: gap } }] }, "Lea");
  table.explain("r15");
  expect(table.refusal).toEqual(gap);
  table.explain("r16");
  expect(table.refusal?.code).toBe("learn-wait");
});

it("ends with its last step", () => {
  for (let more = 0; more < 9; more++) table.next();
  expect(table.position).toBe(3);
});

it("calls the learner by name", () => {
  expect(table.names[0]).toBe("Lea");
});
