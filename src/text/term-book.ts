import { withRoom } from "./token-table.ts";

const encoder = new TextEncoder();
/** Bytes of each term: 4 of the last record that has it, 1 of its length, the rest its UTF-8 where that fits. */
const LINE = 32;
const LENGTH = 4;
const TEXT = 5;
const LONGEST_INLINE = LINE - TEXT;

/**
 * Numbers the terms that were met so far 0, 1, 2 …, so that a record's terms are numbers until they are written. A number
 * is good as long as its book is: full books are given up as a whole. What is needed of a term for each record stands in
 * half a cache line.
 */
export class TermBook {
  readonly #texts: string[] = [];
  readonly #numbers = new Map<string, number>();
  #bytes = new Uint8Array(LINE << 10);
  /** The same memory, as numbers of four bytes. */
  #seenBy = new Uint32Array(this.#bytes.buffer);

  get size(): number {
    return this.#texts.length;
  }

  /** The term of a number: "en:harbour". */
  text(number: number): string {
    return this.#texts[number]!;
  }

  /** The number of a term, which is a new one at its first use. */
  number(text: string): number {
    return this.#numbers.get(text) ?? this.#add(text);
  }

  /** Whether a term was not yet seen by this record (a number above 0); it is then. */
  isNewTo(record: number, term: number): boolean {
    const at = term * (LINE / 4);
    if (this.#seenBy[at] === record) {
      return false;
    }
    this.#seenBy[at] = record;
    return true;
  }

  /** Writes the UTF-8 of a term, which has to fit; returns where it ends. */
  write(term: number, target: Uint8Array, at: number): number {
    const bytes = this.#bytes;
    const line = term * LINE;
    const length = bytes[line + LENGTH]!;
    if (length > LONGEST_INLINE) {
      return at + encoder.encodeInto(this.#texts[term]!, target.subarray(at)).written;
    }
    const end = line + TEXT + length;
    let to = at;
    for (let from = line + TEXT; from < end; from++) {
      target[to++] = bytes[from]!;
    }
    return to;
  }

  #add(text: string): number {
    const number = this.#texts.push(text) - 1;
    this.#numbers.set(text, number);
    const line = number * LINE;
    const bytes = withRoom(this.#bytes, line + LINE, Uint8Array);
    if (bytes !== this.#bytes) {
      this.#bytes = bytes;
      this.#seenBy = new Uint32Array(bytes.buffer);
    }
    const utf8 = encoder.encode(text);
    bytes[line + LENGTH] = utf8.length;
    if (utf8.length <= LONGEST_INLINE) {
      bytes.set(utf8, line + TEXT);
    }
    return number;
  }
}
