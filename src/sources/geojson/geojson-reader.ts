import { UsedProperties } from "../properties/guesses.ts";
import { emptyMapping, readMapping } from "../properties/mapping.ts";
import { placeRecord, positionFault, SWAP_CURE, SwapWatch } from "../properties/place-fields.ts";
import { languagesAt } from "../properties/place-language.ts";
import { PropertyReader } from "../properties/property-record.ts";
import { ownSourceId, readDataset } from "../properties/source-ids.ts";
import { jsonElements } from "../reading/json-elements.ts";
import {
  BrokenFile,
  type SourceBatch,
  type SourceFault,
  type SourceOptions,
  type SourceReader,
} from "../source-record.ts";
import { type Feature, FeatureReader, readShape } from "./features.ts";

/**
 * GeoJSON of any kind (RFC 7946; also GeoJSON 2008, newline-delimited features and text sequences): points and lines become
 * listings, polygons become geo areas with a centre inside and a covering radius, unless the mapping says otherwise.
 * Features without a name are passed over.
 */
export const geoJsonReader: SourceReader = {
  format: "geojson",
  source: { name: "geojson" },
  async *read(file, options) {
    const places = new FeaturePlaces(file.name, options);
    const features = new FeatureReader();
    for await (const elements of jsonElements(file.open(options.signal), "features")) {
      yield places.batchOf(elements.flatMap((element) => features.read(element)));
    }
    yield places.finish();
  },
};

const NO_GEOMETRY = {
  code: "invalid_geo_location",
  detail: "the feature has no geometry that can be read",
} as const;

/** Makes records of the features of one file. */
class FeaturePlaces {
  readonly #dataset: string;
  readonly #properties: PropertyReader;
  readonly #swaps: SwapWatch;
  readonly #used = new UsedProperties();
  readonly #year: number | undefined;
  #features = 0;
  #named = 0;

  constructor(fileName: string, options: SourceOptions) {
    const mapping = options.mapping === undefined ? emptyMapping : readMapping(options.mapping);
    this.#year = options.year;
    this.#dataset = options.dataset ?? readDataset(fileName);
    this.#properties = new PropertyReader(mapping, options);
    this.#swaps = new SwapWatch(mapping.swapped ? [] : options.hostLocations);
  }

  batchOf(features: readonly Feature[]): SourceBatch {
    const batch: SourceBatch = { records: [], faults: [], skipped: 0 };
    this.#properties.see(features.map(({ properties }) => properties));
    for (const feature of features) {
      this.#features++;
      this.#used.see(Object.keys(feature.properties));
      if (!this.#properties.wants(feature.properties)) batch.skipped++;
      else this.#add(feature, batch);
    }
    return batch;
  }

  /** What is known at the end. @throws BrokenFile when the whole file tells that it, or its mapping, was not understood. */
  finish(): SourceBatch {
    const end: SourceBatch = { records: [], faults: [], skipped: 0, warnings: this.#properties.warnings() };
    if (this.#features === 0) return end;
    this.#used.check(this.#properties.mapping);
    this.#swaps.check();
    if (this.#named > 0 || this.#properties.mapping.only.size > 0) return end;
    const detail = `no feature has a name; say with a mapping which property holds it (${this.#used.list()})`;
    throw new BrokenFile("invalid_mapping", detail);
  }

  #add(feature: Feature, batch: SourceBatch): void {
    const place = { element: `feature ${feature.number}` };
    const { mapping } = this.#properties;
    const id = mapping.id === false ? undefined : feature.id;
    const sourceId = ownSourceId(this.#dataset, this.#properties.idOf(feature.properties) ?? id);
    const fault = (found: Omit<SourceFault, "place">) => batch.faults.push({ place, sourceId, ...found });
    const shape = readShape(feature.geometry, mapping.swapped);
    const misplaced = shape ? positionFault(...shape.location, SWAP_CURE) : NO_GEOMETRY;
    if (!shape || misplaced) {
      fault({ field: "geometry", ...(misplaced ?? NO_GEOMETRY) });
      return;
    }
    const { location } = shape;
    const isArea = shape.sort === "area" && !this.#properties.isPlace(feature.properties);
    const kind = mapping.kind ?? (isArea ? "geoArea" : "listing");
    const read = this.#properties.read(kind, feature.properties, () => languagesAt(location));
    if (kind === "geoArea") {
      read.fields.radius ??= shape.radiusMetres;
      read.fields.outline = shape.outline;
    }
    const facts = { kind, location, place, dataset: this.#dataset, year: this.#year };
    const hours = read.fields.openingHours;
    const record = placeRecord(read, { ...facts, ...(id !== undefined && { id }) });
    if (record === undefined) {
      batch.skipped++;
      return;
    }
    this.#named++;
    this.#properties.noteHours(hours, record);
    this.#swaps.see(location);
    for (const found of read.faults) fault(found);
    if (read.faults.length === 0) batch.records.push(record);
  }
}
