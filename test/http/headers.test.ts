import assert from "node:assert/strict";
import { test } from "node:test";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import type { Answer } from "../../src/discovery/present.ts";
import { startServer } from "../support/server-fixture.ts";

const search = "/v2/orgs/demo/guide-search";
const long: Answer = {
  body: Buffer.from(
    JSON.stringify({ results: Array.from({ length: 500 }, (_, index) => ({ id: `guide-${index}` })) }),
  ),
  languages: ["da-DK", "en-GB"],
  paging: { page: 2, pages: 5 },
};

test("an answer's bytes leave as they are, with their length and their languages", async (t) => {
  const { ask, key } = await startServer(t, { answer: () => long });
  const { status, bytes, headers } = await ask(`${search}?key=${key}`);
  assert.equal(status, 200);
  assert.ok(bytes.equals(long.body));
  assert.equal(headers["content-type"], "application/json; charset=utf-8");
  assert.equal(headers["content-length"], String(long.body.length));
  assert.equal(headers["content-language"], "da-DK, en-GB");
  assert.equal(headers["cache-control"], "private, max-age=60");
  assert.equal(headers.vary, "Origin, Accept-Encoding, X-Api-Key, Authorization, Preview-Token");
  assert.equal(headers["x-content-type-options"], "nosniff");
});

test("an answer without languages or pages has neither Content-Language nor Link", async (t) => {
  const { ask, key } = await startServer(t);
  const { headers } = await ask(`/v2/orgs/demo/org-languages?key=${key}`);
  assert.equal(headers["content-language"], undefined);
  assert.equal(headers.link, undefined);
});

test("an answer that is of before the store went away says how old it is, in seconds", async (t) => {
  let age: number | undefined = 0;
  const { ask, key } = await startServer(t, { age: () => age });
  const told = async () => (await ask(`${search}?key=${key}`)).headers.age;
  assert.equal(await told(), "0");
  age = 75;
  assert.equal(await told(), "75");
  age = undefined;
  assert.equal(await told(), undefined);
});

test("If-None-Match gives 304 for GET and HEAD, in every form of the header, until the answer changes", async (t) => {
  let answer = long;
  const { ask, key } = await startServer(t, { answer: () => answer });
  const etag = String((await ask(`${search}?key=${key}`)).headers.etag);
  assert.match(etag, /^W\/"[\w-]+"$/);
  for (const method of ["GET", "HEAD"]) {
    for (const value of [etag, etag.slice(2), `"other", ${etag}`, "*"]) {
      const reply = await ask(`${search}?key=${key}`, { method, headers: { "If-None-Match": value } });
      assert.equal(reply.status, 304, value);
      assert.equal(reply.bytes.length, 0);
      assert.equal(reply.headers.etag, etag);
      assert.equal(reply.headers["cache-control"], "private, max-age=60");
      assert.ok(reply.headers.vary);
    }
  }
  assert.equal((await ask(`${search}?key=${key}`, { headers: { "If-None-Match": '"other"' } })).status, 200);
  answer = { ...long, body: Buffer.from("{}") };
  assert.equal((await ask(`${search}?key=${key}`, { headers: { "If-None-Match": etag } })).status, 200);
});

test("HEAD answers as GET does, without the body", async (t) => {
  const { ask, key } = await startServer(t, { answer: () => long });
  const get = await ask(`${search}?key=${key}`);
  const head = await ask(`${search}?key=${key}`, { method: "HEAD" });
  assert.equal(head.status, 200);
  assert.equal(head.bytes.length, 0);
  for (const name of [
    "content-length",
    "content-type",
    "etag",
    "link",
    "content-language",
    "cache-control",
  ]) {
    assert.equal(head.headers[name], get.headers[name], name);
  }
  assert.equal((await ask(search, { method: "HEAD" })).status, 401);
  assert.equal((await ask("/nope", { method: "HEAD" })).status, 404);
});

test("a long body leaves in zstd, br or gzip as the caller weighs them, a short one as it is", async (t) => {
  let answer = long;
  const { ask, key } = await startServer(t, { answer: () => answer });
  const encodedAs = async (accepted: string) => {
    const { headers, bytes } = await ask(`${search}?key=${key}`, {
      headers: { "Accept-Encoding": accepted },
    });
    assert.equal(Number(headers["content-length"]), bytes.length);
    return { encoding: headers["content-encoding"], bytes, etag: headers.etag };
  };
  const gzip = await encodedAs("gzip");
  const br = await encodedAs("br");
  const zstd = await encodedAs("gzip, deflate, br, zstd");
  assert.deepEqual([gzip.encoding, br.encoding, zstd.encoding], ["gzip", "br", "zstd"]);
  assert.ok(gunzipSync(gzip.bytes).equals(long.body));
  assert.ok(brotliDecompressSync(br.bytes).equals(long.body));
  assert.ok(zstdDecompressSync(zstd.bytes).equals(long.body));
  assert.equal(gzip.etag, zstd.etag);
  assert.equal((await encodedAs("gzip;q=1, br;q=0.5, zstd;q=0")).encoding, "gzip");
  assert.equal((await encodedAs("*")).encoding, "zstd");
  assert.equal((await encodedAs("deflate, identity")).encoding, undefined);
  assert.equal((await encodedAs("gzip;q=0")).encoding, undefined);
  assert.equal((await encodedAs("x-gzip")).encoding, "gzip");
  assert.equal((await encodedAs("gzip;q=nonsense;;,,")).encoding, undefined);
  answer = { ...long, body: Buffer.from("{}") };
  assert.equal((await encodedAs("gzip")).encoding, undefined);
});

