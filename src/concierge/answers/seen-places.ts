import type { SearchableKind } from "../../contract/records.ts";
import type { Scope } from "../../discovery/answer.ts";
import type { OrgReader } from "../../discovery/org-reader.ts";
import { scopeTests } from "../../discovery/search-frame.ts";
import type { NamedPlace, Understanding } from "../understanding/understanding.ts";

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
    return row !== undefined && scopeTests(frame, kind).every((test) => test(row));
  };
  const seesPlace = (place: NamedPlace | undefined) => place === undefined || sees(place.kind, place.id);
  const { place, area, near, edits, include, avoid } = understanding;
  return {
    ...understanding,
    // What was meant is still the traveller's own words; the place's name might say more than they knew.
    ...(seesPlace(place) ? {} : { place: undefined, freeText: message.slice(0, MOST_OWN_WORDS) }),
    ...(area?.id === undefined || sees("geoArea", area.id) ? {} : { area: undefined }),
    ...(near?.to === "place" && !seesPlace(near.place) ? { near: undefined } : {}),
    include: include.filter(seesPlace),
    avoid: avoid.filter(seesPlace),
    edits: edits.filter((edit) => seesPlace(edit.in?.place) && seesPlace(edit.out?.place)),
  };
}
