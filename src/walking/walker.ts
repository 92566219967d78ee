import { BoundedCache } from "../content/bounded-cache.ts";
import { neededCorners } from "../content/simplify.ts";
import { type LatLng, UNITS, type WalkingGraph } from "./graph.ts";
import { type Snap, Snapper } from "./snap.ts";

/** Nobody is shown a way that is longer. */
export const FARTHEST_METRES = 5_000;
const FARTHEST = 10 * FARTHEST_METRES;
/** What was not reached. */
const UNREACHED = 0xffffffff;

/**
 * Costs by node from one place. Nodes near each other have near numbers, so of a large region only the blocks are kept that were
 * reached.
 */
type Field = (Uint32Array | undefined)[];
const BLOCK_BITS = 8;
const BLOCK = 1 << BLOCK_BITS;

function costAt(field: Field, node: number): number {
  return field[node >> BLOCK_BITS]?.[node & (BLOCK - 1)] ?? UNREACHED;
}

function bytesOf(field: Field): number {
  return field.reduce((sum, block) => sum + 8 + (block ? 4 * BLOCK : 0), 0);
}

/** Decimetres of a bucket are two to the power of this: the fewer the more nodes are looked at twice, the more the more buckets are empty. */
const BUCKET_BITS = 9;
const MAX_SNAPS = 20_000;
/** Bytes of remembered costs from positions. */
const FIELD_BYTES = 48 * 1024 * 1024;

/** Degrees of latitude, about two metres. */
const TOLERANCE = 2e-5;

/** A way between two positions that is longer than `FARTHEST_METRES`. */
export const TOO_FAR = Number.POSITIVE_INFINITY;

/** Shortest ways on a walking graph. What was worked out from a position is remembered, within bounds. */
export class Walker {
  readonly graph: WalkingGraph;
  readonly #snapper: Snapper;
  readonly #snaps = new BoundedCache<string, Snap | undefined>(MAX_SNAPS);
  readonly #fields = new BoundedCache<Snap, Field>(FIELD_BYTES, bytesOf);
  /** Costs while a search goes on. */
  readonly #costs: Uint32Array;
  readonly #buckets: number[][] = Array.from({ length: (FARTHEST >> BUCKET_BITS) + 1 }, () => []);

  constructor(graph: WalkingGraph) {
    this.graph = graph;
    this.#snapper = new Snapper(graph);
    this.#costs = new Uint32Array(graph.nets.length);
  }

