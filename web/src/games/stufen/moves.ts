/** Stages, melds, and the actions for picked cards. The rules are in the server: see the menu. */

import { defaultCardsOf } from "../defaults";
import type { Card, Colour, MenuEntry, Spot, StufenAction, StufenMeld } from "../../protocol";

export type Kind = StufenMeld["kind"];

/** One meld that a stage asks for. */
export interface Need {
  readonly kind: Kind;
  readonly size: number;
}

/** The melds of a stage, from its text on the stage card: "pasch 3 + reihe 4". */
export function needsOf(stage: string): Need[] {
  return stage.split("+").map((need) => {
    const [kind, size] = need.trim().split(/\s+/);
    return { kind: kind as Kind, size: Number(size) };
  });
}

/** What a joker of a meld stands for; `null` for other cards. */
export function standsFor(meld: StufenMeld, index: number): Spot | number | Colour | null {
  if (meld.cards[index] !== "joker") return null;
  return meld.kind === "reihe" && typeof meld.of === "number" ? meld.of + index : meld.of;
}

/** With more ways than this the player has to pick cards first. */
const MOST_WAYS = 8;

type StufenEntry = MenuEntry<"stufen">;

/** The actions that use exactly these cards. */
export function actionsWith(picked: readonly Card[], menu: readonly StufenEntry[]): StufenEntry[] {
  const [first] = picked;
  return menu.filter(({ action }) => {
    if (action.do === "meld") return action.cards.length === picked.length && holds(action.cards, picked);
    if (action.do === "draw" || action.do === "take") return picked.length === 0;
    return picked.length === 1 && first === cardsOf(action)[0];
  });
}

/** The actions for the picked cards. A meld appears as soon as few enough melds contain them. */
export function buttons(menu: readonly StufenEntry[], picked: readonly Card[]): StufenEntry[] {
  const exactly = actionsWith(picked, menu);
  if (exactly.some(({ action }) => action.do === "meld")) return exactly;
  const ways = menu.filter(({ action }) => action.do === "meld" && holds(action.cards, picked));
  return ways.length > MOST_WAYS ? exactly : [...ways, ...exactly];
}

/** Whether the card goes into a meld together with those that are picked. */
export function isMarked(card: Card, picked: readonly Card[], menu: readonly StufenEntry[]): boolean {
  return menu.some(({ action }) => {
    if (action.do === "meld") return holds(action.cards, [...picked, card]);
    return action.do === "add" && picked.length === 0 && action.card === card;
  });
}

/** The place on the table for an action, as in `data-at`. */
export function spotOf(action: StufenAction): string {
  switch (action.do) {
    case "draw":
      return "pile";
    case "take":
    case "discard":
      return "spot-discards";
    case "meld":
      return "spot-stage";
    case "add":
      return `spot-meld-${action.meld}`;
    case "pause":
      return `spot-seat-${action.to}`;
  }
}

/** The cards of the hand that an action uses. */
export function cardsOf(action: StufenAction): readonly Card[] {
  return action.do === "pause" ? ["pause"] : defaultCardsOf(action);
}

/** The message that says what to do. */
export function prompt(menu: readonly StufenEntry[], picked: readonly Card[]): string {
  const can = new Set(menu.map(({ action }) => action.do));
  if (can.has("pause") && picked.length === 1 && picked[0] === "pause") return "play-ask-give-pause";
  if (can.has("take")) return "play-ask-draw-or-take";
  if (can.has("draw")) return "play-ask-draw-one";
  if (can.has("meld")) return can.has("discard") ? "play-ask-meld" : "play-ask-meld-next";
  if (can.has("add")) return "play-ask-add";
  return can.has("discard") ? "play-ask-discard" : "play-ask-give-pause";
}

function holds(all: readonly Card[], some: readonly Card[]): boolean {
  const left = [...all];
  return some.every((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
