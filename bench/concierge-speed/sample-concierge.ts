import { createReadStream, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Answerer } from "../../src/concierge/answerer.ts";
import { createCatalogueAnswerer } from "../../src/concierge/answers/catalogue-answerer.ts";
import { createDiscovery } from "../../src/discovery/discovery.ts";
import { importNdjson } from "../../src/sources/import-records.ts";
import { openSqliteStore } from "../../src/store/sqlite/sqlite-store.ts";

const SAMPLE = join(import.meta.dirname, "..", "..", "data", "copenhagen");

/** The built-in answerer over the sample destination in a temporary store, at a fixed time; `close` takes the store away. */
export async function openSampleConcierge(nowMs: number): Promise<{
  answerer: Answerer;
  orgId: string;
  profileId: string;
  close(): Promise<void>;
}> {
  const directory = mkdtempSync(join(tmpdir(), "waymark-bench-"));
  const clock = () => nowMs;
  const store = await openSqliteStore({ directory, clock });
  const orgId = "demo";
  const languageCodes = ["en-GB", "da-DK", "de-DE", "ja-JP"];
  await store.organisations.create({ id: orgId, name: "Demo", languageCodes, createdAt: nowMs });
  const files = readdirSync(SAMPLE)
    .filter((name) => name.endsWith(".ndjson"))
    .sort()
    .map((name) => ({ name, open: () => createReadStream(join(SAMPLE, name)) }));
  const { faults } = await importNdjson({ store, orgId, files });
  if (faults.length > 0) throw new Error(`the sample has ${faults.length} faults`);
  const answerer = createCatalogueAnswerer(createDiscovery({ store, clock }));
  const close = async () => {
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  };
  return { answerer, orgId, profileId: "harbour-house", close };
}
