/** Finds what the page knows of each game: see `descriptor.ts`. */

import type { GameName } from "../protocol";
import { DEFAULTS } from "./defaults";
import type { GameDescriptor } from "./descriptor";

/** The files of games by what they add to the descriptor. Those that few pages need are fetched later. */
const FILES = {
  Emblem: import.meta.glob("./*/Emblem.svelte", { eager: true, import: "default" }),
  guide: import.meta.glob("./*/guide.ts"),
  table: import.meta.glob("./*/Table.svelte"),
  choice: import.meta.glob("./*/Choice.svelte"),
  sharedDevice: import.meta.glob("./*/SharedDevice.svelte"),
  chance: import.meta.glob("./*/chance.ts"),
};
const OWN = import.meta.glob<object>("./*/index.ts", { eager: true, import: "default" });

const GAMES = new Map<string, GameDescriptor>();
for (const [part, files] of Object.entries(FILES)) {
  for (const [path, file] of Object.entries(files)) add(path, { [part]: file });
}
for (const [path, own] of Object.entries(OWN)) add(path, own);

/** The games that have a folder. */
export const DESCRIBED_GAMES: readonly string[] = [...GAMES.keys()];

/** The descriptor of a game, with defaults for everything that its folder does not say. */
export function gameOf(name: GameName): GameDescriptor {
  return GAMES.get(name) ?? DEFAULTS;
}

/** `path`: of a file in the folder of a game, as `./name/index.ts`. */
function add(path: string, part: object): void {
  const name = path.split("/")[1] ?? path;
  GAMES.set(name, { ...(GAMES.get(name) ?? DEFAULTS), ...part });
}
