import { expect, it } from "vitest";

import { isFirstPage, kindOf, type Kind } from "../src/lib/offlineCache";

const HERE = "https://table.example";

it.each<[Kind, string, Partial<Request>]>([
  ["page", "/", {}],
  ["page", "/t/CODE?tv", {}],
  ["asset", "/assets/index-abc.js", { mode: "cors" }],
  ["asset", "/assets/index-abc.css", { mode: "no-cors" }],
  ["other", "/icon.svg", { mode: "no-cors" }],
  ["other", "/api/games", { mode: "cors" }],
  ["other", "/api/records/ID", {}],
  ["other", "/docs/host/", {}],
  ["other", "/", { method: "POST" }],
])("takes for %s: %s %o", (kind, path, request) => {
  expect(kindOf({ method: "GET", mode: "navigate", url: HERE + path, ...request }, HERE)).toBe(kind);
});

it("leaves other places alone", () => {
  const url = "https://elsewhere.example/assets/index-abc.js";
  expect(kindOf({ method: "GET", mode: "cors", url }, HERE)).toBe("other");
});

it.each([
  [200, "text/html; charset=utf-8", true],
  [404, "text/html; charset=utf-8", false],
  [200, "application/json", false],
])("knows the first page: %i %s", (status, type, is) => {
  expect(isFirstPage(new Response("", { status, headers: { "Content-Type": type } }))).toBe(is);
});
