/**
 * Walks over JSON in UTF-8 as `JSON.stringify` writes it, without spaces, and finds where values stand: of a record whose parts
 * go into an answer as they are stored, most need not be made objects and texts first.
 */
export class JsonCursor {
  readonly #bytes: Buffer;
  /** Where it stands. */
  at = 0;
  /** Where the member whose name was read last begins. */
  memberAt = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  /** Steps into the object that begins here. */
  enter(): void {
    this.at++;
  }

  /** Reads the name of the next member and stands before its value; at the end of the object it steps out of it instead. */
  nextName(): string | undefined {
    const bytes = this.#bytes;
    if (bytes[this.at] === COMMA) this.at++;
    if (bytes[this.at] === CLOSE_OBJECT) {
      this.at++;
      return undefined;
    }
    this.memberAt = this.at;
    const end = endOfString(bytes, this.at);
    const name = nameAt(bytes, this.at, end);
    this.at = end + 1;
    return name;
  }

  /** Steps over the value that begins here. */
  skip(): void {
    const bytes = this.#bytes;
    let { at } = this;
    let depth = 0;
    for (;;) {
      const byte = bytes[at];
      if (byte === QUOTE) {
        at = endOfString(bytes, at);
        if (depth > 0) continue;
        break;
      }
      if (byte === OPEN_OBJECT || byte === OPEN_ARRAY) depth++;
      else if (byte === CLOSE_OBJECT || byte === CLOSE_ARRAY) {
        // At depth 0 it is the end of what is around a number, true, false or null.
        if (depth > 0) at++;
        if (depth <= 1) break;
        depth--;
        continue;
      } else if (byte === COMMA && depth === 0) break;
      else if (byte === undefined) throw new SyntaxError("the JSON of a record ends too early");
      at++;
    }
    this.at = at;
  }
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/** Longer texts are searched for their end by `indexOf`, which costs more to call and less for each byte. */
const SHORT_BYTES = 24;

/** The place behind a text that begins with the quote at `start`. */
function endOfString(bytes: Buffer, start: number): number {
  const short = Math.min(start + SHORT_BYTES, bytes.length);
  let at = start + 1;
  for (; at < short; at++) {
    const byte = bytes[at];
    if (byte === QUOTE) return at + 1;
    if (byte === BACKSLASH) at++;
  }
  for (;;) {
    const quote = bytes.indexOf(QUOTE, at);
    if (quote < 0) throw new SyntaxError("the JSON of a record ends within a text");
    let before = quote;
    while (before > at && bytes[before - 1] === BACKSLASH) before--;
    if ((quote - before) % 2 === 0) return quote + 1;
    at = quote + 1;
  }
}

/** Names and language codes are the same few in all records: they are known by a hash. */
const MAX_NAMES = 2_000;
const names = new Map<number, string>();

function nameAt(bytes: Buffer, start: number, end: number): string {
  let hash = 0;
  for (let at = start + 1; at < end - 1; at++) hash = (Math.imul(hash, 31) + bytes[at]!) | 0;
  const known = names.get(hash);
  if (known !== undefined && isWritten(known, bytes, start, end)) return known;
  const name = JSON.parse(bytes.toString("utf8", start, end)) as string;
  if (names.size < MAX_NAMES) names.set(hash, name);
  return name;
}

/** Whether a name is written between these quotes letter by letter. */
function isWritten(name: string, bytes: Buffer, start: number, end: number): boolean {
  if (name.length !== end - start - 2) return false;
  for (let letter = 0; letter < name.length; letter++) {
    if (name.charCodeAt(letter) !== bytes[start + 1 + letter]) return false;
  }
  return true;
}
