import { BoundedCache } from "../../content/bounded-cache.ts";
import { keptWith } from "../../content/kept-with.ts";
import { borrow } from "../../content/lent-memory.ts";
import { chordOfMetres, metresOfChord, pointOf } from "../../content/sphere.ts";
import type { GeoLocation } from "../../contract/common.ts";
import type { Box } from "../../contract/geo-parameters.ts";
import type { Labels } from "./labels.ts";
import type { Lists } from "./lists.ts";
import type { Points } from "./points.ts";
import type { Table } from "./table.ts";

/** A condition on a row. */
export type Test = (row: number) => boolean;

/** Rows whose record is still there: what every search has to ask of a table with untidy rows. */
export function isThere({ gone }: Table): Test {
  return (row) => gone[row] === 0;
}

/** What is known of the rows of conditions at most, of one column or table. */
const MAX_LOOKED_BYTES = 16 * 1_024 * 1_024;
const PASSES = 2;
const FAILS = 1;

/** Conditions by name, whose rows are looked at once: what is known of a row, in two bits, lies closer together than what tells it. */
export class LookedAt {
  readonly #size: number;
  readonly #kept = new BoundedCache<string, Uint8Array>(MAX_LOOKED_BYTES, (looked) => looked.length);

  /** @param size of the table */
  constructor(size: number) {
    this.#size = size;
  }

  /** The same name has to stand for the same condition. */
  once(name: string, passes: Test): Test {
    const looked = this.#kept.getOrMake(name, () => new Uint8Array((this.#size + 3) >>> 2));
    return (row) => {
      const shift = (row & 3) << 1;
      let known = (looked[row >>> 2]! >>> shift) & 3;
      if (known === 0) {
        known = passes(row) ? PASSES : FAILS;
        looked[row >>> 2]! |= known << shift;
      }
      return known === PASSES;
    };
  }
}

/** What is known of the rows of a table, or of one of its columns of lists, which several versions may share. */
export const lookedAtOf = keptWith((rows: Table | Lists) => new LookedAt(rows.size));

/** Rows of whose labels one says one of the words, in whatever language. */
export function saying(labels: Labels, lists: Lists, words: readonly string[]): Test {
  const tests = words.flatMap((word): Test[] => {
    const mask = labels.mask([word]);
    return mask.includes(1) ? [lookedAtOf(lists).once(word, (row) => lists.some(row, mask))] : [];
  });
  return passesAny(tests);
}

/** Rows that belong to one of these hosts, or to every host because they name none. */
export function ofHosts(table: Table, hostIds: readonly string[]): Test {
  const { hostNames } = table;
  const wanted = new Uint8Array(hostNames.list.length);
  for (const id of hostIds) {
    const number = hostNames.numberOf(id);
    if (number !== undefined) wanted[number] = 1;
  }
  return (row) => table.hosts.isEmpty(row) || table.hosts.some(row, wanted);
}

/** Rows at most this many great-circle metres from the centre; rows without coordinates are not. */
export function within(points: Points, centre: GeoLocation, radiusMetres: number): Test {
  const squaredChord = squaredChordTo(points, centre);
  const limit = chordOfMetres(radiusMetres);
  return (row) => squaredChord(row) <= limit;
}

/** Rows that are not known to lie further away than this: those without coordinates are kept. */
export function notBeyond(points: Points, centre: GeoLocation, radiusMetres: number): Test {
  const squaredChord = squaredChordTo(points, centre);
  const limit = chordOfMetres(radiusMetres);
  return (row) => !(squaredChord(row) > limit);
}

/** Rows in a box, ends included; one with west > east crosses the date line. */
export function inBox({ lat, lng }: Table, { south, west, north, east }: Box): Test {
  const across = west > east;
  return (row) => {
    const y = lat[row]!;
    const x = lng[row]!;
    if (!(y >= south && y <= north)) return false;
    // ±180 is one meridian.
    const inside = (value: number) =>
      across ? value >= west || value <= east : value >= west && value <= east;
    return inside(x) || (Math.abs(x) === 180 && inside(-x));
  };
}

/** Great-circle metres from a centre to each row; NaN without coordinates. */
export function metresTo(points: Points, centre: GeoLocation): (row: number) => number {
  const squaredChord = squaredChordTo(points, centre);
  return (row) => metresOfChord(squaredChord(row));
}

function squaredChordTo({ x, y, z }: Points, [lat, lng]: GeoLocation): (row: number) => number {
  const centre = pointOf(lat, lng);
  return (row) => (x[row]! - centre.x) ** 2 + (y[row]! - centre.y) ** 2 + (z[row]! - centre.z) ** 2;
}

/** The condition that every one of these holds. */
export function passesAll(tests: readonly Test[]): Test {
  if (tests.length === 0) return () => true;
  return (row) => {
    for (const test of tests) if (!test(row)) return false;
    return true;
  };
}

/** The condition that one of these holds. */
export function passesAny(tests: readonly Test[]): Test {
  return (row) => {
    for (const test of tests) if (test(row)) return true;
    return false;
  };
}

/** The rows of a table that pass every test, in row order, in lent memory: who is done with them may give it back (`giveBack`). */
export function rowsPassing(size: number, tests: readonly Test[]): Uint32Array {
  const passes = passesAll(tests);
  const rows = new Uint32Array(borrow(4 * size), 0, size);
  let count = 0;
  for (let row = 0; row < size; row++) if (passes(row)) rows[count++] = row;
  return rows.subarray(0, count);
}
