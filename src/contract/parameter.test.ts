import assert from "node:assert/strict";
import { test } from "node:test";
import { shown } from "./parameter.ts";

test("a value is shown quoted and cut, and nothing in it breaks the line or turns its direction", () => {
  assert.equal(shown('Café "Ø"'), '"Café \\"Ø\\""');
  assert.equal(shown("x".repeat(61)), `"${"x".repeat(60)}…"`);
  assert.equal(
    shown("a\nb\u001b[31m\u0085\u2028\u202egnp\u2066\u200f\u061c"),
    '"a\\nb\\u001b[31m\\u0085\\u2028\\u202egnp\\u2066\\u200f\\u061c"',
  );
  for (const code of [0x7f, 0x9f, 0x200e, 0x202a, 0x202d, 0x2069]) {
    const mark = String.fromCharCode(code);
    assert.equal(JSON.parse(shown(mark)), mark);
    assert.doesNotMatch(shown(mark), /[^\x20-\x7e]/);
  }
});
