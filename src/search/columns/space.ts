import { BoundedCache } from "../../content/bounded-cache.ts";
import { type Leaf, splitRows } from "./leaves.ts";
import { passesAll, type Test } from "./match.ts";
import type { Points } from "./points.ts";
import type { Table } from "./table.ts";

/** What the rows seen by different callers take for one table at most. */
const MAX_SEEN_BYTES = 16 * 1_024 * 1_024;

/** Which rows somebody may see. */
export interface Seen {
  /** How much of the table's log of changes it has taken in. */
  count: number;
  /** By place, 1 for a row that is seen and has not changed since there are leaves. */
  marks: Uint8Array;
  /** How many those are of each leaf. */
  perLeaf: Uint32Array;
  /** The others. */
  changed: ReadonlySet<number>;
}

/** Records by their seqs, and what is known of each: arrays side by side. */
export interface Matched {
  readonly seqs: Uint32Array;
  readonly costs: Uint16Array;
  readonly words: Uint8Array;
}

/** The same in the order of leaves: those of a leaf begin at the start of its number, those of no leaf come last. */
export interface MatchedByLeaf extends Matched {
  readonly starts: Uint32Array;
}

/**
 * The rows of a table in the order of leaves, for this table and those that are patched from it: rows that have changed since stand
 * behind the leaves. What is looked at for every row of a leaf lies in the same order.
 */
export class Space {
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
  readonly #byLeaf = new WeakMap<Matched, MatchedByLeaf | "asked once">();
  readonly #seen = new BoundedCache<string, Seen>(MAX_SEEN_BYTES, ({ marks }) => marks.length);

  constructor({ gone, size, seqs, changes }: Table, points: Points, goods: Float64Array) {
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

  /** The number of the leaf of a place. */
  leafAt(place: number): number {
    return place === this.rows.length
      ? this.leaves.length
      : this.leaves.findLastIndex(({ start }) => start <= place);
  }

  /** What was found, in the order of leaves where that is asked for again, so that a circle looks at its own leaves alone. */
  byLeaf(found: Matched): MatchedByLeaf | undefined {
    const known = this.#byLeaf.get(found);
    if (known !== undefined && known !== "asked once") return known;
    const made = known && this.#sorted(found);
    this.#byLeaf.set(found, made ?? "asked once");
    return made;
  }

  #sorted({ seqs, costs, words }: Matched): MatchedByLeaf {
    const { length } = seqs;
    const starts = new Uint32Array(this.leaves.length + 2);
    for (const seq of seqs) starts[this.leafOfSeq(seq) + 1]!++;
    for (let leaf = 1; leaf < starts.length; leaf++) starts[leaf]! += starts[leaf - 1]!;
    const nexts = starts.slice();
    const [bySeq, byCost, byWords] = [
      new Uint32Array(length),
      new Uint16Array(length),
      new Uint8Array(length),
    ];
    for (let index = 0; index < length; index++) {
      const place = nexts[this.leafOfSeq(seqs[index]!)]!++;
      bySeq[place] = seqs[index]!;
      byCost[place] = costs[index]!;
      byWords[place] = words[index]!;
    }
    return { seqs: bySeq, costs: byCost, words: byWords, starts };
  }

  /** By place, 1 for rows that may have changed in some version since. */
  changed({ changes: { log } }: Table): Uint8Array {
    while (this.#logged < log.length) this.#hasChanged[this.placeOf(log[this.#logged++]!)] = 1;
    return this.#hasChanged;
  }

  /** The rows that pass these tests. `key` names them: the same rows pass them as long as the same key is given, changed ones aside. */
  seen(table: Table, key: string, tests: readonly Test[]): Seen {
    const known = this.#seen.get(key);
    const isGood = known !== undefined && known.count <= table.changes.count;
    if (isGood && known.count === table.changes.count) return known;
    const passes = passesAll([(row) => table.gone[row] === 0, ...tests]);
    const made = this.#caughtUp(isGood ? known : this.#look(passes), table, passes);
    if (isGood || known === undefined) this.#seen.set(key, made);
    return made;
  }

  #look(passes: Test): Seen {
    const marks = new Uint8Array(this.rows.length);
    const perLeaf = new Uint32Array(this.leaves.length);
    for (const { number, start, end } of this.leaves) {
      for (let place = start; place < end; place++) {
        if (!passes(this.rows[place]!)) continue;
        marks[place] = 1;
        perLeaf[number]!++;
      }
    }
    return { count: this.count, marks, perLeaf, changed: new Set() };
  }

  #caughtUp(seen: Seen, { changes }: Table, passes: Test): Seen {
    if (seen.count === changes.count) return seen;
    const marks = seen.marks.slice();
    const perLeaf = seen.perLeaf.slice();
    const changed = new Set(seen.changed);
    for (const row of changes.log.slice(seen.count, changes.count)) {
      const place = this.placeOf(row);
      if (marks[place] === 1) perLeaf[this.leafAt(place)]!--;
      marks[place] = 0;
      if (passes(row)) changed.add(row);
      else changed.delete(row);
    }
    return { count: changes.count, marks, perLeaf, changed };
  }
}
