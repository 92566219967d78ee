import { once } from "node:events";
import type { Writable } from "node:stream";
import type { Kind } from "../contract/records.ts";
import type { Store } from "../store/store.ts";

/** Bytes are gathered up to about this many UTF-16 units before they are written. */
const CHUNK_UNITS = 64 * 1024;

/**
 * Writes an organisation's records as newline-delimited JSON, `{"kind":…, …record}` a line, by kind and id, from one
 * version, secrets and drafts included: importing them gives the same records again. Waits while the stream is full;
 * does not end it. `head` is written before them. Returns the number of records; damaged ones are as of Reader.records.
 * @throws StoreError `unknown_organisation`, `damaged_record`; the stream's error.
 */
export async function exportNdjson(
  store: Store,
  orgId: string,
  output: Writable,
  kinds?: readonly Kind[],
  head = "",
  onDamaged?: (kind: Kind, id: string) => void,
): Promise<number> {
  let count = 0;
  let pending = head;
  const failure = Promise.withResolvers<never>();
  failure.promise.catch(() => {});
  output.once("error", failure.reject);
  const flush = async () => {
    if (!output.write(pending)) await Promise.race([once(output, "drain"), failure.promise]);
    pending = "";
  };
  try {
    for await (const { kind, body } of store.read(orgId).records(kinds, onDamaged)) {
      pending += exportLine(kind, body);
      count++;
      if (pending.length >= CHUNK_UNITS) await flush();
    }
    if (pending !== "") await flush();
    return count;
  } finally {
    output.off("error", failure.reject);
  }
}

/** The line of a record; `body` is its JSON text, an object with at least an id. */
export function exportLine(kind: Kind, body: string): string {
  return `{"kind":${JSON.stringify(kind)},${body.slice(1)}\n`;
}
