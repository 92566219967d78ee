import { BoundedCache } from "../../content/bounded-cache.ts";
import { type Leaf, splitRows } from "./leaves.ts";
import { passesAll, type Test } from "./match.ts";
import type { Points } from "./points.ts";
import type { Table } from "./table.ts";

/** What the rows seen by different callers take for one table at most. */
const MAX_SEEN_BYTES = 16 * 1_024 * 1_024;

/** Which rows of a leaf somebody may see. */
export interface SeenLeaf {
  /** By place from the start of the leaf, 1 for a row that is seen and has not changed since there are leaves. */
  readonly marks: Uint8Array;
  /** How many those are. */
  readonly count: number;
}

/** Which rows somebody may see. */
export interface Seen {
  /** How much of the table's log of changes it has taken in. */
  readonly count: number;
  /** By number, the leaves that were asked for. */
  readonly leaves: (SeenLeaf | undefined)[];
  /** The rows that have changed since there are leaves, and those of them that are seen. */
  readonly logged: ReadonlySet<number>;
  readonly changed: ReadonlySet<number>;
}

/** About so many rows that lie together are searched for words together. */
const REGION_ROWS = 4_096;
/** Fewer regions are one: what words find in all of it is found once, wherever it is asked for. */
const LEAST_REGIONS = 8;
let lastNumber = 0;

/**
 * The rows of a table in the order of leaves, for this table and those that are patched from it: rows that have changed since stand
 * behind the leaves. What is looked at for every row of a leaf lies in the same order.
 */
export class Space {
  /** Names it in this process. */
  readonly number = ++lastNumber;
  readonly leaves: readonly Leaf[];
  /** By place. */
  readonly rows: Uint32Array;
  readonly goods: Float64Array;
  readonly points: Points;
  /** How much of the table's log of changes was known when it was made. */
  readonly count: number;
  /** By row; a row that is of no leaf has the place behind the last. */
  readonly #placeOf: Uint32Array;
  /** By seq, and the leaf. */
  readonly #placeOfSeq: Uint32Array;
  readonly #leafOfSeq: Uint16Array;
  readonly #hasChanged: Uint8Array;
  #logged: number;
  readonly #leavesOfRegion: number;
  readonly #seen = new BoundedCache<string, Seen>(MAX_SEEN_BYTES, ({ leaves }) =>
    leaves.reduce((bytes, leaf) => bytes + (leaf?.marks.length ?? 0), 8 * leaves.length),
  );

  /** @param regionRows tests alone give another number */
  constructor(
    { gone, size, seqs, changes }: Table,
    points: Points,
    goods: Float64Array,
    regionRows = REGION_ROWS,
  ) {
    const there = Uint32Array.from({ length: size }, (_, row) => row).filter((row) => gone[row] === 0);
    const { rows, leaves } = splitRows(points, goods, there);
    const byPlace = (values: Float64Array) => Float64Array.from(rows, (row) => values[row]!);
    this.leaves = leaves;
    this.rows = rows;
    this.goods = byPlace(goods);
    this.points = { x: byPlace(points.x), y: byPlace(points.y), z: byPlace(points.z) };
    this.count = changes.count;
    this.#logged = changes.count;
    this.#hasChanged = new Uint8Array(rows.length);
    const regions = Math.floor(rows.length / regionRows);
    this.#leavesOfRegion = regions < LEAST_REGIONS ? leaves.length + 1 : Math.ceil(leaves.length / regions);
    this.#placeOf = new Uint32Array(size).fill(rows.length);
    const maxSeq = seqs.reduce((most, seq) => Math.max(most, seq), 0);
    this.#placeOfSeq = new Uint32Array(maxSeq + 1).fill(rows.length);
    this.#leafOfSeq = new Uint16Array(maxSeq + 1).fill(leaves.length);
    for (const { start, end, number } of leaves) {
      for (let place = start; place < end; place++) {
        const row = rows[place]!;
        this.#placeOf[row] = place;
        this.#placeOfSeq[seqs[row]!] = place;
        this.#leafOfSeq[seqs[row]!] = number;
      }
    }
  }

  placeOf(row: number): number {
    return this.#placeOf[row] ?? this.rows.length;
  }

  placeOfSeq(seq: number): number {
    return this.#placeOfSeq[seq] ?? this.rows.length;
  }

  /** The number of the leaf of a record's row. */
  leafOfSeq(seq: number): number {
    return this.#leafOfSeq[seq] ?? this.leaves.length;
  }

  leafAt(place: number): number {
    return place === this.rows.length
      ? this.leaves.length
      : this.leaves.findLastIndex(({ start }) => start <= place);
  }

  /** The number of the region of a leaf: leaves that lie together. What is of no leaf is of the last. */
  regionOf(leaf: number): number {
    return Math.floor(leaf / this.#leavesOfRegion);
  }

  /** By place, 1 for rows that may have changed in some version since. */
  changed({ changes: { log } }: Table): Uint8Array {
    while (this.#logged < log.length) this.#hasChanged[this.placeOf(log[this.#logged++]!)] = 1;
    return this.#hasChanged;
  }

  /**
   * The rows that pass these tests, of some leaves. `key` names them: the same rows pass them as long as the same key is given, changed
   * ones aside.
   */
  seen(table: Table, key: string, tests: readonly Test[], leaves: readonly Leaf[]): Seen {
    const known = this.#seen.get(key);
    const isGood = known !== undefined && known.count <= table.changes.count;
    const isCurrent = isGood && known.count === table.changes.count;
    if (isCurrent && leaves.every(({ number }) => known.leaves[number] !== undefined)) return known;
    const passes = passesAll([(row) => table.gone[row] === 0, ...tests]);
    const made = isCurrent ? known : this.#caughtUp(isGood ? known : this.#nothingSeen(), table, passes);
    for (const leaf of leaves) made.leaves[leaf.number] ??= this.#look(leaf, made, passes);
    if (isGood || known === undefined) this.#seen.set(key, made);
    return made;
  }

  #nothingSeen(): Seen {
    const leaves = new Array<undefined>(this.leaves.length).fill(undefined);
    return { count: this.count, leaves, logged: new Set(), changed: new Set() };
  }

  #look({ start, end }: Leaf, { logged }: Seen, passes: Test): SeenLeaf {
    const marks = new Uint8Array(end - start);
    let count = 0;
    for (let place = start; place < end; place++) {
      const row = this.rows[place]!;
      if (!passes(row) || logged.has(row)) continue;
      marks[place - start] = 1;
      count++;
    }
    return { marks, count };
  }

  /** Leaves of which rows have changed are looked at anew. */
  #caughtUp(seen: Seen, { changes }: Table, passes: Test): Seen {
    const leaves = seen.leaves.slice();
    const logged = new Set(seen.logged);
    const changed = new Set(seen.changed);
    for (const row of changes.log.slice(seen.count, changes.count)) {
      const place = this.placeOf(row);
      if (place < this.rows.length) leaves[this.leafAt(place)] = undefined;
      logged.add(row);
      if (passes(row)) changed.add(row);
      else changed.delete(row);
    }
    return { count: changes.count, leaves, logged, changed };
  }
}
