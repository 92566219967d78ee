import assert from "node:assert/strict";
import { test } from "node:test";
import { brotliDecompressSync } from "node:zlib";
import { changelogAnswer } from "../../src/contract/changelog.ts";
import { errorCodes } from "../../src/contract/errors.ts";
import { StoreError } from "../../src/store/store.ts";
import { startServer } from "../support/server-fixture.ts";

const search = "/v2/orgs/demo/guide-search";

test("healthz says that the process lives, readyz that the store answers, asked at most once a second", async (t) => {
  let broken = false;
  const { ask, time } = await startServer(t, {
    storeFor: (store) => ({
      keys: store.keys,
      ping: () => (broken ? Promise.reject(new Error("disk gone")) : store.ping()),
    }),
  });
  assert.deepEqual(JSON.parse((await ask("/readyz")).text), { status: "ok" });
  broken = true;
  assert.equal((await ask("/readyz")).status, 200);
  time.now += 1_000;
  assert.equal((await ask("/healthz")).status, 200);
  assert.equal((await ask("/readyz?reads=true")).status, 200);
  const unready = await ask("/readyz");
  assert.deepEqual([unready.status, unready.problem.code], [503, "unavailable"]);
  assert.ok(Number(unready.headers["retry-after"]) > 0);
  assert.doesNotMatch(unready.text, /disk/);
  broken = false;
  time.now += 1_000;
  assert.equal((await ask("/readyz")).status, 200);
});

test("a probe that comes before the words are read gets 503 and makes one line, no failure", async (t) => {
  let isWarm = false;
  const { ask, lines } = await startServer(t, { isWarm: () => isWarm });
  assert.match((await ask("/readyz")).problem.detail, /reading words/);
  const told = lines.map((line) => JSON.parse(line));
  assert.deepEqual(
    told.map(({ message, status }) => [message, status]),
    [["request", 503]],
  );
  isWarm = true;
  assert.equal((await ask("/readyz")).status, 200);
});

test("a store that cannot answer makes 503 with Retry-After, one whose organisation is gone 403", async (t) => {
  let code: "unavailable" | "unknown_organisation" | "newer_schema" = "unavailable";
  const { ask, key } = await startServer(t, {
    answer: () => {
      throw new StoreError(code, "busy");
    },
  });
  const busy = await ask(`${search}?key=${key}`);
  assert.deepEqual([busy.status, busy.problem.code, busy.headers["retry-after"]], [503, "unavailable", "5"]);
  code = "unknown_organisation";
  assert.equal((await ask(`${search}?key=${key}`)).problem.code, "org_forbidden");
  code = "newer_schema";
  assert.equal((await ask(`${search}?key=${key}`)).problem.code, "internal_error");
});

test("a store that cannot look a key up makes 503 and is asked again", async (t) => {
  let broken = true;
  const { ask, key } = await startServer(t, {
    storeFor: (store) => ({
      ping: () => store.ping(),
      keys: {
        findByHash: async (hash) => {
          if (broken) throw new StoreError("unavailable", "locked");
          return store.keys.findByHash(hash);
        },
      },
    }),
  });
  assert.equal((await ask(`${search}?key=${key}`)).status, 503);
  broken = false;
  assert.equal((await ask(`${search}?key=${key}`)).status, 200);
});

