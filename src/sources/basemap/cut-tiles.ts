import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { GeoJSONVT, type GeoJSONVTTile } from "@maplibre/geojson-vt";
import { fromGeojsonVt } from "@maplibre/vt-pbf";
import { type Box, boxAround, type Position } from "../geometry/shapes.ts";
import { layers } from "./classes.ts";
import type { Tile } from "./pmtiles-writer.ts";
import type { Shape } from "./read-shapes.ts";

/** The zooms of the tiles; a map that comes closer draws the last ones larger. */
export const MIN_ZOOM = 10;
export const MAX_ZOOM = 16;

/** From this zoom on the map is cut cell by cell, a cell being a tile of it: what was cut needs no memory any more. */
const CELL_ZOOM = 13;

const options = { maxZoom: MAX_ZOOM, indexMaxZoom: 0, buffer: 80, extent: 4_096, tolerance: 3 };

/** Cuts shapes into gzipped vector tiles. @param check called between tiles; ends the work by throwing */
export async function cutTiles(shapes: readonly Shape[], box: Box, check: () => void): Promise<Tile[]> {
  const far = shapes.filter(({ minZoom }) => minZoom < CELL_ZOOM);
  const ranges = zooms(MIN_ZOOM, CELL_ZOOM - 1).map((z) => tileRange(box, z));
  const tiles = await cutRanges(far, ranges, check);
  const whole = tileRange(box, CELL_ZOOM);
  for (const [cell, near] of byCell(shapes, whole)) {
    const x = cell % 2 ** CELL_ZOOM;
    const y = Math.floor(cell / 2 ** CELL_ZOOM);
    const own = zooms(CELL_ZOOM, MAX_ZOOM).map((z) => shared(tileRange(box, z), below(x, y, z)));
    tiles.push(...(await cutRanges(near, own, check)));
  }
  return tiles;
}

function zooms(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

const zip = promisify(gzip);

async function cutRanges(
  shapes: readonly Shape[],
  ranges: readonly TileRange[],
  check: () => void,
): Promise<Tile[]> {
  const minZooms = new WeakMap<object, number>();
  const indexes = layers.map((layer) => {
    const features = shapes
      .filter((shape) => shape.layer === layer)
      .map((shape) => toFeature(shape, minZooms));
    return { layer, index: new GeoJSONVT({ type: "FeatureCollection", features }, options) };
  });
  const tiles: Tile[] = [];
  for (const { z, left, right, top, bottom } of ranges) {
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
        const bytes = await zip(fromGeojsonVt(content, { version: 2, extent: options.extent }), { level: 9 });
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

/** The shapes that each cell of a range has a part of, and what lies next to it. */
function byCell(shapes: readonly Shape[], whole: TileRange): Map<number, Shape[]> {
  const cells = new Map<number, Shape[]>();
  const beside = options.buffer / options.extent;
  for (const shape of shapes) {
    const [width, height] = [beside * (360 / 2 ** CELL_ZOOM), beside * (180 / 2 ** CELL_ZOOM)];
    const { west, south, east, north } = boxOf([shape]);
    const wide = { west: west - width, south: south - height, east: east + width, north: north + height };
    const { left, right, top, bottom } = shared(tileRange(wide, CELL_ZOOM), whole);
    for (let x = left; x <= right; x++) {
      for (let y = top; y <= bottom; y++) {
        const cell = y * 2 ** CELL_ZOOM + x;
        const others = cells.get(cell);
        if (others) others.push(shape);
        else cells.set(cell, [shape]);
      }
    }
  }
  return cells;
}

/** What shapes cover. */
export function boxOf(shapes: readonly Shape[]): Box {
  return boxAround(shapes.values().flatMap(cornersOf));
}

function cornersOf({ geometry: { type, coordinates } }: Shape): Iterable<Position> {
  return type === "Point" ? [coordinates] : type === "LineString" ? coordinates : coordinates[0]!;
}

/** Columns and rows of tiles, the last included. */
interface TileRange {
  z: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The tiles that a box touches. */
function tileRange({ west, south, east, north }: Box, z: number): TileRange {
  const size = 2 ** z;
  const column = (longitude: number) => Math.floor(((longitude + 180) / 360) * size);
  const row = (latitude: number) => {
    const sine = Math.sin((latitude * Math.PI) / 180);
    return Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size);
  };
  return { z, left: column(west), right: column(east), top: row(north), bottom: row(south) };
}

/** The tiles of a zoom that are in a cell. */
function below(x: number, y: number, z: number): TileRange {
  const share = 2 ** (z - CELL_ZOOM);
  return { z, left: x * share, right: (x + 1) * share - 1, top: y * share, bottom: (y + 1) * share - 1 };
}

function shared(a: TileRange, b: TileRange): TileRange {
  return {
    z: a.z,
    left: Math.max(a.left, b.left),
    right: Math.min(a.right, b.right),
    top: Math.max(a.top, b.top),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** The box of all tiles of a zoom that a box touches, and one around them. */
export function tilesBox(box: Box, z: number): Box {
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
