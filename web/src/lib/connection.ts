/** One WebSocket that comes back by itself, and answers to what was asked over it. */

import type { Accepted, Hint, Command, FromClient, FromServer, Rejected } from "../protocol";

export type Connection = "connecting" | "open" | "lost" | "closed";

/** What the server says when it closes for good. */
export const NO_SUCH_TABLE = 4404;
export const FOREIGN_PAGE = 4403;

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
/** For so long the server may be silent after it was asked for the view. */
const SILENCE = 4000;

/** What was asked was not done. `rejected` is `null` if the connection was lost before an answer. */
export class NotDone extends Error {
  constructor(readonly rejected: Rejected | null) {
    super(rejected?.code ?? "offline");
  }
}

export interface Listener {
  heard(message: FromServer): void;
  changed(connection: Connection, code: number | null): void;
}

interface Asking {
  resolve(answer: Accepted | Hint): void;
  reject(error: NotDone): void;
}

export class Wire {
  #socket: WebSocket | null = null;
  #connection: Connection = "connecting";
  #tries = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  readonly #asking = new Map<number, Asking>();

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
    private readonly open: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    this.#connect();
  }

  get connection(): Connection {
    return this.#connection;
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

  refresh(): void {
    if (this.#connection === "open") this.#send({ type: "refresh" });
  }

  /** Makes sure that there is a connection, for whoever knows that the network or the page was away. */
  check(): void {
    if (this.#connection === "lost") this.#connect();
    if (this.#connection !== "open") return;
    this.refresh();
    this.#silence = setTimeout(() => this.drop(), SILENCE);
  }

  /** Gives up a connection that is known to be dead, long before the browser notices. */
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

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = this.open(this.address);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#heard(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #heard(message: FromServer): void {
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
        this.#answered(message.id)?.resolve(message);
        break;
      case "rejected":
        if (message.id !== null) this.#answered(message.id)?.reject(new NotDone(message));
        break;
    }
    this.listener.heard(message);
  }

  #request(message: (id: number) => FromClient): Promise<Accepted | Hint> {
    if (this.#connection !== "open") return Promise.reject(new NotDone(null));
    const id = this.#asked++;
    return new Promise((resolve, reject) => {
      this.#asking.set(id, { resolve, reject });
      this.#send(message(id));
    });
  }

  #answered(id: number): Asking | undefined {
    const asking = this.#asking.get(id);
    this.#asking.delete(id);
    return asking;
  }

  #lost(code: number): void {
    this.#socket = null;
    clearTimeout(this.#silence);
    for (const asking of this.#asking.values()) asking.reject(new NotDone(null));
    this.#asking.clear();
    if (this.#connection === "closed") return;
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

  #become(connection: Connection, code: number | null): void {
    this.#connection = connection;
    this.listener.changed(connection, code);
  }
}
