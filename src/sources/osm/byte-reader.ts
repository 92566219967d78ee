/** Takes exact numbers of bytes from a stream of chunks, and knows where in the stream it is. */
export class ByteReader {
  readonly #chunks: AsyncIterator<Uint8Array>;
  #held: Uint8Array = new Uint8Array(0);
  #offset = 0;

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]();
  }

  /** Bytes taken so far. */
  get offset(): number {
    return this.#offset;
  }

  /** The next `length` bytes; fewer at the end of the stream. The view holds until the next call. */
  async take(length: number): Promise<Uint8Array> {
    if (this.#held.length < length) await this.#gather(length);
    const bytes = this.#held.subarray(0, length);
    this.#held = this.#held.subarray(bytes.length);
    this.#offset += bytes.length;
    return bytes;
  }

  /** Lets the stream go before its end. */
  async [Symbol.asyncDispose](): Promise<void> {
    await this.#chunks.return?.();
  }

  async #gather(length: number): Promise<void> {
    const parts = [this.#held];
    let total = this.#held.length;
    while (total < length) {
      const { value, done } = await this.#chunks.next();
      if (done) break;
      parts.push(value);
      total += value.length;
    }
    this.#held = Buffer.concat(parts, total);
  }
}
