import { toldFields } from "../../content/told-fields.ts";
import type { ListingSearch } from "../../contract/parameters.ts";
import { listRows } from "../../search/columns/cut.ts";
import { countFacets } from "../match/facets.ts";
import { matchListings } from "../match/listings.ts";
import type { Sight } from "../match/sight.ts";
import { letGo } from "../match/text.ts";
import { type Answer, presentPage, readRecords, writeListings } from "../present.ts";
import { pageOf, rankListings } from "../rank.ts";

/** Searches individual listings, with filters and facets (GET listing-search): match, rank, page, present. */
export async function listingSearch(sight: Sight, request: ListingSearch): Promise<Answer> {
  const match = await matchListings(sight, request);
  const ranker = rankListings(sight, request, match);
  const page = pageOf(ranker, match.rows, request);
  const listings = await readRecords(sight, "listing", page.rows, toldFields(request));
  const facets = request.facets && countFacets(sight, request, { ...match, matching: listRows(match.rows) });
  letGo(match, request);
  return presentPage(
    page,
    request,
    [listings],
    (out) => writeListings(out, listings, request, ranker),
    facets && `,"facets":${JSON.stringify(facets)}`,
  );
}
