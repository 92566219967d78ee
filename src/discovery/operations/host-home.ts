import { BoundedCache } from "../../content/bounded-cache.ts";
import { Fingerprint } from "../../content/fingerprint.ts";
import { keptWith } from "../../content/kept-with.ts";
import { Marks } from "../../content/marks.ts";
import { metresOfChord, pointOf } from "../../content/sphere.ts";
import { toldFields } from "../../content/told-fields.ts";
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
  COMMA,
  type GuideRecords,
  type JsonBytes,
  lasting,
  MOST_METRES,
  MOVING_BYTES,
  type Records,
  readRecords,
  type Telling,
  tellsDistance,
  toldMetres,
  UNTOLD,
  writeAreas,
  writeEnd,
  writeGuides,
  writeResults,
} from "../present.ts";
import { createRanker, pageOf, type Ranker, rankAreas, readWishes, type Selection } from "../rank.ts";
import { blocksFor, type GuideBlock, writeListed } from "./guide-blocks.ts";

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
  const reading = [
    readRecords(sight, "geoArea", areaPage.rows, fields),
    ...guidePage.rows.map(blocksFor(sight, fields)),
  ] as const;
  const isWaiting = reading.some((part) => part instanceof Promise);
  // Nearly always all of it is at hand: to wait for each would take as long as to find it.
  const [areas, ...blocks] = isWaiting ? await Promise.all(reading) : (reading as Read);
  const places = chooseListings(sight, request, { question, rankers, guides: guidePage.rows, blocks });
  const home = homeOf(sight, guidePage.rows, blocks, places, tellsDistance(fields));
  const { profile, mark, headers } = profileOf(sight.org, sight.host!, sight.nowMs);
  const records = [home.guides, areas];
  const telling = { attributions: request.attributions };
  const found = new Fingerprint();
  for (const number of [mark, guidePage.total, areaPage.total]) found.add(number);
  addListings(found, home);
  const write = (out: JsonBytes) => {
    out.ascii('{"host":');
    out.bytes(profile);
    out.ascii(',"guides":{');
    writeResults(out, guidePage, () => writeHome(out, home, telling));
    out.ascii('},"geoareas":{');
    writeResults(out, areaPage, () => writeAreas(out, areas, telling));
    out.ascii("}}");
  };
  const more = { bytes: profile.length + home.bytes, languages: languagesOf(home) };
  const answer = answerOf(records, found, more, write);
  // Few fields make pieces that are too short to be worth it.
  if (++question.asked > SELDOM_ASKED && !fields) answer.gzip = () => gzipOf(write);
  answer.headers = headers;
  answer.lasts = lastingHome(records, home.untilMs, mark);
  return answer;
}

type Read = readonly [Records, ...GuideBlock[]];

