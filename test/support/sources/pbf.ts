import { deflateSync } from "node:zlib";
import { PbfWriter } from "pbf";
import type { OsmMember } from "../../../src/sources/osm/element.ts";
import type { Tags } from "../../../src/sources/taxonomy/presets.ts";

/** Elements to be written as a small `.osm.pbf`. */
export interface TestElements {
  nodes?: readonly { id: number; at: readonly [longitude: number, latitude: number]; tags?: Tags }[];
  ways?: readonly { id: number; nodes: readonly number[]; tags?: Tags }[];
  relations?: readonly { id: number; members: readonly OsmMember[]; tags?: Tags }[];
}

/** In which of its many ways the file is written. */
export interface TestPbfOptions {
  features?: readonly string[];
  /** Seconds since 1970, of the file and of every element. */
  timestamp?: number;
  /** Nodes one by one instead of in columns. */
  plainNodes?: boolean;
  compression?: "none" | "zlib";
  granularity?: number;
  /** Nanodegrees that every coordinate is written relative to. */
  offset?: number;
}

/** A file of a header and one block for each type of element. */
export function testPbf(elements: TestElements, options: TestPbfOptions = {}): Buffer {
  const { nodes = [], ways = [], relations = [] } = elements;
  const blocks = [
    nodes.length > 0 ? nodeBlock(nodes, options) : undefined,
    ways.length > 0 ? block(options, (group, strings) => writeWays(group, strings, ways)) : undefined,
    relations.length > 0
      ? block(options, (group, strings) => writeRelations(group, strings, relations))
      : undefined,
  ];
  const data = blocks
    .filter((bytes) => bytes !== undefined)
    .map((bytes) => testBlob("OSMData", bytes, options));
  return Buffer.concat([testBlob("OSMHeader", header(options), options), ...data]);
}

/** A blob with its header, as it stands in a file. */
export function testBlob(
  type: string,
  bytes: Uint8Array,
  { compression = "zlib" }: TestPbfOptions = {},
): Buffer {
  const blob = new PbfWriter();
  if (compression === "none") blob.writeBytesField(1, bytes);
  else {
    blob.writeVarintField(2, bytes.length);
    blob.writeBytesField(3, deflateSync(bytes));
  }
  const packed = blob.finish();
  const head = new PbfWriter();
  head.writeStringField(1, type);
  head.writeVarintField(3, packed.length);
  const written = head.finish();
  const size = Buffer.alloc(4);
  size.writeUInt32BE(written.length);
  return Buffer.concat([size, written, packed]);
}

function header({ features = ["OsmSchema-V0.6", "DenseNodes"], timestamp }: TestPbfOptions): Uint8Array {
  const pbf = new PbfWriter();
  for (const feature of features) pbf.writeStringField(4, feature);
  if (timestamp) pbf.writeVarintField(32, timestamp);
  return pbf.finish();
}

type Strings = (text: string) => number;

function block(options: TestPbfOptions, write: (group: PbfWriter, strings: Strings) => void): Uint8Array {
  const table = [""];
  const strings = (text: string) => {
    const known = table.indexOf(text);
    return known === -1 ? table.push(text) - 1 : known;
  };
  const group = new PbfWriter();
  write(group, strings);
  const pbf = new PbfWriter();
  pbf.writeMessage(1, writeStrings, table);
  pbf.writeBytesField(2, group.finish());
  if (options.granularity) pbf.writeVarintField(17, options.granularity);
  if (options.offset) {
    pbf.writeVarintField(19, options.offset);
    pbf.writeVarintField(20, options.offset);
  }
  return pbf.finish();
}

function writeStrings(table: readonly string[], pbf: PbfWriter): void {
  for (const text of table) pbf.writeStringField(1, text);
}

function nodeBlock(nodes: NonNullable<TestElements["nodes"]>, options: TestPbfOptions): Uint8Array {
  const { granularity = 100, offset = 0, timestamp } = options;
  const steps = (degrees: number) => Math.round((degrees * 1e9 - offset) / granularity);
  return block(options, (group, strings) => {
    if (options.plainNodes) {
      for (const { id, at, tags = {} } of nodes) {
        group.writeMessage(
          1,
          (_, pbf) => {
            pbf.writeSVarintField(1, id);
            writeTags(pbf, strings, tags);
            if (timestamp)
              pbf.writeMessage(4, (seconds, info) => info.writeVarintField(2, seconds), timestamp);
            pbf.writeSVarintField(8, steps(at[1]));
            pbf.writeSVarintField(9, steps(at[0]));
          },
          null,
        );
      }
      return;
    }
    group.writeMessage(
      2,
      (_, pbf) => {
        pbf.writePackedSVarint(1, deltas(nodes.map(({ id }) => id)));
        if (timestamp) {
          const times = deltas(nodes.map(() => timestamp));
          pbf.writeMessage(5, (list, info) => info.writePackedSVarint(2, list), times);
        }
        pbf.writePackedSVarint(8, deltas(nodes.map(({ at }) => steps(at[1]))));
        pbf.writePackedSVarint(9, deltas(nodes.map(({ at }) => steps(at[0]))));
        const words = nodes.flatMap(({ tags = {} }) => [...Object.entries(tags).flat().map(strings), 0]);
        pbf.writePackedVarint(10, words);
      },
      null,
    );
  });
}

function writeWays(group: PbfWriter, strings: Strings, ways: NonNullable<TestElements["ways"]>): void {
  for (const { id, nodes, tags = {} } of ways) {
    group.writeMessage(
      3,
      (_, pbf) => {
        pbf.writeVarintField(1, id);
        writeTags(pbf, strings, tags);
        pbf.writePackedSVarint(8, deltas(nodes));
      },
      null,
    );
  }
}

const memberTypes = ["node", "way", "relation"];

function writeRelations(
  group: PbfWriter,
  strings: Strings,
  relations: NonNullable<TestElements["relations"]>,
): void {
  for (const { id, members, tags = {} } of relations) {
    group.writeMessage(
      4,
      (_, pbf) => {
        pbf.writeVarintField(1, id);
        writeTags(pbf, strings, tags);
        pbf.writePackedVarint(
          8,
          members.map(({ role }) => strings(role)),
        );
        pbf.writePackedSVarint(9, deltas(members.map((member) => member.id)));
        pbf.writePackedVarint(
          10,
          members.map(({ type }) => memberTypes.indexOf(type)),
        );
      },
      null,
    );
  }
}

function writeTags(pbf: PbfWriter, strings: Strings, tags: Tags): void {
  pbf.writePackedVarint(2, Object.keys(tags).map(strings));
  pbf.writePackedVarint(3, Object.values(tags).map(strings));
}

function deltas(numbers: readonly number[]): number[] {
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
}
