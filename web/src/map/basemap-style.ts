import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from "maplibre-gl";
import { signs } from "../texts/texts.ts";
import type { MapColours } from "./camera.ts";
import type { Ground } from "./ground.ts";

const SOURCE = "waymark-basemap";
/** All that lies beyond the basemap. */
const BEYOND = "waymark-beyond";
/** Over so many pixels the ground fades out where it ends. */
const FADE_PIXELS = 64;
type Filter = ExpressionSpecification;
type Width = ExpressionSpecification;
type Part = Partial<Pick<LayerSpecification, "minzoom" | "maxzoom">> & { filter?: Filter };

const classes = (...names: string[]): Filter => ["match", ["get", "class"], names, true, false];
const all = (...filters: Filter[]): Filter => ["all", ...filters];
const is = (name: string): Filter => ["has", name];
const not = (filter: Filter): Filter => ["!", filter];

/** Pixels at zooms, growing between them as streets do. */
const byZoom = (...stops: number[]): Width =>
  ["interpolate", ["exponential", 1.5], ["zoom"], ...stops] as unknown as Width;

/** The streets, the least first: how wide each is, and how much wider with its edges. */
const streets: readonly { classes: string[]; width: number[]; edge?: number; colour: keyof MapColours }[] = [
  { classes: ["taxiway", "runway"], width: [11, 1, 14, 8, 16, 30], colour: "street" },
  { classes: ["service", "track"], width: [13, 0.4, 15, 1.6, 18, 10], colour: "street" },
  { classes: ["pedestrian"], width: [13, 0.8, 15, 3, 18, 14], edge: 1, colour: "plaza" },
  { classes: ["minor"], width: [12, 0.7, 14, 2.2, 16, 7, 18, 20], edge: 1, colour: "street" },
  { classes: ["tertiary"], width: [11, 0.6, 14, 3.4, 16, 9, 18, 24], edge: 1.2, colour: "street" },
  { classes: ["secondary"], width: [10, 0.7, 14, 4.2, 16, 10.5, 18, 26], edge: 1.4, colour: "street" },
  { classes: ["primary"], width: [10, 1.2, 14, 5, 16, 12, 18, 28], edge: 1.6, colour: "main" },
  { classes: ["motorway"], width: [10, 1.6, 14, 5.6, 16, 13, 18, 30], edge: 1.8, colour: "main" },
];

/**
 * Waymark's own map style on an organisation's basemap, in the colours of the host. It asks nobody else for anything, and
 * without a `glyphs` address the map draws letters from the fonts that the page has.
 */
export function basemapStyle(ground: Ground, colours: MapColours): StyleSpecification {
  const { bounds, minzoom, maxzoom, attribution } = ground.basemap;
  return {
    version: 8,
    sources: {
      [SOURCE]: { type: "vector", tiles: [ground.tileUrl], bounds, minzoom, maxzoom, attribution },
      [BEYOND]: { type: "geojson", data: allBut(bounds) },
    },
    layers: [
      { id: "land", type: "background", paint: { "background-color": colours.land } },
      ...grounds(colours),
      ...ways(colours),
      ...fadeOut(colours.land),
      ...labels(ground, colours),
    ],
  };
}

/** The world but for a box: west, south, east, north. */
function allBut([west, south, east, north]: readonly [number, number, number, number]) {
  const ring = (w: number, s: number, e: number, n: number) => [
    [w, s],
    [e, s],
    [e, n],
    [w, n],
    [w, s],
  ];
  return {
    type: "Polygon" as const,
    coordinates: [ring(-180, -85, 180, 85), ring(west, south, east, north)],
  };
}

/** Without it the sea ends in a straight line where the last tile does. */
function fadeOut(colour: string): LayerSpecification[] {
  return [
    { id: "beyond", type: "fill", source: BEYOND, paint: { "fill-color": colour } },
    {
      id: "fade",
      type: "line",
      source: BEYOND,
      paint: { "line-color": colour, "line-width": FADE_PIXELS, "line-blur": FADE_PIXELS / 2 },
    },
  ];
}

function fill(
  id: string,
  layer: string,
  colour: string,
  part: Part = {},
  opacity?: Width,
): LayerSpecification {
  const paint = { "fill-color": colour, ...(opacity ? { "fill-opacity": opacity } : {}) };
  return { id, type: "fill", source: SOURCE, "source-layer": layer, ...part, paint } as LayerSpecification;
}

function line(
  id: string,
  layer: string,
  paint: Readonly<Record<string, unknown>>,
  part: Part = {},
  cap = "round",
): LayerSpecification {
  const layout = { "line-cap": cap, "line-join": "round" };
  return {
    id,
    type: "line",
    source: SOURCE,
    "source-layer": layer,
    ...part,
    layout,
    paint,
  } as LayerSpecification;
}

