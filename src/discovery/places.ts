import type { z } from "zod";
import { giveBack } from "../content/lent-memory.ts";
import type { GeoLocation } from "../contract/common.ts";
import type { geoAreaValues } from "../contract/geo-area.ts";
import type { guideValues } from "../contract/guide.ts";
import type { listingValues } from "../contract/listing.ts";
import type { LanguageMap } from "../contract/localised.ts";
import { type OpeningCalendar, unpackCalendar } from "../hours/calendar.ts";
import type { Occurrence } from "../hours/event-occurrences.ts";
import { dayOfDate } from "../hours/local-time.ts";
import type { Label } from "../search/columns/labels.ts";
import type { Lists } from "../search/columns/lists.ts";
import { rowsPassing } from "../search/columns/match.ts";
import { buildingOf, partsOf } from "../search/columns/parts.ts";
import { scoreOf } from "../search/ranking/order.ts";
import { declaringCategory } from "../search/ranking/scores.ts";
import type { RowTest } from "./match/conditions.ts";
import { type ListingRequest, matchListings } from "./match/listings.ts";
import {
  cutOf,
  findVisible,
  inScope,
  listingsShown,
  openSight,
  type Sight,
  scopeTests,
} from "./match/sight.ts";
import { letGo } from "./match/text.ts";
import type { Org } from "./org/org.ts";
import { JsonBytes, readRecords, writeAreas, writeGuides, writeListings } from "./present.ts";
import {
  type AskedWishes,
  createRanker,
  rankAreas,
  rankListings,
  readWishes,
  type Selection,
  selectPage,
} from "./rank.ts";

/*
 * What is asked by a use case that makes several searches for one answer, such as the concierge. A place is a listing; it is known by its row,
 * which is the same for all that is asked of one version. Functions that read bodies or texts may throw StaleOrg, which callers do not catch.
 */

/** What is asked of the listings: a listing search whose every parameter may be left out, and tests of the caller's own. */
export interface PlaceSearch extends Partial<ListingRequest> {
  tests?: readonly RowTest[];
  /** At most so many rows. */
  limit: number;
}

/** A listing or a guide as a search answers it in one language. */
export type ListingHit = z.infer<typeof listingValues>;
export type GuideHit = z.infer<typeof guideValues>;
/** A neighbourhood in the same way. */
export type AreaHit = z.infer<typeof geoAreaValues>;

/** What a listing search takes for granted when a parameter is left out. */
const defaults: ListingRequest = {
  tripType: "both",
  userInterests: [],
  langFallback: true,
  activityTagsMode: "any",
  offered: false,
};

/** The listings that are meant, best first, with a sight of their own: distances are from the centre of this search. */
export async function searchPlaces(
  { org, scope, nowMs }: Pick<Sight, "org" | "scope" | "nowMs">,
  { tests, limit, ...asked }: PlaceSearch,
): Promise<Selection> {
  const request = { ...defaults, ...asked };
  const sight = openSight(org, scope, request, nowMs);
  const match = await matchListings(sight, request, tests);
  const ranker = rankListings(sight, request, match);
  const selection = selectPage(ranker, match.rows, 0, limit);
  letGo(match);
  return selection;
}

/** The guides for a kind of traveller (those that declare it; for all where none is given), near and good first. */
export function searchGuides(
  sight: Sight,
  { limit, ...asked }: Partial<AskedWishes> & { limit: number },
): Selection {
  const { org } = sight;
  const { userCategory } = asked;
  const cut = cutOf(sight, "guide");
  const rows = userCategory ? cut.passing([declaringCategory(org.catalogue, "guide", userCategory)]) : cut;
  const ranker = createRanker(sight, "guide", "balanced", readWishes(org, { ...defaults, ...asked }));
  return selectPage(ranker, rows, 0, limit);
}

/** The neighbourhoods that a request may see: the nearest first where there is a centre, else by name. */
export function searchAreas(sight: Sight, limit: number): Selection {
  const rows = rowsPassing(sight.org.catalogue.tables.geoArea.size, scopeTests(sight, "geoArea"));
  return selectPage(rankAreas(sight), rows, 0, limit);
}

