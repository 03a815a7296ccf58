import { expect, it } from "vitest";

import { DESCRIBED_GAMES, gameOf } from "../src/games";
import { hasLesson } from "../src/lib/texts.svelte";
import { GAME_NAMES, type GameName } from "../src/protocol";

const SOURCES = import.meta.glob<string>(["../src/**/*.{ts,svelte,css}", "!../src/protocol.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});
/** A level of bots has the same name as a game. */
const LEVELS = /"easy", "medium", "hard", "master"/g;

it("finds the descriptor in the folder of every game, and in no other", () => {
  const folders = new Set(Object.keys(SOURCES).map((path) => /^..\/src\/games\/(\w+)\//.exec(path)?.[1]));
  expect([...DESCRIBED_GAMES].sort()).toEqual(GAME_NAMES.filter((game) => folders.has(game)).sort());
});

it.each(GAME_NAMES)("names %s in its own folder only", (game) => {
  const named = Object.entries(SOURCES).flatMap(([path, text]) => {
    const isOwn = path.startsWith(`../src/games/${game}/`);
    return !isOwn && new RegExp(game, "i").test(path + text.replace(LEVELS, "")) ? [path] : [];
  });
  expect(named).toEqual([]);
});

it("has defaults for a game without a folder", () => {
  const unknown = "unknown" as GameName;
  const { guide, sharedDevice, prompt, cardFlights, activity } = gameOf(unknown);
  expect({ guide, sharedDevice }).toEqual({ guide: null, sharedDevice: "hand-on" });
  expect(prompt([], [])).toBe("play-your-turn");
  expect(cardFlights({ event: "put-down" })).toEqual([]);
  expect(activity({ event: "put-down" }, { cards: [], drawn: 0, passed: false })).toBeNull();
  expect([hasLesson(unknown), hasLesson("elfer")]).toEqual([false, true]);
});
