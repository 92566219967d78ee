import assert from "node:assert/strict";
import { test } from "node:test";
import { startServer } from "../support/server-fixture.ts";

test("no way of sending a key leaves it in a log line, an error or a header", async (t) => {
  const { ask, say, key, lines } = await startServer(t, { settings: { burst: 3, ratePerSecond: 0.001 } });
  const search = "/v2/orgs/demo/guide-search";
  const answers: string[] = [];
  const asked = [
    ask(`${search}?key=${key}`),
    ask(search, { headers: { "X-Api-Key": key } }),
    ask(search, { headers: { Authorization: `Bearer ${key}` } }),
    // The bucket is empty from here on: 429.
    ask(`${search}?key=${key}&page=bad`),
    ask(`${search}?key=${key}&searchQuery=%ff`),
    ask(`${search}?key=${key}x`),
    ask(`${search}?key=${key}&key=other`),
    ask(`/v2/orgs/rival/guide-search?key=${key}`),
    ask(`/v2/orgs/${key}/guide-search?key=${key}`),
    ask(`/nope?key=${key}`),
    ask(`/nope/${key}`),
    ask(`${search}&key=${key}`),
    ask(`${search};key=${key}`),
    ask(`${search}%3Fkey=${key}`),
    ask(`${search}/?key%3D${key}`),
    ask(`${search}#key=${key}`),
    ask(`/v2/orgs/%ff/guide-search?key=${key}`),
    ask(`/v2/orgs/%ff/guide-search&key=${key}`),
    ask(`/%zz%3Fkey%3D${key}`),
    ask(`/media/copenhagen/x.svg?key=${key}`),
    ask(`${search}?key=${key}`, { method: "POST", body: `{"key":"${key}"}` }),
    ask(`${search}?key=${key}`, { method: "OPTIONS" }),
    ask(search, { headers: { "X-Request-Id": key } }),
    ask(search, { headers: { Authorization: `Basic ${key}` } }),
    ask(search, {
      headers: { Referer: `https://a.example/?key=${key}`, "User-Agent": key, Cookie: `key=${key}` },
    }),
  ];
  for (const { text, headers } of await Promise.all(asked)) answers.push(text, JSON.stringify(headers));
  const raw = [
    `GET ${search}?key=${key} x HTTP/1.1\r\nHost: a\r\n\r\n`,
    `GET ${search}?key=${key}&q=é HTTP/1.1\r\nHost: a\r\n\r\n`,
    `GET ${search}?key=${key} HTTP/1.1\r\nBroken ${key}\r\n\r\n`,
    `GET ${search}?key=${key} HTTP/1.1\r\nConnection: close\r\n\r\n`,
    `GET http://user:${key}@a.example${search}?key=${key} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    `GET http://${key}?key=${key} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    `X-Api-Key: ${key}\r\n\r\n`,
    `CONNECT a:1?key=${key} HTTP/1.1\r\nHost: a\r\n\r\n`,
    `GET ${search}?key=${key}&long=${"x".repeat(20_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  ];
  for (const bytes of raw) answers.push(await say(bytes));
  assert.ok(lines.length >= asked.length);
  for (const text of [...lines, ...answers]) {
    assert.ok(!text.includes(key), text);
    assert.ok(!text.includes(key.slice(3, 20)), text);
  }
});

test("a key in the wrong parameter does not come back in the fault, nor in the links", async (t) => {
  const answer = () => ({ body: Buffer.from("{}"), languages: [], paging: { page: 1, pages: 2 } });
  const { ask, key, lines } = await startServer(t, { answer });
  const search = "/v2/orgs/demo/guide-search";
  const wrong = await ask(`${search}?key=${key}&page=${key}&lang=key=${key}&${key}=%ff`);
  assert.equal(wrong.status, 400);
  const right = await ask(`${search}?key=${key}`);
  assert.ok(right.headers.link);
  for (const text of [wrong.text, JSON.stringify(right.headers), ...lines])
    assert.ok(!text.includes(key), text);
});

test("what a mistake of ours says is logged without keys", async (t) => {
  let key = "";
  const server = await startServer(t, {
    answer: () => {
      throw new Error(`failed for /v2?key=${key}`, { cause: new Error(key) });
    },
  });
  key = server.key;
  await server.ask(`/v2/orgs/demo/guide-search?key=${key}`);
  assert.ok(server.lines.some((line) => line.includes("failed for /v2?key=")));
  for (const line of server.lines) assert.ok(!line.includes(key), line);
});

test("a log line names the request, the organisation and the key's name", async (t) => {
  const { ask, key, lines, store } = await startServer(t);
  const [record] = await store.keys.list("demo");
  const reply = await ask(`/v2/orgs/demo/guide-search?key=${key}&page=2`, {
    headers: { "X-Request-Id": "trace-12345678" },
  });
  assert.equal(reply.headers["x-request-id"], "trace-12345678");
  const { milliseconds, ...line } = JSON.parse(lines.at(-1) ?? "{}") as Record<string, unknown>;
  assert.equal(typeof milliseconds, "number");
  assert.deepEqual(line, {
    requestId: "trace-12345678",
    method: "GET",
    path: "/v2/orgs/demo/guide-search",
    status: 200,
    orgId: "demo",
    keyId: record?.id,
    message: "request",
  });
});

test("the framework writes no lines of its own, and a line tells how long an answer took", async (t) => {
  const { app, ask, key, lines } = await startServer(t);
  assert.equal("level" in app.log, false);
  for (const path of [`/v2/orgs/demo/guide-search?key=${key}`, "/healthz"]) {
    const before = performance.now();
    await ask(path);
    const passed = performance.now() - before;
    const { milliseconds } = JSON.parse(lines.at(-1)!);
    assert.ok(milliseconds >= 0 && milliseconds <= passed + 1, `${milliseconds} of ${passed}`);
  }
});

test("an ill-formed X-Request-Id is replaced", async (t) => {
  const { ask } = await startServer(t);
  for (const given of ["short", "has space inside", "x".repeat(65), "<script>alert(1)</script>"]) {
    const { headers } = await ask("/healthz", { headers: { "X-Request-Id": given } });
    assert.match(String(headers["x-request-id"]), /^[0-9a-f-]{36}$/);
  }
});