test("a body too long to compress at once comes back whole as well", async (t) => {
  const body = Buffer.from(JSON.stringify(Array.from({ length: 20_000 }, (_, index) => index)));
  const { ask, key } = await startServer(t, { answer: () => ({ body, languages: [] }) });
  const unpack = { gzip: gunzipSync, br: brotliDecompressSync, zstd: zstdDecompressSync };
  for (const [encoding, unpacked] of Object.entries(unpack)) {
    const reply = await ask(`${search}?key=${key}`, { headers: { "Accept-Encoding": encoding } });
    assert.equal(reply.headers["content-encoding"], encoding);
    assert.ok(unpacked(reply.bytes).equals(body));
  }
});

test("the Link header leads through the pages with the same query, never with the key", async (t) => {
  let paging = { page: 2, pages: 5 };
  const { ask, key } = await startServer(t, { answer: () => ({ ...long, paging }) });
  const linksOf = async (query: string) => {
    const { headers } = await ask(`${search}?${query}`, { headers: { "X-Api-Key": key } });
    const parts = String(headers.link ?? "").matchAll(/<([^>]*)>; rel="(\w+)"/g);
    return Object.fromEntries([...parts].map((part) => [part[2], part[1]]));
  };
  assert.deepEqual(await linksOf(`key=${key}&latlng=55.6,12.5&page=2&searchQuery=caf%C3%A9+%3E%22`), {
    first: `${search}?latlng=55.6,12.5&searchQuery=caf%C3%A9%20%3E%22&page=1`,
    prev: `${search}?latlng=55.6,12.5&searchQuery=caf%C3%A9%20%3E%22&page=1`,
    next: `${search}?latlng=55.6,12.5&searchQuery=caf%C3%A9%20%3E%22&page=3`,
    last: `${search}?latlng=55.6,12.5&searchQuery=caf%C3%A9%20%3E%22&page=5`,
  });
  paging = { page: 1, pages: 1 };
  assert.deepEqual(Object.keys(await linksOf("")), ["first", "last"]);
  paging = { page: 9, pages: 3 };
  assert.deepEqual(await linksOf("page=9"), {
    first: `${search}?page=1`,
    prev: `${search}?page=3`,
    last: `${search}?page=3`,
  });
  paging = { page: 1, pages: 0 };
  assert.deepEqual(await linksOf(""), {});
});

test("links repeat what the operation knows of a request, and are left out of one that they would make too long", async (t) => {
  const { ask, key } = await startServer(t, { answer: () => ({ ...long, paging: { page: 2, pages: 3 } }) });
  const linkOf = async (query: string) => (await ask(`${search}?key=${key}&page=2&${query}`)).headers.link;
  assert.equal(await linkOf(`utm=${"%22".repeat(4_000)}&lang=da`), await linkOf("lang=da"));
  assert.match(String(await linkOf(`searchQuery=${"a".repeat(500)}`)), /rel="next"/);
  assert.equal(await linkOf(`searchQuery=${encodeURIComponent("東".repeat(500))}`), undefined);
});

test("links are there as long as they have at most 6,000 characters together", async (t) => {
  let pages = 3;
  const { ask, key } = await startServer(t, { answer: () => ({ ...long, paging: { page: 2, pages } }) });
  /** Of the links, with so many letters of nine bytes and of one. */
  const lengthOf = async (wide: number, narrow: number) => {
    const words = encodeURIComponent("東".repeat(wide)) + "a".repeat(narrow);
    const { headers } = await ask(`${search}?key=${key}&page=2&searchQuery=${words}`);
    return headers.link?.length ?? 0;
  };
  const one = await lengthOf(0, 1);
  const [wide, narrow] = [(await lengthOf(1, 1)) - one, (await lengthOf(0, 2)) - one];
  const left = 6_000 - one;
  const letters = [Math.floor(left / wide), 1 + Math.floor((left % wide) / narrow)] as const;
  // The last page's number fills what is left.
  pages = 3 * 10 ** ((left % wide) % narrow);
  assert.deepEqual([await lengthOf(...letters), await lengthOf(letters[0], letters[1] + 1)], [6_000, 0]);
});

