import { emptyMapping, type Mapping } from "../properties/mapping.ts";
import { languagesAt } from "../properties/place-language.ts";
import { placeRecord } from "../properties/place-record.ts";
import { PropertyReader } from "../properties/property-record.ts";
import { readMapping } from "../properties/read-mapping.ts";
import { datasetOf, ownSourceId } from "../properties/source-ids.ts";
import { SwapWatch } from "../properties/swapped-positions.ts";
import { UsedProperties } from "../properties/used-properties.ts";
import { usualNameOf } from "../properties/usual-names.ts";
import {
  BrokenFile,
  type SourceBatch,
  type SourceFault,
  type SourceOptions,
  type SourceReader,
} from "../source-record.ts";
import { type CsvRow, openCsv } from "./csv-rows.ts";
import { rowPosition } from "./row-position.ts";

/** Rows that are handed on together. */
const BATCH_ROWS = 500;

/**
 * Tables with a header line: each row is a listing, unless the mapping says another kind. Columns have usual names or
 * are named in the mapping. A row without a position is a place without one.
 */
export const csvReader: SourceReader = {
  format: "csv",
  source: { name: "csv" },
  async *read(file, options) {
    const mapping = options.mapping === undefined ? emptyMapping : readMapping(options.mapping);
    const { columns, rows } = await openCsv(file.open(options.signal));
    checkColumns(columns, mapping);
    const places = new RowPlaces(file.name, mapping, options);
    let batch: CsvRow[] = [];
    for await (const row of rows) {
      if (batch.push(row) < BATCH_ROWS) continue;
      yield places.batchOf(batch);
      batch = [];
    }
    yield places.batchOf(batch);
    places.finish();
  },
};

/** @throws BrokenFile `invalid_mapping` when the columns do not hold what is looked for. */
function checkColumns(columns: readonly string[], mapping: Mapping): void {
  const used = new UsedProperties();
  used.see(columns.filter((name) => name !== ""));
  used.check(mapping);
  const isNamed =
    mapping.fields.has("name") ||
    (mapping.guess && columns.some((name) => usualNameOf(name)?.meaning === "name"));
  if (isNamed) return;
  const cure = 'say with {"name": "…"} in a mapping which one does';
  throw new BrokenFile("invalid_mapping", `no column is known to hold a name: ${cure} (${used.list()})`);
}

/** Makes records of the rows of one file. */
class RowPlaces {
  readonly #dataset: string;
  readonly #mapping: Mapping;
  readonly #properties: PropertyReader;
  readonly #swaps: SwapWatch;
  readonly #year: number | undefined;

  constructor(fileName: string, mapping: Mapping, options: SourceOptions) {
    this.#dataset = options.dataset ?? datasetOf(fileName);
    this.#mapping = mapping;
    this.#year = options.year;
    this.#properties = new PropertyReader(mapping, options);
    this.#swaps = new SwapWatch(mapping.swapped ? [] : options.hostLocations);
  }

  batchOf(rows: readonly CsvRow[]): SourceBatch {
    const batch: SourceBatch = { records: [], faults: [], skipped: 0 };
    for (const row of rows) {
      if (!this.#properties.wants(row.values)) batch.skipped++;
      else this.#add(row, batch);
    }
    return batch;
  }

  /** @throws BrokenFile when latitude and longitude stand in each other's place in most rows. */
  finish(): void {
    this.#swaps.check();
  }

  #add({ line, values }: CsvRow, batch: SourceBatch): void {
    const place = { line };
    const kind = this.#mapping.kind ?? "listing";
    const position = rowPosition(this.#properties, values);
    const location = position.fault ? undefined : position.location;
    const read = this.#properties.read(kind, values, () => languagesAt(location));
    const record = placeRecord(read, { kind, location, place, dataset: this.#dataset, year: this.#year });
    const faults: Omit<SourceFault, "place">[] = [...read.faults];
    if (position.fault) faults.push(position.fault);
    if (record === undefined)
      faults.push({ code: "missing_name", detail: "the row has a name in no language" });
    const sourceId = ownSourceId(this.#dataset, read.id);
    for (const fault of faults) batch.faults.push({ place, sourceId, ...fault });
    if (record === undefined || faults.length > 0) return;
    if (location) this.#swaps.see(location);
    batch.records.push(record);
  }
}
