import type { Camera } from "./camera.ts";
import {
  mercator,
  nearLongitude,
  type Pixel,
  type Position,
  planeAt,
  unmercator,
  WORLD_PIXELS,
} from "./geometry.ts";

/** A geo area as a map needs it: its circle or, where it is known, its border, and its name. */
export interface Area {
  id: string;
  name: string;
  centre: Position;
  radiusMetres: number;
  /** Rings whose first position is not repeated. */
  border?: readonly Position[][];
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
 * Outlines of areas: the largest ring of a known border, else the circle. Where two circles overlap, each ends at the line through their
 * intersections (the power diagram of the circles: Aurenhammer, "Power diagrams", SIAM J. Comput. 1987), so that
 * neighbours share a border as districts do; known borders neither cut nor are cut. A circle within another is not cut by it, nor one of which a cut would leave
 * nothing; large areas come first, so that it is drawn over the one around it.
 */
export function areaShapes(given: readonly Area[]): AreaShape[] {
  const areas = given.toSorted((a, b) => b.radiusMetres - a.radiusMetres);
  const [first] = areas;
  if (!first) return [];
  const plane = planeAt(first.centre);
  const circles = areas.map(
    ({ centre, radiusMetres }): Circle => ({ ...plane.toPlane(centre), radius: radiusMetres }),
  );
  return areas.map((area, index) => {
    const own = circles[index]!;
    const known = area.border?.map((ring) => ring.map(plane.toPlane));
    const largest = known?.toSorted((a, b) => measure(b).area - measure(a).area)[0];
    const outline =
      largest ??
      circles.reduce((ring, other, at) => {
        if (at === index || areas[at]!.border || isNested(own, other)) return ring;
        const left = cut(ring, own, other);
        return left.length < 3 ? ring : left;
      }, ringAround(own));
    return {
      ...area,
      outline: outline.map(plane.toPosition),
      labelAt: plane.toPosition(measure(outline).middle),
    };
  });
}

function ringAround({ x, y, radius }: Circle): Pixel[] {
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

/** The area of a polygon, and its centroid. */
function measure(ring: readonly Pixel[]): { area: number; middle: Pixel } {
  let [area, x, y] = [0, 0, 0];
  for (const [index, point] of ring.entries()) {
    const before = ring.at(index - 1)!;
    const cross = before.x * point.y - point.x * before.y;
    area += cross;
    x += (before.x + point.x) * cross;
    y += (before.y + point.y) * cross;
  }
  const middle = area === 0 ? ring[0]! : { x: x / (3 * area), y: y / (3 * area) };
  return { area: Math.abs(area), middle };
}

/** What a sign covers: its position, and its size in pixels from there: what reaches up has a negative `top`. */
export interface Covered extends Box {
  at: Position;
}

export interface AreaName {
  name: string;
  /** Of the middle of the name. */
  at: Position;
}

/** A district's name is shown once the district is this wide. Pixels. */
const WIDE_PIXELS = 110;
/** How wide a name may be before it takes another line: the style sheet has the same. Pixels. */
const LINE_PIXELS = 144;
const LINE_HEIGHT_PIXELS = 18;
/** How far apart the spots are that are tried for a name. Pixels. */
const STEP_PIXELS = 16;
/** How far from its place a name stands at most where streets under it tell what is meant. Pixels. */
const NEAR_PIXELS = 40;

const near: Box = { left: -NEAR_PIXELS, top: -NEAR_PIXELS, right: NEAR_PIXELS, bottom: NEAR_PIXELS };

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * The names of districts that are wide enough at a zoom, each at the free spot that is nearest to its district's middle,
 * within the district and the part of the map that is seen. A name for which there is none is left out: signs are what the
 * map is for. No name covers another.
 * @param widthOf how wide a name is on one line, in pixels
 * @param isOnStreets streets tell what the names are of: that of a circle stays where people say it is
 */
export function areaNames(
  shapes: readonly AreaShape[],
  covered: readonly Covered[],
  { zoom, bounds }: Pick<Camera, "zoom" | "bounds">,
  widthOf: (name: string) => number,
  isOnStreets = false,
): AreaName[] {
  const scale = WORLD_PIXELS * 2 ** zoom;
  const toPixel = ([latitude, longitude]: Position): Pixel => {
    const { x, y } = mercator([latitude, nearLongitude(longitude, (bounds.west + bounds.east) / 2)]);
    return { x: x * scale, y: y * scale };
  };
  const corners = [mercator([bounds.south, bounds.west]), mercator([bounds.north, bounds.east])];
  const seen = boxAround(corners.map(({ x, y }) => ({ x: x * scale, y: y * scale })));
  const taken = covered.map(({ at, ...around }) => boxAt(toPixel(at), around));
  return shapes.flatMap(({ name, outline, labelAt, centre, border }) => {
    const stays = isOnStreets && !border;
    const ring = outline.map(toPixel);
    const whole = boxAround(ring);
    if (whole.right - whole.left <= WIDE_PIXELS) return [];
    const size = measureHalf(widthOf(name));
    const isFree = (spot: Pixel) => {
      const box = boxAt(spot, size);
      return !taken.some((other) => overlaps(box, other)) && lies(ring, box);
    };
    const middle = toPixel(stays ? centre : labelAt);
    const within = stays ? shared(whole, boxAt(middle, near)) : whole;
    const free = spotsAround(middle, shared(within, inset(seen, size))).find(isFree);
    if (!free) return [];
    taken.push(boxAt(free, size));
    return [{ name, at: unmercator({ x: free.x / scale, y: free.y / scale }) }];
  });
}

/** The box around the middle of a name that would take a line of this width. */
function measureHalf(length: number): Box {
  const width = Math.min(length, LINE_PIXELS);
  const height = Math.ceil(length / LINE_PIXELS) * LINE_HEIGHT_PIXELS;
  return { left: -width / 2, right: width / 2, top: -height / 2, bottom: height / 2 };
}

/** Spots of a grid through a point, within a box, nearest to the point first. */
function spotsAround(point: Pixel, { left, top, right, bottom }: Box): Pixel[] {
  const spots: (Pixel & { squared: number })[] = [];
  for (let x = gridFrom(left, point.x); x <= right; x += STEP_PIXELS) {
    for (let y = gridFrom(top, point.y); y <= bottom; y += STEP_PIXELS) {
      spots.push({ x, y, squared: (x - point.x) ** 2 + (y - point.y) ** 2 });
    }
  }
  return spots.sort((a, b) => a.squared - b.squared);
}

/** The least number from `least` on that is a whole number of steps from `through`. */
function gridFrom(least: number, through: number): number {
  return through + Math.ceil((least - through) / STEP_PIXELS) * STEP_PIXELS;
}

/** What two boxes share; nothing lies in it where they are apart. */
function shared(a: Box, b: Box): Box {
  return {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
}

/** Where the middle of something of this size may be, so that all of it is within a box. */
function inset(box: Box, size: Box): Box {
  return {
    left: box.left - size.left,
    top: box.top - size.top,
    right: box.right - size.right,
    bottom: box.bottom - size.bottom,
  };
}

export function boxAt({ x, y }: Pixel, { left, top, right, bottom }: Box): Box {
  return { left: x + left, top: y + top, right: x + right, bottom: y + bottom };
}

function boxAround(ring: readonly Pixel[]): Box {
  const xs = ring.map(({ x }) => x);
  const ys = ring.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Whether two boxes share more than an edge. */
export function overlaps(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether the middle and both ends of a name lie within a district: its corners may touch the border. */
function lies(ring: readonly Pixel[], { left, top, right, bottom }: Box): boolean {
  const y = (top + bottom) / 2;
  return [left, (left + right) / 2, right].every((x) => isWithin(ring, { x, y }));
}

/** By the crossings of a ray to the right (Shimrat, "Algorithm 112", Communications of the ACM 1962). */
function isWithin(ring: readonly Pixel[], { x, y }: Pixel): boolean {
  return (
    ring.filter((a, index) => {
      const b = ring.at(index - 1)!;
      return a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
    }).length %
      2 ===
    1
  );
}

/**
 * Tells how wide texts are that stand on one line in the type of an element, in pixels.
 * @param like is in the page, with the type that the texts will have
 */
export function textWidths(like: HTMLElement): (text: string) => number {
  const pen = document.createElement("canvas").getContext("2d")!;
  const { font, letterSpacing } = getComputedStyle(like);
  pen.font = font;
  const spacing = Number.parseFloat(letterSpacing) || 0;
  return (text) => pen.measureText(text).width + spacing * [...text].length;
}
