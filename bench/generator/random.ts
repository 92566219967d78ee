/**
 * A small seeded source of random numbers: sfc32 by Chris Doty-Humphrey (PractRand, public domain), 128 bits of state.
 * Three seeds name a stream, so that every record has one of its own and does not depend on the records before it.
 */
export class Random {
  #a: number;
  #b: number;
  #c: number;
  #counter = 1;

  /** The seeds are taken modulo 2^32. */
  constructor(seed: number, stream = 0, index = 0) {
    this.#a = seed | 0;
    this.#b = stream | 0;
    this.#c = index | 0;
    // The rounds that PractRand runs after seeding, until every bit of the seeds has reached every bit of the state.
    for (let round = 0; round < 12; round++) this.uint32();
  }

  /** A whole number in 0..2^32-1. */
  uint32(): number {
    const sum = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (this.#c + (this.#c << 3)) | 0;
    this.#c = ((this.#c << 21) | (this.#c >>> 11)) + sum;
    this.#c |= 0;
    return sum >>> 0;
  }

  /** A number in [0, 1). */
  float(): number {
    return this.uint32() / 2 ** 32;
  }

  /** A whole number in 0..limit-1. */
  below(limit: number): number {
    return Math.floor(this.float() * limit);
  }

  /** A whole number from `min` to `max`, both included. */
  between(min: number, max: number): number {
    return min + this.below(max - min + 1);
  }

  chance(probability: number): boolean {
    return this.float() < probability;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }

  /** `count` different entries of a list (all of them when it has no more), in random order. */
  some<T>(list: readonly T[], count: number): T[] {
    if (count * 3 > list.length) return this.#shuffled(list).slice(0, count);
    const chosen = new Set<T>();
    while (chosen.size < count) chosen.add(this.pick(list));
    return [...chosen];
  }

  /** A number of the normal distribution with mean 0 and deviation 1 (Box and Muller). */
  normal(): number {
    return Math.sqrt(-2 * Math.log(1 - this.float())) * Math.cos(2 * Math.PI * this.float());
  }

  #shuffled<T>(list: readonly T[]): T[] {
    const shuffled = [...list];
    for (let end = shuffled.length - 1; end > 0; end--) {
      const other = this.below(end + 1);
      [shuffled[end], shuffled[other]] = [shuffled[other]!, shuffled[end]!];
    }
    return shuffled;
  }
}
