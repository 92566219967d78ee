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

type Rules = Readonly<
  Record<string, Readonly<Record<string, readonly [className: string, minZoom: number]>>>
>;

const areaRules: Rules = {
  natural: {
    wood: ["wood", 10],
    grassland: ["grass", 12],
    heath: ["grass", 12],
    scrub: ["grass", 12],
    fell: ["grass", 12],
    wetland: ["grass", 12],
    beach: ["sand", 12],
    sand: ["sand", 12],
    bare_rock: ["rock", 12],
    scree: ["rock", 12],
    glacier: ["ice", 10],
  },
  landuse: {
    forest: ["wood", 10],
    grass: ["grass", 13],
    meadow: ["grass", 12],
    village_green: ["park", 13],
    recreation_ground: ["park", 12],
    orchard: ["farm", 12],
    vineyard: ["farm", 12],
    allotments: ["farm", 13],
    farmland: ["farm", 12],
    plant_nursery: ["farm", 13],
    cemetery: ["cemetery", 12],
    residential: ["built", 10],
    commercial: ["built", 12],
    retail: ["built", 12],
    industrial: ["industry", 12],
    railway: ["industry", 13],
  },
  leisure: {
    park: ["park", 11],
    garden: ["park", 13],
    common: ["park", 12],
    dog_park: ["park", 14],
    nature_reserve: ["park", 11],
    golf_course: ["grass", 12],
    playground: ["pitch", 15],
    pitch: ["pitch", 14],
    track: ["pitch", 14],
    stadium: ["pitch", 13],
  },
  amenity: {
    grave_yard: ["cemetery", 13],
    school: ["campus", 14],
    college: ["campus", 14],
    university: ["campus", 13],
    hospital: ["campus", 13],
  },
  tourism: { zoo: ["park", 12], theme_park: ["park", 12] },
  aeroway: { apron: ["industry", 12], aerodrome: ["industry", 11] },
  place: { square: ["plaza", 13], islet: ["built", 13] },
  man_made: { pier: ["plaza", 13], bridge: ["plaza", 14], breakwater: ["plaza", 13] },
};

const waterRules: Rules = {
  natural: { water: ["lake", 10] },
  waterway: { riverbank: ["river", 10], dock: ["lake", 12], lake: ["lake", 10] },
  landuse: { reservoir: ["lake", 10], basin: ["lake", 13] },
  leisure: { swimming_pool: ["pool", 16] },
};

const streetClasses: Readonly<Record<string, readonly [className: string, minZoom: number]>> = {
  motorway: ["motorway", 10],
  trunk: ["motorway", 10],
  primary: ["primary", 10],
  secondary: ["secondary", 11],
  tertiary: ["tertiary", 12],
  unclassified: ["minor", 12],
  residential: ["minor", 12],
  living_street: ["minor", 12],
  road: ["minor", 12],
  busway: ["service", 14],
  service: ["service", 14],
  pedestrian: ["pedestrian", 13],
  track: ["track", 13],
  footway: ["path", 14],
  path: ["path", 14],
  cycleway: ["path", 14],
  bridleway: ["path", 14],
  steps: ["steps", 15],
};

const lineRules: Rules = {
  waterway: { river: ["river", 10], canal: ["canal", 11], stream: ["stream", 13] },
  railway: {
    rail: ["rail", 11],
    light_rail: ["rail", 12],
    narrow_gauge: ["rail", 12],
    funicular: ["rail", 13],
    monorail: ["rail", 13],
    subway: ["rail", 13],
    tram: ["tram", 14],
  },
  aerialway: { cable_car: ["cable", 12], gondola: ["cable", 12], chair_lift: ["cable", 13] },
  route: { ferry: ["ferry", 11] },
  aeroway: { runway: ["runway", 11], taxiway: ["taxiway", 13] },
  man_made: { pier: ["path", 14], breakwater: ["path", 14] },
};
const layerOfLine: Readonly<Record<string, Layer>> = {
  waterway: "waterway",
  aeroway: "street",
  man_made: "street",
};

