/** The large files for tables on this device: Python and the engine. They are fetched once. */

import { BASE_PATH } from "../lib/basePath";

const MEGABYTE = 1_000_000;

interface Connection {
  readonly saveData?: boolean;
  readonly type?: string;
}

class EngineFiles {
  /** The bytes that have come, unpacked. */
  #loaded = $state(0);
  #fetching: Promise<void> | null = null;
  isFetching = $state(false);
  isKept = $state(false);

  get isThere(): boolean {
    return ENGINE !== null && typeof WebAssembly === "object" && typeof Worker === "function";
  }

  get folder(): string {
    return `${location.origin}${BASE_PATH}/${ENGINE?.folder ?? ""}`;
  }

  /** The part that has come, from 0 to 1. */
  get part(): number {
    const total = sum("bytes");
    return total ? Math.min(1, this.#loaded / total) : 0;
  }

  /** How many megabytes go over the wire. Browsers take Brotli only where nobody can listen. */
  get megabytes(): number {
    return Math.ceil(sum(isSecureContext ? "br" : "gz") / MEGABYTE);
  }

  /** Fetches all files; what was fetched before comes from the browser's store. Throws if there is no connection. */
  fetch(): Promise<void> {
    this.#fetching ??= this.#fetchAll().finally(() => (this.#fetching = null));
    return this.#fetching;
  }

  async #fetchAll(): Promise<void> {
    if (this.isKept) return;
    this.#loaded = 0;
    this.isFetching = true;
    try {
      await Promise.all((ENGINE?.files ?? []).map(({ name }) => this.#fetchOne(`${this.folder}/${name}`)));
      this.isKept = true;
    } finally {
      this.isFetching = false;
    }
  }

  async #fetchOne(address: string): Promise<void> {
    const answer = await fetch(address);
    if (!answer.ok || !answer.body) throw new Error(`${answer.status}: ${address}`);
    const reader = answer.body.getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) this.#loaded += piece.value.length;
  }
}

export const engineFiles = new EngineFiles();

/** Whether large files are fetched only if somebody asks for them. */
export function isMetered(): boolean {
  const { connection } = navigator as { readonly connection?: Connection };
  return connection?.saveData === true || connection?.type === "cellular";
}

function sum(size: "bytes" | "br" | "gz"): number {
  return (ENGINE?.files ?? []).reduce((all, file) => all + file[size], 0);
}
