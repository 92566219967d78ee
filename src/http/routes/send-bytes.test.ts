import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import Fastify from "fastify";
import {
  compress,
  encodingFor,
  makeEtag,
  matchesEtag,
  prefersGzip,
  sendBytes,
  takesGzip,
} from "./send-bytes.ts";

const LARGE = 100_000;

test("the encoding with the highest weight is taken, of equals the first of ours, and none where the body as it is weighs more", () => {
  for (const [accepted, encoding] of [
    ["gzip, br, zstd", "zstd"],
    ["gzip;q=1, br;q=0.5", "gzip"],
    ["gzip;q=0.2, br;q=0.5", "br"],
    ["GZIP ; q=0.001", "gzip"],
    ["x-gzip", "gzip"],
    ["*", "zstd"],
    ["zstd;q=0, *;q=0.3", "br"],
    ["gzip;q=0", undefined],
    ["gzip;q=1.5", undefined],
    ["gzip;q=-1", undefined],
    ["gzip;q=much", undefined],
    ["identity", undefined],
    ["identity, gzip;q=0.5", undefined],
    ["identity;q=0.5, gzip;q=0.5", "gzip"],
    ["deflate", undefined],
    ["", undefined],
    [undefined, undefined],
  ] as const)
    assert.equal(encodingFor(accepted, LARGE), encoding, accepted);
  assert.equal(encodingFor("gzip, br, zstd", LARGE, true), "br", "of what is kept");
  assert.equal(encodingFor("gzip", 1), undefined, "hardly any bytes");
});

test("gzip is preferred unless another is wanted more, or it is not wanted", () => {
  for (const accepted of ["gzip", "gzip, br, zstd", "br;q=0.2, gzip;q=0.5", "*"])
    assert.ok(prefersGzip(accepted), accepted);
  for (const accepted of ["br", "gzip;q=0.2, br;q=0.5", "gzip;q=0", "gzip;q=0, *", undefined])
    assert.ok(!prefersGzip(accepted), accepted);
});

test("gzip is taken by who does not forbid it, whatever is wanted more", () => {
  for (const accepted of ["gzip", "br, gzip;q=0.1", "*", "x-gzip", "identity;q=0.5, gzip;q=0.5"])
    assert.ok(takesGzip(accepted), accepted);
  for (const accepted of ["", "br, zstd", "gzip;q=0, *", "identity, gzip;q=0.5", "*;q=0"])
    assert.ok(!takesGzip(accepted), accepted);
});

test("a body of a kilobyte is compressed, one that has a byte less is not", () => {
  assert.deepEqual(
    [1_023, 1_024].map((bytes) => encodingFor("gzip", bytes)),
    [undefined, "gzip"],
  );
  assert.deepEqual(
    [1_023, 1_024].map((bytes) => encodingFor("gzip", bytes, true)),
    [undefined, "gzip"],
  );
});

test("whatever effort is made and however long it is, what is compressed comes back whole", async () => {
  const unpack = { gzip: gunzipSync, br: brotliDecompressSync, zstd: zstdDecompressSync };
  for (const length of [1, 32 * 1_024, 32 * 1_024 + 1, 40_000])
    for (const effort of ["once", "kept", "smallest"] as const)
      for (const encoding of ["gzip", "br", "zstd"] as const) {
        const body = Buffer.alloc(length, "waymark ");
        assert.ok(unpack[encoding](await compress(body, encoding, effort)).equals(body), encoding);
      }
});

test("validators that are the same but for being weak name the same body", () => {
  const body = Buffer.from("body");
  const etag = makeEtag(body);
  assert.match(etag, /^W\/"[\da-z]+-[\da-z]+"$/);
  assert.equal(makeEtag(Buffer.from(body)), etag);
  for (const other of ["bodz", "bod", "", "body "]) assert.notEqual(makeEtag(Buffer.from(other)), etag);
  for (const known of [etag, etag.slice(2), `"a", ${etag}`, `"a",${etag.slice(2)}, "b"`, "*", " * "])
    assert.ok(matchesEtag(known, etag), known);
  for (const known of [undefined, "", '"a"', etag.slice(3, -1), `"a${etag.slice(3)}`, '"*"'])
    assert.ok(!matchesEtag(known, etag), known);
});

test("a body that is sent again and again comes in its smallest form in the end", async (t) => {
  const app = Fastify();
  t.after(() => app.close());
  const parts = Array.from({ length: 3_000 }, (_, index) => `part ${(index * index) % 997}`);
  const body = Buffer.from(parts.join());
  app.get("/", (request, reply) =>
    sendBytes(request, reply, { body, contentType: "text/plain", cacheControl: "no-cache", lasting: true }),
  );
  const ask = async () => {
    const { rawPayload, headers } = await app.inject({ url: "/", headers: { "accept-encoding": "br" } });
    assert.ok(brotliDecompressSync(rawPayload).equals(body));
    assert.equal(headers["content-encoding"], "br");
    return rawPayload.length;
  };
  const first = await ask();
  let last = first;
  for (let tries = 0; tries < 1_000 && last === first; tries++) {
    await sleep(5);
    last = await ask();
  }
  assert.ok(last < first);
});
