import { hash } from "node:crypto";
import { basename } from "node:path";

/** Longest id of a record; see the contract. */
const MAX_ID = 128;

/** A file's name without folders and extensions: what its data set is called when nobody says otherwise. */
export function readDataset(fileName: string): string {
  const name = basename(fileName.replaceAll("\\", "/"));
  return name.replace(/(?<=.)\..*$/, "") || "import";
}

/**
 * What names a record within its source for good: the data set and the source's own id, or where it gives none a
 * fingerprint of what the place is.
 */
export function readSourceId(dataset: string, own: string | undefined, identity: readonly unknown[]): string {
  return `${dataset}/${own ?? `~${fingerprint(JSON.stringify(identity))}`}`;
}

/**
 * The id of a place within its source, where the file gives it one of its own: it tells which record a fault is of, whatever
 * else of the place cannot be read. A fingerprint does not, since it is made of what may be the fault.
 */
export function ownSourceId(dataset: string, own: string | undefined): string | undefined {
  return own === undefined ? undefined : readSourceId(dataset, own, []);
}

/**
 * The id of a new record made of the one in its source: letters, digits, `.`, `_`, `~` and `-`, where slashes become
 * dashes. One that had to be changed in other ways ends in a fingerprint, so that different ones stay different.
 */
export function readRecordId(sourceId: string): string {
  const plain = sourceId.normalize("NFC").replaceAll(/[^\p{L}\p{N}._~-]+/gu, "-");
  if (plain === sourceId.replaceAll("/", "-") && plain.length <= MAX_ID) return plain;
  const mark = fingerprint(sourceId);
  const whole = [...plain].slice(0, (MAX_ID - mark.length - 1) / 2).join("");
  return `${whole}-${mark}`;
}

/** 48 bits of SHA-256 in hexadecimal: two of 100,000 places share one with a chance of 1 in 50,000. */
function fingerprint(text: string): string {
  return hash("sha256", text, "hex").slice(0, 12);
}
