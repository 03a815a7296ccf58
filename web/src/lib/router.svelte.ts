/** The current address. Links within the page are followed without loading it again. */

import { route, type Route } from "./routes";
import { sheets } from "./sheets";

class Router {
  #route = $state.raw<Route>(here());

  constructor() {
    addEventListener("popstate", () => (this.#route = here()));
    document.addEventListener("click", (event) => this.#clicked(event));
  }

  get route(): Route {
    return this.#route;
  }

  /** What the visitor wants to do here, if the last page has said so. */
  get arrival(): unknown {
    return history.state;
  }

  go(path: string, arrival: string | null = null): void {
    sheets.go(path, arrival);
    this.#route = here();
    scrollTo(0, 0);
  }

  #clicked(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (!link || !isPlain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || route(link.pathname, link.search).page === "nowhere") return;
    event.preventDefault();
    this.go(link.pathname + link.search);
  }
}

function here(): Route {
  return route(location.pathname, location.search);
}

export const router = new Router();
