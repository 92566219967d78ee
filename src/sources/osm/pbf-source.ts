import { promisify } from "node:util";
import { inflate, zstdDecompress } from "node:zlib";
import { PbfReader } from "pbf";
import type { ImportFile } from "../import-records.ts";
import { BrokenFile } from "../source-record.ts";
import { ByteReader } from "./byte-reader.ts";
import type { ElementBatch, ElementSource, ElementType } from "./element.ts";
import { readElements, readTypes } from "./pbf-block.ts";

/** A `.osm.pbf` file. Later scans pass over the blocks that have nothing for them without decompressing these. */
export class PbfSource implements ElementSource {
  date: string | undefined;
  /** What the file says it is an extract of; known once a scan has ended. */
  box: PbfHeader["box"];
  readonly #file: ImportFile;
  readonly #signal: AbortSignal | undefined;
  /** By the offset of the block. */
  readonly #types = new Map<number, ReadonlySet<ElementType>>();

  constructor(file: ImportFile, signal?: AbortSignal) {
    this.#file = file;
    this.#signal = signal;
  }

  async *scan(type: ElementType): AsyncGenerator<ElementBatch> {
    for await (const blob of readBlobs(this.#file.open(this.#signal))) {
      const { offset } = blob;
      if (blob.type === "OSMHeader") {
        const bytes = await unpackBlob(blob);
        this.#readHeader(decoded(offset, () => readPbfHeader(bytes)));
      } else if (blob.type === "OSMData" && this.#types.get(offset)?.has(type) !== false) {
        const bytes = await unpackBlob(blob);
        const batch = decoded(offset, () => {
          if (!this.#types.has(offset)) this.#types.set(offset, readTypes(bytes));
          return readElements(bytes, type);
        });
        yield batch;
      }
    }
  }

  #readHeader({ timestamp, box }: PbfHeader): void {
    this.box = box;
    if (timestamp) this.date = new Date(timestamp * 1_000).toISOString().slice(0, 10);
  }
}

const understood = new Set(["OsmSchema-V0.6", "DenseNodes"]);

/** What the header of a `.osm.pbf` file says about it. */
export interface PbfHeader {
  /** Seconds since 1970 up to which changes are in the data. */
  timestamp?: number;
  /** In degrees. */
  box?: { west: number; south: number; east: number; north: number };
}

/**
 * Reads the header block.
 * @throws BrokenFile when the file needs something of its reader that is not understood here, such as history.
 */
function readPbfHeader(bytes: Uint8Array): PbfHeader {
  const pbf = new PbfReader(bytes);
  const header: PbfHeader = {};
  for (let field = pbf.nextField(); field; field = pbf.nextField()) {
    if (field === 4) refuseUnknown(pbf.readString());
    else if (field === 1) header.box = readBox(pbf.readBytes());
    else if (field === 32) header.timestamp = pbf.readVarint(true);
  }
  return header;
}

/** `HeaderBBox`: left, right, top and bottom in nanodegrees; undefined for a box without inside. */
function readBox(bytes: Uint8Array): PbfHeader["box"] {
  const pbf = new PbfReader(bytes);
  const sides: number[] = [];
  for (let field = pbf.nextField(); field; field = pbf.nextField()) sides[field] = pbf.readSVarint() / 1e9;
  const [, west = 0, east = 0, north = 0, south = 0] = sides;
  return west < east && south < north ? { west, south, east, north } : undefined;
}

function refuseUnknown(feature: string): void {
  if (understood.has(feature)) return;
  const known = [...understood].join(" and ");
  throw new BrokenFile(
    "broken_file",
    `the file requires ${JSON.stringify(feature)}; ${known} are understood`,
    { element: "byte 0" },
  );
}

/** Limits of the format: a header has less than 64 KiB, a blob less than 32 MiB. */
const MAX_HEADER_BYTES = 64 * 1024;
const MAX_BLOB_BYTES = 32 * 1024 * 1024;

/** A piece of a `.osm.pbf` file as it stands there. */
export interface Blob {
  /** `OSMHeader` for the first one, `OSMData` for the others; readers pass over what they do not know. */
  type: string;
  /** The message as it stands in the file; see `unpackBlob`. Holds until the next blob is asked for. */
  bytes: Uint8Array;
  /** Where the blob begins in the file, in bytes. */
  offset: number;
}

/**
 * The blobs of a `.osm.pbf` file, one at a time.
 * @throws BrokenFile with the byte offset where the file is cut off or no such file.
 * Source: https://wiki.openstreetmap.org/wiki/PBF_Format
 */
export async function* readBlobs(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Blob> {
  await using reader = new ByteReader(chunks);
  for (;;) {
    const blob = await nextBlob(reader);
    if (!blob) return;
    yield blob;
  }
}

async function nextBlob(reader: ByteReader): Promise<Blob | undefined> {
  const { offset } = reader;
  const size = await reader.take(4);
  if (size.length === 0 && offset > 0) return undefined;
  const headerBytes = size.length === 4 ? new DataView(size.buffer, size.byteOffset).getUint32(0) : 0;
  if (headerBytes === 0 || headerBytes > MAX_HEADER_BYTES) {
    if (offset > 0 && size.length < 4) throw cutOff(offset);
    throw broken(offset, offset === 0 ? "the file is not OpenStreetMap PBF" : "no block begins here");
  }
  const header = await reader.take(headerBytes);
  if (header.length < headerBytes) throw cutOff(offset);
  const { type, blobBytes } = decoded(offset, () => readBlobHeader(header));
  if (offset === 0 && type !== "OSMHeader") throw broken(0, "the file is not OpenStreetMap PBF");
  if (!/^\w{1,64}$/.test(type)) throw broken(offset, "no block begins here");
  if (blobBytes > MAX_BLOB_BYTES)
    throw broken(offset, `a block of ${blobBytes} bytes: at most 32 MiB are allowed`);
  const bytes = await reader.take(blobBytes);
  if (bytes.length < blobBytes) throw cutOff(offset);
  return { type, bytes, offset };
}

function readBlobHeader(bytes: Uint8Array): { type: string; blobBytes: number } {
  const pbf = new PbfReader(bytes);
  let type = "";
  let blobBytes = 0;
  for (let field = pbf.nextField(); field; field = pbf.nextField()) {
    if (field === 1) type = pbf.readString();
    else if (field === 3) blobBytes = pbf.readVarint();
  }
  return { type, blobBytes };
}

const unzip = promisify(inflate);
const unpackZstd = promisify(zstdDecompress);

/** By the field that the packed bytes stand in: how they are unpacked, or the name of a way that is not known here. */
const unpackers: Record<number, ((bytes: Uint8Array, size: number) => Promise<Uint8Array>) | string> = {
  3: (bytes, size) => unzip(bytes, { maxOutputLength: size }),
  4: "lzma",
  5: "bzip2",
  6: "lz4",
  7: (bytes, size) => unpackZstd(bytes, { maxOutputLength: size }),
};

/**
 * What a blob holds, decompressed: zlib, zstd or plain.
 * @throws BrokenFile when it does not decompress, or is compressed in a way that is not known.
 */
async function unpackBlob({ bytes, offset }: Blob): Promise<Uint8Array> {
  const { raw, size, packed, method } = decoded(offset, () => readBlob(bytes));
  if (raw) return raw;
  const unpack = unpackers[method];
  if (!packed || unpack === undefined) throw broken(offset, "the block has no data");
  if (typeof unpack === "string") {
    throw broken(offset, `the block is compressed with ${unpack}; write the file with zlib compression`);
  }
  try {
    const unpacked = await unpack(packed, Math.min(size, MAX_BLOB_BYTES));
    if (unpacked.length === size) return unpacked;
  } catch (cause) {
    throw broken(offset, "the block does not decompress", cause);
  }
  throw broken(offset, "the block has another size than it says");
}

function readBlob(bytes: Uint8Array) {
  const pbf = new PbfReader(bytes);
  let raw: Uint8Array | undefined;
  let packed: Uint8Array | undefined;
  let method = 0;
  let size = 0;
  for (let field = pbf.nextField(); field; field = pbf.nextField()) {
    if (field === 1) raw = pbf.readBytes();
    else if (field === 2) size = pbf.readVarint();
    else if (field in unpackers) {
      packed = pbf.readBytes();
      method = field;
    }
  }
  return { raw, packed, method, size };
}

/** Runs a decoder; what it throws on bytes that are no such message becomes a fault of the block at `offset`. */
function decoded<T>(offset: number, decode: () => T): T {
  try {
    return decode();
  } catch (cause) {
    throw cause instanceof BrokenFile ? cause : broken(offset, "the block cannot be decoded", cause);
  }
}

function cutOff(offset: number): BrokenFile {
  return broken(offset, "the file ends in the middle of a block; is it cut off?");
}

/** A fault of the block that begins at a byte. */
function broken(offset: number, detail: string, cause?: unknown): BrokenFile {
  return new BrokenFile("broken_file", detail, { element: `byte ${offset}` }, { cause });
}
