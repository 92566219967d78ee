import { borrow, giveBack } from "../../content/lent-memory.ts";
import type { PlaceGroup } from "../../contract/common.ts";
import { faultyRequest, ServiceError } from "../../contract/errors.ts";
import type { DayOrMoment, FacetName, ListingSearch } from "../../contract/parameters.ts";
import { dayOfDate, localMsToInstant, localToInstant } from "../../hours/local-time.ts";
import { insideArea } from "../../search/columns/areas.ts";
import { listRows, type Rows } from "../../search/columns/cut.ts";
import { inBox, lookedAtOf, passesAll, saying, type Test } from "../../search/columns/match.ts";
import { cutOf, findVisible, type Sight } from "./sight.ts";
import { type Match, type MatchRequest, matchRows } from "./text.ts";

type Shown = "page" | "hitsPerPage" | "explain" | "attributions" | "fields" | "excludeFields";
type Matched = Omit<ListingSearch, Shown>;
type Open<T> = { [K in keyof T as undefined extends T[K] ? K : never]: T[K] };

/** What a listing search matches by: its parameters except those for pages and the form of the answer; any may be left out. */
export type ListingRequest = Partial<Open<Matched>> &
  Omit<Matched, keyof Open<Matched>> &
  Pick<MatchRequest, "wordsIn" | "inOwnLanguage">;

/** A condition of a listing search; one that a facet counts beside is named by the facet. */
export interface Filter {
  facet?: FacetName;
  passes: Test;
}

export interface ListingMatch extends Match {
  /** Where facets are asked for: by facet the rows that only its own filter keeps out. */
  besides?: ReadonlyMap<FacetName, readonly number[]>;
  /** Where groups are asked for. */
  groupOf?: (row: number) => PlaceGroup | undefined;
}

/**
 * The listings that a request matches, in no order yet. `more` are conditions that have no parameter.
 * @throws ServiceError `guide_not_found`, `location_not_found`
 */
export async function matchListings(
  asked: Sight,
  request: ListingRequest,
  more: readonly Test[] = [],
): Promise<ListingMatch> {
  // The area's circle becomes the cut: the host's own radius no longer does, one that is asked for still does.
  const sight = request.locationId === undefined ? asked : { ...asked, radiusMetres: request.radius };
  const filters = listingFilters(sight, request);
  const countsGroups = request.facets?.includes("group");
  const kinds = request.group || countsGroups || request.offered ? await sight.org.kinds() : undefined;
  if (request.group) {
    const groups: ReadonlySet<PlaceGroup | undefined> = new Set(request.group);
    filters.push({ facet: "group", passes: (row) => groups.has(kinds!.groupOf(row)) });
  } else if (request.offered) {
    // Groups are counted with all that may be asked for.
    filters.push({ facet: "group", passes: kinds!.isOffered });
  }
  const during = eventTests(sight, request);
  // An event that is past is found by who asks for its time, or for itself.
  const withPast = during.length > 0 || request.ids !== undefined || request.guideId !== undefined;
  const cut = cutOf(sight, "listing", { withPast });
  // A facet counts beside its own filter, so the candidates of a faceted search are matched before those filters.
  const faceted = filters.filter(({ facet }) => facet && request.facets?.includes(facet));
  const plain = filters.filter((filter) => !faceted.includes(filter));
  const tests = [...during, ...more, ...plain.map(({ passes }) => passes)];
  const answers = passesAll(faceted.map(({ passes }) => passes));
  const { searchQuery, wordsIn, inOwnLanguage } = request;
  const matched = { kind: "listing", cut, tests, searchQuery, wordsIn, inOwnLanguage, answers } as const;
  const match = await matchRows(sight, matched);
  const split = request.facets && splitByFilter(match.rows, faceted);
  const rows = split?.matching ?? match.rows;
  return { ...match, rows, besides: split?.besides, groupOf: kinds?.groupOf };
}

/**
 * The rows that pass every filter, and by facet those that only its own filter keeps out: one pass for all facets. The rows that are
 * given are given back.
 */
export function splitByFilter(found: Rows, filters: readonly Filter[]) {
  const besides = new Map<FacetName, number[]>();
  const candidates = listRows(found);
  if (filters.length === 0) return { matching: candidates, besides };
  const matching = new Uint32Array(borrow(4 * candidates.length), 0, candidates.length);
  let count = 0;
  for (const row of candidates) {
    let failed: Filter | undefined;
    let failures = 0;
    for (const filter of filters) {
      if (filter.passes(row)) continue;
      failed = filter;
      if (++failures === 2) break;
    }
    if (failures === 0) matching[count++] = row;
    else if (failures === 1 && failed?.facet) {
      const rows = besides.get(failed.facet);
      if (rows) rows.push(row);
      else besides.set(failed.facet, [row]);
    }
  }
  giveBack(candidates);
  return { matching: matching.subarray(0, count), besides };
}

