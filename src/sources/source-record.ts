import type { GeoLocation } from "../contract/common.ts";
import type { Polygon } from "./geometry/shapes.ts";
import type { ImportFaultCode } from "./import-faults.ts";
import type { ImportFile } from "./import-records.ts";
import type { Notability } from "./notability-file.ts";

/** Kinds of records that an outside source can give. */
export type SourceKind = "host" | "listing" | "geoArea";

/** Whose data a file holds: what every record of it keeps as its provenance. */
export interface SourceInfo {
  /** Stable name of the source, in lower case: openstreetmap, wikivoyage, or the format's name for files of anybody. */
  name: string;
  /** SPDX identifier, such as ODbL-1.0. */
  licence?: string;
  /** What must be shown where the data is, such as "© OpenStreetMap contributors". */
  attribution?: string;
}

/** One record as a source tells it. */
export interface SourceRecord {
  kind: SourceKind;
  /** Names it within its source for good, such as `node/123`. */
  sourceId: string;
  /** The id that a new record gets, such as `osm-node-123`. */
  id: string;
  /** Fields of the native record as `normaliseRecord` takes them; no id, hostIds, status or sources. */
  fields: Record<string, unknown>;
  /** Where a person can look at it. */
  url?: string;
  /** ISO date on which the source last changed it. */
  date?: string;
  /** Overrides what the source says of all records, such as the article that a text is from. */
  attribution?: string;
  /** Overrides the source's: SPDX identifier. */
  licence?: string;
  /** How sure the source is that the place is there, 0 to 1. */
  confidence?: number;
  /** Wikidata item, such as Q1486: the same item in two sources is the same place. */
  wikidata?: string;
  /** Files of Wikimedia Commons that show it, as `readCommonsFile` writes them: not its photos yet. */
  pictures?: string[];
  /** What a place covers that others may be part of, where the source tells. */
  extent?: readonly Polygon[];
  place: SourcePlace;
}

/** Where a record or a fault is in a file. */
export interface SourcePlace {
  /** 1-based. */
  line?: number;
  /** What the format calls it, such as `way/123` or `feature 17`. */
  element?: string;
}

/** A record that was left out, and why. The others are not held up by it. */
export interface SourceFault {
  place: SourcePlace;
  /** Names the record within its source, where the reader knows: a record that is known to be there is not retired. */
  sourceId?: string;
  /** Path of the field in the source's own words, such as `column lat` or `opening_hours`. */
  field?: string;
  code: ImportFaultCode;
  detail: string;
}

/** What a reader gets besides the file. */
export interface SourceOptions {
  /** Canonical BCP 47 codes of the organisation, the first being its default. */
  languages: readonly string[];
  /** Language of texts that do not say theirs; absent: what the source says about the place, else the default language. */
  textLanguage?: string;
  /** Text of the operator's mapping file (JSON), for the formats that take one. */
  mapping?: string;
  /** The operator's own scores, which go before what a source tells. */
  notability?: Notability;
  /** Name of the data set, which keeps apart the ids of two files of the same format; absent: the file's name. */
  dataset?: string;
  /** Positions of the organisation's hosts, [latitude, longitude]: they show coordinates in the wrong order. */
  hostLocations?: readonly GeoLocation[];
  /** How sure a source must be that a place is there, 0 to 1, where it says so; absent: as the reader has it. */
  leastConfidence?: number;
  /** The year of the import: from its first day on, seasons and holidays of opening hours are worked out. */
  year?: number;
  signal?: AbortSignal;
}

/**
 * Reads files of one format. `read` yields what it finds in batches, in memory that does not grow with the file beyond what
 * it must remember of wanted elements. A file may be opened more than once when `readsTwice` is set.
 * @throws BrokenFile when the file as a whole cannot be trusted: then nothing of it is imported.
 */
export interface SourceReader {
  format: string;
  source: SourceInfo;
  readsTwice?: true;
  /** The reader of the source that the file is of, where one format has several. @throws BrokenFile */
  recognise?(file: ImportFile): Promise<SourceReader>;
  read(file: ImportFile, options: SourceOptions): AsyncIterable<SourceBatch>;
}

/** What a reader finds in a part of a file. */
export interface SourceBatch {
  records: SourceRecord[];
  /** Things that are wrong with single records, which are then not among `records`. */
  faults: SourceFault[];
  /** Elements passed over because they are no place for travellers. */
  skipped: number;
  /** What the file says and no record got; it holds nothing up. */
  warnings?: SourceFault[];
}

/** A file that is cut off, not of its format or not in its encoding. */
export class BrokenFile extends Error {
  readonly code: ImportFaultCode;
  readonly place: SourcePlace;
  constructor(code: ImportFaultCode, detail: string, place: SourcePlace = {}, options?: ErrorOptions) {
    super(detail, options);
    this.name = "BrokenFile";
    this.code = code;
    this.place = place;
  }
}
