import { writeSync } from "node:fs";
import { openSqliteStore } from "../../src/store/sqlite/sqlite-store.ts";
import { listing } from "./store-conformance/records.ts";

/**
 * A process for the durability test: writes batches to organisation "a" of the folder in its first argument until it is
 * killed, and prints each version once it is acknowledged. The record of a batch is named after its version.
 */
const store = await openSqliteStore({ directory: process.argv[2]! });
for (;;) {
  const next = (await store.version("a")) + 1;
  const { version } = await store.write("a", (batch) => {
    batch.put("listing", listing(`of-version-${next}`, `Place ${next}`));
    for (let n = 0; n < 50; n++) batch.put("listing", listing(`filler-${n}`, `Filler ${n} of ${next}`));
  });
  writeSync(1, `${version}\n`);
}
