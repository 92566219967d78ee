import assert from "node:assert/strict";
import { test } from "node:test";
import { hashKey, newKey, withoutKeys } from "./keys.ts";

test("a new key has 32 random bytes after its prefix and is never made twice", () => {
  const keys = new Set(Array.from({ length: 1_000 }, newKey));
  assert.equal(keys.size, 1_000);
  for (const key of keys) assert.match(key, /^wk_[\w-]{43}$/);
});

test("a key is hashed with SHA-256 in lower-case hexadecimal", () => {
  assert.equal(hashKey("demo"), "2a97516c354b68848cdbd8f54a226a0a55b21ed138e207ad6c5cbb9c00aa5aea");
});

test("keys disappear from a text, made by us or named key=", () => {
  const key = newKey();
  assert.equal(withoutKeys(`before ${key} after`), "before wk_*** after");
  assert.equal(withoutKeys(`/a?lang=en&key=${key}&page=2`), "/a?lang=en&key=***&page=2");
  assert.equal(withoutKeys("/a?KEY=demo"), "/a?KEY=***");
  assert.equal(withoutKeys("/a%3Fapi_key%3Ddemo"), "/a%3Fapi_key%3D***");
  assert.equal(withoutKeys("the key of key west"), "the key of key west");
});
