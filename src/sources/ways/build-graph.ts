import { boxEdges, UNITS, type WalkingGraph } from "../../walking/graph.ts";
import { type Box, boxAround, metresBetween, type Position } from "../geometry/shapes.ts";
import type { ElementSource } from "../osm/element.ts";
import { NodeIndex } from "../osm/locate-elements.ts";
import { isBarred, isOffGround, walkingFactor } from "./foot-rules.ts";

/** A way that may be walked, how much longer than a level one it takes, and whether it is a bridge or a tunnel. */
interface Way {
  nodes: readonly number[];
  factor: number;
  offGround: boolean;
}

/** A net that nothing joins to the others is kept from so many decimetres, or this share of all: smaller ones are yards and mistakes. */
const LEAST_NET = 50_000;
const LEAST_SHARE = 0.1;

/**
 * The walking graph of a file of OpenStreetMap elements, which is read three times: squares that are made of several ways, ways,
 * and the positions of their nodes. Squares are walked along their edges. Undefined where nothing can be walked.
 * @throws BrokenFile when the file cannot be trusted.
 */
export async function buildGraph(source: ElementSource): Promise<WalkingGraph | undefined> {
  const ofSquares = new Set<number>();
  for await (const { relations } of source.scan("relation")) {
    for (const { tags, members } of relations) {
      if (tags.type !== "multipolygon" || walkingFactor(tags) === undefined) continue;
      for (const { type, id } of members) if (type === "way") ofSquares.add(id);
    }
  }
  const ways = new Map<number, Way>();
  for await (const batch of source.scan("way")) {
    for (const { id, tags, nodes } of batch.ways) {
      const factor = walkingFactor(tags) ?? (ofSquares.has(id) ? 1 : undefined);
      if (factor !== undefined) ways.set(id, { nodes, factor, offGround: isOffGround(tags) });
    }
  }
  const index = new NodeIndex(ways.values().flatMap(({ nodes }) => nodes));
  const barred = new Set<number>();
  for await (const batch of source.scan("node")) {
    index.add(batch.positions);
    for (const { id, tags } of batch.nodes) if (isBarred(tags)) barred.add(id);
  }
  return assemble(withoutSmallNets(cutWays([...ways.values()], index, barred)));
}

/** A way between two places where ways meet or end. */
interface Edge {
  from: number;
  to: number;
  /** Decimetres of level way. */
  cost: number;
  offGround: boolean;
  corners: readonly Position[];
}

/** Ways cut where they meet, and where nobody passes or the file does not know the place. Ends are ids of nodes. */
function cutWays(ways: readonly Way[], index: NodeIndex, barred: ReadonlySet<number>): Edge[] {
  const seen = new Set<number>();
  const joints = new Set<number>();
  for (const { nodes } of ways) {
    nodes.forEach((id, place) => {
      if (seen.has(id) || place === 0 || place === nodes.length - 1) joints.add(id);
      seen.add(id);
    });
  }
  const edges: Edge[] = [];
  for (const { nodes, factor, offGround } of ways) {
    let ids: number[] = [];
    let corners: Position[] = [];
    const end = () => {
      if (corners.length > 1) edges.push({ ...edgeOf(ids, corners, factor), offGround });
      ids = [];
      corners = [];
    };
    for (const id of nodes) {
      const position = barred.has(id) ? undefined : index.positionOf(id);
      if (position === undefined) {
        end();
        continue;
      }
      ids.push(id);
      corners.push(position);
      if (!joints.has(id) || ids.length === 1) continue;
      end();
      ids.push(id);
      corners.push(position);
    }
    end();
  }
  return edges;
}

function edgeOf(
  ids: readonly number[],
  corners: readonly Position[],
  factor: number,
): Omit<Edge, "offGround"> {
  let metres = 0;
  for (let i = 1; i < corners.length; i++) metres += metresBetween(corners[i - 1]!, corners[i]!);
  return { from: ids[0]!, to: ids.at(-1)!, cost: Math.max(1, Math.round(metres * 10 * factor)), corners };
}

