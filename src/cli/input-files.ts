import { createReadStream, statSync } from "node:fs";
import { addAbortSignal, type Readable } from "node:stream";
import type { ImportFile } from "../sources/import-records.ts";
import { CliError, exitStatus } from "./cli-error.ts";

/** Large enough that reading costs little beside checking, small enough that progress is smooth. */
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
    return { name, bytes, open: (signal?: AbortSignal) => openInput(name, stdin, signal) };
  });
  return { files, totalBytes };
}

function openInput(name: string, stdin: Readable, signal: AbortSignal | undefined): Readable {
  const stream = name === "-" ? stdin : createReadStream(name, { highWaterMark: CHUNK_BYTES });
  return signal ? addAbortSignal(signal, stream) : stream;
}

function sizeOf(name: string): number | undefined {
  const stats = statSync(name, { throwIfNoEntry: false });
  if (!stats) throw new CliError(`cannot read ${name}: there is no such file`);
  if (stats.isDirectory()) throw new CliError(`cannot read ${name}: it is a folder`);
  return stats.isFile() ? stats.size : undefined;
}
