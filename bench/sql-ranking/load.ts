import { performance } from "node:perf_hooks";
import type pg from "pg";
import type { Listing } from "../../src/contract/listing.ts";
import type { CorpusOptions } from "../generator/corpus.ts";
import { generateRecords } from "../generator/generate-records.ts";
import { bodiesOf, rowOf } from "./rows.ts";
import { indexes, insertBodies, insertRows, schema } from "./schema.ts";

/** Listings that one statement takes. */
const CHUNK = 200;

/** Makes the tables and fills them with the active listings of a corpus, in one transaction; then the indexes. */
export async function loadListings(client: pg.Client, orgId: string, options: CorpusOptions) {
  await client.query(schema);
  const start = performance.now();
  let rows: object[] = [];
  let bodies: object[] = [];
  let listings = 0;
  const send = async () => {
    await client.query({ name: "insert", text: insertRows, values: [orgId, JSON.stringify(rows)] });
    await client.query({ name: "bodies", text: insertBodies, values: [orgId, JSON.stringify(bodies)] });
    listings += rows.length;
    rows = [];
    bodies = [];
  };
  await client.query("BEGIN");
  for (const { kind, record } of generateRecords(options)) {
    if (kind !== "listing" || record.status !== "active") continue;
    rows.push(rowOf(record as Listing));
    bodies.push(...bodiesOf(record as Listing));
    if (rows.length === CHUNK) await send();
  }
  await send();
  await client.query("COMMIT");
  for (const statement of indexes) await client.query(statement);
  return { listings, seconds: (performance.now() - start) / 1_000 };
}
