/** Finds what the page knows of each game: see `descriptor.ts`. */

import type { GameName } from "../protocol";
import { DEFAULTS } from "./defaults";
import type { GameDescriptor, OwnDescriptor } from "./descriptor";

const FOUND = import.meta.glob<{ default?: OwnDescriptor<GameName> }>("./*/index.ts", { eager: true });

const GAMES: ReadonlyMap<string, GameDescriptor> = new Map(
  Object.entries(FOUND).map(([path, { default: own }]) => [folderOf(path), { ...DEFAULTS, ...own }]),
);

/** The games that have a folder. */
export const DESCRIBED_GAMES: readonly string[] = [...GAMES.keys()];

/** The descriptor of a game, with defaults for everything that its folder does not say. */
export function gameOf(name: GameName): GameDescriptor {
  return GAMES.get(name) ?? DEFAULTS;
}

/** `./name/index.ts` */
function folderOf(path: string): string {
  return path.split("/")[1] ?? path;
}
