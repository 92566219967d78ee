import { findVisible, type Sight } from "../../discovery/match/sight.ts";
import { seesNeighborhood } from "../../discovery/places.ts";
import type { Nameable } from "../understanding/names.ts";
import type { AreaMeant, NamedPlace, Understanding } from "../understanding/understanding.ts";

/** Characters of a message that are searched for as they stand. */
const MAX_OWN_WORDS = 200;

/** Whether the asker may see what has a name in the organisation. */
export function isSeen(sight: Sight, { kind, id, names }: Nameable): boolean {
  if (id === undefined) return seesNeighborhood(sight, names[0]!);
  return findVisible(sight, kind === "area" ? "geoArea" : kind, id) !== undefined;
}

/**
 * An understanding without the places and areas that the asker may not see: the names of an organisation are known whole, and
 * what a key or a host is not to see is to it as if it were not there.
 */
export function withSeenPlaces(understanding: Understanding, sight: Sight, message = ""): Understanding {
  const { place, area, townPart, orAreas = [], near, edits, include, avoid } = understanding;
  const seesPlace = (one: NamedPlace | undefined) =>
    one === undefined || findVisible(sight, one.kind, one.id) !== undefined;
  const seesArea = ({ area: one }: AreaMeant) =>
    !one || isSeen(sight, { kind: "area", id: one.id, names: [one.name] });
  const areas = [...orAreas, { area, townPart }].filter(seesArea);
  const lastArea = areas.pop();
  return {
    ...understanding,
    // What was meant is still the traveller's own words; the place's name might say more than they knew.
    ...(seesPlace(place) ? {} : { place: undefined, freeText: message.slice(0, MAX_OWN_WORDS) }),
    area: lastArea?.area,
    townPart: lastArea?.townPart,
    orAreas: areas.length > 0 ? areas : undefined,
    ...(near?.to === "place" && !seesPlace(near.place) ? { near: undefined } : {}),
    include: include.filter(seesPlace),
    avoid: avoid.filter(seesPlace),
    edits: edits.filter((edit) => seesPlace(edit.in?.place) && seesPlace(edit.out?.place)),
  };
}
