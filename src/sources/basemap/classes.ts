import type { Tags } from "../taxonomy/presets.ts";

/** The layers of a tile, as a map style names them. */
export const layers = [
  "ground",
  "water",
  "waterway",
  "building",
  "street",
  "rail",
  "border",
  "label",
] as const;
export type Layer = (typeof layers)[number];

/** What a shape is on the map. */
export interface MapClass {
  layer: Layer;
  /** Such as `motorway`; see docs/basemap.md. */
  class: string;
  /** The first zoom at which it is drawn. */
  minZoom: number;
}

/** Layer, class, first zoom, and the tags that are of the class; what stands first counts. */
type Rows = readonly (readonly [layer: Layer, className: string, minZoom: number, tags: string])[];

const waterRows: Rows = [
  ["water", "lake", 10, "natural=water waterway=lake landuse=reservoir"],
  ["water", "river", 10, "waterway=riverbank"],
  ["water", "lake", 13, "waterway=dock landuse=basin"],
  ["water", "pool", 16, "leisure=swimming_pool"],
];

const groundRows: Rows = [
  ["ground", "wood", 10, "natural=wood landuse=forest"],
  ["ground", "ice", 10, "natural=glacier"],
  ["ground", "sand", 12, "natural=beach,sand"],
  ["ground", "rock", 12, "natural=bare_rock,scree"],
  [
    "ground",
    "grass",
    12,
    "natural=grassland,heath,scrub,fell,wetland landuse=meadow,grass leisure=golf_course",
  ],
  ["ground", "farm", 12, "landuse=farmland,orchard,vineyard,allotments,plant_nursery"],
  ["ground", "cemetery", 12, "landuse=cemetery amenity=grave_yard"],
  ["ground", "park", 11, "leisure=park,nature_reserve tourism=zoo,theme_park"],
  ["ground", "park", 13, "leisure=garden,common,dog_park landuse=village_green,recreation_ground"],
  ["ground", "pitch", 14, "leisure=pitch,track,stadium,playground"],
  ["ground", "built", 10, "landuse=residential,commercial,retail"],
  ["ground", "industry", 12, "landuse=industrial,railway aeroway=apron,aerodrome"],
  ["ground", "campus", 13, "amenity=school,college,university,hospital"],
  ["ground", "plaza", 13, "place=square man_made=pier,bridge,breakwater"],
];

const streetRows: Rows = [
  ["street", "motorway", 10, "highway=motorway,trunk"],
  ["street", "primary", 10, "highway=primary"],
  ["street", "secondary", 11, "highway=secondary"],
  ["street", "tertiary", 12, "highway=tertiary"],
  ["street", "minor", 12, "highway=unclassified,residential,living_street,road"],
  ["street", "service", 14, "highway=service,busway"],
  ["street", "pedestrian", 13, "highway=pedestrian"],
  ["street", "track", 13, "highway=track"],
  ["street", "path", 14, "highway=footway,path,cycleway,bridleway"],
  ["street", "steps", 15, "highway=steps"],
];

const lineRows: Rows = [
  ["waterway", "river", 10, "waterway=river"],
  ["waterway", "canal", 11, "waterway=canal"],
  ["waterway", "stream", 13, "waterway=stream"],
  ["rail", "rail", 11, "railway=rail"],
  ["rail", "rail", 13, "railway=light_rail,narrow_gauge,funicular,monorail,subway"],
  ["rail", "tram", 14, "railway=tram"],
  ["rail", "cable", 12, "aerialway=cable_car,gondola,chair_lift"],
  ["rail", "ferry", 11, "route=ferry"],
  ["street", "runway", 11, "aeroway=runway"],
  ["street", "taxiway", 13, "aeroway=taxiway"],
  ["street", "path", 14, "man_made=pier,breakwater"],
];

const placeRows: Rows = [
  ["label", "city", 10, "place=city"],
  ["label", "town", 10, "place=town"],
  ["label", "village", 12, "place=village"],
  ["label", "island", 12, "place=island"],
  ["label", "suburb", 12, "place=suburb"],
  ["label", "quarter", 13, "place=quarter"],
  ["label", "hamlet", 13, "place=hamlet"],
  ["label", "neighbourhood", 14, "place=neighbourhood"],
  ["label", "islet", 15, "place=islet"],
  ["label", "square", 15, "place=square"],
  ["label", "peak", 12, "natural=peak"],
  ["label", "station", 14, "railway=station,halt"],
];

