import { expect, it } from "vitest";

import { DESCRIBED_GAMES, gameOf } from "../src/games";
import { DEFAULTS } from "../src/games/defaults";
import { GAME_NAMES, type GameName } from "../src/protocol";

const SOURCES = import.meta.glob<string>(["../src/**/*.{ts,svelte,css}", "!../src/protocol.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});
/** A level of bots has the same name as a game. */
const LEVELS = /"easy", "medium", "hard", "master"/g;

it("finds the descriptor of every game", () => {
  expect([...DESCRIBED_GAMES].sort()).toEqual([...GAME_NAMES].sort());
});

it.each(GAME_NAMES)("names %s in its own folder only", (game) => {
  const named = Object.entries(SOURCES).flatMap(([path, text]) => {
    const isOwn = path.startsWith(`../src/games/${game}/`);
    return !isOwn && new RegExp(game, "i").test(path + text.replace(LEVELS, "")) ? [path] : [];
  });
  expect(named).toEqual([]);
});

it.each(GAME_NAMES)("draws the table of %s, its emblem and its rules page", (game) => {
  const { table, Emblem, guide, hasLesson } = gameOf(game);
  expect(table).not.toBe(DEFAULTS.table);
  expect(Emblem).not.toBe(DEFAULTS.Emblem);
  expect(guide).not.toBeNull();
  expect(hasLesson).toBe(true);
});

it("has defaults for a game without a folder", () => {
  const { guide, hasLesson, sharedDevice, prompt, cardFlights, activity } = gameOf("unknown" as GameName);
  expect({ guide, hasLesson, sharedDevice }).toEqual({ guide: null, hasLesson: false, sharedDevice: "hand-on" });
  expect(prompt([], [])).toBe("play-your-turn");
  expect(cardFlights({ event: "put-down" })).toEqual([]);
  expect(activity({ event: "put-down" }, { cards: [], drawn: 0, passed: false })).toBeNull();
});
