import Flatbush from "flatbush";
import { GraphPlane, type LatLng, UNITS, type WalkingGraph } from "./graph.ts";

/** The place on a graph that is nearest to a position. */
export interface Snap {
  readonly edge: number;
  /** The corner of the graph before the place, and how much of the way from it to the next one lies before the place. */
  readonly corner: number;
  readonly share: number;
  /** The part of the edge's cost from its first end to the place. */
  readonly before: number;
  /** Decimetres as the crow flies between the position and the place. */
  readonly away: number;
}

/** A position farther than so many metres from any way is nowhere on the graph. */
const REACH_METRES = 300;
/** A bridge or a tunnel is taken for so many metres farther than it is: a place under a bridge is reached by the street below. */
const OFF_GROUND_METRES = 30;

/** The best place so far, and the metres that a better one must be under. */
interface Found {
  rank: number;
  snap?: Snap;
}

/** Finds the ways nearest to positions. */
export class Snapper {
  readonly #graph: WalkingGraph;
  readonly #plane: GraphPlane;
  readonly #boxes: Flatbush;

  constructor(graph: WalkingGraph) {
    this.#graph = graph;
    this.#plane = new GraphPlane(graph.origin);
    const { buffer, byteOffset } = graph.boxes;
    this.#boxes = Flatbush.from(buffer as ArrayBuffer, byteOffset);
  }

  /** The place nearest to a position; undefined where no way is near. */
  snap({ lat, lng }: LatLng): Snap | undefined {
    const x = this.#plane.x(lng * UNITS);
    const y = this.#plane.y(lat * UNITS);
    let best: Found = { rank: REACH_METRES };
    let asked = 0;
    // Boxes come nearest first; what they hold may be farther than a later box.
    for (let count = 8; ; count *= 4) {
      const edges = this.#boxes.neighbors(x, y, count, best.rank);
      for (const edge of edges.slice(asked)) best = this.#nearer(edge, x, y, best);
      if (edges.length < count) return best.snap;
      asked = edges.length;
    }
  }

  /** The place of an edge nearest to a point of the plane, where it is nearer than what is best so far. */
  #nearer(edge: number, x: number, y: number, best: Found): Found {
    const { corners, firstCorner, costs, offGround } = this.#graph;
    const [first, end] = [firstCorner[edge]!, firstCorner[edge + 1]! - 1];
    const more = offGround[edge] ? OFF_GROUND_METRES : 0;
    let least = best.rank - more;
    let found: { corner: number; share: number; walked: number } | undefined;
    let walked = 0;
    let [ax, ay] = [this.#plane.x(corners[2 * first]!), this.#plane.y(corners[2 * first + 1]!)];
    for (let corner = first; corner < end; corner++) {
      const [bx, by] = [this.#plane.x(corners[2 * corner + 2]!), this.#plane.y(corners[2 * corner + 3]!)];
      const [dx, dy] = [bx - ax, by - ay];
      const squared = dx * dx + dy * dy;
      const share = squared > 0 ? Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / squared)) : 0;
      const metres = Math.hypot(x - ax - share * dx, y - ay - share * dy);
      const length = Math.sqrt(squared);
      if (metres < least) {
        least = metres;
        found = { corner, share, walked: walked + share * length };
      }
      walked += length;
      [ax, ay] = [bx, by];
    }
    if (!found) return best;
    const { corner, share } = found;
    const before = walked > 0 ? Math.round((costs[edge]! * found.walked) / walked) : 0;
    return { rank: least + more, snap: { edge, corner, share, before, away: Math.round(least * 10) } };
  }
}
