import type { OwnDescriptor } from "../descriptor";
import { rowsGame } from "../rows/rowsGame";

export default {
  ...rowsGame,
  chosenPlayerBegins: true,
} satisfies OwnDescriptor<"junior">;
