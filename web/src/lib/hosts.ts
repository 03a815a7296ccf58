/** Where tables are: on a server, or on this device. Both answer the same requests, with the same messages. */

import type { Problem } from "../protocol";
import { BASE_PATH, MAY_HAVE_SERVER } from "./basePath";
import type { Language } from "./texts";

/** A request that was refused, or got no answer: then `problem` is `null`. */
export class Failed extends Error {
  constructor(readonly problem: Problem | null) {
    super(problem?.code ?? "offline");
  }
}

/** What a connection needs: a WebSocket is one. */
export interface Wire {
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** The owner of this device, a guest at it from 1 to 9, or an onlooker. */
export type Who = "me" | "onlooker" | number;

export type Place = "server" | "device";

export interface Host {
  readonly place: Place;
  /** Throws `Failed`. */
  call<T>(method: string, path: string, language: Language, body?: unknown): Promise<T>;
  open(code: string, who: Who): Wire;
}

export const server: Host = {
  place: "server",

  async call<T>(method: string, path: string, language: Language, body?: unknown): Promise<T> {
    if (!MAY_HAVE_SERVER) throw new Failed(null);
    const headers: Record<string, string> = { "Accept-Language": language };
    const isText = typeof body === "string";
    if (body !== undefined) headers["Content-Type"] = isText ? "text/plain" : "application/json";
    const request = { method, headers, body: body === undefined ? null : isText ? body : JSON.stringify(body) };
    let answer: Response;
    try {
      answer = await fetch(BASE_PATH + path, request);
    } catch {
      throw new Failed(null);
    }
    if (answer.ok && answer.status !== 204 && !isJson(answer)) throw new Failed(null); // files, without a server
    if (answer.ok) return (answer.status === 204 ? null : await answer.json()) as T;
    const isProblem = answer.headers.get("Content-Type")?.startsWith("application/problem+json");
    throw new Failed(isProblem ? ((await answer.json()) as Problem) : null);
  },

  open(code, who) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const guest = who === "me" ? "" : `?guest=${who}`;
    return new WebSocket(`${scheme}://${location.host}${BASE_PATH}/api/tables/${code}/live${guest}`);
  },
};

function isJson({ headers }: Response): boolean {
  return headers.get("Content-Type")?.startsWith("application/json") === true;
}

/** Its code is fetched when it is needed. */
export async function hostAt(place: Place): Promise<Host> {
  return place === "server" ? server : (await import("../device/host")).device;
}
