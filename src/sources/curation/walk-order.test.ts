import assert from "node:assert/strict";
import { test } from "node:test";
import type { GeoLocation } from "../../contract/common.ts";
import { walkOrder } from "./walk-order.ts";

const at = (id: string, ...position: GeoLocation | []) => ({
  id,
  position: position.length === 2 ? position : undefined,
});
const ids = (places: { id: string }[]) => places.map(({ id }) => id).join("");

test("places are walked from the first on, without going to and fro", () => {
  const street = [at("a", 0, 0), at("d", 0, 0.03), at("b", 0, 0.01), at("c", 0, 0.02)];
  assert.equal(ids(walkOrder(street)), "abcd");
  // From "b" the nearest is "c"; "d" would then be left for a long way back.
  const ladder = [
    at("a", 0, 0),
    at("b", 0.01, 0),
    at("c", 0.019, 0),
    at("d", 0.01, -0.0095),
    at("e", 0.03, 0),
  ];
  assert.equal(ids(walkOrder(ladder)), "adbce");
});

test("a place that nobody can find on a map comes last", () => {
  assert.equal(ids(walkOrder([at("?"), at("a", 0, 0), at("b", 0, 1)])), "ab?");
  assert.deepEqual(walkOrder([]), []);
});
