import { expect, it } from "vitest";

import { gameOf } from "../../src/games";
import { columnsFor, spread } from "../../src/games/stufen/layout";
import { actionsWith, buttons, isMarked, needsOf, prompt, spotOf, standsFor } from "../../src/games/stufen/moves";
import type { Card, MenuEntry, StufenAction } from "../../src/protocol";

const { cardFlights } = gameOf("stufen");

function menu(...actions: StufenAction[]): MenuEntry<"stufen">[] {
  return actions.map((action) => ({ action, text: JSON.stringify(action) }));
}

function meld(...cards: Card[]): StufenAction {
  return { do: "meld", cards, of: null };
}

const LOW = meld("joker", "y5", "g6", "b7");
const HIGH = meld("y5", "g6", "b7", "joker");
const TWINS = meld("r5", "r5", "g5");
const DISCARD: StufenAction = { do: "discard", card: "r5" };
const ADD: StufenAction = { do: "add", card: "r5", meld: 3, end: null };
const PAUSE: StufenAction = { do: "pause", to: 2 };

function actions(offers: readonly MenuEntry<"stufen">[]): StufenAction[] {
  return offers.map(({ action }) => action);
}

it("a stage is read from its text", () => {
  expect(needsOf("pasch 3 + reihe 4")).toEqual([
    { kind: "pasch", size: 3 },
    { kind: "reihe", size: 4 },
  ]);
});

it("a joker stands for the number of its place, or for what all cards of its meld are", () => {
  const cards: Card[] = ["joker", "y5", "joker"];
  expect(standsFor({ owner: 0, kind: "reihe", of: 4, cards }, 2)).toBe(6);
  expect(standsFor({ owner: 0, kind: "pasch", of: 5, cards }, 2)).toBe(5);
  expect(standsFor({ owner: 0, kind: "farbe", of: "yellow", cards }, 0)).toBe("yellow");
  expect(standsFor({ owner: 0, kind: "farbe", of: "yellow", cards }, 1)).toBeNull();
});

it("picked cards are a meld in any order, in every way that they are one", () => {
  const offered = menu(LOW, HIGH, TWINS);
  expect(actions(actionsWith(["b7", "joker", "y5", "g6"], offered))).toEqual([LOW, HIGH]);
  expect(actionsWith(["b7", "joker", "y5"], offered)).toEqual([]);
});

it("two equal cards are two", () => {
  const offered = menu(TWINS);
  expect(actions(actionsWith(["r5", "g5", "r5"], offered))).toEqual([TWINS]);
  expect(actionsWith(["r5", "g5", "g5"], offered)).toEqual([]);
  expect(isMarked("r5", ["r5"], offered)).toBe(true);
  expect(isMarked("g5", ["g5"], offered)).toBe(false);
});

it("one picked card can be added or discarded, a pause card given away", () => {
  const offered = menu(ADD, DISCARD, PAUSE);
  expect(actions(actionsWith(["r5"], offered))).toEqual([ADD, DISCARD]);
  expect(actions(actionsWith(["pause"], offered))).toEqual([PAUSE]);
  expect(actionsWith(["r5", "pause"], offered)).toEqual([]);
});

it("a meld is a button as soon as there are few ways to lay it", () => {
  expect(actions(buttons(menu(LOW, HIGH, TWINS, DISCARD), ["r5"]))).toEqual([TWINS, DISCARD]);
  expect(actions(buttons(menu(TWINS, DISCARD), []))).toEqual([TWINS]);
  const many = menu(...Array.from({ length: 9 }, () => LOW));
  expect(buttons(many, [])).toEqual([]);
  expect(buttons(many, ["joker", "y5", "g6", "b7"])).toHaveLength(9);
});

it("cards are marked that go into a meld or can be added, not those that can only be discarded", () => {
  expect(isMarked("r5", [], menu(DISCARD))).toBe(false);
  expect(isMarked("r5", [], menu(ADD, DISCARD))).toBe(true);
  expect(isMarked("r5", ["g5"], menu(ADD, DISCARD))).toBe(false);
});

it("everything is done somewhere", () => {
  const all: StufenAction[] = [{ do: "draw" }, { do: "take" }, DISCARD, LOW, ADD, PAUSE];
  const spots = ["pile", "spot-discards", "spot-discards", "spot-stage", "spot-meld-3", "spot-seat-2"];
  expect(all.map(spotOf)).toEqual(spots);
});

it.each([
  [["draw", "take"], "play-ask-draw-or-take"],
  [["draw"], "play-ask-draw-one"],
  [["meld", "discard"], "play-ask-meld"],
  [["meld"], "play-ask-meld-next"],
  [["add", "discard"], "play-ask-add"],
  [["discard", "pause"], "play-ask-discard"],
  [["pause"], "play-ask-give-pause"],
])("with %j on the menu, %s is asked", (tags, key) => {
  const every: StufenAction[] = [{ do: "draw" }, { do: "take" }, LOW, ADD, DISCARD, PAUSE];
  expect(prompt(menu(...every.filter((action) => tags.includes(action.do))), [])).toBe(key);
});

it("asks who is to pause once the pause card is picked", () => {
  expect(prompt(menu(DISCARD, PAUSE), ["pause"])).toBe("play-ask-give-pause");
  expect(prompt(menu(DISCARD, PAUSE), ["r1"])).toBe("play-ask-discard");
});

it("melds lie side by side or one above the other, as the cards get larger", () => {
  expect(spread([3, 3], { width: 400, height: 60 }).across).toBe(2);
  expect(spread([3, 3], { width: 150, height: 160 }).across).toBe(1);
});

it("melds keep to their room", () => {
  for (const sizes of [[3, 3], [5, 2], [7], [12], [12, 9], [2, 2, 2, 2, 2]]) {
    for (const room of [{ width: 130, height: 38 }, { width: 340, height: 90 }, { width: 350, height: 200 }]) {
      const { across, card, step } = spread(sizes, room);
      const rows = Math.ceil(sizes.length / across);
      const row = sizes.slice(0, across);
      expect(card).toBeGreaterThan(0);
      expect(rows * card * 1.4).toBeLessThanOrEqual(room.height);
      expect(row.reduce((sum, size) => sum + card + (size - 1) * step, 0)).toBeLessThanOrEqual(room.width);
    }
  }
});

it("places fill a phone in two columns and a wide screen in rows", () => {
  expect(columnsFor(6, { width: 374, height: 350 })).toBe(2);
  expect(columnsFor(6, { width: 1100, height: 480 })).toBe(3);
  expect(columnsFor(6, { width: 690, height: 180 })).toBe(3);
  expect(columnsFor(2, { width: 374, height: 350 })).toBe(1);
});

it("cards fly from a hand to the melds, to the discards and from there", () => {
  const [seat, card] = [1, "r5" as const];
  const from = ["hand-r5", "seat-1"];
  const laid = cardFlights({ event: "laid", seat, kind: "pasch", of: 5, cards: ["r5", "r5", "joker"] });
  expect(laid.map(({ card, to }) => [card, ...to])).toEqual([
    ["r5", "seat-1-melds"],
    ["r5", "seat-1-melds"],
    ["joker", "seat-1-melds"],
  ]);
  expect(cardFlights({ event: "added", seat, card, meld: 3, end: "high" })).toEqual([{ card, from, to: ["meld-3-r5"] }]);
  expect(cardFlights({ event: "discarded", seat, card })).toEqual([{ card, from, to: ["discard"] }]);
  expect(cardFlights({ event: "took", seat, card })).toEqual([{ card, from: ["discard"], to: ["hand-r5", "seat-1"] }]);
});
