import { beforeEach, expect, it, vi } from "vitest";

import type { Prefs } from "../src/lib/prefs.svelte";

let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.resetModules();
  vi.stubGlobal("navigator", { languages: ["fr-CH"] });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

async function opened(): Promise<Prefs> {
  return (await import("../src/lib/prefs.svelte")).prefs;
}

it("begins with the language of the browser", async () => {
  expect((await opened()).now).toMatchObject({ language: "fr", theme: "auto", name: "" });
});

it("keeps what was chosen", async () => {
  (await opened()).set({ theme: "dark", name: "Ada" });
  vi.resetModules();
  expect((await opened()).now).toMatchObject({ language: "fr", theme: "dark", name: "Ada" });
});

it.each(["{", "null", "7", '{"language": "xx", "theme": 3, "name": {}, "sound": "loud"}'])(
  "is not led astray by %s",
  async (found) => {
    const usual = (await opened()).now;
    vi.resetModules();
    kept.set("reihum", found);
    expect((await opened()).now).toEqual(usual);
  },
);

it("does without a place to keep anything", async () => {
  vi.stubGlobal("localStorage", undefined);
  const prefs = await opened();
  prefs.set({ sound: false });
  expect(prefs.now.sound).toBe(false);
});
