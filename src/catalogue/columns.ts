type Numbers = (Float64Array | Uint32Array | Int32Array | Uint8Array) & { buffer: ArrayBuffer };

/** Bytes of an empty column: a multiple of every element's size. */
const FIRST_BYTES = 8_192;

/** A typed array that grows while a table is being built. */
export class Column<T extends Numbers> {
  #values: T;
  #length = 0;
  readonly #make: new (
    buffer: ArrayBuffer,
  ) => T;

  constructor(make: new (buffer: ArrayBuffer) => T) {
    this.#make = make;
    this.#values = new make(new ArrayBuffer(FIRST_BYTES));
  }

  get length(): number {
    return this.#length;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) this.#grow(this.#length + 1);
    this.#values[this.#length++] = value;
  }

  /** Adds values[start] up to and without values[end]. */
  pushRange(values: readonly number[], start: number, end: number): void {
    const length = this.#length + end - start;
    if (length > this.#values.length) this.#grow(length);
    for (let index = start; index < end; index++) this.#values[this.#length++] = values[index]!;
  }

  /** The values, in an array of just their size; the column is used up. */
  done(): T {
    return this.#resized(this.#length);
  }

  #grow(size: number): void {
    this.#values = this.#resized(Math.max(size, this.#values.length * 2));
  }

  /** Moves the values instead of copying them: what is let go is free at once, not when a collector comes by. */
  #resized(size: number): T {
    const { buffer, BYTES_PER_ELEMENT } = this.#values;
    return new this.#make(buffer.transfer(size * BYTES_PER_ELEMENT));
  }
}

/** A list of numbers for each row: row r has values[offsets[r] .. offsets[r + 1]). */
export class Lists {
  readonly offsets: Uint32Array;
  readonly values: Uint32Array;

  constructor(offsets: Uint32Array, values: Uint32Array) {
    this.offsets = offsets;
    this.values = values;
  }

  of(row: number): Uint32Array {
    return this.values.subarray(this.offsets[row], this.offsets[row + 1]);
  }

  isEmpty(row: number): boolean {
    return this.offsets[row] === this.offsets[row + 1];
  }

  /** Whether the row's list holds a number for which `wanted` is 1. */
  some(row: number, wanted: Uint8Array): boolean {
    const end = this.offsets[row + 1]!;
    for (let index = this.offsets[row]!; index < end; index++) {
      if (wanted[this.values[index]!] === 1) return true;
    }
    return false;
  }
}

/** Builds Lists row by row. */
export class ListsBuilder {
  readonly #offsets = new Column(Uint32Array);
  readonly #values = new Column(Uint32Array);

  constructor() {
    this.#offsets.push(0);
  }

  push(list: readonly number[] | undefined): void {
    if (list) this.#values.pushRange(list, 0, list.length);
    this.#offsets.push(this.#values.length);
  }

  /** The next row's list is values[start] up to and without values[end]. */
  pushRange(values: readonly number[], start: number, end: number): void {
    this.#values.pushRange(values, start, end);
    this.#offsets.push(this.#values.length);
  }

  done(): Lists {
    return new Lists(this.#offsets.done(), this.#values.done());
  }
}
