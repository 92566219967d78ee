import { giveBack } from "../../content/lent-memory.ts";
import type { HostHome } from "../../contract/parameters.ts";
import { rowsPassing, type Test } from "../../search/columns/match.ts";
import { declaringCategory, type Wishes } from "../../search/ranking/scores.ts";
import { profileOf } from "../host-weather.ts";
import { cutTests, listingsShown, type Sight, scopeTests } from "../match/sight.ts";
import {
  type Answer,
  expectedBytes,
  JsonBytes,
  readGuides,
  readRecords,
  recordsOfGuides,
  usedLanguages,
  writeAreas,
  writeGuides,
  writeResults,
} from "../present.ts";
import { createRanker, rankAreas, readWishes, type Selection, selectPage } from "../rank.ts";

/** The one-call bootstrap: the host, a page of guides with nested listings, a page of its areas (GET host-home). */
export async function hostHome(sight: Sight, request: HostHome): Promise<Answer> {
  const wishes = readWishes(sight.org, request);
  const guidePage = selectGuides(sight, request, wishes);
  const areaPage = selectAreas(sight, request);
  const nested = {
    ranker: createRanker(sight, "listing", request.rankBy, wishes),
    sees: listingsShown(sight),
    most: request.maxListingsPerGuide,
  };
  const [guides, areas] = await Promise.all([
    readGuides(guidePage, nested),
    readRecords(sight, "geoArea", areaPage.rows),
  ]);
  const { profile, headers } = profileOf(sight.org, sight.host!, sight.nowMs);
  const records = [...recordsOfGuides(guides), areas];
  const telling = { attributions: request.attributions };
  const out = new JsonBytes(profile.length + expectedBytes(records) + 200);
  out.ascii('{"host":');
  out.bytes(profile);
  out.ascii(',"guides":{');
  writeResults(out, guidePage, () => writeGuides(out, guides, telling, guidePage.ranker));
  out.ascii('},"geoareas":{');
  writeResults(out, areaPage, () => writeAreas(out, areas, telling, areaPage.ranker));
  out.ascii("}}");
  return { body: out.done(), languages: usedLanguages(records), headers };
}

/** Ranking by distance needs a centre: without one from caller or host, the sight has refused the request. */
function selectGuides(sight: Sight, request: HostHome, wishes: Wishes): Selection {
  const { org } = sight;
  const { guide } = org.catalogue.tables;
  const tests: Test[] = [
    ...scopeTests(sight, "guide"),
    ...(request.guideType === "featured" ? [(row: number) => guide.featured[row] === 1] : []),
    ...(request.userCategory ? [declaringCategory(org.catalogue, "guide", request.userCategory)] : []),
    ...cutTests(sight, "guide"),
  ];
  const ranker = createRanker(sight, "guide", request.rankBy, wishes);
  const rows = rowsPassing(guide.size, tests);
  const page = selectPage(ranker, rows, request.guidesPage, request.guidesPerPage);
  giveBack(rows);
  return page;
}

function selectAreas(sight: Sight, request: HostHome): Selection {
  const { geoArea } = sight.org.catalogue.tables;
  const rows = rowsPassing(geoArea.size, scopeTests(sight, "geoArea"));
  const page = selectPage(rankAreas(sight), rows, request.geoareasPage, request.geoareasPerPage);
  giveBack(rows);
  return page;
}
