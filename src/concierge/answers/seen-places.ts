import { passesAll } from "../../catalogue/match.ts";
import type { SearchableKind } from "../../contract/records.ts";
import type { Scope } from "../../discovery/answer.ts";
import type { OrgReader } from "../../discovery/org-reader.ts";
import { scopeTests } from "../../discovery/search-frame.ts";
import type { AreaMeant, NamedPlace, Understanding } from "../understanding/understanding.ts";

/** Characters of a message that are searched for as they stand. */
const MOST_OWN_WORDS = 200;

/**
 * An understanding without the places and areas that the asker may not see: the names of an organisation are known whole, and
 * what a key or a host is not to see is to it as if it were not there.
 */
export function withSeenPlaces(
  understanding: Understanding,
  reader: OrgReader,
  scope: Scope,
  { profileId, message = "" }: { profileId?: string; message?: string },
): Understanding {
  const { frame } = reader.outlook(scope, { profileId });
  const { tables } = reader.view.catalogue;
  const sees = (kind: SearchableKind, id: string) => {
    const row = tables[kind].rowOfId.get(id);
    return row !== undefined && passesAll(scopeTests(frame, kind))(row);
  };
  const seesPlace = (place: NamedPlace | undefined) => place === undefined || sees(place.kind, place.id);
  const seesArea = ({ area }: AreaMeant) => {
    if (!area) return true;
    return area.id === undefined ? seesNeighborhood(area.name) : sees("geoArea", area.id);
  };
  /** One that only listings out of sight lie in is as unknown as they are. */
  const seesNeighborhood = (name: string) => {
    const { listing } = tables;
    const mask = reader.view.catalogue.labels.mask([name]);
    const isSeen = passesAll(scopeTests(frame, "listing"));
    for (let row = 0; row < listing.size; row++) {
      if (mask[listing.neighborhood[row]!] === 1 && isSeen(row)) return true;
    }
    return false;
  };
  const { place, area, townPart, orAreas = [], near, edits, include, avoid } = understanding;
  const areas = [...orAreas, { area, townPart }].filter(seesArea);
  const lastArea = areas.pop();
  return {
    ...understanding,
    // What was meant is still the traveller's own words; the place's name might say more than they knew.
    ...(seesPlace(place) ? {} : { place: undefined, freeText: message.slice(0, MOST_OWN_WORDS) }),
    area: lastArea?.area,
    townPart: lastArea?.townPart,
    orAreas: areas.length > 0 ? areas : undefined,
    ...(near?.to === "place" && !seesPlace(near.place) ? { near: undefined } : {}),
    include: include.filter(seesPlace),
    avoid: avoid.filter(seesPlace),
    edits: edits.filter((edit) => seesPlace(edit.in?.place) && seesPlace(edit.out?.place)),
  };
}
