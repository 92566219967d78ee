import { withRoom } from "../../search/text/token-table.ts";

/** Lists of numbers below 2^32 that are only added to: four bytes a number and four a list. */
export class NumberLists {
  #numbers = new Uint32Array(1024);
  #ends = new Uint32Array(256);
  #size = 0;

  /** Adds a list. Its index is the number of lists before it. */
  add(list: readonly number[]): void {
    const start = this.#startOf(this.#size);
    this.#numbers = withRoom(this.#numbers, start + list.length, Uint32Array);
    this.#numbers.set(list, start);
    this.#ends = withRoom(this.#ends, this.#size + 1, Uint32Array);
    this.#ends[this.#size++] = start + list.length;
  }

  /** The list of an index, to be read before the next one is added. */
  at(index: number): Uint32Array {
    return this.#numbers.subarray(this.#startOf(index), this.#ends[index]);
  }

  #startOf(index: number): number {
    return index === 0 ? 0 : this.#ends[index - 1]!;
  }
}
