import { readFileSync } from "node:fs";
import { DEFAULT_LANGUAGE, primaryLanguage } from "../../languages/compare.ts";
import type { ImportFile } from "../import-records.ts";
import { osmMapping } from "../osm/mapping.ts";
import { Selection } from "../osm/selection.ts";
import { type RecordContext, toRecord } from "../osm/to-record.ts";
import { Vocabulary } from "../osm/vocabulary.ts";
import { readRecordId } from "../properties/source-ids.ts";
import { UnreadNames } from "../properties/unread.ts";
import {
  BrokenFile,
  type SourceBatch,
  type SourceOptions,
  type SourceReader,
  type SourceRecord,
} from "../source-record.ts";
import { presetById, type Tags } from "../taxonomy/presets.ts";
import { type Recogniser, recogniserOf } from "../taxonomy/recognise.ts";
import { catalogues } from "./catalogues.ts";
import { ParquetRows, type Row } from "./parquet-rows.ts";
import type { Catalogue, PlaceRow } from "./place-row.ts";

/** Rows that are handed on together. */
const BATCH_ROWS = 500;

/** Below it a place is more likely not there than there. */
const LEAST_CONFIDENCE = 0.5;

/** Catalogues of places as Parquet: which it is, the columns of a file tell. */
export const parquetReader: SourceReader = {
  format: "parquet",
  source: { name: "parquet" },
  readsTwice: true,
  async recognise(file) {
    return readerOf(catalogueOf(await ParquetRows.open(file)));
  },
  async *read(file, options) {
    const catalogue = catalogueOf(await ParquetRows.open(file, options.signal));
    yield* readCatalogue(catalogue, file, options);
  },
};

function readerOf(catalogue: Catalogue): SourceReader {
  const read = (file: ImportFile, options: SourceOptions) => readCatalogue(catalogue, file, options);
  return { ...parquetReader, source: catalogue.source, read };
}

/** @throws BrokenFile for columns of no catalogue that is known. */
function catalogueOf({ columns }: ParquetRows): Catalogue {
  const found = catalogues.find(({ marks }) => marks.every((mark) => columns.includes(mark)));
  if (found) return found;
  const known = catalogues.map(({ source, marks }) => `${source.name} has ${marks.join(", ")}`).join("; ");
  const detail = `no catalogue of places has the columns ${columns.slice(0, 30).join(", ")} (${known})`;
  throw new BrokenFile("broken_file", detail);
}

async function* readCatalogue(
  catalogue: Catalogue,
  file: ImportFile,
  options: SourceOptions,
): AsyncGenerator<SourceBatch> {
  const parquet = await ParquetRows.open(file, options.signal);
  const places = await CataloguePlaces.open(catalogue, options);
  for await (const { first, rows } of parquet.groups(catalogue.columns)) {
    for (let at = 0; at < rows.length; at += BATCH_ROWS) {
      options.signal?.throwIfAborted();
      yield await places.batchOf(rows.slice(at, at + BATCH_ROWS), first + at);
    }
  }
  yield { records: [], faults: [], skipped: 0, warnings: places.warnings() };
}

/** Makes records of the rows of one file: as elements of OpenStreetMap, whose categories, words and scores they share. */
class CataloguePlaces {
  readonly #catalogue: Catalogue;
  readonly #categories: PlaceCategories;
  readonly #context: RecordContext;
  readonly #unread = new UnreadNames(new Map());

  private constructor(catalogue: Catalogue, categories: PlaceCategories, options: SourceOptions) {
    this.#catalogue = catalogue;
    this.#categories = categories;
    const mapping = osmMapping(options.mapping);
    const vocabulary = new Vocabulary(mapping.activityTags);
    this.#context = { mapping, selection: new Selection(mapping), vocabulary, options };
  }

  static async open(catalogue: Catalogue, options: SourceOptions): Promise<CataloguePlaces> {
    return new CataloguePlaces(catalogue, await PlaceCategories.open(), options);
  }

  async batchOf(rows: readonly Row[], first: number): Promise<SourceBatch> {
    const batch: SourceBatch = { records: [], faults: [], skipped: 0 };
    for (const [index, row] of rows.entries()) {
      const record = await this.#record(row, `row ${first + index + 1}`);
      if (record) batch.records.push(record);
      else batch.skipped++;
    }
    return batch;
  }

