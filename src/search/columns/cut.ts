import { borrow } from "../../content/lent-memory.ts";
import { chordOfMetres, pointOf, type SpherePoint } from "../../content/sphere.ts";
import type { GeoLocation } from "../../contract/common.ts";
import type { Leaf } from "./leaves.ts";
import { passesAll, type Test } from "./match.ts";
import type { Points } from "./points.ts";
import type { Seen, SeenLeaf, Space } from "./space.ts";
import type { Table } from "./table.ts";

/** A circle around a centre; without a centre or a radius everything lies in it. */
export interface Circle {
  centre?: GeoLocation;
  radiusMetres?: number;
  /** Whether rows that are nowhere lie in it too. */
  keepsNowhere: boolean;
}

/** A leaf that a cut touches. */
export interface CutLeaf extends SeenLeaf {
  leaf: Leaf;
  /** Whether all of it is in the circle. */
  isInside: boolean;
  /** Whether all of its rows are of the cut. */
  isWhole: boolean;
  /** No row is nearer to the centre, as a squared chord; infinite for rows that are nowhere. */
  nearest: number;
}

/** The records, by their seqs, of the regions that a cut touches. */
export interface Within {
  /** Names them in this process. */
  readonly key: string;
  readonly holds: (seq: number) => boolean;
}

/** The rows that somebody may see in a circle, or anywhere: found leaf by leaf, none of them looked at before it is asked for. */
export class Cut {
  readonly space: Space;
  readonly leaves: readonly CutLeaf[];
  /** The rows that have changed since there are leaves. */
  readonly changed: readonly number[];
  readonly #points: Points;
  readonly #centre: SpherePoint;
  readonly #limit: number;
  readonly #keepsNowhere: boolean;
  #length: number | undefined;
  #changedBySeq: ReadonlyMap<number, number> | undefined;
  /** By number of leaf, where it is touched; of use where rows are asked for one by one. */
  #byNumber: (CutLeaf | undefined)[] | undefined;

  /** @param see tells which rows of some leaves may be seen */
  constructor(space: Space, see: (leaves: readonly Leaf[]) => Seen, points: Points, circle: Circle) {
    this.space = space;
    this.#points = points;
    const { centre = [0, 0], keepsNowhere } = circle;
    const radiusMetres = circle.centre && circle.radiusMetres;
    this.#centre = pointOf(...centre);
    this.#limit = radiusMetres === undefined ? Number.POSITIVE_INFINITY : chordOfMetres(radiusMetres);
    this.#keepsNowhere = radiusMetres === undefined || keepsNowhere;
    const near = space.leaves.filter(({ box }) =>
      box ? nearestChord(box, this.#centre) <= this.#limit : this.#keepsNowhere,
    );
    const seen = see(near);
    const leaves: CutLeaf[] = [];
    for (const leaf of near) {
      const { marks, count } = seen.leaves[leaf.number]!;
      if (count === 0) continue;
      const { box } = leaf;
      const nearest = box ? nearestChord(box, this.#centre) : Number.POSITIVE_INFINITY;
      const isInside = !box || farthestChord(box, this.#centre) <= this.#limit;
      const isWhole = isInside && count === marks.length;
      leaves.push({ leaf, marks, count, isInside, isWhole, nearest });
    }
    this.leaves = leaves;
    this.changed = seen.changed.size === 0 ? [] : [...seen.changed].filter((row) => this.#isNear(row));
  }

  /** How many rows there are. */
  get length(): number {
    if (this.#length === undefined) {
      this.#length = this.changed.length;
      for (const cutLeaf of this.leaves) {
        const { start, end } = cutLeaf.leaf;
        if (cutLeaf.isInside) this.#length += cutLeaf.count;
        else for (let place = start; place < end; place++) if (this.holds(cutLeaf, place)) this.#length++;
      }
    }
    return this.#length;
  }

  /** The row of a record, by its seq, where it is one of the cut; `table` is that of the rows. */
  rowOfSeq(seq: number, { seqs }: Table): number | undefined {
    // Nearly always the leaf tells: all else lies far away in memory.
    this.#byNumber ??= this.#numbered();
    const cutLeaf = this.#byNumber[this.space.leafOfSeq(seq)];
    if (cutLeaf !== undefined) {
      const place = this.space.placeOfSeq(seq);
      if (this.holds(cutLeaf, place)) return this.space.rows[place];
    }
    if (this.changed.length === 0) return undefined;
    this.#changedBySeq ??= new Map(this.changed.map((row) => [seqs[row]!, row]));
    return this.#changedBySeq.get(seq);
  }

  #numbered(): (CutLeaf | undefined)[] {
    const byNumber = new Array<CutLeaf | undefined>(this.space.leaves.length + 1).fill(undefined);
    for (const cutLeaf of this.leaves) byNumber[cutLeaf.leaf.number] = cutLeaf;
    return byNumber;
  }

  /** Where words have to be looked for; undefined where that is everywhere. */
  get within(): Within | undefined {
    const { space } = this;
    const beyond = space.leaves.length;
    const wanted = new Uint8Array(space.regionOf(beyond) + 1);
    wanted[space.regionOf(beyond)] = 1;
    for (const { leaf } of this.leaves) wanted[space.regionOf(leaf.number)] = 1;
    for (const row of this.changed) wanted[space.regionOf(space.leafAt(space.placeOf(row)))] = 1;
    if (!wanted.includes(0)) return undefined;
    return {
      key: `${space.number} ${wanted.join("")}`,
      holds: (seq) => wanted[space.regionOf(space.leafOfSeq(seq))] === 1,
    };
  }

  #isNear(row: number): boolean {
    const chord = chordTo(this.#points, row, this.#centre);
    return chord <= this.#limit || (this.#keepsNowhere && Number.isNaN(chord));
  }

  /** Whether the row at a place of a leaf is one of the cut. */
  holds({ leaf, marks, isInside, isWhole }: CutLeaf, place: number): boolean {
    return isWhole || (marks[place - leaf.start] === 1 && (isInside || this.chordAt(place) <= this.#limit));
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
