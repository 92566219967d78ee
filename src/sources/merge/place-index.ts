import type { DatabaseSync, StatementSync } from "node:sqlite";
import { chordOfMetres, metresApart, metresOfChord, type SpherePoint } from "../../content/sphere.ts";
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
 * pole is special), in the time that the neighbouring cells take.
 */
export class SphereGrid {
  readonly #reach: number;
  readonly #cell: number;
  readonly #points: SpherePoint[] = [];
  /** Numbers of points by the hash of their cell, which two cells may share. */
  readonly #cells = new Map<number, number[]>();

  /** @param reachMetres how far `near` looks at most */
  constructor(reachMetres: number) {
    this.#reach = chordOfMetres(reachMetres);
    this.#cell = Math.sqrt(this.#reach);
  }

  /** Adds a point. Its number is that of the points before it. */
  add(point: SpherePoint): void {
    const number = this.#points.push(point) - 1;
    const [i, j, k] = this.#placeOf(point);
    const cell = hashOf(i, j, k);
    const inCell = this.#cells.get(cell);
    if (inCell) inCell.push(number);
    else this.#cells.set(cell, [number]);
  }

  /** What lies within this many metres of a point (at most the grid's reach), in the order of adding. */
  near(at: SpherePoint, withinMetres = Number.POSITIVE_INFINITY): NearPoint[] {
    const reach = Math.min(this.#reach, chordOfMetres(withinMetres));
    const found: NearPoint[] = [];
    for (const cell of this.#cellsAround(at)) {
      for (const point of this.#cells.get(cell) ?? []) {
        const { x, y, z } = this.#points[point]!;
        const chord = (at.x - x) ** 2 + (at.y - y) ** 2 + (at.z - z) ** 2;
        if (chord <= reach) found.push({ point, metres: metresOfChord(chord) });
      }
    }
    return found.sort((a, b) => a.point - b.point);
  }

  /** A point's cell and the 26 cells around it, by their hashes, each once. */
  #cellsAround(at: SpherePoint): Set<number> {
    const [i, j, k] = this.#placeOf(at);
    const cells = new Set<number>();
    for (let a = i - 1; a <= i + 1; a++) {
      for (let b = j - 1; b <= j + 1; b++) {
        for (let c = k - 1; c <= k + 1; c++) cells.add(hashOf(a, b, c));
      }
    }
    return cells;
  }

  #placeOf({ x, y, z }: SpherePoint): [number, number, number] {
    return [Math.floor(x / this.#cell), Math.floor(y / this.#cell), Math.floor(z / this.#cell)];
  }
}

/** Teschner et al., "Optimized Spatial Hashing for Collision Detection of Deformable Objects", 2003. */
function hashOf(i: number, j: number, k: number): number {
  return Math.imul(i, 73_856_093) ^ Math.imul(j, 19_349_663) ^ Math.imul(k, 83_492_791);
}
