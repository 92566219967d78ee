import type { Position } from "../geometry/shapes.ts";
import type { ImportFile } from "../import-records.ts";
import { asArray, asObject } from "../json-fault.ts";
import { jsonElements } from "../reading/json-elements.ts";
import { BrokenFile } from "../source-record.ts";
import {
  addNode,
  asDate,
  asPosition,
  asTags,
  type Corners,
  type ElementBatch,
  type ElementSource,
  type ElementType,
  emptyBatch,
  isElementType,
  type OsmMember,
} from "./element.ts";

/**
 * JSON with OpenStreetMap elements in a list: what Overpass answers (`elements`, with any of `out body|center|geom|bb`),
 * and files made from it whose entries have an id such as `osm:node/123`, `coordinates: {lat, lng}` and `osmTags`. Of the
 * latter nothing else is read: what is beside the tags is not OpenStreetMap's.
 */
export class OverpassSource implements ElementSource {
  date: string | undefined;
  readonly #file: ImportFile;
  readonly #list: string;
  readonly #signal: AbortSignal | undefined;

  /** `list`: the key of the list, `elements` or `data`. */
  constructor(file: ImportFile, list: string, signal?: AbortSignal) {
    this.#file = file;
    this.#list = list;
    this.#signal = signal;
  }

  async *scan(): AsyncGenerator<ElementBatch> {
    for await (const found of jsonElements(this.#file.open(this.#signal), this.#list)) {
      const batch = emptyBatch();
      for (const { value, part } of found) {
        if (part === "element") addElement(asObject(value), batch);
        else this.#readRest(asObject(value));
      }
      yield batch;
    }
  }

  #readRest(value: Record<string, unknown>): void {
    if (!Object.hasOwn(value, this.#list)) {
      throw new BrokenFile(
        "broken_file",
        `the file has no list ${JSON.stringify(this.#list)} at its top level`,
      );
    }
    this.date ??= asDate(asObject(value.osm3s).timestamp_osm_base);
  }
}

function addElement(value: Record<string, unknown>, batch: ElementBatch): void {
  const reference = readReference(value);
  if (!reference) return;
  const { type, id } = reference;
  const told = { id, tags: asTags(value.tags ?? value.osmTags), date: asDate(value.timestamp) };
  const { lat, lng } = asObject(value.coordinates);
  const own = asPosition(value.lon, value.lat) ?? asPosition(lng, lat);
  const centre = own ?? readMiddle(value);
  if (type === "way") {
    const nodes = asArray(value.nodes).map(Number);
    batch.ways.push({ ...told, nodes, corners: cornersOf(value.geometry), centre });
  } else if (type === "relation") {
    batch.relations.push({ ...told, members: asArray(value.members).flatMap(readMember), centre });
  } else if (own) {
    addNode(batch, { ...told, position: own });
  }
}

function readReference({ type, id }: Record<string, unknown>): { type: ElementType; id: number } | undefined {
  if (isElementType(type) && Number.isSafeInteger(id)) return { type, id: id as number };
  const [, said, number] = /^(?:osm:)?(node|way|relation)\/(-?\d{1,15})$/.exec(String(id)) ?? [];
  return isElementType(said) ? { type: said, id: Number(number) } : undefined;
}

function readMember(value: unknown): OsmMember[] {
  const { type, ref, role, geometry } = asObject(value);
  if (!isElementType(type) || !Number.isSafeInteger(ref)) return [];
  return [
    { type, id: ref as number, role: typeof role === "string" ? role : "", corners: cornersOf(geometry) },
  ];
}

/** Overpass leaves null for a corner outside of the box that was asked for. */
function cornersOf(geometry: unknown): Corners | undefined {
  const corners = asArray(geometry).map((corner) => {
    const { lon, lat } = asObject(corner);
    return asPosition(lon, lat);
  });
  return corners.length > 0 ? corners : undefined;
}

function readMiddle(value: Record<string, unknown>): Position | undefined {
  const { lon, lat } = asObject(value.center);
  const centre = asPosition(lon, lat);
  if (centre) return centre;
  const { minlat, minlon, maxlat, maxlon } = asObject(value.bounds);
  const [south, west, north, east] = [Number(minlat), Number(minlon), Number(maxlat), Number(maxlon)];
  // A box across the antimeridian has its western side east of the other.
  const longitude = west <= east ? (west + east) / 2 : (west + east + 360) / 2;
  return asPosition(longitude > 180 ? longitude - 360 : longitude, (south + north) / 2);
}
