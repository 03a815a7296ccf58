/** A section of a game's rules page. */

import type { Card } from "../protocol";

/** Cards that lie together; `back` is a face-down card, `gap` an empty place. */
export type Group = readonly (Card | "back" | "gap" | "bridge" | "bonus")[];

export interface Section {
  /** The messages `guide-head-<name>` and `guide-<game>-<name>`. */
  readonly name: string;
  readonly rules: readonly string[];
  /** Groups beside each other. */
  readonly picture?: readonly Group[];
}
