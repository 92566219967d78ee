import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { CATALOGUE_FILE, replaceFile } from "../../content/org-folder.ts";
import { Slices, type Steps } from "../../content/slices.ts";
import {
  PACKED_FORM,
  type PackedPart,
  packCatalogue,
  padding,
  unpackCatalogue,
} from "../../search/columns/packed-catalogue.ts";
import type { PinnedVersion } from "../../store/store.ts";
import type { FormerOrg, OrgContents } from "./org.ts";

/** Of smaller organisations reading all takes less than a tenth of a second. */
const LEAST_ROWS = 5_000;
/** Bytes whose checksum is made in one step: a few milliseconds. */
const SUM_BYTES = 8 * 1_024 ** 2;
/** Two numbers before the head: a checksum of all that follows it, and the head's length. */
const START_BYTES = 8;

/** What stands before the parts, as JSON. */
interface Head {
  form: string;
  epoch: string;
  version: number;
  stamp: string;
  parts: PackedPart[];
}

/** Where catalogues are kept. */
export interface KeepSettings {
  folderOf(orgId: string): string;
  /** How long after it was read a catalogue is written, in milliseconds: the first requests go before. Default: 2,000. */
  afterMs?: number;
  logger?: { warn(details: object, message: string): void };
}

/**
 * The catalogue of an organisation as it was last kept, where the store of the pinned version once had it: same form, same epoch and
 * the same batch. It may be of an earlier version.
 */
export async function readKept(folder: string, pin: PinnedVersion): Promise<FormerOrg | undefined> {
  if (!pin.stamp) return undefined;
  try {
    await using file = await open(join(folder, CATALOGUE_FILE));
    const found = await readHead(file);
    if (!found || !(await isOf(found.head, pin))) return undefined;
    const { head, sum, bytes } = found;
    const { size } = await file.stat();
    const buffer = new ArrayBuffer(size);
    const { bytesRead } = await file.read(new Uint8Array(buffer), 0, size, 0);
    const isWhole =
      bytesRead === size && (await new Slices().run(sumOf([new Uint8Array(buffer, 4)]))) === sum;
    const catalogue = isWhole ? unpackCatalogue(head.version, head.parts, buffer, bytes) : undefined;
    return catalogue && { epoch: head.epoch, catalogue, lineage: {} };
  } catch {
    // Whatever is wrong with it: everything is in the store.
    return undefined;
  }
}

/**
 * Keeps the catalogue of an organisation that was read, unless it has few rows or is kept already. `stamp`: that of its version;
 * `leastRows` is for tests alone.
 */
export async function keep(
  folder: string,
  { catalogue, epoch }: Pick<OrgContents, "catalogue" | "epoch">,
  stamp: string,
  leastRows = LEAST_ROWS,
): Promise<void> {
  const rows = Object.values(catalogue.tables).reduce((sum, { size }) => sum + size, 0);
  if (rows < leastRows || (await keptStamp(folder)) === stamp) return;
  const { parts, pieces } = packCatalogue(catalogue);
  const head: Head = { form: PACKED_FORM, epoch, version: catalogue.version, stamp, parts };
  const json = Buffer.from(JSON.stringify(head));
  const text = Buffer.concat([json, Buffer.alloc(padding(json.length), " ")]);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32LE(await new Slices().run(sumOf([length, text, ...pieces])));
  await replaceFile(folder, CATALOGUE_FILE, [sum, length, text, ...pieces]);
}

async function keptStamp(folder: string): Promise<string | undefined> {
  try {
    await using file = await open(join(folder, CATALOGUE_FILE));
    return (await readHead(file))?.head.stamp;
  } catch {
    return undefined;
  }
}

/** `bytes`: where the first part begins. */
async function readHead(file: FileHandle): Promise<{ head: Head; sum: number; bytes: number } | undefined> {
  const start = Buffer.alloc(START_BYTES);
  await file.read(start, 0, START_BYTES, 0);
  const length = start.readUInt32LE(4);
  if (length > SUM_BYTES) return undefined;
  const text = Buffer.alloc(length);
  await file.read(text, 0, length, START_BYTES);
  return {
    head: JSON.parse(text.toString()) as Head,
    sum: start.readUInt32LE(0),
    bytes: START_BYTES + length,
  };
}

async function isOf({ form, epoch, version, stamp }: Head, pin: PinnedVersion): Promise<boolean> {
  if (form !== PACKED_FORM || epoch !== pin.epoch || version > pin.version) return false;
  return (await pin.stamp?.(version)) === stamp;
}

function* sumOf(pieces: readonly Uint8Array[]): Steps<number> {
  let sum = 0;
  for (const piece of pieces) {
    for (let at = 0; at < piece.length; at += SUM_BYTES) {
      sum = crc32(piece.subarray(at, at + SUM_BYTES), sum);
      yield;
    }
  }
  return sum;
}
