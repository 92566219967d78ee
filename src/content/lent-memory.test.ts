import assert from "node:assert/strict";
import { test } from "node:test";
import { borrow, giveBack, ownBytes, putBefore } from "./lent-memory.ts";

test("a block that was given back is lent again, and never to two at a time", () => {
  const first = borrow(10_000);
  assert.equal(first.byteLength, 16_384);
  const second = borrow(10_000);
  assert.notEqual(first, second);
  giveBack(Buffer.from(first, 5, 100));
  giveBack(Buffer.from(first));
  assert.equal(borrow(16_384), first);
  assert.notEqual(borrow(16_384), first, "given back twice, it is lent once");
});

test("what is small or very large, and what was never lent, is left to the collector", () => {
  const small = borrow(100);
  giveBack(new Uint8Array(small));
  assert.notEqual(borrow(100), small);
  const large = borrow(20_000_000);
  assert.equal(large.byteLength, 20_000_000);
  giveBack(new Uint8Array(large));
  assert.notEqual(borrow(20_000_000), large);
  const own = new Uint8Array(16_384);
  giveBack(own);
  assert.notEqual(borrow(16_384), own.buffer);
});

test("a text is put before what stands in lent memory where there is room for it", () => {
  const block = borrow(10_000);
  const body = Buffer.from(block, 20, 4);
  body.write("body");
  assert.equal(putBefore(body, "head: é\r\n\r\n")?.toString("latin1"), "head: é\r\n\r\nbody");
  assert.equal(putBefore(body, "x".repeat(21)), undefined);
  giveBack(body);
  assert.equal(putBefore(body, "head"), undefined, "it may be another's by now");
  assert.equal(putBefore(Buffer.alloc(100).subarray(50), "head"), undefined);
});

test("a text that is kept holds no more memory than it takes", () => {
  const bytes = ownBytes("8–16 h", "utf8");
  assert.equal(bytes.toString(), "8–16 h");
  assert.equal(bytes.buffer.byteLength, 8);
});
