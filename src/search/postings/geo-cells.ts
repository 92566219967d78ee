import type { GeoLocation } from "../../contract/common.ts";

/** Side of a coarse geo cell in degrees: a city fits into one to four. */
const CELL_DEGREES = 0.5;
const COLUMNS = 360 / CELL_DEGREES;
const METRES_PER_DEGREE = 111_194.9;
/** A circle that needs more cells than this is not worth narrowing by them. */
const MAX_CELLS = 36;

/** The cell of records without coordinates of their own. */
export const NO_CELL = "cell:none";

/** The term that stands for the coarse cell of a position, or of none; goes into the postings beside the words. */
export function cellOf(position: GeoLocation | undefined): string {
  if (!position) return NO_CELL;
  const [lat, lng] = position;
  return cellName(Math.floor((lat + 90) / CELL_DEGREES), Math.floor((lng + 180) / CELL_DEGREES));
}

/**
 * The cells that a circle touches (a superset), or undefined when they are too many to be of use.
 * Circles over a pole or across the antimeridian are ordinary ones.
 */
export function cellsCovering([lat, lng]: GeoLocation, radiusMetres: number): string[] | undefined {
  const latReach = radiusMetres / METRES_PER_DEGREE;
  const south = lat - latReach;
  const north = lat + latReach;
  if (south < -89 || north > 89) return undefined;
  // Half the width of the circle's bounding box in degrees of longitude (asin form, exact on the sphere).
  const ratio = Math.sin((latReach * Math.PI) / 180) / Math.cos((lat * Math.PI) / 180);
  if (latReach >= 90 || ratio >= 1) return undefined;
  const lngReach = (Math.asin(ratio) * 180) / Math.PI;
  const firstRow = Math.floor((south + 90) / CELL_DEGREES - 1e-9);
  const lastRow = Math.floor((north + 90) / CELL_DEGREES + 1e-9);
  const firstColumn = Math.floor((lng - lngReach + 180) / CELL_DEGREES - 1e-9);
  const lastColumn = Math.floor((lng + lngReach + 180) / CELL_DEGREES + 1e-9);
  if ((lastRow - firstRow + 1) * (lastColumn - firstColumn + 1) > MAX_CELLS) return undefined;
  const cells = new Set<string>();
  for (let row = firstRow; row <= lastRow; row++) {
    for (let column = firstColumn; column <= lastColumn; column++) cells.add(cellName(row, column));
  }
  return [...cells];
}

/** Longitude ±180 is one meridian: the column after the last is the first. */
function cellName(row: number, column: number): string {
  return `cell:${row}x${((column % COLUMNS) + COLUMNS) % COLUMNS}`;
}
