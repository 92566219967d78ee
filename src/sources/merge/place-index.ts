import type { DatabaseSync, StatementSync } from "node:sqlite";
import { metresApart, type SpherePoint } from "../../content/sphere.ts";
import { withRoom } from "../../search/text/token-table.ts";
import type { SourceKind } from "../source-record.ts";
import { NumberLists } from "./number-lists.ts";
import { END_NUMBERS, haveCommon, numberOf } from "./place-names.ts";
import type { PlaceTraits } from "./place-traits.ts";
import { reachMetres } from "./same-place.ts";
import { SphereGrid } from "./sphere-grid.ts";

/** A website, number or item that more places share is that of a chain or a town hall: it says nothing. */
const MOST_SHARING = 20;

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
  readonly #marks = new NumberLists();
  #rows = new Uint32Array(256);
  #points = 0;
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
      `SELECT place FROM sign WHERE sign = ? ORDER BY place LIMIT ${MOST_SHARING + 1}`,
    );
  }

  /** @param row above those of the places that were added before */
  add(row: number, traits: PlaceTraits): void {
    for (const sign of this.#signsOf(traits)) this.#addSign.run(sign, row);
    if (!traits.at) return;
    this.#grid.add(traits.at);
    this.#marks.add(marksOf(traits));
    this.#rows = withRoom(this.#rows, this.#points + 1, Uint32Array);
    this.#rows[this.#points++] = row;
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
      .filter(({ point }) => haveCommon(this.#marks.at(point), marks))
      .map(({ point, metres }) => ({ row: this.#rows[point]!, metres }));
  }

  /** The rows of all places that could be the same, each once, with their metres as far as they are known. */
  candidates(traits: PlaceTraits): Map<number, number | undefined> {
    const found = new Map<number, number | undefined>();
    for (const { row, metres } of this.near(traits)) found.set(row, metres);
    for (const sign of this.#signsOf(traits)) {
      const sharing = this.#findSign.all(sign) as unknown as { place: number }[];
      if (sharing.length > MOST_SHARING) continue;
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
