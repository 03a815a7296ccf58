import type { GameChance } from "../../lib/fairness";

export default {
  /** A new draw pile is made of the discards, all but the top card. */
  unshuffled: ({ do: what }, before) => (what === "renew" ? (before.at(-1)?.match.round.discards.slice(0, -1) ?? []) : null),
} satisfies GameChance<"stufen">;
