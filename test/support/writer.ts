// A process of its own that writes to a PostgreSQL store what it is told: the second half of write-process.ts.
import { normaliseRecord } from "../../src/sources/normalise.ts";
import { openPostgresStore } from "../../src/store/postgres/postgres-store.ts";
import { type Batch, StoreError } from "../../src/store/store.ts";
import { guide, listing } from "./records.ts";
import type { RecordLine } from "./world.ts";

const [url = "", orgId = ""] = process.argv.slice(2);
const store = await openPostgresStore({ url, poolSize: 2 });

function put(batch: Batch, record: RecordLine): void | Promise<void> {
  const checked = normaliseRecord(record, { defaultLanguage: "en-GB" });
  if ("faults" in checked) throw new Error(JSON.stringify(checked.faults));
  return batch.put(checked.kind, checked.record);
}

/** One listing of its own, and a guide with its listing that carry the same mark: whoever sees two marks sees two versions. */
async function write(mark: string): Promise<number> {
  const name = { "en-GB": mark };
  const { version } = await store.write(orgId, async (batch) => {
    await put(batch, listing(mark, { name }));
    await put(batch, guide("latest", { name }));
    await put(batch, listing("of-latest", { name, guideIds: ["latest"] }));
  });
  return version;
}

process.on("message", async (mark: string) => {
  try {
    process.send!({ version: await write(mark) });
  } catch (error) {
    process.send!({ failure: error instanceof StoreError ? error.code : String(error) });
  }
});
process.on("disconnect", () => process.exit());
process.send!({ version: 0 });
