import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { BoundedCache } from "./bounded-cache.ts";

test("what is asked for again and again stays, whatever comes and goes", () => {
  const cache = new BoundedCache<number, string>(10);
  cache.set(-1, "kept");
  for (let key = 0; key < 1_000; key++) {
    cache.set(key, "passing");
    assert.equal(cache.get(-1), "kept");
  }
  assert.equal(cache.size, 10);
});

test("as many as there is room for all stay", () => {
  const cache = new BoundedCache<number, number>(4);
  for (let round = 0; round < 3; round++) {
    for (let key = 0; key < 4; key++) cache.getOrMake(key, () => round);
  }
  assert.deepEqual(
    [0, 1, 2, 3].map((key) => cache.get(key)),
    [0, 0, 0, 0],
  );
});

test("a value that nobody asked for again goes before those that were", () => {
  const cache = new BoundedCache<string, number>(3);
  for (const key of ["a", "b", "c", "d"]) cache.set(key, 1);
  for (const key of ["b", "d"]) cache.get(key);
  cache.set("e", 1);
  assert.deepEqual(
    ["a", "b", "c", "d", "e"].filter((key) => cache.get(key)),
    ["b", "d", "e"],
  );
});

test("a value heavier than the bound is not kept, nor what it was to replace, and no other goes for it", () => {
  const cache = new BoundedCache<string, number>(10, (value) => value);
  cache.set("a", 10);
  cache.set("a", 11);
  assert.equal(cache.get("a"), undefined);
  assert.equal(cache.size, 0);
  cache.set("b", 3);
  cache.set("a", 11);
  assert.equal(cache.get("b"), 3);
});

test("undefined is remembered as any value, and a failure is not", () => {
  const cache = new BoundedCache<string, undefined>(10);
  let made = 0;
  const make = () => void made++;
  cache.getOrMake("a", make);
  cache.getOrMake("a", make);
  assert.equal(made, 1);
  const fail = () => {
    throw new Error("not made");
  };
  assert.throws(() => cache.getOrMake("b", fail), /not made/);
  assert.equal(cache.size, 1);
});

test("it gives what was put last or nothing, and never weighs more than it may", () => {
  const step = fc.record({
    do: fc.constantFrom("set", "set", "set", "get", "delete", "clear"),
    key: fc.nat(12),
    value: fc.nat(9),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const cache = new BoundedCache<number, number>(20, (value) => value);
      const put = new Map<number, number>();
      for (const { do: action, key, value } of steps) {
        if (action === "set") {
          cache.set(key, value);
          put.set(key, value);
          assert.equal(cache.get(key), value);
        } else if (action === "get") {
          const found = cache.get(key);
          if (found !== undefined) assert.equal(found, put.get(key));
        } else if (action === "delete") {
          cache.delete(key);
          put.delete(key);
        } else {
          cache.clear();
          put.clear();
          assert.equal(cache.size, 0);
        }
        const weight = [...put.keys()].reduce((sum, kept) => sum + (cache.get(kept) ?? 0), 0);
        assert.ok(weight <= 20, `${weight}`);
      }
    }),
    { seed: 8, numRuns: 300 },
  );
});
