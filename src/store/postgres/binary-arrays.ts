/**
 * Array parameters in PostgreSQL's binary format. `pg` sends a Buffer as it is, so that long texts are neither escaped here
 * nor parsed there. The statement names the type: `$1::text[]`.
 */

const OIDS = { int2: 21, int4: 23, int8: 20, bool: 16 } as const;
const SIZES = { int2: 2, int4: 4, int8: 8, bool: 1 } as const;
const BYTES_OIDS = { text: 25, bytea: 17 } as const;
const HEADER_BYTES = 20;

/** A `text[]`; null is SQL's null. A NUL character, which PostgreSQL cannot hold, makes the server refuse the array. */
export function textArray(values: readonly (string | null)[]): Buffer {
  let bytes = HEADER_BYTES + 4 * values.length;
  for (const value of values) if (value !== null) bytes += Buffer.byteLength(value);
  const array = Buffer.allocUnsafe(bytes);
  let at = writeHeader(array, BYTES_OIDS.text, values.length, values.includes(null));
  for (const value of values) {
    const length = value === null ? -1 : array.write(value, at + 4);
    array.writeInt32BE(length, at);
    at += 4 + Math.max(length, 0);
  }
  return array;
}

/** A `bytea[]`, or a `text[]` of texts that are UTF-8 already. */
export function bytesArray(type: keyof typeof BYTES_OIDS, values: readonly Uint8Array[]): Buffer {
  const bytes = values.reduce((sum, { length }) => sum + 4 + length, HEADER_BYTES);
  const array = Buffer.allocUnsafe(bytes);
  let at = writeHeader(array, BYTES_OIDS[type], values.length, false);
  for (const value of values) {
    array.writeInt32BE(value.length, at);
    array.set(value, at + 4);
    at += 4 + value.length;
  }
  return array;
}

/** An `int2[]`, `int4[]`, `int8[]` or `bool[]` (0 or 1). */
export function numberArray(type: keyof typeof OIDS, values: readonly number[]): Buffer {
  const size = SIZES[type];
  const array = Buffer.allocUnsafe(HEADER_BYTES + (4 + size) * values.length);
  let at = writeHeader(array, OIDS[type], values.length, false);
  for (const value of values) {
    array.writeInt32BE(size, at);
    if (size === 8) array.writeBigInt64BE(BigInt(value), at + 4);
    else array.writeIntBE(value, at + 4, size);
    at += 4 + size;
  }
  return array;
}

/** Dimensions, whether there are nulls, type, length and number of the first element. */
function writeHeader(array: Buffer, oid: number, length: number, hasNulls: boolean): number {
  [1, hasNulls ? 1 : 0, oid, length, 1].forEach((field, index) => {
    array.writeInt32BE(field, 4 * index);
  });
  return HEADER_BYTES;
}
