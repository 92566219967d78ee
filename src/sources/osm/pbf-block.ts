import { PbfReader } from "pbf";
import type { Position } from "../geometry/shapes.ts";
import { addPosition, type ElementBatch, type ElementType, emptyBatch, type OsmMember } from "./element.ts";

/** What a block says of all its elements. */
interface Block {
  pbf: PbfReader;
  strings: StringTable;
  groups: { start: number; end: number }[];
  /** Nanodegrees a step of coordinates. */
  granularity: number;
  /** Nanodegrees. */
  latOffset: number;
  lonOffset: number;
  /** Milliseconds a step of timestamps. */
  dateGranularity: number;
}

/** Field of a group that holds elements of a type; nodes also stand in a dense form. */
const groupFields: Record<ElementType, number> = { node: 1, way: 3, relation: 4 };
const DENSE_NODES = 2;
const memberTypes: readonly ElementType[] = ["node", "way", "relation"];

/** The types of elements that a block has, found without reading them. */
export function readTypes(bytes: Uint8Array): Set<ElementType> {
  const { pbf, groups } = readBlock(bytes);
  const types = new Set<ElementType>();
  for (const { start, end } of groups) {
    enter(pbf, start);
    for (let field = pbf.nextField(end); field; field = pbf.nextField(end)) {
      if (field === 1 || field === DENSE_NODES) types.add("node");
      else if (field === 3) types.add("way");
      else if (field === 4) types.add("relation");
    }
  }
  return types;
}

/**
 * The elements of one type in a block (`PrimitiveBlock`).
 * @throws Error on bytes that are no such message.
 * Source: https://wiki.openstreetmap.org/wiki/PBF_Format
 */
export function readElements(bytes: Uint8Array, type: ElementType): ElementBatch {
  const block = readBlock(bytes);
  const batch = emptyBatch();
  const { pbf } = block;
  for (const { start, end } of block.groups) {
    enter(pbf, start);
    for (let field = pbf.nextField(end); field; field = pbf.nextField(end)) {
      if (field === DENSE_NODES && type === "node") readDenseNodes(block, batch);
      else if (field === groupFields[type]) readers[type](block, batch);
    }
  }
  return batch;
}

function readBlock(bytes: Uint8Array): Block {
  const pbf = new PbfReader(bytes);
  const block: Block = {
    pbf,
    strings: new StringTable(pbf),
    groups: [],
    granularity: 100,
    latOffset: 0,
    lonOffset: 0,
    dateGranularity: 1_000,
  };
  // The scales may stand behind the elements that they are for.
  for (let field = pbf.nextField(); field; field = pbf.nextField()) {
    if (field === 1) block.strings.read();
    else if (field === 2) {
      const end = endOfValue(pbf);
      block.groups.push({ start: pbf.pos, end });
      pbf.pos = end;
    } else if (field === 17) block.granularity = pbf.readVarint();
    else if (field === 18) block.dateGranularity = pbf.readVarint();
    else if (field === 19) block.latOffset = pbf.readVarint(true);
    else if (field === 20) block.lonOffset = pbf.readVarint(true);
  }
  // Zeros end a message before its bytes do; and what has neither strings nor elements is no block.
  if (pbf.pos < pbf.length) throw new RangeError("the block ends before its bytes");
  if (pbf.length > 0 && block.groups.length === 0 && block.strings.isEmpty)
    throw new RangeError("the block has nothing that a block has");
  return block;
}

function readDenseNodes(block: Block, { positions, nodes }: ElementBatch): void {
  const { pbf, strings } = block;
  const end = endOfValue(pbf);
  let ids: number[] = [];
  let lats: number[] = [];
  let lons: number[] = [];
  let keyValues: number[] = [];
  let timestamps: number[] = [];
  for (let field = pbf.nextField(end); field; field = pbf.nextField(end)) {
    if (field === 1) ids = readDeltas(pbf);
    else if (field === 5) timestamps = readTimestamps(pbf, () => readDeltas(pbf)) ?? [];
    else if (field === 8) lats = readDeltas(pbf);
    else if (field === 9) lons = readDeltas(pbf);
    else if (field === 10) keyValues = readNumbers(pbf);
  }
  if (lats.length !== ids.length || lons.length !== ids.length)
    throw new RangeError("nodes without positions");
  let at = 0;
  for (const [index, id] of ids.entries()) {
    const position = readPosition(block, lats[index]!, lons[index]!);
    addPosition(positions, id, position);
    // Keys and values in turn, a zero after the last of each node.
    const first = at;
    while (keyValues[at]) at += 2;
    const end = at++;
    if (end === first) continue;
    const tags: Record<string, string> = {};
    for (let i = first; i < end; i += 2) tags[strings.at(keyValues[i]!)] = strings.at(keyValues[i + 1]!);
    nodes.push({ id, tags, position, date: dateOf(block, timestamps[index]) });
  }
}

/** The timestamps of an element's or of dense nodes' `info`: undefined where it has none. */
function readTimestamps<T>(pbf: PbfReader, read: () => T): T | undefined {
  const end = endOfValue(pbf);
  let timestamps: T | undefined;
  for (let field = pbf.nextField(end); field; field = pbf.nextField(end)) {
    if (field === 2) timestamps = read();
  }
  return timestamps;
}

/** The fields that nodes, ways and relations share. */
interface Message {
  id: number;
  keys: number[];
  values: number[];
  timestamp?: number;
}

