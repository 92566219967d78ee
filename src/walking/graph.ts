import Flatbush from "flatbush";
import { EARTH_RADIUS_METRES } from "../content/sphere.ts";

/** A position as records have it: decimal degrees. */
export interface LatLng {
  readonly lat: number;
  readonly lng: number;
}

/**
 * The ways of a region that may be walked, as typed arrays. A node is where ways meet or end; an edge is the way between two
 * nodes, walked in both directions; an arc is an edge as seen from one of its nodes. Costs are in decimetres of level way.
 */
export interface WalkingGraph {
  /** The middle of the region, in units of 1e-7 degrees: longitude, latitude. */
  readonly origin: Int32Array;
  /** By node, where its arcs begin in `arcs`, as a number of arcs; one more at the end. */
  readonly firstArc: Uint32Array;
  /** By arc: the node it leads to, its cost, its edge. */
  readonly arcs: Uint32Array;
  /** By node, which of the nets it is of that no way joins. */
  readonly nets: Uint32Array;
  /** By edge: the node where it begins, the node where it ends. */
  readonly ends: Uint32Array;
  /** By edge, its cost. */
  readonly costs: Uint32Array;
  /** By edge, 1 for a bridge or a tunnel. */
  readonly offGround: Uint8Array;
  /** By edge, where its corners begin in `corners`, as a number of corners; one more at the end. */
  readonly firstCorner: Uint32Array;
  /** Longitude, latitude in units of 1e-7 degrees; of each edge from its first end to its last. */
  readonly corners: Int32Array;
  /** The boxes of the edges on the graph's plane. */
  readonly boxes: Uint8Array;
}

/** Units of a degree in `corners`. */
export const UNITS = 1e7;
const METRES_PER_UNIT = (EARTH_RADIUS_METRES * Math.PI) / 180 / UNITS;

/** A plane that touches the earth in the middle of a graph: metres east and north of it, true enough for a region. */
export class GraphPlane {
  readonly #origin: Int32Array;
  readonly #metresEast: number;

  constructor(origin: Int32Array) {
    this.#origin = origin;
    this.#metresEast = METRES_PER_UNIT * Math.cos(((origin[1]! / UNITS) * Math.PI) / 180);
  }

  /** Metres east of a longitude in units. */
  x(longitude: number): number {
    return (longitude - this.#origin[0]!) * this.#metresEast;
  }

  /** Metres north of a latitude in units. */
  y(latitude: number): number {
    return (latitude - this.#origin[1]!) * METRES_PER_UNIT;
  }
}

/** The boxes of edges, to be asked what lies near. */
export function boxEdges({
  origin,
  firstCorner,
  corners,
}: Pick<WalkingGraph, "origin" | "firstCorner" | "corners">): Flatbush {
  const plane = new GraphPlane(origin);
  const index = new Flatbush(firstCorner.length - 1, 16, Float32Array);
  for (let edge = 0; edge + 1 < firstCorner.length; edge++) {
    let [west, south, east, north] = [
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
      Number.NEGATIVE_INFINITY,
    ];
    for (let corner = firstCorner[edge]!; corner < firstCorner[edge + 1]!; corner++) {
      const x = plane.x(corners[2 * corner]!);
      const y = plane.y(corners[2 * corner + 1]!);
      west = Math.min(west, x);
      east = Math.max(east, x);
      south = Math.min(south, y);
      north = Math.max(north, y);
    }
    // Rounded to 32 bits, a box must not become smaller than what it holds.
    index.add(west - 0.1, south - 0.1, east + 0.1, north + 0.1);
  }
  index.finish();
  return index;
}

/** "WMW1": a Waymark walking graph, format 1. */
const MAGIC = 0x31574d57;
const arrayTypes = {
  origin: Int32Array,
  firstArc: Uint32Array,
  arcs: Uint32Array,
  nets: Uint32Array,
  ends: Uint32Array,
  costs: Uint32Array,
  offGround: Uint8Array,
  firstCorner: Uint32Array,
  corners: Int32Array,
  boxes: Uint8Array,
} as const;
const names = Object.keys(arrayTypes) as (keyof WalkingGraph)[];
const HEAD_BYTES = 4 * (2 + names.length);

/** A graph as the pieces of a file: a head with the lengths in bytes, then the arrays, in this machine's (little-endian) order. */
export function writeGraph(graph: WalkingGraph): Uint8Array[] {
  const head = new Uint32Array(HEAD_BYTES / 4);
  head.set([MAGIC, names.length, ...names.map((name) => graph[name].byteLength)]);
  const pieces = [head, ...names.map((name) => graph[name])];
  return pieces.flatMap((piece) => {
    const bytes = new Uint8Array(piece.buffer, piece.byteOffset, piece.byteLength);
    return [bytes, new Uint8Array(padded(bytes.length) - bytes.length)];
  });
}

/**
 * The graph of a file, whose bytes it goes on using.
 * @throws RangeError when they are no graph of this format, or cut off
 */
export function readGraph(bytes: Uint8Array): WalkingGraph {
  // The arrays lie on the file's own bytes, which must begin where theirs may.
  const file = bytes.byteOffset % 8 === 0 ? bytes : new Uint8Array(bytes);
  const head =
    file.length < HEAD_BYTES ? undefined : new Uint32Array(file.buffer, file.byteOffset, HEAD_BYTES / 4);
  if (head?.[0] !== MAGIC || head[1] !== names.length)
    throw new RangeError("this is no walking graph of this release");
  let at = padded(HEAD_BYTES);
  const arrays = names.map((name, index) => {
    const type = arrayTypes[name];
    const length = head[2 + index]!;
    if (at + length > file.length) throw new RangeError("the walking graph is cut off");
    const array = new type(file.buffer as ArrayBuffer, file.byteOffset + at, length / type.BYTES_PER_ELEMENT);
    at += padded(length);
    return [name, array] as const;
  });
  return Object.fromEntries(arrays) as unknown as WalkingGraph;
}

function padded(bytes: number): number {
  return Math.ceil(bytes / 8) * 8;
}
