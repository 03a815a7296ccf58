/** The requests of the page. They throw `Failed` if they are refused. */

import type {
  Address,
  GameName,
  GameInfo,
  Introduction,
  Lesson,
  Listing,
  MatchRecord,
  OpenedRecord,
  Person,
  Problem,
  Replay,
  Review,
  WantedSettings,
} from "../protocol";
import { BASE_PATH } from "./basePath";
import { whose, type Viewpoint } from "./routes";
import type { Language } from "./texts";

/** A request that was refused, or got no answer: then `problem` is `null`. */
export class Failed extends Error {
  constructor(readonly problem: Problem | null) {
    super(problem?.code ?? "offline");
  }
}

export const fetchGames = (language: Language) =>
  call<readonly GameInfo[]>("GET", "/api/games", language);

/** The messages of a game that the page was not built with. */
export const fetchGameTexts = (game: string, language: Language) =>
  call<string>("GET", `/api/games/${encodeURIComponent(game)}/texts`, language);

export const lesson = (game: GameName, language: Language) =>
  call<Lesson>("GET", `/api/lessons/${game}`, language);

export const introduce = (introduction: Introduction, language: Language) =>
  call<Person>("PUT", "/api/me", language, introduction);

/** Introduces another person at this device, a guest from 1 to 9. */
export const introduceGuest = (guest: number, introduction: Introduction, language: Language) =>
  call<Person>("PUT", `/api/me?guest=${guest}`, language, introduction);

/** Makes the server forget this device. */
export const forgetMe = (language: Language) => call<null>("DELETE", "/api/me", language);

export const openTable = (settings: WantedSettings, language: Language) =>
  call<Address>("POST", "/api/tables", language, settings);

export const openTables = (language: Language) => call<readonly Listing[]>("GET", "/api/tables", language);

export const findTable = (name: string, language: Language) =>
  call<Listing>("GET", `/api/tables/${encodeURIComponent(name)}`, language);

export const record = (id: string, language: Language) =>
  call<MatchRecord>("GET", `/api/records/${encodeURIComponent(id)}`, language);

/** Has a record from a file, or the word of a link, verified. Its id works as long as the server remembers it. */
export const openRecord = (data: string, language: Language) =>
  call<OpenedRecord>("POST", "/api/records", language, data);

/** What a link has after its `#` to carry the whole match; `null` if the match is too long. */
export const recordLink = async (id: string, language: Language) =>
  (await call<OpenedRecord>("GET", `/api/records/${encodeURIComponent(id)}/link`, language)).link;

/** At most a hundred steps, from one viewpoint. */
export const replay = (id: string, viewpoint: Viewpoint, since: number, language: Language) =>
  call<Replay>("GET", `/api/records/${encodeURIComponent(id)}/replay?since=${since}${whose(viewpoint)}`, language);

/** `null` if it is not ready yet: ask again. */
export const review = (id: string, language: Language) =>
  call<Review | null>("GET", `/api/records/${encodeURIComponent(id)}/review`, language);

/** The WebSocket address of a table, for the owner of this device, a guest at it, or an onlooker. */
export function liveAddress(code: string, who: "me" | "onlooker" | number): string {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const guest = who === "me" ? "" : `?guest=${who}`;
  return `${scheme}://${location.host}${BASE_PATH}/api/tables/${code}/live${guest}`;
}

async function call<T>(method: string, path: string, language: Language, body?: unknown): Promise<T> {
  const headers: Record<string, string> = { "Accept-Language": language };
  const isText = typeof body === "string";
  if (body !== undefined) headers["Content-Type"] = isText ? "text/plain" : "application/json";
  const request = { method, headers, body: body === undefined ? null : isText ? body : JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(BASE_PATH + path, request);
  } catch {
    throw new Failed(null);
  }
  if (answer.ok) return (answer.status === 204 ? null : await answer.json()) as T;
  const isProblem = answer.headers.get("Content-Type")?.startsWith("application/problem+json");
  throw new Failed(isProblem ? ((await answer.json()) as Problem) : null);
}
