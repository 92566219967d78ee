import { constants, crc32, deflateRawSync } from "node:zlib";
import { giveBack } from "../content/lent-memory.ts";
import { JsonBytes } from "./present.ts";

/** A piece as a deflate block that ends at a byte, with the first byte of the stored block that follows. */
interface Form {
  deflated: Buffer;
  crc: number;
  /** x to the number of its bits: by this the CRC of what stands before it is multiplied. */
  power: number;
  /** The length of what is stored before it. */
  gap: number;
  /** The pieces that followed it. */
  after: WeakMap<Buffer, Form>;
}

/** Shorter pieces stand in the answer as they are. */
const LEAST_BYTES = 512;
/** So many blocks are made for one answer, in some 5 ms; one that lacks more is compressed as a whole, and the next lacks fewer. */
const MOST_MADE = 64;

/** Forms go with the pieces that they begin with, or all at once when they take so many bytes. */
const MAX_BYTES = 32 * 1_024 ** 2;
/** What a form takes besides its bytes. */
const FORM_BYTES = 256;
let firsts = new WeakMap<Buffer, Form>();
let keptBytes = 0;

/** The gzip form of what `write` writes, put together from pieces compressed before, in lent memory; undefined where too many were not. */
export function gzipOf(write: (out: JsonBytes) => void): Buffer | undefined {
  const out = new GzipBytes(64 * 1_024);
  write(out);
  const bytes = out.done();
  if (out.isWhole) return bytes;
  giveBack(bytes);
  return undefined;
}

/** Of gzip the head, and the first byte of a stored block. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff, 0]);
/** How far back deflate refers. */
const WINDOW_BYTES = 32 * 1_024;
const NULS = Buffer.alloc(0xffff);
/** The length of an empty stored block, and its complement. */
const EMPTY = Buffer.from([0, 0, 0xff, 0xff]);
/** An empty last block, then room for CRC and length. */
const END = Buffer.from([3, 0, 0, 0, 0, 0, 0, 0, 0, 0]);

/**
 * Long pieces, which mostly stand in many answers, become deflate blocks made once; what stands between moves, and goes into stored
 * blocks. A block refers to those before it, whatever moved between them if only it was as long.
 */
class GzipBytes extends JsonBytes {
  override readonly takesParts = false;
  isWhole = true;
  #crc = 0;
  #bytes = 0;
  #storedAt: number;
  #toMake = MOST_MADE;
  /** What followed the pieces before. */
  #after = firsts;
  /** The pieces before and, for what moves, NULs, which no JSON has: nothing refers to them. */
  #before: Buffer[] = [];

  constructor(expectedBytes: number) {
    super(expectedBytes);
    super.bytes(HEAD);
    super.bytes(EMPTY);
    this.#storedAt = this.length;
  }

  override bytes(piece: Buffer): void {
    if (piece.length < LEAST_BYTES) super.bytes(piece);
    else if (this.isWhole) this.#join(piece);
  }

  override apart(): void {
    this.#after = firsts;
    this.#before = [];
  }

  override done(): Buffer {
    this.#endStored();
    super.bytes(END);
    this.buffer.writeUInt32LE(this.#crc >>> 0, this.length - 8);
    this.buffer.writeUInt32LE(this.#bytes % 2 ** 32, this.length - 4);
    return super.done();
  }

  #join(piece: Buffer): void {
    let gap = this.#endStored();
    if (this.#after === firsts) gap = 0;
    let form = this.#after.get(piece);
    if (form?.gap !== gap) {
      if (this.#toMake-- <= 0) {
        this.isWhole = false;
        return;
      }
      form = makeForm(piece, gap, this.#before);
      this.#after.set(piece, form);
    }
    super.bytes(form.deflated);
    super.bytes(EMPTY);
    this.#storedAt = this.length;
    this.#crc = multiply(form.power, this.#crc) ^ form.crc;
    this.#bytes += piece.length;
    this.#after = form.after;
    this.#before.push(NULS.subarray(0, gap), piece);
  }

  /** Ends the stored block at the end of the answer so far, and tells its length. */
  #endStored(): number {
    const stored = this.buffer.subarray(this.#storedAt, this.length);
    if (stored.length > 0xffff) this.isWhole = false;
    this.buffer.writeUInt16LE(stored.length & 0xffff, this.#storedAt - 4);
    this.buffer.writeUInt16LE(~stored.length & 0xffff, this.#storedAt - 2);
    this.#crc = crc32(stored, this.#crc >>> 0);
    this.#bytes += stored.length;
    return stored.length;
  }
}

function makeForm(piece: Buffer, gap: number, before: readonly Buffer[]): Form {
  const dictionary = Buffer.concat([...before, NULS.subarray(0, gap)]).subarray(-WINDOW_BYTES);
  const deflated = deflateRawSync(piece, {
    level: 9,
    finishFlush: constants.Z_SYNC_FLUSH,
    ...(dictionary.length > 0 && { dictionary }),
  });
  // A flush ends with an empty stored block, whose length gives way to that of the one that follows.
  const own = Buffer.from(deflated.subarray(0, -EMPTY.length));
  keptBytes += own.length + FORM_BYTES;
  if (keptBytes > MAX_BYTES) {
    firsts = new WeakMap();
    keptBytes = 0;
  }
  return { deflated: own, crc: crc32(piece), power: powerOf(piece.length), gap, after: new WeakMap() };
}

/** CRC-32 is arithmetic of polynomials over bits modulo this one; the highest bit is the coefficient of 1. */
const POLYNOMIAL = 0xedb88320;

function multiply(a: number, b: number): number {
  let product = 0;
  for (let rest = a | 0; rest !== 0; rest <<= 1) {
    if (rest < 0) product ^= b;
    b = b & 1 ? (b >>> 1) ^ POLYNOMIAL : b >>> 1;
  }
  return product;
}

/** x to the number of bits of so many bytes. */
function powerOf(bytes: number): number {
  let power = 0x80000000;
  for (let rest = bytes, square = 0x00800000; rest > 0; rest >>>= 1, square = multiply(square, square)) {
    if (rest & 1) power = multiply(square, power);
  }
  return power;
}
