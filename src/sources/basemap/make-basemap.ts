import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { GeoJSONVT, type GeoJSONVTTile } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import type { Polygon, Position } from "../geometry/shapes.ts";
import { isInPolygon, Plane } from "../geometry/shapes.ts";
import type { ElementSource } from "../osm/element.ts";
import { type Layer, layers } from "./classes.ts";
import { type Box, seaPolygons } from "./outlines.ts";
import { pmtilesArchive, type Tile } from "./pmtiles-writer.ts";
import { readShapes, type Shape } from "./read-shapes.ts";

/** The zooms of the tiles; a map that comes closer draws the last ones larger. */
export const MIN_ZOOM = 10;
export const MAX_ZOOM = 16;

/** What those who made the data ask for wherever it is shown. */
export const ATTRIBUTION = "© OpenStreetMap contributors";

/** A basemap, and what is in it. */
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
  const box = shownBox(shapes, source.box, coastlines.length > 0);
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
const BEYOND = { degrees: 0.015, share: 0.25 };
/** Where there is sea, the map goes on to what a town is seen from afar with: tiles of sea alone are one. */
const BEYOND_AT_SEA_DEGREES = 0.08;

/**
 * What is drawn: somewhat more than the box that the file says it is an extract of, and of that no more than there is to
 * draw, unless there is sea to go on with.
 */
function shownBox(shapes: readonly Shape[], given: Box | undefined, hasSea: boolean): Box {
  const drawn: Box = { west: 180, south: 90, east: -180, north: -90 };
  for (const { geometry } of shapes) {
    const { type, coordinates } = geometry;
    const corners = type === "Point" ? [coordinates] : type === "LineString" ? coordinates : coordinates[0]!;
    for (const [x, y] of corners) {
      drawn.west = Math.min(drawn.west, x);
      drawn.east = Math.max(drawn.east, x);
      drawn.south = Math.min(drawn.south, y);
      drawn.north = Math.max(drawn.north, y);
    }
  }
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
  if (hasSea) return box;
  return {
    west: Math.max(drawn.west, box.west),
    south: Math.max(drawn.south, box.south),
    east: Math.min(drawn.east, box.east),
    north: Math.min(drawn.north, box.north),
  };
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

const zip = promisify(gzip);

async function cutTiles(shapes: readonly Shape[], box: Box, check: () => void): Promise<Tile[]> {
  const minZooms = new WeakMap<object, number>();
  const indexes = layers.map((layer) => {
    const features = shapes
      .filter((shape) => shape.layer === layer)
      .map((shape) => toFeature(shape, minZooms));
    const options = { maxZoom: MAX_ZOOM, indexMaxZoom: 0, buffer: 80, tolerance: 3 };
    return { layer, index: new GeoJSONVT({ type: "FeatureCollection", features }, options) };
  });
  const tiles: Tile[] = [];
  for (let z = MIN_ZOOM; z <= MAX_ZOOM; z++) {
    const { left, right, top, bottom } = tileRange(box, z);
    for (let x = left; x <= right; x++) {
      for (let y = top; y <= bottom; y++) {
        check();
        const content: Record<string, GeoJSONVTTile> = {};
        for (const { layer, index } of indexes) {
          const tile = index.getTile(z, x, y);
          const features = (tile?.features ?? []).filter(
            (feature: { tags: object | null }) => minZooms.get(feature.tags ?? {})! <= z,
          );
          if (tile && features.length > 0) content[layer] = { ...tile, features };
        }
        if (Object.keys(content).length === 0) continue;
        const bytes = await zip(fromGeojsonVt(content, { version: 2, extent: 4_096 }), { level: 9 });
        tiles.push({ z, x, y, bytes });
      }
    }
  }
  return tiles;
}

function toFeature(
  { geometry, properties, minZoom }: Shape,
  minZooms: WeakMap<object, number>,
): GeoJSON.Feature {
  const own = { ...properties };
  minZooms.set(own, minZoom);
  return { type: "Feature", properties: own, geometry: geometry as unknown as GeoJSON.Geometry };
}

/** The columns and rows of the tiles that a box touches. */
function tileRange({ west, south, east, north }: Box, z: number) {
  const size = 2 ** z;
  const column = (longitude: number) => Math.floor(((longitude + 180) / 360) * size);
  const row = (latitude: number) => {
    const sine = Math.sin((latitude * Math.PI) / 180);
    return Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size);
  };
  return { left: column(west), right: column(east), top: row(north), bottom: row(south) };
}

/** The box of all tiles of a zoom that a box touches, and one around them. */
function tilesBox(box: Box, z: number): Box {
  const { left, right, top, bottom } = tileRange(box, z);
  const size = 2 ** z;
  const longitude = (column: number) => (column / size) * 360 - 180;
  const latitude = (row: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / size))) * 180) / Math.PI;
  return {
    west: longitude(left - 1),
    east: longitude(right + 2),
    north: latitude(top - 1),
    south: latitude(bottom + 2),
  };
}
