import type { ChatAnswer, Listing } from "../../../src/client/api-types.ts";
import type { App } from "../app/app.ts";
import { ANYWHERE_METRES, IDS_AT_ONCE, inBatches } from "../app/listings-by-ids.ts";
import type { MapPoint } from "../map/points.ts";

export type Itinerary = NonNullable<ChatAnswer["itinerary"]>;
export type Stop = Itinerary["days"][number]["activities"][number];

/** What a plan shows of its stops beside the concierge's answer, which tells neither where they are nor of what kind. */
export type StopPlace = Partial<Pick<Listing, "geoLocation" | "name" | "category" | "integratedCategories">>;
const fields = ["geoLocation", "name", "category", "integratedCategories"] as const;

/** The places of a plan's stops by their ids. */
export async function findPlaces(
  app: App,
  itinerary: Itinerary,
  signal: AbortSignal,
): Promise<Map<string, StopPlace>> {
  const stops = itinerary.days.flatMap(({ activities }) => activities);
  const { profileId, lang } = app.query();
  // A plan may lead out of the host's radius.
  const query = { profileId, lang, radius: ANYWHERE_METRES, hitsPerPage: IDS_AT_ONCE };
  const listIds = (type: Stop["placeType"]) =>
    inBatches([
      ...new Set(stops.filter(({ placeType }) => placeType === type).map(({ placeId }) => placeId)),
    ]);
  const pages = await Promise.all<{ results: (StopPlace & { id: string })[] }>([
    ...listIds("listing").map((ids) =>
      app.client.listingSearch({ ...query, ids, fields: [...fields] }, { signal }),
    ),
    ...listIds("location").map((ids) => app.client.locationSearch({ ...query, ids }, { signal })),
  ]);
  return new Map(pages.flatMap(({ results }) => results.map((place) => [place.id, place])));
}

/** The stops of a plan as points of a map, numbered within their day; of one day, or of all. */
export function stopPoints(
  { days }: Itinerary,
  places: ReadonlyMap<string, StopPlace>,
  day: number | undefined,
): MapPoint[] {
  return days.flatMap(({ dayNumber, activities }, index) => {
    if (day !== undefined && day !== dayNumber) return [];
    return activities.flatMap(({ placeId, placeName, travelLine }, stopIndex): MapPoint[] => {
      const at = places.get(placeId)?.geoLocation;
      if (!at) return [];
      const stop = { number: stopIndex + 1, day: index, way: travelLine };
      return [{ id: placeId, name: placeName, at, icon: "place", stop }];
    });
  });
}
