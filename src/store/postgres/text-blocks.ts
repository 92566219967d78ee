/** Bytes of a block. */
const BLOCK_BYTES = 1 << 20;
/** UTF-8 bytes that a UTF-16 unit takes at most. */
const MOST_BYTES_A_UNIT = 3;

/** Keeps a text as its UTF-8. */
export type KeepText = (text: string) => Buffer;

/** Writes texts side by side into blocks: a buffer of its own for each of many texts would cost the collector more. */
export function openTextBlocks(): KeepText {
  let block = Buffer.alloc(0);
  let used = 0;
  return (text) => {
    const most = text.length * MOST_BYTES_A_UNIT;
    if (used + most > block.length) {
      block = Buffer.allocUnsafeSlow(Math.max(BLOCK_BYTES, most));
      used = 0;
    }
    const kept = block.subarray(used, used + block.write(text, used));
    used += kept.length;
    return kept;
  };
}
