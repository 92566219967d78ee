import { metresApart, type SpherePoint } from "../../content/sphere.ts";
import type { SourceKind } from "../source-record.ts";
import type { PlaceTraits } from "./place-traits.ts";
import { reachMetres } from "./same-place.ts";
import { SphereGrid } from "./sphere-grid.ts";

/** A website, number or item that more places share is that of a chain or a town hall: it says nothing. */
const MOST_SHARING = 20;

/** Traits that places rarely share. */
const signs = ["website", "phone", "wikidata"] as const;

/** A place of an index: what it is compared by, and what it stands for. */
export interface IndexedPlace<T> {
  traits: PlaceTraits;
  value: T;
}

/** Places of one kind, found by what could make them one with another: nearness, or something of theirs that is rare. */
export class PlaceIndex<T> {
  readonly #grid: SphereGrid<IndexedPlace<T>>;
  /** By sign: the only place that has it, or all. */
  readonly #bySign = signs.map(() => new Map<string, IndexedPlace<T> | IndexedPlace<T>[]>());

  constructor(kind: SourceKind) {
    this.#grid = new SphereGrid(reachMetres[kind]);
  }

  add(traits: PlaceTraits, value: T): void {
    const place = { traits, value };
    if (traits.at) this.#grid.add(traits.at, place);
    for (const [number, sign] of signs.entries()) {
      const value = traits[sign];
      if (value === undefined) continue;
      const places = this.#bySign[number]!;
      const sharing = places.get(value);
      if (!sharing) places.set(value, place);
      else if (!Array.isArray(sharing)) places.set(value, [sharing, place]);
      else if (sharing.length <= MOST_SHARING) sharing.push(place);
    }
  }

  /** The places near by, each with its metres. */
  near({ at }: PlaceTraits): { value: IndexedPlace<T>; metres: number }[] {
    return at ? this.#grid.near(at) : [];
  }

  /** Every place that could be the same, each once, with its metres where both have a position. */
  candidates(traits: PlaceTraits): Map<IndexedPlace<T>, number | undefined> {
    const found = new Map<IndexedPlace<T>, number | undefined>();
    for (const { value, metres } of this.near(traits)) found.set(value, metres);
    for (const [number, sign] of signs.entries()) {
      const sharing = [this.#bySign[number]!.get(traits[sign] ?? "") ?? []].flat();
      if (sharing.length > MOST_SHARING) continue;
      for (const place of sharing) {
        if (!found.has(place)) found.set(place, metresBetween(traits.at, place.traits.at));
      }
    }
    return found;
  }
}

/** Great-circle metres; undefined where one has no position. */
export function metresBetween(a: SpherePoint | undefined, b: SpherePoint | undefined): number | undefined {
  return a && b && metresApart(a, b);
}
