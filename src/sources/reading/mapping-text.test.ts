import assert from "node:assert/strict";
import { test } from "node:test";
import { mappingObject } from "./mapping-text.ts";

test("a mapping is an object of JSON, with a byte order mark or without", () => {
  assert.deepEqual(mappingObject('\ufeff{"name": "titel"}', {}), { name: "titel" });
});

test("a faulty mapping is reported with its cause and an example", () => {
  const cases: [text: string, says: RegExp][] = [
    ["", /^mapping file: it is not JSON: /],
    ['{"name"', /^mapping file: it is not JSON: /],
    ["[1]", /^mapping file: expected an object such as \{"name":"title"\}$/],
    ["null", /expected an object/],
  ];
  for (const [text, message] of cases) {
    assert.throws(() => mappingObject(text, { name: "title" }), { code: "invalid_mapping", message }, text);
  }
});
