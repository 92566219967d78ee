import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import {
  type AsyncBuffer,
  type Compressors,
  type FileMetaData,
  parquetMetadataAsync,
  parquetReadObjects,
} from "hyparquet";
import type { ImportFile } from "../import-records.ts";
import { BrokenFile } from "../source-record.ts";

/** One row: values by column. */
export type Row = Record<string, unknown>;

/** A page unpacks to no more than it says; one that says nothing is empty. Snappy is the package's own. */
const compressors: Compressors = {
  ZSTD: (bytes, size) => zstdDecompressSync(bytes, { maxOutputLength: Math.max(1, size) }),
  GZIP: (bytes, size) => gunzipSync(bytes, { maxOutputLength: Math.max(1, size) }),
  BROTLI: (bytes, size) => brotliDecompressSync(bytes, { maxOutputLength: Math.max(1, size) }),
};

/** A Parquet file, of which any part can be read. */
export class ParquetRows {
  readonly columns: readonly string[];
  readonly #file: AsyncBuffer;
  readonly #metadata: FileMetaData;

  private constructor(file: AsyncBuffer, metadata: FileMetaData) {
    this.#file = file;
    this.#metadata = metadata;
    const [root, ...elements] = metadata.schema;
    this.columns = topNames(elements, root?.num_children ?? 0);
  }

  /** @throws BrokenFile for a file that is no Parquet, and for one that is a stream. */
  static async open({ parts }: ImportFile, signal?: AbortSignal): Promise<ParquetRows> {
    if (!parts) throw new BrokenFile("broken_file", "Parquet is read in parts: save it to a file first");
    const file: AsyncBuffer = {
      byteLength: parts.bytes,
      async slice(start, end = parts.bytes) {
        signal?.throwIfAborted();
        const bytes = await parts.read(start, end);
        return bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer;
      },
    };
    return new ParquetRows(file, await understood("its end", () => parquetMetadataAsync(file)));
  }

  /** The rows with some of their columns, a row group at a time: of one all is in memory. */
  async *groups(columns: readonly string[]): AsyncGenerator<{ first: number; rows: Row[] }> {
    const wanted = columns.filter((name) => this.columns.includes(name));
    let first = 0;
    for (const { num_rows } of this.#metadata.row_groups) {
      const rowStart = first;
      const rowEnd = rowStart + Number(num_rows);
      const how = { file: this.#file, metadata: this.#metadata, columns: wanted, compressors, utf8: false };
      const rows = await understood(`the rows from ${rowStart + 1} on`, () =>
        parquetReadObjects({ ...how, rowStart, rowEnd }),
      );
      yield { first, rows };
      first = rowEnd;
    }
  }
}

function topNames(elements: FileMetaData["schema"], count: number): string[] {
  const names: string[] = [];
  let at = 0;
  const pass = (): void => {
    const { num_children = 0 } = elements[at++] ?? {};
    for (let child = 0; child < num_children; child++) pass();
  };
  for (let place = 0; place < count && at < elements.length; place++) {
    names.push(elements[at]!.name);
    pass();
  }
  return names;
}

/** Reads a part of the file; what the package throws of bytes that it does not understand is a fault of the file. */
async function understood<T>(part: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (cause) {
    // What is aborted, or cannot be read from the disk, is not the file's fault.
    if (cause instanceof Error && (cause.name === "AbortError" || ("code" in cause && "syscall" in cause)))
      throw cause;
    const detail = `${part} cannot be read as Parquet: ${cause instanceof Error ? cause.message : cause}`;
    throw new BrokenFile("broken_file", detail, {}, { cause });
  }
}
