import type { GameChance } from "../../lib/fairness";
import { COLOURS } from "../../protocol";

export default {
  /** Unless the table has an order for its rows, chance puts them in one before it shuffles the cards. */
  decidesFirst: (chance, action, { options }) =>
    Boolean(options.rows) || chance.shuffled(COLOURS).join() === action.column.join(),
} satisfies GameChance<"master">;
