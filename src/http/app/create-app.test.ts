import assert from "node:assert/strict";
import type { AddressInfo } from "node:net";
import { connect } from "node:net";
import { type TestContext, test } from "node:test";
import { ServiceError } from "../../contract/errors.ts";
import { createApp, type Told } from "./create-app.ts";
import type { ServerSettings } from "./settings.ts";

/** An app with a few routes: what comes back for bytes, what is logged, and what is told of answers. */
async function started(t: TestContext, settings: ServerSettings = {}) {
  const failures: { requestId: string; error: Record<string, unknown> }[] = [];
  const told: Pick<Told, "operation" | "status">[] = [];
  const logger = { info() {}, error: (fields: object) => failures.push(fields as never) };
  const tell = ({ operation, status }: Told) => told.push({ operation, status });
  const app = await createApp({ settings, logger, tell });
  t.after(() => app.close());
  let thrown: unknown;
  app.get("/a/:b", { config: { operation: "a" } }, async ({ url, ip }) => ({ url, ip }));
  app.put("/a/:b", async ({ body, headers }) => ({
    body: body ?? null,
    type: headers["content-type"] ?? null,
  }));
  app.get("/fails", () => {
    throw thrown;
  });
  await app.listen({ host: "127.0.0.1", port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const say = async (...lines: string[]) => {
    const socket = connect(port, "127.0.0.1").setEncoding("utf8");
    socket.end(`${lines.join("\r\n")}\r\nConnection: close\r\n\r\n`);
    let text = "";
    for await (const chunk of socket) text += chunk;
    const [head = "", body = ""] = text.split("\r\n\r\n");
    const header = (name: string) => new RegExp(`^${name}: (.*?)\r?$`, "im").exec(head)?.[1];
    const told = body.startsWith("{") ? JSON.parse(body) : {};
    return {
      status: Number(head.slice(9, 12)),
      header,
      body,
      code: told.code,
      detail: told.detail,
      json: told,
    };
  };
  const fail = async (error: unknown) => {
    thrown = error;
    return say("GET /fails HTTP/1.1", "Host: a");
  };
  return { app, port, say, fail, failures, told };
}

test("a request names its host once, unless it is of old", async (t) => {
  const { say } = await started(t);
  assert.equal((await say("GET /a/b HTTP/1.1", "Host: a")).status, 200);
  assert.equal((await say("GET /a/b HTTP/1.0")).status, 200);
  const missing = await say("GET /a/b HTTP/1.1");
  assert.deepEqual([missing.status, missing.detail], [400, "the Host header is missing"]);
  const twice = await say("GET /a/b HTTP/1.1", "Host: a", "host: a");
  assert.deepEqual([twice.status, twice.detail], [400, "there are several Host headers"]);
});

test("an address answers its methods, names them to who asks for others, and is none without any", async (t) => {
  const { say, told } = await started(t);
  const options = await say("OPTIONS /a/b HTTP/1.1", "Host: a");
  assert.deepEqual([options.status, options.header("Allow")], [204, "GET, HEAD, OPTIONS, PUT"]);
  const other = await say("DELETE /a/b HTTP/1.1", "Host: a");
  assert.deepEqual(
    [other.status, other.code, other.header("Allow")],
    [405, "method_not_allowed", "GET, HEAD, OPTIONS, PUT"],
  );
  assert.equal(other.detail, "the address takes GET, HEAD, OPTIONS, PUT");
  for (const method of ["GET", "OPTIONS", "DELETE"]) {
    const none = await say(`${method} /none HTTP/1.1`, "Host: a");
    assert.deepEqual(
      [none.status, none.code, none.header("Allow")],
      [404, "route_not_found", undefined],
      method,
    );
  }
  assert.equal((await say("GET /a/%ff HTTP/1.1", "Host: a")).code, "invalid_encoding");
  assert.equal((await say("GET /a/b HTTP/1.1", "Host: a")).status, 200);
  assert.deepEqual(told.at(-1), { operation: "a", status: 200 });
  assert.deepEqual(told.at(-2), { operation: "none", status: 400 });
  assert.deepEqual(
    told.slice(2, 5).map(({ status }) => status),
    [404, 404, 404],
  );
});

test("every answer has an id, and says what it depends on and that nobody shall guess its type", async (t) => {
  const { say } = await started(t);
  for (const target of ["/a/b", "/none"]) {
    const { header } = await say(`GET ${target} HTTP/1.1`, "Host: a", "X-Request-Id: request-1");
    assert.equal(header("X-Request-Id"), "request-1");
    assert.equal(header("Vary"), "Origin, Accept-Encoding");
    assert.equal(header("X-Content-Type-Options"), "nosniff");
    assert.equal(header("Access-Control-Allow-Origin"), "*");
  }
});

test("a type without a body counts for nothing, and a body of one byte has its type", async (t) => {
  const { say, port } = await started(t);
  const put = (...lines: string[]) => say("PUT /a/b HTTP/1.1", "Host: a", ...lines);
  assert.deepEqual((await put("Content-Type: text/plain")).json, { body: null, type: null });
  assert.deepEqual((await put("Content-Type: image/png", "Content-Length: 0")).json, {
    body: null,
    type: null,
  });
  const send = async (type: string, body: string) => {
    const headers = { "Content-Type": type };
    const response = await fetch(`http://127.0.0.1:${port}/a/b`, { method: "PUT", headers, body });
    return (await response.json()) as Record<string, unknown>;
  };
  assert.deepEqual(await send("application/json", "1"), { body: 1, type: "application/json" });
  assert.equal((await send("text/plain", "1")).code, "unsupported_media_type");
  const chunked = new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from('{"a":1}'));
      controller.close();
    },
  });
  const streamed = await fetch(`http://127.0.0.1:${port}/a/b`, {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: chunked,
    duplex: "half",
  } as RequestInit);
  assert.deepEqual(await streamed.json(), { body: { a: 1 }, type: "application/json" });
});