/** Houses by which people find their way. */
const landmarkRows: Rows = [
  [
    "building",
    "landmark",
    14,
    `building=train_station,cathedral,church,chapel,mosque,temple,synagogue,castle,palace,museum railway=station
     public_transport=station amenity=place_of_worship,townhall,theatre tourism=museum,attraction,gallery historic=castle,fort,monastery,palace`,
  ],
];

/** Finds the class of tags by a table. */
function finder(rows: Rows): (tags: Tags) => MapClass | undefined {
  const keys: Record<string, Record<string, MapClass>> = {};
  for (const [layer, name, minZoom, tags] of rows) {
    for (const tag of tags.split(/\s+/)) {
      const [key = "", values = ""] = tag.split("=");
      keys[key] ??= {};
      for (const value of values.split(",")) keys[key][value] = { layer, class: name, minZoom };
    }
  }
  return (tags) => {
    for (const key in keys) {
      const value = tags[key];
      if (value !== undefined && Object.hasOwn(keys[key]!, value)) return keys[key]![value];
    }
    return undefined;
  };
}

const landmarkOf = finder(landmarkRows);
const waterOf = finder(waterRows);
const groundOf = finder(groundRows);
const streetOf = finder(streetRows);
const lineOf = finder(lineRows);
const placeOf = finder(placeRows);

/** What an area is on the map; undefined for what is not drawn. */
export function classOfArea(tags: Tags): MapClass | undefined {
  if (isHidden(tags)) return undefined;
  const water = waterOf(tags);
  if (water) return /^(river|canal|stream)$/.test(tags.water ?? "") ? { ...water, class: "river" } : water;
  const { building } = tags;
  if (building !== undefined && building !== "no")
    return landmarkOf(tags) ?? { layer: "building", class: "building", minZoom: 14 };
  const ground = groundOf(tags);
  if (ground) return ground;
  return isStreetArea(tags) ? { layer: "ground", class: "plaza", minZoom: 14 } : undefined;
}

/** Whether a closed way is the area inside it: a street that comes back to where it began is a line all the same. */
export function isArea(tags: Tags): boolean {
  if (tags.area === "no") return false;
  if (tags.highway !== undefined || tags.man_made === "pier") return isStreetArea(tags);
  return tags.natural !== "coastline" && (tags.railway === undefined || tags.building !== undefined);
}

function isStreetArea(tags: Tags): boolean {
  return tags.area === "yes" && (tags.man_made === "pier" || streetOf(tags) !== undefined);
}

/** What a line is on the map; undefined for what is not drawn. */
export function classOfLine(tags: Tags): MapClass | undefined {
  const { highway, footway, service, tunnel = "no" } = tags;
  if (isHidden(tags)) return undefined;
  if (highway !== undefined) {
    // Both sides of a street beside it are too much, and so are the lanes of a car park.
    if (footway === "sidewalk" || footway === "crossing" || service === "parking_aisle") return undefined;
    const street = streetOf({ highway: highway.replace(/_link$/, "") });
    return street && service ? { ...street, minZoom: 15 } : street;
  }
  const line = lineOf(tags);
  if (line?.layer === "waterway" && tunnel !== "no") return undefined;
  return line?.layer === "rail" && service !== undefined ? { ...line, minZoom: 15 } : line;
}

/** What a point is on the map: a name, and undefined for what has none. */
export function classOfPoint(tags: Tags): MapClass | undefined {
  return tags.name ? placeOf(tags) : undefined;
}

/** The class of the label that an area's name is; undefined for an area whose name is not shown. */
export function labelOfArea({ layer, class: name }: MapClass): string | undefined {
  if (layer === "water") return name === "pool" ? undefined : "water";
  const labels: Record<string, string> = { wood: "park", cemetery: "park", ice: "park", plaza: "square" };
  return layer === "ground"
    ? (labels[name] ?? ["park", "campus"].find((label) => label === name))
    : undefined;
}

function isHidden({ location, indoor = "no", highway, layer }: Tags): boolean {
  if (location === "underground" || indoor !== "no") return true;
  return highway === undefined && Number(layer) < -1;
}
