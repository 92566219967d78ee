import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { type TestContext, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { Turns } from "../app/turns.ts";
import { cutSlowReaders } from "./slow-readers.ts";

const BODY = Buffer.alloc(4_000_000, "x");
/** More than the buffers of two sockets hold (Linux: up to 4 MiB to send, 6 to receive). */
const HUGE_BODY = Buffer.alloc(16_000_000, "x");

/** A server of large answers, and how many it began. */
async function serving(t: TestContext, prepare: (server: Server) => void) {
  let begun = 0;
  const server = createServer((request, response) => {
    begun += 1;
    const { url } = request;
    response.end(url === "/small" ? String(begun) : url === "/huge" ? HUGE_BODY : BODY);
  });
  prepare(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const send = (count: number, path: string) => {
    const socket = connect(port, "127.0.0.1");
    socket.on("error", () => {});
    t.after(() => socket.destroy());
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(count));
    return socket;
  };
  return { send, begun: () => begun };
}

test("a client that sends many requests and reads nothing has one answer in memory", async (t) => {
  const { send, begun } = await serving(t, (server) => new Turns().take(server));
  const sockets = Array.from({ length: 8 }, () => send(32, "/huge").pause());
  while (begun() < sockets.length) await sleep(5);
  await sleep(100);
  assert.equal(begun(), sockets.length);
});

test("requests that were sent at once are answered in their order once they are read", async (t) => {
  const { send } = await serving(t, (server) => new Turns().take(server));
  const socket = send(20, "/small").setEncoding("utf8");
  let text = "";
  for await (const chunk of socket) {
    text += chunk;
    if (text.split("HTTP/1.1 200").length > 20 && /\r\n\r\n20$/.test(text)) break;
  }
  const bodies = [...text.matchAll(/\r\n\r\n(\d+)/g)].map(([, body]) => Number(body));
  assert.deepEqual(
    bodies,
    Array.from({ length: 20 }, (_, index) => index + 1),
  );
});

test("a reader that takes nothing is cut, one that goes on reading is not", async (t) => {
  const limits = { connections: 100, unsentBytes: 1e9, takenBytes: 1_000, periodMs: 300 };
  const { send } = await serving(t, (server) => cutSlowReaders(server, limits));
  const idle = send(1, "/large").pause();
  const reading = send(1, "/large");
  let read = 0;
  reading.on("data", (chunk: Buffer) => {
    read += chunk.length;
    reading.pause();
    setTimeout(() => reading.resume(), 5);
  });
  const idleClosed = once(idle, "close").then(() => "closed");
  while (read < BODY.length) await sleep(20);
  idle.resume();
  assert.equal(await idleClosed, "closed");
  assert.equal(reading.destroyed, false);
});

test("when too much waits, those that take least go first", async (t) => {
  const limits = { connections: 100, unsentBytes: 10_000_000, takenBytes: 1, periodMs: 15_000 };
  let server!: Server;
  const { send } = await serving(t, (made) => {
    server = made;
    cutSlowReaders(made, limits);
  });
  const count = () => new Promise<number>((resolve) => server.getConnections((_, open) => resolve(open)));
  Array.from({ length: 8 }, () => send(1, "/large").pause());
  while ((await count()) < 8) await sleep(5);
  while ((await count()) > 4) await sleep(20);
  assert.ok((await count()) >= 1, "not all of them");
});
