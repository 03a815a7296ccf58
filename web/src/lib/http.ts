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
  Replay,
  Review,
  WantedSettings,
} from "../protocol";
import { server, type Host } from "./hosts";
import { whose, type Viewpoint } from "./routes";
import type { Language } from "./texts";

export { Failed } from "./hosts";

export const fetchGames = (language: Language, host: Host = server) =>
  host.call<readonly GameInfo[]>("GET", "/api/games", language);

/** The messages of a game that the page was not built with. */
export const fetchGameTexts = (game: string, language: Language, host: Host = server) =>
  host.call<string>("GET", `/api/games/${encodeURIComponent(game)}/texts`, language);

export const lesson = (game: GameName, language: Language, host: Host = server) =>
  host.call<Lesson>("GET", `/api/lessons/${game}`, language);

export const introduce = (introduction: Introduction, language: Language, host: Host = server) =>
  host.call<Person>("PUT", "/api/me", language, introduction);

/** Introduces another person at this device, a guest from 1 to 9. */
export const introduceGuest = (guest: number, introduction: Introduction, language: Language, host: Host = server) =>
  host.call<Person>("PUT", `/api/me?guest=${guest}`, language, introduction);

/** Makes the server forget this device. */
export const forgetMe = (language: Language, host: Host = server) => host.call<null>("DELETE", "/api/me", language);

export const openTable = (settings: WantedSettings, language: Language, host: Host = server) =>
  host.call<Address>("POST", "/api/tables", language, settings);

export const openTables = (language: Language, host: Host = server) => host.call<readonly Listing[]>("GET", "/api/tables", language);

export const findTable = (name: string, language: Language, host: Host = server) =>
  host.call<Listing>("GET", `/api/tables/${encodeURIComponent(name)}`, language);

export const record = (id: string, language: Language, host: Host = server) =>
  host.call<MatchRecord>("GET", `/api/records/${encodeURIComponent(id)}`, language);

/** Has a record from a file, or the word of a link, verified. Its id works as long as the server remembers it. */
export const openRecord = (data: string, language: Language) =>
  server.call<OpenedRecord>("POST", "/api/records", language, data);

/** What a link has after its `#` to carry the whole match; `null` if the match is too long. */
export const recordLink = async (id: string, language: Language) =>
  (await server.call<OpenedRecord>("GET", `/api/records/${encodeURIComponent(id)}/link`, language)).link;

/** At most a hundred steps, from one viewpoint. */
export const replay = (id: string, viewpoint: Viewpoint, since: number, language: Language, host: Host = server) =>
  host.call<Replay>("GET", `/api/records/${encodeURIComponent(id)}/replay?since=${since}${whose(viewpoint)}`, language);

/** `null` if it is not ready yet: ask again. */
export const review = (id: string, language: Language, host: Host = server) =>
  host.call<Review | null>("GET", `/api/records/${encodeURIComponent(id)}/review`, language);
