import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import fc from "fast-check";
import { testFile } from "../../test/support/sources/osm-file.ts";
import { testPbf } from "../../test/support/sources/pbf.ts";
import { metresBetween } from "../sources/geometry/shapes.ts";
import { PbfSource } from "../sources/osm/pbf-source.ts";
import { buildGraph } from "../sources/ways/build-graph.ts";
import { readGraph, UNITS, type WalkingGraph, writeGraph } from "./graph.ts";
import { TOO_FAR, Walker } from "./walker.ts";
import { openWalkers, saveGraph } from "./walkers.ts";

interface Town {
  nodes: { id: number; at: [number, number] }[];
  ways: { id: number; nodes: number[]; tags: { highway: string } }[];
}

/** Nodes anywhere in some three kilometres, and ways through them of any shape. */
const town: fc.Arbitrary<Town> = fc
  .record({
    places: fc.array(fc.tuple(fc.nat(300), fc.nat(300)), { minLength: 4, maxLength: 24 }),
    lines: fc.array(fc.array(fc.nat(23), { minLength: 2, maxLength: 6 }), { minLength: 2, maxLength: 16 }),
    stairs: fc.nat(15),
  })
  .map(({ places, lines, stairs }) => ({
    nodes: places.map(([x, y], id) => ({
      id: id + 1,
      at: [x / 10_000, 50 + y / 10_000] as [number, number],
    })),
    ways: lines.map((line, id) => ({
      id: id + 1,
      nodes: line.map((node) => (node % places.length) + 1),
      tags: { highway: id === stairs ? "steps" : "path" },
    })),
  }));

async function graphOf({ nodes, ways }: Town): Promise<WalkingGraph | undefined> {
  return buildGraph(new PbfSource(testFile(testPbf({ nodes, ways }))));
}

/** Dijkstra's search as it stands in books, over the town's own nodes: metres of level way from one to all. */
function walkAll({ nodes, ways }: Town, from: number): Map<number, number> {
  const positionOf = new Map(nodes.map(({ id, at }) => [id, at]));
  const found = new Map([[from, 0]]);
  const open = new Set([from]);
  while (open.size > 0) {
    const id = [...open].reduce((a, b) => (found.get(a)! <= found.get(b)! ? a : b));
    open.delete(id);
    for (const { nodes: line, tags } of ways) {
      line.forEach((node, place) => {
        if (node !== id) return;
        for (const next of [line[place - 1], line[place + 1]]) {
          if (next === undefined) continue;
          const metres =
            metresBetween(positionOf.get(id)!, positionOf.get(next)!) * (tags.highway === "steps" ? 1.6 : 1);
          if (found.get(id)! + metres >= (found.get(next) ?? Number.POSITIVE_INFINITY)) continue;
          found.set(next, found.get(id)! + metres);
          open.add(next);
        }
      });
    }
  }
  return found;
}

test("ways are as short as an exhaustive search finds them, and lines as long as their metres say", async () => {
  const property = fc.asyncProperty(town, async (made) => {
    const graph = await graphOf(made);
    if (!graph) return;
    const walker = new Walker(graph);
    const onGraph = cornersOf(graph);
    const used = made.nodes.filter(({ at: [lng, lat] }) => onGraph.has(keyOf(lng, lat)));
    for (const from of used) {
      const expected = walkAll(made, from.id);
      for (const to of used) {
        // Nodes at one spot are one place to a position, whichever of them ways lead to.
        if (isDouble(made, from.at) || isDouble(made, to.at)) continue;
        const [a, b] = [
          { lat: from.at[1], lng: from.at[0] },
          { lat: to.at[1], lng: to.at[0] },
        ];
        const metres = walker.metres(a, b);
        const wanted = expected.get(to.id);
        if (wanted === undefined || metres === undefined) assert.equal(metres, wanted);
        else if (wanted > 4_999) assert.ok(metres === TOO_FAR || metres > 4_990);
        else {
          assert.ok(Math.abs(metres - wanted) < 3, `${metres} is ${wanted}`);
          assert.ok(lengthOf(walker.line(a, b)!) <= metres + 3);
        }
      }
    }
  });
  await fc.assert(property, { seed: 12, numRuns: 150 });
});

