import type { ListingSearch } from "../../contract/parameters.ts";
import type { Answer, Scope } from "../answer.ts";
import { countFacets } from "../match/facets.ts";
import { writeListing } from "../match/guides.ts";
import { matchListings } from "../match/match-listings.ts";
import { languagesOf, pageOf, rankingJson, sizeOf } from "../match/page.ts";
import { type Context, renditionsOf } from "../view/context.ts";
import { JsonBytes } from "../view/json-bytes.ts";
import type { OrgView } from "../view/org-view.ts";

/** Searches individual listings, with filters and facets (GET listing-search). */
export async function listingSearch(
  context: Context,
  view: OrgView,
  scope: Scope,
  request: ListingSearch,
): Promise<Answer> {
  const match = await matchListings(context, view, scope, request);
  const { frame, rows, ranker } = match;
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
    const attributions = request.attributions ? rendition.attributions : "";
    const ranking = request.explain ? rankingJson(ranker, rows, row) : "";
    writeListing(out, frame, written, row, rendition, `${attributions}${ranking}`);
  });
  out.ascii(`],"total":${page.total},"pages":${page.pages}`);
  if (request.facets) {
    const facets = countFacets(view.catalogue, frame.localiser, request, match.candidates, match.faceted);
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
