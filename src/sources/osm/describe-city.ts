import { findJurisdiction } from "../../hours/jurisdiction.ts";
import { findTimeZone } from "../../hours/zone-at.ts";
import { DEFAULT_LANGUAGE, mainLanguage } from "../../languages/compare.ts";
import { metresBetween, type Position } from "../geometry/shapes.ts";
import type { ImportFile } from "../import-records.ts";
import type { Tags } from "../taxonomy/presets.ts";
import { namesOf, type Texts } from "./names.ts";
import { readPlaces } from "./osm-reader.ts";

/** What a map file says of the city that it shows. */
export interface City {
  /** Names of the largest town near the centre by BCP 47 code; none where the file has no town. */
  names: Texts;
  /** Where most of what travellers come for stands close together. */
  centre: { latitude: number; longitude: number };
  /** ISO 3166-1 alpha-2; undefined at sea. */
  country: string | undefined;
  /** IANA name. */
  timeZoneName: string | undefined;
  /** Metres around the centre that hold nine of ten such places; whole hundreds, at most 20,000. */
  radiusMetres: number;
}

/** The larger first. */
const TOWNS = ["city", "town", "municipality", "village"];
const TOWN_WITHIN_METRES = 10_000;
/** Side of the cells whose places are counted, in degrees of latitude: some 330 m. */
const CELL_DEGREES = 0.003;
const MAX_RADIUS_METRES = 20_000;

/**
 * Finds the centre and the name of the city in a file of OpenStreetMap data, in one pass over it.
 * Undefined when it has none of what travellers come for.
 * @throws BrokenFile as `readPlaces`
 */
export async function describeCity(file: ImportFile): Promise<City | undefined> {
  const sights: Position[] = [];
  const towns: { tags: Tags; position: Position }[] = [];
  for await (const { elements } of readPlaces(file, (tags) => isTown(tags) || isVisited(tags))) {
    for (const { tags, position } of elements) {
      if (isTown(tags)) towns.push({ tags, position });
      else sights.push(position);
    }
  }
  const centre = densest(sights);
  if (!centre) return undefined;
  const [longitude, latitude] = centre;
  const near = towns
    .filter(({ position }) => metresBetween(centre, position) <= TOWN_WITHIN_METRES)
    .sort((a, b) => rankOf(a.tags) - rankOf(b.tags) || populationOf(b.tags) - populationOf(a.tags));
  const country = findJurisdiction({ latitude, longitude })?.country;
  const ofCountry = (country && mainLanguage(country)) ?? DEFAULT_LANGUAGE;
  const distances = sights.map((sight) => metresBetween(centre, sight)).sort((a, b) => a - b);
  const most = distances[Math.floor(distances.length * 0.9)] ?? 0;
  return {
    names: near[0] ? namesOf(near[0].tags, { ofCountry, languages: [ofCountry] }) : {},
    centre: { latitude, longitude },
    country,
    timeZoneName: findTimeZone({ latitude, longitude }),
    radiusMetres: Math.min(MAX_RADIUS_METRES, Math.max(1_000, Math.ceil(most / 100) * 100)),
  };
}

function isTown({ place, name }: Tags): boolean {
  return Boolean(name) && TOWNS.includes(place ?? "");
}

function isVisited({ tourism, amenity, historic, name }: Tags): boolean {
  if (!name) return false;
  return (
    /^(attraction|museum|gallery|viewpoint)$/.test(tourism ?? "") ||
    /^(restaurant|cafe|bar|theatre)$/.test(amenity ?? "") ||
    historic !== undefined
  );
}

function rankOf({ place }: Tags): number {
  return TOWNS.indexOf(place!);
}

function populationOf({ population }: Tags): number {
  return Number(population?.replace(/\D/g, "")) || 0;
}

/** The mean position of the places in the fullest square of three by three cells. */
function densest(positions: readonly Position[]): Position | undefined {
  const cells = Map.groupBy(positions, ([longitude, latitude]) => {
    const row = Math.floor(latitude / CELL_DEGREES);
    const width = CELL_DEGREES / Math.max(0.05, Math.cos((row * CELL_DEGREES * Math.PI) / 180));
    return `${row}/${Math.floor(longitude / width)}`;
  });
  let fullest: Position[] = [];
  for (const key of cells.keys()) {
    const [row, column] = key.split("/").map(Number) as [number, number];
    const around = [-1, 0, 1].flatMap((down) =>
      [-1, 0, 1].flatMap((right) => cells.get(`${row + down}/${column + right}`) ?? []),
    );
    if (around.length > fullest.length) fullest = around;
  }
  if (fullest.length === 0) return undefined;
  const mean = (side: 0 | 1) => fullest.reduce((sum, position) => sum + position[side], 0) / fullest.length;
  return [Number(mean(0).toFixed(5)), Number(mean(1).toFixed(5))];
}
