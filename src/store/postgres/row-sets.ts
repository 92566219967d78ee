/**
 * The rows that have a term, by field, in parts of 8,192 numbers so that a change rewrites little. Bytes of a part, for each
 * field that has rows: field (1), count (2, little-endian), then the offsets (2 each) or, where that is less, a bitmap.
 */
export const PART_ROWS = 8_192;
const BITMAP_BYTES = PART_ROWS / 8;
/** Offsets that take no more room than the bitmap. */
const MOST_OFFSETS = BITMAP_BYTES / 2;
const HEADER_BYTES = 3;

export function partOf(seq: number): number {
  return Math.floor(seq / PART_ROWS);
}

/** Encodes different offsets, 0 to 8,191 each and in any order, by field number. */
export function encodeRows(fields: readonly (readonly number[] | undefined)[]): Buffer {
  let size = 0;
  for (const offsets of fields) if (offsets?.length) size += HEADER_BYTES + bytesOf(offsets.length);
  const rows = Buffer.alloc(size);
  let at = 0;
  fields.forEach((offsets, field) => {
    if (!offsets?.length) return;
    rows[at] = field;
    rows.writeUInt16LE(offsets.length, at + 1);
    at += HEADER_BYTES;
    if (offsets.length > MOST_OFFSETS)
      for (const offset of offsets) rows[at + (offset >> 3)]! |= 1 << (offset & 7);
    else for (const [i, offset] of offsets.entries()) rows.writeUInt16LE(offset, at + 2 * i);
    at += bytesOf(offsets.length);
  });
  return rows;
}

/** Calls `use` with the number of each row that has the term in a field for which `wants` is true. */
export function eachRow(
  part: number,
  rows: Uint8Array,
  wants: (field: number) => boolean,
  use: (seq: number, field: number) => void,
): void {
  const first = part * PART_ROWS;
  for (let at = 0; at < rows.length; ) {
    const field = rows[at]!;
    const count = rows[at + 1]! + rows[at + 2]! * 256;
    at += HEADER_BYTES;
    const end = at + bytesOf(count);
    if (wants(field)) {
      if (count > MOST_OFFSETS) eachBit(rows.subarray(at, end), (offset) => use(first + offset, field));
      else for (let i = at; i < end; i += 2) use(first + rows[i]! + rows[i + 1]! * 256, field);
    }
    at = end;
  }
}

function eachBit(bitmap: Uint8Array, use: (offset: number) => void): void {
  bitmap.forEach((byte, at) => {
    for (let bits = byte; bits !== 0; bits &= bits - 1) use(at * 8 + 31 - Math.clz32(bits & -bits));
  });
}

function bytesOf(count: number): number {
  return count > MOST_OFFSETS ? BITMAP_BYTES : 2 * count;
}
