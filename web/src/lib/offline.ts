/** Lets the page open also without a connection. Browsers allow that over https and on this machine only. */

import { HOME } from "./home";

/** So long a visit lasts before anything is kept of it. */
const SETTLED = 2000;

export function keepForLater(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  addEventListener("load", () => setTimeout(() => keep().catch(() => undefined), SETTLED)); // a browser may refuse
}

async function keep(): Promise<void> {
  await navigator.serviceWorker.register(`${HOME}/service-worker.js`);
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
}
