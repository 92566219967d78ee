import assert from "node:assert/strict";
import type { ImportFile } from "../../../src/sources/import-records.ts";
import { BrokenFile } from "../../../src/sources/source-record.ts";

/** A file of bytes in memory that comes in chunks of a size and can be opened again. */
export function testFile(content: string | Uint8Array, chunkBytes = 1_000): ImportFile {
  const bytes = typeof content === "string" ? Buffer.from(content) : content;
  async function* open(): AsyncGenerator<Uint8Array> {
    for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
  }
  return { name: "test", open };
}

/** Everything that a reading yields. */
export async function allOf<T>(reading: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of reading) all.push(one);
  return all;
}

/** The fault of a file that is broken; fails when the reading ends well or with another error. */
export async function brokenBy(reading: AsyncIterable<unknown>): Promise<BrokenFile> {
  try {
    await allOf(reading);
  } catch (error) {
    assert.ok(error instanceof BrokenFile, `expected a BrokenFile, not ${(error as Error).stack}`);
    return error;
  }
  assert.fail("the file was read without a fault");
}
