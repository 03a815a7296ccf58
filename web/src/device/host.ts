/** The tables of this device: a worker runs them, and answers as a server does. */

import { Failed, type Host, type Who, type Wire } from "../lib/hosts";
import { speech } from "../lib/texts.svelte";
import type { Language, Refusal } from "../lib/texts";
import { deviceStatus } from "./status.svelte";
import { engineFiles } from "./engine.svelte";
import type { FromWorker, ToWorker } from "./messages";

/** The connection breaks: try again. */
const TRY_LATER = 1013;
/** For tests: `localStorage` may say how many seconds bots take. */
const PACE = "reihum-pace";

class DeviceWire implements Wire {
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;
  isOpen = true;

  constructor(
    private readonly number: number,
    private readonly post: (message: ToWorker) => void,
  ) {}

  send(text: string): void {
    if (this.isOpen) this.post({ kind: "text", wire: this.number, text });
  }

  close(): void {
    if (this.isOpen) this.post({ kind: "disconnect", wire: this.number });
    this.isOpen = false;
  }

  received(data: string): void {
    if (this.isOpen) this.onmessage?.(new MessageEvent("message", { data }));
  }

  closed(code: number): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.onclose?.(new CloseEvent("close", { code }));
  }
}

class Device implements Host {
  readonly place = "device";
  #worker: Worker | null = null;
  #ready: Promise<void> | null = null;
  #next = 0;
  readonly #wires = new Map<number, DeviceWire>();
  readonly #answers = new Map<number, (answer: Extract<FromWorker, { kind: "answer" }> | null) => void>();
  readonly #post = (message: ToWorker) => this.#worker?.postMessage(message);

  async call<T>(method: string, path: string, _: Language, body?: unknown): Promise<T> {
    await this.start();
    const id = this.#next++;
    const answer = await new Promise<Extract<FromWorker, { kind: "answer" }> | null>((resolve) => {
      this.#answers.set(id, resolve);
      this.#post({ kind: "request", id, method, path, body: body === undefined ? "" : JSON.stringify(body) });
    });
    if (answer === null) throw new Failed(null);
    if (answer.status < 300) return (answer.body ? JSON.parse(answer.body) : null) as T;
    const refused = JSON.parse(answer.body) as Refusal & { readonly rule: string | null };
    const { code, rule } = refused;
    const detail = speech.texts.refusal(refused);
    throw new Failed({ title: code, status: answer.status, detail, code, rule, type: "about:blank" });
  }

  open(code: string, who: Who): Wire {
    const number = this.#next++;
    const wire = new DeviceWire(number, this.#post);
    this.#wires.set(number, wire);
    const guest = who === "me" ? null : String(who);
    this.start().then(
      () => wire.isOpen && this.#post({ kind: "connect", wire: number, table: code, guest }),
      () => wire.closed(TRY_LATER),
    );
    return wire;
  }

  /** Resolves once tables run here; throws `Failed`. */
  start(isTakeover = false): Promise<void> {
    this.#ready ??= this.#start(isTakeover);
    return this.#ready;
  }

  /** Runs the tables here, and no longer in another tab. */
  async takeOver(): Promise<void> {
    this.#end();
    await this.start(true);
  }

  async #start(isTakeover: boolean): Promise<void> {
    deviceStatus.state = "fetching";
    try {
      await engineFiles.fetch();
    } catch {
      this.#ready = null;
      deviceStatus.state = "unreachable";
      throw new Failed(null);
    }
    deviceStatus.state = "starting";
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    this.#worker = worker;
    const pace = Number(localStorage.getItem(PACE) ?? 1);
    return new Promise((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if (worker !== this.#worker) return;
        if (data.kind === "ready") {
          deviceStatus.state = "ready";
          resolve();
        } else if (data.kind === "taken" || data.kind === "failed") {
          this.#end();
          if (data.kind === "failed") console.error(data.reason);
          deviceStatus.state = data.kind;
          if (data.kind === "taken") this.#ready = Promise.reject(new Failed(null));
          this.#ready?.catch(() => undefined);
          reject(new Failed(null));
        } else this.#received(data);
      };
      worker.onerror = (event) => {
        console.error(event.message);
        this.#end();
        deviceStatus.state = "failed";
        reject(new Failed(null));
      };
      this.#post({ kind: "start", folder: engineFiles.folder, isTakeover, pace });
    });
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#ready = null;
    for (const wire of this.#wires.values()) wire.closed(TRY_LATER);
    this.#wires.clear();
    for (const answer of this.#answers.values()) answer(null);
    this.#answers.clear();
  }

  #received(data: Exclude<FromWorker, { kind: "ready" | "taken" | "failed" }>): void {
    switch (data.kind) {
      case "answer":
        this.#answers.get(data.id)?.(data);
        this.#answers.delete(data.id);
        break;
      case "text":
        this.#wires.get(data.wire)?.received(data.text);
        break;
      case "closed":
        this.#wires.get(data.wire)?.closed(data.code);
        this.#wires.delete(data.wire);
        break;
      case "notice":
        deviceStatus.notice(data.notice, data.count);
        break;
    }
  }
}

export const device = new Device();
