import assert from "node:assert/strict";
import { test } from "node:test";
import { outlineOf } from "./outline.ts";
import type { Position, Ring } from "./shapes.ts";

/** A ring of corners around a place, its radius in degrees. */
const circle = (east: number, radius: number, corners: number): Ring =>
  Array.from({ length: corners }, (_, at): Position => {
    const angle = (2 * Math.PI * at) / corners;
    return [east + radius * Math.cos(angle), radius * Math.sin(angle)];
  });

test("an outline keeps the shape and few corners", () => {
  const outline = outlineOf([[circle(10, 0.01, 5_000), circle(10, 0.004, 1_000)]], 1_113)!;
  const [polygon] = outline.coordinates;
  assert.equal(polygon!.length, 2, "the hole is kept");
  for (const ring of polygon!) {
    assert.deepEqual(ring[0], ring.at(-1), "closed");
    assert.ok(ring.length > 12 && ring.length < 60, `${ring.length} corners`);
  }
  for (const [longitude, latitude] of polygon![0]!) {
    assert.ok(Math.abs(Math.hypot(longitude - 10, latitude) - 0.01) < 1e-4);
  }
});

test("of very many rings the smallest go, and of nothing there is no outline", () => {
  const many = Array.from({ length: 2_000 }, (_, at) => [
    circle(at / 50, at % 100 === 0 ? 0.01 : 0.0001, 24),
  ]);
  const outline = outlineOf(many, 2_000)!;
  assert.ok(outline.coordinates.flat(2).length <= 600);
  assert.ok(outline.coordinates.length > 10);
  assert.equal(outlineOf([], 100), undefined);
});
