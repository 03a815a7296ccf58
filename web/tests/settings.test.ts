import { expect, it } from "vitest";

import { moved } from "../src/lib/reorder";
import { PACES, paceName } from "../src/lib/paces";

it("names the pace of a table", () => {
  const usual = { least: 1500, patience: 8000, countdown: 1500 };
  expect(paceName(usual)).toBe("usual");
  expect(paceName({ ...usual, ...PACES.calm })).toBe("calm");
  expect(paceName({ ...usual, ...PACES.quick })).toBe("quick");
  expect(paceName({ ...usual, ...PACES.quick, patience: 1 })).toBe("usual");
});

it.each([
  [0, 1, "bacd"],
  [3, 2, "abdc"],
  [3, 0, "dabc"],
])("moves what is at %i to %i", (from, to, order) => {
  expect(moved([..."abcd"], from, to).join("")).toBe(order);
});
