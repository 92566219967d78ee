import type { SearchableKind } from "../../contract/records.ts";
import { passesAll, type Test, within } from "../../search/columns/match.ts";
import { cellsCovering } from "../../search/postings/geo-cells.ts";
import type { SearchOptions } from "../../search/postings/match-rows.ts";
import { TEXT_COSTS } from "../../search/text/fields.ts";
import { parseQuery } from "../../search/text/query.ts";
import { buildTextQuery, type TextQuery } from "../../search/text/text-query.ts";
import type { Context } from "../view/context.ts";
import type { OrgView } from "../view/org-view.ts";
import { StaleView } from "../view/org-views.ts";
import { type SearchFrame, scopeTests } from "./search-frame.ts";

/** Rows that a text query found, and how well: the lower the tier, the better. */
export interface TextMatch {
  rows: Uint32Array;
  tier: (row: number) => number;
}

export interface TextMatchRequest {
  kind: SearchableKind;
  searchQuery: string;
  frame: SearchFrame;
  /** Everything else that the request asks of a row, the radius cut of the frame included. */
  passes: Test;
  /** Rows that must pass as well to be an answer; those that only `passes` are gathered beside them, for facets. */
  answers?: Test;
}

/**
 * The rows that pass and match a text query: every word must match, the last one also as a prefix. Words that name a geo
 * area narrow the place: they also hold for rows within its circle. When nothing matches every word, the rows that match
 * the most words.
 */
export async function matchText(
  context: Context,
  view: OrgView,
  request: TextMatchRequest,
): Promise<TextMatch> {
  const { kind, searchQuery, frame, passes, answers = () => true } = request;
  const { vocabulary, languages } = await context.vocabularies.of(view);
  const parsed = parseQuery(searchQuery, { languages, preferred: frame.language });
  if (parsed.words.length === 0) return { rows: new Uint32Array(0), tier: () => 0 };
  const query = buildTextQuery(parsed, vocabulary);
  // No row outside the circle passes: the cells only spare work.
  const cells =
    frame.centre && frame.radiusMetres !== undefined
      ? cellsCovering(frame.centre, frame.radiusMetres)
      : undefined;

  const found = new Tiers(view, kind, passes);
  await found.search(context, query, { mode: "all", cells });
  const sees = passesAll(scopeTests(frame, "geoArea"));
  const place = view.places.find(
    parsed.words.map(({ word }) => word),
    sees,
  );
  if (place) {
    const rest = query.words.toSpliced(place.start, place.length);
    const inside = circlesOf(frame, kind, place.areas);
    const cost = place.length * TEXT_COSTS.field.place;
    if (rest.length > 0)
      await found.search(context, { words: rest }, { mode: "all", cells }, { inside, cost });
    else found.all(inside, cost);
  }
  if (query.words.length > 1 && !found.some(answers)) {
    await found.search(context, query, { mode: "any", cells });
    found.keepMostWords(answers);
  }
  return found.done();
}

/** Rows within the circle of one of the areas. */
function circlesOf(frame: SearchFrame, kind: SearchableKind, areas: readonly number[]): Test {
  const { tables } = frame.view.catalogue;
  const { lat, lng, radius } = tables.geoArea;
  const circles = areas
    .filter((area) => radius[area]! > 0 && !Number.isNaN(lat[area]!))
    .map((area) => within(tables[kind], [lat[area]!, lng[area]!], radius[area]!));
  return (row) => circles.some((inside) => inside(row));
}

/** Gathers rows with the best tier each was found with. */
class Tiers {
  readonly #view: OrgView;
  readonly #kind: SearchableKind;
  readonly #passes: Test;
  readonly #tiers = new Map<number, number>();
  readonly #words = new Map<number, number>();

  constructor(view: OrgView, kind: SearchableKind, passes: Test) {
    this.#view = view;
    this.#kind = kind;
    this.#passes = passes;
  }

  some(test: Test): boolean {
    return this.#tiers.keys().some(test);
  }

  /** Adds what the store finds, where given only `inside`, at an additional cost. Throws StaleView for another version. */
  async search(
    { reads }: Context,
    query: TextQuery,
    options: SearchOptions,
    { inside, cost }: { inside: Test; cost: number } = { inside: () => true, cost: 0 },
  ): Promise<void> {
    const matches = await reads.search(this.#kind, query, options);
    if (matches.version !== this.#view.catalogue.version) throw new StaleView();
    const { rowOfSeq } = this.#view.catalogue.tables[this.#kind];
    for (let index = 0; index < matches.seqs.length; index++) {
      const row = rowOfSeq.get(matches.seqs[index]!);
      if (row === undefined || !this.#passes(row) || !inside(row)) continue;
      this.#add(row, matches.costs[index]! + cost);
      this.#words.set(row, matches.words[index]!);
    }
  }

  /** Adds every row inside, at this cost. */
  all(inside: Test, cost: number): void {
    const { size } = this.#view.catalogue.tables[this.#kind];
    for (let row = 0; row < size; row++) {
      if (this.#passes(row) && inside(row)) this.#add(row, cost);
    }
  }

  /** Drops the rows with fewer words than the best that answers. */
  keepMostWords(answers: Test): void {
    let most = 0;
    for (const [row, words] of this.#words) if (answers(row)) most = Math.max(most, words);
    for (const [row, words] of this.#words) {
      if (words < most) this.#tiers.delete(row);
    }
  }

  done(): TextMatch {
    const tiers = this.#tiers;
    return { rows: Uint32Array.from(tiers.keys()).sort(), tier: (row) => tiers.get(row) ?? 0 };
  }

  #add(row: number, tier: number): void {
    const known = this.#tiers.get(row);
    if (known === undefined || tier < known) this.#tiers.set(row, tier);
  }
}
