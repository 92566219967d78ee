/**
 * The rows that have a term, by field, in parts of 8,192 numbers so that a change rewrites little. Bytes of a part, for each
 * field that has rows: field (1), count (2, little-endian), then the offsets (2 each) or, where that is less, a bitmap.
 */
export const PART_ROWS = 8_192;
const BITMAP_BYTES = PART_ROWS / 8;
/** Offsets that take no more room than the bitmap. */
export const MAX_OFFSETS = BITMAP_BYTES / 2;
export const HEADER_BYTES = 3;
const FIELDS = 8;

export function partOf(seq: number): number {
  return Math.floor(seq / PART_ROWS);
}

/** The first part without postings where this is the number of the first record that is added. */
export function firstNewPart(firstNewSeq: number): number {
  return firstNewSeq === 1 ? 0 : partOf(firstNewSeq - 1) + 1;
}

/** One row of a part (0 to 8,191) that has the term in a field (0 to 7), as a number of 16 bits. */
export function makeEntry(offset: number, field: number): number {
  return offset * FIELDS + field;
}

export function entryField(entry: number): number {
  return entry % FIELDS;
}

export function entryOffset(entry: number): number {
  return Math.floor(entry / FIELDS);
}

/** Bytes that this many entries of one term take at most. */
export function maxBytes(entries: number): number {
  return 2 * entries + HEADER_BYTES * Math.min(entries, FIELDS);
}

const counts = new Uint16Array(FIELDS);
const places = new Uint32Array(FIELDS);

/**
 * Writes the entries `from` to `to`, different ones in any order, at a place of `target` that is zero and large enough;
 * returns where they end.
 */
export function writeRows(entries: Uint32Array, from: number, to: number, target: Uint8Array, at: number) {
  if (to - from === 1) return writeOne(entries[from]!, target, at);
  counts.fill(0);
  for (let i = from; i < to; i++) counts[entryField(entries[i]!)]!++;
  let end = at;
  for (let field = 0; field < FIELDS; field++) {
    const count = counts[field]!;
    if (count === 0) continue;
    writeHeader(field, count, target, end);
    places[field] = end + HEADER_BYTES;
    end = places[field]! + countBytes(count);
  }
  for (let i = from; i < to; i++) {
    const field = entryField(entries[i]!);
    const offset = entryOffset(entries[i]!);
    if (counts[field]! > MAX_OFFSETS) target[places[field]! + (offset >> 3)]! |= 1 << (offset & 7);
    else {
      target[places[field]!++] = offset;
      target[places[field]!++] = offset >> 8;
    }
  }
  return end;
}

/** Most terms of a part fit in one row. */
function writeOne(entry: number, target: Uint8Array, at: number): number {
  const offset = entryOffset(entry);
  writeHeader(entryField(entry), 1, target, at);
  target[at + HEADER_BYTES] = offset;
  target[at + HEADER_BYTES + 1] = offset >> 8;
  return at + HEADER_BYTES + 2;
}

export function writeHeader(field: number, count: number, target: Uint8Array, at: number): void {
  target[at] = field;
  target[at + 1] = count;
  target[at + 2] = count >> 8;
}

/** The bytes of different entries in any order. */
export function encodeRows(entries: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(maxBytes(entries.length));
  return bytes.subarray(0, writeRows(entries, 0, entries.length, bytes, 0));
}

/** Calls `use` for each entry, as its offset in the part and its field. */
export function eachRow(rows: Uint8Array, use: (offset: number, field: number) => void): void {
  eachField(rows, 0, rows.length, (field, count, from, end) => {
    if (count > MAX_OFFSETS) eachBit(rows, from, end, (offset) => use(offset, field));
    else for (let i = from; i < end; i += 2) use(rows[i]! + rows[i + 1]! * 256, field);
  });
}

/** More than any cost. */
const NO_COST = 255;

/** What each row costs at least of what was said so far, and which rows those are. Scratch: cleared, it is as it was. */
export class LeastCosts {
  /** By row; good for the rows below. */
  costs = new Uint8Array(0);
  rows = new Uint32Array(0);
  count = 0;
  /** Other rows are left out. */
  holds: ((row: number) => boolean) | undefined;

  /** Makes room for so many rows; nothing may be in it. */
  reserve(size: number): void {
    this.costs = new Uint8Array(size).fill(NO_COST);
    this.rows = new Uint32Array(size);
  }

  /** `cost` is below 255. */
  lower(row: number, cost: number): void {
    const known = this.costs[row]!;
    if (known <= cost) return;
    if (known === NO_COST) {
      if (this.holds !== undefined && !this.holds(row)) return;
      this.rows[this.count++] = row;
    }
    this.costs[row] = cost;
  }

  clear(): void {
    for (let at = 0; at < this.count; at++) this.costs[this.rows[at]!] = NO_COST;
    this.count = 0;
  }
}

/**
 * Lowers the cost of each row of a part to that of the field it is in, where that is below 255. `first` is the number of the part's
 * first row; its bytes are those `from` up to `to`.
 */
export function lowerCosts(
  least: LeastCosts,
  first: number,
  rows: Uint8Array,
  [from, to]: readonly [number, number],
  costs: readonly number[],
): void {
  eachField(rows, from, to, (field, count, start, end) => {
    const cost = costs[field] ?? NO_COST;
    if (cost >= NO_COST) return;
    if (count > MAX_OFFSETS) eachBit(rows, start, end, (offset) => least.lower(first + offset, cost));
    else for (let at = start; at < end; at += 2) least.lower(first + rows[at]! + rows[at + 1]! * 256, cost);
  });
}

type UseField = (field: number, count: number, start: number, end: number) => void;

function eachField(rows: Uint8Array, from: number, to: number, use: UseField): void {
  for (let at = from; at < to; ) {
    const count = rows[at + 1]! + rows[at + 2]! * 256;
    const start = at + HEADER_BYTES;
    const end = start + countBytes(count);
    use(rows[at]!, count, start, end);
    at = end;
  }
}

function eachBit(rows: Uint8Array, from: number, end: number, use: (offset: number) => void): void {
  for (let at = from; at < end; at++) {
    for (let bits = rows[at]!; bits !== 0; bits &= bits - 1) {
      use((at - from) * 8 + 31 - Math.clz32(bits & -bits));
    }
  }
}

/** Bytes of the rows of a field, without its header. */
export function countBytes(count: number): number {
  return count > MAX_OFFSETS ? BITMAP_BYTES : 2 * count;
}
