/** The state of a table: a fold of the server's messages. */

import type { AnyEvent, ChairView, FromServer, GameName, TableChanges, TableView, Update, Welcome } from "../protocol";

export const MOST_REMEMBERED = 200;

export interface Happening<G extends GameName = GameName> {
  /** Counts up. Negative numbers happened before this page was there. */
  readonly number: number;
  readonly what: AnyEvent<G>;
  /** Who sat where when it happened. A player who has just left is still among them. */
  readonly chairs: readonly ChairView[];
}

type Fields = Readonly<Record<string, unknown>>;

export interface TableState {
  readonly code: string | null;
  /** The version of the last view or update over this connection; 0 before the first. */
  readonly version: number;
  readonly view: TableView | null;
  /** The last things that happened, oldest first. */
  readonly happenings: readonly Happening[];
  /** The number of the next happening. */
  readonly count: number;
  /** Something was lost: the view stays as it is until the page has asked for it again. */
  readonly isBehind: boolean;
  /** The usual delay of each seat in a race, in milliseconds. */
  readonly delays: readonly (number | null)[];
}

export const NOTHING: TableState = {
  code: null,
  version: 0,
  view: null,
  happenings: [],
  count: 0,
  isBehind: false,
  delays: [],
};

export function fold(state: TableState, message: FromServer): TableState {
  switch (message.type) {
    case "welcome":
      return { ...state, code: message.code, version: 0, isBehind: false, happenings: past(state, message) };
    case "view":
      if (message.version <= state.version) return state;
      return { ...show(state, [], message.view), version: message.version, isBehind: false };
    case "update":
      return message.version > state.version ? updated(state, message) : state;
    case "ping":
      return { ...state, delays: message.delays };
    case "accepted":
    case "rejected":
    case "hint":
    case "why-not":
      return state;
  }
}

/** What happened in the round before this connection. */
function past({ view }: TableState, { history }: Welcome): readonly Happening[] {
  return history.map((what, index) => ({ number: index - history.length, what, chairs: view?.chairs ?? [] }));
}

function updated(state: TableState, { version, events, changes }: Update): TableState {
  const isBehind = state.isBehind || state.view === null || version > state.version + 1;
  if (state.view === null || isBehind) return { ...state, version, isBehind };
  return { ...show(state, events, changed(state.view, changes)), version };
}

/** The view after these changes. What has not changed stays the same object. */
export function changed(view: TableView, changes: TableChanges): TableView {
  return merged({ ...view }, { ...changes }, "match", "round") as unknown as TableView;
}

/** The new fields in place of the old ones; of these parts, each within the one before, again so. */
function merged(old: Fields, fresh: Fields, part = "", ...within: string[]): Fields {
  const [before, after] = [old[part], fresh[part]];
  const both = before && after ? { [part]: merged(before as Fields, after as Fields, ...within) } : {};
  return { ...old, ...fresh, ...both };
}

/** The state after these events, which have led to this view. */
export function show(state: TableState, events: readonly AnyEvent[], view: TableView): TableState {
  const chairs = view.chairs.map((chair, seat) => (isFree(chair) ? (state.view?.chairs[seat] ?? chair) : chair));
  const added = events.map((what, index) => ({ number: state.count + index, what, chairs }));
  const happenings = [...state.happenings, ...added];
  const undone = happenings.findLastIndex(({ what }) => isUndo(what));
  return {
    ...state,
    view,
    happenings: happenings.filter(({ what }, index) => index > undone || !("event" in what)).slice(-MOST_REMEMBERED),
    count: state.count + added.length,
  };
}

/** The page does not know how many moves it takes back, so it forgets all events before it. */
export function isUndo(what: AnyEvent): boolean {
  return "table_event" in what && what.table_event === "is-taken-back";
}

/** The message without the chat of these seats. */
export function withoutMuted(message: FromServer, muted: ReadonlySet<number>): FromServer {
  if (message.type !== "update") return message;
  return { ...message, events: message.events.filter((what) => !muted.has(speaker(what) ?? -1)) };
}

function speaker(what: AnyEvent): number | null {
  return "table_event" in what && (what.table_event === "said" || what.table_event === "wrote") ? what.seat : null;
}

export function isFree(chair: ChairView): boolean {
  return chair.name === null && chair.bot === null;
}
