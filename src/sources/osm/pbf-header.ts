import { PbfReader } from "pbf";
import { BrokenFile } from "../source-record.ts";

const understood = new Set(["OsmSchema-V0.6", "DenseNodes"]);

/** What the header of a `.osm.pbf` file tells of it. */
export interface PbfHeader {
  /** Seconds since 1970 up to which changes are in the data. */
  timestamp?: number;
}

/**
 * Reads the header block.
 * @throws BrokenFile when the file needs something of its reader that is not understood here, such as history.
 */
export function readPbfHeader(bytes: Uint8Array): PbfHeader {
  const pbf = new PbfReader(bytes);
  const header: PbfHeader = {};
  for (let field = pbf.nextField(); field; field = pbf.nextField()) {
    if (field === 4) refuseUnknown(pbf.readString());
    else if (field === 32) header.timestamp = pbf.readVarint(true);
  }
  return header;
}

function refuseUnknown(feature: string): void {
  if (understood.has(feature)) return;
  const known = [...understood].join(" and ");
  throw new BrokenFile(
    "broken_file",
    `the file requires ${JSON.stringify(feature)}; ${known} are understood`,
    {
      element: "byte 0",
    },
  );
}
