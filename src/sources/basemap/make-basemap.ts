import { type Box, isInPolygon, Plane, type Polygon, type Position, type Ring } from "../geometry/shapes.ts";
import type { ElementSource } from "../osm/element.ts";
import { type Layer, layers } from "./classes.ts";
import { boxOf, cutTiles, MAX_ZOOM, MIN_ZOOM, tilesBox } from "./cut-tiles.ts";
import { coastEnds, seaPolygons } from "./outlines.ts";
import { pmtilesArchive } from "./pmtiles-writer.ts";
import { readShapes, type Shape } from "./read-shapes.ts";

/** What those who made the data ask for wherever it is shown. */
const ATTRIBUTION = "© OpenStreetMap contributors";

export interface Basemap {
  /** Pieces of the archive, in order. */
  pieces: Uint8Array[];
  bytes: number;
  tiles: number;
  box: Box;
  /** How many shapes each layer has. */
  shapes: Record<Layer, number>;
  /** Whether there is sea; where the file's coastline is broken there is none, since land would lie under it. */
  sea: "drawn" | "none" | "broken";
}

export interface BasemapOptions {
  languages: readonly string[];
  /** Between tiles: ends the work by throwing. */
  check?: () => void;
}

/** Draws a file of OpenStreetMap as vector tiles in one PMTiles archive. */
export async function makeBasemap(
  source: ElementSource & { readonly box?: Box },
  { languages, check }: BasemapOptions,
): Promise<Basemap> {
  const { shapes, coastlines } = await readShapes(source, languages);
  const box = shownBox(shapes, source.box, coastlines);
  const centre: Position = [(box.west + box.east) / 2, (box.south + box.north) / 2];
  const sea = seaPolygons(coastlines, tilesBox(box, MIN_ZOOM), centre);
  const isBroken = isFlooded(sea, shapes);
  if (!isBroken) {
    for (const polygon of sea) {
      const geometry = { type: "Polygon" as const, coordinates: polygon };
      shapes.push({ layer: "water", geometry, properties: { class: "sea" }, minZoom: MIN_ZOOM });
    }
  }
  const tiles = await cutTiles(shapes, box, check ?? (() => {}));
  const counted = Object.fromEntries(
    layers.map((layer) => [layer, shapes.filter((shape) => shape.layer === layer).length]),
  ) as Record<Layer, number>;
  const metadata = {
    name: "basemap",
    attribution: ATTRIBUTION,
    vector_layers: layers.map((id) => ({ id, fields: {}, minzoom: MIN_ZOOM, maxzoom: MAX_ZOOM })),
  };
  const pieces = pmtilesArchive(tiles, { box, minZoom: MIN_ZOOM, maxZoom: MAX_ZOOM, metadata });
  const bytes = pieces.reduce((sum, piece) => sum + piece.length, 0);
  return {
    pieces,
    bytes,
    tiles: tiles.length,
    box,
    shapes: counted,
    sea: isBroken ? "broken" : sea.length > 0 ? "drawn" : "none",
  };
}

/** An extract has more than its box: whole streets, whole parks. As far beyond as this, in degrees and of the box's size. */
const BEYOND = { degrees: 0.004, share: 0.1 };
/** Where there is sea, the map goes on somewhat farther: a shore is looked at from the water. */
const BEYOND_AT_SEA_DEGREES = 0.01;

/** Of a file with nothing to draw, which does not say what it is an extract of. */
const NOWHERE: Box = { west: 0, south: 0, east: 0, north: 0 };

/**
 * What is drawn: somewhat more than the box that the file says it is an extract of, and of that no more than there is to
 * draw, unless there is sea to go on with. It ends where a coast does, which nothing but a straight line could go on with.
 */
function shownBox(shapes: readonly Shape[], given: Box | undefined, coastlines: readonly Ring[]): Box {
  const hasSea = coastlines.length > 0;
  const drawn = shapes.length > 0 ? boxOf(shapes) : (given ?? NOWHERE);
  const inner = given ?? drawn;
  const least = hasSea ? BEYOND_AT_SEA_DEGREES : BEYOND.degrees;
  const wider = Math.max(least, (inner.east - inner.west) * BEYOND.share);
  const higher = Math.max(least, (inner.north - inner.south) * BEYOND.share);
  const box = {
    west: inner.west - wider,
    south: inner.south - higher,
    east: inner.east + wider,
    north: inner.north + higher,
  };
  if (hasSea) {
    const ends = coastEnds(coastlines).filter(
      ([x, y]) => x > box.west && x < box.east && y > box.south && y < box.north,
    );
    for (const end of ends) {
      const side = nearestSide(inner, end);
      box[side] = inner[side];
    }
    return box;
  }
  return {
    west: Math.max(drawn.west, box.west),
    south: Math.max(drawn.south, box.south),
    east: Math.min(drawn.east, box.east),
    north: Math.min(drawn.north, box.north),
  };
}

function nearestSide(box: Box, [x, y]: Position): keyof Box {
  const narrow = Math.cos((y * Math.PI) / 180);
  const far: [keyof Box, number][] = [
    ["west", Math.abs(x - box.west) * narrow],
    ["south", Math.abs(y - box.south)],
    ["east", Math.abs(x - box.east) * narrow],
    ["north", Math.abs(y - box.north)],
  ];
  return far.reduce((best, other) => (other[1] < best[1] ? other : best))[0];
}

/** Whether land lies in what should be sea: of the buildings, or where there are none the streets. */
function isFlooded(sea: readonly Polygon[], shapes: readonly Shape[]): boolean {
  const origin = sea[0]?.[0]?.[0];
  if (!origin) return false;
  const plane = new Plane(origin);
  const flat = sea.map((polygon) => plane.polygonOf(polygon));
  const dry = shapes.filter(({ layer }) => layer === "building" || layer === "street").slice(0, 5_000);
  const wet = dry.filter(({ geometry }) => {
    const corner = geometry.type === "Polygon" ? geometry.coordinates[0]![0]! : geometry.coordinates[0]!;
    return flat.some((polygon) => isInPolygon(plane.pointOf(corner as Position), polygon));
  });
  return wet.length > dry.length / 5;
}
