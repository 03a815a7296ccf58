import type { OwnDescriptor } from "../descriptor";
import { rowsGame } from "../rows/rowsGame";
import Emblem from "./Emblem.svelte";

export default {
  ...rowsGame,
  Emblem,
  guide: () => import("./guide"),
  chosenPlayerBegins: true,
  table: () => import("./Table.svelte"),
} satisfies OwnDescriptor<"junior">;
