import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { allOf, testFile } from "../../../test/support/sources/osm-file.ts";
import { type TestElements, testPbf } from "../../../test/support/sources/pbf.ts";
import type { Position } from "../geometry/shapes.ts";
import { locateElements, NodeIndex } from "./locate-elements.ts";
import type { LocatedElement } from "./located-element.ts";
import { PbfSource } from "./pbf-source.ts";

async function located(elements: TestElements): Promise<{ elements: LocatedElement[]; skipped: number }> {
  const source = new PbfSource(testFile(testPbf(elements)));
  const batches = await allOf(locateElements(source, ({ name }) => name !== undefined));
  return {
    elements: batches.flatMap((batch) => batch.elements),
    skipped: batches.reduce((sum, batch) => sum + batch.skipped, 0),
  };
}

function corners(positions: readonly Position[], firstId = 1): NonNullable<TestElements["nodes"]> {
  return positions.map((at, index) => ({ id: firstId + index, at }));
}

const box: Position[] = [
  [0, 0],
  [0.01, 0],
  [0.01, 0.01],
  [0, 0.01],
];

function near(actual: Position | undefined, expected: Position): void {
  assert.ok(actual && Math.hypot(actual[0] - expected[0], actual[1] - expected[1]) < 1e-6, `${actual}`);
}

test("nodes stand where they are, closed ways in their middle, open ways half way along", async () => {
  const { elements } = await located({
    nodes: [...corners(box), { id: 9, at: [5, 5], tags: { name: "Point" } }],
    ways: [
      { id: 1, nodes: [1, 2, 3, 4, 1], tags: { name: "Area" } },
      { id: 2, nodes: [1, 2], tags: { name: "Line" } },
    ],
  });
  assert.deepEqual(
    elements.map(({ reference, geometry }) => `${reference} ${geometry}`),
    ["node/9 point", "way/1 area", "way/2 line"],
  );
  near(elements[0]?.position, [5, 5]);
  near(elements[1]?.position, [0.005, 0.005]);
  near(elements[2]?.position, [0.005, 0]);
  assert.equal(elements[1]?.url, "https://www.openstreetmap.org/way/1");
});

test("a multipolygon of several ways stands inside, beside its hole", async () => {
  const hole: Position[] = box.map(([x, y]) => [0.002 + x * 0.6, 0.002 + y * 0.6]);
  const { elements } = await located({
    nodes: [...corners(box), ...corners(hole, 11)],
    ways: [
      { id: 1, nodes: [1, 2, 3] },
      { id: 2, nodes: [1, 4, 3] },
      { id: 3, nodes: [11, 12, 13, 14, 11] },
    ],
    relations: [
      {
        id: 5,
        members: [
          { type: "way", id: 1, role: "outer" },
          { type: "way", id: 2, role: "outer" },
          { type: "way", id: 3, role: "inner" },
        ],
        tags: { type: "multipolygon", name: "Ring" },
      },
    ],
  });
  const [ring] = elements;
  assert.equal(ring?.reference, "relation/5");
  assert.equal(ring?.polygons?.[0]?.length, 2);
  const [x, y] = ring!.position;
  assert.ok(x > 0 && x < 0.01 && y > 0 && y < 0.01, "inside the outline");
  assert.ok(x < 0.002 || x > 0.008 || y < 0.002 || y > 0.008, "not in the hole");
});

test("an element cut by the edge of the extract stands on a corner that is there, and has no outline", async () => {
  const { elements } = await located({
    nodes: corners(box.slice(0, 3)),
    ways: [
      { id: 1, nodes: [1, 2, 3, 4, 1], tags: { name: "Cut" } },
      { id: 2, nodes: [1, 2, 3] },
    ],
    relations: [
      {
        id: 5,
        members: [
          { type: "way", id: 2, role: "outer" },
          { type: "way", id: 99, role: "outer" },
        ],
        tags: { type: "boundary", name: "Open" },
      },
    ],
  });
  assert.equal(elements.length, 2);
  for (const { position, polygons } of elements) {
    assert.equal(polygons, undefined);
    assert.ok(
      box.some(([x, y]) => x === position[0] && y === position[1]),
      `${position} is a corner`,
    );
  }
});

test("a route is half way along what the file knows of it", async () => {
  const { elements } = await located({
    nodes: corners(box),
    ways: [{ id: 1, nodes: [1, 2, 3], tags: {} }],
    relations: [
      {
        id: 4,
        members: [
          { type: "way", id: 1, role: "" },
          { type: "way", id: 99, role: "" },
        ],
        tags: { type: "route", name: "Round" },
      },
    ],
  });
  assert.deepEqual(
    elements.map(({ geometry, position }) => [geometry, position]),
    [["relation", [0.01, 0]]],
  );
});

test("elements that the file knows no corner of are counted, not guessed", async () => {
  const { elements, skipped } = await located({
    nodes: [{ id: 1, at: [0, 0], tags: { amenity: "bench" } }],
    ways: [{ id: 1, nodes: [7, 8, 9, 7], tags: { name: "Elsewhere" } }],
    relations: [{ id: 1, members: [], tags: { type: "multipolygon", name: "Nothing" } }],
  });
  assert.deepEqual([elements, skipped], [[], 3]);
});

test("the node that labels a boundary of the same name gives way to it, but stays when the boundary is incomplete", async () => {
  const withWays = (ways: TestElements["ways"]): TestElements => ({
    nodes: [
      ...corners(box),
      { id: 8, at: [0.004, 0.004], tags: { place: "town", name: "Town" } },
      { id: 9, at: [0.006, 0.006], tags: { place: "village", name: "Other" } },
    ],
    ways,
    relations: [
      {
        id: 5,
        members: [
          { type: "way", id: 1, role: "outer" },
          { type: "node", id: 8, role: "admin_centre" },
          { type: "node", id: 9, role: "label" },
        ],
        tags: { type: "boundary", name: "Town" },
      },
    ],
  });
  const references = async (elements: TestElements) =>
    (await located(elements)).elements.map(({ reference }) => reference);
  assert.deepEqual(await references(withWays([{ id: 1, nodes: [1, 2, 3, 4, 1] }])), ["node/9", "relation/5"]);
  assert.deepEqual(await references(withWays([])), ["node/9", "node/8"]);
});

test("the positions of wanted nodes are found as a map would find them, and no others", () => {
  const id = fc.oneof(fc.integer({ min: -5, max: 40 }), fc.constantFrom(9_000_000_000, 2 ** 52));
  const property = fc.property(fc.array(id), fc.array(id), (wanted, there) => {
    const index = new NodeIndex(wanted);
    const longitudes = there.map((_, at) => at / 100);
    index.add({ ids: there, longitudes, latitudes: longitudes.map((degrees) => -degrees) });
    const slow = new Map(there.map((one, at) => [one, [at / 100, -at / 100]]));
    for (const one of [...wanted, ...there]) {
      assert.deepEqual(index.positionOf(one), wanted.includes(one) ? slow.get(one) : undefined);
    }
  });
  fc.assert(property, { seed: 9, numRuns: 300 });
});
