import { describe, expect, it } from "vitest";

import { groups } from "../src/lib/cards";
import { CARDS, type Card } from "../src/protocol";
import { fan, LIFT } from "../src/table/fan";

const NUMBERS = CARDS.filter((card) => card !== "joker" && card !== "pause");
const THIRTY = NUMBERS.filter((_, index) => index % 3 !== 2).slice(0, 30);
const ROOMS = {
  "the smallest phone": { width: 304, height: 108, most: 100, ample: 56 },
  "a phone": { width: 374, height: 202, most: 100, ample: 56 },
  "a phone on its side": { width: 640, height: 88, most: 100, ample: 56 },
  "a desk": { width: 1080, height: 176, most: 100, ample: 56 },
};

function colours(cards: readonly Card[]): Card[][] {
  return groups(cards).map((group) => group.cards);
}

describe.each(Object.entries(ROOMS))("on %s", (_, room) => {
  it.each([1, 3, 12, 20, 30])("%i cards lie within the room, lifted ones too", (count) => {
    const { width, height, places } = fan(colours(THIRTY.slice(0, count)), room);
    expect(places).toHaveLength(count);
    for (const { x, y } of places) {
      expect(x).toBeGreaterThanOrEqual(-0.01);
      expect(x + width).toBeLessThanOrEqual(room.width + 0.01);
      expect(y - height * LIFT).toBeGreaterThanOrEqual(-0.01);
      expect(y + height).toBeLessThanOrEqual(room.height + 0.01);
    }
  });

  it("the number of every card can be read, except within a run", () => {
    const { width, places } = fan(colours(NUMBERS.filter((_, index) => index % 3 === 0)), room);
    places.slice(1).forEach(({ row, x }, index) => {
      const before = places[index];
      if (before?.row === row) expect(x - before.x).toBeGreaterThanOrEqual(width * 0.48);
    });
  });
});

it("cards keep their order, row by row", () => {
  const { places } = fan(colours(THIRTY), ROOMS["a phone"]);
  places.slice(1).forEach(({ row, x }, index) => {
    const before = places[index];
    expect(before && (row > before.row || x > before.x)).toBe(true);
  });
});

it("a colour is not torn apart", () => {
  const hand = colours(THIRTY);
  const { places } = fan(hand, ROOMS["a phone"]);
  let first = 0;
  for (const group of hand) {
    expect(new Set(places.slice(first, first + group.length).map(({ row }) => row)).size).toBe(1);
    first += group.length;
  }
});

it("a hand without groups is cut into rows", () => {
  const { places } = fan([THIRTY], ROOMS["a phone"]);
  expect(new Set(places.map(({ row }) => row)).size).toBeGreaterThan(1);
});

it("within a run less is seen of a card when it gets tight", () => {
  const run: Card[] = ["r3", "r4", "r5", "r6", "r9", "r12", "r14", "r16", "r18", "r20"];
  const { places } = fan([run], { width: 220, height: 60, most: 100, ample: 56 });
  const step = (index: number) => (places[index + 1]?.x ?? 0) - (places[index]?.x ?? 0);
  expect(step(1)).toBeLessThan(step(4));
});

it("no cards need no room", () => {
  expect(fan([], ROOMS["a phone"]).places).toEqual([]);
});

it("few cards do not cover each other, even if they could be larger then", () => {
  const { width, places } = fan(colours(["g1", "g15", "g18", "b3", "b16"]), ROOMS["a phone"]);
  places.slice(1).forEach(({ x }, index) => expect(x - (places[index]?.x ?? 0)).toBeGreaterThan(width));
});

it("in a hand that is far too large every card can still be hit", () => {
  const { places } = fan(colours(NUMBERS.filter((_, index) => index % 2)), ROOMS["a phone"]);
  places.slice(1).forEach(({ row, x }, index) => {
    const before = places[index];
    if (before?.row === row) expect(x - before.x).toBeGreaterThan(22);
  });
});

it("lies in the middle of the screen where there is room", () => {
  const { width, places } = fan([["r1"]], { ...ROOMS["a desk"], beside: 200 });
  expect((places[0]?.x ?? 0) + width / 2).toBeCloseTo((1080 + 200) / 2);
});
