import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Bytes that are gathered before they are written. */
const CHUNK_BYTES = 256 * 1024;

/**
 * Values on disk, so that an import of any size can be compared as a whole and held in little memory: written one after
 * the other, read back in any order. The file is a temporary one of this process's user alone; `close` gives it up.
 */
export class RecordSpool<T> {
  readonly #folder: string;
  readonly #file: number;
  /** Where each value ends. */
  readonly #ends: number[] = [];
  #pending: Buffer[] = [];
  #pendingBytes = 0;
  #writtenBytes = 0;

  constructor() {
    this.#folder = mkdtempSync(join(tmpdir(), `waymark-import-${process.pid}-`));
    this.#file = openSync(join(this.#folder, "records"), "wx+", 0o600);
    // Where a file may be removed while it is open, nothing of it outlives the process, however that ends.
    if (process.platform !== "win32") this.#remove();
  }

  get size(): number {
    return this.#ends.length;
  }

  /** Adds a value that JSON can hold. Its number is the size before. */
  add(value: T): void {
    const bytes = Buffer.from(JSON.stringify(value));
    this.#pending.push(bytes);
    this.#pendingBytes += bytes.length;
    this.#ends.push(this.#writtenBytes + this.#pendingBytes);
    if (this.#pendingBytes >= CHUNK_BYTES) this.#flush();
  }

  /** @throws RangeError for a number that no value has. */
  read(number: number): T {
    const end = this.#ends[number];
    if (end === undefined) throw new RangeError(`there is no value ${number} of ${this.size}`);
    if (end > this.#writtenBytes) this.#flush();
    const start = this.#ends[number - 1] ?? 0;
    const bytes = Buffer.allocUnsafe(end - start);
    for (let done = 0; done < bytes.length; ) {
      done += readSync(this.#file, bytes, done, bytes.length - done, start + done);
    }
    return JSON.parse(bytes.toString()) as T;
  }

  close(): void {
    closeSync(this.#file);
    this.#remove();
  }

  #remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #flush(): void {
    const bytes = Buffer.concat(this.#pending);
    for (let done = 0; done < bytes.length; ) done += writeSync(this.#file, bytes, done);
    this.#writtenBytes += bytes.length;
    this.#pending = [];
    this.#pendingBytes = 0;
  }
}
