/** The addresses of the page. */

import { GAME_NAMES, type GameName } from "../protocol";
import { BASE_PATH, MAY_HAVE_SERVER } from "./basePath";
import type { Place } from "./hosts";

export type Route =
  | { readonly page: "start" }
  | { readonly page: "table"; readonly code: string; readonly isTv: boolean; readonly place: Place }
  | {
      readonly page: "replay";
      readonly id: string | null;
      readonly step: number;
      readonly viewpoint: Viewpoint;
      readonly place: Place;
    }
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
  readonly place: Place;
}

export function route(path: string, search: string): Route {
  const asked = new URLSearchParams(search);
  const [, first = "", second = "", ...more] = path.slice(BASE_PATH.length).replace(/\/$/, "").split("/");
  if (more.length || !path.startsWith(`${BASE_PATH}/`)) return { page: "nowhere" };
  if (first === "" && second === "") return { page: "start" };
  if (!MAY_HAVE_SERVER && (first === "t" || first === "replay")) return { page: "nowhere" };
  if (first === "pass" && second === "") return { page: "pass", at: passAndPlayTable(asked, "server") };
  if (first === "t" && second) return { page: "table", code: second, isTv: asked.has("tv"), place: "server" };
  if (first === "here" && second === "") return here(asked);
  if (first === "replay") {
    const step = number(asked.get("step")) ?? 0;
    return { page: "replay", id: second || null, step, viewpoint: viewpoint(asked), place: "server" };
  }
  if (first === "rules" || first === "learn") {
    if (isGame(second)) return { page: first, game: second };
    if (second) return { page: "without", wanted: first === "rules" ? "rules" : "lesson", game: second };
  }
  return { page: "nowhere" };
}

/** The tables and records of this device are all at one address: then any web host can serve the page. */
function here(asked: URLSearchParams): Route {
  const [code, id] = [asked.get("table"), asked.get("record")];
  const at = passAndPlayTable(asked, "device");
  if (at) return { page: "pass", at };
  if (code) return { page: "table", code, isTv: false, place: "device" };
  if (id) return { page: "replay", id, step: number(asked.get("step")) ?? 0, viewpoint: viewpoint(asked), place: "device" };
  return { page: "start" };
}

export function tablePath(code: string, place: Place = "server"): string {
  return place === "server" ? `${BASE_PATH}/t/${code}` : `${BASE_PATH}/here?table=${code}`;
}

export const tvPath = (code: string) => `${BASE_PATH}/t/${code}?tv`;

export function passPath({ code, people, place }: PassAndPlayTable): string {
  return `${BASE_PATH}/${place === "server" ? "pass" : "here"}?table=${code}&people=${people}`;
}

/** A record that the server keeps has an id. Others come from a file, or from the word in a link. */
export function replayPath(id: string | null, step: number, viewpoint: Viewpoint, word: string | null = null): string {
  const place = id === null ? "" : `/${id}`;
  return `${BASE_PATH}/replay${place}?step=${step}${whose(viewpoint)}${word === null ? "" : `#${word}`}`;
}

/** A record that this device keeps, or the server. */
export function recordPath(id: string, step: number, viewpoint: Viewpoint, place: Place): string {
  if (place === "server") return replayPath(id, step, viewpoint);
  return `${BASE_PATH}/here?record=${id}&step=${step}${whose(viewpoint)}`;
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

function passAndPlayTable(asked: URLSearchParams, place: Place): PassAndPlayTable | null {
  const [code, people] = [asked.get("table"), number(asked.get("people"))];
  return code && people ? { code, people, place } : null;
}

function number(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

function isGame(name: string): name is GameName {
  return (GAME_NAMES as readonly string[]).includes(name);
}
