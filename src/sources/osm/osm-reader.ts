import { metresBetween, type Position } from "../geometry/shapes.ts";
import type { ImportFile } from "../import-records.ts";
import type { SourceBatch, SourceOptions, SourceReader, SourceRecord } from "../source-record.ts";
import { BrokenFile } from "../source-record.ts";
import type { Tags } from "../taxonomy/presets.ts";
import { ByteReader } from "./byte-reader.ts";
import type { ElementSource } from "./element.ts";
import { geojsonPlaces } from "./geojson-places.ts";
import { type LocatedBatch, locateElements } from "./locate-elements.ts";
import { osmMapping } from "./mapping.ts";
import { OverpassSource } from "./overpass-source.ts";
import { PbfSource } from "./pbf-source.ts";
import { Selection } from "./selection.ts";
import { type RecordContext, toRecord } from "./to-record.ts";
import { Vocabulary } from "./vocabulary.ts";
import { XmlSource } from "./xml-source.ts";

/**
 * Reads OpenStreetMap data: `.osm.pbf`, `.osm` XML, Overpass JSON, and GeoJSON whose properties are tags. Which it is, the
 * first bytes tell.
 */
export const osmReader: SourceReader = {
  format: "osm",
  source: { name: "openstreetmap", licence: "ODbL-1.0", attribution: "© OpenStreetMap contributors" },
  readsTwice: true,
  read: readOsm,
};

async function* readOsm(file: ImportFile, options: SourceOptions): AsyncGenerator<SourceBatch> {
  const mapping = osmMapping(options.mapping);
  const selection = new Selection(mapping);
  const context: RecordContext = {
    mapping,
    selection,
    vocabulary: new Vocabulary(mapping.activityTags),
    options,
  };
  const mayWant = selection.mayWant.bind(selection);
  const pieces = new LinePieces();
  for await (const batch of readPlaces(file, mayWant, options.signal)) {
    yield await readSourceBatch(batch, context, pieces, batch.dateOfFile);
  }
}

/**
 * The elements with wanted tags and where they are, of a file in any of the forms of OpenStreetMap data.
 * @throws BrokenFile when the file is none of these or cannot be trusted.
 */
export async function* readPlaces(
  file: ImportFile,
  isWanted: (tags: Tags) => boolean,
  signal?: AbortSignal,
): AsyncGenerator<LocatedBatch & { dateOfFile?: string }> {
  const source = await readSource(file, signal);
  if (source === "geojson") yield* geojsonPlaces(file, isWanted, signal);
  else {
    for await (const batch of locateElements(source, isWanted)) yield { ...batch, dateOfFile: source.date };
  }
}

/** The elements of a file in any form but GeoJSON. */
async function readSourceBatch(
  { elements, skipped }: LocatedBatch,
  context: RecordContext,
  pieces: LinePieces,
  dateOfFile: string | undefined,
): Promise<SourceBatch> {
  const batch: SourceBatch = { records: [], faults: [], skipped };
  for (const element of elements) {
    const record = await toRecord(element, context);
    if (!record || (element.geometry === "line" && pieces.isKnown(kindAndName(record), element.position))) {
      batch.skipped++;
    } else batch.records.push({ ...record, date: record.date ?? dateOfFile });
  }
  return batch;
}

function kindAndName({ fields }: SourceRecord): string {
  return JSON.stringify([fields.name, fields.category]);
}

/** Enough of a file to tell what it is. */
const HEAD_BYTES = 16 * 1024;

/** The elements of a file in any form but GeoJSON. */
export async function readSource(file: ImportFile, signal?: AbortSignal): Promise<ElementSource | "geojson"> {
  await using reader = new ByteReader(file.open(signal));
  const head = Buffer.from(await reader.take(HEAD_BYTES));
  if (head.length === 0) throw new BrokenFile("broken_file", "the file is empty");
  if (head.subarray(0, 64).includes("OSMHeader")) return new PbfSource(file, signal);
  const text = head
    .toString("utf8")
    .replace(/^\ufeff/, "")
    .trimStart();
  if (text.startsWith("<")) return new XmlSource(file, signal);
  if (!text.startsWith("{")) throw notOsm(head);
  const [, list] = /"(elements|features|data)"\s*:\s*\[/.exec(text) ?? [];
  if (list === "features" || (!list && /"(Feature|FeatureCollection)"/.test(text))) return "geojson";
  return new OverpassSource(file, list ?? "elements", signal);
}

function notOsm(head: Buffer): BrokenFile {
  const packed = head[0] === 0x1f || head.subarray(0, 3).toString("latin1") === "BZh";
  const cure = packed
    ? "the file is compressed; unpack it first"
    : "expected PBF, XML, Overpass JSON or GeoJSON";
  return new BrokenFile("broken_file", `the file is not OpenStreetMap data: ${cure}`, { element: "byte 0" });
}

/** Pieces of one street, wall or track lie no farther apart. */
const REACH_METRES = 1_000;

/**
 * Mappers cut a street or a track into many ways of the same name. The first piece that is met stands for all of them;
 * one of the same name in another part of the world is another place.
 */
export class LinePieces {
  readonly #pieces = new Map<string, Position[]>();

  /** Notes a piece; whether one with the same key (its name and category) was within reach before. */
  isKnown(key: string, position: Position): boolean {
    const pieces = this.#pieces.get(key) ?? [];
    this.#pieces.set(key, pieces);
    const isNear = pieces.some((other) => metresBetween(position, other) <= REACH_METRES);
    pieces.push(position);
    return isNear;
  }
}
