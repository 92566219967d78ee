import type { GeoLocation } from "../../contract/common.ts";
import type { OutlineStop } from "../../contract/inline-itinerary.ts";
import { findVisible, type Sight } from "../../discovery/match/sight.ts";
import { areaFacts, placePosition, searchAreas, searchPlaces } from "../../discovery/places.ts";
import type { Candidate, Position } from "../planner/plan.ts";
import { strollThrough } from "../planner/strolls.ts";
import type { NamedStop, Understanding } from "../understanding/understanding.ts";

type Place = Pick<OutlineStop, "placeType" | "placeId">;

/** No id has a space. */
const MARK = "location ";
/** Neighbourhoods that an empty afternoon may be spent in, the nearest of a larger organisation. */
const MAX_AREAS = 100;
/** Places whose middle is that of a neighbourhood without a position. */
const MAX_PLACES = 100;

/** What a stop is called in planning: a listing by its id, an area with a mark before its own, since a listing may have the same. */
export function stopIdOf({ placeType, placeId }: Place): string {
  return placeType === "listing" ? placeId : `${MARK}${placeId}`;
}

/** The place that is called so. */
export function placeOfStop(id: string): Place {
  return id.startsWith(MARK)
    ? { placeType: "location", placeId: id.slice(MARK.length) }
    : { placeType: "listing", placeId: id };
}

/** What named places are called in planning; guides are no stops. */
export function stopIdsOf(places: readonly (NamedStop | undefined)[]): string[] {
  return places.flatMap((place) => {
    if (place === undefined || place.kind === "guide") return [];
    return stopIdOf({ placeType: place.kind === "listing" ? "listing" : "location", placeId: place.id });
  });
}

/** The guides that a plan is to follow: their listings say their ids of themselves. */
export function guideIdsOf({ include }: Pick<Understanding, "include">): string[] {
  return include.flatMap(({ kind, id }) => (kind === "guide" ? [id] : []));
}

/** The neighbourhoods that a plan may lead through: those near by, and those that the plan so far or the message names (`held`). */
export async function strollsFor(sight: Sight, held: readonly string[]): Promise<Candidate[]> {
  const near = Array.from(searchAreas(sight, MAX_AREAS).rows, (row) => {
    const { id, position } = areaFacts(sight.org, row);
    return position && strollThrough(stopIdOf({ placeType: "location", placeId: id }), toPosition(position));
  });
  const found = new Map(near.flatMap((stroll) => (stroll ? [[stroll.id, stroll] as const] : [])));
  for (const id of held) {
    const { placeType, placeId } = placeOfStop(id);
    if (placeType === "listing" || found.has(id)) continue;
    const row = findVisible(sight, "geoArea", placeId);
    if (row === undefined) continue;
    const { position: at } = areaFacts(sight.org, row);
    found.set(id, strollThrough(id, at ? toPosition(at) : await middleOf(sight, placeId)));
  }
  return [...found.values()];
}

/** The middle of a neighbourhood: its own, else that of its places. */
export async function middleOfArea(sight: Sight, id: string, row: number): Promise<GeoLocation | undefined> {
  const { position } = areaFacts(sight.org, row);
  if (position) return position;
  const middle = await middleOf(sight, id);
  return middle && [middle.lat, middle.lng];
}

/** The middle of the places in a neighbourhood. */
async function middleOf(sight: Sight, locationId: string): Promise<Position | undefined> {
  const { rows } = await searchPlaces(sight, { locationId, limit: MAX_PLACES });
  const points = Array.from(rows, (row) => placePosition(sight.org, row)).filter((at) => at !== undefined);
  if (points.length === 0) return undefined;
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  return { lat: mean(0), lng: mean(1) };
}

function toPosition([lat, lng]: readonly [number, number]): Position {
  return { lat, lng };
}
