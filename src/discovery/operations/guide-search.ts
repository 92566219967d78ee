import type { GuideSearch } from "../../contract/parameters.ts";
import { passesAll, type Test } from "../../search/columns/match.ts";
import { declaringCategory } from "../../search/ranking/personal.ts";
import type { Answer, Scope } from "../answer.ts";
import { nestedRows, prepareGuides } from "../match/guides.ts";
import { matchRows } from "../match/match-rows.ts";
import { languagesOf, pageOf, rankerOf } from "../match/page.ts";
import { cutTests, frameOf, scopeTests, strategyOf, wishesOf } from "../match/search-frame.ts";
import type { Context } from "../view/context.ts";
import { JsonBytes } from "../view/json-bytes.ts";
import type { OrgView } from "../view/org-view.ts";

/** Searches guides, optionally with nested listings (GET guide-search). */
export async function guideSearch(
  context: Context,
  view: OrgView,
  scope: Scope,
  request: GuideSearch,
): Promise<Answer> {
  const frame = frameOf(view, scope, request, context.clock());
  const tests: Test[] = [
    ...scopeTests(frame, "guide"),
    ...(request.userCategory ? [declaringCategory(view.catalogue, "guide", request.userCategory)] : []),
    ...cutTests(frame, "guide"),
  ];
  const { searchQuery } = request;
  const { rows, text } = await matchRows(context, frame, { kind: "guide", tests, searchQuery });

  const wishes = wishesOf(view, request);
  const ofHost = frame.host?.guideRanking;
  const ranker = rankerOf(
    frame,
    "guide",
    strategyOf(request.rankBy, text !== undefined, ofHost, frame),
    wishes,
    { text },
  );
  const page = pageOf(ranker, rows, request.page, request.hitsPerPage);

  const listingStrategy = strategyOf(request.rankBy, false, frame.host?.listingRanking, frame);
  const listingRanker = rankerOf(frame, "listing", listingStrategy, wishes);
  const isVisible = passesAll(scopeTests(frame, "listing"));
  const nested = request.includeListings
    ? {
        ranker: listingRanker,
        rows: nestedRows(frame, page.rows, isVisible, listingRanker, request.maxListingsPerGuide),
      }
    : undefined;

  const guides = await prepareGuides(context, frame, {
    rows: page.rows,
    ranker,
    nested,
    explain: request.explain,
    attributions: request.attributions,
  });
  const out = new JsonBytes(guides.expectedBytes + 100);
  out.ascii('{"results":[');
  guides.write(out);
  out.ascii(`],"total":${page.total},"pages":${page.pages}}`);
  return {
    body: out.done(),
    languages: languagesOf(guides.renditions),
    paging: { page: request.page, pages: page.pages },
  };
}
