/** Views and messages for tests. */

import type { ChairView, AnyEvent, TableChanges, TableView, Update, View } from "../src/protocol";

export const BEN: ChairView = { name: "Ben", avatar: "", bot: null, is_ready: false, away: null };
export const NOBODY: ChairView = { name: null, avatar: "", bot: null, is_ready: false, away: null };
export const BOT: ChairView = { name: null, avatar: "", bot: "simple", is_ready: true, away: null };

export function view(chairs: readonly ChairView[] = [BEN, BOT]): TableView {
  return {
    you: 0,
    is_host: true,
    settings: {
      game: "elfer",
      players: 2,
      options: {},
      rounds: 1,
      first: 0,
      listed: false,
      clock: { kind: "none", seconds: 60, away: "stands" },
      grace: 30,
      bot: "simple",
      free_chat: false,
      hints: true,
      pace: { least: 500, patience: 5000, countdown: 3000 },
      allowance: 300,
    },
    phase: "lobby",
    chairs,
    match: null,
    to_act: [],
    menu: [],
    my_moves: 0,
    waiting_since: 0,
    is_nudged: false,
    is_paused: false,
    proposal: null,
    commitment: null,
    shuffles: [],
    has_new_rules: false,
    is_brought: false,
  };
}

export function whole(version: number, of: TableView = view()): View {
  return { type: "view", version, view: of };
}

export function update(version: number, events: readonly AnyEvent[] = [], changes: TableChanges = {}): Update {
  return { type: "update", version, events, changes };
}