function lastingHome(records: readonly Records[], untilMs: number, mark: number): Answer["lasts"] {
  const lasts = lasting(records, untilMs);
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

const questions = keptWith(
  (_: Catalogue) => new BoundedCache<string, Question>(MAX_GUIDES, ({ guides }) => guides.rows.length + 1),
);
const marks = new Marks();

function questionOf({ org, audience }: Sight, request: HostHome, rankers: Rankers): Question {
  const { catalogue } = org;
  const { guideType, userCategory, tripType, userInterests } = request;
  const known = questions(catalogue);
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

/** Guides, and of each the places of its block that are told, in order. */
interface Home {
  guides: Records;
  blocks: readonly GuideBlock[];
  places: readonly (readonly number[])[];
  /** Of all listings, guide by guide, as `Records` have them. */
  metres: readonly number[];
  /** Until when their hours hold, in epoch milliseconds. */
  untilMs: number;
  /** Of the listings. */
  bytes: number;
  /** Whether all that is told stands in blocks ready to be copied. */
  isWritten: boolean;
}

/** The guides of these rows, each with the chosen places of its block. */
function homeOf(
  sight: Sight,
  rows: readonly number[],
  blocks: readonly GuideBlock[],
  places: Home["places"],
  tellsDistances: boolean,
): Home {
  const centre = tellsDistances ? sight.centre : undefined;
  const point = centre && pointOf(...centre);
  const metres: number[] = [];
  let most = 0;
  let untilMs = Number.POSITIVE_INFINITY;
  let bytes = 0;
  let isWritten = point !== undefined;
  for (let at = 0; at < blocks.length; at++) {
    const { points, untils, written, ready } = blocks[at]!;
    const { x, y, z } = points;
    isWritten &&= written !== undefined;
    for (const place of places[at]!) {
      const away = point
        ? toldMetres(
            metresOfChord(
              (x[place]! - point.x) ** 2 + (y[place]! - point.y) ** 2 + (z[place]! - point.z) ** 2,
            ),
          )
        : UNTOLD;
      metres.push(away);
      if (away > most) most = away;
      if (untils[place]! < untilMs) untilMs = untils[place]!;
      bytes += written
        ? written.ends[place + 1]! - written.ends[place]!
        : ready[place]!.head.length + MOVING_BYTES;
    }
  }
  isWritten &&= most <= MOST_METRES;
  const metresOf = centre && metresTo(pointsOf(sight.org.catalogue, "guide"), centre);
  const guides: Records = {
    sight,
    kind: "guide",
    rows,
    ready: blocks.map(({ guide }) => guide),
    metres: rows.map((guide) => toldMetres(metresOf?.(guide))),
  };
  return { guides, blocks, places, metres, untilMs, bytes, isWritten };
}

/** Adds which listings are told, and with what. */
function addListings(found: Fingerprint, { blocks, places, metres }: Home): void {
  let next = 0;
  for (let at = 0; at < blocks.length; at++) {
    const { seqs, marks } = blocks[at]!;
    found.add(places[at]!.length);
    for (const place of places[at]!) {
      found.add(seqs[place]!);
      found.add(metres[next++]!);
      found.add(marks[place]!);
    }
  }
}

/** The languages of the listings that are told. */
function languagesOf({ blocks, places }: Home): Set<string> {
  const languages = new Set<string>();
  for (let at = 0; at < blocks.length; at++) {
    const { language, ready } = blocks[at]!;
    if (language !== undefined) languages.add(language);
    else for (const place of places[at]!) for (const own of ready[place]!.languages) languages.add(own);
  }
  return languages;
}

function writeHome(out: JsonBytes, home: Home, telling: Telling): void {
  const { guides, blocks, places, metres } = home;
  if (telling.attributions || !out.takesParts || !home.isWritten) {
    writeGuides(out, recordsOf(home), telling);
    return;
  }
  let next = 0;
  for (let at = 0; at < blocks.length; at++) {
    if (at > 0) out.bytes(COMMA);
    writeListed(out, blocks[at]!.written!, places[at]!, metres, next);
    next += places[at]!.length;
    out.ascii("]");
    writeEnd(out, guides, at, telling);
  }
}

function recordsOf({ guides, blocks, places, metres }: Home): GuideRecords {
  const told = <T>(list: (block: GuideBlock) => ArrayLike<T>) =>
    blocks.flatMap((block, at) => places[at]!.map((place) => list(block)[place]!));
  const rows = told(({ rows }) => rows);
  const listings: Records = { ...guides, kind: "listing", rows, ready: told(({ ready }) => ready), metres };
  return { guides, nested: { lengths: places.map(({ length }) => length), listings } };
}

/** The places of each guide's block that are told, in order. */
function chooseListings(
  sight: Sight,
  request: HostHome,
  found: { question: Question; rankers: Rankers; guides: readonly number[]; blocks: readonly GuideBlock[] },
): Home["places"] {
  const { question, rankers, guides, blocks } = found;
  const { listings } = question;
  const { org, centre } = sight;
  const table = org.catalogue.tables.listing;
  const isUpcoming = upcomingIn(sight)?.passes;
  const most = request.maxListingsPerGuide;
  return blocks.map(({ rows }, at): readonly number[] => {
    const guide = guides[at]!;
    if (isByPlace(request)) {
      const found = orderRows(rankers("listing").order, rows.filter(isUpcoming ?? (() => true)), 0, most);
      return Array.from(found, (row) => rows.indexOf(row));
    }
    let standing = listings.get(guide);
    if (!standing) {
      standing = standPlaces(rankers("listing").order, rows);
      listings.set(guide, standing);
    }
    const passes = (place: number) => !isUpcoming || isUpcoming(rows[place]!);
    if (standing.isSettled && rows.length <= most && standing.rows.every(passes)) return standing.rows;
    const metres = centre && metresTo(table, centre);
    const compare = (x: number, y: number) => compareNear({ table, metres }, rows[x]!, rows[y]!);
    return settleRows(standing, compare, passes, 0, most).rows;
  });
}
