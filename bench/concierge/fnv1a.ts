const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/** The 32-bit FNV-1a hash of a text's UTF-8 bytes, folded once so that its low bits depend on all others. */
export function fnv1a(text: string): number {
  let hash = OFFSET;
  for (const byte of Buffer.from(text, "utf8")) hash = Math.imul(hash ^ byte, PRIME);
  return (hash ^ (hash >>> 15)) >>> 0;
}
