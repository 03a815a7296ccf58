/** The worker that runs the tables of this device: Python in WebAssembly, with `reihum.device.host`. */

import { openKeeper } from "./keeper";
import type { FromWorker, Notice, ToWorker } from "./messages";

/** One tab at a time runs the tables of a device. */
const LOCK = "reihum-device";
const SITE_PACKAGES = "/lib/python3.14/site-packages";

/** An instance of the class `Host` in Python. */
interface Host {
  connect(wire: number, table: string, guest: string | undefined): void;
  receive(wire: number, text: string): void;
  disconnect(wire: number): void;
  request(method: string, path: string, body: string): Promise<{ toJs(): [number, string]; destroy(): void }>;
}

interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  pyimport(name: string): { open_host(...parts: readonly unknown[]): Promise<Host> };
}

interface Pyodide {
  loadPyodide(options: { indexURL: string }): Promise<Python>;
}

let host: Promise<Host> | null = null;

function post(message: FromWorker): void {
  postMessage(message);
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "start") {
    host = start(data.folder, data.pace, data.isTakeover);
    host.then(() => post({ kind: "ready" })).catch(failed);
  } else {
    host?.then((running) => handle(running, data)).catch(failed);
  }
};

function failed(error: unknown): void {
  post({ kind: "failed", reason: String(error).slice(0, 1000) });
}

async function start(folder: string, pace: number, isTakeover: boolean): Promise<Host> {
  await owning(isTakeover);
  const tell = (notice: Notice, count = 0) => post({ kind: "notice", notice, count });
  const keeper = await openKeeper(tell, lost);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}/pyodide.mjs`)) as Pyodide;
  const [python, engine] = await Promise.all([
    loadPyodide({ indexURL: `${folder}/` }),
    fetch(`${folder}/reihum.zip`).then((answer) => answer.arrayBuffer()),
  ]);
  python.unpackArchive(engine, "zip", { extractDir: SITE_PACKAGES });
  return python.pyimport("reihum.device.host").open_host(
    keeper,
    (wire: number, text: string) => post({ kind: "text", wire, text }),
    (wire: number, code: number) => post({ kind: "closed", wire, code }),
    tell,
    pace,
  );
}

/** Resolves once this tab runs the tables. If another one does, and is not to be replaced, it never does. */
function owning(isTakeover: boolean): Promise<void> {
  if (!("locks" in navigator)) return Promise.resolve(); // over plain HTTP; the keeper notices conflicts
  return new Promise((resolve) => {
    const options: LockOptions = isTakeover ? { steal: true } : { ifAvailable: true };
    navigator.locks
      .request(LOCK, options, (lock) => {
        if (lock === null) {
          lost();
          return undefined;
        }
        resolve();
        return new Promise<void>(() => undefined); // as long as the worker lives
      })
      .catch(lost);
  });
}

function lost(): void {
  post({ kind: "taken" });
  close();
}

async function handle(running: Host, message: Exclude<ToWorker, { kind: "start" }>): Promise<void> {
  switch (message.kind) {
    case "connect":
      return running.connect(message.wire, message.table, message.guest ?? undefined);
    case "text":
      return running.receive(message.wire, message.text);
    case "disconnect":
      return running.disconnect(message.wire);
    case "request": {
      const answer = await running.request(message.method, message.path, message.body);
      const [status, body] = answer.toJs();
      answer.destroy();
      post({ kind: "answer", id: message.id, status, body });
    }
  }
}
