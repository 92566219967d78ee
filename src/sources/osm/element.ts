import type { Position } from "../geometry/shapes.ts";
import { asObject } from "../json-fault.ts";
import type { Tags } from "../taxonomy/presets.ts";

/** The kinds of elements of OpenStreetMap. */
export type ElementType = "node" | "way" | "relation";

interface Element {
  /** Unique within its type; negative for what an editor has not uploaded yet. */
  id: number;
  tags: Tags;
  /** ISO date (YYYY-MM-DD) of the last change, where the file tells it. */
  date?: string;
  /** 1-based line of the file, where it has lines. */
  line?: number;
}

/** A node: a point. */
export interface OsmNode extends Element {
  position: Position;
}

/** Corners as a file tells them with the element itself; undefined for one that it leaves out. */
export type Corners = readonly (Position | undefined)[];

/** A way: a line or an outline through nodes. */
export interface OsmWay extends Element {
  /** Ids of its nodes in order; the last repeats the first when the way is closed. */
  nodes: readonly number[];
  corners?: Corners;
  /** The middle of its bounding box, where the file tells nothing better. */
  centre?: Position;
}

/** A member of a relation. */
export interface OsmMember {
  type: ElementType;
  id: number;
  role: string;
  corners?: Corners;
}

/** A relation: elements that belong together. */
export interface OsmRelation extends Element {
  members: readonly OsmMember[];
  centre?: Position;
}

/** Elements that stand near each other in a file. */
export interface ElementBatch {
  /** Where nodes are, those without tags included. */
  positions: NodePositions;
  /** Nodes that have tags. */
  nodes: OsmNode[];
  ways: OsmWay[];
  relations: OsmRelation[];
}

/** Nodes as columns: most have no tags, and there are very many. */
export interface NodePositions {
  ids: number[];
  longitudes: number[];
  latitudes: number[];
}

/** A file of OpenStreetMap elements, which can be read more than once. */
export interface ElementSource {
  /**
   * Reads the elements of one type from the beginning; others may come along or be left out.
   * @throws BrokenFile when the file cannot be trusted.
   */
  scan(type: ElementType): AsyncIterable<ElementBatch>;
  /** ISO date of the data as a whole; known once a scan has ended. */
  readonly date: string | undefined;
}

export function emptyBatch(): ElementBatch {
  return { positions: { ids: [], longitudes: [], latitudes: [] }, nodes: [], ways: [], relations: [] };
}

/** Keeps where a node is: most have nothing else. */
export function addPosition(positions: NodePositions, id: number, [longitude, latitude]: Position): void {
  positions.ids.push(id);
  positions.longitudes.push(longitude);
  positions.latitudes.push(latitude);
}

export function addNode({ positions, nodes }: ElementBatch, node: OsmNode): void {
  addPosition(positions, node.id, node.position);
  if (Object.keys(node.tags).length > 0) nodes.push(node);
}

export function isElementType(value: unknown): value is ElementType {
  return value === "node" || value === "way" || value === "relation";
}

/** A position of two numbers or their texts; undefined when one is missing or it is not on the earth. */
export function asPosition(longitude: unknown, latitude: unknown): Position | undefined {
  const lng = asNumber(longitude);
  const lat = asNumber(latitude);
  return Math.abs(lng) <= 180 && Math.abs(lat) <= 90 ? [lng, lat] : undefined;
}

function asNumber(value: unknown): number {
  if (typeof value === "number") return value;
  return typeof value === "string" && value.trim() !== "" ? Number(value) : Number.NaN;
}

/** The day of an ISO timestamp; undefined for anything else. */
export function asDate(timestamp: unknown): string | undefined {
  if (typeof timestamp !== "string" || !/^\d{4}-\d\d-\d\d/.test(timestamp)) return undefined;
  const day = timestamp.slice(0, 10);
  return Number.isNaN(Date.parse(day)) ? undefined : day;
}

/** The entries of an object that can be tags: texts that say something, and numbers. */
export function asTags(value: unknown): Tags {
  const tags: Record<string, string> = {};
  for (const [key, entry] of Object.entries(asObject(value))) {
    const text = typeof entry === "number" ? String(entry) : entry;
    if (typeof text === "string" && text.trim() !== "") tags[key] = text;
  }
  return tags;
}
