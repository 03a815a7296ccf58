/** The service worker: opens the page without a connection. It never stores what the server says about tables. */

import { isFirstPage, kindOf } from "./lib/offlineCache";

interface Extendable extends Event {
  waitUntil(done: Promise<unknown>): void;
}

interface Fetched extends Extendable {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

interface PageLoaded extends Extendable {
  /** The addresses of the files that the page has loaded. */
  readonly data: readonly string[];
}

interface Worker {
  readonly clients: { claim(): Promise<void> };
  addEventListener(type: "activate", listener: (event: Extendable) => void): void;
  addEventListener(type: "fetch", listener: (event: Fetched) => void): void;
  addEventListener(type: "message", listener: (event: PageLoaded) => void): void;
}

const BASE_PATH = location.href.replace(/\/service-worker\.js.*$/, "");
/** Every address of the page gives the same first page. It is stored under this one. */
const FIRST = `${BASE_PATH}/`;
const KEPT = "reihum";
const worker = self as unknown as Worker;

worker.addEventListener("activate", (event) => event.waitUntil(worker.clients.claim()));

worker.addEventListener("message", (event) => event.waitUntil(keepAll(event.data)));

worker.addEventListener("fetch", (event) => {
  const kind = kindOf(event.request, BASE_PATH);
  if (kind === "page") event.respondWith(page(event));
  if (kind === "list") event.respondWith(list(event));
  if (kind === "asset") event.respondWith(asset(event));
});

async function page(event: Fetched): Promise<Response> {
  try {
    const fresh = await fetch(event.request);
    if (isFirstPage(fresh)) event.waitUntil(keepPage(fresh.clone()));
    return fresh;
  } catch (error) {
    const kept = await caches.match(FIRST);
    if (!kept) throw error;
    return kept;
  }
}

async function list(event: Fetched): Promise<Response> {
  try {
    const fresh = await fetch(event.request);
    if (fresh.ok) event.waitUntil(keep(event.request, fresh.clone()));
    return fresh;
  } catch (error) {
    const kept = await caches.match(event.request);
    if (!kept) throw error;
    return kept;
  }
}

async function asset(event: Fetched): Promise<Response> {
  const kept = await caches.match(event.request);
  if (kept) return kept;
  const fresh = await fetch(event.request);
  if (fresh.ok) event.waitUntil(keep(event.request, fresh.clone()));
  return fresh;
}

/** Stores files that were loaded before this worker was active. */
async function keepAll(urls: readonly string[]): Promise<void> {
  await keepPage(await fetch(FIRST));
  const cache = await caches.open(KEPT);
  const assets = urls.filter((url) => kindOf({ method: "GET", mode: "cors", url }, BASE_PATH) === "asset");
  for (const url of assets) if (!(await cache.match(url))) await cache.add(url);
}

async function keepPage(fresh: Response): Promise<void> {
  const [kept, wanted] = [await caches.match(FIRST), fresh.clone()];
  if (kept && (await kept.text()) !== (await fresh.text())) await forgetOld();
  await keep(FIRST, wanted);
}

/** Removes what a new page does not use. The large files for tables on this device often stay the same. */
async function forgetOld(): Promise<void> {
  const cache = await caches.open(KEPT);
  const folder = ENGINE ? `${BASE_PATH}/${ENGINE.folder}/` : null;
  for (const request of await cache.keys()) {
    if (folder === null || !request.url.startsWith(folder)) await cache.delete(request);
  }
}

async function keep(request: Request | string, answer: Response): Promise<void> {
  await (await caches.open(KEPT)).put(request, answer);
}
