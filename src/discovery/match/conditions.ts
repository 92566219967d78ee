import { BoundedCache } from "../../content/bounded-cache.ts";
import { keptWith } from "../../content/kept-with.ts";
import type { GeoLocation } from "../../contract/common.ts";
import { readStars } from "../../languages/stars.ts";
import { insideArea } from "../../search/columns/areas.ts";
import type { Labels } from "../../search/columns/labels.ts";
import type { Lists } from "../../search/columns/lists.ts";
import { passesAll, passesAny, within } from "../../search/columns/match.ts";
import { partsOf, wholeOf } from "../../search/columns/parts.ts";
import { declaringCategory, measureFits } from "../../search/ranking/scores.ts";
import type { Org } from "../org/org.ts";
import { inScope, type Sight, wordsOfInterest } from "./sight.ts";

/** Whether a record passes, by its row. */
export type RowTest = (row: number) => boolean;

/** The fields of a listing whose labels say what it is and has. */
type LabelField = "category" | "activityTags" | "keywords" | "serviceTypes";

/** A part of a town that has no name of its own. */
export type TownPart = "centre" | "north" | "south" | "east" | "west";

/** What may be asked of a listing beyond the parameters of a search. Something unknown does not hold. */
export type Condition =
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { not: Condition }
  /** A label of one of the fields is one of these words, in whatever language. */
  | { says: readonly string[]; in: readonly LabelField[] }
  /** One of these listings. */
  | { ids: readonly string[] }
  /** Part of this listing. */
  | { partOf: string }
  /** With this many stars, said by any of its labels. */
  | { stars: number }
  | { priceLevel: readonly number[] }
  | { userCategory: string }
  /** The id of an interest, which is declared or mentioned. */
  | { interest: string }
  /** Within the circle of a geo area; where it has none, or no id, in the neighbourhood of that name. */
  | { area: { id?: string; name: string } }
  | { townPart: TownPart; from?: GeoLocation }
  /** No farther than so many metres from this listing. */
  | { around: string; metres: number }
  /** Known to be open at so many of these instants (epoch milliseconds) at least; an event has to take place in [from, until). */
  | { openAt: readonly number[]; atLeast: number; from: number; until: number }
  /** Nobody knows whether it is open on the local date of this instant. */
  | { unknownHours: number }
  /** An event whose dates are known; `later`: none that takes place before this instant. */
  | { event: true; later?: number };

/** The test of a condition on listings, as a request sees them. */
export function testFor(sight: Sight, condition: Condition): RowTest {
  const { org, host } = sight;
  const { labels, tables } = org.catalogue;
  const table = tables.listing;
  if ("all" in condition) return passesAll(condition.all.map((one) => testFor(sight, one)));
  if ("any" in condition) return passesAny(condition.any.map((one) => testFor(sight, one)));
  if ("not" in condition) {
    const test = testFor(sight, condition.not);
    return (row) => !test(row);
  }
  if ("says" in condition) return saying(org, condition.in, labels.mask(condition.says));
  if ("ids" in condition) {
    const rows = new Set(condition.ids.map((id) => table.rowOfId.get(id)));
    return (row) => rows.has(row);
  }
  if ("partOf" in condition) {
    const whole = table.rowOfId.get(condition.partOf);
    return (row) => whole !== undefined && wholeOf(table, row) === whole;
  }
  if ("stars" in condition) {
    const mask = starMasks(labels).get(condition.stars);
    return mask ? saying(org, ["activityTags", "category", "keywords"], mask) : () => false;
  }
  if ("priceLevel" in condition) return (row) => condition.priceLevel.includes(table.price[row]!);
  if ("userCategory" in condition) return declaringCategory(org.catalogue, "listing", condition.userCategory);
  if ("interest" in condition) return meetingInterest(org, condition.interest);
  if ("area" in condition) return inAreaNamed(org, condition.area);
  if ("townPart" in condition) return inTownPart(org, condition.townPart, condition.from);
  if ("around" in condition) return closeTo(org, condition);
  if ("openAt" in condition) return openOften(sight, condition);
  if ("event" in condition) return isEvent(sight, condition.later);
  const isUnknown = org.hours.unknownAt(host?.timeZoneName, condition.unknownHours);
  return (row) => !org.events.isEvent(row) && isUnknown(row);
}

