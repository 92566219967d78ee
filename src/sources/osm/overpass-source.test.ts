import assert from "node:assert/strict";
import { test } from "node:test";
import { allOf, testFile } from "../../../test/support/sources/osm-file.ts";
import { locateElements } from "./locate-elements.ts";
import type { LocatedElement } from "./located-element.ts";
import { OverpassSource } from "./overpass-source.ts";

async function located(elements: object[]): Promise<LocatedElement[]> {
  const source = new OverpassSource(testFile(JSON.stringify({ elements }), 50), "elements");
  const batches = await allOf(locateElements(source, ({ name }) => name !== undefined));
  return batches.flatMap((batch) => batch.elements);
}

const tags = { name: "x", type: "multipolygon" };

test("without corners the centre counts, else the middle of the bounds, across the antimeridian too", async () => {
  const found = await located([
    { type: "way", id: 1, nodes: [1, 2, 3, 1], center: { lat: 1, lon: 2 }, tags },
    { type: "way", id: 2, bounds: { minlat: 0, minlon: 0, maxlat: 2, maxlon: 4 }, tags },
    { type: "relation", id: 3, bounds: { minlat: 0, minlon: 179, maxlat: 2, maxlon: -177 }, tags },
    { type: "way", id: 4, tags },
  ]);
  assert.deepEqual(
    found.map(({ reference, position, polygons }) => ({ reference, position, polygons })),
    [
      { reference: "way/1", position: [2, 1], polygons: undefined },
      { reference: "way/2", position: [2, 1], polygons: undefined },
      { reference: "relation/3", position: [-179, 1], polygons: undefined },
    ],
  );
});

test("nodes that follow their ways are found, and elements that come twice count once", async () => {
  const found = await located([
    { type: "way", id: 1, nodes: [1, 2, 3, 1], tags },
    { type: "node", id: 1, lat: 0, lon: 0, tags: { name: "corner" } },
    { type: "node", id: 2, lat: 0, lon: 0.03 },
    { type: "node", id: 3, lat: 0.03, lon: 0 },
    { type: "node", id: 1, lat: 0, lon: 0, tags: { name: "corner" } },
    { type: "way", id: 1, nodes: [1, 2, 3, 1] },
  ]);
  assert.deepEqual(
    found.map(({ reference, geometry }) => `${reference} ${geometry}`),
    ["node/1 point", "way/1 area"],
  );
  const [longitude, latitude] = found[1]!.position;
  assert.ok(Math.abs(longitude - 0.01) < 1e-6 && Math.abs(latitude - 0.01) < 1e-6);
});

test("the corners of a relation's members make its outline; with one left out it has none", async () => {
  const corners = [
    { lat: 0, lon: 0 },
    { lat: 0, lon: 1 },
    { lat: 1, lon: 1 },
    { lat: 0, lon: 0 },
  ];
  const relation = (geometry: unknown[]) => [
    { type: "relation", id: 1, members: [{ type: "way", ref: 9, role: "outer", geometry }], tags },
  ];
  const [whole] = await located(relation(corners));
  assert.equal(whole?.polygons?.length, 1);
  const [cut] = await located(relation([...corners.slice(0, 2), null, ...corners.slice(2)]));
  assert.equal(cut?.polygons, undefined);
});

test("entries that are no elements are passed over", async () => {
  assert.deepEqual(
    await located([
      { type: "count", id: 0, tags },
      { type: "node", id: "x", lat: 0, lon: 0, tags },
      { type: "node", id: 1, lat: 91, lon: 0, tags },
    ]),
    [],
  );
});
