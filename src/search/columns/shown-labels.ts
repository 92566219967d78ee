import { BoundedCache } from "../../content/bounded-cache.ts";
import { keptWith } from "../../content/kept-with.ts";
import type { Localiser } from "../../content/localise.ts";
import type { Labels } from "./labels.ts";
import type { Lists } from "./lists.ts";

/** What is remembered of one column in all languages at most, but as many languages as these whatever they take. */
const MAX_BYTES = 16 * 1_024 * 1_024;
const LANGUAGES_MIN = 2;
/** About what a row takes: where its labels are, how many, and some. */
const BYTES_PER_ROW = 24;

const shownOf = keptWith(
  ({ size }: Lists) =>
    new BoundedCache<string, ShownLabels>(
      Math.max(MAX_BYTES, LANGUAGES_MIN * size * BYTES_PER_ROW),
      (shown) => shown.starts.length * BYTES_PER_ROW,
    ),
);

/** What the localiser shows of a column of labels, as far as it was asked for before. */
export function shownLabels(labels: Labels, lists: Lists, localiser: Localiser): ShownLabels {
  return shownOf(lists).getOrMake(localiser.key, () => new ShownLabels(labels, lists, localiser));
}

/** The labels of rows in the language that is picked for each row, of those that fold alike the first: worked out when first asked for. */
export class ShownLabels {
  /** By row, where in `values` its number of labels stands, before them; 0 for a row that nobody asked for. */
  readonly starts: Uint32Array;
  readonly #labels: Labels;
  readonly #lists: Lists;
  readonly #localiser: Localiser;
  /** The language picked where these languages (numbers as characters) have a word. */
  readonly #picked = new Map<string, number>();
  #values = new Uint32Array(1_024);
  #length = 1;

  constructor(labels: Labels, lists: Lists, localiser: Localiser) {
    this.#labels = labels;
    this.#lists = lists;
    this.#localiser = localiser;
    this.starts = new Uint32Array(lists.size);
  }

  /** Calls `use` for every label that is shown of these rows. */
  each(rows: ArrayLike<number>, use: (label: number) => void): void {
    for (let place = 0; place < rows.length; place++) {
      const row = rows[place]!;
      const start = this.starts[row] || this.#write(row);
      const end = start + this.#values[start]!;
      for (let at = start + 1; at <= end; at++) use(this.#values[at]!);
    }
  }

  #write(row: number): number {
    const { foldOf, languageOf } = this.#labels.index;
    const own = this.#lists.of(row);
    const language = this.#languageOf(own);
    const start = this.#length;
    if (start + own.length >= this.#values.length) {
      const longer = new Uint32Array(2 * this.#values.length + own.length);
      longer.set(this.#values);
      this.#values = longer;
    }
    const values = this.#values;
    let end = start + 1;
    for (const label of own) {
      if (languageOf[label] !== language) continue;
      let at = start + 1;
      while (at < end && foldOf[values[at]!] !== foldOf[label]) at++;
      values[at] = at < end ? Math.min(values[at]!, label) : label;
      if (at === end) end++;
    }
    values[start] = end - start - 1;
    this.#length = end;
    this.starts[row] = start;
    return start;
  }

  /** The number of the language picked for a row with these labels; without a language asked for, the default one. */
  #languageOf(own: Uint32Array): number {
    const { languages, languageOf } = this.#labels.index;
    let has = "";
    let last = -1;
    for (const label of own) {
      if (languageOf[label] === last) continue;
      last = languageOf[label]!;
      const language = String.fromCharCode(last);
      if (!has.includes(language)) has += language;
    }
    let picked = this.#picked.get(has);
    if (picked === undefined) {
      const numbers = Array.from(has, (character) => character.charCodeAt(0));
      const map = Object.fromEntries(numbers.map((number) => [languages[number]!, number + 1]));
      picked = (this.#localiser.pick(map)?.value ?? 0) - 1;
      this.#picked.set(has, picked);
    }
    return picked;
  }
}