/** Reads one element; `own` takes the fields that are not shared. */
function readMessage(block: Block, own: (field: number) => void): Message {
  const { pbf } = block;
  const end = endOfValue(pbf);
  const message: Message = { id: 0, keys: [], values: [] };
  for (let field = pbf.nextField(end); field; field = pbf.nextField(end)) {
    if (field === 2) message.keys = readNumbers(pbf);
    else if (field === 3) message.values = readNumbers(pbf);
    else if (field === 4) message.timestamp = readTimestamps(pbf, () => pbf.readVarint(true));
    else if (field === 1) message.id = pbf.readVarint(true);
    else own(field);
  }
  return message;
}

const readers: Record<ElementType, (block: Block, batch: ElementBatch) => void> = {
  node(block, { positions, nodes }) {
    const { pbf } = block;
    let lat = 0;
    let lon = 0;
    const message = readMessage(block, (field) => {
      if (field === 8) lat = pbf.readSVarint();
      else if (field === 9) lon = pbf.readSVarint();
    });
    // Nodes alone write their id in zigzag form.
    const id = zigzag(message.id);
    const position = readPosition(block, lat, lon);
    addPosition(positions, id, position);
    if (message.keys.length > 0) nodes.push({ ...told(block, message), id, position });
  },

  way(block, { ways }) {
    const { pbf } = block;
    let nodes: number[] = [];
    let lats: number[] = [];
    let lons: number[] = [];
    const message = readMessage(block, (field) => {
      if (field === 8) nodes = readDeltas(pbf);
      else if (field === 9) lats = readDeltas(pbf);
      else if (field === 10) lons = readDeltas(pbf);
    });
    const hasCorners = lats.length > 0 && lats.length === nodes.length && lons.length === nodes.length;
    const corners = hasCorners ? lats.map((lat, index) => readPosition(block, lat, lons[index]!)) : undefined;
    ways.push({ ...told(block, message), nodes, corners });
  },

  relation(block, { relations }) {
    const { pbf, strings } = block;
    let roles: number[] = [];
    let ids: number[] = [];
    let types: number[] = [];
    const message = readMessage(block, (field) => {
      if (field === 8) roles = readNumbers(pbf);
      else if (field === 9) ids = readDeltas(pbf);
      else if (field === 10) types = readNumbers(pbf);
    });
    const members = ids.map((id, index): OsmMember => {
      const type = memberTypes[types[index]!];
      if (type === undefined) throw new RangeError("a member of no known type");
      return { type, id, role: strings.at(roles[index]!) };
    });
    relations.push({ ...told(block, message), members });
  },
};

function told(block: Block, { id, keys, values, timestamp }: Message) {
  const tags: Record<string, string> = {};
  keys.forEach((key, index) => {
    tags[block.strings.at(key)] = block.strings.at(values[index]!);
  });
  return { id, tags, date: dateOf(block, timestamp) };
}

function readPosition({ granularity, latOffset, lonOffset }: Block, lat: number, lon: number): Position {
  const longitude = (lonOffset + granularity * lon) / 1e9;
  const latitude = (latOffset + granularity * lat) / 1e9;
  if (!(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90)) throw new RangeError("a node off the earth");
  return [longitude, latitude];
}

function dateOf({ dateGranularity }: Block, timestamp: number | undefined): string | undefined {
  const date = new Date((timestamp || Number.NaN) * dateGranularity);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10);
}

/** The strings of a block, decoded when first asked for. */
class StringTable {
  readonly #pbf: PbfReader;
  readonly #starts: number[] = [];
  readonly #strings: string[] = [];

  constructor(pbf: PbfReader) {
    this.#pbf = pbf;
  }

  read(): void {
    const pbf = this.#pbf;
    const end = endOfValue(pbf);
    for (let field = pbf.nextField(end); field; field = pbf.nextField(end)) {
      if (field === 1) this.#starts.push(pbf.pos);
    }
  }

  get isEmpty(): boolean {
    return this.#starts.length === 0;
  }

  at(index: number): string {
    const known = this.#strings[index];
    if (known !== undefined) return known;
    const start = this.#starts[index];
    if (start === undefined) throw new RangeError("a string that there is not");
    const pbf = this.#pbf;
    const back = pbf.pos;
    pbf.pos = start;
    endOfValue(pbf);
    pbf.pos = start;
    const text = pbf.readString();
    pbf.pos = back;
    this.#strings[index] = text;
    return text;
  }
}

/** The signed number that is written as an unsigned one in zigzag form. */
function zigzag(unsigned: number): number {
  return unsigned % 2 === 1 ? (unsigned + 1) / -2 : unsigned / 2;
}

/** A packed list of unsigned numbers. */
function readNumbers(pbf: PbfReader): number[] {
  const numbers: number[] = [];
  for (const end = endOfValue(pbf); pbf.pos < end; ) numbers.push(pbf.readVarint());
  return numbers;
}

/** A packed list of which each number is written as its difference from the one before. */
function readDeltas(pbf: PbfReader): number[] {
  const numbers: number[] = [];
  let number = 0;
  for (const end = endOfValue(pbf); pbf.pos < end; ) {
    number += pbf.readSVarint();
    numbers.push(number);
  }
  return numbers;
}

/**
 * Where the value ends that begins here: a length from outside is never trusted past the buffer.
 * @throws RangeError when it goes past it.
 */
function endOfValue(pbf: PbfReader): number {
  const end = pbf.readVarint() + pbf.pos;
  if (!(end <= pbf.length)) throw new RangeError("a value is longer than its block");
  return end;
}

/** Goes to the beginning of a message that was passed over. */
function enter(pbf: PbfReader, start: number): void {
  pbf.pos = start;
  pbf._valueStart = -1;
}
