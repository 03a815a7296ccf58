import { expect, it } from "vitest";

import { fold, withoutMuted, MOST_REMEMBERED, NOTHING, type TableState } from "../src/lib/state";
import type { ElferMatch, FromServer, AnyEvent, Welcome } from "../src/protocol";
import { BEN, NOBODY, update, view, whole } from "./views";

const WELCOME: Welcome = { type: "welcome", protocol: 2, table: "x", code: "ABC", history: [] };
const READY: AnyEvent = { table_event: "is-ready", seat: 0 };
const PAUSED: AnyEvent = { table_event: "paused" };

/** The view has the version 1. */
function after(...messages: FromServer[]): TableState {
  return [WELCOME, whole(1), ...messages].reduce(fold, NOTHING);
}

it("has the last view, and what happened with a number each", () => {
  const state = after(update(2, [READY]), update(3, [PAUSED, READY], { chairs: [BEN, BEN] }));
  expect(state).toMatchObject({ code: "ABC", version: 3, view: view([BEN, BEN]), count: 3, isBehind: false });
  expect(state.happenings.map(({ number, what }) => [number, what])).toEqual([
    [0, READY],
    [1, PAUSED],
    [2, READY],
  ]);
});

it("merges what changes in the match and the round, and replaces everything else", () => {
  const round = { hand: ["r1", "r2"], pile: 3 };
  const match = { seats: 2, sheet: [], places: [], round } as unknown as ElferMatch;
  const before = after(update(2, [], { match }));
  const same = fold(before, update(3, [], { match: { places: [1, 2] } }));
  expect(same.view?.match).toEqual({ ...match, places: [1, 2] });
  expect(same.view?.match?.round).toBe(before.view?.match?.round);
  const less = fold(same, update(4, [], { is_paused: true, match: { round: { hand: ["r1"] } } }));
  expect(less.view).toMatchObject({ is_paused: true, match: { places: [1, 2], round: { hand: ["r1"], pile: 3 } } });
  expect(less.view?.chairs).toBe(before.view?.chairs);
  expect(before.view?.match).toEqual(match);
  expect(fold(less, update(5, [], { match: null })).view?.match).toBe(null);
});

it("hears a message twice as once", () => {
  expect(after(update(2, [READY]), update(2, [READY]))).toEqual(after(update(2, [READY])));
  expect(after(whole(1, view([BEN, BEN])))).toEqual(after());
});

it("ignores what is older than what it knows", () => {
  const late = update(2, [READY], { chairs: [NOBODY, NOBODY] });
  const known = after(whole(3));
  expect(fold(known, late)).toBe(known);
});

it("is behind after a gap, and changes nothing until the view was sent again", () => {
  const behind = after(update(3, [], { chairs: [BEN, BEN] }), update(4, [], { is_paused: true }));
  expect(behind).toMatchObject({ isBehind: true, version: 4, view: view() });
  const newest = view([BEN, BEN]);
  expect(fold(behind, whole(5, newest))).toMatchObject({ isBehind: false, version: 5, view: newest });
});

it("counts anew on a new connection, and keeps what it knows meanwhile", () => {
  const before = after(update(2, [READY]), update(3, [PAUSED]));
  const back = fold(before, WELCOME);
  expect(back).toMatchObject({ version: 0, view: before.view, count: 2 });
  expect(fold(back, whole(1))).toMatchObject({ version: 1, count: 2, isBehind: false });
});

it("knows what everybody saw while it was not there, and takes none of it for new", () => {
  const history: Welcome["history"] = [
    { event: "guessed", seat: 0, total: 30 },
    { event: "guessed", seat: 1, total: 40 },
  ];
  const back = [{ ...WELCOME, history }, whole(1), update(2, [PAUSED])].reduce(fold, after(update(2, [READY])));
  expect(back.happenings.map(({ number, what }) => [number, what])).toEqual([
    [-2, history[0]],
    [-1, history[1]],
    [1, PAUSED],
  ]);
});

it("knows who has left by the name they had", () => {
  const left: AnyEvent = { table_event: "left", seat: 1 };
  const state = after(
    update(2, [], { chairs: [BEN, { ...BEN, name: "Ada" }] }),
    update(3, [left], { chairs: [BEN, NOBODY] }),
  );
  expect(state.happenings.at(-1)?.chairs[1]?.name).toBe("Ada");
  expect(state.view?.chairs[1]?.name).toBe(null);
});

it("forgets what happened long ago, but goes on counting", () => {
  const many = Array.from({ length: MOST_REMEMBERED + 5 }, (_, index) => update(index + 2, [READY]));
  const { happenings, count } = after(...many);
  expect([happenings.length, happenings[0]?.number, count]).toEqual([MOST_REMEMBERED, 5, MOST_REMEMBERED + 5]);
});

it("is not changed by answers", () => {
  const state = after();
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
  const state = after(update(2, [guessed, READY]), update(3, [undone]), update(4, [guessed]));
  expect(state.happenings.map(({ number, what }) => [number, what])).toEqual([
    [1, READY],
    [2, undone],
    [3, guessed],
  ]);
  expect(state.count).toBe(4);
});
