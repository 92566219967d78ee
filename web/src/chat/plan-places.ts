import type { ChatAnswer, GeoArea, Listing } from "../../../src/client/api-types.ts";
import type { App } from "../app/app.ts";
import { ANYWHERE_METRES, IDS_AT_ONCE, inBatches } from "../app/listings-by-ids.ts";
import type { Position } from "../map/geometry.ts";
import type { MapPoint } from "../map/points.ts";

export type Itinerary = NonNullable<ChatAnswer["itinerary"]>;
export type Stop = Itinerary["days"][number]["activities"][number];

/** Where the stops of a plan are, by the id of the place. An answer of the concierge has no positions of its own. */
export async function findPositions(
  app: App,
  itinerary: Itinerary,
  signal: AbortSignal,
): Promise<Map<string, Position>> {
  const stops = itinerary.days.flatMap(({ activities }) => activities);
  const { profileId, lang } = app.query();
  // A plan may lead out of the host's radius.
  const query = { profileId, lang, radius: ANYWHERE_METRES, hitsPerPage: IDS_AT_ONCE };
  const listIds = (type: Stop["placeType"]) =>
    inBatches([
      ...new Set(stops.filter(({ placeType }) => placeType === type).map(({ placeId }) => placeId)),
    ]);
  const pages = await Promise.all<{ results: Pick<Listing | GeoArea, "id" | "geoLocation">[] }>([
    ...listIds("listing").map((ids) =>
      app.client.listingSearch({ ...query, ids, fields: ["geoLocation"] }, { signal }),
    ),
    ...listIds("location").map((ids) => app.client.locationSearch({ ...query, ids }, { signal })),
  ]);
  const found = pages.flatMap(({ results }) => results);
  return new Map(found.flatMap(({ id, geoLocation }) => (geoLocation ? [[id, geoLocation] as const] : [])));
}

/** The stops of a plan as points of a map, numbered within their day; of one day, or of all. */
export function stopPoints(
  { days }: Itinerary,
  positions: ReadonlyMap<string, Position>,
  day: number | undefined,
): MapPoint[] {
  return days.flatMap(({ dayNumber, activities }, index) => {
    if (day !== undefined && day !== dayNumber) return [];
    return activities.flatMap(({ placeId, placeName, travelLine }, at): MapPoint[] => {
      const position = positions.get(placeId);
      if (!position) return [];
      const stop = { number: at + 1, day: index, way: travelLine };
      return [{ id: placeId, name: placeName, at: position, icon: "place", stop }];
    });
  });
}
