import { groupOf } from "../taxonomy/groups.ts";
import { longestBeginning } from "../taxonomy/presets.ts";

/**
 * What lies in a place that is part of it: `everything` (a castle, a shopping centre); of a `venue` (a museum) sights and what its visitors
 * eat, of a `hotel` what its guests do, of the `walls` of a house sights alone. Shops on the ground floor, and in mere walls cafés as
 * well, are strangers unless they share the name.
 */
export type Holding = "everything" | "venue" | "hotel" | "walls";

const wholes: Readonly<Record<Holding | "nothing", string>> = {
  everything: `historic/castle historic/fort historic/archaeological_site amenity/monastery tourism/zoo
    tourism/aquarium tourism/theme_park leisure/water_park leisure/stadium leisure/resort shop/mall shop/department_store
    amenity/marketplace aeroway/aerodrome aeroway/terminal railway/station public_transport building/train_station`,
  venue: `tourism/museum tourism/gallery amenity/arts_centre amenity/theatre amenity/cinema amenity/library amenity/casino
    amenity/conference_centre amenity/exhibition_centre amenity/planetarium leisure/sports_centre`,
  hotel: "tourism/hotel tourism/motel tourism/alpine_hut building/hotel",
  walls: `amenity/place_of_worship tourism/attraction tourism/guest_house tourism/hostel amenity/townhall amenity/hospital historic
    building man_made/lighthouse man_made/tower`,
  nothing: `historic/memorial historic/monument historic/tomb historic/wayside_cross historic/wayside_shrine historic/cannon
    historic/boundary_stone historic/pillory building/apartments building/residential building/house building/office
    building/commercial building/school building/university`,
};

const listed = (ids: string) => ids.split(/\s+/);
const holdings = new Map(
  Object.entries(wholes).flatMap(([holding, ids]) => listed(ids).map((id) => [id, holding] as const)),
);
const isAmong = (ids: string) => {
  const table = new Map(listed(ids).map((id) => [id, true]));
  return (category: string) => longestBeginning(table, category) === true;
};

/** What a place of a category of the taxonomy may have in it; undefined for places that nothing is part of. */
export function holdingOf(category: string | undefined): Holding | undefined {
  const holding = category === undefined ? undefined : longestBeginning(holdings, category);
  return holding === "nothing" ? undefined : (holding as Holding | undefined);
}

/** What has buildings in it, or between them. */
const isGround = isAmong(
  "place highway natural waterway landuse leisure/nature_reserve leisure/marina man_made/bridge barrier",
);

/** Whether a place of a category that lies in another one is part of it; of unknown category in one that holds everything alone. */
export function mayHold(holding: Holding, category: string | undefined, sharesName: () => boolean): boolean {
  if (category !== undefined && isGround(category)) return false;
  if (holding === "everything") return true;
  const group = category === undefined ? undefined : groupOf(category);
  if (group === undefined || group === "practical") return false;
  if (group === "shop" || (holding === "walls" && isBusiness(category))) return sharesName();
  return holding !== "hotel" || group !== "see";
}

/** What is named after a town or a street as often as after itself. */
const isNamedAfterTown = isAmong(
  `amenity/townhall amenity/hospital amenity/marketplace railway public_transport aeroway leisure/stadium leisure/sports_centre
  tourism/hotel tourism/motel tourism/alpine_hut tourism/guest_house tourism/hostel building/hotel building/train_station`,
);
const isOutdoors = isAmong(
  `tourism/artwork tourism/viewpoint tourism/picnic_site leisure/park leisure/garden leisure/playground leisure/pitch amenity/fountain
  amenity/clock amenity/grave_yard man_made/pier attraction`,
);

/** Whether the name of a place tells of which building it is: that of a statue or a square beside it does not. */
export function isNamedAfterBuilding(category: string | undefined): category is string {
  if (category === undefined || isGround(category) || isOutdoors(category)) return false;
  const group = groupOf(category);
  const isOfBuilding = group === "see" || group === "do" || isBusiness(category);
  return isOfBuilding && !isNamedAfterTown(category) && wholeOrUnlisted(category);
}

/** A memorial is called after whom it is of. */
function wholeOrUnlisted(category: string): boolean {
  return holdingOf(category) !== undefined || !category.startsWith("historic/");
}

/** Whether a place serves or sells: a café beside a museum often has its name and nothing else of it. */
export function isBusiness(category: string | undefined): boolean {
  const group = category === undefined ? undefined : groupOf(category);
  return group === "eat" || group === "drink" || group === "shop";
}