/** The edges of nets that are large enough, and by node the number of its net. */
function withoutSmallNets(edges: readonly Edge[]): { edges: Edge[]; netOf: ReadonlyMap<number, number> } {
  const above = new Map<number, number>();
  const top = (id: number): number => {
    let at = id;
    for (let next = above.get(at); next !== undefined; next = above.get(at)) {
      const further = above.get(next);
      if (further !== undefined) above.set(at, further);
      at = next;
    }
    return at;
  };
  for (const { from, to } of edges) {
    const [a, b] = [top(from), top(to)];
    if (a !== b) above.set(a, b);
  }
  const costs = new Map<number, number>();
  for (const { from, cost } of edges) costs.set(top(from), (costs.get(top(from)) ?? 0) + cost);
  const all = [...costs.values()].reduce((sum, cost) => sum + cost, 0);
  const least = Math.min(LEAST_NET, all * LEAST_SHARE);
  const kept = edges.filter(({ from }) => costs.get(top(from))! >= least);
  const numbers = new Map([...costs.keys()].map((id, number) => [id, number]));
  const ids = kept.flatMap(({ from, to }) => [from, to]);
  return { edges: kept, netOf: new Map(ids.map((id) => [id, numbers.get(top(id))!])) };
}

/** The typed arrays of edges. Nodes are numbered along a curve that fills the plane, so that neighbours lie close in memory. */
function assemble({ edges, netOf }: ReturnType<typeof withoutSmallNets>): WalkingGraph | undefined {
  if (edges.length === 0) return undefined;
  const places = new Map<number, Position>();
  for (const { from, to, corners } of edges) places.set(from, corners[0]!).set(to, corners.at(-1)!);
  const box = boxAround(places.values());
  const ordered = [...places]
    .map(([id, at]) => ({ id, order: alongCurve(at, box) }))
    .sort((a, b) => a.order - b.order);
  const numberOf = new Map(ordered.map(({ id }, number) => [id, number]));
  const sorted = edges
    .map((edge) => ({ ...edge, from: numberOf.get(edge.from)!, to: numberOf.get(edge.to)! }))
    .sort((a, b) => a.from - b.from || a.to - b.to);

  const { west, south, east, north } = box;
  const origin = Int32Array.from([(west + east) / 2, (south + north) / 2], (degrees) =>
    Math.round(degrees * UNITS),
  );
  const firstCorner = new Uint32Array(sorted.length + 1);
  sorted.forEach(({ corners }, edge) => {
    firstCorner[edge + 1] = firstCorner[edge]! + corners.length;
  });
  const corners = new Int32Array(2 * firstCorner.at(-1)!);
  sorted.forEach((edge, number) => {
    edge.corners.forEach(([longitude, latitude], corner) => {
      corners[2 * (firstCorner[number]! + corner)] = Math.round(longitude * UNITS);
      corners[2 * (firstCorner[number]! + corner) + 1] = Math.round(latitude * UNITS);
    });
  });
  return {
    origin,
    ...arcsOf(sorted, ordered.length),
    nets: Uint32Array.from(ordered, ({ id }) => netOf.get(id)!),
    ends: Uint32Array.from(sorted.flatMap(({ from, to }) => [from, to])),
    costs: Uint32Array.from(sorted, ({ cost }) => cost),
    offGround: Uint8Array.from(sorted, ({ offGround }) => Number(offGround)),
    firstCorner,
    corners,
    boxes: new Uint8Array(boxEdges({ origin, firstCorner, corners }).data),
  };
}

function arcsOf(edges: readonly Edge[], nodes: number): Pick<WalkingGraph, "firstArc" | "arcs"> {
  const firstArc = new Uint32Array(nodes + 1);
  for (const { from, to } of edges) {
    firstArc[from + 1]!++;
    firstArc[to + 1]!++;
  }
  for (let node = 0; node < nodes; node++) firstArc[node + 1]! += firstArc[node]!;
  const next = firstArc.slice();
  const arcs = new Uint32Array(6 * edges.length);
  edges.forEach(({ from, to, cost }, edge) => {
    arcs.set([to, cost, edge], 3 * next[from]!++);
    arcs.set([from, cost, edge], 3 * next[to]!++);
  });
  return { firstArc, arcs };
}

/** Where a position stands on the curve of Morton, of 32 bits. */
function alongCurve([longitude, latitude]: Position, { west, south, east, north }: Box): number {
  const spread = (share: number) => {
    let bits = Math.floor(Math.min(1, share) * 0xffff);
    bits = (bits | (bits << 8)) & 0x00ff00ff;
    bits = (bits | (bits << 4)) & 0x0f0f0f0f;
    bits = (bits | (bits << 2)) & 0x33333333;
    return (bits | (bits << 1)) & 0x55555555;
  };
  const x = spread((longitude - west) / (east - west || 1));
  const y = spread((latitude - south) / (north - south || 1));
  return x + 2 * y;
}
