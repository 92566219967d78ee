import { passesAll, type Test } from "../../search/columns/match.ts";
import type { Scope } from "../answer.ts";
import type { Context } from "../view/context.ts";
import type { OrgView } from "../view/org-view.ts";
import { type Filter, type ListingMatchRequest, listingFilters } from "./listing-filters.ts";
import { matchRows } from "./match-rows.ts";
import { type Ranker, rankerOf } from "./page.ts";
import { cutTests, frameOf, type SearchFrame, scopeTests, strategyOf, wishesOf } from "./search-frame.ts";

export interface ListingMatch {
  frame: SearchFrame;
  /** The rows that match, in no order yet. */
  rows: Uint32Array;
  ranker: Ranker;
  /** The filters that facets count beside, and the rows that pass all others. */
  faceted: Filter[];
  candidates: Uint32Array;
}

/** The listings that a request matches, and how it ranks them. `more` are conditions that no parameter says. */
export async function matchListings(
  context: Context,
  view: OrgView,
  scope: Scope,
  request: ListingMatchRequest,
  more: readonly Test[] = [],
): Promise<ListingMatch> {
  const asked = frameOf(view, scope, request, context.clock());
  // The area's circle becomes the cut: the host's own radius no longer does, one that is asked for still does.
  const frame = request.locationId === undefined ? asked : { ...asked, radiusMetres: request.radius };
  const filters = listingFilters(frame, request);
  const always: Test[] = [...scopeTests(frame, "listing"), ...cutTests(frame, "listing"), ...more];
  // A facet counts beside its own filter, so the candidates of a faceted search are matched before those filters.
  const faceted = filters.filter(({ facet }) => facet && request.facets?.includes(facet));
  const plain = filters.filter((filter) => !faceted.includes(filter));
  const tests = [...always, ...plain.map(({ passes }) => passes)];
  const answers = passesAll(faceted.map(({ passes }) => passes));
  const { searchQuery } = request;
  const match = await matchRows(context, frame, { kind: "listing", tests, searchQuery, answers });
  const { rows: candidates, text } = match;
  const rows = faceted.length === 0 ? candidates : candidates.filter(answers);
  const strategy = strategyOf(request.rankBy, text !== undefined, frame.host?.listingRanking, frame);
  const ranker = rankerOf(frame, "listing", strategy, wishesOf(view, request), { text });
  return { frame, rows, ranker, faceted, candidates };
}
