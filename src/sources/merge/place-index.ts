import type { DatabaseSync, StatementSync } from "node:sqlite";
import { chordOfMetres, metresApart, metresOfChord, type SpherePoint } from "../../content/sphere.ts";
import { withRoom } from "../../search/text/token-table.ts";
import type { SourceKind } from "../source-record.ts";
import { END_NUMBERS, haveCommon, numberOf } from "./place-names.ts";
import { type PlaceTraits, reachMetres } from "./same-place.ts";

/** A website, number or item that more places share is that of a chain or a town hall: it says nothing. */
const MAX_SHARING = 20;

/** Traits that places rarely share. */
const signs = ["website", "phone", "wikidata"] as const;

/** A place that is near another one: its row, and great-circle metres. */
export interface NearPlace {
  row: number;
  metres: number;
}

/**
 * Places of one kind, found by what could make them one with another: nearness, or something of theirs that is rare. A place
 * is known by the row that it has elsewhere. Memory: some hundred bytes a place (where it is, and how its words begin and end).
 */
export class PlaceIndex {
  readonly #kind: SourceKind;
  readonly #grid: SphereGrid;
  /** By point of the grid. */
  readonly #marks: Uint32Array[] = [];
  readonly #rows: number[] = [];
  readonly #addSign: StatementSync;
  readonly #findSign: StatementSync;

