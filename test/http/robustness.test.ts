import assert from "node:assert/strict";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { createApp } from "../../src/http/app/create-app.ts";
import { standBefore } from "../../src/http/app/turns.ts";
import { startServer } from "../support/server-fixture.ts";

const head = (target: string, ...more: string[]) =>
  `${[`GET ${target} HTTP/1.1`, "Host: waymark.example", "Connection: close", ...more].join("\r\n")}\r\n\r\n`;

/** Status and problem code of an answer as it came off the wire. */
function told(answer: string): { status: number; code: string; requestId: string } {
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]);
  assert.match(answer, /content-type: application\/problem\+json/i);
  const { code, requestId } = JSON.parse(answer.slice(answer.indexOf("\r\n\r\n") + 4)) as {
    code: string;
    requestId: string;
  };
  return { status, code, requestId };
}

test("malformed HTTP is answered with a coded problem and a closed connection", async (t) => {
  const { say, lines } = await startServer(t);
  const malformed: [string | Buffer, number, string][] = [
    ["hello\r\n\r\n", 400, "bad_request"],
    ["GET\r\n\r\n", 400, "bad_request"],
    ["GET / HTTP/9.9\r\n\r\n", 400, "bad_request"],
    ["FETCH / HTTP/1.1\r\nHost: a\r\n\r\n", 400, "bad_request"],
    ["GET / HTTP/1.1\r\nHost a\r\n\r\n", 400, "bad_request"],
    ["GET / HTTP/1.1\r\nHost: a\r\nX: \u0000\r\n\r\n", 400, "bad_request"],
    [Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03]), 400, "bad_request"],
    [
      "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
      400,
      "bad_request",
    ],
    ["POST / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n", 400, "bad_request"],
    ["GET /v2/orgs/demo/guide-search?searchQuery=a b HTTP/1.1\r\nHost: a\r\n\r\n", 400, "bad_request"],
    ["GET /é HTTP/1.1\r\nHost: a\r\n\r\n", 400, "invalid_encoding"],
  ];
  for (const [bytes, status, code] of malformed) {
    const answer = told(await say(bytes));
    assert.deepEqual([answer.status, answer.code], [status, code], JSON.stringify(bytes.toString()));
    assert.ok(lines.some((line) => line.includes(answer.requestId)));
  }
});

test("a request without Host, a proxy request and a foreign target are answered in the same shape", async (t) => {
  const { say, key } = await startServer(t);
  assert.deepEqual(told(await say("GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n")).code, "bad_request");
  const connectAnswer = told(await say("CONNECT example.com:443 HTTP/1.1\r\nHost: example.com\r\n\r\n"));
  assert.deepEqual([connectAnswer.status, connectAnswer.code], [405, "method_not_allowed"]);
  assert.match(
    await say(head(`http://waymark.example/v2/orgs/demo/guide-search?key=${key}`)),
    /^HTTP\/1\.1 200 /,
  );
  // The root, for which no web is built here.
  assert.match(await say(head("http://waymark.example?key=1&x")), /there is no index\.html/);
  assert.equal(told(await say(head("//evil.example/%2e%2e/x"))).code, "route_not_found");
});

test("a path that is not UTF-8 is refused as invalid_encoding", async (t) => {
  const { ask, key, lines } = await startServer(t);
  for (const path of [
    "/v2/orgs/%ff/guide-search",
    "/v2/orgs/%/guide-search",
    "/%zz",
    "/media/%c3%28/x",
    "/%",
  ]) {
    const { status, problem, headers } = await ask(`${path}?key=${key}`);
    assert.deepEqual([status, problem.code], [400, "invalid_encoding"], path);
    assert.equal(problem.instance, path);
    assert.equal(headers["x-request-id"], problem.requestId);
    assert.equal(headers["access-control-allow-origin"], "*");
    assert.ok(lines.some((line) => line.includes(problem.requestId)));
  }
});

