import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { recentTables, forgetAll, remember } from "../src/lib/recentTables";

const phases = new Map([["AAA", "playing"], ["BBB", "over"], ["CCC", "lobby"]]);
let kept: Map<string, string>;
let asked: string[];

beforeEach(() => {
  kept = new Map();
  asked = [];
  vi.stubGlobal("location", { origin: "http://reihum.test" });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("fetch", (path: string) => {
    const code = path.slice(-3);
    asked.push(code);
    const phase = phases.get(code);
    if (code === "OFF") return Promise.reject(new TypeError());
    const headers = { "Content-Type": phase ? "application/json" : "application/problem+json" };
    return Promise.resolve(new Response(JSON.stringify({ phase, status: 404 }), { status: phase ? 200 : 404, headers }));
  });
});

afterEach(() => vi.unstubAllGlobals());

async function found(): Promise<string[]> {
  return (await recentTables("en")).map(({ path }) => path);
}

it("finds the tables that are not over, the latest first", async () => {
  for (const code of ["AAA", "BBB", "CCC"]) remember(`/t/${code}`);
  remember("/pass?table=AAA&people=2");
  remember("/t/AAA");
  expect(await found()).toEqual(["/t/AAA", "/pass?table=AAA&people=2", "/t/CCC"]);
});

it("forgets those that are over or gone, but none that could not be asked about", async () => {
  for (const code of ["AAA", "BBB", "OFF", "XXX"]) remember(`/t/${code}`);
  expect(await found()).toEqual(["/t/AAA"]);
  asked = [];
  await found();
  expect(asked).toEqual(["OFF", "AAA"]);
});

it("forgets all of them when somebody wants to be forgotten", async () => {
  for (const code of ["AAA", "CCC"]) remember(`/t/${code}`);
  forgetAll();
  expect(await found()).toEqual([]);
});

it("remembers only a few", async () => {
  for (let number = 0; number < 9; number++) remember(`/t/${number}`);
  await found();
  expect(asked).toHaveLength(5);
});

it.each(["{", "null", "[1, {}]", '["/rules/elfer"]'])("is not led astray by %s", async (odd) => {
  kept.set("reihum-tables", odd);
  expect(await found()).toEqual([]);
});
