/** Joins pieces of JSON into one buffer: ready bytes are copied, short ASCII texts are written in place. */
export class JsonBytes {
  #buffer: Buffer;
  #length = 0;

  constructor(expectedBytes: number) {
    this.#buffer = Buffer.allocUnsafeSlow(Math.max(256, expectedBytes));
  }

  bytes(piece: Buffer): void {
    this.#reserve(piece.length);
    this.#buffer.set(piece, this.#length);
    this.#length += piece.length;
  }

  /** `text` must be ASCII. */
  ascii(text: string): void {
    this.#reserve(text.length);
    this.#length += this.#buffer.write(text, this.#length, "latin1");
  }

  /** The bytes so far; nothing may be added afterwards. */
  done(): Buffer {
    return this.#buffer.subarray(0, this.#length);
  }

  #reserve(bytes: number): void {
    if (this.#length + bytes <= this.#buffer.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(this.#buffer.length * 2, this.#length + bytes));
    larger.set(this.#buffer.subarray(0, this.#length));
    this.#buffer = larger;
  }
}
