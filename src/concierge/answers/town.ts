import { metresApart, pointOf } from "../../content/sphere.ts";
import type { GeoLocation } from "../../contract/common.ts";
import type { Sight } from "../../discovery/match/sight.ts";
import { type PlaceSearch, placePosition, searchPlaces } from "../../discovery/places.ts";
import { findJurisdiction } from "../../hours/jurisdiction.ts";
import { findWorldPlace } from "../../languages/world-places.ts";
import { fold } from "../../search/text/fold.ts";
import type { TownMeant } from "../understanding/understanding.ts";
import { asksWay } from "../understanding/ways.ts";
import { findWorldSight } from "../understanding/world-sights.ts";
import { readProfile } from "./knowledge.ts";
import type { TurnContext } from "./turn.ts";
import type { Voice } from "./voice.ts";

/** A town whose middle is so near is the one that the host is in. */
const SAME_TOWN_METRES = 15_000;
/** Places so near to a town's middle are in it or close by. */
export const TOWN_METRES = 10_000;

const FAR_METRES = 50_000;

/** So near to a sight, whose position is told to a kilometre, is the sight itself. */
const BESIDE_METRES = 1_200;

/** Places so near to the middle of a town beside the host's are its own. */
const SUBURB_METRES = 2_500;

/**
 * Where a town that is spoken of lies: here, elsewhere, at a point around which who asks can be shown places, or beside the host's town
 * and without any.
 */
export type TownFound = "here" | "beside" | "elsewhere" | GeoLocation;

export async function locateTown(sight: Sight, { name, world }: TownMeant): Promise<TownFound> {
  // A name that a place or its address has is of the neighbourhood, though nobody says where it lies.
  if (world === undefined)
    return (await hasPlaces(sight, { searchQuery: name, wordsIn: ["name", "place"] })) ? "here" : "elsewhere";
  const known = findWorldSight(world);
  const home = await homeOf(sight);
  if (known) {
    const isNear = home && metresApart(pointOf(...known.at), pointOf(...home)) < SAME_TOWN_METRES;
    // Beside the sight itself; elsewhere a café may be called after it.
    const beside = isNear ? { latlng: known.at, radius: BESIDE_METRES } : {};
    if (await hasPlaces(sight, { searchQuery: name, wordsIn: ["name"], ...beside })) return "here";
    return isNear ? known.at : "elsewhere";
  }
  if (!home) return "here";
  const { points, countries } = findWorldPlace(world);
  if (countries.length > 0 && countries.includes(countryOf(home))) return "here";
  const isHere = (point: GeoLocation) => metresApart(pointOf(...point), pointOf(...home)) < SAME_TOWN_METRES;
  const near = points.find(isHere);
  if (near) {
    const own = findWorldPlace(fold(nameOfTown(sight) ?? name)).points.filter(isHere);
    if (own.length === 0 || own.some((point) => point.join() === near.join())) return "here";
    return (await hasPlaces(sight, { latlng: near, radius: SUBURB_METRES })) ? near : "beside";
  }
  for (const latlng of points) if (await hasPlaces(sight, { latlng, radius: TOWN_METRES })) return latlng;
  return "elsewhere";
}

export function isSightElsewhere({ world = "" }: TownMeant): boolean {
  return findWorldSight(world) !== undefined;
}

/** Where a sight of the world stands, how far that is from who asks, and that the town is not known here; undefined for any other place. */
export function tellSightElsewhere(
  { sight, voice, asker, understanding: { asked } }: TurnContext,
  { name, world = "", to }: TownMeant,
): string | undefined {
  const found = findWorldSight(world);
  if (!found) return undefined;
  const { phrases } = voice;
  const from = asker.latlng ?? sight.host?.geoLocation;
  const metres = from && metresApart(pointOf(...found.at), pointOf(...from));
  const country = new Intl.DisplayNames(voice.language, { type: "region" }).of(found.country);
  const isNear = metres !== undefined && metres < SAME_TOWN_METRES;
  const remarks = metres === undefined ? [] : [phrases.away(voice.distance(rounded(metres)))];
  if (isNear && asksWay(asked)) remarks.push(onFoot(voice, metres));
  const away = voice.remarks(remarks);
  return [
    phrases.aboutIt(name, phrases.sentence(`${voice.joined([found.town, country!])}${away}`)),
    ...(to && asksWay(asked) ? wayBetween(voice, name, found.at, to) : []),
    ...(isNear ? [] : [phrases.unknownTown(found.town, nameOfTown(sight))]),
  ].join(voice.between);
}

/** How far two sights are from each other; none where a town lies between. */
function wayBetween(
  voice: Voice,
  name: string,
  from: GeoLocation,
  to: NonNullable<TownMeant["to"]>,
): string[] {
  const end = findWorldSight(to.world);
  const metres = end && metresApart(pointOf(...from), pointOf(...end.at));
  if (metres === undefined || metres > SAME_TOWN_METRES) return [];
  const way = voice.joined([voice.distance(metres), onFoot(voice, metres)]);
  return [voice.phrases.aboutIt(`${name} – ${to.name}`, voice.phrases.sentence(way))];
}

/** Ways through a town are longer than the straight line, and are gone at so many metres a minute. */
const [DETOUR, METRES_PER_MINUTE] = [1.3, 75];

function onFoot({ phrases, duration }: Voice, metres: number): string {
  return phrases.ways.walk(duration((metres * DETOUR) / METRES_PER_MINUTE));
}

/** To ten kilometres where it is far. */
function rounded(metres: number): number {
  return metres < FAR_METRES ? metres : Math.round(metres / 10_000) * 10_000;
}

/** What the host's town is called, where its record says so: of "Christianshavn, Copenhagen" the town. */
export function nameOfTown({ host }: Sight): string | undefined {
  const { displayName } = (host && readProfile(host).primaryLocation) ?? {};
  const parts = displayName?.split(",").map((part) => part.trim());
  return parts?.find((part) => findWorldPlace(fold(part)).points.length > 0) ?? displayName;
}

/** Whether a search finds any place. */
export async function hasPlaces(sight: Sight, search: Partial<PlaceSearch>): Promise<boolean> {
  return (await searchPlaces(sight, { ...search, limit: 1 })).total > 0;
}

/** The host's position, else that of any place. */
async function homeOf(sight: Sight): Promise<GeoLocation | undefined> {
  if (sight.host?.geoLocation) return sight.host.geoLocation;
  const { rows } = await searchPlaces(sight, { limit: 1 });
  return rows[0] === undefined ? undefined : placePosition(sight.org, rows[0]);
}

/** ISO 3166-1 alpha-2 code; empty at sea. */
export function countryOf([latitude, longitude]: GeoLocation): string {
  return findJurisdiction({ latitude, longitude })?.country ?? "";
}
