const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
/** Bytes of a string that are looked at one by one: finding a near quote costs less than calling for it. */
const SHORT_STRING = 32;

/**
 * Whether JSON in UTF-8 nests objects and arrays deeper than `limit`: one pass over the bytes, before anything is
 * parsed, so that hostile depth costs neither stack nor memory. On bytes that are not JSON the answer means nothing.
 */
export function nestsDeeperThan(limit: number, json: Uint8Array): boolean {
  let depth = 0;
  for (let i = 0; i < json.length; i++) {
    const byte = json[i]!;
    if (byte === QUOTE) i = endOfString(json, i + 1);
    else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
      if (++depth > limit) return true;
    } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) depth--;
  }
  return false;
}

/** Where the quote stands that ends a string, or the length where none does. In long strings the search is left to memchr. */
function endOfString(json: Uint8Array, from: number): number {
  let i = from;
  for (const shortEnd = Math.min(from + SHORT_STRING, json.length); i < shortEnd; i++) {
    if (json[i] === QUOTE) return i;
    if (json[i] === BACKSLASH) i++;
  }
  for (let start = i; ; ) {
    const quote = json.indexOf(QUOTE, start);
    if (quote === -1) return json.length;
    let backslashes = 0;
    while (quote - backslashes > start && json[quote - backslashes - 1] === BACKSLASH) backslashes++;
    if (backslashes % 2 === 0) return quote;
    start = quote + 1;
  }
}

/** Whether a parsed JSON value has, at any depth, a key named `__proto__`. */
export function hasProtoKey(value: unknown): boolean {
  const pending = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next !== "object" || next === null) continue;
    if (Object.hasOwn(next, "__proto__")) return true;
    for (const inner of Object.values(next)) pending.push(inner);
  }
  return false;
}
