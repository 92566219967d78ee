import type { ImportFile } from "./import-records.ts";
import { BrokenFile, type SourceReader } from "./source-record.ts";

/** A format of other systems, known before its reader is loaded. */
interface SourceFormat {
  /** Endings of files that are surely of the format; others are read as it only when the operator says so. */
  extensions: readonly string[];
  /** Whether all data sets of the source speak of the same records. */
  worldwide: boolean;
  load(): Promise<SourceReader>;
}

/** Every format that can be imported besides newline-delimited JSON. Readers are loaded when they are needed. */
const formats = {
  osm: {
    extensions: [".osm.pbf", ".pbf", ".osm", ".osm.xml", ".osm.json"],
    worldwide: true,
    load: async () => (await import("./osm/osm-reader.ts")).osmReader,
  },
  geojson: {
    extensions: [".geojson", ".geojsonl", ".geojsons"],
    worldwide: false,
    load: async () => (await import("./geojson/geojson-reader.ts")).geoJsonReader,
  },
  csv: {
    extensions: [".csv", ".tsv"],
    worldwide: false,
    load: async () => (await import("./csv/csv-reader.ts")).csvReader,
  },
  wikivoyage: {
    extensions: [".wikicode", ".wikitext", ".wiki"],
    worldwide: true,
    load: async () => (await import("./wikivoyage/wikivoyage-reader.ts")).wikivoyageReader,
  },
  jsonld: {
    extensions: [".jsonld", ".html", ".htm"],
    worldwide: false,
    load: async () => (await import("./jsonld/jsonld-reader.ts")).jsonLdReader,
  },
  parquet: {
    extensions: [".parquet", ".geoparquet"],
    worldwide: true,
    load: async () => (await import("./places/parquet-reader.ts")).parquetReader,
  },
} as const satisfies Record<string, SourceFormat>;

/** A format of other systems as the operator names it. */
export type SourceFormatName = keyof typeof formats;

/** Every such format. */
export const sourceFormatNames = Object.keys(formats) as SourceFormatName[];

/** The format that a file's name tells; undefined where its ending tells none. */
export function sourceFormatOf(fileName: string): SourceFormatName | undefined {
  const name = fileName.toLowerCase();
  return sourceFormatNames.find((format) => formats[format].extensions.some((end) => name.endsWith(end)));
}

/** The reader of a file in a format. A file that is not of the format is told when it is read. */
export async function loadSourceReader(
  format: SourceFormatName,
  file: ImportFile,
): Promise<{ reader: SourceReader; worldwide: boolean }> {
  const { load, worldwide } = formats[format];
  const reader: SourceReader = await load();
  const own = await reader.recognise?.(file).catch((error: unknown) => {
    if (!(error instanceof BrokenFile)) throw error;
    return undefined;
  });
  return { reader: own ?? reader, worldwide };
}
