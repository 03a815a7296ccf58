/** What holds for a game that says nothing else. */

import { COLOURS, type Card, type GameAction } from "../protocol";
import { defaultActivity } from "../table/activity";
import { defaultFlights } from "../table/cardFlights";
import type { GameDescriptor } from "./descriptor";
import Emblem from "./DefaultEmblem.svelte";

export const DEFAULTS: GameDescriptor = {
  Emblem,
  guide: null,
  isRace: false,
  chosenPlayerBegins: false,
  sharedDevice: "hand-on",

  table: () => import("./PlainTable.svelte"),
  choice: null,
  orderChoices: (actions) => actions,
  hand: ({ match }) => ("hand" in match.round ? match.round.hand : null),
  handSizes: ({ match }) => ("counts" in match.round ? match.round.counts : null),
  drawPile: ({ match }) => ("pile" in match.round && typeof match.round.pile === "number" ? match.round.pile : null),
  sidePiles: () => [],
  colourOrder: () => COLOURS,
  dottedSeat: () => null,
  carriedTexts: null,

  cardsOf: defaultCardsOf,
  marksPlayable: true,
  dropSpot: (action) => ("place" in action ? `spot-${action.place}` : null),
  actionsWith: null,
  isMarked: null,
  mainActions: (menu) => menu.filter(({ action }) => Object.keys(action).length === 1),
  cooldown: () => null,
  isYourTurn: (menu) => menu.length > 0,
  waitingFor: ({ view }) => view.to_act,
  prompt: () => "play-your-turn",
  promptDetails: () => ({}),

  cardFlights: defaultFlights,
  activity: defaultActivity,
  clearsActivity: ["dealt"],
  sounds: {},

  chance: null,
};

export function defaultCardsOf(action: GameAction): readonly Card[] {
  if ("cards" in action) return action.cards;
  return "card" in action ? [action.card] : [];
}
