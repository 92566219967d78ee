import { createReadStream, readFileSync, statSync } from "node:fs";
import { open as openFile } from "node:fs/promises";
import { addAbortSignal, type Readable } from "node:stream";
import type { ImportFile } from "../sources/import-records.ts";
import { readDataset } from "../sources/properties/source-ids.ts";
import type { SourceFile } from "../sources/read-sources.ts";
import {
  loadSourceReader,
  type SourceFormatName,
  sourceFormatNames,
  sourceFormatOf,
} from "../sources/source-readers.ts";
import { CliError, exitStatus } from "./exit.ts";

/** Large enough that reading costs little compared with checking, small enough for smooth progress. */
const CHUNK_BYTES = 256 * 1024;

/** A file as the operator names it. */
export interface InputFile extends ImportFile {
  /** Undefined when it cannot tell (standard input, a pipe). */
  bytes: number | undefined;
}

/** The files of one command. */
export interface InputFiles {
  files: InputFile[];
  /** Bytes of all files together; undefined when one of them cannot tell (standard input, a pipe). */
  totalBytes: number | undefined;
}

/** Files by their names, `-` being standard input. @throws CliError for one that cannot be read */
export function inputFiles(names: readonly string[], stdin: Readable): InputFiles {
  if (names.filter((name) => name === "-").length > 1) {
    throw new CliError("standard input (-) can be read only once", exitStatus.usage);
  }
  let totalBytes: number | undefined = 0;
  const files = names.map((name) => {
    const bytes = name === "-" ? undefined : sizeOf(name);
    totalBytes = totalBytes === undefined || bytes === undefined ? undefined : totalBytes + bytes;
    const open = (signal?: AbortSignal) => openInput(name, stdin, signal);
    const parts = bytes === undefined ? undefined : { bytes, read: partReader(name) };
    return { name, bytes, open, ...(parts && { parts }) };
  });
  return { files, totalBytes };
}

function openInput(name: string, stdin: Readable, signal: AbortSignal | undefined): Readable {
  const stream = name === "-" ? stdin : createReadStream(name, { highWaterMark: CHUNK_BYTES });
  return signal ? addAbortSignal(signal, stream) : stream;
}

/** Reads parts of a file, which is opened for each: they are large and few. */
function partReader(name: string) {
  return async (start: number, end: number): Promise<Uint8Array> => {
    await using file = await openFile(name);
    const { buffer, bytesRead } = await file.read(Buffer.allocUnsafeSlow(end - start), { position: start });
    return buffer.subarray(0, bytesRead);
  };
}

function sizeOf(name: string): number | undefined {
  const stats = statSync(name, { throwIfNoEntry: false });
  if (!stats) throw new CliError(`cannot read ${name}: there is no such file`);
  if (stats.isDirectory()) throw new CliError(`cannot read ${name}: it is a folder`);
  return stats.isFile() ? stats.size : undefined;
}

/** Formats of files as the operator names them. */
export const formatNames = ["ndjson", ...sourceFormatNames] as const;
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
      const { reader, worldwide } = await loadSourceReader(formats[place] as SourceFormatName, file);
      if (reader.readsTwice && file.name === "-") {
        const detail = `${reader.format} is read more than once, standard input (-) cannot be: save it to a file first`;
        throw new CliError(detail, exitStatus.usage);
      }
      return {
        file,
        reader,
        source: reader.source.name,
        dataset: dataset ?? readDataset(file.name),
        worldwide,
      };
    }),
  );
}

/** Endings of newline-delimited JSON. */
const NATIVE = /\.(ndjson|jsonl)$/i;

/** Whether a file is newline-delimited JSON by its name. */
export function isNative(name: string): boolean {
  return NATIVE.test(name);
}

/**
 * What to try when files fail that were read as newline-delimited JSON only because their endings tell nothing: a `.json` may
 * be GeoJSON, a `.txt` an article. Empty where the operator has said the format, or the endings do.
 */
export function formatHint(files: readonly InputFile[], format: FormatName | undefined): string {
  if (format !== undefined || files.every(({ name }) => isNative(name))) return "";
  return `; read as newline-delimited JSON, since no ending or --format says another format (${sourceFormatNames.join(", ")})`;
}

/** The text of a file of the operator's, `what` it is, where there is one. @throws CliError for one that cannot be read */
export function textOfFile(path: string | undefined, what: string): string | undefined {
  if (path === undefined) return undefined;
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new CliError(
      `cannot read the ${what} ${path}: ${code === "ENOENT" ? "there is no such file" : code}`,
    );
  }
}
