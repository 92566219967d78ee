import { crc32 } from "node:zlib";

/** Tells texts that come again from those that come once, by a mark of each that came lately: what comes once is not worth keeping. */
export class Marks {
  /** Each in its place, which others may take. */
  readonly #marks = new Uint32Array(8_192);

  /** Whether this text came before, as far as is remembered; from now on it has. */
  isAgain(text: string): boolean {
    const mark = crc32(text);
    const place = mark % this.#marks.length;
    const isAgain = this.#marks[place] === mark;
    this.#marks[place] = mark;
    return isAgain;
  }
}
