import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { NO_SUCH_TABLE, NotDone, Wire, type Connection } from "../src/lib/connection";
import type { FromServer, Rejected } from "../src/protocol";
import { Sockets } from "./socket";
import { told } from "./views";

let sockets: Sockets;
let wire: Wire;
let heard: FromServer[];
let became: Connection[];

beforeEach(() => {
  vi.useFakeTimers();
  sockets = new Sockets();
  heard = [];
  became = [];
  const listener = {
    heard: (message: FromServer) => heard.push(message),
    changed: (connection: Connection) => became.push(connection),
  };
  wire = new Wire("ws://test", listener, sockets.open);
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
  const sat = wire.ask({ ask: "sit" });
  const stood = wire.ask({ ask: "stand" });
  const rejected: Rejected = { type: "rejected", id: 1, kind: "refused", code: "host-only", rule: null, details: {} };
  sockets.last.says(rejected);
  sockets.last.says({ type: "accepted", id: 0 });
  await expect(stood).rejects.toMatchObject({ rejected });
  await expect(sat).resolves.toBeUndefined();
});

it("sends nothing without a connection, and says so", async () => {
  await expect(wire.ask({ ask: "sit" })).rejects.toEqual(new NotDone(null));
  sockets.last.welcomes();
  sockets.last.breaks();
  await expect(wire.ask({ ask: "sit" })).rejects.toMatchObject({ rejected: null });
  expect(sockets.all.flatMap(({ sent }) => sent)).toEqual([]);
});

it("tells who waits for an answer that it will not come", async () => {
  sockets.last.welcomes();
  const sat = wire.ask({ ask: "sit" });
  sockets.last.breaks();
  await expect(sat).rejects.toMatchObject({ rejected: null });
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
  wire.check();
  expect(sockets.all.length).toBe(2);
  vi.runAllTimers();
  expect(sockets.all.length).toBe(2);
});

it("asks for the view after an absence, and gives up a connection that does not answer", () => {
  sockets.last.welcomes();
  wire.check();
  expect(sockets.last.sent).toEqual([{ type: "refresh" }]);
  sockets.last.says(told(1));
  vi.advanceTimersByTime(60_000);
  expect(became).toEqual(["open"]);
  wire.check();
  vi.advanceTimersByTime(5000);
  expect(became).toEqual(["open", "lost"]);
  expect(sockets.all[0]?.isClosed).toBe(true);
});

it("hears nothing from a connection that it has given up", () => {
  sockets.last.welcomes();
  const old = sockets.last;
  wire.drop();
  vi.advanceTimersToNextTimer();
  sockets.last.welcomes();
  old.says(told(7));
  old.breaks();
  expect(heard.map(({ type }) => type)).toEqual(["welcome", "welcome"]);
  expect(wire.connection).toBe("open");
});

it("does not come back to a table that is not there, nor when it was told to end", () => {
  sockets.last.breaks(NO_SUCH_TABLE);
  vi.runAllTimers();
  expect([sockets.all.length, wire.connection]).toEqual([1, "closed"]);
  const other = new Wire("ws://test", { heard: () => {}, changed: () => {} }, sockets.open);
  sockets.last.welcomes();
  other.close();
  sockets.last.breaks();
  vi.runAllTimers();
  expect([sockets.all.length, other.connection]).toEqual([2, "closed"]);
});
