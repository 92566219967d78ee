import assert from "node:assert/strict";
import { test } from "node:test";
import { openTextBlocks } from "./settle.ts";

test("a text alone takes a block of about its own size, many texts share blocks", () => {
  const keep = openTextBlocks();
  const text = "å".repeat(500);
  const first = keep(text);
  assert.equal(first.toString("utf8"), text);
  assert.ok(first.buffer.byteLength <= 3 * text.length);
  const blocks = new Set(Array.from({ length: 1_000 }, () => keep(text).buffer));
  assert.ok(blocks.size < 20);
});
