import { BoundedCache } from "../../content/bounded-cache.ts";
import { borrow, giveBack } from "../../content/lent-memory.ts";
import { chordOfMetres, pointOf, type SpherePoint } from "../../content/sphere.ts";
import type { GeoLocation } from "../../contract/common.ts";
import { passesAll, type Test } from "./match.ts";
import type { Points } from "./points.ts";
import { type Leaf, splitSpace } from "./space.ts";
import type { Table } from "./table.ts";

/** What the rows seen by different callers take for one table at most. */
const MAX_SEEN_BYTES = 16 * 1_024 * 1_024;

/** A row that is not seen, one that is seen in its leaf, and one that has changed since: it stands behind the leaves. */
const UNSEEN = 0;
const IN_LEAF = 1;
const CHANGED = 2;

/** Which rows somebody may see. */
interface Seen {
  /** How much of the table's log of changes it has taken in. */
  count: number;
  /** By row. */
  marks: Uint8Array;
  /** How many are seen of each leaf. */
  perLeaf: Uint32Array;
  changed: Uint32Array;
}

/**
 * The rows of a table by where they are, for this table and those that are patched from it: rows that have changed since stand
 * behind the leaves.
 */
export class Space {
  readonly leaves: readonly Leaf[];
  /** How much of the table's log of changes was known when it was made. */
  readonly count: number;
  readonly #leafOf: Uint32Array;
  readonly #seen = new BoundedCache<string, Seen>(MAX_SEEN_BYTES, ({ marks }) => marks.length);

  constructor(table: Table, points: Points, goods: Float64Array) {
    const { gone, size, changes } = table;
    this.leaves = splitSpace(
      points,
      goods,
      Uint32Array.from({ length: size }, (_, row) => row).filter((row) => gone[row] === 0),
    );
    this.count = changes.count;
    this.#leafOf = new Uint32Array(size);
    for (const [leaf, { rows }] of this.leaves.entries()) for (const row of rows) this.#leafOf[row] = leaf;
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
    const marks = new Uint8Array(this.#leafOf.length);
    const perLeaf = new Uint32Array(this.leaves.length);
    for (const [leaf, { rows }] of this.leaves.entries()) {
      for (const row of rows) {
        if (!passes(row)) continue;
        marks[row] = IN_LEAF;
        perLeaf[leaf]!++;
      }
    }
    return { count: this.count, marks, perLeaf, changed: new Uint32Array(0) };
  }

  #caughtUp(seen: Seen, { size, changes }: Table, passes: Test): Seen {
    if (seen.count === changes.count) return seen;
    const marks = new Uint8Array(size);
    marks.set(seen.marks);
    const perLeaf = seen.perLeaf.slice();
    const rows = new Set(changes.log.slice(seen.count, changes.count));
    for (const row of rows) {
      if (marks[row] === IN_LEAF) perLeaf[this.#leafOf[row]!]!--;
      marks[row] = passes(row) ? CHANGED : UNSEEN;
    }
    const changed = new Set([...seen.changed, ...rows]);
    return {
      count: changes.count,
      marks,
      perLeaf,
      changed: Uint32Array.from(changed).filter((row) => marks[row] === CHANGED),
    };
  }
}

/** A circle around a centre; without a centre or a radius everything lies in it. */
export interface Circle {
  centre?: GeoLocation;
  radiusMetres?: number;
  /** Whether rows that are nowhere lie in it too. */
  keepsNowhere: boolean;
}

/** Rows of a cut that stand together. */
export interface Piece {
  rows: Uint32Array;
  /** Whether the best of them come first. */
  isSorted: boolean;
  mark: typeof IN_LEAF | typeof CHANGED;
  /** How many are seen, where all of them are in the circle; else nobody knows. */
  count: number | undefined;
  /** No row is nearer to the centre, as a squared chord; infinite for rows that are nowhere. */
  nearest: number;
}

/** The rows that somebody may see in a circle, or anywhere: found piece by piece, none of them looked at before they are asked for. */
export class Cut {
  readonly pieces: readonly Piece[];
  readonly #marks: Uint8Array;
  readonly #points: Points;
  readonly #centre: SpherePoint;
  readonly #limit: number;
  readonly #keepsNowhere: boolean;
  #length: number | undefined;

