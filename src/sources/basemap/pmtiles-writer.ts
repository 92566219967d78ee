import { hash } from "node:crypto";
import { PbfWriter } from "pbf";
import { Compression, TileType, zxyToTileId } from "pmtiles";
import type { Box } from "../geometry/shapes.ts";

/** A compressed tile. */
export interface Tile {
  z: number;
  x: number;
  y: number;
  bytes: Uint8Array;
}

/** What an archive says of itself. */
export interface ArchiveHeader {
  box: Box;
  minZoom: number;
  maxZoom: number;
  metadata: object;
}

interface Entry {
  id: number;
  run: number;
  offset: number;
  length: number;
}

const HEADER_BYTES = 127;
/** A reader asks for the first 16 KiB: the root directory ends there. */
const MAX_ROOT_BYTES = 16_384 - HEADER_BYTES;
const ENTRIES_PER_LEAF = 4_096;

/**
 * A PMTiles archive (version 3) of gzipped vector tiles as pieces to write one after the other. Directories are left
 * uncompressed: they are small, and a server hands tiles out as they are. Equal tiles are stored once.
 * Source: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 */
export function pmtilesArchive(tiles: readonly Tile[], header: ArchiveHeader): Uint8Array[] {
  const { entries, contents, dataBytes } = layOut(tiles);
  const { root, leaves } = directories(entries);
  const metadata = Buffer.from(JSON.stringify(header.metadata));
  const leafBytes = leaves.reduce((sum, leaf) => sum + leaf.length, 0);
  const head = Buffer.alloc(HEADER_BYTES);
  head.write("PMTiles");
  head[7] = 3;
  const lengths = [root.length, metadata.length, leafBytes, dataBytes];
  let offset = HEADER_BYTES;
  lengths.forEach((length, index) => {
    head.writeBigUInt64LE(BigInt(offset), 8 + 16 * index);
    head.writeBigUInt64LE(BigInt(length), 16 + 16 * index);
    offset += length;
  });
  for (const [index, count] of [tiles.length, entries.length, contents.length].entries()) {
    head.writeBigUInt64LE(BigInt(count), 72 + 8 * index);
  }
  const { box, minZoom, maxZoom } = header;
  head.set([1, Compression.None, Compression.Gzip, TileType.Mvt, minZoom, maxZoom], 96);
  const middle = [(box.west + box.east) / 2, (box.south + box.north) / 2];
  head[118] = Math.min(13, maxZoom);
  for (const [index, degrees] of [box.west, box.south, box.east, box.north].entries()) {
    head.writeInt32LE(Math.round(degrees * 1e7), 102 + 4 * index);
  }
  for (const [index, degrees] of middle.entries())
    head.writeInt32LE(Math.round(degrees * 1e7), 119 + 4 * index);
  return [head, root, metadata, ...leaves, ...contents];
}

/** Tiles in the order of their ids, equal ones in a row as one entry. */
function layOut(tiles: readonly Tile[]) {
  const sorted = tiles
    .map((tile) => ({ id: zxyToTileId(tile.z, tile.x, tile.y), bytes: tile.bytes }))
    .sort((a, b) => a.id - b.id);
  const entries: Entry[] = [];
  const contents: Uint8Array[] = [];
  const known = new Map<string, { offset: number; length: number }>();
  let dataBytes = 0;
  for (const { id, bytes } of sorted) {
    const key = hash("sha256", bytes);
    let content = known.get(key);
    if (!content) {
      content = { offset: dataBytes, length: bytes.length };
      known.set(key, content);
      contents.push(bytes);
      dataBytes += bytes.length;
    }
    const last = entries.at(-1);
    if (last && last.id + last.run === id && last.offset === content.offset) last.run++;
    else entries.push({ id, run: 1, ...content });
  }
  return { entries, contents, dataBytes };
}

function directories(entries: readonly Entry[]): { root: Uint8Array; leaves: Uint8Array[] } {
  const whole = directory(entries);
  if (whole.length <= MAX_ROOT_BYTES) return { root: whole, leaves: [] };
  const leaves: Uint8Array[] = [];
  const pointers: Entry[] = [];
  let offset = 0;
  for (let at = 0; at < entries.length; at += ENTRIES_PER_LEAF) {
    const leaf = directory(entries.slice(at, at + ENTRIES_PER_LEAF));
    // A run of none points to a leaf.
    pointers.push({ id: entries[at]!.id, run: 0, offset, length: leaf.length });
    leaves.push(leaf);
    offset += leaf.length;
  }
  return { root: directory(pointers), leaves };
}

function directory(entries: readonly Entry[]): Uint8Array {
  const pbf = new PbfWriter();
  pbf.writeVarint(entries.length);
  entries.forEach(({ id }, index) => {
    pbf.writeVarint(id - (entries[index - 1]?.id ?? 0));
  });
  for (const { run } of entries) pbf.writeVarint(run);
  for (const { length } of entries) pbf.writeVarint(length);
  entries.forEach(({ offset }, index) => {
    const before = entries[index - 1];
    pbf.writeVarint(before && offset === before.offset + before.length ? 0 : offset + 1);
  });
  return pbf.finish();
}
