import { entryIn, isLoss } from "./posting-log.ts";
import {
  countBytes,
  eachRow,
  encodeRows,
  entryField,
  entryOffset,
  HEADER_BYTES,
  MAX_OFFSETS,
  makeEntry,
  PART_ROWS,
  writeHeader,
} from "./row-sets.ts";

/** Changes of a term that are made one by one; of more the whole is decoded. */
const FEW = 4;

/**
 * The rows of a term after some events (see posting-log.ts); empty where none is left. A few events touch a few bytes: a new
 * record has hundreds of words that thousands of others have.
 */
export function rowsAfter(rows: Uint8Array | undefined, events: Uint32Array): Uint8Array {
  if (rows === undefined || events.length > FEW) return encodeRows(entriesAfter(rows, events));
  let edited = rows;
  for (const event of events) {
    edited = edit(edited, event) ?? encodeRows(entriesAfter(edited, Uint32Array.of(event)));
  }
  return edited;
}

/** 1 for each entry that is there, while one list of them is made; else 0. */
const marks = new Uint8Array(makeEntry(PART_ROWS, 0));

/** The entries of a term after some events, given the rows that it had. */
export function entriesAfter(rows: Uint8Array | undefined, events: Uint32Array): Uint32Array {
  const met: number[] = [];
  const gain = (entry: number) => {
    marks[entry] = 1;
    met.push(entry);
  };
  if (rows) eachRow(rows, (offset, field) => gain(makeEntry(offset, field)));
  for (const event of events) {
    if (isLoss(event)) marks[entryIn(event)] = 0;
    else gain(event);
  }
  const left = met.filter((entry) => {
    const isThere = marks[entry] === 1;
    marks[entry] = 0;
    return isThere;
  });
  return Uint32Array.from(left);
}

/** The rows after one event; undefined where a field begins, ends, or changes from a list to a bitmap or back. */
function edit(rows: Uint8Array, event: number): Uint8Array | undefined {
  const isGain = !isLoss(event);
  const field = entryField(entryIn(event));
  const offset = entryOffset(entryIn(event));
  const at = findField(rows, field);
  if (at < 0) return isGain ? undefined : rows;
  const count = rows[at + 1]! + rows[at + 2]! * 256;
  const from = at + HEADER_BYTES;
  if (count > MAX_OFFSETS) return editBitmap(rows, at, field, count, offset, isGain);
  const end = from + countBytes(count);
  const found = findOffset(rows, from, end, offset);
  if (isGain === found >= 0) return rows;
  if (count === (isGain ? MAX_OFFSETS : 1)) return undefined;
  return isGain ? inserted(rows, at, field, count, end, offset) : removed(rows, at, field, count, found);
}

/** Where the header of a field is, or -1. */
function findField(rows: Uint8Array, field: number): number {
  for (let at = 0; at < rows.length; ) {
    if (rows[at] === field) return at;
    at += HEADER_BYTES + countBytes(rows[at + 1]! + rows[at + 2]! * 256);
  }
  return -1;
}

function findOffset(rows: Uint8Array, from: number, end: number, offset: number): number {
  for (let i = from; i < end; i += 2) if (rows[i]! + rows[i + 1]! * 256 === offset) return i;
  return -1;
}

function editBitmap(
  rows: Uint8Array,
  at: number,
  field: number,
  count: number,
  offset: number,
  isGain: boolean,
): Uint8Array | undefined {
  const byte = at + HEADER_BYTES + (offset >> 3);
  const bit = 1 << (offset & 7);
  if (isGain === ((rows[byte]! & bit) !== 0)) return rows;
  if (!isGain && count - 1 === MAX_OFFSETS) return undefined;
  const edited = Uint8Array.from(rows);
  edited[byte]! ^= bit;
  writeHeader(field, isGain ? count + 1 : count - 1, edited, at);
  return edited;
}

function inserted(rows: Uint8Array, at: number, field: number, count: number, end: number, offset: number) {
  const edited = new Uint8Array(rows.length + 2);
  edited.set(rows.subarray(0, end));
  edited[end] = offset;
  edited[end + 1] = offset >> 8;
  edited.set(rows.subarray(end), end + 2);
  writeHeader(field, count + 1, edited, at);
  return edited;
}

function removed(rows: Uint8Array, at: number, field: number, count: number, found: number) {
  const edited = new Uint8Array(rows.length - 2);
  edited.set(rows.subarray(0, found));
  edited.set(rows.subarray(found + 2), found);
  writeHeader(field, count - 1, edited, at);
  return edited;
}
