import { insidePoint } from "../geometry/inside-point.ts";
import { areaOfPolygons, type Polygon, type Position, type Ring } from "../geometry/shapes.ts";
import type { ElementSource, OsmRelation, OsmWay } from "../osm/element.ts";
import { NodeIndex } from "../osm/locate-elements.ts";
import { joinRings, lieOfMultipolygon } from "../osm/located-element.ts";
import type { Tags } from "../taxonomy/presets.ts";
import {
  classOfArea,
  classOfLine,
  classOfPoint,
  isArea,
  type Layer,
  labelOfArea,
  type MapClass,
} from "./classes.ts";
import { mendedPolygons } from "./outlines.ts";

/** What a map style can ask of a shape. */
type Properties = Record<string, string | number>;

/** Something to draw. */
export interface Shape {
  layer: Layer;
  geometry:
    | { type: "Point"; coordinates: Position }
    | { type: "LineString"; coordinates: Ring }
    | { type: "Polygon"; coordinates: Polygon };
  properties: Properties;
  minZoom: number;
}

/** The drawing of a file. */
export interface Shapes {
  shapes: Shape[];
  coastlines: Ring[];
}

/** Reads what a file of OpenStreetMap has for a map; `languages`: those of names besides the place's own, such as `en`. */
export async function readShapes(source: ElementSource, languages: readonly string[]): Promise<Shapes> {
  const { areas, borders, memberIds } = await readRelations(source);
  const { ways, members } = await readWays(source, memberIds);
  const index = new NodeIndex([...ways, ...members.values()].values().flatMap(({ nodes }) => nodes));
  const shapes: Shape[] = [];
  for await (const batch of source.scan("node")) {
    index.add(batch.positions);
    for (const { tags, position } of batch.nodes) {
      const what = classOfPoint(tags);
      if (what) shapes.push(labelShape(what, tags, position, languages));
    }
  }
  const lineOf = (way: OsmWay | undefined): Ring =>
    way?.nodes.map((id) => index.positionOf(id)).filter((position) => position !== undefined) ?? [];
  const lines: Line[] = [];
  const coastlines: Ring[] = [];
  for (const way of ways) {
    const { tags } = way;
    const line = lineOf(way);
    if (line.length < 2) continue;
    if (tags.natural === "coastline") coastlines.push(line);
    const isClosed = way.nodes.length > 3 && way.nodes[0] === way.nodes.at(-1);
    const area = isClosed && isArea(tags) ? classOfArea(tags) : undefined;
    if (area) shapes.push(...areaShapes(area, tags, [[line]], languages));
    const what = area ? undefined : classOfLine(tags);
    if (what) lines.push({ what, properties: lineProperties(what, tags, languages), line });
  }
  for (const { relation, what } of areas) {
    shapes.push(...areaShapes(what, relation.tags, polygonsOf(relation, what, members, lineOf), languages));
  }
  for (const [id, level] of borders) {
    const line = lineOf(members.get(id));
    const what: MapClass = {
      layer: "border",
      class: "border",
      minZoom: level <= 4 ? 10 : level <= 8 ? 11 : 13,
    };
    if (line.length > 1) lines.push({ what, properties: { class: "border", level }, line });
  }
  return { shapes: [...shapes, ...joinedLines(lines)], coastlines };
}

async function readRelations(source: ElementSource) {
  const areas: { relation: OsmRelation; what: MapClass }[] = [];
  /** The highest level of the borders that a way is part of, by the way's id. */
  const borders = new Map<number, number>();
  const memberIds = new Set<number>();
  const seen = new Set<number>();
  for await (const { relations } of source.scan("relation")) {
    for (const relation of relations) {
      const { type, boundary, admin_level } = relation.tags;
      if (seen.has(relation.id)) continue;
      seen.add(relation.id);
      const what = type === "multipolygon" ? classOfArea(relation.tags) : undefined;
      const level = type === "boundary" && boundary === "administrative" ? Number(admin_level) : 0;
      if (what) areas.push({ relation, what });
      if (!what && !(level >= 2 && level <= 10)) continue;
      for (const { type, id } of relation.members) {
        if (type !== "way") continue;
        memberIds.add(id);
        if (!what) borders.set(id, Math.min(level, borders.get(id) ?? level));
      }
    }
  }
  return { areas, borders, memberIds };
}

async function readWays(source: ElementSource, memberIds: ReadonlySet<number>) {
  const ways = new Map<number, OsmWay>();
  const members = new Map<number, OsmWay>();
  for await (const batch of source.scan("way")) {
    for (const way of batch.ways) {
      if (memberIds.has(way.id)) members.set(way.id, way);
      const { tags } = way;
      if (tags.natural === "coastline" || classOfLine(tags) || classOfArea(tags)) ways.set(way.id, way);
    }
  }
  return { ways: [...ways.values()], members };
}

