import type { Position } from "../geometry/shapes.ts";
import type { Tags } from "../taxonomy/presets.ts";
import type {
  ElementBatch,
  ElementSource,
  NodePositions,
  OsmMember,
  OsmNode,
  OsmRelation,
  OsmWay,
} from "./element.ts";
import { type Lie, type LocatedElement, lieOfMultipolygon, lieOfRoute, lieOfWay } from "./located-element.ts";

/** What one step of the reading found. */
export interface LocatedBatch {
  elements: LocatedElement[];
  /** Elements with tags that were not wanted, or that the file does not know the place of. */
  skipped: number;
}

/**
 * The wanted elements of a file with their places, nodes first. The file is read three times, relations, ways and nodes,
 * so that only what the wanted ones are made of is remembered. An element that a file has twice counts once.
 * @throws BrokenFile when the file cannot be trusted.
 */
export async function* locateElements(
  source: ElementSource,
  isWanted: (tags: Tags) => boolean,
): AsyncGenerator<LocatedBatch> {
  const shapes = new Shapes(isWanted);
  for await (const { relations } of source.scan("relation")) shapes.addRelations(relations);
  for await (const { ways } of source.scan("way")) shapes.addWays(ways);
  const index = new NodeIndex(shapes.nodeIds());
  const seen = new Set<number>();
  for await (const batch of source.scan("node")) {
    index.add(batch.positions);
    yield wantedNodes(batch, (node) => isWanted(node.tags) && !shapes.holdBack(node), seen);
  }
  yield shapes.locate(index);
}

function wantedNodes(
  { nodes }: ElementBatch,
  isWanted: (node: OsmNode) => boolean,
  seen: Set<number>,
): LocatedBatch {
  const elements: LocatedElement[] = [];
  for (const node of nodes) {
    if (seen.has(node.id) || !isWanted(node)) continue;
    seen.add(node.id);
    elements.push(readPoint(node));
  }
  return { elements, skipped: nodes.length - elements.length };
}

function readPoint({ id, tags, position, date, line }: OsmNode): LocatedElement {
  const reference = `node/${id}`;
  return { reference, url: urlOf(reference), tags, geometry: "point", position, date, line };
}

function urlOf(reference: string): string {
  return `https://www.openstreetmap.org/${reference}`;
}

/** The wanted ways and relations of a file, and what they are made of. */
class Shapes {
  readonly #isWanted: (tags: Tags) => boolean;
  readonly #relations = new Map<number, OsmRelation>();
  readonly #ways = new Map<number, OsmWay>();
  /** Ways that the relations are made of. */
  readonly #members = new Map<number, OsmWay | undefined>();
  /** Relations by the node that stands for them on a map: the same place once more. */
  readonly #labels = new Map<number, OsmRelation>();
  readonly #heldBack = new Map<number, OsmNode>();
  #skipped = 0;

  constructor(isWanted: (tags: Tags) => boolean) {
    this.#isWanted = isWanted;
  }

  addRelations(relations: readonly OsmRelation[]): void {
    for (const relation of relations) {
      const { type } = relation.tags;
      const isShape = type === "multipolygon" || type === "boundary" || type === "route";
      if (!(isShape || relation.centre) || !this.#isWanted(relation.tags)) {
        this.#skipped++;
        continue;
      }
      this.#relations.set(relation.id, relation);
      for (const member of relation.members) {
        if (member.type === "way" && !member.corners) this.#members.set(member.id, undefined);
        const isLabel = member.role === "label" || member.role === "admin_centre";
        if (member.type === "node" && isLabel) this.#labels.set(member.id, relation);
      }
    }
  }

