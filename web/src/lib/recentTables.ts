/** The last tables where somebody at this device has a seat. The start page leads back to them. */

import { findTable, Failed } from "./http";
import { route } from "./routes";
import type { Language } from "./texts";
import type { Listing } from "../protocol";

const PLACE = "reihum-tables";
/** Older ones are forgotten. */
const MOST = 5;

export interface RecentTable {
  readonly path: string;
  readonly table: Listing;
}

/** Remembers the table of this path. */
export function remember(path: string): void {
  keep([path, ...remembered().filter((other) => other !== path)].slice(0, MOST));
}

/** The tables that are not over, the latest first. Forgets the others. */
export async function recentTables(language: Language): Promise<RecentTable[]> {
  const paths = remembered();
  const looks = await Promise.all(paths.map((path) => look(path, language)));
  const over = new Set(paths.filter((_, index) => looks[index] === "over"));
  if (over.size) keep(remembered().filter((path) => !over.has(path)));
  return looks.filter((found) => typeof found === "object");
}

export const forgetAll = (): void => keep([]);

async function look(path: string, language: Language): Promise<RecentTable | "over" | "unknown"> {
  const code = codeOf(path);
  if (code === null) return "over";
  try {
    const table = await findTable(code, language);
    return table.phase === "over" ? "over" : { path, table };
  } catch (error) {
    return error instanceof Failed && error.problem?.status === 404 ? "over" : "unknown";
  }
}

function codeOf(path: string): string | null {
  const { pathname, search } = new URL(path, location.origin);
  const at = route(pathname, search);
  if (at.page === "pass") return at.at?.code ?? null;
  return at.page === "table" ? at.code : null;
}

function remembered(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(PLACE) ?? "[]");
    return Array.isArray(found) ? found.filter((path) => typeof path === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function keep(paths: readonly string[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(paths));
  } catch {
    return; // a browser may refuse
  }
}
