/** The last tables where somebody at this device has a seat. The start page leads back to them. */

import { findTable, Failed } from "./http";
import type { Place } from "./hosts";
import { route } from "./routes";
import type { Language } from "./texts";
import type { Listing } from "../protocol";

const PLACE = "reihum-tables";
const SEEN = "reihum-tables-here";
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

export function forgetAll(): void {
  keep([]);
  store(SEEN, {});
}

async function look(path: string, language: Language): Promise<RecentTable | "over" | "unknown"> {
  const at = tableAt(path);
  if (at === null) return "over";
  const { code, place } = at;
  if (place === "device") return lookHere(path);
  try {
    const table = await findTable(code, language);
    return table.phase === "over" ? "over" : { path, table };
  } catch (error) {
    return error instanceof Failed && error.problem?.status === 404 ? "over" : "unknown";
  }
}

/** What a table on this device was when it was last seen: asking would start the engine. */
function lookHere(path: string): RecentTable | "over" {
  const found = seenHere()[path];
  return found && found.phase !== "over" ? { path, table: found } : "over";
}

/** Remembers how a table on this device looks. */
export function rememberHere(path: string, table: Listing): void {
  remember(path);
  const kept = Object.fromEntries(Object.entries(seenHere()).filter(([other]) => remembered().includes(other)));
  store(SEEN, { ...kept, [path]: table });
}

function tableAt(path: string): { readonly code: string; readonly place: Place } | null {
  const { pathname, search } = new URL(path, location.origin);
  const at = route(pathname, search);
  if (at.page === "pass") return at.at;
  return at.page === "table" ? at : null;
}

function seenHere(): Record<string, Listing> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(SEEN) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, Listing>) : {};
  } catch {
    return {};
  }
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
  store(PLACE, paths);
}

function store(place: string, value: unknown): void {
  try {
    localStorage.setItem(place, JSON.stringify(value));
  } catch {
    return; // a browser may refuse
  }
}
