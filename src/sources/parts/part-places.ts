import type { Listing } from "../../contract/listing.ts";
import type { Polygon } from "../geometry/shapes.ts";
import { recogniserOf, type WrittenLabel } from "../taxonomy/recognise.ts";
import { findWholes, type PartPlace } from "./find-wholes.ts";

interface Known extends PartPlace {
  readonly labels: readonly WrittenLabel[];
}

/** The listings of an organisation, those that an import brings included, gathered to tell which are part of which. */
export class PartPlaces {
  readonly #places = new Map<string, Known>();
  /** Labels of a category, by how they are written: most places share theirs. */
  readonly #labels = new Map<string, readonly WrittenLabel[]>();

  /** Adds a listing, or to one that was added what it covers. One without a position, or no longer there, is part of nothing. */
  add(listing: Partial<Listing> & { id: string }, extent?: readonly Polygon[]): void {
    const { id, geoLocation: at, name = {}, category = {}, score, status } = listing;
    const known = this.#places.get(id);
    if (known) this.#places.set(id, { ...known, extent: known.extent ?? extent });
    else if (at && status !== "archived") {
      const labels = this.#labelsOf(category);
      const categoryWords = labels.map(({ words }) => words);
      this.#places.set(id, { id, at, names: Object.values(name), categoryWords, labels, score, extent });
    }
  }

  /** By listing the one that it is part of, by id. */
  async wholes(): Promise<Map<string, string>> {
    const labels = [...this.#labels.values()];
    const recognise = await recogniserOf(labels.flatMap((one) => one.map(({ language }) => language)));
    const categories = new Map(labels.map((one) => [one, recognise(one)]));
    const places = [...this.#places.values()];
    return findWholes(places.map((place) => ({ ...place, category: categories.get(place.labels) })));
  }

  #labelsOf(category: NonNullable<Listing["category"]>): readonly WrittenLabel[] {
    const key = JSON.stringify(category);
    const labels =
      this.#labels.get(key) ?? Object.entries(category).map(([language, words]) => ({ language, words }));
    this.#labels.set(key, labels);
    return labels;
  }
}
