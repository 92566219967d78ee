import type { SearchableKind } from "../../contract/records.ts";
import type { Scope } from "../../discovery/match/sight.ts";
import { scopeTests } from "../../discovery/match/sight.ts";
import type { OrgReader } from "../../discovery/org-reader.ts";
import { passesAll } from "../../search/columns/match.ts";
import type { Nameable } from "../understanding/names.ts";
import type { AreaMeant, NamedPlace, Understanding } from "../understanding/understanding.ts";

/** Characters of a message that are searched for as they stand. */
const MOST_OWN_WORDS = 200;

/** What of an organisation an asker may see. */
export type Sight = ReturnType<typeof sightOf>;

/** What a key, and the host that is asked for, may see of a reader's organisation. */
export function sightOf(reader: OrgReader, scope: Scope, profileId: string | undefined) {
  const { frame } = reader.outlook(scope, { profileId });
  const { labels, tables } = reader.view.catalogue;
  const sees = (kind: SearchableKind, id: string): boolean => {
    const row = tables[kind].rowOfId.get(id);
    return row !== undefined && passesAll(scopeTests(frame, kind))(row);
  };
  /** One that only listings out of sight lie in is as unknown as they are. */
  const seesNeighborhood = (name: string): boolean => {
    const { listing } = tables;
    const mask = labels.mask([name]);
    const isSeen = passesAll(scopeTests(frame, "listing"));
    for (let row = 0; row < listing.size; row++) {
      if (mask[listing.neighborhood[row]!] === 1 && isSeen(row)) return true;
    }
    return false;
  };
  return {
    place: (place: NamedPlace | undefined): boolean => place === undefined || sees(place.kind, place.id),
    area: ({ area }: AreaMeant): boolean =>
      !area || (area.id === undefined ? seesNeighborhood(area.name) : sees("geoArea", area.id)),
    named: ({ kind, id, names }: Nameable): boolean =>
      id === undefined ? seesNeighborhood(names[0]!) : sees(kind === "area" ? "geoArea" : kind, id),
  };
}

/**
 * An understanding without the places and areas that the asker may not see: the names of an organisation are known whole, and
 * what a key or a host is not to see is to it as if it were not there.
 */
export function withSeenPlaces(understanding: Understanding, sight: Sight, message = ""): Understanding {
  const { place, area, townPart, orAreas = [], near, edits, include, avoid } = understanding;
  const areas = [...orAreas, { area, townPart }].filter(sight.area);
  const lastArea = areas.pop();
  return {
    ...understanding,
    // What was meant is still the traveller's own words; the place's name might say more than they knew.
    ...(sight.place(place) ? {} : { place: undefined, freeText: message.slice(0, MOST_OWN_WORDS) }),
    area: lastArea?.area,
    townPart: lastArea?.townPart,
    orAreas: areas.length > 0 ? areas : undefined,
    ...(near?.to === "place" && !sight.place(near.place) ? { near: undefined } : {}),
    include: include.filter(sight.place),
    avoid: avoid.filter(sight.place),
    edits: edits.filter((edit) => sight.place(edit.in?.place) && sight.place(edit.out?.place)),
  };
}
