import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { brokenBy, inChunks } from "../../../test/support/sources/files.ts";
import { jsonElements } from "./json-elements.ts";
import { utf8Text, wholeText } from "./utf8-text.ts";

async function textOf(bytes: Uint8Array, size = 1 << 16): Promise<string> {
  let text = "";
  for await (const part of utf8Text(inChunks(bytes, size))) text += part;
  return text;
}

async function elementsOf(json: string, size = 1 << 16) {
  const found = [];
  for await (const batch of jsonElements(inChunks(Buffer.from(json), size), "features")) found.push(...batch);
  return found;
}

test("text is the same whatever the size of the chunks, and its byte order mark is gone", async () => {
  const property = fc.asyncProperty(
    fc.string({ unit: "grapheme", maxLength: 30 }),
    fc.integer({ min: 1, max: 7 }),
    fc.boolean(),
    async (raw, size, marked) => {
      const text = raw.replaceAll("\0", "");
      fc.pre(text.isWellFormed() && !text.startsWith("\ufeff") && !text.startsWith("PK"));
      assert.equal(await textOf(Buffer.from((marked ? "\ufeff" : "") + text), size), text);
    },
  );
  await fc.assert(property, { numRuns: 200, seed: 5 });
});

test("bytes of another encoding are refused with the line they stand in", async () => {
  const latin1 = Buffer.concat([Buffer.from("één\nto\n"), Buffer.from([0x63, 0x61, 0x66, 0xe9, 0x0a])]);
  for (const size of [1, 3, 100]) {
    const { code, place, message } = await brokenBy(textOf(latin1, size));
    assert.deepEqual([code, place.line], ["invalid_utf8", 3]);
    assert.match(message, /Windows-1252/);
  }
  assert.equal((await brokenBy(textOf(Buffer.from([0x61, 0x0a, 0xe2, 0x82])))).place.line, 2);
  assert.equal((await brokenBy(textOf(Buffer.from("a\n\0b")))).place.line, 2);
});

test("UTF-16, gzip and zip are recognised by their first bytes", async () => {
  const cases: [bytes: Buffer, says: RegExp][] = [
    [Buffer.from("\ufeffid,name", "utf16le"), /UTF-16/],
    [Buffer.from([0xfe, 0xff, 0, 0x61]), /UTF-16/],
    [Buffer.from([0x1f, 0x8b, 8, 0]), /gzip/],
    [Buffer.from("PK\u0003\u0004xx"), /zip/],
  ];
  for (const [bytes, says] of cases) {
    for (const size of [1, 100]) assert.match((await brokenBy(textOf(bytes, size))).message, says);
  }
});

test("a whole text is bounded", async () => {
  assert.equal(await wholeText(inChunks(Buffer.from("abc"), 2), 3), "abc");
  assert.match((await brokenBy(wholeText(inChunks(Buffer.from("abcd"), 2), 3))).message, /longer than/);
});

test("entries of the wanted list come by themselves, what is around them comes last and without them", async () => {
  const json = '{"type":"X","features":[{"a":[1,{"features":[2]}]},3,"s",[4]],"crs":{"features":[5]}}';
  for (const size of [1, 5, 1000]) {
    assert.deepEqual(await elementsOf(json, size), [
      { value: { a: [1, { features: [2] }] }, part: "element" },
      { value: 3, part: "element" },
      { value: "s", part: "element" },
      { value: [4], part: "element" },
      { value: { type: "X", features: [], crs: { features: [5] } }, part: "whole" },
    ]);
  }
});

test("values that follow each other, text sequences and a list at the top level are read as well", async () => {
  const lines = '{"a":1}\n\u001e{"b":2}\n';
  assert.deepEqual(
    (await elementsOf(lines, 3)).map(({ value }) => value),
    [{ a: 1 }, { b: 2 }],
  );
  assert.deepEqual(await elementsOf('[{"a":1},2]'), [
    { value: { a: 1 }, part: "element" },
    { value: 2, part: "element" },
    { value: [], part: "whole" },
  ]);
});

test("a fault names its line and column; a file that is cut off is no JSON, nor is an empty one", async () => {
  const cases: [json: string, line: number | undefined, says: RegExp][] = [
    ['{"features":[\n{"a":1},\n{"a":}]}', 3, /column 6: expected a value/],
    ['{"features":[\n{"a":1},\n{"a"', 3, /expected ':'/],
    ['{"features":[{"a":1}', 1, /expected ','; is the file cut off\?/],
    ["<html>", 1, /expected a value/],
    [" \n", undefined, /empty/],
  ];
  for (const [json, line, says] of cases) {
    const { message, place } = await brokenBy(elementsOf(json, 4));
    assert.match(message, says, json);
    assert.equal(place.line, line, json);
  }
});

test("hostile depth is refused before it is built", async () => {
  const { code } = await brokenBy(elementsOf(`{"features":[${"[".repeat(1_000_000)}`));
  assert.equal(code, "too_deep");
});
