/** Short notes that go away by themselves. */

import { Failed } from "./http";
import { speech, t } from "./texts.svelte";
import { NotDone } from "./connection";

const SECONDS = 6;
const MOST = 3;

export interface Toast {
  readonly id: number;
  readonly text: string;
}

class Toasts {
  #toasts = $state.raw<readonly Toast[]>([]);
  #next = 0;

  get all(): readonly Toast[] {
    return this.#toasts;
  }

  show(text: string): void {
    const toast = { id: this.#next++, text };
    this.#toasts = [...this.#toasts.filter((other) => other.text !== text), toast].slice(-MOST);
    setTimeout(() => this.drop(toast.id), SECONDS * 1000);
  }

  drop(id: number): void {
    this.#toasts = this.#toasts.filter((toast) => toast.id !== id);
  }

  /** Shows what went wrong, if there are words for it. */
  failed(error: unknown): void {
    this.show(explain(error));
  }
}

function explain(error: unknown): string {
  if (error instanceof NotDone) return speech.texts.refusal(error.refusal);
  if (!(error instanceof Failed)) throw error;
  if (error.problem === null) return t("refused-offline");
  return error.problem.code.startsWith("http-") ? t("web-failed") : error.problem.detail;
}

export const toasts = new Toasts();

/** Does something that may fail, and shows a toast if it did. */
export async function attempt(action: () => Promise<void>): Promise<void> {
  try {
    await action();
  } catch (error) {
    toasts.failed(error);
  }
}
