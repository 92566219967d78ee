import { hash } from "node:crypto";
import type { Incoming } from "./record-spool.ts";

/** Characters of a wanted id that are kept where it is taken: ids have at most 128. */
const KEPT = 119;

/** The id that a record wants; where another record has that, one made of it, the same whenever it is asked. */
export function freeId(
  { wantedId, dataset, source, id }: Pick<Incoming, "wantedId" | "dataset" | "source" | "id">,
  isTaken: (id: string) => boolean,
): string {
  let free = wantedId;
  for (let attempt = 1; isTaken(free); attempt++) {
    const mark = hash("sha256", `${source}\n${dataset}\n${id}\n${attempt}`, "hex").slice(0, 8);
    free = `${wantedId.slice(0, KEPT)}-${mark}`;
  }
  return free;
}
