/** The addresses of the page. */

import { GAME_NAMES, type GameName } from "../protocol";
import { BASE_PATH } from "./basePath";

export type Route =
  | { readonly page: "start" }
  | { readonly page: "table"; readonly code: string; readonly isTv: boolean }
  | { readonly page: "replay"; readonly id: string | null; readonly step: number; readonly viewpoint: Viewpoint }
  | { readonly page: "rules"; readonly game: GameName }
  | { readonly page: "learn"; readonly game: GameName }
  | { readonly page: "without"; readonly wanted: "rules" | "lesson"; readonly game: string }
  | { readonly page: "pass"; readonly at: PassAndPlayTable | null }
  | { readonly page: "nowhere" };

/** The viewpoint of a replay: a seat, an onlooker, or all hands open. */
export type Viewpoint = number | "onlooker" | "open";

/** A table where this many people play at one device. */
export interface PassAndPlayTable {
  readonly code: string;
  readonly people: number;
}

export function route(path: string, search: string): Route {
  const asked = new URLSearchParams(search);
  const [, first = "", second = "", ...more] = path.slice(BASE_PATH.length).split("/");
  if (more.length || !path.startsWith(`${BASE_PATH}/`)) return { page: "nowhere" };
  if (first === "" && second === "") return { page: "start" };
  if (first === "pass" && second === "") return { page: "pass", at: passAndPlayTable(asked) };
  if (first === "t" && second) return { page: "table", code: second, isTv: asked.has("tv") };
  if (first === "replay") {
    return { page: "replay", id: second || null, step: number(asked.get("step")) ?? 0, viewpoint: viewpoint(asked) };
  }
  if (first === "rules" || first === "learn") {
    if (isGame(second)) return { page: first, game: second };
    if (second) return { page: "without", wanted: first === "rules" ? "rules" : "lesson", game: second };
  }
  return { page: "nowhere" };
}

export const tablePath = (code: string) => `${BASE_PATH}/t/${code}`;

export const tvPath = (code: string) => `${BASE_PATH}/t/${code}?tv`;

export const passPath = ({ code, people }: PassAndPlayTable) => `${BASE_PATH}/pass?table=${code}&people=${people}`;

/** A record that the server keeps has an id. Others come from a file, or from the word in a link. */
export function replayPath(id: string | null, step: number, viewpoint: Viewpoint, word: string | null = null): string {
  const place = id === null ? "" : `/${id}`;
  return `${BASE_PATH}/replay${place}?step=${step}${whose(viewpoint)}${word === null ? "" : `#${word}`}`;
}

/** The address that has a whole match inside. */
export const carryingPath = (word: string) => `${BASE_PATH}/replay#${word}`;

/** As the end of a query. */
export function whose(viewpoint: Viewpoint): string {
  if (viewpoint === "onlooker") return "";
  return viewpoint === "open" ? "&open" : `&seat=${viewpoint}`;
}

function viewpoint(asked: URLSearchParams): Viewpoint {
  return asked.has("open") ? "open" : (number(asked.get("seat")) ?? "onlooker");
}

function passAndPlayTable(asked: URLSearchParams): PassAndPlayTable | null {
  const [code, people] = [asked.get("table"), number(asked.get("people"))];
  return code && people ? { code, people } : null;
}

function number(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function isGame(name: string): name is GameName {
  return (GAME_NAMES as readonly string[]).includes(name);
}
