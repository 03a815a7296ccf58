/** Returns what has happened since the last call; the first call skips what was there before. */

import { untrack } from "svelte";

import type { Happening } from "../lib/state";
import type { Table } from "../lib/table.svelte";

export function newHappenings(table: () => Table): () => readonly Happening[] {
  let seen = untrack(() => table().happenings.at(-1)?.number ?? -1);
  return () => {
    const added = table().happenings.filter(({ number }) => number > seen);
    seen = added.at(-1)?.number ?? seen;
    return added;
  };
}
