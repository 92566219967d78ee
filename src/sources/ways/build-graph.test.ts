import assert from "node:assert/strict";
import { test } from "node:test";
import { testFile } from "../../../test/support/sources/osm-file.ts";
import { type TestElements, testPbf } from "../../../test/support/sources/pbf.ts";
import { readGraph, writeGraph } from "../../walking/graph.ts";
import { Walker } from "../../walking/walker.ts";
import { PbfSource } from "../osm/pbf-source.ts";
import { buildGraph } from "./build-graph.ts";
import { isBarred, walkingFactor } from "./foot-rules.ts";

/** Steps of a thousandth of a degree near the equator, some 111 m. */
const at = (x: number, y: number): [number, number] => [x / 1_000, y / 1_000];
const here = (x: number, y: number) => ({ lat: y / 1_000, lng: x / 1_000 });
const street = { highway: "residential" };

async function walkerOf(elements: TestElements): Promise<Walker> {
  const graph = await buildGraph(new PbfSource(testFile(testPbf(elements))));
  assert.ok(graph);
  return new Walker(readGraph(new Uint8Array(Buffer.concat(writeGraph(graph)))));
}

function closeTo(actual: number | undefined, expected: number): void {
  assert.ok(actual !== undefined && Math.abs(actual - expected) < 2, `${actual} is about ${expected}`);
}

/** Two banks of a river, each a street from 0 to 8, and ways between them. */
const banks: TestElements = {
  nodes: [
    ...Array.from({ length: 9 }, (_, x) => ({ id: 100 + x, at: at(x, 0) })),
    ...Array.from({ length: 9 }, (_, x) => ({ id: 200 + x, at: at(x, 1) })),
  ],
  ways: [
    { id: 1, nodes: [100, 101, 102, 103, 104, 105, 106, 107, 108], tags: street },
    { id: 2, nodes: [200, 201, 202, 203, 204, 205, 206, 207, 208], tags: street },
  ],
};

function withWay(way: NonNullable<TestElements["ways"]>[number], more: TestElements = {}): TestElements {
  const nodes = banks.nodes!.map((node) => more.nodes?.find(({ id }) => id === node.id) ?? node);
  return { ...more, nodes, ways: [...banks.ways!, way, ...(more.ways ?? [])] };
}

const STEP = 111.2;
const bridge = { id: 3, nodes: [108, 208], tags: { ...street, bridge: "yes" } };

test("a way leads over the bridge, not across the water", async () => {
  const walker = await walkerOf(withWay(bridge));
  closeTo(walker.metres(here(0, 0), here(0, 1)), 17 * STEP);
  closeTo(walker.metres(here(0.5, 0.1), here(7, 0)), 6.6 * STEP);
  const line = walker.line(here(0, 0), here(0, 1))!;
  assert.deepEqual([line[0], line.at(-1)], [here(0, 0), here(0, 1)]);
  assert.ok(line.some(({ lng }) => lng === 0.008));
});

test("streets that only cross each other on the map do not meet", async () => {
  const over = { id: 3, nodes: [104, 204], tags: { highway: "footway", tunnel: "yes" } };
  const nodes = [
    { id: 300, at: at(2, 0.5) },
    { id: 301, at: at(6, 0.5) },
  ];
  const ways = [
    { id: 4, nodes: [108, 208], tags: street },
    { id: 5, nodes: [300, 301], tags: street },
  ];
  const elements = withWay(over);
  const walker = await walkerOf({
    nodes: [...elements.nodes!, ...nodes],
    ways: [...elements.ways!, ...ways],
  });
  closeTo(walker.metres(here(2, 0), here(2, 1)), 5 * STEP);
});