test("a link that is followed reaches the next page", async (t) => {
  const { ask, key, calls } = await startServer(t, { answer: () => long });
  const { headers } = await ask(`${search}?page=2&lang=da-DK`, { headers: { "X-Api-Key": key } });
  const next = /<([^>]*)>; rel="next"/.exec(String(headers.link))?.[1];
  await ask(String(next), { headers: { "X-Api-Key": key } });
  const values = calls.at(-1)?.rest[0] as { page: number; lang: string } | undefined;
  assert.deepEqual([values?.page, values?.lang], [3, "da-DK"]);
});

test("each key has its own bucket: 429 with Retry-After when it is empty, and more as time goes by", async (t) => {
  const { ask, key, addKey, time } = await startServer(t, { settings: { ratePerSecond: 2, burst: 3 } });
  const other = await addKey();
  const ok = await ask(`${search}?key=${key}`);
  assert.equal(ok.headers["ratelimit-policy"], '"default";q=3;w=2');
  assert.equal(ok.headers.ratelimit, '"default";r=2;t=1');
  await ask(`${search}?key=${key}&page=bad`);
  assert.equal((await ask(`${search}?key=${key}`)).headers.ratelimit, '"default";r=0;t=2');
  const refused = await ask(`${search}?key=${key}&page=bad`);
  assert.deepEqual([refused.status, refused.problem.code], [429, "rate_limited"]);
  assert.equal(refused.headers["retry-after"], "1");
  assert.equal(refused.headers.ratelimit, '"default";r=0;t=2');
  assert.equal((await ask(`${search}?key=${other}`)).status, 200);
  time.now += 500;
  assert.equal((await ask(`${search}?key=${key}`)).status, 200);
  assert.equal((await ask(`${search}?key=${key}`)).status, 429);
  time.now += 60_000;
  assert.equal((await ask(`${search}?key=${key}`)).headers.ratelimit, '"default";r=2;t=1');
  time.now -= 120_000;
  assert.equal((await ask(`${search}?key=${key}`)).status, 200);
});

test("a preflight is answered without a key, and every answer lets scripts read its headers", async (t) => {
  const { ask, key } = await startServer(t);
  const preflight = await ask(search, {
    method: "OPTIONS",
    headers: {
      Origin: "https://a.example",
      "Access-Control-Request-Method": "GET",
      "Access-Control-Request-Headers": "x-api-key",
    },
  });
  assert.equal(preflight.status, 204);
  assert.equal(preflight.headers["access-control-allow-origin"], "*");
  assert.match(String(preflight.headers["access-control-allow-headers"]), /X-Api-Key/);
  assert.match(String(preflight.headers["access-control-allow-methods"]), /GET/);
  for (const path of [`${search}?key=${key}`, search, "/nope", "/%ff"]) {
    const { headers } = await ask(path, { headers: { Origin: "https://a.example" } });
    assert.equal(headers["access-control-allow-origin"], "*");
    for (const name of [
      "ETag",
      "Link",
      "RateLimit",
      "Retry-After",
      "Content-Language",
      "Conversation-Id",
      "X-Request-Id",
    ]) {
      assert.ok(
        String(headers["access-control-expose-headers"]).split(", ").includes(name),
        `${path} exposes ${name}`,
      );
    }
  }
});

test("a plain OPTIONS names the methods; an address that is not there stays not there", async (t) => {
  const { ask } = await startServer(t);
  const there = await ask(search, { method: "OPTIONS" });
  assert.deepEqual([there.status, there.headers.allow], [204, "GET, HEAD, OPTIONS"]);
  const nowhere = await ask("/nope", { method: "OPTIONS" });
  assert.deepEqual(
    [nowhere.problem.code, nowhere.headers["content-type"]],
    ["route_not_found", "application/problem+json"],
  );
});

test("an address answers other methods with 405 and Allow before it looks at key or body", async (t) => {
  const { ask } = await startServer(t);
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "PROPFIND", "TRACE"]) {
    for (const path of [
      search,
      "/v2/orgs/demo/sites/s/page-slug",
      "/openapi.json",
      "/media/a/b.svg",
      "/healthz",
    ]) {
      const headers = { "Content-Type": "application/octet-stream" };
      const {
        status,
        problem,
        headers: sent,
      } = await ask(path, { method, headers, body: method === "TRACE" ? undefined : "{" });
      assert.deepEqual([status, problem.code], [405, "method_not_allowed"], `${method} ${path}`);
      assert.equal(sent.allow, "GET, HEAD, OPTIONS");
    }
  }
});

test("an address that is not there is 404 with any method, key and body", async (t) => {
  const { ask, key } = await startServer(t);
  for (const path of [
    "/v2",
    "/v2/orgs/demo/chat",
    "/v1/orgs/demo/guide-search",
    `/v2/orgs/demo/guide-search/?key=${key}`,
    "/V2/orgs/demo/guide-search",
  ]) {
    for (const method of ["GET", "POST", "PROPFIND"]) {
      const { status, problem } = await ask(path, { method, body: method === "POST" ? "{" : undefined });
      assert.deepEqual([status, problem.code], [404, "route_not_found"], `${method} ${path}`);
    }
  }
});
