import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { testFile } from "../../../test/support/sources/osm-file.ts";
import { ByteReader } from "./byte-reader.ts";

test("what is taken in pieces of any size is the stream in order, and its end comes early", async () => {
  const property = fc.asyncProperty(
    fc.uint8Array({ maxLength: 60 }),
    fc.integer({ min: 1, max: 9 }),
    fc.array(fc.integer({ min: 0, max: 12 }), { minLength: 1, maxLength: 20 }),
    async (bytes, chunkBytes, sizes) => {
      const reader = new ByteReader(testFile(bytes, chunkBytes).open());
      let at = 0;
      for (const size of sizes) {
        assert.deepEqual(Buffer.from(await reader.take(size)), Buffer.from(bytes.subarray(at, at + size)));
        at = Math.min(bytes.length, at + size);
        assert.equal(reader.offset, at);
      }
    },
  );
  await fc.assert(property, { seed: 2, numRuns: 300 });
});
