import { borrow } from "../../content/lent-memory.ts";
import { chordOfMetres, pointOf, type SpherePoint } from "../../content/sphere.ts";
import type { GeoLocation } from "../../contract/common.ts";
import type { Leaf } from "./leaves.ts";
import { passesAll, type Test } from "./match.ts";
import type { Points } from "./points.ts";
import type { Matched, MatchedByLeaf, Seen, Space } from "./space.ts";
import type { Table } from "./table.ts";

/** A circle around a centre; without a centre or a radius everything lies in it. */
export interface Circle {
  centre?: GeoLocation;
  radiusMetres?: number;
  /** Whether rows that are nowhere lie in it too. */
  keepsNowhere: boolean;
}

/** A leaf that a cut touches. */
export interface CutLeaf {
  leaf: Leaf;
  /** Whether all of it is in the circle. */
  isInside: boolean;
  /** No row is nearer to the centre, as a squared chord; infinite for rows that are nowhere. */
  nearest: number;
}

/** What is so of a leaf: some of its rows are in the circle, all are, some have changed. */
const ON_EDGE = 1;
const INSIDE = 2;
const CHANGED = 4;

/** Fewer that were found are sooner looked at than brought into the order of leaves. */
const MANY = 4_096;

/** The rows that somebody may see in a circle, or anywhere: found leaf by leaf, none of them looked at before it is asked for. */
export class Cut {
  readonly space: Space;
  readonly leaves: readonly CutLeaf[];
  /** The rows that have changed since there are leaves. */
  readonly changed: readonly number[];
  readonly #seen: Seen;
  readonly #points: Points;
  readonly #centre: SpherePoint;
  readonly #limit: number;
  readonly #keepsNowhere: boolean;
  #length: number | undefined;
  /** By leaf, what is so of it; of use where rows are asked for one by one. */
  #touches: Uint8Array | undefined;

