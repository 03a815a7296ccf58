import { expect, it } from "vitest";

import { fold, withoutMuted, MOST_REMEMBERED, NOTHING, type TableState } from "../src/lib/state";
import type { FromServer, AnyEvent, Welcome } from "../src/protocol";
import { BEN, NOBODY, update, view } from "./views";

const WELCOME: Welcome = { type: "welcome", protocol: 2, table: "x", code: "ABC", history: [] };
const READY: AnyEvent = { table_event: "is-ready", seat: 0 };
const PAUSED: AnyEvent = { table_event: "paused" };

function after(...messages: FromServer[]): TableState {
  return [WELCOME, ...messages].reduce(fold, NOTHING);
}

it("has the last view, and what happened with a number each", () => {
  const later = view([BEN, BEN]);
  const state = after(update(1, [READY]), update(2, [PAUSED, READY], later));
  expect(state).toMatchObject({ code: "ABC", version: 2, view: later, count: 3, isBehind: false });
  expect(state.happenings.map(({ number, what }) => [number, what])).toEqual([
    [0, READY],
    [1, PAUSED],
    [2, READY],
  ]);
});

it("hears a message twice as once", () => {
  expect(after(update(1, [READY]), update(1, [READY]))).toEqual(after(update(1, [READY])));
});

it("ignores what is older than what it knows", () => {
  const late = update(2, [READY], view([NOBODY, NOBODY]));
  const known = after(update(1), update(3));
  expect(fold(known, late)).toBe(known);
});

it("is behind after a gap, and shows the newest view nevertheless", () => {
  const newest = view([BEN, BEN]);
  expect(after(update(1), update(3, [], newest))).toMatchObject({ isBehind: true, version: 3, view: newest });
});

it("has caught up when the view was sent again", () => {
  expect(after(update(1), update(3), update(4)).isBehind).toBe(false);
});

it("counts anew on a new connection, and keeps what it knows meanwhile", () => {
  const before = after(update(1, [READY]), update(2, [PAUSED]));
  const back = fold(before, WELCOME);
  expect(back).toMatchObject({ version: 0, view: before.view, count: 2 });
  expect(fold(back, update(1))).toMatchObject({ version: 1, count: 2, isBehind: false });
});

it("knows what everybody saw while it was not there, and takes none of it for news", () => {
  const history: Welcome["history"] = [
    { event: "guessed", seat: 0, total: 30 },
    { event: "guessed", seat: 1, total: 40 },
  ];
  const back = [{ ...WELCOME, history }, update(1), update(2, [PAUSED])].reduce(fold, after(update(1, [READY])));
  expect(back.happenings.map(({ number, what }) => [number, what])).toEqual([
    [-2, history[0]],
    [-1, history[1]],
    [1, PAUSED],
  ]);
});

it("knows who has left by the name they had", () => {
  const left: AnyEvent = { table_event: "left", seat: 1 };
  const state = after(update(1, [], view([BEN, { ...BEN, name: "Ada" }])), update(2, [left], view([BEN, NOBODY])));
  expect(state.happenings.at(-1)?.chairs[1]?.name).toBe("Ada");
  expect(state.view?.chairs[1]?.name).toBe(null);
});

it("forgets what happened long ago, but goes on counting", () => {
  const many = Array.from({ length: MOST_REMEMBERED + 5 }, (_, index) => update(index + 1, [READY]));
  const { happenings, count } = after(...many);
  expect([happenings.length, happenings[0]?.number, count]).toEqual([MOST_REMEMBERED, 5, MOST_REMEMBERED + 5]);
});

it("is not changed by answers", () => {
  const state = after(update(1));
  const rejected: FromServer = { type: "rejected", id: 1, kind: "stale", code: "x", rule: null, details: {} };
  expect(fold(fold(state, { type: "accepted", id: 0 }), rejected)).toBe(state);
});

it("leaves out what somebody says who is muted, and nothing else", () => {
  const said: AnyEvent = { table_event: "said", seat: 1, phrase: "hello" };
  const message = update(1, [READY, said, PAUSED]);
  expect(withoutMuted(message, new Set([1]))).toEqual(update(1, [READY, PAUSED]));
  expect(withoutMuted(message, new Set([0]))).toEqual(message);
});

it("forgets events that were taken back, and keeps what was said", () => {
  const guessed: AnyEvent = { event: "guessed", seat: 0, total: 30 };
  const undone: AnyEvent = { table_event: "is-taken-back" };
  const state = after(update(1, [guessed, READY]), update(2, [undone]), update(3, [guessed]));
  expect(state.happenings.map(({ number, what }) => [number, what])).toEqual([
    [1, READY],
    [2, undone],
    [3, guessed],
  ]);
  expect(state.count).toBe(4);
});