/** How well a place of a selection suits the traveller: the key by which it is ranked, 0 to some 2. */
export function scorePlace({ ranker }: Selection, row: number): number {
  return scoreOf(ranker.order, row);
}

/** The rows of those of the places with these ids that a request may see, in their order. */
export function visiblePlaces(sight: Sight, ids: readonly string[]): number[] {
  return ids.flatMap((id) => findVisible(sight, "listing", id) ?? []);
}

/** Places as a search answers them, in the order of the rows. */
export async function readPlaces(sight: Sight, rows: ArrayLike<number>): Promise<ListingHit[]> {
  const listings = await readRecords(sight, "listing", rows);
  return readHits((out) => writeListings(out, listings, {}));
}

/** Guides without their listings, in the order of the rows. */
export async function readGuideHits(sight: Sight, rows: ArrayLike<number>): Promise<GuideHit[]> {
  const guides = await readRecords(sight, "guide", rows);
  return readHits((out) => writeGuides(out, { guides }, {}));
}

/** Neighbourhoods in the order of the rows. */
export async function readAreaHits(sight: Sight, rows: ArrayLike<number>): Promise<AreaHit[]> {
  const areas = await readRecords(sight, "geoArea", rows);
  return readHits((out) => writeAreas(out, areas, {}));
}

/** Mostly enough for a few hits. */
const HITS_BYTES = 64 * 1_024;

function readHits<Hit>(write: (out: JsonBytes) => void): Hit[] {
  const out = new JsonBytes(HITS_BYTES);
  out.ascii("[");
  write(out);
  out.ascii("]");
  const body = out.done();
  const hits = JSON.parse(body.toString("utf8")) as Hit[];
  giveBack(body);
  return hits;
}

/** The rows of a guide's own listings that a search could find, in the guide's order. */
export function placesInGuide(sight: Sight, guideRow: number): Uint32Array {
  return sight.org.catalogue.guideListings.of(guideRow).filter(listingsShown(sight));
}

/** The rows of guides that hold at least two of the places, and these are half of the guide: the ones with most of theirs first. */
export function guidesHolding({ sight, rows }: Selection): number[] {
  const { guideListings, tables } = sight.org.catalogue;
  const found = new Set(rows);
  const isVisible = inScope(sight, "guide");
  const holding: { row: number; share: number }[] = [];
  for (let row = 0; row < tables.guide.size; row++) {
    if (!isVisible(row)) continue;
    const listings = guideListings.of(row);
    const held = listings.filter((listing) => found.has(listing)).length;
    if (held >= 2 && held * 2 >= listings.length) holding.push({ row, share: held / listings.length });
  }
  return holding.sort((a, b) => b.share - a.share || a.row - b.row).map(({ row }) => row);
}

/** The rows of a place's parts that are offered to who names no kind of place, the best known first, at most so many. */
export async function partsWorthIt(sight: Sight, row: number, limit: number): Promise<number[]> {
  const { listing } = sight.org.catalogue.tables;
  const { isOffered } = await sight.org.kinds();
  const isVisible = inScope(sight, "listing");
  return partsOf(listing, row)
    .filter((part) => isVisible(part) && isOffered(part))
    .sort((a, b) => (listing.score[b] || 0) - (listing.score[a] || 0) || a - b)
    .slice(0, limit);
}

/** What is known of a place whatever the language, without its body. */
export interface PlaceFacts {
  id: string;
  /** The id of the outermost place that it is part of, else its own. */
  building: string;
  position?: GeoLocation;
  priceLevel?: number;
  neighborhood?: string;
  /** In all languages. */
  category: Label[];
  activityTags: Label[];
  userCategories: string[];
  timeOfDay: string[];
  timeOfYear: string[];
}

export function placeFacts(org: Org, row: number): PlaceFacts {
  const { labels, tables } = org.catalogue;
  const { ids, price, neighborhood, category, tags, ...table } = tables.listing;
  const labelsIn = (lists: Lists) => Array.from(lists.of(row), (label) => labels.read(label));
  const wordsIn = (lists: Lists) => Array.from(lists.of(row), (label) => labels.words(label));
  return {
    id: ids[row]!,
    building: buildingOf(tables.listing, row),
    position: placePosition(org, row),
    priceLevel: Number.isNaN(price[row]!) ? undefined : price[row]!,
    neighborhood: neighborhood[row]! < 0 ? undefined : labels.words(neighborhood[row]!),
    category: labelsIn(category),
    activityTags: labelsIn(tags),
    userCategories: wordsIn(table.userCategories),
    timeOfDay: wordsIn(table.timeOfDay),
    timeOfYear: wordsIn(table.timeOfYear),
  };
}

