import type { HostHome } from "../../contract/parameters.ts";
import { passesAll, rowsPassing, type Test } from "../../search/columns/match.ts";
import { declaringCategory, noWishes } from "../../search/ranking/personal.ts";
import type { Answer, Scope } from "../answer.ts";
import { areaOrder, writeAreas } from "../match/areas.ts";
import { nestedRows, prepareGuides } from "../match/guides.ts";
import { languagesOf, pageOf, rankerOf, sizeOf } from "../match/page.ts";
import { cutTests, frameOf, scopeTests, wishesOf } from "../match/search-frame.ts";
import { type Context, renditionsOf } from "../view/context.ts";
import { JsonBytes } from "../view/json-bytes.ts";
import type { OrgView } from "../view/org-view.ts";

/** The one-call bootstrap: the host, a page of guides with nested listings, a page of its areas (GET host-home). */
export async function hostHome(
  context: Context,
  view: OrgView,
  scope: Scope,
  request: HostHome,
): Promise<Answer> {
  const frame = frameOf(view, scope, request, context.clock());
  const { tables } = view.catalogue;
  const wishes = wishesOf(view, request);
  const guideTests: Test[] = [
    ...scopeTests(frame, "guide"),
    ...(request.guideType === "featured" ? [(row: number) => tables.guide.featured[row] === 1] : []),
    ...(request.userCategory ? [declaringCategory(view.catalogue, "guide", request.userCategory)] : []),
    ...cutTests(frame, "guide"),
  ];
  // Ranking by distance needs a centre: frameOf has refused the request where neither caller nor host gives one.
  const guideRanker = rankerOf(frame, "guide", request.rankBy, wishes);
  const guideRows = rowsPassing(tables.guide.size, guideTests);
  const guidePage = pageOf(guideRanker, guideRows, request.guidesPage, request.guidesPerPage);

  const listingRanker = rankerOf(frame, "listing", request.rankBy, wishes);
  const isVisible = passesAll(scopeTests(frame, "listing"));
  const nested = nestedRows(frame, guidePage.rows, isVisible, listingRanker, request.maxListingsPerGuide);

  const order = areaOrder(frame);
  const areaRanker = rankerOf(frame, "geoArea", order.strategy, noWishes, order);
  const areaRows = rowsPassing(tables.geoArea.size, scopeTests(frame, "geoArea"));
  const areaPage = pageOf(areaRanker, areaRows, request.geoareasPage, request.geoareasPerPage);

  const [guides, areas] = await Promise.all([
    prepareGuides(context, frame, {
      rows: guidePage.rows,
      ranker: guideRanker,
      nested: { rows: nested, ranker: listingRanker },
      attributions: request.attributions,
    }),
    renditionsOf(context, view, "geoArea", areaPage.rows, frame.localiser),
  ]);

  const host = frame.host!;
  const out = new JsonBytes(host.profile.length + guides.expectedBytes + sizeOf(areas) + 200);
  out.ascii('{"host":');
  out.bytes(host.profile);
  out.ascii(',"guides":{"results":[');
  guides.write(out);
  out.ascii(`],"total":${guidePage.total},"pages":${guidePage.pages}},"geoareas":{"results":[`);
  writeAreas(out, areaRanker, areaPage.rows, areas, { attributions: request.attributions });
  out.ascii(`],"total":${areaPage.total},"pages":${areaPage.pages}}}`);
  return { body: out.done(), languages: languagesOf([...guides.renditions, ...areas]) };
}
