import { readFileSync } from "node:fs";
import { datasetOf } from "../sources/properties/source-ids.ts";
import type { SourceFile } from "../sources/read-sources.ts";
import {
  loadSourceReader,
  type SourceFormatName,
  sourceFormatNames,
  sourceFormatOf,
} from "../sources/source-readers.ts";
import { CliError, exitStatus } from "./cli-error.ts";
import type { InputFile } from "./input-files.ts";

/** Formats of files as the operator names them. */
export const formatNames = ["ndjson", ...sourceFormatNames] as const;
/** One of `formatNames`. */
export type FormatName = (typeof formatNames)[number];

/**
 * The source files of a command, with their readers; undefined when all files are newline-delimited JSON.
 * @param format what the operator said; absent: each file's ending tells, and what tells nothing is newline-delimited JSON
 * @param dataset the name of all files' data set; absent: each file's own name
 * @throws CliError for files of both sorts together, and for standard input in a format that is read more than once
 */
export async function sourceFiles(
  files: readonly InputFile[],
  { format, dataset }: { format?: FormatName; dataset?: string },
): Promise<SourceFile[] | undefined> {
  const formats = files.map(({ name }) => format ?? sourceFormatOf(name) ?? "ndjson");
  const native = formats.indexOf("ndjson");
  if (formats.every((name) => name === "ndjson")) return undefined;
  if (native >= 0) {
    const detail = `${files[native]!.name} is read as newline-delimited JSON, other files as ${formats.find((name) => name !== "ndjson")}`;
    throw new CliError(`${detail}: import them one after the other, or say --format`, exitStatus.usage);
  }
  return Promise.all(
    files.map(async (file, place) => {
      const { reader, worldwide } = await loadSourceReader(formats[place] as SourceFormatName);
      if (reader.readsTwice && file.name === "-") {
        const detail = `${reader.format} is read more than once, standard input (-) cannot be: save it to a file first`;
        throw new CliError(detail, exitStatus.usage);
      }
      return {
        file,
        reader,
        source: reader.source.name,
        dataset: dataset ?? datasetOf(file.name),
        worldwide,
      };
    }),
  );
}

/** Endings of newline-delimited JSON. */
const NATIVE = /\.(ndjson|jsonl)$/i;

/**
 * What to try when files fail that were read as newline-delimited JSON only because their endings tell nothing: a `.json` may
 * be GeoJSON, a `.txt` an article. Empty where the operator has said the format, or the endings do.
 */
export function formatHint(files: readonly InputFile[], format: FormatName | undefined): string {
  if (format !== undefined || files.every(({ name }) => NATIVE.test(name))) return "";
  return `; read as newline-delimited JSON, since no ending or --format says another format (${sourceFormatNames.join(", ")})`;
}

/** The text of the operator's mapping file, where there is one. @throws CliError for one that cannot be read */
export function mappingText(path: string | undefined): string | undefined {
  if (path === undefined) return undefined;
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CliError(
      `cannot read the mapping ${path}: ${code === "ENOENT" ? "there is no such file" : code}`,
    );
  }
}
