import { expect, it } from "vitest";

import { route } from "../src/lib/routes";

it.each([
  ["/", "", { page: "start" }],
  ["/t/ABC", "", { page: "table", code: "ABC", isTv: false, place: "server" }],
  ["/t/ABC", "?tv", { page: "table", code: "ABC", isTv: true, place: "server" }],
  ["/replay/x.1", "", { page: "replay", id: "x.1", step: 0, viewpoint: "onlooker", place: "server" }],
  ["/replay/x.1", "?step=12&seat=2", { page: "replay", id: "x.1", step: 12, viewpoint: 2, place: "server" }],
  ["/replay/x.1", "?step=-1&open", { page: "replay", id: "x.1", step: 0, viewpoint: "open", place: "server" }],
  ["/rules/elfer", "", { page: "rules", game: "elfer" }],
  ["/learn/stufen", "", { page: "learn", game: "stufen" }],
  ["/rules/elfer/", "", { page: "rules", game: "elfer" }],
  ["/pass", "", { page: "pass", at: null }],
  ["/pass/", "", { page: "pass", at: null }],
  ["/pass", "?table=ABC&people=3", { page: "pass", at: { code: "ABC", people: 3, place: "server" } }],
  ["/pass", "?table=ABC&people=0", { page: "pass", at: null }],
  ["/here", "", { page: "start" }],
  ["/here", "?table=ABC", { page: "table", code: "ABC", isTv: false, place: "device" }],
  ["/here", "?table=ABC&people=3", { page: "pass", at: { code: "ABC", people: 3, place: "device" } }],
  ["/here", "?record=x.1&step=4&seat=0", { page: "replay", id: "x.1", step: 4, viewpoint: 0, place: "device" }],
  ["/rules/chess", "", { page: "without", wanted: "rules", game: "chess" }],
  ["/learn/chess", "", { page: "without", wanted: "lesson", game: "chess" }],
  ["/rules", "", { page: "nowhere" }],
  ["/t", "", { page: "nowhere" }],
  ["/t/ABC/more", "", { page: "nowhere" }],
])("finds %s%s", (path, search, found) => {
  expect(route(path, search)).toEqual(found);
});