function listingFilters(sight: Sight, request: ListingRequest): Filter[] {
  const { catalogue, hours } = sight.org;
  const { labels } = catalogue;
  const table = catalogue.tables.listing;
  const filters: Filter[] = [];
  const add = (passes: Test, facet?: FacetName) => filters.push({ passes, facet });
  const looked = lookedAtOf(table);

  if (request.ids) {
    const rows = new Set(request.ids.map((id) => table.rowOfId.get(id)));
    add((row) => rows.has(row));
  }
  if (request.guideId !== undefined) add(inGuide(sight, request.guideId));
  if (request.locationId !== undefined) add(inArea(sight, request.locationId));
  if (request.bbox) add(inBox(table, request.bbox));
  if (request.featured !== undefined) {
    const wanted = request.featured ? 1 : 0;
    add((row) => table.featured[row] === wanted);
  }
  if (request.minRating !== undefined) {
    const least = request.minRating;
    // A place without ratings is not known to be rated so well; NaN fails the comparison.
    add(looked.once(`rating ${least}`, (row) => table.ratingSum[row]! / table.ratingCount[row]! >= least));
  }
  // false asks for no filter: unknown hours are not "closed".
  if (request.openNow) add(hours.openAt(sight.host?.timeZoneName, sight.nowMs));
  if (request.openAt) add(hours.openAt(sight.host?.timeZoneName, readInstant(sight, request.openAt)));
  if (request.category) add(saying(labels, table.category, request.category), "category");
  if (request.neighborhood) add(inNeighborhood(sight, request.neighborhood), "neighborhood");
  if (request.priceLevel) {
    const levels = request.priceLevel;
    add(
      looked.once(`price ${levels}`, (row) => levels.includes(table.price[row]!)),
      "priceLevel",
    );
  }
  if (request.activityTags) {
    const { activityTags: tags, activityTagsMode: mode } = request;
    const asked = mode === "all" ? tags.map((tag) => [tag]) : [tags];
    add(passesAll(asked.map((words) => saying(labels, table.tags, words))), "activityTags");
  }
  return filters;
}

function inGuide(sight: Sight, guideId: string): Test {
  const guide = findVisible(sight, "guide", guideId);
  if (guide === undefined) {
    throw new ServiceError("guide_not_found", `There is no guide ${JSON.stringify(guideId)} here`);
  }
  const rows = new Set(sight.org.catalogue.guideListings.of(guide));
  return (row) => rows.has(row);
}

/** Rows in a geo area; one without an outline or a circle is known by the neighbourhood's name alone. */
function inArea(sight: Sight, locationId: string): Test {
  const { labels, tables } = sight.org.catalogue;
  const { geoArea, listing } = tables;
  const area = findVisible(sight, "geoArea", locationId);
  if (area === undefined) {
    throw new ServiceError("location_not_found", `There is no geo area ${JSON.stringify(locationId)} here`);
  }
  const inside = insideArea(geoArea, area, listing);
  if (inside) return inside;
  return inNeighborhood(
    sight,
    [...geoArea.names.of(area)].map((label) => labels.words(label)),
  );
}

function inNeighborhood({ org }: Sight, names: readonly string[]): Test {
  const { neighborhood } = org.catalogue.tables.listing;
  const mask = org.catalogue.labels.mask(names);
  return (row) => mask[neighborhood[row]!] === 1;
}

/** The instant that `openAt` means: a local date-time is on the clock of the host, else of the organisation's only zone. */
function readInstant({ org, host }: Sight, moment: NonNullable<ListingSearch["openAt"]>): number {
  if ("epochMillis" in moment) return moment.epochMillis;
  const zones = new Set([...org.hosts.values()].map(({ timeZoneName }) => timeZoneName));
  const zone = host?.timeZoneName ?? (zones.size === 1 ? [...zones][0] : undefined);
  if (zone === undefined) {
    throw faultyRequest([
      {
        in: "query",
        name: "openAt",
        code: "invalid_instant",
        detail:
          "openAt without an offset is on the host's clock: give profileId, or an offset such as Z or +01:00",
      },
    ]);
  }
  return localToInstant(moment.localDateTime, zone);
}

const DAY_MS = 86_400_000;

/**
 * Where the request says when: the events that take place then, each by the clock of its place. Without `from` a stretch of time begins now.
 * @throws ServiceError `invalid_range`
 */
function eventTests(sight: Sight, { from, to, on }: ListingRequest): Test[] {
  const { org, host, nowMs } = sight;
  const during = (first: DayOrMoment | undefined, last: DayOrMoment | undefined) => (zone: string) =>
    [
      first ? spanOf(first, zone)[0] : nowMs,
      last ? spanOf(last, zone)[1] : Number.POSITIVE_INFINITY,
    ] as const;
  if (from && to) {
    const [begin, end] = during(from, to)(host?.timeZoneName ?? "UTC");
    if (begin >= end) throw turnedRange();
  }
  const takingPlace = (span: ReturnType<typeof during>) => org.events.takingPlace(host?.timeZoneName, span);
  return [
    ...(from || to ? [takingPlace(during(from, to))] : []),
    ...(on ? [takingPlace(during(on, on))] : []),
  ];
}

/** The instants of a day, or the one that is meant, in a zone: [first, end). */
function spanOf(moment: DayOrMoment, zone: string): readonly [number, number] {
  if ("localDate" in moment) {
    const midnight = dayOfDate(moment.localDate) * DAY_MS;
    return [localMsToInstant(midnight, zone), localMsToInstant(midnight + DAY_MS, zone)];
  }
  const at = "epochMillis" in moment ? moment.epochMillis : localToInstant(moment.localDateTime, zone);
  return [at, at + 1];
}

function turnedRange(): ServiceError {
  const detail = "to is before from: give the earlier one as from, or leave one of them out";
  return faultyRequest([{ in: "query", name: "to", code: "invalid_range", detail }]);
}
