/** The largest share of a table that is taken before it grows. */
const FULL = 0.5;

/**
 * Numbers by keys that are themselves 32-bit numbers other than 0: an open-addressing hash table for the pairs of
 * Japanese and Chinese characters, of which a record has hundreds.
 */
export class PairTable {
  #size = 0;
  /** Key and value of each slot, side by side; a key of 0 is none. */
  #slots = new Int32Array(1 << 9);

  get size(): number {
    return this.#size;
  }

  /** The value of a key, or -1 where it was not added. */
  find(key: number): number {
    const slots = this.#slots;
    const at = slotOf(slots, key);
    return slots[at] === 0 ? -1 : slots[at + 1]!;
  }

  /** Adds a key that is not in it. */
  add(key: number, value: number): void {
    if (++this.#size > (this.#slots.length / 2) * FULL) {
      this.#grow();
    }
    const at = slotOf(this.#slots, key);
    this.#slots[at] = key;
    this.#slots[at + 1] = value;
  }

  #grow(): void {
    const slots = new Int32Array(this.#slots.length * 2);
    for (let from = 0; from < this.#slots.length; from += 2) {
      const key = this.#slots[from]!;
      if (key !== 0) {
        slots.set(this.#slots.subarray(from, from + 2), slotOf(slots, key));
      }
    }
    this.#slots = slots;
  }
}

/** Where a key is, or where it would be put. */
function slotOf(slots: Int32Array, key: number): number {
  const mask = slots.length / 2 - 1;
  const hash = Math.imul(key, 0x9e3779b1);
  let slot = (hash ^ (hash >>> 15)) & mask;
  while (slots[2 * slot] !== 0 && slots[2 * slot] !== key) {
    slot = (slot + 1) & mask;
  }
  return 2 * slot;
}
