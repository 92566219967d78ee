import type { Position } from "../geometry/shapes.ts";
import type { NodePositions } from "./element.ts";

/** The positions of the nodes that are asked for and of no others: 24 bytes a node. */
export class NodeIndex {
  readonly #ids: Float64Array;
  readonly #longitudes: Float64Array;
  readonly #latitudes: Float64Array;

  constructor(wanted: Iterable<number>) {
    const sorted = Float64Array.from(wanted).sort();
    let count = 0;
    for (const id of sorted) {
      if (count === 0 || sorted[count - 1] !== id) sorted[count++] = id;
    }
    this.#ids = sorted.slice(0, count);
    this.#longitudes = new Float64Array(count).fill(Number.NaN);
    this.#latitudes = new Float64Array(count);
  }

  add({ ids, longitudes, latitudes }: NodePositions): void {
    for (let i = 0; i < ids.length; i++) {
      const at = this.#indexOf(ids[i]!);
      if (at === undefined) continue;
      this.#longitudes[at] = longitudes[i]!;
      this.#latitudes[at] = latitudes[i]!;
    }
  }

  /** Where a wanted node is; undefined when the file does not have it. */
  positionOf(id: number): Position | undefined {
    const at = this.#indexOf(id);
    if (at === undefined || Number.isNaN(this.#longitudes[at])) return undefined;
    return [this.#longitudes[at]!, this.#latitudes[at]!];
  }

  #indexOf(id: number): number | undefined {
    let low = 0;
    let high = this.#ids.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.#ids[middle]!;
      if (found === id) return middle;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }
}