function grounds(colours: MapColours): LayerSpecification[] {
  const { water, green, wood, sand, built, plaza, building, landmark, edge } = colours;
  const late: Width = ["interpolate", ["linear"], ["zoom"], 13.5, 0, 14.5, 1];
  return [
    fill("built", "ground", built, { filter: classes("built", "industry", "campus") }),
    fill("green", "ground", green, { filter: classes("park", "grass", "cemetery", "farm", "pitch") }),
    fill("wood", "ground", wood, { filter: classes("wood") }),
    fill("sand", "ground", sand, { filter: classes("sand", "rock", "ice") }),
    line("stream", "waterway", { "line-color": water, "line-width": byZoom(12, 0.6, 16, 3, 18, 8) }),
    line(
      "river",
      "waterway",
      { "line-color": water, "line-width": byZoom(10, 1.2, 14, 4, 18, 20) },
      { filter: classes("river", "canal") },
    ),
    fill("water", "water", water),
    fill("plaza", "ground", plaza, { filter: classes("plaza") }, late),
    fill("building", "building", building, { minzoom: 14 }, late),
    fill("landmark", "building", landmark, { minzoom: 14, filter: classes("landmark") }, late),
    line(
      "building-edge",
      "building",
      { "line-color": edge, "line-width": byZoom(15, 0.3, 18, 1), "line-opacity": 0.7 },
      { minzoom: 15 },
    ),
  ];
}

/** Tunnels, then what lies on the ground, then bridges. */
function ways(colours: MapColours): LayerSpecification[] {
  const { rail, border } = colours;
  const onGround = all(not(is("tunnel")), not(is("bridge")));
  return [
    line(
      "ferry",
      "rail",
      { "line-color": rail, "line-width": 1, "line-dasharray": [4, 4], "line-opacity": 0.6 },
      { filter: classes("ferry") },
      "butt",
    ),
    ...streetLayers("tunnel", is("tunnel"), colours, 0.35),
    ...streetLayers("ground", onGround, colours, 1),
    line(
      "rail",
      "rail",
      { "line-color": rail, "line-width": byZoom(11, 0.6, 15, 1.6, 18, 4), "line-opacity": 0.75 },
      { filter: all(classes("rail", "cable"), not(is("tunnel"))) },
    ),
    line(
      "sleepers",
      "rail",
      {
        "line-color": rail,
        "line-width": byZoom(14, 3, 18, 9),
        "line-dasharray": [0.25, 2.5],
        "line-opacity": 0.6,
      },
      { minzoom: 14, filter: all(classes("rail", "cable"), not(is("tunnel"))) },
      "butt",
    ),
    line(
      "tram",
      "rail",
      { "line-color": rail, "line-width": byZoom(14, 0.5, 18, 2), "line-opacity": 0.5 },
      { minzoom: 14, filter: all(classes("tram"), not(is("tunnel"))) },
    ),
    ...streetLayers("bridge", is("bridge"), colours, 1),
    line("border", "border", {
      "line-color": border,
      "line-width": ["match", ["get", "level"], [2, 3, 4], 1.8, [5, 6, 7, 8], 1.1, 0.7],
      "line-dasharray": [5, 3],
      "line-opacity": ["match", ["get", "level"], [2, 3, 4], 0.8, [5, 6, 7, 8], 0.5, 0.3],
    }),
  ];
}

function streetLayers(
  name: string,
  where: Filter,
  colours: MapColours,
  opacity: number,
): LayerSpecification[] {
  const cap = name === "bridge" ? "butt" : "round";
  const paths = line(
    `${name}-path`,
    "street",
    {
      "line-color": name === "bridge" ? colours.street : colours.path,
      "line-width": byZoom(14, 0.7, 16, 1.8, 18, 4),
      "line-opacity": opacity,
    },
    { minzoom: 14, filter: all(where, classes("path", "steps")) },
    cap,
  );
  const width = (stops: readonly number[], more: number): Width =>
    byZoom(...stops.map((value, index) => (index % 2 === 0 ? value : value + more)));
  const edges = streets.flatMap(({ classes: names, width: stops, edge }) =>
    edge === undefined
      ? []
      : [
          line(
            `${name}-${names[0]}-edge`,
            "street",
            { "line-color": colours.edge, "line-width": width(stops, edge), "line-opacity": opacity },
            { minzoom: 12, filter: all(where, classes(...names)) },
            "butt",
          ),
        ],
  );
  const fills = streets.map(({ classes: names, width: stops, colour }) =>
    line(
      `${name}-${names[0]}`,
      "street",
      { "line-color": colours[colour], "line-width": width(stops, 0), "line-opacity": opacity },
      { filter: all(where, classes(...names)) },
      cap,
    ),
  );
  return [paths, ...edges, ...fills];
}

