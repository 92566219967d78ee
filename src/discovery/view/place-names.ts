import type { Labels } from "../../search/columns/labels.ts";
import type { Test } from "../../search/columns/match.ts";
import type { Table } from "../../search/columns/table.ts";
import { wordsOf } from "../../search/text/words.ts";

/** Words of a query that name a geo area: where they begin, how many they are, and the rows of the areas so named. */
export interface NamedPlace {
  start: number;
  length: number;
  areas: readonly number[];
}

/** The names of an organisation's geo areas in all languages, as folded words. Built on the first query. */
export class PlaceNames {
  readonly #labels: Labels;
  readonly #areas: Table;
  #names: Map<string, Set<number>> | undefined;
  #longest = 0;

  constructor(labels: Labels, areas: Table) {
    this.#labels = labels;
    this.#areas = areas;
  }

  /**
   * The longest run of the words that is the whole name of an area that `sees` accepts, the first of equals; undefined when
   * there is none. A name that only areas beyond a request's scope have is no name to it.
   */
  find(words: readonly string[], sees: Test): NamedPlace | undefined {
    const names = this.#all();
    for (let length = Math.min(this.#longest, words.length); length > 0; length--) {
      for (let start = 0; start + length <= words.length; start++) {
        const named = names.get(words.slice(start, start + length).join(" ")) ?? [];
        const areas = [...named].filter(sees);
        if (areas.length > 0) return { start, length, areas };
      }
    }
    return undefined;
  }

  #all(): Map<string, Set<number>> {
    if (this.#names) return this.#names;
    const names = new Map<string, Set<number>>();
    for (let row = 0; row < this.#areas.size; row++) {
      for (const label of this.#areas.names.of(row)) {
        const words = wordsOf(this.#labels.words(label));
        if (words.length === 0) continue;
        const name = words.join(" ");
        names.set(name, (names.get(name) ?? new Set()).add(row));
        this.#longest = Math.max(this.#longest, words.length);
      }
    }
    this.#names = names;
    return names;
  }
}
