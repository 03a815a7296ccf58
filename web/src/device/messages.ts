/** What the page and the worker that runs tables say to each other. */

/** To the worker. */
export type ToWorker =
  | {
      readonly kind: "start";
      /** The address of the folder with Python and the engine. */
      readonly folder: string;
      /** Takes the tables over from another tab. */
      readonly isTakeover: boolean;
      /** About how many seconds a bot takes for a move. */
      readonly pace: number;
    }
  | { readonly kind: "request"; readonly id: number; readonly method: string; readonly path: string; readonly body: string }
  | { readonly kind: "connect"; readonly wire: number; readonly table: string; readonly guest: string | null }
  | { readonly kind: "text"; readonly wire: number; readonly text: string }
  | { readonly kind: "disconnect"; readonly wire: number };

/** `no-store`: nothing can be kept. `full`: there is no room for more. The others concern the log of a table. */
export type Notice = "no-store" | "full" | "log-cut" | "log-unreadable";

/** From the worker. */
export type FromWorker =
  | { readonly kind: "ready" }
  | { readonly kind: "failed"; readonly reason: string }
  /** Another tab runs the tables. */
  | { readonly kind: "taken" }
  | { readonly kind: "answer"; readonly id: number; readonly status: number; readonly body: string }
  | { readonly kind: "text"; readonly wire: number; readonly text: string }
  | { readonly kind: "closed"; readonly wire: number; readonly code: number }
  | { readonly kind: "notice"; readonly notice: Notice; readonly count: number };
