import assert from "node:assert/strict";
import { test } from "node:test";
import { Random } from "../../bench/generator/random.ts";
import { JsonCursor } from "./json-cursor.ts";

const texts = [
  "",
  'a "quoted" word',
  "back\\slash\\",
  "}]{[,:",
  "Smørrebrød 東京 🥐",
  "long ".repeat(9),
  '\\"'.repeat(20),
];

function someValue(random: Random, depth: number): unknown {
  switch (random.below(depth > 2 ? 3 : 5)) {
    case 0:
      return random.pick(texts);
    case 1:
      return random.pick([0, -1.5, 1e21, 12, true, null]);
    case 2:
      return random.pick([{}, [], [[]], { "": "" }]);
    case 3:
      return Array.from({ length: random.below(4) }, () => someValue(random, depth + 1));
    default:
      return Object.fromEntries(
        Array.from({ length: random.below(4) }, () => [
          `${random.pick(texts)}${random.below(9)}x`,
          someValue(random, depth + 1),
        ]),
      );
  }
}

test("members are found where JSON.parse finds them", () => {
  for (let seed = 0; seed < 500; seed++) {
    const random = new Random(1, 2, seed);
    const names = Array.from({ length: random.below(6) }, (_, number) => `${random.pick(texts)}-${number}`);
    const record = Object.fromEntries(names.map((name) => [name, someValue(random, 0)]));
    const bytes = Buffer.from(JSON.stringify(record));
    const cursor = new JsonCursor(bytes);
    const found: [string, unknown][] = [];
    cursor.enter();
    for (let name = cursor.nextName(); name !== undefined; name = cursor.nextName()) {
      const start = cursor.at;
      cursor.skip();
      found.push([name, JSON.parse(bytes.toString("utf8", start, cursor.at))]);
      assert.ok(bytes.toString("utf8", cursor.memberAt, start).endsWith('":'));
    }
    assert.equal(cursor.at, bytes.length);
    assert.deepEqual(found, Object.entries(record));
  }
});

test("JSON that ends too early is an error", () => {
  for (const broken of ['{"a":"b', '{"a":{"b":1', '{"a":[1,2', '{"a', '{"a":"b\\']) {
    const cursor = new JsonCursor(Buffer.from(broken));
    const walk = () => {
      cursor.enter();
      while (cursor.nextName() !== undefined) cursor.skip();
    };
    assert.throws(walk, SyntaxError, broken);
  }
});
