import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { PbfWriter } from "pbf";
import { allOf, brokenBy, testFile } from "../../../test/support/sources/osm-file.ts";
import {
  type TestElements,
  type TestPbfOptions,
  testBlob,
  testPbf,
} from "../../../test/support/sources/pbf.ts";
import type { ElementBatch, ElementType } from "./element.ts";
import { PbfSource, readBlobs } from "./pbf-source.ts";

const square: TestElements = {
  nodes: [
    { id: 1, at: [12.5, 55.6] },
    { id: 2, at: [-12.5000001, -55.6], tags: { amenity: "cafe", name: "Über" } },
    { id: 9_000_000_000, at: [179.9999999, 89.9999999], tags: { tourism: "museum" } },
    { id: 4, at: [0, 0] },
  ],
  ways: [{ id: 7, nodes: [1, 2, 4, 1], tags: { leisure: "park", name: "Square" } }],
  relations: [
    {
      id: 8,
      members: [
        { type: "way", id: 7, role: "outer" },
        { type: "node", id: 4, role: "label" },
      ],
      tags: { type: "multipolygon" },
    },
  ],
};

async function batchesOf(bytes: Uint8Array, type: ElementType, chunkBytes?: number): Promise<ElementBatch[]> {
  return allOf(new PbfSource(testFile(bytes, chunkBytes)).scan(type));
}

function close(actual: number, expected: number): void {
  assert.ok(Math.abs(actual - expected) < 1e-9, `${actual} is ${expected}`);
}

const forms: [name: string, options: TestPbfOptions][] = [
  ["in columns, with zlib", {}],
  ["one by one, without compression", { plainNodes: true, compression: "none" }],
  ["in another granularity, with an offset", { granularity: 10, offset: 1_000_000_010 }],
];

for (const [name, options] of forms) {
  test(`nodes are read ${name}`, async () => {
    const batches = await batchesOf(testPbf(square, { ...options, timestamp: 1_600_000_000 }), "node");
    const { positions, nodes } = batches.find((batch) => batch.nodes.length > 0)!;
    assert.deepEqual(positions.ids, [1, 2, 9_000_000_000, 4]);
    square.nodes!.forEach(({ at }, index) => {
      close(positions.longitudes[index]!, at[0]);
      close(positions.latitudes[index]!, at[1]);
    });
    assert.deepEqual(
      nodes.map(({ id, tags, date }) => ({ id, tags, date })),
      [
        { id: 2, tags: { amenity: "cafe", name: "Über" }, date: "2020-09-13" },
        { id: 9_000_000_000, tags: { tourism: "museum" }, date: "2020-09-13" },
      ],
    );
  });
}

test("ways and relations are read with their members, whatever the size of the chunks", async () => {
  for (const chunkBytes of [1, 7, 10_000]) {
    const ways = await batchesOf(testPbf(square), "way", chunkBytes);
    const [way] = ways.flatMap((batch) => batch.ways);
    assert.deepEqual([way?.id, way?.nodes, way?.tags.name], [7, [1, 2, 4, 1], "Square"]);
    const relations = await batchesOf(testPbf(square), "relation", chunkBytes);
    assert.deepEqual(
      relations.flatMap((batch) => batch.relations)[0]?.members,
      square.relations![0]!.members,
    );
  }
});

test("the date of the data stands in the header", async () => {
  const source = new PbfSource(testFile(testPbf(square, { timestamp: 1_600_000_000 })));
  await allOf(source.scan("relation"));
  assert.equal(source.date, "2020-09-13");
});

test("a file that needs more of its reader than is understood is refused by the name of it", async () => {
  const bytes = testPbf(square, { features: ["OsmSchema-V0.6", "HistoricalInformation"] });
  const { code, message } = await brokenBy(new PbfSource(testFile(bytes)).scan("node"));
  assert.equal(code, "broken_file");
  assert.match(message, /requires "HistoricalInformation"/);
});

test("a file that is cut off anywhere but between two blocks is broken, and says where", async () => {
  const bytes = testPbf(square);
  const blocks = await allOf(readBlobs(testFile(bytes).open()));
  const ends = new Set([...blocks.slice(1).map(({ offset }) => offset), bytes.length]);
  assert.equal(ends.size, 4);
  for (let length = 1; length < bytes.length; length++) {
    const reading = new PbfSource(testFile(bytes.subarray(0, length))).scan("node");
    if (ends.has(length)) await allOf(reading);
    else assert.match((await brokenBy(reading)).place.element ?? "", /^byte \d+$/);
  }
});

test("damaged bytes end in a broken file or in data, never in another error or without end", async () => {
  const bytes = testPbf(square, { compression: "none" });
  const property = fc.asyncProperty(
    fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 }),
    async (changes) => {
      const damaged = Buffer.from(bytes);
      for (const [at, byte] of changes) damaged[at] = byte;
      for (const type of ["node", "way", "relation"] as const) {
        const error = await batchesOf(damaged, type).then(
          () => undefined,
          (reason: Error) => reason,
        );
        assert.ok(error === undefined || error.name === "BrokenFile", error?.stack);
      }
    },
  );
  await fc.assert(property, { seed: 4, numRuns: 1_000 });
});

test("a block that does not decompress, and a length out of all bounds, are told with the byte they stand at", async () => {
  const start = testPbf({});
  const blob = new PbfWriter();
  blob.writeVarintField(2, 100);
  blob.writeBytesField(3, deflateSync(Buffer.alloc(100)).fill(1, 4));
  const head = new PbfWriter();
  head.writeStringField(1, "OSMData");
  head.writeVarintField(3, blob.pos);
  const written = head.finish();
  const size = Buffer.from([0, 0, 0, written.length]);
  const broken = Buffer.concat([start, size, written, blob.finish()]);
  const fault = await brokenBy(new PbfSource(testFile(broken)).scan("node"));
  assert.match(fault.message, /does not decompress/);
  assert.equal(fault.place.element, `byte ${start.length}`);
  const odd = Buffer.concat([start, Buffer.from([0xff, 0xff, 0xff, 0xff, 0])]);
  assert.match((await brokenBy(new PbfSource(testFile(odd)).scan("node"))).message, /no block begins here/);
});

test("a block of zeros or of other bytes than a block's is a fault that names where it begins", async () => {
  const start = testPbf(square);
  const garbage: [type: string, content: Buffer, words: RegExp][] = [
    ["OSMData", Buffer.alloc(2_000), /cannot be decoded/],
    ["OSMData", Buffer.from([0x50, 1, 0x58, 1]), /cannot be decoded/],
    ["OSMData", Buffer.from("garbage ".repeat(100)), /cannot be decoded/],
    ["\u0000\u0007#", Buffer.from("anything"), /no block begins here/],
  ];
  for (const [type, content, words] of garbage) {
    const bytes = Buffer.concat([start, testBlob(type, content), testBlob("OSMIndex", Buffer.from("x"))]);
    const { message, place } = await brokenBy(new PbfSource(testFile(bytes)).scan("node"));
    assert.match(message, words);
    assert.equal(place.element, `byte ${start.length}`);
  }
});

test("blocks of an unknown type are passed over", async () => {
  const bytes = Buffer.concat([testPbf(square), testBlob("OSMIndex", Buffer.from("anything"))]);
  assert.equal((await batchesOf(bytes, "node")).flatMap(({ nodes }) => nodes).length, 2);
});
