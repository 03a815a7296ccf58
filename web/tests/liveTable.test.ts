import { beforeEach, expect, it, vi } from "vitest";

import { LiveTable } from "../src/lib/liveTable.svelte";
import { speech } from "../src/lib/texts.svelte";
import { Sockets } from "./socket";
import { BEN, BOT, NOBODY, update, view, whole } from "./views";

let sockets: Sockets;
let table: LiveTable;

beforeEach(async () => {
  vi.stubGlobal("document", { documentElement: {} });
  await speech.speak("en");
  sockets = new Sockets();
  table = new LiveTable(sockets.open);
  sockets.last.welcomes();
});

it("asks once for what was lost, and is content when it comes", () => {
  sockets.last.says(whole(1));
  sockets.last.says(update(3));
  sockets.last.says(update(5));
  expect(sockets.last.sent).toEqual([{ type: "refresh" }]);
  sockets.last.says(whole(6));
  sockets.last.says(update(8));
  expect(sockets.last.sent.length).toBe(2);
});

it("knows everybody by name, and no bot has that of a person", () => {
  sockets.last.says(whole(1, view([BEN, BOT, NOBODY])));
  expect(table.names).toEqual(["Ben", "Clara", ""]);
  expect(table.texts.name(0)).toBe("you");
});

it("names how many moves it has seen, and makes no second one before the answer", () => {
  sockets.last.says(whole(1, { ...view(), my_moves: 3 }));
  table.act("lay r11");
  table.act("lay r12");
  const command = { command: "act", action: "lay r11", my_moves: 3 };
  expect(sockets.last.sent).toEqual([{ type: "request", id: 0, command }]);
});

it("keeps a refusal in sight until something happens", async () => {
  sockets.last.says(whole(1));
  table.act("draw");
  sockets.last.says({ type: "rejected", id: 0, kind: "illegal", code: "not-your-turn", rule: "E5", details: {} });
  await vi.waitFor(() => expect(table.refusal).not.toBe(null));
  expect(table.refusal && table.texts.refusal(table.refusal)).toBe("It is not your turn.");
  sockets.last.says(update(2));
  expect(table.refusal).not.toBe(null);
  sockets.last.says(update(3, [{ table_event: "paused" }]));
  expect(table.refusal).toBe(null);
});

it("says that nothing was sent when there is no connection", async () => {
  sockets.last.says(whole(1));
  sockets.last.breaks();
  table.act("draw");
  await vi.waitFor(() => expect(table.refusal?.code).toBe("offline"));
  expect(table.isKnown).toBe(true);
});

it("sends a move again if the connection broke before the answer, unless it was made", async () => {
  const before = { ...view(), my_moves: 3 };
  const move = { command: "act", action: "lay r11", my_moves: 3 };
  sockets.last.says(whole(1, before));
  table.act("lay r11");
  for (const number of [1, 2]) {
    sockets.last.breaks();
    await Promise.resolve();
    table.act("lay r12");
    expect(table.refusal?.code).toBe("offline");
    await vi.waitFor(() => expect(sockets.all.length).toBe(number + 1), { timeout: 2000 });
    sockets.last.welcomes();
    expect(table.refusal).toBe(null);
    sockets.last.says(whole(1, before));
    await vi.waitFor(() => expect(sockets.last.sent).toEqual([{ type: "request", id: number, command: move }]));
  }
  sockets.last.breaks();
  await vi.waitFor(() => expect(sockets.all.length).toBe(4), { timeout: 2000 });
  sockets.last.welcomes();
  sockets.last.says(whole(1, { ...before, my_moves: 4 }));
  await vi.waitFor(() => expect(table.isAsking).toBe(false));
  expect(sockets.last.sent).toEqual([]);
  expect(table.refusal).toBe(null);
});

const YOURS = { ...view(), menu: [{ action: { do: "draw" }, text: "draw" }] } as const;
const GAP = { code: "gap", rule: "E7", details: { card: "r15", cards: ["r10", "r12"] } };

