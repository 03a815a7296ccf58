/** What is kept of the page for when there is no connection. For the service worker alone: it is one file. */

const ASSETS = "/assets/";

/** `page`: afresh if possible. `asset`: never changes. `other`: none of our business. */
export type Kind = "page" | "asset" | "other";

/** `home`: where all addresses of the page begin. */
export function kindOf({ method, mode, url }: Pick<Request, "method" | "mode" | "url">, home: string): Kind {
  const path = url.slice(home.length);
  if (method !== "GET" || !url.startsWith(`${home}/`) || path.startsWith("/api/")) return "other";
  if (path.startsWith(ASSETS)) return "asset";
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
