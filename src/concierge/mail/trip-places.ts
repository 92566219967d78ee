import { ServiceError } from "../../contract/errors.ts";
import type { GeoArea } from "../../contract/geo-area.ts";
import type { Host } from "../../contract/host.ts";
import type { OutlineStop, TripOutline } from "../../contract/inline-itinerary.ts";
import type { Listing } from "../../contract/listing.ts";
import type { Kind } from "../../contract/records.ts";
import type { Scope } from "../../discovery/match/sight.ts";
import type { Reader } from "../../store/store.ts";

/** How records of an organisation are read. */
export type ReadRecords = (orgId: string) => Pick<Reader, "record">;

/** What a stop of a plan can be. */
export type PlaceRecord = Listing | GeoArea;

/** The host of the request; without one that of a key that is bound to one alone. @throws ServiceError profile_not_found */
export async function hostOf(
  store: { read: ReadRecords },
  { orgId, hostIds }: Scope,
  profileId: string | undefined,
): Promise<Host | undefined> {
  const id = profileId ?? (hostIds?.length === 1 ? hostIds[0] : undefined);
  if (id === undefined) return undefined;
  const host = await read<Host>(store, orgId, "host", id);
  if (host?.status === "active") return host;
  if (profileId === undefined) return undefined;
  throw new ServiceError("profile_not_found", `There is no host profile ${JSON.stringify(profileId)} here`);
}

/** The records of a plan's stops that the caller may see, by the key of their stop. */
export async function placesOf(
  store: { read: ReadRecords },
  scope: Scope,
  host: Host | undefined,
  { days }: TripOutline,
): Promise<Map<string, PlaceRecord>> {
  const stops = new Map(days.flatMap((day) => day.stops).map((stop) => [stopKey(stop), stop]));
  const entries = await Promise.all(
    [...stops].map(async ([key, { placeType, placeId }]) => {
      const kind = placeType === "listing" ? "listing" : "geoArea";
      const record = await read<PlaceRecord>(store, scope.orgId, kind, placeId);
      return isVisible(record, scope, host) ? ([key, record] as const) : undefined;
    }),
  );
  return new Map(entries.filter((entry) => entry !== undefined));
}

async function read<T>(
  store: { read: ReadRecords },
  orgId: string,
  kind: Kind,
  id: string,
): Promise<T | undefined> {
  const record = await store.read(orgId).record(kind, id);
  return record && (JSON.parse(record.body) as T);
}

/** As in every search: active, and of the host and the key's hosts, or of no particular host. */
function isVisible(
  record: PlaceRecord | undefined,
  { hostIds }: Scope,
  host: Host | undefined,
): record is PlaceRecord {
  if (record?.status !== "active") return false;
  const owners = record.hostIds ?? [];
  const isOf = (ids: readonly string[]) => owners.length === 0 || owners.some((id) => ids.includes(id));
  return (!hostIds || isOf(hostIds)) && (!host || isOf([host.id]));
}

/** Names a stop's place. */
export function stopKey({ placeType, placeId }: OutlineStop): string {
  return `${placeType} ${placeId}`;
}
