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
