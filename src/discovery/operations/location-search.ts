import { faultyRequest } from "../../contract/errors.ts";
import type { LocationSearch } from "../../contract/parameters.ts";
import { holding } from "../../search/columns/areas.ts";
import type { Test } from "../../search/columns/match.ts";
import { cutOf, type Sight } from "../match/sight.ts";
import { letGo, matchRows } from "../match/text.ts";
import { type Answer, presentPage, readRecords, writeAreas } from "../present.ts";
import { pageOf, rankAreas } from "../rank.ts";

/** Searches neighbourhoods and areas (GET location-search): match, rank, page, present. */
export async function locationSearch(asked: Sight, request: LocationSearch): Promise<Answer> {
  // `contains` asks to be inside an area, not near its centre: then only a radius in the request cuts.
  const sight = request.contains ? { ...asked, radiusMetres: request.radius } : asked;
  const { geoArea } = sight.org.catalogue.tables;
  const tests: Test[] = [];
  if (request.contains) tests.push(holding(geoArea, demandPosition(request)));
  if (request.ids) {
    const rows = new Set(request.ids.map((id) => geoArea.rowOfId.get(id)));
    tests.push((row) => rows.has(row));
  }
  const cut = cutOf(sight, "geoArea");
  const { searchQuery } = request;
  const match = await matchRows(sight, { kind: "geoArea", cut, tests, searchQuery });
  const ranker = rankAreas(sight, request.rankBy, match.tier);
  const page = pageOf(ranker, match.rows, request);
  letGo(match, request);
  const areas = await readRecords(sight, "geoArea", page.rows);
  return presentPage(page, request, [areas], (out) => writeAreas(out, areas, request, ranker));
}

function demandPosition({ latlng }: LocationSearch): [number, number] {
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
