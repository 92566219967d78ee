import { passesAll, type Test } from "../catalogue/match.ts";
import type { ListingSearch } from "../contract/parameters.ts";
import type { Answer, Scope } from "./answer.ts";
import { type Context, renditionsOf } from "./context.ts";
import { countFacets } from "./facets.ts";
import { writeListing } from "./guides.ts";
import { JsonBytes } from "./json-bytes.ts";
import { listingFilters } from "./listing-filters.ts";
import { matchRows } from "./match-rows.ts";
import type { OrgView } from "./org-view.ts";
import { languagesOf, pageOf, rankerOf, rankingJson, sizeOf } from "./page.ts";
import { cutTests, frameOf, scopeTests, strategyOf, wishesOf } from "./search-frame.ts";

/** Searches individual listings, with filters and facets (GET listing-search). */
export async function listingSearch(
  context: Context,
  view: OrgView,
  scope: Scope,
  request: ListingSearch,
): Promise<Answer> {
  const asked = frameOf(view, scope, request, context.clock());
  // The area's circle becomes the cut: the host's own radius no longer does, one that is asked for still does.
  const frame = request.locationId === undefined ? asked : { ...asked, radiusMetres: request.radius };
  const filters = listingFilters(frame, request);
  const always: Test[] = [...scopeTests(frame, "listing"), ...cutTests(frame, "listing")];
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
  const page = pageOf(ranker, rows, request.page, request.hitsPerPage);
  const keeps = keptFields(request);
  const renditions = await renditionsOf(context, view, "listing", page.rows, frame.localiser, keeps);
  const written =
    keeps?.("geoDistance") === false ? { ...ranker, order: { ...ranker.order, metres: undefined } } : ranker;

  const out = new JsonBytes(sizeOf(renditions) + 200);
  out.ascii('{"results":[');
  renditions.forEach((rendition, place) => {
    const row = page.rows[place]!;
    if (place > 0) out.ascii(",");
    writeListing(out, frame, written, row, rendition, request.explain ? rankingJson(ranker, rows, row) : "");
  });
  out.ascii(`],"total":${page.total},"pages":${page.pages}`);
  if (request.facets) {
    const facets = countFacets(view.catalogue, frame.localiser, request, candidates, faceted);
    out.bytes(Buffer.from(`,"facets":${JSON.stringify(facets)}`, "utf8"));
  }
  out.ascii("}");
  return {
    body: out.done(),
    languages: languagesOf(renditions),
    paging: { page: request.page, pages: page.pages },
  };
}

/** Which fields `fields` and `excludeFields` leave, or undefined when all. */
function keptFields({ fields, excludeFields }: ListingSearch): ((field: string) => boolean) | undefined {
  if (!fields && !excludeFields) return undefined;
  const named = (list: readonly string[]) => new Set(list.map((field) => field.toLowerCase()));
  const kept = fields && named(fields);
  const left = named(excludeFields ?? []);
  return (field) => (!kept || kept.has(field.toLowerCase())) && !left.has(field.toLowerCase());
}
