/** What is kept of the page for when there is no connection. For the service worker alone: it is one file. */

/** Every address of the page gives the same first page; it is kept under this one. */
export const FIRST = "/";
export const ASSETS = "/assets/";

/** `page`: afresh if possible. `asset`: never changes. `other`: none of our business. */
export type Kind = "page" | "asset" | "other";

export function kindOf({ method, mode, url }: Pick<Request, "method" | "mode" | "url">, origin: string): Kind {
  const { origin: theirs, pathname } = new URL(url);
  if (method !== "GET" || theirs !== origin || pathname.startsWith("/api/")) return "other";
  if (pathname.startsWith(ASSETS)) return "asset";
  return mode === "navigate" ? "page" : "other";
}

/** Whether this answer is the first page, and not a refusal or something to download. */
export function isFirstPage({ ok, headers }: Pick<Response, "ok" | "headers">): boolean {
  return ok && headers.get("Content-Type")?.startsWith("text/html") === true;
}

/** A new build has a new first page; what was kept with the old one is of no more use. */
export function isOutdated(kept: Pick<Response, "headers"> | undefined, fresh: Pick<Response, "headers">): boolean {
  return kept !== undefined && kept.headers.get("ETag") !== fresh.headers.get("ETag");
}
