import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadSample, SAMPLE_ORG } from "../../src/cli/sample.ts";
import type { Answerer } from "../../src/concierge/answerer.ts";
import { createCatalogueAnswerer } from "../../src/concierge/answers/catalogue-answerer.ts";
import { KnowledgeBook } from "../../src/concierge/answers/knowledge.ts";
import type { OrgWords } from "../../src/concierge/understanding/org-words.ts";
import { createDiscovery, type Discovery } from "../../src/discovery/discovery.ts";
import { openSqliteStore } from "../../src/store/sqlite/sqlite-store.ts";
import type { Store } from "../../src/store/store.ts";

/** An organisation's built-in answerer, at a fixed time; `close` takes its temporary store away. */
export interface BenchConcierge {
  answerer: Answerer;
  discovery: Discovery;
  orgId: string;
  profileId: string;
  close(): Promise<void>;
}

/** The built-in answerer over the sample destination. */
export function openSampleConcierge(nowMs: number): Promise<BenchConcierge> {
  const load = (store: Store) => loadSample(store, undefined, nowMs);
  return openConcierge(nowMs, SAMPLE_ORG, "harbour-house", load);
}

/** The words of the sample destination, as its concierge understands messages by. */
export async function readSampleWords(nowMs: number): Promise<OrgWords> {
  const { discovery, orgId, close } = await openSampleConcierge(nowMs);
  const { words } = await discovery.read(orgId, (org) => new KnowledgeBook().of(org, nowMs));
  await close();
  return words;
}

/** The built-in answerer over an organisation that `load` makes. */
export async function openConcierge(
  nowMs: number,
  orgId: string,
  profileId: string,
  load: (store: Store) => Promise<unknown>,
): Promise<BenchConcierge> {
  const directory = mkdtempSync(join(tmpdir(), "waymark-bench-"));
  const clock = () => nowMs;
  const store = await openSqliteStore({ directory, clock });
  await load(store);
  const discovery = createDiscovery({ store, clock });
  const close = async () => {
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  };
  return { answerer: createCatalogueAnswerer(discovery), discovery, orgId, profileId, close };
}