  constructor(scratch: DatabaseSync, kind: SourceKind) {
    this.#kind = kind;
    this.#grid = new SphereGrid(reachMetres[kind]);
    scratch.exec(
      "CREATE TABLE IF NOT EXISTS sign (sign TEXT, place INTEGER, PRIMARY KEY (sign, place)) WITHOUT ROWID",
    );
    this.#addSign = scratch.prepare("INSERT INTO sign VALUES (?, ?)");
    this.#findSign = scratch.prepare(
      `SELECT place FROM sign WHERE sign = ? ORDER BY place LIMIT ${MAX_SHARING + 1}`,
    );
  }

  /** @param row above those of the places that were added before */
  add(row: number, traits: PlaceTraits): void {
    for (const sign of this.#signsOf(traits)) this.#addSign.run(sign, row);
    if (!traits.at) return;
    this.#grid.add(traits.at);
    this.#marks.push(Uint32Array.from(marksOf(traits)));
    this.#rows.push(row);
  }

  /**
   * The places near by that may be alike: names without a common beginning or end of a word are not alike, and most neighbours
   * are dismissed so.
   */
  near(traits: PlaceTraits, withinMetres?: number): NearPlace[] {
    if (!traits.at) return [];
    const marks = marksOf(traits);
    return this.#grid
      .near(traits.at, withinMetres)
      .filter(({ point }) => haveCommon(this.#marks[point]!, marks))
      .map(({ point, metres }) => ({ row: this.#rows[point]!, metres }));
  }

  /** The rows of all places that could be the same, each once, with their metres as far as they are known. */
  candidates(traits: PlaceTraits): Map<number, number | undefined> {
    const found = new Map<number, number | undefined>();
    for (const { row, metres } of this.near(traits)) found.set(row, metres);
    for (const sign of this.#signsOf(traits)) {
      const sharing = this.#findSign.all(sign) as unknown as { place: number }[];
      if (sharing.length > MAX_SHARING) continue;
      for (const { place } of sharing) if (!found.has(place)) found.set(place, undefined);
    }
    return found;
  }

  #signsOf(traits: PlaceTraits): string[] {
    return signs.flatMap((sign) =>
      traits[sign] === undefined ? [] : [`${this.#kind} ${sign} ${traits[sign]}`],
    );
  }
}

/** Numbers of which two places that may be alike have one in common, ascending: ends of words, and the Wikidata item. */
function marksOf({ names, wikidata }: PlaceTraits): readonly number[] {
  return wikidata === undefined ? names.ends() : [...names.ends(), END_NUMBERS + numberOf(wikidata)];
}

/** Great-circle metres; undefined where one has no position. */
export function metresBetween(a: SpherePoint | undefined, b: SpherePoint | undefined): number | undefined {
  return a && b && metresApart(a, b);
}

/** A point of a grid: its number in the order of adding, and how far it is. */
export interface NearPoint {
  point: number;
  /** Of the great circle. */
  metres: number;
}

/**
 * Points in cubic cells: finds what lies within a fixed distance of a point, anywhere on the globe (no meridian and no
 * pole is special), in the time that the neighbouring cells take. The cells are hashed into buckets (Teschner et al., "Optimized
 * Spatial Hashing for Collision Detection of Deformable Objects", 2003), the points of a bucket linked to each other:
 * some 32 bytes a point, twice that at most.
 */
export class SphereGrid {
  readonly #reach: number;
  readonly #cell: number;
  #size = 0;
  /** Three a point. */
  #coordinates = new Float64Array(3 * 1024);
  /** By point: the one before it in its bucket, plus one; 0 for none. */
  #next = new Uint32Array(1024);
  /** The last point of each bucket, plus one. A power of two of them, no fewer than points. */
  #buckets = new Uint32Array(1024);

  /** @param reachMetres how far `near` looks at most */
  constructor(reachMetres: number) {
    this.#reach = chordOfMetres(reachMetres);
    this.#cell = Math.sqrt(this.#reach);
  }

  /** Adds a point. Its number is that of the points before it. */
  add({ x, y, z }: SpherePoint): void {
    const point = this.#size++;
    this.#coordinates = withRoom(this.#coordinates, 3 * this.#size, Float64Array);
    this.#coordinates.set([x, y, z], 3 * point);
    this.#next = withRoom(this.#next, this.#size, Uint32Array);
    if (this.#size > this.#buckets.length) this.#grow();
    else this.#link(point);
  }

  /** What lies within this many metres of a point (at most the grid's reach), in the order of adding. */
  near(at: SpherePoint, withinMetres = Number.POSITIVE_INFINITY): NearPoint[] {
    const reach = Math.min(this.#reach, chordOfMetres(withinMetres));
    const found: NearPoint[] = [];
    for (const bucket of this.#bucketsAround(at)) {
      for (let link = this.#buckets[bucket]!; link > 0; link = this.#next[link - 1]!) {
        const chord = this.#squaredChord(at, link - 1);
        if (chord <= reach) found.push({ point: link - 1, metres: metresOfChord(chord) });
      }
    }
    return found.sort((a, b) => a.point - b.point);
  }

  /** The buckets of a point's cell and of the 26 cells around it, each once: two cells may share one. */
  #bucketsAround({ x, y, z }: SpherePoint): Set<number> {
    const [i, j, k] = [this.#place(x), this.#place(y), this.#place(z)];
    const buckets = new Set<number>();
    for (let a = i - 1; a <= i + 1; a++) {
      for (let b = j - 1; b <= j + 1; b++) {
        for (let c = k - 1; c <= k + 1; c++) buckets.add(this.#bucket(a, b, c));
      }
    }
    return buckets;
  }

  #grow(): void {
    this.#buckets = new Uint32Array(2 * this.#buckets.length);
    for (let point = 0; point < this.#size; point++) this.#link(point);
  }

  #link(point: number): void {
    const [x, y, z] = this.#coordinates.subarray(3 * point, 3 * point + 3);
    const bucket = this.#bucket(this.#place(x!), this.#place(y!), this.#place(z!));
    this.#next[point] = this.#buckets[bucket]!;
    this.#buckets[bucket] = point + 1;
  }

  #place(coordinate: number): number {
    return Math.floor(coordinate / this.#cell);
  }

  #bucket(i: number, j: number, k: number): number {
    const hash = Math.imul(i, 73_856_093) ^ Math.imul(j, 19_349_663) ^ Math.imul(k, 83_492_791);
    return (hash ^ (hash >>> 15)) & (this.#buckets.length - 1);
  }

  #squaredChord({ x, y, z }: SpherePoint, point: number): number {
    const at = 3 * point;
    const [dx, dy, dz] = [
      x - this.#coordinates[at]!,
      y - this.#coordinates[at + 1]!,
      z - this.#coordinates[at + 2]!,
    ];
    return dx ** 2 + dy ** 2 + dz ** 2;
  }
}
