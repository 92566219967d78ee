/**
 * Memory outside the heap that requests borrow and give back. Making it anew for each request costs little by itself, but
 * every few dozen megabytes of it force a collection of the whole heap, which stops the process.
 */

/** What is smaller is made anew: it forces nothing. */
const LEAST_BYTES = 4 * 1_024;
/** What is larger is made anew as well, and left to the collector: it would be kept for the rare. */
const MOST_BYTES = 8 * 1_024 * 1_024;
/** What is kept for later, at most. */
const MOST_KEPT_BYTES = 64 * 1_024 * 1_024;

/** By size, a power of two, the blocks that nobody has. */
const kept = new Map<number, ArrayBuffer[]>();
let keptBytes = 0;
const lent = new WeakSet<ArrayBufferLike>();

/** A block of at least so many bytes. Its bytes are whatever was there before. */
export function borrow(bytes: number): ArrayBuffer {
  if (bytes < LEAST_BYTES || bytes > MOST_BYTES) return new ArrayBuffer(bytes);
  const size = 2 ** Math.ceil(Math.log2(bytes));
  let block = kept.get(size)?.pop();
  if (block) keptBytes -= size;
  else block = new ArrayBuffer(size);
  lent.add(block);
  return block;
}

/** Gives back the block below a view of it. Nothing may read the view, or any other of the block, from now on. Of other memory it does nothing. */
export function giveBack({ buffer }: ArrayBufferView): void {
  if (!lent.delete(buffer) || keptBytes + buffer.byteLength > MOST_KEPT_BYTES) return;
  const blocks = kept.get(buffer.byteLength) ?? [];
  kept.set(buffer.byteLength, blocks);
  blocks.push(buffer as ArrayBuffer);
  keptBytes += buffer.byteLength;
}

/** A text of single-byte characters and a view of lent memory right behind it, in one view; undefined where there is no room, or memory of another kind. */
export function putBefore(view: Buffer, text: string): Buffer | undefined {
  const start = view.byteOffset - text.length;
  if (start < 0 || !lent.has(view.buffer)) return undefined;
  const both = Buffer.from(view.buffer, start, text.length + view.length);
  both.write(text, "latin1");
  return both;
}

/**
 * A text as bytes in memory of their own, for what is kept: in Node's pool, of which `Buffer.from` takes a little, it would keep 64 KiB
 * from going for as long as it stays.
 */
export function ownBytes(text: string, encoding: "utf8" | "latin1"): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text, encoding));
  bytes.write(text, encoding);
  return bytes;
}