  addWays(ways: readonly OsmWay[]): void {
    for (const way of ways) {
      if (this.#members.has(way.id) && way.nodes.length > 0) this.#members.set(way.id, way);
      if (this.#isWanted(way.tags)) this.#ways.set(way.id, way);
      else if (Object.keys(way.tags).length > 0) this.#skipped++;
    }
  }

  *nodeIds(): Generator<number> {
    for (const { corners, nodes } of this.#ways.values()) if (!corners) yield* nodes;
    for (const way of this.#members.values()) if (way && !way.corners) yield* way.nodes;
  }

  /** Keeps a node for later that stands for a relation of the same name: it counts when the relation cannot be located. */
  holdBack(node: OsmNode): boolean {
    const isSame = this.#labels.get(node.id)?.tags.name === node.tags.name;
    if (isSame && this.#labels.has(node.id)) this.#heldBack.set(node.id, node);
    return this.#heldBack.has(node.id);
  }

  locate(index: NodeIndex): LocatedBatch {
    const elements: LocatedElement[] = [];
    const add = (reference: string, { tags, date, line }: OsmWay | OsmRelation, lie: Lie | undefined) => {
      if (lie) elements.push({ reference, url: urlOf(reference), tags, date, line, ...lie });
      else this.#skipped++;
    };
    const cornersOf = (way: OsmWay) => way.corners ?? way.nodes.map((id) => index.positionOf(id));
    const memberCorners = (member: OsmMember) => {
      const way = this.#members.get(member.id);
      return member.corners ?? (way && cornersOf(way));
    };
    for (const way of this.#ways.values()) {
      add(`way/${way.id}`, way, lieOfWay(cornersOf(way), isClosedWay(way), way.centre));
    }
    for (const relation of this.#relations.values()) {
      const { id, members, centre } = relation;
      const isRoute = relation.tags.type === "route";
      const lie = (isRoute ? lieOfRoute : lieOfMultipolygon)(members, memberCorners, centre);
      add(`relation/${id}`, relation, lie);
      if (lie?.polygons) for (const member of members) this.#heldBack.delete(member.id);
    }
    this.#skipped -= this.#heldBack.size;
    elements.push(...[...this.#heldBack.values()].map(readPoint));
    return { elements, skipped: this.#skipped };
  }
}

/** Whether a way ends where it began; one of which only the centre is known counts as an area. */
function isClosedWay({ nodes, corners }: OsmWay): boolean {
  if (nodes.length >= 4) return nodes[0] === nodes.at(-1);
  const first = corners?.[0];
  const last = corners?.at(-1);
  if (!corners) return nodes.length === 0;
  return corners.length >= 4 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

/** The positions of the nodes that are asked for and of no others: 24 bytes a node. */
export class NodeIndex {
  readonly #ids: Float64Array;
  readonly #longitudes: Float64Array;
  readonly #latitudes: Float64Array;

  constructor(wanted: Iterable<number>) {
    const sorted = Float64Array.from(wanted).sort();
    let count = 0;
    for (const id of sorted) {
      if (count === 0 || sorted[count - 1] !== id) sorted[count++] = id;
    }
    this.#ids = sorted.slice(0, count);
    this.#longitudes = new Float64Array(count).fill(Number.NaN);
    this.#latitudes = new Float64Array(count);
  }

  add({ ids, longitudes, latitudes }: NodePositions): void {
    for (let i = 0; i < ids.length; i++) {
      const at = this.#indexOf(ids[i]!);
      if (at === undefined) continue;
      this.#longitudes[at] = longitudes[i]!;
      this.#latitudes[at] = latitudes[i]!;
    }
  }

  /** Where a wanted node is; undefined when the file does not have it. */
  positionOf(id: number): Position | undefined {
    const at = this.#indexOf(id);
    if (at === undefined || Number.isNaN(this.#longitudes[at])) return undefined;
    return [this.#longitudes[at]!, this.#latitudes[at]!];
  }

  #indexOf(id: number): number | undefined {
    let low = 0;
    let high = this.#ids.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const found = this.#ids[middle]!;
      if (found === id) return middle;
      if (found < id) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }
}