  constructor(space: Space, seen: Seen, points: Points, circle: Circle) {
    this.space = space;
    this.#seen = seen;
    this.#points = points;
    const { centre = [0, 0], keepsNowhere } = circle;
    const radiusMetres = circle.centre && circle.radiusMetres;
    this.#centre = pointOf(...centre);
    this.#limit = radiusMetres === undefined ? Number.POSITIVE_INFINITY : chordOfMetres(radiusMetres);
    this.#keepsNowhere = radiusMetres === undefined || keepsNowhere;
    const leaves: CutLeaf[] = [];
    for (const leaf of space.leaves) {
      if (seen.perLeaf[leaf.number] === 0) continue;
      const { box } = leaf;
      const nearest = box ? nearestChord(box, this.#centre) : Number.POSITIVE_INFINITY;
      if (box ? nearest > this.#limit : !this.#keepsNowhere) continue;
      const isInside = !box || farthestChord(box, this.#centre) <= this.#limit;
      leaves.push({ leaf, isInside, nearest });
    }
    this.leaves = leaves;
    this.changed = seen.changed.size === 0 ? [] : [...seen.changed].filter((row) => this.#isNear(row));
  }

  /** How many rows there are. */
  get length(): number {
    if (this.#length === undefined) {
      this.#length = this.changed.length;
      for (const cutLeaf of this.leaves) {
        const { start, end, number } = cutLeaf.leaf;
        if (cutLeaf.isInside) this.#length += this.#seen.perLeaf[number]!;
        else for (let place = start; place < end; place++) if (this.holds(cutLeaf, place)) this.#length++;
      }
    }
    return this.#length;
  }

  /** The row of a record, by its seq, where it is one of the cut; `table` is that of the rows. */
  rowOfSeq(seq: number, { rowOfSeq }: Table): number | undefined {
    // Nearly always the leaf tells: all else lies far away in memory.
    const touch = this.#touchOf(this.space.leafOfSeq(seq));
    if (touch === 0) return undefined;
    const { marks, changed } = this.#seen;
    const place = this.space.placeOfSeq(seq);
    if (marks[place] === 1) {
      const isIn = (touch & INSIDE) !== 0 || ((touch & ON_EDGE) !== 0 && this.chordAt(place) <= this.#limit);
      return isIn ? this.space.rows[place] : undefined;
    }
    const row = (touch & CHANGED) === 0 ? undefined : rowOfSeq.get(seq);
    return row !== undefined && changed.has(row) && this.#isNear(row) ? row : undefined;
  }

  /** What was found, in the order of leaves, where that spares looking at many. */
  byLeaf(found: Matched): MatchedByLeaf | undefined {
    const isPart = this.leaves.length < this.space.leaves.length;
    return isPart && found.seqs.length >= MANY ? this.space.byLeaf(found) : undefined;
  }

  /** Whether rows of a leaf, by its number, may be of the cut; a leaf that is none has the number behind the last. */
  touches(leaf: number): boolean {
    return this.#touchOf(leaf) !== 0;
  }

  #touchOf(leaf: number): number {
    this.#touches ??= this.#markLeaves();
    return this.#touches[leaf]!;
  }

  #markLeaves(): Uint8Array {
    const { space, leaves } = this;
    const touches = new Uint8Array(space.leaves.length + 1);
    for (const { leaf, isInside } of leaves) touches[leaf.number] = isInside ? INSIDE : ON_EDGE;
    for (const row of this.#seen.changed) touches[space.leafAt(space.placeOf(row))]! |= CHANGED;
    return touches;
  }

  #isNear(row: number): boolean {
    const chord = chordTo(this.#points, row, this.#centre);
    return chord <= this.#limit || (this.#keepsNowhere && Number.isNaN(chord));
  }

  /** Whether the row at a place of a leaf is one of the cut. */
  holds({ isInside }: CutLeaf, place: number): boolean {
    return this.#seen.marks[place] === 1 && (isInside || this.chordAt(place) <= this.#limit);
  }

  /** The squared chord from the centre to the row at a place. */
  chordAt(place: number): number {
    return chordTo(this.space.points, place, this.#centre);
  }

  /** The rows that pass these tests as well, in lent memory: who is done with them may give it back (`giveBack`). */
  passing(tests: readonly Test[]): Uint32Array {
    let most = this.changed.length;
    for (const { leaf } of this.leaves) most += leaf.end - leaf.start;
    const found = new Uint32Array(borrow(4 * most), 0, most);
    const passes = passesAll(tests);
    const { rows } = this.space;
    let count = 0;
    for (const row of this.changed) if (passes(row)) found[count++] = row;
    for (const cutLeaf of this.leaves) {
      for (let place = cutLeaf.leaf.start; place < cutLeaf.leaf.end; place++) {
        if (this.holds(cutLeaf, place) && passes(rows[place]!)) found[count++] = rows[place]!;
      }
    }
    return found.subarray(0, count);
  }
}

/** Rows that are listed, or those of a cut, which nobody has looked at yet. */
export type Rows = Uint32Array | Cut;

/** The rows one by one, in no order. */
export function listRows(rows: Rows): Uint32Array {
  return rows instanceof Cut ? rows.passing([]) : rows;
}

function chordTo({ x, y, z }: Points, at: number, centre: SpherePoint): number {
  return (x[at]! - centre.x) ** 2 + (y[at]! - centre.y) ** 2 + (z[at]! - centre.z) ** 2;
}

/** The squared chord to the nearest point of a box. */
function nearestChord(box: Float64Array, { x, y, z }: SpherePoint): number {
  return (
    (Math.min(Math.max(x, box[0]!), box[1]!) - x) ** 2 +
    (Math.min(Math.max(y, box[2]!), box[3]!) - y) ** 2 +
    (Math.min(Math.max(z, box[4]!), box[5]!) - z) ** 2
  );
}

/** The squared chord to the farthest corner of a box. */
function farthestChord(box: Float64Array, { x, y, z }: SpherePoint): number {
  return (
    Math.max(x - box[0]!, box[1]! - x) ** 2 +
    Math.max(y - box[2]!, box[3]! - y) ** 2 +
    Math.max(z - box[4]!, box[5]! - z) ** 2
  );
}