/** Water whose outline the file cuts off is drawn as far as it goes; of anything else, what is whole. */
function polygonsOf(
  { members }: OsmRelation,
  { layer }: MapClass,
  ways: ReadonlyMap<number, OsmWay>,
  lineOf: (way: OsmWay | undefined) => Ring,
): readonly Polygon[] {
  const whole = lieOfMultipolygon(members, ({ id }) => lineOf(ways.get(id)), undefined)?.polygons;
  if (whole || layer !== "water") return whole ?? [];
  const lines = (isInner: boolean) =>
    members
      .filter(({ type, role }) => type === "way" && (role === "inner") === isInner)
      .map(({ id }) => lineOf(ways.get(id)))
      .filter((line) => line.length > 1);
  return mendedPolygons(lines(false), lines(true));
}

/** An area, and its name where it has one that is shown. */
function areaShapes(
  what: MapClass,
  tags: Tags,
  polygons: readonly Polygon[],
  languages: readonly string[],
): Shape[] {
  const squareMetres = areaOfPolygons(polygons);
  const latitude = polygons[0]?.[0]?.[0]?.[1] ?? 0;
  const seenFrom = zoomOfArea(squareMetres, latitude, MIN_AREA_PIXELS);
  const shapes = polygons.map(
    (polygon): Shape => ({
      layer: what.layer,
      geometry: { type: "Polygon", coordinates: polygon },
      properties: what.class === "building" ? {} : { class: what.class },
      minZoom: Math.max(what.minZoom, seenFrom),
    }),
  );
  const label = labelOfArea(what);
  const position = label && tags.name ? insidePoint(polygons) : undefined;
  if (!label || !position) return shapes;
  const minZoom = Math.max(what.minZoom, zoomOfArea(squareMetres, latitude, NAMED_AREA_PIXELS));
  return [...shapes, labelShape({ layer: "label", class: label, minZoom }, tags, position, languages)];
}

function labelShape(
  { class: className, minZoom }: MapClass,
  tags: Tags,
  position: Position,
  languages: readonly string[],
): Shape {
  const height = Math.round(Number.parseFloat(tags.ele ?? ""));
  const population = Number(tags.population);
  return {
    layer: "label",
    geometry: { type: "Point", coordinates: position },
    properties: {
      class: className,
      ...names(tags, languages),
      ...(className === "peak" && height ? { height } : {}),
      ...(population > 0 ? { population } : {}),
    },
    minZoom: Math.min(minZoom, 16),
  };
}

function names(tags: Tags, languages: readonly string[]): Properties {
  const { name } = tags;
  if (!name) return {};
  const found: Properties = { name };
  for (const language of languages) {
    const other = tags[`name:${language}`];
    if (other && other !== name) found[`name:${language}`] = other;
  }
  return found;
}

interface Line {
  what: MapClass;
  properties: Properties;
  line: Ring;
}

function lineProperties(
  { layer, class: className }: MapClass,
  tags: Tags,
  languages: readonly string[],
): Properties {
  const { highway = "", bridge = "no", tunnel = "no", covered = "no" } = tags;
  return {
    class: className,
    ...(highway.endsWith("_link") ? { link: 1 } : {}),
    ...(bridge !== "no" ? { bridge: 1 } : {}),
    ...(tunnel !== "no" || covered === "yes" ? { tunnel: 1 } : {}),
    ...(layer === "street" || layer === "waterway" ? names(tags, languages) : {}),
  };
}

/**
 * Lines of the same kind and name become one where they meet: a street is many short ways, and its name wants room. A name
 * in another language that some of them have is the others' as well.
 */
function joinedLines(lines: readonly Line[]): Shape[] {
  const translations = new Map<unknown, Properties>();
  for (const { properties } of lines) {
    const told = Object.entries(properties).filter(([key]) => key.startsWith("name:"));
    const { name } = properties;
    if (told.length > 0) translations.set(name, { ...Object.fromEntries(told), ...translations.get(name) });
  }
  for (const line of lines)
    line.properties = { ...line.properties, ...translations.get(line.properties.name) };
  const groups = Map.groupBy(lines, ({ what, properties }) =>
    JSON.stringify([what, Object.entries(properties).sort()]),
  );
  return [...groups.values()].flatMap((group) => {
    const { what, properties } = group[0]!;
    const { rings, open } = joinRings(group.map(({ line }) => line));
    return [...rings, ...open].map(
      (coordinates): Shape => ({
        layer: what.layer,
        geometry: { type: "LineString", coordinates },
        properties,
        minZoom: what.minZoom,
      }),
    );
  });
}

/** An area is drawn once it covers this many pixels, and its name stands in it once it covers those. */
const MIN_AREA_PIXELS = 6;
const NAMED_AREA_PIXELS = 2_500;
/** At zoom 0 on the equator, tiles being 512 pixels wide. */
const METRES_PER_PIXEL = 78_271.5;

/** The zoom from which on an area covers so many pixels. */
function zoomOfArea(squareMetres: number, latitude: number, pixels: number): number {
  const metresPerPixel = METRES_PER_PIXEL * Math.cos((latitude * Math.PI) / 180);
  return Math.ceil(Math.log2(metresPerPixel / Math.sqrt(squareMetres / pixels)));
}
