import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { splitLines } from "./lines.ts";

async function linesOf(chunks: readonly Uint8Array[], maxBytes: number): Promise<(string | undefined)[]> {
  const found: (string | undefined)[] = [];
  async function* source() {
    yield* chunks;
  }
  for await (const { lines } of splitLines(source(), maxBytes)) {
    for (const { line, bytes } of lines) {
      assert.equal(line, found.length + 1);
      found.push(bytes && Buffer.from(bytes).toString());
    }
  }
  return found;
}

test("lines are the same however the bytes come in chunks; long ones come without their bytes", async () => {
  const words = fc.array(fc.constantFrom("a", "é日", "\n", "\r", "bcdefgh"), { maxLength: 60 });
  const property = fc.asyncProperty(words, fc.array(fc.nat(9)), async (parts, sizes) => {
    const text = parts.join("");
    const expected = text.split("\n").map((line) => (Buffer.byteLength(line) > 10 ? undefined : line));
    if (expected.at(-1) === "") expected.pop();
    assert.deepEqual(await linesOf(chunked(Buffer.from(text), sizes), 10), expected);
  });
  await fc.assert(property, { numRuns: 500, seed: 11 });
});

test("how far the stream was read is told with every chunk", async () => {
  async function* source() {
    yield Buffer.from("one\ntw");
    yield Buffer.from("o");
  }
  const seen: [number, number][] = [];
  for await (const { lines, bytesRead } of splitLines(source(), 100)) seen.push([lines.length, bytesRead]);
  assert.deepEqual(seen, [
    [1, 6],
    [0, 7],
    [1, 7],
  ]);
});

function chunked(bytes: Buffer, sizes: readonly number[]): Buffer[] {
  const chunks: Buffer[] = [];
  let at = 0;
  for (const size of sizes) {
    chunks.push(bytes.subarray(at, at + size));
    at += size;
  }
  return [...chunks, bytes.subarray(at)];
}