test("a failure of ours is logged with all that caused it and without keys, an answer of ours is not", async (t) => {
  const { fail, failures } = await started(t);
  const cause = new TypeError("of wk_0123456789abcdef", { cause: "words" });
  assert.equal((await fail(new Error("no key=secret", { cause }))).code, "internal_error");
  const [{ error, requestId }] = failures as [(typeof failures)[0]];
  assert.match(requestId, /^[\da-f-]{36}$/);
  const { stack, cause: below, ...first } = error as { stack: string; cause: { stack: string } };
  assert.deepEqual(first, { type: "Error", message: "no key=***" });
  assert.match(stack, /create-app\.test/);
  assert.doesNotMatch(stack + below.stack, /secret|0123456789/);
  assert.deepEqual(
    { ...below, stack: "" },
    { type: "TypeError", message: "of wk_***", stack: "", cause: { type: "string" } },
  );
  assert.equal((await fail(new ServiceError("internal_error", "ours"))).status, 500);
  const bare = new Error("bare");
  delete bare.stack;
  await fail(bare);
  assert.deepEqual(failures.at(-1)!.error, { type: "Error", message: "bare", stack: undefined });
  assert.equal(failures.length, 3);
  assert.equal((await fail(new ServiceError("unavailable", "just now"))).status, 503);
  assert.equal((await fail(new ServiceError("rate_limited", "too many"))).status, 429);
  assert.equal(failures.length, 3);
});

test("who asks is told by as many proxies as are trusted, or by those that are", async (t) => {
  const addressed = async (trustProxy: ServerSettings["trustProxy"]) => {
    const { say } = await started(t, { trustProxy });
    return (await say("GET /a/b HTTP/1.1", "Host: a", "X-Forwarded-For: 192.0.2.1, 192.0.2.2")).json.ip;
  };
  assert.equal(await addressed(undefined), "127.0.0.1");
  assert.equal(await addressed(0), "127.0.0.1");
  assert.equal(await addressed(1), "192.0.2.2");
  assert.equal(await addressed(2), "192.0.2.1");
  assert.equal(await addressed(true), "192.0.2.1");
  assert.equal(await addressed(["127.0.0.0/8"]), "192.0.2.2");
});

test("on a domain of its own an address is one of a host's pages", async (t) => {
  const publicDomains = new Map([["guide.example", { orgId: "demo", hostId: "inn" }]]);
  const { app, say } = await started(t, { publicDomains });
  assert.equal((await say("GET /a/b HTTP/1.1", "Host: guide.example")).status, 404);
  assert.equal((await say("GET /a/b HTTP/1.1", "Host: a")).status, 200);
  assert.equal("level" in app.log, false, "the framework has no log of its own");
});