/** What a label says: its name in the map's language where it has one. */
function nameIn(lang: string): ExpressionSpecification {
  const [language = ""] = lang.split("-");
  return ["coalesce", ["get", `name:${language}`], ["get", "name"]];
}

/** The labels that may say what a district's sign says, each with what it is of. */
function namedLabels({ namesDistricts }: Ground): ReadonlyMap<string, Filter> {
  const places = namesDistricts
    ? ["village", "hamlet"]
    : ["village", "hamlet", "suburb", "quarter", "neighbourhood"];
  return new Map([
    ["square-name", classes("square")],
    ["station-name", classes("station")],
    ["place-name", classes(...places, "island", "islet")],
    ["town-name", classes("city", "town")],
  ]);
}

/** Filters by layer that leave out labels with one of these names, in whatever letters. */
export function namesFilters(ground: Ground, names: readonly string[]): [layer: string, filter: Filter][] {
  const said: Filter = [
    "in",
    ["downcase", nameIn(ground.lang)],
    ["literal", names.map((name) => name.toLowerCase())],
  ];
  return [...namedLabels(ground)].map(([layer, filter]) => [layer, all(filter, not(said))]);
}

function labels(ground: Ground, colours: MapColours): LayerSpecification[] {
  const { lang, fonts } = ground;
  const { text, quiet, halo, "water-text": waterText, "green-text": greenText } = colours;
  const name = nameIn(lang);
  const named = namedLabels(ground);
  // The weight is read from the first name, which no font has.
  const font = (weight: string) => [weight, ...fonts];
  const label = (
    id: string,
    layer: string,
    part: Part,
    layout: Readonly<Record<string, unknown>>,
    colour: string,
    bold = false,
  ): LayerSpecification =>
    ({
      id,
      type: "symbol",
      source: SOURCE,
      "source-layer": layer,
      ...part,
      layout: {
        "text-field": name,
        "text-font": font(bold ? "Semibold" : "Medium"),
        "text-size": 12,
        "text-max-width": 8,
        "text-padding": 4,
        ...layout,
      },
      paint: { "text-color": colour, "text-halo-color": halo, "text-halo-width": 1.4, "text-halo-blur": 0.4 },
    }) as LayerSpecification;
  const along = {
    "symbol-placement": "line",
    "text-max-angle": 60,
    "symbol-spacing": 240,
    "text-padding": 2,
  };
  return [
    label(
      "water-line-name",
      "waterway",
      { minzoom: 12, filter: classes("river", "canal") },
      { ...along, "text-letter-spacing": 0.06 },
      waterText,
    ),
    label("green-name", "label", { filter: classes("park", "campus") }, { "text-size": 11 }, greenText),
    label("water-name", "label", { filter: classes("water") }, { "text-letter-spacing": 0.06 }, waterText),
    label(
      "street-name",
      "street",
      { minzoom: 15, filter: classes("minor", "pedestrian", "service", "path", "steps", "track") },
      { ...along, "text-size": byZoom(15, 9.5, 18, 13) },
      quiet,
    ),
    label(
      "main-street-name",
      "street",
      { minzoom: 13, filter: classes("motorway", "primary", "secondary", "tertiary") },
      { ...along, "text-size": byZoom(13, 9.5, 16, 11, 18, 14) },
      text,
    ),
    label(
      "square-name",
      "label",
      { minzoom: 15, filter: named.get("square-name")! },
      { "text-size": 11 },
      quiet,
    ),
    label(
      "station-name",
      "label",
      { minzoom: 14, filter: named.get("station-name")! },
      {
        "text-size": 11,
        "text-variable-anchor": ["top", "bottom", "left", "right"],
        "text-radial-offset": 0.4,
      },
      text,
    ),
    label(
      "peak-name",
      "label",
      { filter: classes("peak") },
      {
        "text-size": 11,
        "text-field": [
          "concat",
          `${signs.peak}\n`,
          name,
          ["case", is("height"), ["concat", "\n", ["get", "height"], " m"], ""],
        ],
      },
      quiet,
    ),
    label(
      "place-name",
      "label",
      { filter: named.get("place-name")! },
      { "text-size": byZoom(11, 10.5, 16, 14), "text-letter-spacing": 0.05 },
      text,
    ),
    label(
      "town-name",
      "label",
      { maxzoom: 13.5, filter: named.get("town-name")! },
      {
        "text-size": byZoom(10, 14, 15, 20),
        "symbol-sort-key": ["-", 0, ["coalesce", ["get", "population"], 0]],
      },
      text,
      true,
    ),
  ];
}
