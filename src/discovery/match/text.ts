import { borrow, giveBack } from "../../content/lent-memory.ts";
import type { SearchableKind } from "../../contract/records.ts";
import { insideArea } from "../../search/columns/areas.ts";
import { Cut, type Rows } from "../../search/columns/cut.ts";
import type { Labels } from "../../search/columns/labels.ts";
import { passesAll, type Test } from "../../search/columns/match.ts";
import { pointsOf } from "../../search/columns/points.ts";
import type { Table } from "../../search/columns/table.ts";
import type { SearchOptions, TextMatches } from "../../search/postings/match-rows.ts";
import { type Field, TEXT_COSTS } from "../../search/text/fields.ts";
import { parseQuery } from "../../search/text/query.ts";
import { buildTextQuery, type TextQuery } from "../../search/text/text-query.ts";
import { splitWords } from "../../search/text/words.ts";
import type { Org } from "../org/org.ts";
import { inScope, type Sight } from "./sight.ts";

/** The rows that a request matches, in no order yet. */
export interface Match {
  rows: Rows;
  /** How well the text of a row matches, where words were asked for: the lower, the better. */
  tier?: (row: number) => number;
  /** Where tiers are read. */
  found?: Found;
}

/** Gives back the memory of rows that were chosen from, and of their tiers unless those are to be told. */
export function letGo({ rows, found }: Match, { explain = false }: { explain?: boolean } = {}): void {
  if (!(rows instanceof Cut)) giveBack(rows);
  if (found && !explain && idle.length < MOST_IDLE) idle.push(found);
}

export interface MatchRequest {
  kind: SearchableKind;
  cut: Cut;
  /** What is asked of a row of the cut besides the words. */
  tests: readonly Test[];
  searchQuery?: string;
  /** Every word has to be in one of these fields as it is written or as another form of itself; left out: in any, misspelt too. */
  wordsIn?: readonly Field[];
  /** Words are looked for in texts of the request's language alone, and of none; left out: of all. */
  inOwnLanguage?: boolean;
  /** Rows that must pass as well to be an answer; those that pass `tests` alone are gathered beside them, for facets. */
  answers?: Test;
}

/** The rows that pass every test, and, where words are asked for, match them. */
export async function matchRows(sight: Sight, request: MatchRequest): Promise<Match> {
  const { cut, tests, searchQuery } = request;
  if (searchQuery === undefined) return { rows: tests.length === 0 ? cut : cut.passing(tests) };
  return matchText(sight, searchQuery, request);
}

/**
 * The rows that pass and match a text query: every word must match, the last one also as a prefix. Words that name a geo
 * area narrow the place: they also hold for rows within its circle. When nothing matches every word, the rows that match
 * the most words.
 */
async function matchText(sight: Sight, searchQuery: string, request: MatchRequest): Promise<Match> {
  const { kind, cut, tests, answers = () => true } = request;
  const { org } = sight;
  const { vocabulary, languages } = await org.words();
  const searched = request.inOwnLanguage ? [sight.language] : languages;
  const parsed = parseQuery(searchQuery, { languages: searched, preferred: sight.language });
  if (parsed.words.length === 0) return { rows: new Uint32Array(0), tier: () => 0 };
  const query = buildTextQuery(parsed, vocabulary, request.wordsIn);

  const found = new Tiers(org, kind, cut, tests);
  await found.search(query, { mode: "all" });
  const named = findAreaName(
    sight,
    parsed.words.map(({ word }) => word),
  );
  if (named) {
    const rest = query.words.toSpliced(named.start, named.length);
    const inside = inAreas(org, kind, named.areas);
    const cost = named.length * TEXT_COSTS.field.place;
    if (rest.length > 0) await found.search({ words: rest }, { mode: "all" }, { inside, cost });
    else found.all(inside, cost);
  }
  if (query.words.length > 1 && !request.wordsIn && !found.some(answers)) {
    await found.search(query, { mode: "any" });
    found.keepMostWords(answers);
  }
  return found.done();
}

/** Rows in one of the areas. */
function inAreas({ catalogue }: Org, kind: SearchableKind, areas: readonly number[]): Test {
  const points = pointsOf(catalogue, kind);
  const tests = areas.flatMap((area) => insideArea(catalogue.tables.geoArea, area, points) ?? []);
  return (row) => tests.some((inside) => inside(row));
}

/** By row, what it was found with; what has another stamp is of an earlier search. */
interface Found {
  /** The stamp × 65,536 + (the tier + 1) × 32 + the number of words. */
  entries: Uint32Array;
  stamp: number;
}

const MOST_STAMPS = 0xffff;
/** Those that no search has. */
const idle: Found[] = [];
const MOST_IDLE = 4;

/** For so many rows, none of them found. */
function nothingFound(size: number): Found {
  const used = idle.pop();
  const found = used && used.entries.length >= size ? used : { entries: new Uint32Array(size), stamp: 0 };
  const isFull = found.stamp === MOST_STAMPS;
  if (isFull) found.entries.fill(0);
  found.stamp = isFull ? 1 : found.stamp + 1;
  return found;
}

const WORDS = 0x1f;
/** Of a row that was found without words of its own: it stays, however many others have. */
const NO_WORDS = WORDS;