test("a query string of 10 MB and a head beyond its limit are refused with 431, read to the end", async (t) => {
  const { say, ask, key } = await startServer(t);
  const long = told(
    await say(head(`/v2/orgs/demo/guide-search?key=${key}&searchQuery=${"x".repeat(10_000_000)}`)),
  );
  assert.deepEqual([long.status, long.code], [431, "headers_too_large"]);
  const wide = told(
    await say(head("/healthz", ...Array.from({ length: 3_000 }, (_, index) => `X-${index}: y`))),
  );
  assert.deepEqual([wide.status, wide.code], [431, "headers_too_large"]);
  assert.equal((await ask("/healthz")).status, 200);
});

test("thousands of repeated, nested and odd parameters do no harm", async (t) => {
  const { ask, key } = await startServer(t);
  const base = `/v2/orgs/demo/guide-search?key=${key}`;
  for (const query of [
    "&a=1".repeat(3_000),
    "&page[]=1&page[x]=2",
    "&__proto__=1&constructor=2&toString=3",
    "&&&==&=1&",
  ]) {
    assert.equal((await ask(base + query)).status, 200, query.slice(0, 30));
  }
  const many = await ask(`${base}${"&page=1".repeat(1_500)}`);
  assert.equal(many.problem.code, "repeated_parameter");
});

test("a request that never ends is answered with 408", async (t) => {
  const { say } = await startServer(t, { settings: { requestTimeoutMs: 400 } });
  const slow = told(await say("GET /healthz HTTP/1.1\r\nHost: a\r\nX-Slow: "));
  assert.deepEqual([slow.status, slow.code], [408, "request_timeout"]);
});

test("a client that hangs up in the middle leaves the server as it was, and is not said to be refused", async (t) => {
  const { app, port, ask, lines } = await startServer(t);
  for (const bytes of ["GET /hea", head("/healthz").slice(0, 30), head("/openapi.json")]) {
    await new Promise<void>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => {
        socket.write(bytes);
        setImmediate(() => socket.resetAndDestroy());
      });
      socket.on("close", () => resolve());
    });
  }
  while ((await promisify(app.server.getConnections.bind(app.server))()) > 0) await sleep(5);
  assert.doesNotMatch(lines.join(), /refused/);
  assert.equal((await ask("/healthz")).status, 200);
});

test("an answer that has begun is followed by no other when the rest of its request is broken", async (t) => {
  // More than the buffers on the way hold.
  const body = Buffer.alloc(16_000_000, "x");
  const { port, key } = await startServer(t, { answer: () => ({ body, languages: [] }) });
  const socket = connect(port, "127.0.0.1").pause();
  const closed = new Promise((resolve) => socket.on("error", () => {}).on("close", resolve));
  socket.write(
    `GET /v2/orgs/demo/guide-search?key=${key} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n`,
  );
  await once(socket, "readable");
  socket.write("no length\r\n");
  let text = "";
  socket.on("data", (chunk) => (text += chunk.toString("latin1"))).resume();
  await closed;
  assert.deepEqual(text.match(/HTTP\/1\.1 \d+/g), ["HTTP/1.1 200"]);
});

test("a client that asks and never reads is let go", async (t) => {
  const { app, port } = await startServer(t, { settings: { stallTimeoutMs: 200 } });
  const socket = connect(port, "127.0.0.1").pause();
  socket.on("error", () => undefined);
  t.after(() => socket.destroy());
  // More than the buffers on the way hold.
  for (let times = 0; times < 5; times++)
    socket.write(head("/docs/scalar.js").replace("close", "keep-alive"));
  await once(socket, "readable");
  const open = () => promisify(app.server.getConnections.bind(app.server))();
  const deadline = Date.now() + 10_000;
  while ((await open()) > 0 && Date.now() < deadline) await sleep(50);
  assert.equal(await open(), 0);
});

