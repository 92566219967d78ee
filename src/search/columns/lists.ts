import { appended, GrowingArray, hasRoom } from "./growing-arrays.ts";

/**
 * A list of numbers for each row. The list of row r begins at values[starts[r]] with how many numbers it has; they follow. Every
 * empty list begins at 0, where a 0 stands. Rows with the same list may share it; lists of rows that have gone or changed may still
 * lie between the others.
 */
export class Lists {
  readonly starts: Uint32Array<ArrayBuffer>;
  readonly values: Uint32Array<ArrayBuffer>;

  constructor(starts: Uint32Array<ArrayBuffer>, values: Uint32Array<ArrayBuffer>) {
    this.starts = starts;
    this.values = values;
  }

  /** How many rows there are. */
  get size(): number {
    return this.starts.length;
  }

  of(row: number): Uint32Array {
    return this.values.subarray(this.firstOf(row), this.endOf(row));
  }

  /** Where the numbers of the row's list begin in `values`. */
  firstOf(row: number): number {
    return this.starts[row]! + 1;
  }

  /** Where they end. */
  endOf(row: number): number {
    const start = this.starts[row]!;
    return start + 1 + this.values[start]!;
  }

  isEmpty(row: number): boolean {
    return this.starts[row] === 0;
  }

  /** Whether the row's list holds a number for which `wanted` is 1. */
  some(row: number, wanted: Uint8Array): boolean {
    const { values } = this;
    const start = this.starts[row]!;
    const end = start + values[start]!;
    for (let index = start + 1; index <= end; index++) {
      if (wanted[values[index]!] === 1) return true;
    }
    return false;
  }

  /** Visits every number of every row's list, row by row. */
  each(visit: (value: number, row: number) => void): void {
    for (let row = 0; row < this.size; row++) {
      if (this.isEmpty(row)) continue;
      const end = this.endOf(row);
      for (let index = this.firstOf(row); index < end; index++) visit(this.values[index]!, row);
    }
  }

  /** Whether two rows have the same numbers in the same order. */
  isSame(row: number, other: Lists, rowOfOther: number): boolean {
    const one = this.of(row);
    const two = other.of(rowOfOther);
    return one.length === two.length && one.every((value, index) => value === two[index]);
  }

  /**
   * These lists over memory that holds those of further rows as well: for the caller to say which rows have them. `starts` are
   * where the further ones begin. Leaves out what has gone when there is no more room.
   */
  extended({ starts, values }: Lists): { lists: Lists; starts: Uint32Array<ArrayBuffer> } {
    if (values.length === 1) return { lists: this, starts };
    const lists = hasRoom(this.values, values.length) ? this : this.#compacted();
    const shift = lists.values.length;
    return {
      lists: new Lists(lists.starts, appended(lists.values, values)),
      starts: starts.map((start) => (start === 0 ? 0 : start + shift)),
    };
  }

  /** Lists that begin elsewhere in the same memory. */
  startingAt(starts: Uint32Array<ArrayBuffer>): Lists {
    return new Lists(starts, this.values);
  }

  /** The same without what has gone, with room for more. */
  #compacted(): Lists {
    const builder = new ListsBuilder();
    for (let row = 0; row < this.size; row++) {
      builder.pushRange(this.values, this.firstOf(row), this.endOf(row));
    }
    return builder.done();
  }
}

/** Lists that a builder remembers, as a power of two. */
const REMEMBERED = 1 << 10;

/** Builds Lists row by row. What many rows have alike (hours, categories, hosts) is mostly kept once. */
export class ListsBuilder {
  readonly #starts = new GrowingArray(Uint32Array);
  readonly #values = new GrowingArray(Uint32Array);
  /** By hash, where the last list of that hash begins; 0 for none. */
  readonly #remembered = new Uint32Array(REMEMBERED);

  constructor() {
    this.#values.push(0);
  }

  push(list: ArrayLike<number> | undefined): void {
    this.pushRange(list ?? [], 0, list?.length ?? 0);
  }

  /** The next row's list is values[start] up to and without values[end]. */
  pushRange(values: ArrayLike<number>, start: number, end: number): void {
    if (start === end) {
      this.#starts.push(0);
      return;
    }
    let hash = end - start;
    for (let index = start; index < end; index++) hash = Math.imul(hash ^ values[index]!, 0x9e3779b1);
    const place = (hash ^ (hash >>> 16)) & (REMEMBERED - 1);
    if (!this.#isAt(this.#remembered[place]!, values, start, end)) {
      this.#remembered[place] = this.#values.length;
      this.#values.push(end - start);
      this.#values.pushRange(values, start, end);
    }
    this.#starts.push(this.#remembered[place]!);
  }

  /** Whether the list values[start] up to values[end] begins there. */
  #isAt(first: number, values: ArrayLike<number>, start: number, end: number): boolean {
    if (first === 0 || this.#values.at(first) !== end - start) return false;
    let index = start;
    while (index < end && this.#values.at(first + 1 + index - start) === values[index]) index++;
    return index === end;
  }

  /** See GrowingArray. */
  trim(): void {
    this.#starts.trim();
    this.#values.trim();
  }

  done(): Lists {
    return new Lists(this.#starts.done(), this.#values.done());
  }
}
