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
import { catalogues } from "./catalogues.ts";
import { ParquetRows, type Row } from "./parquet-rows.ts";
import { PlaceCategories } from "./place-category.ts";
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
