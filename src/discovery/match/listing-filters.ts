import { faultyRequest, ServiceError } from "../../contract/errors.ts";
import type { FacetName, ListingSearch } from "../../contract/parameters.ts";
import { localToInstant } from "../../hours/local-time.ts";
import { inBox, type Test, within } from "../../search/columns/match.ts";
import { type SearchFrame, scopeTests } from "./search-frame.ts";

type Shown = "page" | "hitsPerPage" | "explain" | "attributions" | "fields" | "excludeFields";
type Matched = Omit<ListingSearch, Shown>;
type Open<T> = { [K in keyof T as undefined extends T[K] ? K : never]: T[K] };

/** What a listing search matches by: its parameters but for pages and the form of the answer; what is not asked for may be left out. */
export type ListingMatchRequest = Partial<Open<Matched>> & Omit<Matched, keyof Open<Matched>>;

/** A condition of a listing search; one that a facet counts beside is named by the facet. */
export interface Filter {
  facet?: FacetName;
  passes: Test;
}

/** The filters that only listing-search has. Throws `guide_not_found` and `location_not_found`. */
export function listingFilters(frame: SearchFrame, request: ListingMatchRequest): Filter[] {
  const { catalogue } = frame.view;
  const { labels } = catalogue;
  const table = catalogue.tables.listing;
  const filters: Filter[] = [];
  const add = (passes: Test, facet?: FacetName) => filters.push({ passes, facet });

  if (request.ids) {
    const rows = new Set(request.ids.map((id) => table.rowOfId.get(id)));
    add((row) => rows.has(row));
  }
  if (request.guideId !== undefined) add(ofGuide(frame, request.guideId));
  if (request.locationId !== undefined) add(inArea(frame, request.locationId));
  if (request.bbox) add(inBox(table, request.bbox));
  if (request.featured !== undefined) {
    const wanted = request.featured ? 1 : 0;
    add((row) => table.featured[row] === wanted);
  }
  if (request.minRating !== undefined) {
    const least = request.minRating;
    // A place without ratings is not known to be rated so well; NaN fails the comparison.
    add((row) => table.ratingSum[row]! / table.ratingCount[row]! >= least);
  }
  if (request.openNow !== undefined) {
    const open = frame.view.hours.openAt(frame.host?.timeZoneName, frame.nowMs);
    // false asks for no filter: unknown hours are not "closed".
    if (request.openNow) add(open);
  }
  if (request.openAt)
    add(frame.view.hours.openAt(frame.host?.timeZoneName, instantOf(frame, request.openAt)));
  if (request.category) {
    const mask = labels.mask(request.category);
    add((row) => table.category.some(row, mask), "category");
  }
  if (request.neighborhood) {
    const mask = labels.mask(request.neighborhood);
    add((row) => mask[table.neighborhood[row]!] === 1, "neighborhood");
  }
  if (request.priceLevel) {
    const levels = new Set(request.priceLevel);
    add((row) => levels.has(table.price[row]!), "priceLevel");
  }
  if (request.activityTags) {
    const { activityTags: tags, activityTagsMode: mode } = request;
    const masks = mode === "all" ? tags.map((tag) => labels.mask([tag])) : [labels.mask(tags)];
    add((row) => masks.every((mask) => table.tags.some(row, mask)), "activityTags");
  }
  return filters;
}

function ofGuide(frame: SearchFrame, guideId: string): Test {
  const { catalogue } = frame.view;
  const guide = visibleRow(frame, "guide", guideId);
  if (guide === undefined) {
    throw new ServiceError("guide_not_found", `There is no guide ${JSON.stringify(guideId)} here`);
  }
  const rows = new Set(catalogue.guideListings.of(guide));
  return (row) => rows.has(row);
}

/** The row of a record that a search of its own kind could find: one outside the scope is not known to exist. */
function visibleRow(frame: SearchFrame, kind: "guide" | "geoArea", id: string): number | undefined {
  const row = frame.view.catalogue.tables[kind].rowOfId.get(id);
  return row !== undefined && scopeTests(frame, kind).every((test) => test(row)) ? row : undefined;
}

/** Rows in the circle of a geo area; one without a circle is known by the neighbourhood's name alone. */
function inArea(frame: SearchFrame, locationId: string): Test {
  const { catalogue } = frame.view;
  const { geoArea, listing } = catalogue.tables;
  const area = visibleRow(frame, "geoArea", locationId);
  if (area === undefined) {
    throw new ServiceError("location_not_found", `There is no geo area ${JSON.stringify(locationId)} here`);
  }
  const lat = geoArea.lat[area]!;
  const radius = geoArea.radius[area]!;
  if (!Number.isNaN(lat) && radius > 0) return within(listing, [lat, geoArea.lng[area]!], radius);
  const names = [...geoArea.names.of(area)].map((label) => catalogue.labels.words(label));
  const mask = catalogue.labels.mask(names);
  return (row) => mask[listing.neighborhood[row]!] === 1;
}

/** The instant that `openAt` means: a local date-time is on the clock of the host, else of the organisation's only zone. */
function instantOf({ view, host }: SearchFrame, moment: NonNullable<ListingSearch["openAt"]>): number {
  if ("epochMillis" in moment) return moment.epochMillis;
  const zones = new Set([...view.hosts.values()].map(({ timeZoneName }) => timeZoneName));
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
