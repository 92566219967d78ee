import { createLocaliser, type Localiser } from "../../content/localise.ts";
import { metresApart, pointOf } from "../../content/sphere.ts";
import type { GeoLocation } from "../../contract/common.ts";
import { ServiceError } from "../../contract/errors.ts";
import type { Host } from "../../contract/host.ts";
import type { OutlineStop, TimeOfDay, TripOutline } from "../../contract/inline-itinerary.ts";
import type { Listing } from "../../contract/listing.ts";
import type { LanguageMap } from "../../contract/localised.ts";
import type { Scope } from "../../discovery/match/sight.ts";
import { dateAfter, dateIn, isTimeZone, localMsToInstant } from "../../hours/local-time.ts";
import { DEFAULT_LANGUAGE } from "../../languages/compare.ts";
import type { OrganisationStore } from "../../store/store.ts";
import { mapUrlOf, photoOf } from "../chat-records.ts";
import type { PlanRequest, Position } from "../planner/plan.ts";
import { minutesOn, spotAt, travelModeOf } from "../planner/travel.ts";
import { type Leg, openStreets, type Ways } from "../streets.ts";
import { readBrand, webUrl } from "./brand.ts";
import type { Trip, TripDay, TripStop } from "./trip.ts";
import { hostOf, type PlaceRecord, placesOf, type ReadRecords, stopKey } from "./trip-places.ts";

export interface CatalogueParts {
  store: { organisations: Pick<OrganisationStore, "find">; read: ReadRecords };
  /** Epoch milliseconds. */
  nowMs: number;
  /** Where this server is reached, without a slash at its end. */
  publicUrl?: string;
  /** What can tell ways on foot. */
  ways?: Ways;
}

export interface TripWishes {
  outline: TripOutline;
  /** Overrides the outline's; without either the plan begins tomorrow. */
  startDate?: string;
  profileId?: string;
  /** BCP 47 code. */
  lang?: string;
}

export interface WrittenTrip {
  trip: Trip;
  /** The host's default language, then the organisation's. */
  defaultLanguages: readonly string[];
  /** The ways on foot of each day, to its stops in their order from the host on; none where no streets are known. */
  walks: () => Promise<Leg[][]>;
}

/** Distributed under terms that ask for this line wherever a map of theirs is shown. */
const OSM_ATTRIBUTION = "© OpenStreetMap contributors (openstreetmap.org/copyright)";

/**
 * The plan of an outline in the catalogue's words. Places that are not (any more) there or not the caller's to see are left
 * out, and so is what comes twice; a day without stops stays, so that the days keep their dates.
 * @throws ServiceError profile_not_found; no_itinerary where nothing is left.
 */
export async function tripFromCatalogue(
  { store, nowMs, publicUrl = "", ways }: CatalogueParts,
  scope: Scope,
  { outline, startDate, profileId, lang }: TripWishes,
): Promise<WrittenTrip> {
  const organisation = await store.organisations.find(scope.orgId);
  const host = await hostOf(store, scope, profileId);
  const records = await placesOf(store, scope, host, outline);
  const found = [...records.values()];
  if (!organisation || found.length === 0) {
    throw new ServiceError("no_itinerary", "none of the plan's places is in the catalogue (any more)");
  }
  const orgDefault = organisation.languageCodes[0] ?? DEFAULT_LANGUAGE;
  const localiser = createLocaliser({
    asked: lang ?? host?.defaultLanguageCode ?? orgDefault,
    hostDefault: host?.defaultLanguageCode,
    orgDefault,
  });
  const timeZone = chooseZone(host, found);
  const first = startDate ?? outline.startDate ?? dateAfter(dateIn(timeZone, nowMs), 1);
  const seen = { localiser, host, publicUrl };
  const mode = travelModeOf(host?.uiConfig?.preferredTravelMode);
  const streets =
    ways && mode === "walk"
      ? await openStreets(ways, scope.orgId, () => pointsOf([host, ...found]))
      : undefined;
  const days = outline.days.map(({ stops }, index): TripDay => {
    const date = dateAfter(first, index);
    const there = stops.filter((stop) => records.has(stopKey(stop)) && isFirst(outline, stop));
    const times = stopTimes(there, date, timeZone);
    return {
      date,
      stops: withWays(
        there
          .map((stop, place) => ({ ...writeStop(stop, records.get(stopKey(stop))!, seen), ...times[place]! }))
          .sort((a, b) => a.startMs - b.startMs),
        host?.geoLocation,
        { mode, streets },
      ),
    };
  });
  const trip: Trip = {
    id: `${scope.orgId} ${host?.id ?? ""}`,
    from: oneLine(host?.name || organisation.name || organisation.id),
    brand: readBrand(host, publicUrl),
    timeZone,
    days,
    attributions: writeAttributions(found, days),
  };
  return {
    trip,
    defaultLanguages: [host?.defaultLanguageCode, orgDefault].filter((code) => code !== undefined),
    walks: () =>
      Promise.all(days.map(async ({ stops }) => (await streets?.legs(pointsOf([host, ...stops]))) ?? [])),
  };
}

function isFirst({ days }: TripOutline, stop: OutlineStop): boolean {
  return days.flatMap(({ stops }) => stops).find((other) => stopKey(other) === stopKey(stop)) === stop;
}

function chooseZone(host: Host | undefined, records: readonly PlaceRecord[]): string {
  const named = [host, ...records].map((record) =>
    record && "timeZoneName" in record ? record.timeZoneName : undefined,
  );
  return named.find((zone) => zone !== undefined && isTimeZone(zone)) ?? "UTC";
}

