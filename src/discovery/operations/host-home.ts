import { BoundedCache } from "../../content/bounded-cache.ts";
import { Fingerprint } from "../../content/fingerprint.ts";
import { Marks } from "../../content/marks.ts";
import { type ToldFields, toldFields } from "../../content/told-fields.ts";
import type { HostHome } from "../../contract/parameters.ts";
import type { Catalogue } from "../../search/columns/catalogue.ts";
import { metresTo, passesAll, type Test } from "../../search/columns/match.ts";
import { pointsOf } from "../../search/columns/points.ts";
import { compareNear, orderRows } from "../../search/ranking/order.ts";
import { declaringCategory } from "../../search/ranking/scores.ts";
import { type Standing, settleRows, standPlaces } from "../../search/ranking/standing.ts";
import { gzipOf } from "../gzip-bytes.ts";
import { profileOf } from "../host-weather.ts";
import { cutTests, type Sight, upcomingIn } from "../match/sight.ts";
import {
  type Answer,
  answerOf,
  type GuideRecords,
  type JsonBytes,
  lasting,
  type Ready,
  type Records,
  readRecords,
  recordsOfGuides,
  tellsDistance,
  toldMetres,
  writeAreas,
  writeGuides,
  writeResults,
} from "../present.ts";
import { createRanker, pageOf, type Ranker, rankAreas, readWishes, type Selection } from "../rank.ts";
import { type GuideBlock, guideBlock } from "./guide-blocks.ts";

/** The one-call bootstrap: the host, a page of guides with nested listings, a page of its areas (GET host-home). */
export async function hostHome(sight: Sight, request: HostHome): Promise<Answer> {
  const rankers = rankersOf(sight, request);
  const question = questionOf(sight, request, rankers);
  const guidePage = selectGuides(sight, request, question, rankers);
  const areaPage = pageOf(rankAreas(sight), sight.audience.rows.geoArea, {
    page: request.geoareasPage,
    hitsPerPage: request.geoareasPerPage,
  });
  const fields = toldFields(request);
  const [guides, areas] = await Promise.all([
    readBlocks(sight, guidePage.rows, choosingListings(sight, request, question, rankers), fields),
    readRecords(sight, "geoArea", areaPage.rows, fields),
  ]);
  const { profile, mark, headers } = profileOf(sight.org, sight.host!, sight.nowMs);
  const records = [...recordsOfGuides(guides), areas];
  const telling = { attributions: request.attributions };
  const found = new Fingerprint();
  for (const number of [mark, guidePage.total, areaPage.total]) found.add(number);
  for (const length of guides.nested!.lengths) found.add(length);
  const write = (out: JsonBytes) => {
    out.ascii('{"host":');
    out.bytes(profile);
    out.ascii(',"guides":{');
    writeResults(out, guidePage, () => writeGuides(out, guides, telling));
    out.ascii('},"geoareas":{');
    writeResults(out, areaPage, () => writeAreas(out, areas, telling));
    out.ascii("}}");
  };
  const answer = answerOf(records, found, profile.length, write);
  // Few fields make pieces that are too short to be worth it.
  if (++question.asked > SELDOM_ASKED && !fields) answer.gzip = () => gzipOf(write);
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
  /** How often, so far. */
  asked: number;
  guides: Standing;
  /** By row of a guide, the places of its block. */
  listings: Map<number, Standing>;
}

/** What is asked more often is worth being compressed in pieces beforehand. */
const SELDOM_ASKED = 20;

/** Questions are kept until they have so many guides together, each with some twenty listings: about 8 MB. */
const MAX_GUIDES = 20_000;

const questions = new WeakMap<Catalogue, BoundedCache<string, Question>>();
const marks = new Marks();

