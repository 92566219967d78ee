import { type Pixel, type Position, planeAt } from "./geometry.ts";

/** A geo area as a map needs it: its circle and its name. */
export interface Area {
  id: string;
  name: string;
  centre: Position;
  radiusMetres: number;
}

/** An area with its outline, a ring whose first position is not repeated, and a place for its name. */
export interface AreaShape extends Area {
  outline: Position[];
  labelAt: Position;
}

interface Circle extends Pixel {
  radius: number;
}

const CORNERS = 96;

/**
 * Outlines of areas that are known by their circles. Where two circles overlap, each ends at the line through their
 * intersections (the power diagram of the circles: Aurenhammer, "Power diagrams", SIAM J. Comput. 1987), so that
 * neighbours share a border as districts do. A circle within another is not cut by it; large areas come first, so that it
 * is drawn over the one around it.
 */
export function areaShapes(given: readonly Area[]): AreaShape[] {
  const areas = given.toSorted((a, b) => b.radiusMetres - a.radiusMetres);
  const [first] = areas;
  if (!first) return [];
  const plane = planeAt(first.centre);
  const circles = areas.map(
    ({ centre, radiusMetres }): Circle => ({ ...plane.toPlane(centre), radius: radiusMetres }),
  );
  return areas.flatMap((area, index) => {
    const own = circles[index]!;
    const outline = circles.reduce(
      (ring, other, at) => (at === index || isNested(own, other) ? ring : cut(ring, own, other)),
      ringOf(own),
    );
    if (outline.length < 3) return [];
    return [
      { ...area, outline: outline.map(plane.toPosition), labelAt: plane.toPosition(middleOf(outline)) },
    ];
  });
}

function ringOf({ x, y, radius }: Circle): Pixel[] {
  return Array.from({ length: CORNERS }, (_, index) => {
    const angle = (2 * Math.PI * index) / CORNERS;
    return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
  });
}

function isNested(a: Circle, b: Circle): boolean {
  return Math.hypot(a.x - b.x, a.y - b.y) + Math.min(a.radius, b.radius) <= Math.max(a.radius, b.radius);
}

/** The part of a ring that belongs to its own circle rather than to the other (Sutherland and Hodgman's clipping). */
function cut(ring: readonly Pixel[], own: Circle, other: Circle): Pixel[] {
  const power = (point: Pixel, circle: Circle) =>
    (point.x - circle.x) ** 2 + (point.y - circle.y) ** 2 - circle.radius ** 2;
  // Linear in the point: the squares cancel out.
  const excess = (point: Pixel) => power(point, own) - power(point, other);
  return ring.flatMap((point, index) => {
    const before = ring.at(index - 1)!;
    const [here, there] = [excess(point), excess(before)];
    const crossing = here > 0 === there > 0 ? [] : [between(before, point, there / (there - here))];
    return here > 0 ? crossing : [...crossing, point];
  });
}

function between(a: Pixel, b: Pixel, share: number): Pixel {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** The centroid of a polygon. */
function middleOf(ring: readonly Pixel[]): Pixel {
  let [area, x, y] = [0, 0, 0];
  for (const [index, point] of ring.entries()) {
    const before = ring.at(index - 1)!;
    const cross = before.x * point.y - point.x * before.y;
    area += cross;
    x += (before.x + point.x) * cross;
    y += (before.y + point.y) * cross;
  }
  return area === 0 ? ring[0]! : { x: x / (3 * area), y: y / (3 * area) };
}
