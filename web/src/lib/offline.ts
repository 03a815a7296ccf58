/** Makes the page work without a connection. Browsers allow this over HTTPS and on this machine only. */

import { BASE_PATH } from "./basePath";

/** In milliseconds: how long a visit lasts before anything is stored. */
const SETTLED = 2000;

export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => setTimeout(() => keep().catch(() => undefined), SETTLED)); // a browser may refuse
}

async function keep(): Promise<void> {
  await navigator.serviceWorker.register(`${BASE_PATH}/service-worker.js`);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
}