test("several requests on one connection are answered in order, and what follows a broken one is not", async (t) => {
  const { say } = await startServer(t);
  const pipelined =
    "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\nGET /nope HTTP/1.1\r\nHost: a\r\n\r\nbroken\r\n\r\nGET /healthz";
  const answer = await say(pipelined);
  const statuses = [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map((match) => match[1]);
  assert.deepEqual(statuses, ["200", "404", "400"]);
});

test("of requests sent without waiting, those beyond what a connection may have open are refused", async (t) => {
  const { say, ask, key, calls } = await startServer(t);
  const target = `/v2/orgs/demo/guide-search?key=${key}`;
  const one = `GET ${target} HTTP/1.1\r\nHost: waymark.example\r\n\r\n`;
  const answers = await say(one.repeat(99) + head(target));
  const statuses = Array.from(answers.matchAll(/HTTP\/1\.1 (\d{3}) /g), ([, status]) => Number(status));
  assert.deepEqual(statuses, [...Array(32).fill(200), ...Array(68).fill(429)]);
  assert.match(answers, /"detail":"a connection may have 32 requests without their answers/);
  assert.equal(calls.length, 32);
  assert.equal((await ask(target)).status, 200);
});

test("a connection that waits for its answers has as many as it likes", async (t) => {
  const { port, key } = await startServer(t);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  t.after(() => agent.destroy());
  const sockets = new Set<Socket>();
  for (let round = 0; round < 100; round++) {
    const path = `/v2/orgs/demo/guide-search?key=${key}`;
    const asking = request({ port, path, agent }).end();
    const [response] = (await once(asking, "response")) as [IncomingMessage];
    sockets.add(response.socket);
    response.resume();
    await once(response, "end");
    assert.equal(response.statusCode, 200);
  }
  assert.equal(sockets.size, 1);
});

test("an error of a use case is a 500 that tells nothing, logged under its request id", async (t) => {
  const { ask, key, lines } = await startServer(t, {
    answer: () => {
      throw new TypeError("cannot read secret of undefined");
    },
  });
  const { status, problem, text, headers } = await ask(`/v2/orgs/demo/guide-search?key=${key}`);
  assert.deepEqual([status, problem.code], [500, "internal_error"]);
  assert.doesNotMatch(text, /secret|undefined|TypeError/);
  assert.equal(headers["cache-control"], "no-store");
  const logged = lines.filter((line) => line.includes(problem.requestId));
  assert.ok(
    logged.some((line) => line.includes("cannot read secret of undefined") && line.includes("stack")),
  );
});

test("something thrown that is no error is a 500 as well", async (t) => {
  const { ask, key } = await startServer(t, { answer: () => Promise.reject("just words") });
  assert.equal((await ask(`/v2/orgs/demo/guide-search?key=${key}`)).problem.code, "internal_error");
});

test("a request that names its host twice is refused, whichever way it would be answered", async (t) => {
  const { say, key } = await startServer(t);
  for (const path of [`/v2/orgs/demo/listing-search?key=${key}`, "/healthz"]) {
    const told = await say(`GET ${path} HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n`);
    assert.match(told, /^HTTP\/1\.1 400 /);
    assert.match(told, /several Host headers/);
  }
});

test("a request without Host is refused, whichever way it would be answered", async (t) => {
  const { say, key } = await startServer(t);
  for (const path of [`/v2/orgs/demo/listing-search?key=${key}`, "/healthz"]) {
    const told = await say(`GET ${path} HTTP/1.1\r\nConnection: close\r\n\r\n`);
    assert.match(told, /^HTTP\/1\.1 400 /);
    assert.match(told, /the Host header is missing/);
    assert.match(await say(`GET ${path} HTTP/1.0\r\n\r\n`), /^HTTP\/1\.1 200 /, "as it may be of old");
  }
});

test("a request that waits to be begun with when the server is closed is answered", async () => {
  const app = await createApp({ settings: {} });
  app.get("/", async () => "answer");
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const waiting = Promise.withResolvers<() => void>();
  standBefore(app.server, (next) => (request, response) => waiting.resolve(() => next(request, response)));
  const answered = fetch(`http://127.0.0.1:${port}/`);
  const begin = await waiting.promise;
  const closed = app.close();
  await sleep(1);
  begin();
  const { status, headers } = await answered;
  assert.deepEqual([status, headers.get("connection")], [200, "close"]);
  await closed;
});