  /** Labels of categories that nobody knows, and what was left out for being unsure. */
  warnings() {
    return this.#unread.warnings();
  }

  async #record(row: Row, element: string): Promise<SourceRecord | undefined> {
    const place = this.#catalogue.read(row);
    if (!place?.position || place.isClosed) return undefined;
    const least = this.#context.options.leastConfidence ?? LEAST_CONFIDENCE;
    if (place.confidence !== undefined && place.confidence < least) {
      this.#unread.note("confidence", `below ${least}; --confidence takes less`);
      return undefined;
    }
    const category = this.#categories.tagsOf(place.paths);
    const [label] = place.paths[0] ?? [];
    if (!category && label !== undefined) this.#unread.note(`category ${label}`, "no category of ours");
    return category && this.#place(place, category, element);
  }

  async #place(
    { id, tags, position, address, confidence, date, url, licence }: PlaceRow,
    category: Readonly<Record<string, string>>,
    element: string,
  ): Promise<SourceRecord | undefined> {
    const all = { ...tags, ...category, ...(address !== undefined && { "addr:full": address }) };
    for (const geometry of ["point", "area"] as const) {
      const located = { reference: id, tags: all, geometry, position: position!, url, date };
      const record = await toRecord(located, this.#context);
      if (record?.kind !== "listing") continue;
      const recordId = readRecordId(`${this.#catalogue.source.name}/${id}`);
      return { ...record, id: recordId, place: { element }, licence, confidence };
    }
    return undefined;
  }
}

/** The language of the labels. */
const ENGLISH = primaryLanguage(DEFAULT_LANGUAGE);

/** Groups of categories that a label is taken for; others are called alike by chance (`agriculture`: a building of a farm). */
const GROUPS = new Set(
  "tourism amenity historic leisure natural shop craft man_made waterway aeroway public_transport place".split(
    " ",
  ),
);

/** What the labels of other catalogues of places mean. */
class PlaceCategories {
  readonly #recognise: Recogniser;
  readonly #table: ReadonlyMap<string, string>;
  readonly #known = new Map<string, string | undefined>();

  private constructor(recognise: Recogniser) {
    this.#recognise = recognise;
    const file = readFileSync(new URL("categories.json", import.meta.url), "utf8");
    const { about: _, ...labels } = JSON.parse(file) as Record<string, string>;
    this.#table = new Map(
      Object.entries(labels).flatMap(([id, names]) => names.split(" ").map((name) => [name, id] as const)),
    );
  }

  static async open(): Promise<PlaceCategories> {
    return new PlaceCategories(await recogniserOf([ENGLISH]));
  }

  /**
   * The tags that a place has by its labels; undefined when none of them means anything.
   * @param paths each from the particular to the general; the first label that means something counts
   */
  tagsOf(paths: Iterable<readonly string[]>): Tags | undefined {
    for (const path of paths) {
      for (const label of path.map(plain)) {
        const id = this.#idOf(label);
        if (id === "") return undefined;
        if (id !== undefined) return { ...presetTags(id), ...cuisineOf(label, id) };
      }
    }
    return undefined;
  }

  /** The category that a label means; empty for one that is known to mean none. */
  #idOf(label: string): string | undefined {
    if (!this.#known.has(label)) this.#known.set(label, this.#find(label));
    return this.#known.get(label);
  }

  #find(label: string): string | undefined {
    const said = this.#table.get(label);
    if (said !== undefined) return said;
    const id = this.#recognise([{ language: ENGLISH, words: label.replaceAll("_", " ") }]);
    return id !== undefined && GROUPS.has(id.split("/")[0]!) ? id : undefined;
  }
}

/** `Cafe, Coffee, and Tea House` as `cafe_coffee_and_tea_house`. */
function plain(label: string): string {
  return label
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, "_")
    .replaceAll(/^_|_$/g, "");
}

function presetTags(id: string): Tags {
  const tags = Object.entries(presetById(id)?.tags ?? {});
  return Object.fromEntries(tags.map(([key, value]) => [key, value === "*" ? "yes" : value]));
}

/** Of `afghan_restaurant` the cuisine, where the category does not say it. */
function cuisineOf(label: string, id: string): Tags {
  const cuisine =
    id === "amenity/restaurant" ? /^(.+)_(?:restaurant|joint|place)$/.exec(label)?.[1] : undefined;
  return cuisine === undefined ? {} : { cuisine };
}