test("no way leads over a motorway, a ferry, a private drive or a locked gate", async () => {
  const closed: Record<string, string>[] = [
    { highway: "motorway" },
    { route: "ferry" },
    { highway: "service", access: "private" },
    { highway: "cycleway" },
    { highway: "footway", foot: "no" },
  ];
  for (const tags of closed) {
    const walker = await walkerOf(withWay({ id: 3, nodes: [104, 204], tags }));
    assert.equal(walker.metres(here(0, 0), here(0, 1)), undefined, JSON.stringify(tags));
    assert.equal(walker.line(here(0, 0), here(0, 1)), undefined);
  }
  const gate = { id: 204, at: at(4, 1), tags: { barrier: "gate", access: "private" } };
  const walker = await walkerOf(withWay({ id: 3, nodes: [104, 204], tags: street }, { nodes: [gate] }));
  assert.equal(walker.metres(here(0, 0), here(0, 1)), undefined);
});

test("a square is walked along its edges, also one that is made of several ways", async () => {
  const square = {
    id: 9,
    members: [{ type: "way" as const, id: 3, role: "outer" }],
    tags: { type: "multipolygon", highway: "pedestrian" },
  };
  const outline = { id: 3, nodes: [104, 105, 205, 204, 104] };
  const walker = await walkerOf(withWay(outline, { relations: [square] }));
  closeTo(walker.metres(here(0, 0), here(0, 1)), 9 * STEP);
  const closed = await walkerOf(withWay({ ...outline, tags: { highway: "pedestrian", area: "yes" } }));
  closeTo(closed.metres(here(5, 0), here(5, 1)), STEP);
});

test("a place under a bridge is reached by the street below, one on it by the bridge", async () => {
  const high = { id: 4, nodes: [300, 301], tags: { highway: "footway", bridge: "viaduct" } };
  const stairs = { id: 5, nodes: [301, 302, 108], tags: { highway: "steps" } };
  const nodes = [
    ...banks.nodes!,
    { id: 300, at: at(0, 0.15) },
    { id: 301, at: at(20, 0.15) },
    { id: 302, at: at(20, -3) },
  ];
  const walker = await walkerOf({ nodes, ways: [...banks.ways!, high, stairs, bridge] });
  closeTo(walker.metres(here(1, 0.1), here(2, 0)), 1.1 * STEP);
  closeTo(walker.metres(here(12, 0.15), here(13, 0.15)), STEP);
});

test("a place near a yard that nothing leads to is reached by the street", async () => {
  const yard = { id: 3, nodes: [300, 301], tags: { highway: "footway" } };
  const nodes = [...banks.nodes!, { id: 300, at: at(0, 0.5) }, { id: 301, at: at(0.5, 0.5) }];
  const walker = await walkerOf({ nodes, ways: [...banks.ways!, yard, bridge] });
  closeTo(walker.metres(here(0, 0.4), here(1, 0)), 1.4 * STEP);
  assert.equal(walker.metres(here(0, 0), here(4, 30)), undefined, "far from any way");
});

test("who may walk where", () => {
  const may = (tags: Record<string, string>) => walkingFactor(tags) !== undefined;
  for (const highway of ["primary", "footway", "steps", "track", "path"])
    assert.ok(may({ highway }), highway);
  assert.ok(may({ highway: "cycleway", foot: "designated" }));
  assert.ok(may({ highway: "trunk", sidewalk: "both" }));
  assert.ok(may({ highway: "service", access: "private", foot: "yes" }));
  assert.ok(may({ man_made: "pier" }));
  assert.ok(!may({ highway: "primary", motorroad: "yes" }));
  assert.ok(!may({ highway: "path", sac_scale: "alpine_hiking" }));
  assert.ok(!may({ highway: "construction" }));
  assert.ok(!may({ highway: "footway", access: "customers" }));
  assert.ok(walkingFactor({ highway: "steps" })! > walkingFactor({ highway: "path" })!);
  assert.ok(isBarred({ barrier: "gate", locked: "yes" }));
  assert.ok(!isBarred({ barrier: "bollard" }));
  assert.ok(!isBarred({ barrier: "gate", access: "private", foot: "yes" }));
});