const placeZooms: Readonly<Record<string, number>> = {
  city: 10,
  town: 10,
  village: 12,
  island: 12,
  suburb: 12,
  quarter: 13,
  hamlet: 13,
  neighbourhood: 14,
  islet: 15,
  square: 15,
};

function found(rules: Rules, tags: Tags): { key: string; className: string; minZoom: number } | undefined {
  for (const key in rules) {
    const rule = tags[key] === undefined ? undefined : rules[key]![tags[key]];
    if (rule) return { key, className: rule[0], minZoom: rule[1] };
  }
  return undefined;
}

/** What an area is on the map; undefined for what is not drawn. */
export function classOfArea(tags: Tags): MapClass | undefined {
  if (isHidden(tags)) return undefined;
  const water = found(waterRules, tags);
  if (water) {
    const isRiver = water.className === "lake" && /^(river|canal|stream)$/.test(tags.water ?? "");
    return { layer: "water", class: isRiver ? "river" : water.className, minZoom: water.minZoom };
  }
  const { building } = tags;
  if (building !== undefined && building !== "no")
    return { layer: "building", class: "building", minZoom: 14 };
  const ground = found(areaRules, tags);
  if (ground) return { layer: "ground", class: ground.className, minZoom: ground.minZoom };
  if (isStreetArea(tags)) return { layer: "ground", class: "plaza", minZoom: 14 };
  return undefined;
}

/** Whether a closed way is the area inside it: a street that comes back to where it began is a line all the same. */
export function isArea(tags: Tags): boolean {
  if (tags.area === "no") return false;
  if (tags.highway !== undefined || tags.man_made === "pier") return isStreetArea(tags);
  return tags.natural !== "coastline" && (tags.railway === undefined || tags.building !== undefined);
}

function isStreetArea(tags: Tags): boolean {
  const { highway, area } = tags;
  return area === "yes" && (tags.man_made === "pier" || (highway !== undefined && highway in streetClasses));
}

/** What a line is on the map; undefined for what is not drawn. */
export function classOfLine(tags: Tags): MapClass | undefined {
  const { highway, footway, service, tunnel } = tags;
  if (isHidden(tags)) return undefined;
  if (highway !== undefined) {
    const street = streetClasses[highway.replace(/_link$/, "")];
    // Both sides of a street beside it are too much, and so are the lanes of a car park.
    if (!street || footway === "sidewalk" || footway === "crossing" || service === "parking_aisle")
      return undefined;
    return { layer: "street", class: street[0], minZoom: service ? 15 : street[1] };
  }
  const line = found(lineRules, tags);
  if (!line || (line.key === "waterway" && tunnel !== undefined && tunnel !== "no")) return undefined;
  if (line.key === "railway" && service !== undefined) return { layer: "rail", class: "rail", minZoom: 15 };
  return { layer: layerOfLine[line.key] ?? "rail", class: line.className, minZoom: line.minZoom };
}

/** What a point is on the map: a name, and undefined for what has none. */
export function classOfPoint(tags: Tags): MapClass | undefined {
  const { place, natural, railway, name } = tags;
  if (!name) return undefined;
  const minZoom = placeZooms[place ?? ""];
  if (place && minZoom !== undefined) return { layer: "label", class: place, minZoom };
  if (natural === "peak") return { layer: "label", class: "peak", minZoom: 12 };
  if (railway === "station" || railway === "halt") return { layer: "label", class: "station", minZoom: 14 };
  return undefined;
}

/** The class of the label that an area's name is; undefined for an area whose name is not shown. */
export function labelOfArea({ layer, class: name }: MapClass): string | undefined {
  if (layer === "water" && name !== "pool") return "water";
  if (layer !== "ground") return undefined;
  return { park: "park", wood: "park", cemetery: "park", plaza: "square", campus: "campus", ice: "park" }[
    name
  ];
}

function isHidden({ location, indoor, highway, layer }: Tags): boolean {
  if (location === "underground" || (indoor !== undefined && indoor !== "no")) return true;
  return highway === undefined && Number(layer) < -1;
}