function questionOf({ org, audience }: Sight, request: HostHome, rankers: Rankers): Question {
  const { catalogue } = org;
  const { guideType, userCategory, tripType, userInterests } = request;
  const known =
    questions.get(catalogue) ?? new BoundedCache(MAX_GUIDES, ({ guides }) => guides.rows.length + 1);
  questions.set(catalogue, known);
  const key = JSON.stringify([audience.number, guideType, userCategory, tripType, userInterests]);
  const kept = known.get(key);
  if (kept) return kept;
  const { guide } = catalogue.tables;
  const tests: Test[] = [
    ...(guideType === "featured" ? [(row: number) => guide.featured[row] === 1] : []),
    ...(userCategory ? [declaringCategory(catalogue, "guide", userCategory)] : []),
  ];
  const rows = audience.rows.guide.filter(passesAll(tests));
  const standing = standPlaces(rankers("guide").order, rows);
  const guides = { ...standing, rows: standing.rows.map((place) => rows[place]!) };
  const question = { asked: 0, guides, listings: new Map() };
  if (marks.isAgain(key)) known.set(key, question);
  return question;
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
  const { org, centre } = sight;
  const { guidesPage: page, guidesPerPage: perPage } = request;
  const [from, to] = [(page - 1) * perPage, page * perPage];
  const isNear = passesAll(cutTests(sight, "guide"));
  const paged = (rows: readonly number[], total: number) => ({
    rows,
    total,
    pages: Math.ceil(total / perPage),
  });
  if (isByPlace(request)) {
    const near = Uint32Array.from(guides.rows.filter(isNear));
    return paged([...orderRows(rankers("guide").order, near, from, to)], near.length);
  }
  const metres = centre && metresTo(pointsOf(org.catalogue, "guide"), centre);
  const compare = (x: number, y: number) => compareNear({ table: org.catalogue.tables.guide, metres }, x, y);
  const { rows, total } = settleRows(guides, compare, isNear, from, to);
  return paged(rows, total);
}

/** Whether the centre decides more than ties. */
function isByPlace({ rankBy }: HostHome): boolean {
  return rankBy === "distance" || rankBy === "balanced";
}

/** The guides of these rows, each with the chosen places of its block. */
async function readBlocks(
  sight: Sight,
  guides: readonly number[],
  choose: (guide: number, block: GuideBlock) => readonly number[],
  fields: ToldFields | undefined,
): Promise<GuideRecords> {
  const { org } = sight;
  const centre = tellsDistance(fields) ? sight.centre : undefined;
  const rows: number[] = [];
  const ready: Ready[] = [];
  const metres: number[] = [];
  const lengths: number[] = [];
  const blocks = await Promise.all(guides.map((guide) => guideBlock(sight, guide, fields)));
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at]!;
    const metresOf = centre && metresTo(block.points, centre);
    const places = choose(guides[at]!, block);
    for (const place of places) {
      rows.push(block.rows[place]!);
      ready.push(block.ready[place]!);
      metres.push(toldMetres(metresOf?.(place)));
    }
    lengths.push(places.length);
  }
  const metresOf = centre && metresTo(pointsOf(org.catalogue, "guide"), centre);
  return {
    guides: {
      sight,
      kind: "guide",
      rows: guides,
      ready: blocks.map(({ guide }) => guide),
      metres: guides.map((guide) => toldMetres(metresOf?.(guide))),
    },
    nested: { lengths, listings: { sight, kind: "listing", rows, ready, metres } },
  };
}

/** Gives the places of a guide's block that are shown, in order. */
function choosingListings(sight: Sight, request: HostHome, { listings }: Question, rankers: Rankers) {
  const { org, centre } = sight;
  const table = org.catalogue.tables.listing;
  const metres = centre && metresTo(table, centre);
  const isUpcoming = upcomingIn(sight)?.passes ?? (() => true);
  const most = request.maxListingsPerGuide;
  return (guide: number, { rows }: GuideBlock): number[] => {
    if (isByPlace(request)) {
      const found = orderRows(rankers("listing").order, rows.filter(isUpcoming), 0, most);
      return Array.from(found, (row) => rows.indexOf(row));
    }
    let standing = listings.get(guide);
    if (!standing) {
      standing = standPlaces(rankers("listing").order, rows);
      listings.set(guide, standing);
    }
    const compare = (x: number, y: number) => compareNear({ table, metres }, rows[x]!, rows[y]!);
    return settleRows(standing, compare, (place) => isUpcoming(rows[place]!), 0, most).rows;
  };
}
