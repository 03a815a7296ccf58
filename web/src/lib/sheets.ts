/** Sheets lie over the page. The browser's Back closes a sheet instead of leaving the page. */

/** The state of the entry in the browser's history that stands for all open sheets. */
const MARK = "sheet";

class Sheets {
  #closing: readonly (() => void)[] = [];
  /** Whether the page is leaving that entry: `popstate` follows. */
  #isLeaving = false;

  constructor() {
    addEventListener("popstate", () => this.#popped());
    if (isMarked()) this.#leave(); // the page was loaded anew, without the sheet
  }

  /** Registers an open sheet. Call the returned function when it is gone. */
  add(close: () => void): () => void {
    this.#closing = [...this.#closing, close];
    mark();
    return () => {
      this.#closing = this.#closing.filter((other) => other !== close);
      // another one may open at once
      setTimeout(() => {
        if (this.#closing.length === 0 && isMarked()) this.#leave();
      });
    };
  }

  /** Goes to another page. The entry of open sheets becomes that of the page. */
  go(path: string, state: unknown): void {
    if (isMarked()) history.replaceState(state, "", path);
    else history.pushState(state, "", path);
  }

  #leave(): void {
    if (this.#isLeaving) return;
    this.#isLeaving = true;
    history.back();
  }

  #popped(): void {
    const close = this.#isLeaving ? undefined : this.#closing.at(-1);
    const left = this.#closing.length - (close ? 1 : 0);
    this.#isLeaving = false;
    if (left) mark();
    close?.();
  }
}

function mark(): void {
  if (!isMarked()) history.pushState(MARK, "");
}

function isMarked(): boolean {
  return history.state === MARK;
}

export const sheets = new Sheets();