function writeStop(
  { placeType, placeId, timeOfDay }: OutlineStop,
  record: PlaceRecord,
  { localiser, host, publicUrl }: { localiser: Localiser; host: Host | undefined; publicUrl: string },
): Omit<TripStop, "startMs" | "endMs"> {
  const text = (map: LanguageMap<string> | undefined) => {
    const found = map && localiser.pick(map);
    return found && oneLine(found.value);
  };
  const area = "displayName" in record ? record : undefined;
  const listing = area ? undefined : (record as Listing);
  return {
    placeType,
    placeId,
    name: text(area ? area.displayName : listing?.name) || placeId,
    category: text(listing?.category),
    address: text(record.address),
    description: text(area?.description),
    tagline: text(listing?.tagline) ?? text(listing?.summary),
    providerRating: listing?.providerRating,
    priceLevel: listing?.priceLevel,
    photoUrl: photoOf(record.photos?.[0], publicUrl)?.url,
    geoDistance: metresFrom(host?.geoLocation, record.geoLocation),
    geoLocation: record.geoLocation,
    timeOfDay,
    mapUrl: webUrl(listing?.providerMapsUrl) ?? mapUrlOf(record.geoLocation),
    websiteUrl: webUrl(listing?.websiteUrl),
  };
}

/** The stops of a day with the minutes on the way to each, the first one from the host. */
function withWays(
  stops: readonly TripStop[],
  host: GeoLocation | undefined,
  request: Pick<PlanRequest, "mode" | "streets">,
): TripStop[] {
  return stops.map((stop, index) => {
    const before = index === 0 ? host : stops[index - 1]!.geoLocation;
    const { geoLocation: at } = stop;
    if (!before || !at) return stop;
    return { ...stop, travelMinutes: minutesOn(request, spotAt(positionOf(before)), spotAt(positionOf(at))) };
  });
}

function pointsOf(places: readonly ({ geoLocation?: GeoLocation } | undefined)[]): Position[] {
  return places.flatMap((place) => (place?.geoLocation ? positionOf(place.geoLocation) : []));
}

function positionOf([lat, lng]: GeoLocation): Position {
  return { lat, lng };
}

function metresFrom(centre: GeoLocation | undefined, at: GeoLocation | undefined): number | undefined {
  return centre && at && Math.round(metresApart(pointOf(...centre), pointOf(...at)));
}

function writeAttributions(records: readonly PlaceRecord[], days: readonly TripDay[]): string[] {
  const ofSources = records.flatMap(({ sources }) => (sources ?? []).map(({ attribution }) => attribution));
  const usesOsmMap = days.some(({ stops }) =>
    stops.some(({ mapUrl }) => mapUrl?.startsWith("https://www.openstreetmap.org/")),
  );
  const lines = ofSources.filter((line) => line !== undefined).map(oneLine);
  const hasOsm = lines.some((line) => line.includes("OpenStreetMap"));
  return [...new Set([...lines, ...(usesOsmMap && !hasOsm ? [OSM_ATTRIBUTION] : [])])];
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;

/** Where a plan says no more than the time of day: minutes from midnight, and how long a stop is then taken to last. */
const USUAL_START: Readonly<Record<TimeOfDay, number>> = {
  morning: 10 * 60,
  midday: 12 * 60 + 30,
  afternoon: 15 * 60,
  evening: 19 * 60,
  night: 21 * 60 + 30,
};
const USUAL_MINUTES = 60;
/** An end that is farther away is no end of a visit. */
const MAX_MINUTES = 12 * 60;
/** Before this hour a stop at night belongs to the day before. */
const MORNING_MINUTES = 6 * 60;

/** When the stops of a day begin and end, epoch milliseconds. Times that the plan leaves open follow one another. */
export function stopTimes(
  stops: readonly OutlineStop[],
  date: string,
  timeZone: string,
): { startMs: number; endMs: number }[] {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  const instant = (minutes: number) => localMsToInstant(midnight + minutes * MINUTE_MS, timeZone);
  let free = 0;
  return stops.map((stop) => {
    const usual = Math.max(USUAL_START[stop.timeOfDay], free);
    const start = startOf(stop) ?? Math.min(usual, DAY_MINUTES + MORNING_MINUTES);
    const end = findEnd(stop, start);
    free = end;
    return { startMs: instant(start), endMs: Math.max(instant(end), instant(start) + MINUTE_MS) };
  });
}

function startOf({ startTime, timeOfDay }: OutlineStop): number | undefined {
  const start = countMinutes(startTime);
  const isPastMidnight = start !== undefined && timeOfDay === "night" && start < MORNING_MINUTES;
  return isPastMidnight ? start + DAY_MINUTES : start;
}

function findEnd({ endTime }: OutlineStop, start: number): number {
  const end = countMinutes(endTime);
  if (end === undefined) return start + USUAL_MINUTES;
  const length = (end - start + 2 * DAY_MINUTES) % DAY_MINUTES;
  return start + (length > 0 && length <= MAX_MINUTES ? length : USUAL_MINUTES);
}

function countMinutes(time: string | undefined): number | undefined {
  if (time === undefined) return undefined;
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

const MAX_LENGTH = 300;

/**
 * A catalogue's text as it may stand in a header, a calendar or a line: no line breaks, control characters or marks that
 * turn the direction of what follows, and at most 300 characters.
 */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "")
    .trim()
    .slice(0, MAX_LENGTH)
    .replace(/[\ud800-\udbff]$/, "");
}
