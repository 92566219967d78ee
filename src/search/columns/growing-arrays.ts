/** The numbers of a column. */
export type Numbers = (Float64Array | Uint32Array | Int32Array | Uint16Array | Uint8Array) & {
  buffer: ArrayBuffer;
};

/** Bytes of an empty array: a multiple of every element's size. */
const FIRST_BYTES = 8_192;

/** For each array with room behind its numbers, how many of its memory's elements are taken. */
const taken = new WeakMap<ArrayBuffer, number>();

/** A typed array that grows while a table is being built. */
export class GrowingArray<T extends Numbers> {
  #values: T;
  #length = 0;
  readonly #make: new (
    buffer: ArrayBuffer,
    offset?: number,
    length?: number,
  ) => T;

  constructor(make: new (buffer: ArrayBuffer) => T) {
    this.#make = make;
    this.#values = new make(new ArrayBuffer(FIRST_BYTES));
  }

  get length(): number {
    return this.#length;
  }

  at(index: number): number {
    return this.#values[index]!;
  }

  push(value: number): void {
    if (this.#length === this.#values.length) this.#grow(this.#length + 1);
    this.#values[this.#length++] = value;
  }

  /** Adds values[start] up to and without values[end]. */
  pushRange(values: ArrayLike<number>, start: number, end: number): void {
    const length = this.#length + end - start;
    if (length > this.#values.length) this.#grow(length);
    for (let index = start; index < end; index++) this.#values[this.#length++] = values[index]!;
  }

  /** Gives up all room but a little: some ten milliseconds for as many megabytes. */
  trim(): void {
    const size = withRoom(this.#length);
    if (size < this.#values.length) this.#values = this.#resized(size);
  }

  /** The values, with little room behind them (see `appended`); the array is used up. */
  done(): T {
    this.trim();
    const { buffer } = this.#values;
    taken.set(buffer, this.#length);
    return new this.#make(buffer, 0, this.#length);
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

/**
 * The values and then some more. As long as there is room behind them the new array shares the memory of the old one, which stays
 * as it is; else both are copied to where there is room again. So adding one by one costs little on average.
 */
export function appended<T extends Numbers>(values: T, more: ArrayLike<number>): T {
  const length = values.length + more.length;
  const roomy = hasRoom(values, more.length) ? values : copied(values, length);
  const longer = arrayOver(roomy, length);
  longer.set(more, values.length);
  taken.set(longer.buffer, length);
  return longer;
}

/** Whether so many more can be appended without a copy: there is room, and nobody else has appended to these values. */
export function hasRoom(values: Numbers, more: number): boolean {
  const { buffer, BYTES_PER_ELEMENT, length } = values;
  return taken.get(buffer) === length && (length + more) * BYTES_PER_ELEMENT <= buffer.byteLength;
}

/** A copy to be written to, with room behind it for a whole of `length` values and some more. */
export function copied<T extends Numbers>(values: T, length = values.length): T {
  const copy = blank(values, length).subarray(0, values.length) as T;
  copy.set(values);
  taken.set(copy.buffer, values.length);
  return copy;
}

/** An array of the same type with this many zeros, and room behind them. */
export function blank<T extends Numbers>(values: T, length: number): T {
  const buffer = new ArrayBuffer(withRoom(length) * values.BYTES_PER_ELEMENT);
  taken.set(buffer, length);
  return new (arrayType(values))(buffer, 0, length);
}

function arrayOver<T extends Numbers>(values: T, length: number): T {
  return new (arrayType(values))(values.buffer, 0, length);
}

function arrayType<T extends Numbers>(values: T) {
  return values.constructor as new (
    buffer: ArrayBuffer,
    offset: number,
    length: number,
  ) => T;
}

/** So many elements and a sixteenth of them, as a multiple of eight: every such number of bytes suits every element. */
function withRoom(length: number): number {
  return Math.ceil((length * 17) / 128 + 1) * 8;
}
