import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { Connection, NO_SUCH_TABLE, NotDone, OFFLINE, UNANSWERED, type ConnectionStatus } from "../src/lib/connection";
import type { FromServer, Rejected } from "../src/protocol";
import { Sockets } from "./socket";
import { update } from "./views";

let sockets: Sockets;
let connection: Connection;
let received: FromServer[];
let became: ConnectionStatus[];

beforeEach(() => {
  vi.useFakeTimers();
  sockets = new Sockets();
  received = [];
  became = [];
  const listener = {
    received: (message: FromServer) => received.push(message),
    changed: (status: ConnectionStatus) => became.push(status),
  };
  connection = new Connection(sockets.open, listener);
});

afterEach(() => {
  vi.useRealTimers();
});

it("answers a ping at once with its word", () => {
  sockets.last.welcomes();
  sockets.last.says({ type: "ping", word: "abc", delays: [] });
  expect(sockets.last.sent).toEqual([{ type: "pong", word: "abc" }]);
});

it("gives every request its own answer, in whatever order they come", async () => {
  sockets.last.welcomes();
  const sat = connection.ask({ command: "sit" });
  const stood = connection.ask({ command: "stand" });
  const rejected: Rejected = { type: "rejected", id: 1, kind: "refused", code: "host-only", rule: null, details: {} };
  sockets.last.says(rejected);
  sockets.last.says({ type: "accepted", id: 0 });
  await expect(stood).rejects.toMatchObject({ refusal: rejected });
  await expect(sat).resolves.toBeUndefined();
});

it("sends nothing without a connection, and says so", async () => {
  await expect(connection.ask({ command: "sit" })).rejects.toEqual(new NotDone(OFFLINE));
  sockets.last.welcomes();
  sockets.last.breaks();
  await expect(connection.ask({ command: "sit" })).rejects.toMatchObject({ refusal: OFFLINE });
  expect(sockets.all.flatMap(({ sent }) => sent)).toEqual([]);
});

it("tells who waits for an answer that it will not come", async () => {
  sockets.last.welcomes();
  const sat = connection.ask({ command: "sit" });
  sockets.last.breaks();
  await expect(sat).rejects.toMatchObject({ refusal: UNANSWERED });
});

it("comes back by itself, and waits longer each time", () => {
  sockets.last.welcomes();
  const waits = [1, 2, 3, 4, 5, 6, 7, 8].map(() => {
    sockets.last.breaks();
    const since = Date.now();
    vi.advanceTimersToNextTimer();
    return Date.now() - since;
  });
  expect(sockets.all.length).toBe(9);
  expect(waits[0]).toBeLessThanOrEqual(450);
  expect(waits[7]).toBeGreaterThanOrEqual(4000);
  expect(waits[7]).toBeLessThanOrEqual(12_000);
  sockets.last.welcomes();
  expect(became).toEqual(["open", ...waits.map(() => "lost"), "open"]);
});

it("does not wait when the network is known to be back", () => {
  sockets.last.welcomes();
  sockets.last.breaks();
  connection.check();
  expect(sockets.all.length).toBe(2);
  vi.advanceTimersByTime(10_000);
  expect(sockets.all.length).toBe(2);
});

it("asks for the view after an absence, and gives up a connection that does not answer", () => {
  sockets.last.welcomes();
  connection.check();
  expect(sockets.last.sent).toEqual([{ type: "refresh" }]);
  sockets.last.says(update(1));
  vi.advanceTimersByTime(60_000);
  expect(became).toEqual(["open"]);
  connection.check();
  vi.advanceTimersByTime(5000);
  expect(became).toEqual(["open", "lost"]);
  expect(sockets.all[0]?.isClosed).toBe(true);
});

it("stays when it was asked twice and answers once", () => {
  sockets.last.welcomes();
  connection.check();
  connection.check();
  sockets.last.says(update(1));
  vi.advanceTimersByTime(60_000);
  expect(became).toEqual(["open"]);
});

it("looks whether the server is still there when a request stays unanswered", async () => {
  sockets.last.welcomes();
  const sat = connection.ask({ command: "sit" });
  vi.advanceTimersByTime(4000);
  expect(sockets.last.sent.at(-1)).toEqual({ type: "refresh" });
  sockets.last.says(update(1));
  vi.advanceTimersByTime(60_000);
  expect(became).toEqual(["open"]);
  sockets.last.says({ type: "accepted", id: 0 });
  await sat;
  const stood = connection.ask({ command: "stand" });
  vi.advanceTimersByTime(8000);
  expect(became).toEqual(["open", "lost"]);
  await expect(stood).rejects.toMatchObject({ refusal: UNANSWERED });
});

it("tries again when a new connection is not greeted, and leaves none behind", () => {
  vi.advanceTimersByTime(16_000);
  expect(sockets.all.map(({ isClosed }) => isClosed)).toEqual([true, false]);
  connection.check();
  expect(sockets.all.map(({ isClosed }) => isClosed)).toEqual([true, true, false]);
});

it("hears nothing from a connection that it has given up", () => {
  sockets.last.welcomes();
  const old = sockets.last;
  connection.drop();
  vi.advanceTimersToNextTimer();
  sockets.last.welcomes();
  old.says(update(7));
  old.breaks();
  expect(received.map(({ type }) => type)).toEqual(["welcome", "welcome"]);
  expect(connection.status).toBe("open");
});

it("does not come back to a table that is not there, nor when it was closed", () => {
  sockets.last.breaks(NO_SUCH_TABLE);
  vi.runAllTimers();
  expect([sockets.all.length, connection.status]).toEqual([1, "closed"]);
  const other = new Connection(sockets.open, { received: () => {}, changed: () => {} });
  sockets.last.welcomes();
  other.close();
  sockets.last.breaks();
  vi.runAllTimers();
  expect([sockets.all.length, other.status]).toEqual([2, "closed"]);
});
