import { beforeEach, expect, it, vi } from "vitest";

import type { sheets as Sheets } from "../src/lib/sheets";

let entries: unknown[];
let popped: () => void;
let sheets: typeof Sheets;

/** Going back takes a while, as in browsers. */
function back(): void {
  setTimeout(() => {
    entries.pop();
    popped();
  }, 5);
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  entries = ["page"];
  vi.stubGlobal("addEventListener", (_: string, listener: () => void) => (popped = listener));
  vi.stubGlobal("history", {
    back,
    get state() {
      return entries.at(-1);
    },
    pushState: (state: unknown) => entries.push(state),
    replaceState: (state: unknown) => entries.splice(-1, 1, state),
  });
  ({ sheets } = await import("../src/lib/sheets"));
});

it("closes the uppermost sheet on Back, and stays on the page", () => {
  const closed: string[] = [];
  const remove = ["lower", "upper"].map((name) => sheets.add(() => closed.push(name)));
  expect(entries).toEqual(["page", "sheet"]);
  for (const [index, name] of ["upper", "lower"].entries()) {
    back();
    vi.advanceTimersByTime(5);
    expect(closed.at(-1)).toBe(name);
    remove[1 - index]?.();
    vi.runAllTimers();
  }
  expect(entries).toEqual(["page"]);
});

it("leaves nothing behind when a sheet is closed otherwise", () => {
  sheets.add(() => expect.fail())();
  vi.runAllTimers();
  expect(entries).toEqual(["page"]);
});

it("keeps a sheet that opens while another one is still being left", () => {
  sheets.add(() => expect.fail())();
  vi.advanceTimersByTime(1);
  sheets.add(() => expect.fail());
  vi.runAllTimers();
  expect(entries).toEqual(["page", "sheet"]);
});

it("puts the next page in the place of a sheet", () => {
  const remove = sheets.add(() => expect.fail());
  sheets.go("/", null);
  remove();
  vi.runAllTimers();
  expect(entries).toEqual(["page", null]);
});
