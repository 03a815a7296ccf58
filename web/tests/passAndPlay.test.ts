import { expect, it } from "vitest";

import { nextOf } from "../src/lib/passAndPlay.svelte";

it.each([
  ["stays with whoever looks as long as they may act", [0, 1], 3, 1, 1],
  ["goes on to the next person round the table", [0], 3, 1, 0],
  ["takes people in turn where all may act", [0, 2], 3, 1, 2],
  ["waits while bots play", [3], 3, 1, null],
  ["begins with whoever the table waits for", [2], 3, null, 2],
  ["has nobody when the round is over", [], 3, null, null],
] as const)("%s", (_, toAct, people, looking, next) => {
  expect(nextOf(toAct, people, looking)).toBe(next);
});