test("every answer of 500 and above is logged with its cause, request id and trace", async (t) => {
  let thrown: Error = new TypeError("a defect");
  const { ask, key, lines } = await startServer(t, {
    answer: () => {
      throw thrown;
    },
  });
  const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
  for (const next of [
    thrown,
    new StoreError("unavailable", "SQLite: locked", { cause: new Error("disk full") }),
  ]) {
    thrown = next;
    lines.length = 0;
    const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01` };
    const { problem } = await ask(`${search}?key=${key}`, { headers });
    const failure = lines.map((line) => JSON.parse(line)).find(({ message }) => message === "request failed");
    assert.deepEqual([failure.requestId, failure.traceId], [problem.requestId, traceId]);
    assert.equal(failure.error.message, next.message);
    assert.equal(failure.error.cause?.message, (next.cause as Error | undefined)?.message);
  }
});

test("a traceparent that is none leaves no trace in the log", async (t) => {
  const { ask, lines } = await startServer(t);
  for (const traceparent of ["x", `00-${"0".repeat(32)}-00f067aa0ba902b7-01`])
    await ask("/healthz", { headers: { traceparent } });
  assert.ok(lines.length > 0 && lines.every((line) => !line.includes("traceId")), lines.join());
});

test("with a token metrics are told to those alone who send it", async (t) => {
  const { ask } = await startServer(t, { settings: { metricsToken: "scrape" } });
  const asking = (headers: Record<string, string>) => ask("/metrics", { headers });
  assert.equal((await asking({})).status, 401);
  assert.equal((await asking({ Authorization: "Bearer scrap" })).status, 401);
  assert.equal((await asking({ Authorization: "Bearer scrape" })).status, 200);
});

test("metrics count and time requests by operation and status and name no tenant", async (t) => {
  const { ask, key } = await startServer(t);
  await ask(`${search}?key=${key}`);
  await ask(`${search}?key=${key}&page=0`);
  await ask("/nope");
  const { text, headers } = await ask("/metrics");
  assert.match(String(headers["content-type"]), /^text\/plain/);
  assert.match(text, /waymark_http_requests_total\{operation="guideSearch",status="200"\} 1/);
  assert.match(text, /waymark_http_requests_total\{operation="guideSearch",status="400"\} 1/);
  assert.match(text, /waymark_http_requests_total\{operation="none",status="404"\} 1/);
  assert.match(text, /waymark_http_request_duration_seconds_count\{operation="guideSearch"\} 2/);
  assert.doesNotMatch(text, /demo|wk_/);
});

test("the reference loads nothing but what this server has", async (t) => {
  const { ask } = await startServer(t);
  const { text, headers } = await ask("/docs");
  const policy = String(headers["content-security-policy"]);
  assert.match(policy, /default-src 'none'/);
  assert.match(policy, /connect-src 'self'(;|$)/);
  assert.doesNotMatch(policy, /https:|\*/);
  assert.doesNotMatch(text, /https?:\/\//);
  const scripts = [...text.matchAll(/src="([^"]+)"/g)].map((match) => `/${match[1]}`);
  assert.equal(scripts.length, 2);
  for (const script of scripts) {
    const plain = await ask(script);
    assert.equal(plain.status, 200);
    assert.match(String(plain.headers["content-type"]), /^text\/javascript/);
  }
  const start = await ask("/docs/start.js");
  assert.match(start.text, /"telemetry":false/);
  assert.match(start.text, /"withDefaultFonts":false/);
  const packed = await ask("/docs/scalar.js", { headers: { "Accept-Encoding": "br" } });
  assert.match(brotliDecompressSync(packed.bytes).toString(), /createApiReference/);
  assert.equal((await ask("/docs/")).headers.location, "../docs");
});

test("the document names the public address, and the reference may call it", async (t) => {
  const { ask } = await startServer(t, { settings: { publicUrl: "https://api.hotel.example/waymark" } });
  const document = JSON.parse((await ask("/openapi.json")).text) as {
    openapi: string;
    servers: { url: string }[];
  };
  assert.equal(document.openapi, "3.1.0");
  assert.equal(document.servers[0]?.url, "https://api.hotel.example/waymark");
  const { headers } = await ask("/docs");
  assert.match(
    String(headers["content-security-policy"]),
    /connect-src 'self' https:\/\/api\.hotel\.example;/,
  );
});

test("the changelog of the interface is there for everybody, with a validator and as the document says", async (t) => {
  const { ask } = await startServer(t);
  const { status, text, headers } = await ask("/v2/changelog");
  assert.equal(status, 200);
  assert.equal(headers["content-type"], "application/json; charset=utf-8");
  assert.equal(changelogAnswer.parse(JSON.parse(text)).version, "4.0.0");
  assert.equal(
    (await ask("/v2/changelog", { headers: { "If-None-Match": String(headers.etag) } })).status,
    304,
  );
  assert.equal((await ask("/v2/changelog", { method: "POST" })).status, 405);
});

test("the type of a problem leads to its row in the list of error codes", async (t) => {
  const { ask } = await startServer(t);
  const { problem } = await ask(search);
  const [page, code] = problem.type.split("#");
  assert.equal(page, "/docs/errors");
  const { text } = await ask(String(page));
  assert.match(text, new RegExp(`id="${code}"`));
  for (const known of Object.keys(errorCodes)) assert.ok(text.includes(`id="${known}"`), known);
});

test("every problem fits the contract's schema", async (t) => {
  const { problem: schema } = await import("../../src/contract/answers.ts");
  const { ask, key } = await startServer(t);
  for (const path of [
    "/nope",
    search,
    `${search}?key=${key}&page=0&lang=?`,
    "/%ff",
    `/v2/orgs/x/guide-search?key=${key}`,
  ]) {
    const { problem, status } = await ask(path);
    schema.parse(problem);
    assert.equal(problem.status, status);
    assert.equal(problem.title, errorCodes[problem.code].title);
  }
});
