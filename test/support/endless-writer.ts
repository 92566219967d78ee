import { writeSync } from "node:fs";
import { openPostgresStore } from "../../src/store/postgres/postgres-store.ts";
import { openSqliteStore } from "../../src/store/sqlite/sqlite-store.ts";
import { listing } from "./store-conformance/records.ts";

/**
 * A process for the durability tests: writes to organisation "a" of the folder or PostgreSQL's URL in its first argument until it is killed, or
 * until as many versions as its second argument says. One writer writes batches, three write single records that may share a transaction; each version is
 * printed once it is acknowledged. Each writes a record called after the version, whose name says how many fillers called so were written beside it.
 */
const [, , place = "", most = "Infinity"] = process.argv;
const isUrl = place.startsWith("postgres:");
const store = await (isUrl ? openPostgresStore({ url: place }) : openSqliteStore({ directory: place }));
async function write(fillers: (count: number) => number, together: boolean): Promise<void> {
  for (let count = 1; ; count++) {
    const { version } = await store.write(
      "a",
      (batch) => {
        const name = `of-version-${batch.version}`;
        batch.put("listing", listing(name, `${fillers(count)}`));
        for (let n = 0; n < fillers(count); n++) batch.put("listing", listing(`filler-${n}`, name));
      },
      { together },
    );
    writeSync(1, `${version}\n`);
    if (version >= Number(most)) process.exit();
  }
}
const none = () => 0;
// After a large batch the log is brought into the file.
const some = (count: number) => (count % 8 === 0 ? 2_000 : 50);
await Promise.all([write(some, false), write(none, true), write(none, true), write(none, true)]);
