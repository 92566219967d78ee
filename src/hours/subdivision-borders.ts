import { readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";

/** Corners [longitude, latitude] of a closed line; the first may be told again as the last. */
export type Ring = readonly (readonly [longitude: number, latitude: number])[];

/** Thousandths of a degree: some 100 m, finer than the borders are. */
const PER_DEGREE = 1_000;
const KM_PER_DEGREE = 111.2;
/**
 * So near to a part's border, in km, a position may lie in it: the borders are drawn for maps of 1:10,000,000. Where no part is so near
 * (a pier, an island that is left out), those within the next of these distances are asked.
 */
const NEAR = [3, 12, 40];

/** The borders as bytes: JSON of the rings by code, each as differences from corner to corner. */
export function encodeBorders(borders: ReadonlyMap<string, readonly Ring[]>): Buffer {
  const rounded = [...borders].map(([code, rings]) => [code, rings.map(differences)] as const);
  return Buffer.from(JSON.stringify(Object.fromEntries(rounded.sort())));
}

function differences(ring: Ring): number[] {
  let [x, y] = [0, 0];
  const steps: number[] = [];
  for (const [longitude, latitude] of ring) {
    const [nextX, nextY] = [Math.round(longitude * PER_DEGREE), Math.round(latitude * PER_DEGREE)];
    if (steps.length > 0 && nextX === x && nextY === y) continue;
    steps.push(nextX - x, nextY - y);
    [x, y] = [nextX, nextY];
  }
  return steps;
}

/** One closed line of a part's border, in degrees: x and y in turn, and the box around it. */
interface Line {
  corners: Float64Array;
  box: readonly [west: number, south: number, east: number, north: number];
}

interface Part {
  code: string;
  lines: Line[];
}

let parts: Map<string, Part[]> | undefined;

/**
 * The parts of a country (ISO 3166-2) in one of which a position lies, the only one where it is sure; undefined for a country whose
 * parts have no borders here. The borders are read at the first call.
 */
export function subdivisionsAround(
  country: string,
  { latitude, longitude }: { latitude: number; longitude: number },
): string[] | undefined {
  parts ??= readBorders();
  const listed = parts.get(country);
  if (!listed) return undefined;
  const from = { x: longitude, y: latitude, stretch: Math.max(0.01, Math.cos((latitude * Math.PI) / 180)) };
  for (const reach of NEAR) {
    const near = listed.filter(({ lines }) => isWithin(lines, from, reach));
    if (near.length > 0) return near.map(({ code }) => code);
  }
  return [];
}

/** A position, and how much shorter a degree of longitude is there. */
interface From {
  x: number;
  y: number;
  stretch: number;
}

function isWithin(lines: readonly Line[], from: From, km: number): boolean {
  const reach = km / KM_PER_DEGREE;
  let inside = false;
  for (const { corners, box } of lines) {
    const [west, south, east, north] = box;
    if (from.y < south - reach || from.y > north + reach) continue;
    if (from.x < west - reach / from.stretch || from.x > east + reach / from.stretch) continue;
    for (let at = 0, before = corners.length - 2; at < corners.length; before = at, at += 2) {
      const [ax, ay] = [corners[before]! - from.x, corners[before + 1]! - from.y];
      const [bx, by] = [corners[at]! - from.x, corners[at + 1]! - from.y];
      if (ay > 0 !== by > 0 && ax + ((bx - ax) * ay) / (ay - by) > 0) inside = !inside;
      if (distanceTo(ax * from.stretch, ay, bx * from.stretch, by) <= reach) return true;
    }
  }
  return inside;
}

/** How far the nearest point of a stretch is from the origin. */
function distanceTo(ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, -(ax * dx + ay * dy) / length));
  return Math.hypot(ax + along * dx, ay + along * dy);
}

function readBorders(): Map<string, Part[]> {
  const bytes = brotliDecompressSync(readFileSync(new URL("subdivision-borders.bin", import.meta.url)));
  const parts = Object.entries(JSON.parse(bytes.toString()) as Record<string, number[][]>);
  return Map.groupBy(
    parts.map(([code, rings]): Part => ({ code, lines: rings.map(readLine) })),
    ({ code }) => code.slice(0, 2),
  );
}

function readLine(steps: readonly number[]): Line {
  const corners = new Float64Array(steps.length);
  const box: [number, number, number, number] = [180, 90, -180, -90];
  const sums: [number, number] = [0, 0];
  for (const [at, step] of steps.entries()) {
    const axis = (at % 2) as 0 | 1;
    sums[axis] += step;
    corners[at] = sums[axis] / PER_DEGREE;
    box[axis] = Math.min(box[axis], corners[at]);
    box[axis + 2] = Math.max(box[axis + 2]!, corners[at]);
  }
  return { corners, box };
}