/** Gathers rows with the best tier each was found with, and how many words it had when it was found last. */
class Tiers {
  readonly #org: Org;
  readonly #kind: SearchableKind;
  readonly #cut: Cut;
  readonly #tests: readonly Test[];
  readonly #found: Found;
  /** Those that were found, each once. */
  readonly #rows: Uint32Array<ArrayBuffer>;
  #count = 0;

  constructor(org: Org, kind: SearchableKind, cut: Cut, tests: readonly Test[]) {
    this.#org = org;
    this.#kind = kind;
    this.#cut = cut;
    this.#tests = tests;
    const { size } = org.catalogue.tables[kind];
    this.#found = nothingFound(size);
    this.#rows = new Uint32Array(borrow(4 * size), 0, size);
  }

  some(test: Test): boolean {
    return this.#rows.subarray(0, this.#count).some(test);
  }

  /** Adds what the store finds, where given only `inside`, at an additional cost. */
  async search(
    query: TextQuery,
    options: SearchOptions,
    named?: { inside: Test; cost: number },
  ): Promise<void> {
    const { within } = this.#cut;
    this.#take(await this.#org.search(this.#kind, query, { ...options, within }), named);
  }

  #take({ seqs, costs, words }: TextMatches, named?: { inside: Test; cost: number }): void {
    const more = named?.cost ?? 0;
    const tests = named ? [...this.#tests, named.inside] : this.#tests;
    const passes = tests.length === 0 ? undefined : passesAll(tests);
    const cut = this.#cut;
    const table = this.#org.catalogue.tables[this.#kind];
    for (let index = 0; index < seqs.length; index++) {
      const row = cut.rowOfSeq(seqs[index]!, table);
      if (row === undefined || (passes && !passes(row))) continue;
      this.#add(row, costs[index]! + more, words[index]!);
    }
  }

  /** Adds every row inside, at this cost. */
  all(inside: Test, cost: number): void {
    const rows = this.#cut.passing([...this.#tests, inside]);
    for (const row of rows) this.#add(row, cost, (this.#known(row) || NO_WORDS) & WORDS);
    giveBack(rows);
  }

  /** Drops the rows with fewer words than the best that answers. */
  keepMostWords(answers: Test): void {
    const rows = this.#rows.subarray(0, this.#count);
    let most = 0;
    for (const row of rows) {
      const words = this.#known(row) & WORDS;
      if (words > most && words !== NO_WORDS && answers(row)) most = words;
    }
    this.#count = 0;
    for (const row of rows) if ((this.#known(row) & WORDS) >= most) this.#rows[this.#count++] = row;
  }

  done(): Match {
    const found = this.#found;
    const { entries } = found;
    const tier = (row: number) => ((entries[row]! & 0xffff) >> 5) - 1;
    return { rows: this.#rows.subarray(0, this.#count), tier, found };
  }

  /** What a row was found with; 0 where it was not. */
  #known(row: number): number {
    const entry = this.#found.entries[row]!;
    return entry >>> 16 === this.#found.stamp ? entry & 0xffff : 0;
  }

  #add(row: number, tier: number, words: number): void {
    const known = this.#known(row);
    if (known === 0) this.#rows[this.#count++] = row;
    const best = known === 0 ? tier + 1 : Math.min(tier + 1, known >> 5);
    this.#found.entries[row] = (this.#found.stamp << 16) | (best << 5) | words;
  }
}

/** Words of a query that name a geo area: where they begin, how many they are, and the rows of the areas so named. */
interface AreaName {
  start: number;
  length: number;
  areas: readonly number[];
}

/**
 * The longest run of the words that is the whole name of an area, the first of equals; undefined when there is none. A name that only
 * areas beyond the request's scope have does not count.
 */
function findAreaName(sight: Sight, words: readonly string[]): AreaName | undefined {
  const { labels, tables } = sight.org.catalogue;
  const { names, maxWords } = areaNames(labels, tables.geoArea);
  const sees = inScope(sight, "geoArea");
  for (let length = Math.min(maxWords, words.length); length > 0; length--) {
    for (let start = 0; start + length <= words.length; start++) {
      const named = names.get(words.slice(start, start + length).join(" ")) ?? [];
      const areas = [...named].filter(sees);
      if (areas.length > 0) return { start, length, areas };
    }
  }
  return undefined;
}

/** The names of areas in all languages, as folded words, with the rows that have them. */
interface AreaNames {
  names: ReadonlyMap<string, ReadonlySet<number>>;
  maxWords: number;
}

const namesOfTables = new WeakMap<Table, AreaNames>();

/** Made on the first query, and kept for as long as no area changes. */
function areaNames(labels: Labels, areas: Table): AreaNames {
  const known = namesOfTables.get(areas);
  if (known) return known;
  const names = new Map<string, Set<number>>();
  let maxWords = 0;
  for (let row = 0; row < areas.size; row++) {
    for (const label of areas.names.of(row)) {
      const words = splitWords(labels.words(label));
      if (words.length === 0) continue;
      const name = words.join(" ");
      names.set(name, (names.get(name) ?? new Set()).add(row));
      maxWords = Math.max(maxWords, words.length);
    }
  }
  const made = { names, maxWords };
  namesOfTables.set(areas, made);
  return made;
}
