/** A connection to a table that reconnects by itself, and gives every request its answer. */

import type { Accepted, Card, Command, FromClient, FromServer, Hint, Refusal, WhyNot } from "../protocol";
import type { Wire } from "./hosts";

export type ConnectionStatus = "connecting" | "open" | "lost" | "closed";

/** The codes with which the server closes a connection for good. */
export const NO_SUCH_TABLE = 4404;
export const FOREIGN_PAGE = 4403;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** In milliseconds: how long the server may take to answer before the connection counts as dead. */
const SILENCE = 4000;
/** In milliseconds: how long a new connection may take until the server's first message. */
const LONGEST_GREETING = 15_000;

/** Nothing was sent. */
export const OFFLINE: Refusal = { code: "offline", rule: null, details: {} };
/** The connection was lost before the answer: nobody knows whether it was done. */
export const UNANSWERED: Refusal = { code: "unanswered", rule: null, details: {} };

/** Something was asked for and not done, as far as is known. */
export class NotDone extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.code);
  }
}

export interface Listener {
  received(message: FromServer): void;
  changed(status: ConnectionStatus, code: number | null): void;
}

type Answer = Accepted | Hint | WhyNot;

interface Pending {
  resolve(answer: Answer): void;
  reject(error: NotDone): void;
}

export class Connection {
  #socket: Wire | null = null;
  #status: ConnectionStatus = "connecting";
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #nextId = 0;
  readonly #pending = new Map<number, Pending>();

  constructor(
    private readonly open: () => Wire,
    private readonly listener: Listener,
  ) {
    this.#connect();
  }

  get status(): ConnectionStatus {
    return this.#status;
  }

  /** Resolves when it is done; throws `NotDone`. */
  async ask(command: Command): Promise<void> {
    await this.#request((id) => ({ type: "request", id, command }));
  }

  /** What a good player would do; throws `NotDone`. */
  async askHint(): Promise<Hint | null> {
    const answer = await this.#request((id) => ({ type: "ask-hint", id }));
    return answer.type === "hint" ? answer : null;
  }

  /** Why a card cannot be played; `null` if it can. Throws `NotDone`. */
  async askWhyNot(card: Card): Promise<Refusal | null> {
    const answer = await this.#request((id) => ({ type: "ask-why-not", id, card }));
    return answer.type === "why-not" ? answer.refusal : null;
  }

  refresh(): void {
    if (this.#status === "open") this.#send({ type: "refresh" });
  }

  /** Makes sure that the connection works, after the network or the page was away. */
  check(): void {
    if (this.#status === "lost") this.#connect();
    if (this.#status !== "open") return;
    this.refresh();
    this.#dropAfter(SILENCE);
  }

  /** Gives up a connection that is dead, long before the browser notices. */
  drop(): void {
    const socket = this.#socket;
    if (socket === null) return;
    this.#lost(0);
    socket.close();
  }

  close(): void {
    this.#become("closed", null);
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    this.#socket?.close();
  }

  #dropAfter(milliseconds: number): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.drop(), milliseconds);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#dropAfter(LONGEST_GREETING);
    this.#socket?.close();
    const socket = this.open();
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#received(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #received(message: FromServer): void {
    clearTimeout(this.#silence);
    switch (message.type) {
      case "ping":
        this.#send({ type: "pong", word: message.word });
        break;
      case "welcome":
        this.#tries = 0;
        this.#become("open", null);
        break;
      case "accepted":
      case "hint":
      case "why-not":
        this.#answered(message.id)?.resolve(message);
        break;
      case "rejected":
        if (message.id !== null) this.#answered(message.id)?.reject(new NotDone(message));
        break;
    }
    this.listener.received(message);
  }

  #request(message: (id: number) => FromClient): Promise<Answer> {
    if (this.#status !== "open") return Promise.reject(new NotDone(OFFLINE));
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      this.#send(message(id));
      setTimeout(() => this.#pending.has(id) && this.check(), SILENCE);
    });
  }

  #answered(id: number): Pending | undefined {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    return pending;
  }

  #lost(code: number): void {
    this.#socket = null;
    clearTimeout(this.#silence);
    for (const pending of this.#pending.values()) pending.reject(new NotDone(UNANSWERED));
    this.#pending.clear();
    if (this.#status === "closed") return;
    if (code === NO_SUCH_TABLE || code === FOREIGN_PAGE) {
      this.#become("closed", code);
      return;
    }
    this.#become("lost", code);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#retry = setTimeout(() => this.#connect(), wait * (0.5 + Math.random()));
  }

  #send(message: FromClient): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #become(status: ConnectionStatus, code: number | null): void {
    this.#status = status;
    this.listener.changed(status, code);
  }
}
