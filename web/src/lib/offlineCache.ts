/** Decides what the service worker stores for use without a connection. */

/** What a server says, and the documentation that a web host may have. */
const NEVER = /^\/(api|docs)\//;
const ASSETS = "/assets/";
/** Lists that the page needs without a connection: its games, and its files. */
const GAMES = "/games/";
const OFFLINE = "/offline.json";

/** `page`, `list`: fetched again if possible. `asset`: never changes. `other`: not stored. */
export type Kind = "page" | "list" | "asset" | "other";

/** `home`: the beginning of all addresses of the page. */
export function kindOf({ method, mode, url }: Pick<Request, "method" | "mode" | "url">, home: string): Kind {
  const path = url.slice(home.length);
  if (method !== "GET" || !url.startsWith(`${home}/`) || NEVER.test(path)) return "other";
  if (path.startsWith(ASSETS)) return "asset";
  if (path.startsWith(GAMES) || path === OFFLINE) return "list";
  return mode === "navigate" ? "page" : "other";
}

/** Whether the answer is the first page, and not a refusal or a download. */
export function isFirstPage({ ok, headers }: Pick<Response, "ok" | "headers">): boolean {
  return ok && headers.get("Content-Type")?.startsWith("text/html") === true;
}
