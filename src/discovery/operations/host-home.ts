import { BoundedCache } from "../../content/bounded-cache.ts";
import { Fingerprint } from "../../content/fingerprint.ts";
import { giveBack } from "../../content/lent-memory.ts";
import type { HostHome } from "../../contract/parameters.ts";
import type { Catalogue } from "../../search/columns/catalogue.ts";
import { metresTo, passesAll, rowsPassing, type Test } from "../../search/columns/match.ts";
import { pointsOf } from "../../search/columns/points.ts";
import { orderRows } from "../../search/ranking/order.ts";
import { declaringCategory } from "../../search/ranking/scores.ts";
import { type Standing, settleRows, standRows } from "../../search/ranking/standing.ts";
import { profileOf } from "../host-weather.ts";
import { cutTests, type Sight, upcomingIn } from "../match/sight.ts";
import {
  type Answer,
  answerOf,
  lasting,
  type Records,
  readGuides,
  readRecords,
  recordsOfGuides,
  writeAreas,
  writeGuides,
  writeResults,
} from "../present.ts";
import { createRanker, type Ranker, rankAreas, readWishes, type Selection, selectPage } from "../rank.ts";

/** The one-call bootstrap: the host, a page of guides with nested listings, a page of its areas (GET host-home). */
export async function hostHome(sight: Sight, request: HostHome): Promise<Answer> {
  const rankers = rankersOf(sight, request);
  const question = questionOf(sight, request, rankers);
  const guidePage = selectGuides(sight, request, question, rankers);
  const areaPage = selectAreas(sight, request);
  const [guides, areas] = await Promise.all([
    readGuides(sight, guidePage.rows, selectingListings(sight, request, question, rankers)),
    readRecords(sight, "geoArea", areaPage.rows),
  ]);
  const { profile, mark, headers } = profileOf(sight.org, sight.host!, sight.nowMs);
  const records = [...recordsOfGuides(guides), areas];
  const telling = { attributions: request.attributions };
  const found = new Fingerprint();
  for (const number of [mark, guidePage.total, areaPage.total]) found.add(number);
  for (const own of guides.nested!.rows) found.add(own.length);
  const answer = answerOf(records, found, profile.length, (out) => {
    out.ascii('{"host":');
    out.bytes(profile);
    out.ascii(',"guides":{');
    writeResults(out, guidePage, () => writeGuides(out, guides, telling));
    out.ascii('},"geoareas":{');
    writeResults(out, areaPage, () => writeAreas(out, areas, telling));
    out.ascii("}}");
  });
  answer.headers = headers;
  answer.lasts = lastingHome(records, mark);
  return answer;
}

function lastingHome(records: readonly Records[], mark: number): Answer["lasts"] {
  const lasts = lasting(records);
  const { id } = records[0]!.sight.host!;
  return (org, nowMs) => lasts(org, nowMs) && profileOf(org, org.hosts.get(id)!, nowMs).mark === mark;
}

/** What a request asks wherever and whenever it is asked: kept for as long as the version. */
interface Question {
  guides: Standing;
  /** By row of a guide, those of its own active listings that the request may see. */
  listings: Map<number, Standing>;
}

/** Questions are kept until they have so many guides together, each with some twenty listings: about 8 MB. */
const MAX_GUIDES = 20_000;

const questions = new WeakMap<Catalogue, BoundedCache<string, Question>>();

function questionOf({ org, audience }: Sight, request: HostHome, rankers: Rankers): Question {
  const { catalogue } = org;
  const { guideType, userCategory, tripType, userInterests } = request;
  const known =
    questions.get(catalogue) ?? new BoundedCache(MAX_GUIDES, ({ guides }) => guides.rows.length + 1);
  questions.set(catalogue, known);
  const key = JSON.stringify([audience.number, guideType, userCategory, tripType, userInterests]);
  return known.getOrMake(key, () => {
    const { guide } = catalogue.tables;
    const tests: Test[] = [
      ...audience.tests.guide,
      ...(guideType === "featured" ? [(row: number) => guide.featured[row] === 1] : []),
      ...(userCategory ? [declaringCategory(catalogue, "guide", userCategory)] : []),
    ];
    const rows = rowsPassing(guide.size, tests);
    const guides = standRows(rankers("guide").order, rows);
    giveBack(rows);
    return { guides, listings: new Map() };
  });
}

/** The rankers of a request, made when they are wanted. */
type Rankers = (kind: "guide" | "listing") => Ranker;

function rankersOf(sight: Sight, request: HostHome): Rankers {
  const made: Partial<Record<"guide" | "listing", Ranker>> = {};
  return (kind) => {
    made[kind] ??= createRanker(sight, kind, request.rankBy, readWishes(sight.org, request));
    return made[kind];
  };
}

/** Ranking by distance needs a centre: without one from caller or host, the sight has refused the request. */
function selectGuides(
  sight: Sight,
  request: HostHome,
  { guides }: Question,
  rankers: Rankers,
): Pick<Selection, "total" | "pages"> & { rows: readonly number[] } {
  const { guidesPage: page, guidesPerPage: perPage } = request;
  const isNear = passesAll(cutTests(sight, "guide"));
  const select = selecting(sight, request, "guide", rankers);
  const { rows, total } = select(guides, isNear, (page - 1) * perPage, page * perPage);
  return { rows, total, pages: Math.ceil(total / perPage) };
}

/** A guide's own listings, which no radius cuts, in order. */
function selectingListings(sight: Sight, request: HostHome, { listings }: Question, rankers: Rankers) {
  const { guideListings } = sight.org.catalogue;
  const isUpcoming = upcomingIn(sight)?.passes ?? (() => true);
  const select = selecting(sight, request, "listing", rankers);
  return (guide: number) => {
    let standing = listings.get(guide);
    if (!standing) {
      const own = guideListings.of(guide).filter(passesAll(sight.audience.tests.listing));
      standing = standRows(rankers("listing").order, own);
      listings.set(guide, standing);
    }
    return select(standing, isUpcoming, 0, request.maxListingsPerGuide).rows;
  };
}

/** Of the rows that stand in this order by score, those that pass at places `from` to `to` of the order that the request asks for. */
function selecting(sight: Sight, { rankBy }: HostHome, kind: "guide" | "listing", rankers: Rankers) {
  const { centre, org } = sight;
  const metres = centre && metresTo(pointsOf(org.catalogue, kind), centre);
  const isByPlace = rankBy === "distance" || rankBy === "balanced";
  return (standing: Standing, passes: Test, from: number, to: number) => {
    if (!isByPlace) return settleRows(standing, metres, passes, from, to);
    const rows = standing.rows.filter(passes);
    return { rows: [...orderRows(rankers(kind).order, rows, from, to)], total: rows.length };
  };
}

function selectAreas(sight: Sight, request: HostHome): Selection {
  const { geoArea } = sight.org.catalogue.tables;
  const rows = rowsPassing(geoArea.size, sight.audience.tests.geoArea);
  const page = selectPage(rankAreas(sight), rows, request.geoareasPage, request.geoareasPerPage);
  giveBack(rows);
  return page;
}
