import assert from "node:assert/strict";
import { test } from "node:test";
import { encodingFor, prefersGzip } from "./send-bytes.ts";

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
