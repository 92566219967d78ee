import type { Random } from "./random.ts";

const SLOTS = 2 ** 19;
/** Mandelbrot's shift: it flattens the first ranks, as function words do in running text. */
const SHIFT = 2.7;

/**
 * Draws ranks 0..size-1 by the law of Zipf and Mandelbrot, p(rank) ~ 1 / (rank + 1 + 2.7): the inverse of its cumulative
 * distribution in 2^19 steps, so that a draw is one look-up. Ranks too rare for a step of their own share the last ones.
 */
export class Zipf {
  readonly #ranks = new Uint16Array(SLOTS);

  /** `size`: at most 65,536 ranks. */
  constructor(size: number) {
    if (!(size >= 1 && size <= 65_536)) throw new RangeError(`size must be 1 to 65536, not ${size}`);
    let total = 0;
    for (let rank = 0; rank < size; rank++) total += 1 / (rank + 1 + SHIFT);
    let below = 0;
    let slot = 0;
    for (let rank = 0; rank < size; rank++) {
      below += 1 / (rank + 1 + SHIFT);
      const end = rank === size - 1 ? SLOTS : Math.round((below / total) * SLOTS);
      this.#ranks.fill(rank, slot, end);
      slot = end;
    }
  }

  draw(random: Random): number {
    return this.#ranks[random.uint32() >>> 13]!;
  }
}