  /** The place on the graph of a position, the same object each time; undefined where no way is near. */
  #snap(at: LatLng): Snap | undefined {
    return this.#snaps.getOrMake(`${at.lat},${at.lng}`, () => this.#snapper.snap(at));
  }

  /**
   * Metres of level way on foot, as far in one direction as in the other; `TOO_FAR` where it is farther than anybody is shown,
   * undefined where no way leads: across water without a bridge.
   */
  metres(from: LatLng, to: LatLng): number | undefined {
    return this.#metres(this.#snap(from), this.#snap(to));
  }

  #metres(start: Snap | undefined, end: Snap | undefined): number | undefined {
    if (!start || !end || this.#netOf(start) !== this.#netOf(end)) return undefined;
    const isKnown = this.#fields.get(end) !== undefined && this.#fields.get(start) === undefined;
    const cost = isKnown ? this.#cost(end, start) : this.#cost(start, end);
    return cost === undefined ? TOO_FAR : (cost + start.away + end.away) / 10;
  }

  /** By position of `from`, the metres to each of `to`: see `metres`. */
  matrix(from: readonly LatLng[], to: readonly LatLng[]): (number | undefined)[][] {
    const ends = to.map((at) => this.#snap(at));
    return from.map((at) => {
      const start = this.#snap(at);
      return ends.map((end) => this.#metres(start, end));
    });
  }

  /** The corners of the shortest way to within two metres, both positions included; undefined where there is none. */
  line(from: LatLng, to: LatLng): LatLng[] | undefined {
    const [start, end] = [this.#snap(from), this.#snap(to)];
    const cost = start && end && this.#cost(start, end);
    if (cost === undefined) return undefined;
    const corners = [from, ...this.#between(start!, end!, cost), to];
    // Over so short a way a degree of longitude is everywhere as much shorter than one of latitude.
    const narrower = Math.cos((from.lat * Math.PI) / 180);
    const onPlane = corners.map(({ lat, lng }): [number, number] => [lng * narrower, lat]);
    return neededCorners(onPlane, TOLERANCE).map((at) => corners[at]!);
  }

  #netOf({ edge }: Snap): number {
    return this.graph.nets[this.graph.ends[2 * edge]!]!;
  }

  #cost(from: Snap, to: Snap): number | undefined {
    const field = this.#fieldOf(from);
    const { ends, costs } = this.graph;
    const along = from.edge === to.edge ? Math.abs(from.before - to.before) : UNREACHED;
    const best = Math.min(
      along,
      costAt(field, ends[2 * to.edge]!) + to.before,
      costAt(field, ends[2 * to.edge + 1]!) + costs[to.edge]! - to.before,
    );
    return best <= FARTHEST ? best : undefined;
  }

  #fieldOf(from: Snap): Field {
    return this.#fields.getOrMake(from, () => this.#search(from));
  }

  /**
   * By node, the cost from a place, as far as it is at most `FARTHEST`: Dijkstra's search with buckets (Dial 1969), in which a node
   * that was reached for less goes into a further bucket and is passed over in the one before.
   */
  #search({ edge, before }: Snap): Field {
    const { firstArc, arcs, ends, costs } = this.graph;
    const found = this.#costs.fill(UNREACHED);
    const field: Field = new Array(Math.ceil(found.length / BLOCK));
    const buckets = this.#buckets;
    const reach = (node: number, cost: number) => {
      if (cost > FARTHEST || cost >= found[node]!) return;
      found[node] = cost;
      buckets[cost >> BUCKET_BITS]!.push(node);
    };
    reach(ends[2 * edge]!, before);
    reach(ends[2 * edge + 1]!, costs[edge]! - before);
    for (let number = 0; number < buckets.length; number++) {
      const bucket = buckets[number]!;
      // Nodes may come in while it is gone through.
      for (let at = 0; at < bucket.length; at++) {
        const node = bucket[at]!;
        const cost = found[node]!;
        if (cost >> BUCKET_BITS !== number) continue;
        const end = 3 * firstArc[node + 1]!;
        for (let arc = 3 * firstArc[node]!; arc < end; arc += 3) reach(arcs[arc]!, cost + arcs[arc + 1]!);
      }
      for (const node of bucket) {
        const block = node >> BLOCK_BITS;
        field[block] ??= found.subarray(block * BLOCK, (block + 1) * BLOCK);
      }
      bucket.length = 0;
    }
    // Copied only now: until here costs may still have become less.
    return field.map((block) => block?.slice());
  }

  /** The corners between two places of the graph, these included. */
  #between(from: Snap, to: Snap, cost: number): LatLng[] {
    const { ends, costs, firstArc, arcs } = this.graph;
    if (from.edge === to.edge && Math.abs(from.before - to.before) === cost) return this.#along(from, to);
    const field = this.#fieldOf(from);
    const isByFirst = costAt(field, ends[2 * to.edge]!) + to.before === cost;
    let node = ends[2 * to.edge + (isByFirst ? 0 : 1)]!;
    // From the end back to the start: each time over an arc that is as long as the cost grows.
    const pieces: LatLng[][] = [this.#toEnd(to, isByFirst)];
    const [first, second] = [ends[2 * from.edge]!, ends[2 * from.edge + 1]!];
    for (;;) {
      const left = costAt(field, node);
      const isStart =
        (node === first && left === from.before) ||
        (node === second && left === costs[from.edge]! - from.before);
      if (isStart) break;
      let arc = 3 * firstArc[node]!;
      while (costAt(field, arcs[arc]!) + arcs[arc + 1]! !== left) arc += 3;
      const edge = arcs[arc + 2]!;
      const corners = this.#corners(edge);
      const isForward = ends[2 * edge]! === node;
      pieces.push(isForward ? corners : corners.reverse());
      node = arcs[arc]!;
    }
    const isFromFirst = node === first && costAt(field, node) === from.before;
    const line = [...pieces.flat(), ...this.#toEnd(from, isFromFirst).reverse()].reverse();
    return line.filter(
      (at, index) => index === 0 || at.lat !== line[index - 1]!.lat || at.lng !== line[index - 1]!.lng,
    );
  }

  /** From a place to an end of its edge. */
  #toEnd(snap: Snap, isFirst: boolean): LatLng[] {
    const corners = this.#corners(snap.edge);
    const at = snap.corner - this.graph.firstCorner[snap.edge]!;
    const rest = isFirst ? corners.slice(0, at + 1).reverse() : corners.slice(at + 1);
    return [this.#placeOf(snap), ...rest];
  }

  /** From one place of an edge to another of the same. */
  #along(from: Snap, to: Snap): LatLng[] {
    const isForward = from.before <= to.before;
    const [first, last] = isForward ? [from, to] : [to, from];
    const start = this.graph.firstCorner[from.edge]!;
    const between = this.#corners(from.edge).slice(first.corner - start + 1, last.corner - start + 1);
    const line = [this.#placeOf(first), ...between, this.#placeOf(last)];
    return isForward ? line : line.reverse();
  }

  #placeOf({ corner, share }: Snap): LatLng {
    const [before, after] = [this.#cornerAt(corner), this.#cornerAt(corner + 1)];
    return {
      lat: before.lat + share * (after.lat - before.lat),
      lng: before.lng + share * (after.lng - before.lng),
    };
  }

  #corners(edge: number): LatLng[] {
    const { firstCorner } = this.graph;
    const count = firstCorner[edge + 1]! - firstCorner[edge]!;
    return Array.from({ length: count }, (_, index) => this.#cornerAt(firstCorner[edge]! + index));
  }

  #cornerAt(corner: number): LatLng {
    const { corners } = this.graph;
    return { lat: corners[2 * corner + 1]! / UNITS, lng: corners[2 * corner]! / UNITS };
  }
}
