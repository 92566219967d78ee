import assert from "node:assert/strict";
import { EventEmitter, once } from "node:events";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { type TestContext, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { Turns } from "../app/turns.ts";
import { cutSlowReaders } from "./slow-readers.ts";

const BODY = Buffer.alloc(4_000_000, "x");
/** More than the buffers of two sockets hold (Linux: up to 4 MiB to send, 6 to receive). */
const HUGE_BODY = Buffer.alloc(16_000_000, "x");

/** Waits while something holds, but not for ever. */
async function waitWhile(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 2_000 && (await holds()); tries++) await sleep(10);
}

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
  await waitWhile(() => begun() < sockets.length);
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
  await waitWhile(() => read < BODY.length);
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
  await waitWhile(async () => (await count()) < 8);
  await waitWhile(async () => (await count()) > 4);
  assert.ok((await count()) <= 4);
  assert.ok((await count()) >= 1, "not all of them");
});

/** A connection that holds so many bytes, of which the system takes what it is told to. */
class Held extends EventEmitter {
  writableLength = 0;
  bytesWritten = 0;
  isCut = false;

  holds(bytes: number) {
    this.bytesWritten += bytes;
    this.writableLength += bytes;
  }

  takes(bytes: number) {
    this.writableLength -= bytes;
  }

  destroy() {
    this.isCut = true;
    this.writableLength = 0;
    this.emit("close");
  }
}

/** A server of connections that are none, looked at whenever `look` is called. */
function looking(t: TestContext, limits: Partial<Parameters<typeof cutSlowReaders>[1]>) {
  t.mock.timers.enable({ apis: ["setInterval"] });
  const server = new EventEmitter() as Server;
  const all = { connections: 7, unsentBytes: 1_000, takenBytes: 10, periodMs: 3_000 };
  cutSlowReaders(server, { ...all, ...limits });
  const connectAll = (count: number) =>
    Array.from({ length: count }, () => {
      const socket = new Held();
      server.emit("connection", socket);
      return socket;
    });
  const look = (times = 1) => {
    for (let time = 0; time < times; time++) t.mock.timers.tick(100);
  };
  return { server, connectAll, look };
}

test("a reader is cut that takes less than it must in thirty looks, while anything waits for it", (t) => {
  const { server, connectAll, look } = looking(t, {});
  assert.equal(server.maxConnections, 7);
  const [still, slow, enough, pausing, idle] = connectAll(5) as [Held, Held, Held, Held, Held];
  for (const socket of [still, slow, enough, pausing]) socket.holds(100);
  look(30);
  slow.takes(9);
  enough.takes(10);
  pausing.takes(100);
  assert.deepEqual(
    [still, slow, enough, pausing].map(({ isCut }) => isCut),
    [false, false, false, false],
  );
  look();
  assert.deepEqual(
    [still, slow, enough, pausing].map(({ isCut }) => isCut),
    [true, true, false, false],
  );
  pausing.holds(100);
  look(29);
  assert.ok(!enough.isCut && !pausing.isCut);
  look();
  assert.ok(enough.isCut && !pausing.isCut, "a period begins anew with what was taken");
  look();
  assert.ok(pausing.isCut && !idle.isCut, "a period begins when something waits");
});

test("when more waits than may, those who have taken nothing for longest are cut, no more than is needed", (t) => {
  const { connectAll, look } = looking(t, {});
  const [first, second, third] = connectAll(3) as [Held, Held, Held];
  first.holds(400);
  look();
  second.holds(300);
  look();
  third.holds(300);
  look();
  const cut = () => [first, second, third].map(({ isCut }) => isCut);
  assert.deepEqual(cut(), [false, false, false], "as much as may");
  third.holds(401);
  look();
  assert.deepEqual(cut(), [true, true, false], "400 are not enough for 401");
  third.holds(1_000);
  first.writableLength = 5_000;
  look();
  assert.deepEqual(cut(), [true, true, true], "one that has gone waits for nothing");
});

test("a reader is cut for as much as waits too much, and nobody after that", (t) => {
  const { connectAll, look } = looking(t, {});
  const sockets = connectAll(3);
  for (const socket of sockets) {
    socket.holds(400);
    look();
  }
  assert.deepEqual(
    sockets.map(({ isCut }) => isCut),
    [true, false, false],
  );
});

test("a server that has closed looks at nobody", (t) => {
  const { server, connectAll, look } = looking(t, {});
  const [socket] = connectAll(1) as [Held];
  socket.holds(5_000);
  server.emit("close");
  look(60);
  assert.equal(socket.isCut, false);
});
