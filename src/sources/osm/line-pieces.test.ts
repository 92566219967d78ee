import assert from "node:assert/strict";
import { test } from "node:test";
import { LinePieces } from "./line-pieces.ts";

test("a piece is known when another of its key is within reach, however far the first one is", () => {
  const pieces = new LinePieces();
  const steps = [0, 0.008, 0.016].map((longitude) => pieces.isKnown("a", [longitude, 0]));
  assert.deepEqual(steps, [false, true, true]);
  assert.equal(pieces.isKnown("a", [1, 0]), false);
  assert.equal(pieces.isKnown("b", [0, 0]), false);
});
