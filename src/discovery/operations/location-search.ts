import { faultyRequest } from "../../contract/errors.ts";
import type { LocationSearch } from "../../contract/parameters.ts";
import { holding, type Test } from "../../search/columns/match.ts";
import { noWishes } from "../../search/ranking/personal.ts";
import type { Answer, Scope } from "../answer.ts";
import { areaOrder, writeAreas } from "../match/areas.ts";
import { matchRows } from "../match/match-rows.ts";
import { languagesOf, pageOf, rankerOf, sizeOf } from "../match/page.ts";
import { cutTests, frameOf, scopeTests } from "../match/search-frame.ts";
import { type Context, renditionsOf } from "../view/context.ts";
import { JsonBytes } from "../view/json-bytes.ts";
import type { OrgView } from "../view/org-view.ts";

/** Searches neighbourhoods and areas (GET location-search). */
export async function locationSearch(
  context: Context,
  view: OrgView,
  scope: Scope,
  request: LocationSearch,
): Promise<Answer> {
  const asked = frameOf(view, scope, request, context.clock());
  // Being inside an area is asked instead of being near its centre: only a radius that was asked for cuts then.
  const frame = request.contains ? { ...asked, radiusMetres: request.radius } : asked;
  const tests: Test[] = [...scopeTests(frame, "geoArea"), ...cutTests(frame, "geoArea")];
  if (request.contains) tests.push(holding(view.catalogue.tables.geoArea, positionOf(request)));
  if (request.ids) {
    const rows = new Set(request.ids.map((id) => view.catalogue.tables.geoArea.rowOfId.get(id)));
    tests.push((row) => rows.has(row));
  }
  const { searchQuery } = request;
  const { rows, text } = await matchRows(context, frame, { kind: "geoArea", tests, searchQuery });
  const order = request.rankBy
    ? { strategy: request.rankBy }
    : text
      ? { strategy: "relevance" as const }
      : areaOrder(frame);
  const ranker = rankerOf(frame, "geoArea", order.strategy, noWishes, { text, ...order });
  const page = pageOf(ranker, rows, request.page, request.hitsPerPage);
  const renditions = await renditionsOf(context, view, "geoArea", page.rows, frame.localiser);

  const out = new JsonBytes(sizeOf(renditions) + 100);
  out.ascii('{"results":[');
  writeAreas(out, ranker, page.rows, renditions, {
    explained: request.explain ? rows : undefined,
    attributions: request.attributions,
  });
  out.ascii(`],"total":${page.total},"pages":${page.pages}}`);
  return {
    body: out.done(),
    languages: languagesOf(renditions),
    paging: { page: request.page, pages: page.pages },
  };
}

function positionOf({ latlng }: LocationSearch): [number, number] {
  if (latlng) return latlng;
  throw faultyRequest([
    {
      in: "query",
      name: "contains",
      code: "missing_geo_centre",
      detail: "contains=true needs a position: give latlng=<lat>,<lng>",
    },
  ]);
}