it("asks why a card cannot be played, and says it", async () => {
  sockets.last.says(whole(1, YOURS));
  table.explain("r15");
  expect(sockets.last.sent).toEqual([{ type: "ask-why-not", id: 0, card: "r15" }]);
  sockets.last.says({ type: "why-not", id: 0, refusal: GAP });
  await vi.waitFor(() => expect(table.refusal).not.toBe(null));
  expect(table.refusal && table.texts.refusal(table.refusal)).toBe(
    "■\u00a0red\u00a015 leaves a gap. In that row ■\u00a0red\u00a010, 12 would fit.",
  );
});

it("says at once that it is not the player's turn", () => {
  sockets.last.says(whole(1));
  table.explain("r15");
  expect(sockets.last.sent).toEqual([]);
  expect(table.refusal?.code).toBe("not-your-turn");
});

it("does not say why a card could not be played before", async () => {
  sockets.last.says(whole(1, YOURS));
  table.explain("r15");
  sockets.last.says(update(2, [{ table_event: "paused" }]));
  sockets.last.says({ type: "why-not", id: 0, refusal: GAP });
  table.explain("r16");
  table.explain("r17");
  sockets.last.says({ type: "why-not", id: 1, refusal: GAP });
  await new Promise((resolve) => setTimeout(resolve));
  expect(table.refusal).toBe(null);
  sockets.last.says({ type: "why-not", id: 2, refusal: { ...GAP, code: "taken" } });
  await vi.waitFor(() => expect(table.refusal?.code).toBe("taken"));
});

it("says so if it cannot ask why a card cannot be played", async () => {
  sockets.last.says(whole(1, YOURS));
  sockets.last.breaks();
  table.explain("r15");
  await vi.waitFor(() => expect(table.refusal?.code).toBe("offline"));
});

it("gets ready only when the server is committed, and answers that commitment", async () => {
  sockets.last.says(whole(1));
  void table.getReady();
  await Promise.resolve();
  expect(sockets.last.sent).toEqual([]);
  sockets.last.says(update(2, [], { commitment: "c0ffee" }));
  await vi.waitFor(() => expect(sockets.last.sent.length).toBe(1));
  expect(sockets.last.sent[0]).toMatchObject({ command: { command: "get-ready", commitment: "c0ffee" } });
});

it("plays again once the match that is over has gone", async () => {
  sockets.last.says(whole(1, { ...view(), phase: "over", commitment: "old" }));
  void table.playAgain();
  sockets.last.says({ type: "accepted", id: 0 });
  await Promise.resolve();
  sockets.last.says(update(2, [], { phase: "lobby", commitment: "new" }));
  await vi.waitFor(() => expect(sockets.last.sent.length).toBe(2));
  expect(sockets.last.sent[1]).toMatchObject({ command: { command: "get-ready", commitment: "new" } });
});

it("says what a good player would do until the move is made", async () => {
  sockets.last.says(whole(1, YOURS));
  const reason = { key: "hint-rows-draw", details: {} };
  const advice = {
    type: "hint", bot: "master", id: 0, action: { do: "draw" }, text: "draw", reason, chance: 0.617, error: 0.015,
  } as const;
  const asked = table.askHint();
  expect(table.isAskingHint).toBe(true);
  sockets.last.says(advice);
  await asked;
  expect(table.isAskingHint).toBe(false);
  expect(table.advised).toEqual(advice.action);
  expect(table.why && table.texts.why(table.why)).toBe(
    "Nothing in your hand fits. If everyone plays well, it wins about 62% of such rounds (± 3).",
  );
  sockets.last.says(update(2, [{ table_event: "nudged", seat: 0 }]));
  expect(table.advised).toEqual(advice.action);
  sockets.last.says(update(3, [], { my_moves: 1 }));
  expect(table.advised).toBeNull();
  expect(table.why).toBeNull();
});
