import { createLocaliser, type Localiser } from "../../content/localise.ts";
import { ServiceError } from "../../contract/errors.ts";
import type { Host } from "../../contract/host.ts";
import type { OutlineStop, TripOutline } from "../../contract/inline-itinerary.ts";
import type { Listing } from "../../contract/listing.ts";
import type { LanguageMap } from "../../contract/localised.ts";
import type { Scope } from "../../discovery/match/sight.ts";
import { dateAfter, dateIn, isTimeZone } from "../../hours/local-time.ts";
import type { Organisation, OrganisationStore } from "../../store/store.ts";
import { brandOf, webUrl } from "./brand.ts";
import { oneLine } from "./one-line.ts";
import { stopTimes } from "./stop-times.ts";
import type { Trip, TripDay, TripStop } from "./trip.ts";
import { hostOf, keyOf, type PlaceRecord, placesOf, type ReadRecords } from "./trip-places.ts";

export interface CatalogueParts {
  store: { organisations: Pick<OrganisationStore, "find">; read: ReadRecords };
  /** Epoch milliseconds. */
  nowMs: number;
  /** Where this server is reached, without a slash at its end. */
  publicUrl?: string;
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
}

/** Distributed under terms that ask for this line wherever a map of theirs is shown. */
const OSM_ATTRIBUTION = "© OpenStreetMap contributors (openstreetmap.org/copyright)";

/**
 * The plan of an outline in the catalogue's words. Places that are not (any more) there or not the caller's to see are left
 * out, and so is what comes twice; a day without stops stays, so that the days keep their dates.
 * @throws ServiceError profile_not_found; no_itinerary where nothing is left.
 */
export async function tripFromCatalogue(
  { store, nowMs, publicUrl = "" }: CatalogueParts,
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
  const orgDefault = organisation.languageCodes[0] ?? "en-GB";
  const localiser = createLocaliser({
    asked: lang ?? host?.defaultLanguageCode ?? orgDefault,
    hostDefault: host?.defaultLanguageCode,
    orgDefault,
  });
  const timeZone = zoneOf(host, found);
  const first = startDate ?? outline.startDate ?? dateAfter(dateIn(timeZone, nowMs), 1);
  const days = outline.days.map(({ stops }, index): TripDay => {
    const date = dateAfter(first, index);
    const there = stops.filter((stop) => records.has(keyOf(stop)) && isFirst(outline, stop));
    const times = stopTimes(there, date, timeZone);
    return {
      date,
      stops: there
        .map((stop, place) => ({ ...stopOf(stop, records.get(keyOf(stop))!, localiser), ...times[place]! }))
        .sort((a, b) => a.startMs - b.startMs),
    };
  });
  const trip: Trip = {
    id: `${scope.orgId} ${host?.id ?? ""}`,
    from: oneLine(fromOf(host, organisation)),
    brand: brandOf(host, publicUrl),
    timeZone,
    days,
    attributions: attributionsOf(found, days),
  };
  return {
    trip,
    defaultLanguages: [host?.defaultLanguageCode, orgDefault].filter((code) => code !== undefined),
  };
}

function fromOf(host: Host | undefined, { name, id }: Organisation): string {
  return host?.name || name || id;
}

function isFirst({ days }: TripOutline, stop: OutlineStop): boolean {
  return days.flatMap(({ stops }) => stops).find((other) => keyOf(other) === keyOf(stop)) === stop;
}

function zoneOf(host: Host | undefined, records: readonly PlaceRecord[]): string {
  const named = [host, ...records].map((record) =>
    record && "timeZoneName" in record ? record.timeZoneName : undefined,
  );
  return named.find((zone) => zone !== undefined && isTimeZone(zone)) ?? "UTC";
}

function stopOf(
  { placeType, placeId, timeOfDay }: OutlineStop,
  record: PlaceRecord,
  localiser: Localiser,
): Omit<TripStop, "startMs" | "endMs"> {
  const text = (map: LanguageMap<string> | undefined) => {
    const found = map && localiser.pick(map);
    return found && oneLine(found.value);
  };
  const isArea = "displayName" in record;
  const listing = isArea ? undefined : (record as Listing);
  return {
    placeType,
    placeId,
    name: text(isArea ? record.displayName : listing?.name) || placeId,
    category: text(listing?.category),
    address: text(record.address),
    geoLocation: record.geoLocation,
    timeOfDay,
    mapUrl: webUrl(listing?.providerMapsUrl) ?? osmUrl(record.geoLocation),
    websiteUrl: webUrl(listing?.websiteUrl),
  };
}

function osmUrl(position: readonly [number, number] | undefined): string | undefined {
  if (!position) return undefined;
  const [lat, lng] = position;
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=17/${lat}/${lng}`;
}

function attributionsOf(records: readonly PlaceRecord[], days: readonly TripDay[]): string[] {
  const ofSources = records.flatMap(({ sources }) => (sources ?? []).map(({ attribution }) => attribution));
  const usesOsmMap = days.some(({ stops }) =>
    stops.some(({ mapUrl }) => mapUrl?.startsWith("https://www.openstreetmap.org/")),
  );
  const lines = ofSources.filter((line) => line !== undefined).map(oneLine);
  const hasOsm = lines.some((line) => line.includes("OpenStreetMap"));
  return [...new Set([...lines, ...(usesOsmMap && !hasOsm ? [OSM_ATTRIBUTION] : [])])];
}
