import type { PlanePoint, PlanePolygon, PlaneRing } from "./plane.ts";
import { isInPolygon } from "./point-in-polygon.ts";

/** Found to within this share of the shorter side of the polygon's box. */
const PRECISION = 0.01;
/** Cells looked at; ordinary shapes take some hundred. */
const MOST_CELLS = 5_000;
/** Edges looked at in all cells together, so that a coast of a million corners ends as well. */
const MOST_EDGES = 50_000_000;

/** A square that is searched. */
interface Cell {
  centre: PlanePoint;
  /** Half of the side, metres. */
  half: number;
  /** Metres from the centre to the outline, negative outside. */
  clearance: number;
  /** The greatest clearance that any point of the square can have. */
  bound: number;
}

/**
 * The point of a polygon that is farthest from its outline, where a label would stand ("pole of inaccessibility"):
 * squares are split where they can still hold a better point, the most promising first.
 * Source: V. Agafonkin, "A new algorithm for finding a visual center of a polygon" (polylabel), Mapbox 2016.
 */
export function labelPointOf(polygon: PlanePolygon): PlanePoint | undefined {
  const box = boxOf(polygon[0] ?? []);
  const shorter = Math.min(box.width, box.height);
  if (!(shorter > 0)) return undefined;
  const longer = Math.max(box.width, box.height);
  // A very long and thin shape begins with a bounded number of squares.
  const half = Math.max(shorter, longer / 64) / 2;
  const queue: Cell[] = [];
  for (let x = box.west + half; x < box.west + box.width + half; x += half * 2) {
    for (let y = box.south + half; y < box.south + box.height + half; y += half * 2) {
      push(queue, cellAt([x, y], half, polygon));
    }
  }
  let best = cellAt([box.west + box.width / 2, box.south + box.height / 2], 0, polygon);
  const corners = polygon.reduce((sum, ring) => sum + ring.length, 0);
  const most = Math.min(MOST_CELLS, MOST_EDGES / corners);
  for (let seen = queue.length; queue.length > 0 && seen < most; seen += 4) {
    const cell = pop(queue);
    if (cell.clearance > best.clearance) best = cell;
    if (cell.bound - best.clearance <= shorter * PRECISION) break;
    for (const quarter of quartersOf(cell, polygon)) push(queue, quarter);
  }
  return best.clearance > 0 ? best.centre : undefined;
}

function quartersOf({ centre: [x, y], half }: Cell, polygon: PlanePolygon): Cell[] {
  const step = half / 2;
  const centres: PlanePoint[] = [
    [x - step, y - step],
    [x + step, y - step],
    [x - step, y + step],
    [x + step, y + step],
  ];
  return centres.map((centre) => cellAt(centre, step, polygon));
}

function cellAt(centre: PlanePoint, half: number, polygon: PlanePolygon): Cell {
  const distance = Math.sqrt(Math.min(...polygon.map((ring) => squaredDistance(centre, ring))));
  const clearance = isInPolygon(centre, polygon) ? distance : -distance;
  return { centre, half, clearance, bound: clearance + half * Math.SQRT2 };
}

/** Squared metres from a point to the nearest edge of a ring. */
function squaredDistance([east, north]: PlanePoint, ring: PlaneRing): number {
  let least = Number.POSITIVE_INFINITY;
  let [startX, startY] = ring.at(-1) ?? [0, 0];
  for (const [x, y] of ring) {
    const dx = x - startX;
    const dy = y - startY;
    const length = dx * dx + dy * dy;
    const along = length > 0 ? ((east - startX) * dx + (north - startY) * dy) / length : 0;
    const share = Math.max(0, Math.min(1, along));
    least = Math.min(least, (east - startX - share * dx) ** 2 + (north - startY - share * dy) ** 2);
    [startX, startY] = [x, y];
  }
  return least;
}

function boxOf(ring: PlaneRing): { west: number; south: number; width: number; height: number } {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of ring) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    south = Math.min(south, y);
    north = Math.max(north, y);
  }
  return { west, south, width: east - west, height: north - south };
}

/** Adds to a binary heap with the greatest bound on top. */
function push(heap: Cell[], cell: Cell): void {
  let at = heap.push(cell) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (heap[parent]!.bound >= cell.bound) break;
    heap[at] = heap[parent]!;
    at = parent;
  }
  heap[at] = cell;
}

function pop(heap: Cell[]): Cell {
  const top = heap[0]!;
  const last = heap.pop()!;
  if (heap.length === 0) return top;
  let at = 0;
  for (let child = 1; child < heap.length; child = at * 2 + 1) {
    if (child + 1 < heap.length && heap[child + 1]!.bound > heap[child]!.bound) child++;
    if (heap[child]!.bound <= last.bound) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = last;
  return top;
}
