import type { GeoLocation } from "../../contract/common.ts";
import { type Condition, type RowTest, testFor } from "../../discovery/match/conditions.ts";
import { findVisible } from "../../discovery/match/sight.ts";
import {
  type PlaceSearch,
  placePosition,
  readPlaces,
  searchPlaces,
  visiblePlaces,
} from "../../discovery/places.ts";
import type { Selection } from "../../discovery/rank.ts";
import { conceptOf } from "../../languages/concepts.ts";
import type { AreaMeant, Near } from "../understanding/understanding.ts";
import { middleOfArea } from "./area-stops.ts";
import { sayingConcept } from "./conditions.ts";
import { FAR_METRES, type FindRequest } from "./find-places.ts";
import { isSightElsewhere, TOWN_METRES } from "./town.ts";

/** Where a search looks: in an area, near something, or as far as the request and the host say. */
export interface Where {
  near: Pick<PlaceSearch, "latlng" | "radius" | "rankBy">;
  area?: { ask: Pick<PlaceSearch, "locationId">; passes?: RowTest };
  /** Metres at which the search ends, where it does. */
  radiusMetres?: number;
  /** What the area, or what the search is near to, is called. */
  name?: string;
  /** What it was to be near to and is not known, in the traveller's words; empty without any. */
  unfound?: string;
}

/** "Near" without a distance: a quarter of an hour's walk. */
const NEAR_METRES = 1_200;

export async function whereToLook(request: FindRequest): Promise<Where> {
  const { sight, asker, understanding } = request;
  const { area, townPart, orAreas = [], near, radius } = understanding;
  const cut = radius === undefined ? {} : { radius };
  const inside = (condition: Condition) => ({ ask: {}, passes: testFor(sight, condition) });
  if (orAreas.length > 0) {
    const any = [...orAreas, { area, townPart }].map((meant) => inAreaMeant(request, meant));
    return { near: cut, area: inside({ any }), radiusMetres: radius };
  }
  if (area) {
    const looked = area.id === undefined ? inside({ area }) : { ask: { locationId: area.id } };
    const at = radius === undefined ? await middleOf(sight, area.id) : undefined;
    return { near: at ? { latlng: at } : cut, area: looked, radiusMetres: radius, name: area.name };
  }
  if (townPart) return { near: {}, area: inside(inAreaMeant(request, { townPart })) };
  const point = near && (await findPoint(request));
  if (near && point) {
    const radiusMetres = radius ?? NEAR_METRES;
    return {
      near: { latlng: point.at, radius: radiusMetres, rankBy: "distance" },
      radiusMetres,
      name: point.name,
    };
  }
  const unfound = near && nameOf(near, understanding);
  if (request.around) {
    const { town } = understanding;
    if (town && isSightElsewhere(town))
      return {
        near: { latlng: request.around, radius: radius ?? NEAR_METRES, rankBy: "distance" },
        name: town.name,
      };
    const near = { latlng: request.around, radius: TOWN_METRES };
    return { near, radiusMetres: TOWN_METRES, name: town?.name };
  }
  // A guest has a bed here: whoever looks for one looks for it elsewhere as well.
  if (radius === undefined && isLodging(understanding)) return { near: { radius: FAR_METRES } };
  return { near: cut, radiusMetres: radius ?? asker.radius ?? sight.host?.searchRadius, unfound };
}

function nameOf(near: Near, { saidAs }: FindRequest["understanding"]): string {
  if (near.to === "place") return near.place.name;
  return near.to === "category" ? (saidAs[near.category] ?? "") : "";
}

/** What a search in a neighbourhood goes out from; a radius is one around who asks. */
async function middleOf(
  sight: FindRequest["sight"],
  id: string | undefined,
): Promise<GeoLocation | undefined> {
  const row = id === undefined ? undefined : findVisible(sight, "geoArea", id);
  return row === undefined ? undefined : middleOfArea(sight, id!, row);
}

function isLodging({ categories }: FindRequest["understanding"]): boolean {
  return categories.length > 0 && categories.every((id) => conceptOf(id)?.purpose === "sleep");
}

/** Places in an area, or in a part of town around who asks. */
function inAreaMeant({ sight, asker }: FindRequest, { area, townPart }: AreaMeant): Condition {
  if (townPart) return { townPart, from: asker.latlng ?? sight.host?.geoLocation };
  return area ? { area } : { any: [] };
}

/** What "near" means: the traveller, the host, a place, or the nearest of a kind. */
async function findPoint(request: FindRequest): Promise<{ at: GeoLocation; name?: string } | undefined> {
  const { sight, asker, understanding } = request;
  const { near } = understanding;
  if (near?.to === "place") {
    if (near.place.kind !== "listing") return undefined;
    const [row] = visiblePlaces(sight, [near.place.id]);
    return located(request, row, near.place.name);
  }
  if (near?.to === "category") return findNearest(request, near.category);
  const house = sight.host?.geoLocation;
  const at = near?.to === "host" ? house : (asker.latlng ?? house);
  return at && { at };
}

/** The places of a kind that are nearest to who asks, of sights the best near, within `radius` metres where it is given. */
export function searchNearest(
  { sight, asker, words }: Pick<FindRequest, "sight" | "asker" | "words">,
  category: string,
  { radius, limit = 1 }: { radius?: number; limit?: number } = {},
): Promise<Selection> {
  const { profileId, lang } = asker;
  const centre = asker.latlng ?? sight.host?.geoLocation;
  return searchPlaces(sight, {
    profileId,
    lang,
    latlng: centre,
    radius: centre && radius,
    // What is looked at is known by its name more than by being next door.
    rankBy: centre && (isSightseeing(category) ? "balanced" : "distance"),
    tests: [testFor(sight, sayingConcept(words, category))],
    limit,
  });
}

function isSightseeing(category: string): boolean {
  return conceptOf(category)?.purpose === "see";
}

async function findNearest(request: FindRequest, category: string): ReturnType<typeof findPoint> {
  const selection = await searchNearest(request, category);
  const { sight } = request;
  const [hit] = await readPlaces(selection.sight, selection.rows);
  return located({ sight }, selection.rows[0], hit?.name);
}

function located(
  { sight }: Pick<FindRequest, "sight">,
  row: number | undefined,
  name: string | undefined,
): { at: GeoLocation; name?: string } | undefined {
  const at = row === undefined ? undefined : placePosition(sight.org, row);
  return at && { at, name };
}