export function placePosition({ catalogue }: Org, row: number): GeoLocation | undefined {
  const { lat, lng } = catalogue.tables.listing;
  return Number.isNaN(lat[row]!) ? undefined : [lat[row]!, lng[row]!];
}

/** A neighbourhood's id and its middle, as its record says it. */
export function areaFacts({ catalogue }: Org, row: number): { id: string; position?: GeoLocation } {
  const { ids, lat, lng } = catalogue.tables.geoArea;
  return { id: ids[row]!, position: Number.isNaN(lat[row]!) ? undefined : [lat[row]!, lng[row]!] };
}

/** The hours of a place: by week, or by date where they change; neither when they are unknown. */
export interface PlaceHours {
  /** The zone in which they are meant. */
  zone: string;
  /** Pairs of minutes of the week. */
  week?: Uint16Array;
  calendar?: OpeningCalendar;
}

/** Undefined where the place's zone is unknown: no hours can be told then. */
export function placeHours({ org, host }: Sight, row: number): PlaceHours | undefined {
  const { week, calendar } = org.catalogue.tables.listing;
  const zone = org.hours.zoneOf(row, host?.timeZoneName);
  if (zone === undefined) return undefined;
  if (!calendar.isEmpty(row)) return { zone, calendar: unpackCalendar(calendar.of(row)) };
  return { zone, week: week.isEmpty(row) ? undefined : Uint16Array.from(week.of(row)) };
}

/** Whether a place's usual week may not hold on a local date: it says nothing of holidays, and the day is one. */
export function mayDifferOn({ org }: Sight, row: number, localDate: string): boolean {
  return org.hours.isInDoubt(row, dayOfDate(localDate));
}

/** Whether a place is known to be open at an instant, in epoch milliseconds. */
export function isPlaceOpen({ org, host }: Sight, row: number, epochMs: number): boolean {
  return org.hours.openAt(host?.timeZoneName, epochMs)(row);
}

/** One time that an event takes place. */
export interface EventTime extends Occurrence {
  /** Whether the time of day is known, and when it ends; else it is taken to last until the day ends. */
  timed: boolean;
  ended: boolean;
  /** In which the event's dates are meant. */
  zone: string;
}

/** The first time that a place which is an event takes place and that is not over at an instant; null once it is over for good. */
export function eventTime({ org, host }: Sight, row: number, fromMs: number): EventTime | null | undefined {
  if (!org.events.isEvent(row)) return undefined;
  const next = org.events.next(row, host?.timeZoneName, fromMs);
  if (!next) return null;
  const { timed, length } = org.events.datesOf(row);
  return { ...next, timed, ended: length > 0, zone: org.events.zoneOf(row, host?.timeZoneName) };
}

/** Whether a request may see a listing of this neighbourhood: one that only others lie in is as unknown as they are. */
export function seesNeighborhood(sight: Sight, name: string): boolean {
  const { labels, tables } = sight.org.catalogue;
  const { neighborhood, size } = tables.listing;
  const mask = labels.mask([name]);
  const isSeen = inScope(sight, "listing");
  for (let row = 0; row < size; row++) {
    if (mask[neighborhood[row]!] === 1 && isSeen(row)) return true;
  }
  return false;
}

/** The names of the organisation's only geo area, where it has no other and the request may see it. */
export function onlyAreaNames(sight: Sight): LanguageMap<string> | undefined {
  const { labels, tables } = sight.org.catalogue;
  const { size, names } = tables.geoArea;
  if (size !== 1 || !inScope(sight, "geoArea")(0)) return undefined;
  const labelled = Array.from(names.of(0), (label) => labels.read(label));
  return Object.fromEntries(labelled.map(({ language, words }) => [language, words]));
}
