import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { fileName } from "./file-name.ts";

/** The identifier behind a file name. */
function orgIdOf(name: string): string {
  return decodeURIComponent(name.replaceAll("_", "%"));
}

test("a file name leads back to its organisation", () =>
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 10 }), (id) => {
      assert.equal(orgIdOf(fileName(id)), id);
    }),
    { seed: 1 },
  ));

test("a file name is the same in lower case, stays in its folder and is no device of Windows", () => {
  for (const id of ["../up", "a/b", "a\\b", ".", "..", "CON", "nul", "Com1", "C:", "A\u0000b", "ÆØÅ"]) {
    const name = fileName(id);
    assert.match(name, /^[a-z0-9_-]+$/);
    assert.doesNotMatch(name, /^(con|nul|com1)$/);
  }
  assert.notEqual(fileName("Org"), fileName("org"));
});

test("an empty or endless organisation id is refused", () => {
  assert.throws(() => fileName(""), RangeError);
  assert.throws(() => fileName("x".repeat(201)), RangeError);
});