  constructor({ leaves }: Space, { marks, perLeaf, changed }: Seen, points: Points, circle: Circle) {
    this.#marks = marks;
    this.#points = points;
    const { centre = [0, 0], keepsNowhere } = circle;
    const radiusMetres = circle.centre && circle.radiusMetres;
    this.#centre = pointOf(...centre);
    this.#limit = radiusMetres === undefined ? Number.POSITIVE_INFINITY : chordOfMetres(radiusMetres);
    this.#keepsNowhere = radiusMetres === undefined || keepsNowhere;
    const pieces: Piece[] = [];
    for (let leaf = 0; leaf < leaves.length; leaf++) {
      if (perLeaf[leaf] === 0) continue;
      const { rows, box } = leaves[leaf]!;
      const nearest = box ? this.#chordTo(box, nearestOn) : Number.POSITIVE_INFINITY;
      if (box ? nearest > this.#limit : !this.#keepsNowhere) continue;
      const isInside = !box || this.#limit >= 4 || this.#chordTo(box, farthestOn) <= this.#limit;
      pieces.push({
        rows,
        isSorted: true,
        mark: IN_LEAF,
        count: isInside ? perLeaf[leaf] : undefined,
        nearest,
      });
    }
    if (changed.length > 0)
      pieces.push({ rows: changed, isSorted: false, mark: CHANGED, count: undefined, nearest: 0 });
    this.pieces = pieces;
  }

  /** How many rows there are. */
  get length(): number {
    if (this.#length === undefined) {
      this.#length = 0;
      for (const piece of this.pieces) this.#length += piece.count ?? this.#count(piece);
    }
    return this.#length;
  }

  #count(piece: Piece): number {
    let count = 0;
    for (const row of piece.rows) if (this.holds(piece, row)) count++;
    return count;
  }

  /** Whether a row of a piece is one of the cut. */
  holds({ mark, count }: Piece, row: number): boolean {
    return this.#marks[row] === mark && (count !== undefined || this.#isNear(row));
  }

  /** Whether any row is one of the cut. */
  has(row: number): boolean {
    return this.#marks[row] !== UNSEEN && this.#isNear(row);
  }

  #isNear(row: number): boolean {
    const { x, y, z } = this.#points;
    const { x: x0, y: y0, z: z0 } = this.#centre;
    const chord = (x[row]! - x0) ** 2 + (y[row]! - y0) ** 2 + (z[row]! - z0) ** 2;
    return chord <= this.#limit || (this.#keepsNowhere && Number.isNaN(chord));
  }

  /** The rows that pass these tests as well, in lent memory: who is done with them may give it back (`giveBack`). */
  passing(tests: readonly Test[]): Uint32Array {
    let most = 0;
    for (const { rows } of this.pieces) most += rows.length;
    const found = new Uint32Array(borrow(4 * most), 0, most);
    const passes = passesAll(tests);
    let count = 0;
    for (const piece of this.pieces) {
      for (const row of piece.rows) if (this.holds(piece, row) && passes(row)) found[count++] = row;
    }
    return found.subarray(0, count);
  }

  /** The squared chord from the centre to a point of a box, which is chosen axis by axis. */
  #chordTo(box: Float64Array, choose: (at: number, least: number, greatest: number) => number): number {
    const { x, y, z } = this.#centre;
    return (
      (choose(x, box[0]!, box[1]!) - x) ** 2 +
      (choose(y, box[2]!, box[3]!) - y) ** 2 +
      (choose(z, box[4]!, box[5]!) - z) ** 2
    );
  }
}

/** Rows that are listed, or those of a cut, which nobody has looked at yet. */
export type Rows = Uint32Array | Cut;

/** The rows one by one, in no order. */
export function listRows(rows: Rows): Uint32Array {
  return rows instanceof Cut ? rows.passing([]) : rows;
}

/** Gives the memory of listed rows back, if it was lent. */
export function letGo(rows: Rows): void {
  if (!(rows instanceof Cut)) giveBack(rows);
}

function nearestOn(at: number, least: number, greatest: number): number {
  return at < least ? least : at > greatest ? greatest : at;
}

function farthestOn(at: number, least: number, greatest: number): number {
  return at - least > greatest - at ? least : greatest;
}