function saying({ catalogue }: Org, fields: readonly LabelField[], mask: Uint8Array): RowTest {
  const { category, tags, keywords, services } = catalogue.tables.listing;
  const lists: Lists[] = fields.map(
    (field) => ({ category, activityTags: tags, keywords, serviceTypes: services })[field],
  );
  return (row) => {
    for (const list of lists) if (list.some(row, mask)) return true;
    return false;
  };
}

/** By number of stars, a mask of the labels that say so; read once for a dictionary. */
const starMasks = keptWith((labels: Labels): ReadonlyMap<number, Uint8Array> => {
  const masks = new Map<number, Uint8Array>();
  for (let label = 0; label < labels.size; label++) {
    const stars = readStars(labels.words(label));
    if (stars === undefined) continue;
    const mask = masks.get(stars) ?? new Uint8Array(labels.size);
    mask[label] = 1;
    masks.set(stars, mask);
  }
  return masks;
});

function meetingInterest({ catalogue, interests }: Org, id: string): RowTest {
  const words = wordsOfInterest(interests, id);
  const { interest: fit } = measureFits(catalogue, "listing", {
    tripType: "both",
    interests: [{ id, weight: 1, words }],
  });
  return (row) => fit!(row) > 0;
}

function inAreaNamed({ catalogue }: Org, { id, name }: { id?: string; name: string }): RowTest {
  const { geoArea, listing } = catalogue.tables;
  const row = id === undefined ? undefined : geoArea.rowOfId.get(id);
  const inside = row === undefined ? undefined : insideArea(geoArea, row, listing);
  if (inside) return inside;
  const mask = catalogue.labels.mask([name]);
  return (at) => mask[listing.neighborhood[at]!] === 1;
}

function closeTo({ catalogue }: Org, { around, metres }: { around: string; metres: number }): RowTest {
  const { listing } = catalogue.tables;
  const centre = listing.rowOfId.get(around);
  return centre === undefined
    ? () => false
    : within(listing, [listing.lat[centre]!, listing.lng[centre]!], metres);
}

function isEvent({ org, host, nowMs }: Sight, later: number | undefined): RowTest {
  if (later === undefined) return (row) => org.events.isEvent(row);
  const before = org.events.takingPlace(host?.timeZoneName, () => [nowMs, later]);
  return (row) => org.events.isEvent(row) && !before(row);
}

function openOften(
  { org, host }: Sight,
  { openAt, atLeast, from, until }: Extract<Condition, { openAt: readonly number[] }>,
): RowTest {
  const takesPlace = org.events.takingPlace(host?.timeZoneName, () => [from, until]);
  const tests = openAt.map((instant) => org.hours.openAt(host?.timeZoneName, instant));
  return (row) => {
    if (org.events.isEvent(row)) return takesPlace(row);
    let open = 0;
    for (const test of tests) if (test(row) && ++open >= atLeast) return true;
    return false;
  };
}

/**
 * Of a place and its parts that a request may see and that pass these tests the best known alone, the whole among equals: who looks for
 * sights is told of the castle or of its keep, not of both.
 */
export function oneOfBuilding(sight: Sight, tests: readonly RowTest[]): RowTest {
  const { listing } = sight.org.catalogue.tables;
  const passes = passesAll([...tests, inScope(sight, "listing")]);
  const score = (row: number) => listing.score[row] || 0;
  return (row) => {
    const whole = wholeOf(listing, row);
    if (whole !== undefined && score(whole) >= score(row) && passes(whole)) return false;
    return !partsOf(listing, row).some((part) => score(part) > score(row) && passes(part));
  };
}

/** How far a town is taken to reach around the traveller. */
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

/** Towns kept for a version: there is no limit to travellers' positions. */
const MAX_TOWNS = 100;
const towns = keptWith((_: Org) => new BoundedCache<string, Town | undefined>(MAX_TOWNS));

/**
 * Listings in a part of town that the organisation has no name for, judged by where its listings lie around who asks (around the
 * first of them where nobody says where that is): `centre` are the three tenths nearest to their middle, the others lie in that
 * quarter of the compass beyond.
 */
function inTownPart(org: Org, part: TownPart, from: GeoLocation | undefined): RowTest {
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
  return towns(org).getOrMake(from?.join() ?? "", () => measureTown(org, from));
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
