type Numbers = Float64Array | Float32Array | Uint32Array | Int32Array | Uint16Array | Uint8Array;

/** A typed array that grows while a table is being built. */
export class Column<T extends Numbers> {
  #values: T;
  #length = 0;
  readonly #make: new (
    size: number,
  ) => T;

  constructor(make: new (size: number) => T) {
    this.#make = make;
    this.#values = new make(1024);
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

  /** The values, in an array of just their size. */
  done(): T {
    return this.#values.slice(0, this.#length) as T;
  }

  #grow(size: number): void {
    const larger = new this.#make(Math.max(size, this.#values.length * 2));
    larger.set(this.#values);
    this.#values = larger;
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
