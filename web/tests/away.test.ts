import { expect, test } from "vitest";

import { waitFrom } from "../src/table/away";

const AWAY = { since: 10_000, bot_at: 36_000 };

test("a client that saw the absence begin counts from then, whatever the device's clock says", () => {
  expect(waitFrom(AWAY, true, 999_999)).toBe(26_000);
});

test("a client that comes later uses the clock, within what is possible", () => {
  expect(waitFrom(AWAY, false, 30_000)).toBe(6_000);
  expect(waitFrom(AWAY, false, 50_000)).toBe(0);
  expect(waitFrom(AWAY, false, 0)).toBe(26_000);
});

test("in a pause no bot takes over", () => {
  expect(waitFrom({ since: 10_000, bot_at: null }, true, 0)).toBe(null);
});
