import { metresOfChord, type SpherePoint } from "../../content/sphere.ts";
import type { SourceKind } from "../source-record.ts";
import type { PlaceTraits } from "./place-traits.ts";
import { reachMetres } from "./same-place.ts";
import { SphereGrid } from "./sphere-grid.ts";

/** A website, number or item that more places share is that of a chain or a town hall: it says nothing. */
const MOST_SHARING = 20;

/** A place of an index: what it is compared by, and what it stands for. */
export interface IndexedPlace<T> {
  traits: PlaceTraits;
  value: T;
}

/** Places of one kind, found by what could make them one with another: nearness, or something of theirs that is rare. */
export class PlaceIndex<T> {
  readonly #grid: SphereGrid<IndexedPlace<T>>;
  readonly #bySign = new Map<string, IndexedPlace<T>[]>();

  constructor(kind: SourceKind) {
    this.#grid = new SphereGrid(reachMetres[kind]);
  }

  add(traits: PlaceTraits, value: T): void {
    const place = { traits, value };
    if (traits.at) this.#grid.add(traits.at, place);
    for (const sign of signsOf(traits)) {
      const sharing = this.#bySign.get(sign);
      if (!sharing) this.#bySign.set(sign, [place]);
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
    for (const sign of signsOf(traits)) {
      const sharing = this.#bySign.get(sign) ?? [];
      if (sharing.length > MOST_SHARING) continue;
      for (const place of sharing) {
        if (!found.has(place)) found.set(place, metresBetween(traits.at, place.traits.at));
      }
    }
    return found;
  }
}

function signsOf({ website, phone, wikidata }: PlaceTraits): string[] {
  return [website && `w ${website}`, phone && `p ${phone}`, wikidata].filter((sign) => sign !== undefined);
}

/** Great-circle metres; undefined where one has no position. */
export function metresBetween(a: SpherePoint | undefined, b: SpherePoint | undefined): number | undefined {
  if (!a || !b) return undefined;
  return metresOfChord((a.x - b.x) ** 2 + (a.y - b.y) ** 2 + (a.z - b.z) ** 2);
}