function keyOf(lng: number, lat: number): string {
  return `${Math.round(lng * UNITS)} ${Math.round(lat * UNITS)}`;
}

function cornersOf({ corners }: WalkingGraph): Set<string> {
  const keys = new Set<string>();
  for (let at = 0; at < corners.length; at += 2) keys.add(`${corners[at]} ${corners[at + 1]}`);
  return keys;
}

/** Whether anything but one node lies at a spot: another node, or a way that passes it by. */
function isDouble({ nodes, ways }: Town, at: readonly [number, number]): boolean {
  const here = nodes.filter((node) => metresBetween(node.at, at) < 1);
  if (here.length > 1) return true;
  const positionOf = new Map(nodes.map((node) => [node.id, node.at]));
  return ways.some(({ nodes: line }) =>
    line.some((node, place) => {
      const next = line[place + 1];
      if (next === undefined || node === here[0]!.id || next === here[0]!.id) return false;
      const [a, b] = [positionOf.get(node)!, positionOf.get(next)!];
      return metresBetween(a, at) + metresBetween(at, b) - metresBetween(a, b) < 0.5;
    }),
  );
}

function lengthOf(line: readonly { lat: number; lng: number }[]): number {
  return line.reduce((sum, { lat, lng }, index) => {
    const before = line[index - 1];
    return before ? sum + metresBetween([before.lng, before.lat], [lng, lat]) : sum;
  }, 0);
}

const street: Town = {
  nodes: [
    { id: 1, at: [0, 0] },
    { id: 2, at: [0.01, 0.001] },
    { id: 3, at: [0.2, 0] },
  ],
  ways: [{ id: 1, nodes: [1, 2, 3], tags: { highway: "path" } }],
};

test("between two places of one street its own line is walked, either way", async () => {
  const walker = new Walker((await graphOf(street))!);
  const [a, b] = [
    { lat: 0.0006, lng: 0.001 },
    { lat: 0.0001, lng: 0.02 },
  ];
  assert.deepEqual(
    walker.line(a, b)!.map(({ lng }) => Number(lng.toFixed(3))),
    [0.001, 0.001, 0.01, 0.02, 0.02],
  );
  assert.deepEqual(walker.line(b, a), walker.line(a, b)!.reverse());
  assert.equal(walker.metres(a, { lat: 0, lng: 0.19 }), TOO_FAR);
});

test("a graph is read from the folder of its organisation when it is another one, and a broken one is none", async (t) => {
  const folder = await mkdtemp(join(tmpdir(), "walking-"));
  t.after(() => rm(folder, { recursive: true }));
  let now = 0;
  const warned: object[] = [];
  const logger = { warn: (details: object) => warned.push(details) };
  const walkers = openWalkers(() => folder, { clock: () => now, logger });
  assert.equal(await walkers.of("acme"), undefined);
  await saveGraph(folder, (await graphOf(street))!);
  assert.equal(await walkers.of("acme"), undefined, "not looked for at every message");
  now += 10_000;
  const walker = await walkers.of("acme");
  assert.ok(walker);
  assert.equal(await walkers.of("acme"), walker);
  const path = join(folder, "walking.bin");
  await writeFile(path, (await readFile(path)).subarray(0, 100));
  now += 10_000;
  assert.equal(await walkers.of("acme"), undefined);
  assert.equal(warned.length, 1);
  await saveGraph(folder, (await graphOf(street))!);
  now -= 3_600_000;
  assert.ok(await walkers.of("acme"), "the clock was put back");
});

test("what is no graph is refused", async () => {
  const bytes = new Uint8Array(Buffer.concat(writeGraph((await graphOf(street))!)));
  for (const length of [0, 10, 100, bytes.length - 8]) {
    assert.throws(() => readGraph(bytes.slice(0, length)), RangeError);
  }
  assert.throws(() => readGraph(bytes.map((byte) => byte ^ 1)), RangeError);
});
