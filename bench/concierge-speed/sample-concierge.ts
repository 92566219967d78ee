import { createReadStream, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Answerer } from "../../src/concierge/answerer.ts";
import { createCatalogueAnswerer } from "../../src/concierge/answers/catalogue-answerer.ts";
import { createDiscovery } from "../../src/discovery/discovery.ts";
import { type ImportFile, importNdjson } from "../../src/sources/import-records.ts";
import { openSqliteStore } from "../../src/store/sqlite/sqlite-store.ts";

const SAMPLE = join(import.meta.dirname, "..", "..", "data", "copenhagen");

/** An organisation's built-in answerer, at a fixed time; `close` takes its temporary store away. */
export interface BenchConcierge {
  answerer: Answerer;
  orgId: string;
  profileId: string;
  close(): Promise<void>;
}

/** The built-in answerer over the sample destination. */
export function openSampleConcierge(nowMs: number): Promise<BenchConcierge> {
  const files = readdirSync(SAMPLE)
    .filter((name) => name.endsWith(".ndjson"))
    .sort()
    .map((name) => ({ name, open: () => createReadStream(join(SAMPLE, name)) }));
  return openConcierge(nowMs, files, ["en-GB", "da-DK", "de-DE", "ja-JP"], "harbour-house");
}

/** The built-in answerer over records (NDJSON) of a host. */
export async function openConcierge(
  nowMs: number,
  files: readonly ImportFile[],
  languageCodes: string[],
  profileId: string,
): Promise<BenchConcierge> {
  const directory = mkdtempSync(join(tmpdir(), "waymark-bench-"));
  const clock = () => nowMs;
  const store = await openSqliteStore({ directory, clock });
  const orgId = "demo";
  await store.organisations.create({ id: orgId, name: "Demo", languageCodes, createdAt: nowMs });
  const { faults } = await importNdjson({ store, orgId, files });
  if (faults.length > 0)
    throw new Error(`the records have ${faults.length} faults, the first: ${JSON.stringify(faults[0])}`);
  const answerer = createCatalogueAnswerer(createDiscovery({ store, clock }));
  const close = async () => {
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  };
  return { answerer, orgId, profileId, close };
}
