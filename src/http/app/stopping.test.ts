import assert from "node:assert/strict";
import { EventEmitter } from "node:events";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { test } from "node:test";
import { closeConnectionsFrom, stopServer } from "./stopping.ts";

/** An exchange of a connection that records what its answer says of it. */
class Answer extends EventEmitter {
  headersSent = false;
  readonly req: { socket: object };
  readonly headers: string[] = [];

  constructor(socket: object) {
    super();
    this.req = { socket };
  }

  setHeader(name: string, value: string) {
    this.headers.push(`${name}: ${value}`);
  }
}

function stoppable() {
  const stopping = new AbortController();
  const server = new EventEmitter() as Server;
  const seen: unknown[] = [];
  server.on("request", (request) => seen.push(request));
  closeConnectionsFrom(server, stopping.signal);
  const begin = (socket: object = {}) => {
    const answer = new Answer(socket);
    server.emit("request", {} as IncomingMessage, answer as unknown as ServerResponse);
    return answer;
  };
  return { stopping, begin, seen };
}

test("until a server stops its connections stay, from then on each closes with the answer to what came last", () => {
  const { stopping, begin, seen } = stoppable();
  const socket = {};
  const [first, second, sent, over] = [begin(socket), begin(socket), begin(), begin()];
  sent.headersSent = true;
  over.emit("close");
  assert.deepEqual(
    [first, second, sent, over].flatMap(({ headers }) => headers),
    [],
  );
  stopping.abort();
  const closes = ["Connection: close"];
  assert.deepEqual(
    [first, second, sent, over].map(({ headers }) => headers),
    [[], closes, [], []],
  );
  assert.deepEqual(begin().headers, closes);
  assert.equal(seen.length, 5, "all of them are answered");
});

test("a server that stops is closed, and cut off only what has not ended in time", async () => {
  for (const takes of ["no time", "too long"]) {
    const told: string[] = [];
    const cut = Promise.withResolvers<void>();
    const server = {
      closeAllConnections: () => {
        told.push("cut");
        cut.resolve();
      },
    };
    const close = async () => {
      told.push("close");
      if (takes === "too long") await cut.promise;
    };
    await stopServer({ server, close } as never, { drainMs: takes === "no time" ? 0 : 1, graceMs: 10 });
    if (takes === "no time") await new Promise((resolve) => setTimeout(resolve, 30));
    assert.deepEqual(told, takes === "no time" ? ["close"] : ["close", "cut"], takes);
  }
});
