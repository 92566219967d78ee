import type { ChatAnswer, GeoArea, Listing } from "../../../src/client/api-types.ts";
import type { App } from "../app/app.ts";
import type { Position } from "../map/geometry.ts";
import type { MapPoint } from "../map/map-element.ts";

export type Itinerary = NonNullable<ChatAnswer["itinerary"]>;
export type Stop = Itinerary["days"][number]["activities"][number];

/** As many ids as a search takes at once. */
const IDS_PER_CALL = 20;
/** Half the way around the world: a plan may lead out of the host's radius. Metres. */
const ANYWHERE_METRES = 20_037_508;

/** Where the stops of a plan are, by the id of the place. An answer of the concierge has no positions of its own. */
export async function positionsOf(
  app: App,
  itinerary: Itinerary,
  signal: AbortSignal,
): Promise<Map<string, Position>> {
  const stops = itinerary.days.flatMap(({ activities }) => activities);
  const { profileId, lang } = app.query();
  const query = { profileId, lang, radius: ANYWHERE_METRES, hitsPerPage: IDS_PER_CALL };
  const idsOf = (type: Stop["placeType"]) =>
    partsOf([...new Set(stops.filter(({ placeType }) => placeType === type).map(({ placeId }) => placeId))]);
  const pages = await Promise.all<{ results: Pick<Listing | GeoArea, "id" | "geoLocation">[] }>([
    ...idsOf("listing").map((ids) =>
      app.client.listingSearch({ ...query, ids, fields: ["geoLocation"] }, { signal }),
    ),
    ...idsOf("location").map((ids) => app.client.locationSearch({ ...query, ids }, { signal })),
  ]);
  const found = pages.flatMap(({ results }) => results);
  return new Map(found.flatMap(({ id, geoLocation }) => (geoLocation ? [[id, geoLocation] as const] : [])));
}

function partsOf(ids: readonly string[]): string[][] {
  const count = Math.ceil(ids.length / IDS_PER_CALL);
  return Array.from({ length: count }, (_, part) =>
    ids.slice(part * IDS_PER_CALL, (part + 1) * IDS_PER_CALL),
  );
}

/** The stops of a plan as points of a map, numbered within their day; of one day, or of all. */
export function stopPoints(
  { days }: Itinerary,
  positions: ReadonlyMap<string, Position>,
  day: number | undefined,
): MapPoint[] {
  return days.flatMap(({ dayNumber, activities }, index) => {
    if (day !== undefined && day !== dayNumber) return [];
    return activities.flatMap(({ placeId, placeName }, at): MapPoint[] => {
      const position = positions.get(placeId);
      if (!position) return [];
      const stop = { number: at + 1, day: index };
      return [{ id: placeId, name: placeName, at: position, icon: "place", stop }];
    });
  });
}
