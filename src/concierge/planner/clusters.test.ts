import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { pointOf } from "../../content/sphere.ts";
import { bestAssignment, buildClusters } from "./clusters.ts";

const points = fc.array(
  fc.record({
    lat: fc.double({ min: -1, max: 1, noNaN: true }),
    lng: fc.double({ min: -1, max: 1, noNaN: true }),
  }),
  { maxLength: 40 },
);

test("every point is in one cluster, and clusters are of nearly one size", () => {
  fc.assert(
    fc.property(points, fc.integer({ min: 1, max: 7 }), (list, count) => {
      const clusters = buildClusters(
        list.map(({ lat, lng }) => ({ point: pointOf(lat, lng), weight: 1 })),
        count,
      );
      assert.equal(clusters.length, count);
      assert.deepEqual(
        clusters.flat().sort((a, b) => a - b),
        list.map((_, index) => index),
      );
      for (const members of clusters) assert.ok(members.length <= Math.ceil(list.length / count) + 1);
    }),
    { seed: 4 },
  );
});

test("neighbourhoods far from each other become clusters of their own", () => {
  const corners = [
    [0, 0],
    [0, 5],
    [5, 0],
  ].flatMap(([lat, lng]) =>
    [0, 0.01, 0.02, 0.03].map((off) => ({ point: pointOf(lat! + off, lng!), weight: 1 + off })),
  );
  const clusters = buildClusters(corners, 3).map(
    (members) => new Set(members.map((index) => Math.floor(index / 4))),
  );
  assert.deepEqual(
    clusters.map(({ size }) => size),
    [1, 1, 1],
  );
});

test("an assignment is the best of all permutations", () => {
  const tables = fc.integer({ min: 1, max: 5 }).chain((size) =>
    fc.array(fc.array(fc.nat(50), { minLength: size, maxLength: size }), {
      minLength: size,
      maxLength: size,
    }),
  );
  fc.assert(
    fc.property(tables, (values) => {
      const sum = (columns: readonly number[]) =>
        columns.reduce((total, column, row) => total + values[row]![column]!, 0);
      const chosen = bestAssignment(values, values.length);
      assert.equal(new Set(chosen).size, values.length);
      assert.equal(sum(chosen), Math.max(...permutations(values.map((_, index) => index)).map(sum)));
    }),
    { seed: 4 },
  );
});

function permutations(list: readonly number[]): number[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((first) =>
    permutations(list.filter((other) => other !== first)).map((rest) => [first, ...rest]),
  );
}
