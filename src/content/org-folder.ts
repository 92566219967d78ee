import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileName } from "./file-name.ts";

/**
 * The folder of what is kept as files beside an organisation's records: its basemap, its walking graph, its pictures. It
 * is the same whichever store keeps the records, and may be missing.
 * `dataDirectory`: `WAYMARK_DATA`.
 * @throws RangeError as `fileName`
 */
export function orgFolder(dataDirectory: string, orgId: string): string {
  return join(dataDirectory, "files", fileName(orgId));
}

/** Vector tiles of streets, water and green (PMTiles). */
export const BASEMAP_FILE = "basemap.pmtiles";
/** Streets and paths for walkers. */
export const WALKING_FILE = "walking.bin";
/** The columns of a large organisation as they were last read. It may be removed at any time. */
export const CATALOGUE_FILE = "catalogue.bin";

/** The text of a file; undefined where there is none. */
export function textIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

/** Writes a file of such a folder at once: who reads it sees the old one or the new one. Returns its length in bytes. */
export async function replaceFile(
  folder: string,
  name: string,
  pieces: Iterable<Uint8Array>,
): Promise<number> {
  await mkdir(folder, { recursive: true });
  const temporary = join(folder, `${name}.${randomUUID()}.tmp`);
  try {
    await writeFile(temporary, pieces, { flag: "wx", flush: true });
    const { size } = await stat(temporary);
    await rename(temporary, join(folder, name));
    return size;
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
