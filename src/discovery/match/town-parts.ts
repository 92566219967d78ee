import { BoundedCache } from "../../content/bounded-cache.ts";
import type { GeoLocation } from "../../contract/common.ts";
import type { Test } from "../../search/columns/match.ts";
import type { Org } from "../org/org.ts";

/** A part of a town that has no name of its own. */
export type TownPart = "centre" | "north" | "south" | "east" | "west";

/** A town reaches so far from who asks. */
const TOWN_DEGREES = 0.15;
/** What share of a town's listings lies in the middle of it. */
const CENTRE_SHARE = 0.3;

/** The middle of a town and how far its centre reaches, as offsets from where it is seen. */
interface Town {
  origin: GeoLocation;
  north: number;
  east: number;
  /** In degrees of latitude. */
  centre: number;
}

/** Towns kept for a version: travellers' positions are without number. */
const MAX_TOWNS = 100;
const towns = new WeakMap<Org, BoundedCache<string, Town | undefined>>();

/**
 * Listings in a part of town that the organisation has no name for, judged by where its listings lie around who asks (around the
 * first of them where nobody says where that is): `centre` are the three tenths nearest to their middle, the others lie in that
 * quarter of the compass beyond.
 */
export function inTownPart(org: Org, part: TownPart, from: GeoLocation | undefined): Test {
  const town = townAt(org, from);
  if (!town) return () => false;
  const offset = (row: number) => {
    const { north, east } = offsetOf(org, row, town.origin);
    return { north: north - town.north, east: east - town.east };
  };
  if (part === "centre") {
    return (row) => {
      const { north, east } = offset(row);
      return Math.hypot(north, east) <= town.centre;
    };
  }
  return (row) => {
    const { north, east } = offset(row);
    const along = { north, south: -north, east, west: -east }[part];
    const across = part === "north" || part === "south" ? east : north;
    const away = Math.hypot(north, east);
    return along >= Math.abs(across) && away > town.centre / 2 && away <= TOWN_DEGREES;
  };
}

/** Once for a version and a place to ask from. */
function townAt(org: Org, from: GeoLocation | undefined): Town | undefined {
  const known = towns.get(org) ?? new BoundedCache(MAX_TOWNS);
  towns.set(org, known);
  return known.getOrMake(from?.join() ?? "", () => measureTown(org, from));
}

function measureTown(org: Org, from: GeoLocation | undefined): Town | undefined {
  const { lat, lng, gone, size } = org.catalogue.tables.listing;
  const located = Array.from({ length: size }, (_, row) => row).filter(
    (row) => gone[row] !== 1 && !Number.isNaN(lat[row]!),
  );
  const first = located[0];
  const origin: GeoLocation | undefined =
    from ?? (first === undefined ? undefined : [lat[first]!, lng[first]!]);
  if (!origin) return undefined;
  const offsets = located
    .map((row) => offsetOf(org, row, origin))
    .filter(({ north, east }) => Math.hypot(north, east) <= TOWN_DEGREES);
  if (offsets.length === 0) return undefined;
  const north = median(offsets.map((offset) => offset.north));
  const east = median(offsets.map((offset) => offset.east));
  const distances = offsets
    .map((offset) => Math.hypot(offset.north - north, offset.east - east))
    .sort((a, b) => a - b);
  return { origin, north, east, centre: distances[Math.floor(distances.length * CENTRE_SHARE)]! };
}

/** How far a listing lies north and east, in degrees of latitude; across the date line the short way. */
function offsetOf(
  { catalogue }: Org,
  row: number,
  [fromLat, fromLng]: GeoLocation,
): { north: number; east: number } {
  const { lat, lng } = catalogue.tables.listing;
  const east = ((((lng[row]! - fromLng + 180) % 360) + 360) % 360) - 180;
  return { north: lat[row]! - fromLat, east: east * Math.cos((fromLat * Math.PI) / 180) };
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1]!;
}
