import { toldFields } from "../../content/told-fields.ts";
import type { GuideSearch } from "../../contract/parameters.ts";
import { declaringCategory } from "../../search/ranking/scores.ts";
import { cutOf, listingsShown, type Sight } from "../match/sight.ts";
import { letGo, matchRows } from "../match/text.ts";
import { type Answer, presentPage, readGuides, recordsOfGuides, writeGuides } from "../present.ts";
import { chooseStrategy, createRanker, firstRows, pageOf, rankListings, readWishes } from "../rank.ts";

/** Searches guides, optionally with nested listings (GET guide-search): match, rank, page, present. */
export async function guideSearch(sight: Sight, request: GuideSearch): Promise<Answer> {
  const { org, host } = sight;
  const { searchQuery, userCategory } = request;
  const cut = cutOf(sight, "guide");
  const tests = userCategory ? [declaringCategory(org.catalogue, "guide", userCategory)] : [];
  const match = await matchRows(sight, { kind: "guide", cut, tests, searchQuery });
  const strategy = chooseStrategy(request.rankBy, match.tier !== undefined, host?.guideRanking, sight);
  const ranker = createRanker(sight, "guide", strategy, readWishes(org, request), match);
  const page = pageOf(ranker, match.rows, request);
  letGo(match, request);
  const guides = await readGuides(
    sight,
    page.rows,
    request.includeListings ? listingsOf(sight, request) : undefined,
    toldFields(request),
  );
  return presentPage(page, request, recordsOfGuides(guides), (out) =>
    writeGuides(out, guides, request, ranker),
  );
}

/** A guide's own active listings, ranked as a search for listings ranks them. */
export function listingsOf(
  sight: Sight,
  request: Parameters<typeof rankListings>[1] & Pick<GuideSearch, "maxListingsPerGuide">,
): (guide: number) => Uint32Array {
  const ranker = rankListings(sight, request);
  const sees = listingsShown(sight);
  const { guideListings } = sight.org.catalogue;
  return (guide) => firstRows(ranker, guideListings.of(guide).filter(sees), request.maxListingsPerGuide);
}
