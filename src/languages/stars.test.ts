import assert from "node:assert/strict";
import { test } from "node:test";
import { readStars } from "./stars.ts";

test("labels that name stars say how many, in words, signs and several languages", () => {
  const four = [
    "4 stars",
    "4-star hotel",
    "4 Sterne",
    "4-Sterne-Hotel",
    "4 étoiles",
    "4 estrellas",
    "4 stelle",
    "4つ星",
    "4星",
  ];
  assert.deepEqual(
    [...four, "4*", "★★★★"].map(readStars),
    Array.from({ length: four.length + 2 }, () => 4),
  );
  assert.equal(readStars("0 stars"), 0);
});

test("other labels with a number or a star speak of no stars of a hotel", () => {
  assert.deepEqual(
    ["4 starters", "4 rooms", "Michelin star", "starlight", "1870", "4 stories"].map(readStars),
    [undefined, undefined, undefined, undefined, undefined, undefined],
  );
});
