import type { GameChance } from "../../lib/fairness";
import type { Card, ReplayStep } from "../../protocol";

type Step = ReplayStep<"schnippschnapp">;

export default {
  unshuffled(action, before, actions) {
    if (action.do !== "shuffle") return null;
    const dealt = actions.findLast(({ action }) => action.do === "deal")?.action;
    const found = takenUp(before) ?? (dealt?.do === "deal" ? dealt.order : []);
    return found.filter((card) => action.order.includes(card));
  },
} satisfies GameChance<"schnippschnapp">;

/**
 * The cards that a player took up: the piles of the others by seat, then the player's own, or the middle; each from
 * the bottom. `null` for cards that were just dealt.
 */
function takenUp(before: readonly Step[]): readonly Card[] | null {
  const rounds = before.map(({ match }) => match.round).filter(({ stage }) => stage !== "over");
  const seat = rounds.at(-1)?.loose.findIndex((count) => count > 0) ?? -1;
  const last = rounds.findLast(({ loose }) => !loose[seat]);
  if (!last) return null;
  const others = last.piles.filter((_, owner) => owner !== seat).flat();
  return [...others, ...(last.piles[seat] ?? []), ...last.middle];
}
