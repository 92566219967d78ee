// Files for tests of readers: their bytes in memory, and what a reader makes of them.
import assert from "node:assert/strict";
import type { ImportFile } from "../../../src/sources/import-records.ts";
import { normaliseRecord } from "../../../src/sources/normalise.ts";
import {
  BrokenFile,
  type SourceBatch,
  type SourceOptions,
  type SourceReader,
} from "../../../src/sources/source-record.ts";

/** A stream of the bytes in chunks of a size. */
export async function* inChunks(bytes: Uint8Array, size = 64 * 1024): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** A file of this content, read in chunks of so many bytes. */
export function fileOf(name: string, content: string | Uint8Array, chunk?: number): ImportFile {
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  return { name, open: () => inChunks(bytes, chunk) };
}

/** A file of these records, a line each. */
export function fileOfRecords(records: readonly object[]): ImportFile {
  return fileOf("fixture.ndjson", records.map((record) => `${JSON.stringify(record)}\n`).join(""));
}

/** All that a reader finds, in one batch; each record is checked to be one that an import takes. */
export async function readAll(
  reader: SourceReader,
  file: ImportFile,
  options: Partial<SourceOptions> = {},
): Promise<SourceBatch> {
  const all: SourceBatch = { records: [], faults: [], skipped: 0 };
  const given = { languages: ["en-GB", "da"], year: 2026, ...options };
  for await (const { records, faults, skipped, warnings = [] } of reader.read(file, given)) {
    all.records.push(...records);
    all.faults.push(...faults);
    all.skipped += skipped;
    if (warnings.length > 0) all.warnings = [...(all.warnings ?? []), ...warnings];
  }
  for (const { kind, id, fields } of all.records) {
    const normalised = normaliseRecord({ kind, id, ...fields }, { defaultLanguage: "en-GB" });
    assert.ok("record" in normalised, JSON.stringify(normalised));
  }
  return all;
}

/** The BrokenFile that some work ends in. */
export async function brokenBy(work: Promise<unknown>): Promise<BrokenFile> {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof BrokenFile, `expected a broken file, not ${error}`);
  return error;
}
