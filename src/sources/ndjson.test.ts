import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { MAX_DEPTH } from "./json-fault.ts";
import { MAX_LINE_BYTES, type NdjsonLine, readNdjson, splitLines } from "./ndjson.ts";

async function read(...chunks: (string | Uint8Array)[]): Promise<NdjsonLine[]> {
  async function* source() {
    for (const chunk of chunks) yield Buffer.from(chunk as string);
  }
  const found: NdjsonLine[] = [];
  for await (const { lines } of readNdjson(source())) found.push(...lines);
  return found;
}

async function codeOf(...chunks: (string | Uint8Array)[]): Promise<string | undefined> {
  const [line] = await read(...chunks);
  return line?.fault?.code;
}

test("a byte order mark, carriage returns, blank lines and a missing last newline are tolerated", async () => {
  assert.deepEqual(await read('\ufeff{"a":1}\r\n\r\n \t\n{"b":2}'), [
    { line: 1, value: { a: 1 } },
    { line: 4, value: { b: 2 } },
  ]);
});

test("a byte order mark in the middle of a file is a fault", async () => {
  const lines = await read('{"a":1}\n\ufeff{"b":2}\n');
  assert.equal(lines[1]?.fault?.code, "invalid_json");
});

test("bytes that are not UTF-8 are a fault of their line alone", async () => {
  const lines = await read('{"a":"', Uint8Array.of(0xc3, 0x28), '"}\n{"b":2}\n');
  assert.equal(lines[0]?.fault?.code, "invalid_utf8");
  assert.deepEqual(lines[1], { line: 2, value: { b: 2 } });
});

test("a character cut by a chunk's end is whole again", async () => {
  const bytes = Buffer.from('{"a":"日"}\n');
  assert.deepEqual(await read(bytes.subarray(0, 8), bytes.subarray(8)), [{ line: 1, value: { a: "日" } }]);
});

test("UTF-16 and gzip are named", async () => {
  const [utf16] = await read(Uint8Array.of(0xff, 0xfe, 0x7b, 0));
  assert.match(utf16!.fault!.detail, /UTF-16/);
  const [gzip] = await read(Uint8Array.of(0x1f, 0x8b, 8, 0));
  assert.match(gzip!.fault!.detail, /gzip/);
});

test("depth is bounded before anything is parsed, brackets inside strings not counted", async () => {
  const nested = (depth: number) => `${'{"a":'.repeat(depth - 1)}[]${"}".repeat(depth - 1)}\n`;
  assert.equal(await codeOf(nested(MAX_DEPTH)), undefined);
  assert.equal(await codeOf(nested(MAX_DEPTH + 1)), "too_deep");
  assert.equal(await codeOf(`${"[".repeat(1_000_000)}\n`), "too_deep");
  assert.equal(await codeOf(`{"a":"${"[".repeat(100)}\\"${"{".repeat(100)}"}\n`), undefined);
});

test("a line longer than the limit is let go, and the next one is read", async () => {
  const long = Buffer.alloc(MAX_LINE_BYTES / 2 + 1, "x");
  const lines = await read(long, long, '\n{"b":2}\n');
  assert.equal(lines[0]?.fault?.code, "line_too_long");
  assert.deepEqual(lines[1], { line: 2, value: { b: 2 } });
});

test("a key named __proto__ is refused at any depth and in any spelling; as a value it is a word like others", async () => {
  assert.equal(await codeOf('{"a":[{"__proto__":{"b":1}}]}'), "forbidden_key");
  assert.equal(await codeOf('{"\\u005f\\u005fproto__":1}'), "forbidden_key");
  assert.equal(await codeOf('{"a":"__proto__"}'), undefined);
});

test("half of a character is refused in names and texts; both halves, and a backslash before them, are text", async () => {
  assert.equal(await codeOf('{"a":["Bad \\ud83d name"]}'), "invalid_utf8");
  assert.equal(await codeOf('{"\\uDE00":1}'), "invalid_utf8");
  assert.equal(await codeOf('{"a":"\\ud83d\\ude00 \\\\ud83d"}'), undefined);
});

test("what is wrong with a line is reported without quoting it", async () => {
  const [line] = await read('{"tsAPIKey":"hunter2",}');
  assert.equal(line?.fault?.code, "invalid_json");
  assert.doesNotMatch(line!.fault!.detail, /hunter2|tsAPIKey/);
  assert.match(line!.fault!.detail, /column 23/);
});

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
