import { chordOfMetres, metresOfChord, type SpherePoint } from "../../content/sphere.ts";

/** Cells along an axis of the unit sphere's cube are numbered within 17 bits, so that three make one exact number. */
const MOST_CELLS = 2 ** 17;

/**
 * Points in cubic cells: finds what lies within a fixed distance of a point, anywhere on the globe (no meridian and no
 * pole is special), in the time that the neighbouring cells take.
 */
export class SphereGrid<T> {
  readonly #reach: number;
  readonly #cell: number;
  readonly #cells = new Map<number, { at: SpherePoint; value: T }[]>();

  /** @param reachMetres how far `near` looks: at least 100, for smaller cells would not have numbers of their own. */
  constructor(reachMetres: number) {
    this.#reach = chordOfMetres(reachMetres);
    this.#cell = Math.sqrt(this.#reach);
    if (2 / this.#cell + 3 >= MOST_CELLS) {
      throw new RangeError(`the reach of a grid is at least 100 metres, not ${reachMetres}`);
    }
  }

  add(at: SpherePoint, value: T): void {
    const key = this.#key(this.#place(at.x), this.#place(at.y), this.#place(at.z));
    const cell = this.#cells.get(key);
    if (cell) cell.push({ at, value });
    else this.#cells.set(key, [{ at, value }]);
  }

  /** What lies within the reach of a point, with its great-circle metres, in no particular order. */
  near(at: SpherePoint): { value: T; metres: number }[] {
    const found: { value: T; metres: number }[] = [];
    const [x, y, z] = [this.#place(at.x), this.#place(at.y), this.#place(at.z)];
    for (let i = x - 1; i <= x + 1; i++) {
      for (let j = y - 1; j <= y + 1; j++) {
        for (let k = z - 1; k <= z + 1; k++) {
          for (const one of this.#cells.get(this.#key(i, j, k)) ?? []) {
            const chord = squaredChord(at, one.at);
            if (chord <= this.#reach) found.push({ value: one.value, metres: metresOfChord(chord) });
          }
        }
      }
    }
    return found;
  }

  #place(coordinate: number): number {
    return Math.floor((coordinate + 1) / this.#cell) + 1;
  }

  #key(x: number, y: number, z: number): number {
    return (x * MOST_CELLS + y) * MOST_CELLS + z;
  }
}

function squaredChord(a: SpherePoint, b: SpherePoint): number {
  return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2;
}
