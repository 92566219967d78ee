// Sources for tests: records that are told as they are, and files that end badly.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Kind } from "../../../src/contract/records.ts";
import {
  type ImportSourcesOptions,
  importSources,
  type SourceImportReport,
} from "../../../src/sources/import-sources.ts";
import type { LooseRecord } from "../../../src/sources/merge/merge-record.ts";
import type { SourceFile } from "../../../src/sources/read-sources.ts";
import type {
  BrokenFile,
  SourceFault,
  SourceInfo,
  SourceRecord,
} from "../../../src/sources/source-record.ts";
import { openSqliteStore } from "../../../src/store/sqlite/sqlite-store.ts";
import type { Store } from "../../../src/store/store.ts";

/** Where every test place lies that does not say otherwise. */
export const HERE = [41.1579, -8.6291] as const;
const METRES_PER_DEGREE = 111_195;

/** The position so many metres north of `HERE`. */
export function north(metres: number): [number, number] {
  return [HERE[0] + metres / METRES_PER_DEGREE, HERE[1]];
}

/** A file of the test source. */
export interface TestFile {
  records: readonly SourceRecord[];
  faults?: readonly SourceFault[];
  skipped?: number;
  /** Thrown after the records. */
  broken?: BrokenFile;
  source?: Partial<SourceInfo>;
  dataset?: string;
  worldwide?: boolean;
  name?: string;
}

/** A listing of a source. */
export function place(
  sourceId: string,
  fields: Record<string, unknown> = {},
  more: Partial<SourceRecord> = {},
): SourceRecord {
  const given = { name: { "pt-PT": `Lugar ${sourceId}` }, geoLocation: [...HERE], ...fields };
  const id = `test-${sourceId.replace("/", "-")}`;
  return { kind: "listing", sourceId, id, fields: given, place: { element: sourceId }, ...more };
}

/** A file of the test source, as the pipeline takes it. */
export function sourceFile(given: TestFile | readonly SourceRecord[]): SourceFile {
  const file: TestFile = "records" in given ? given : { records: given };
  const info = { name: "testmap", licence: "ODbL-1.0", attribution: "© Test map", ...file.source };
  async function* read() {
    yield { records: [...file.records], faults: [...(file.faults ?? [])], skipped: file.skipped ?? 0 };
    if (file.broken) throw file.broken;
  }
  return {
    file: { name: file.name ?? "town.test", open: async function* () {} },
    reader: { format: "test", source: info, read },
    source: info.name,
    dataset: file.dataset ?? "town",
    worldwide: file.worldwide ?? true,
  };
}

/** An organisation in a store of its own, and what tests do with it. */
export async function openTestOrganisation() {
  const directory = mkdtempSync(join(tmpdir(), "waymark-sources-"));
  const store: Store = await openSqliteStore({ directory, clock: () => 0, synchronous: "normal" });
  const orgId = "org";
  await store.organisations.create({
    id: orgId,
    name: orgId,
    languageCodes: ["en-GB", "pt-PT"],
    createdAt: 0,
  });

  /** Imports files of records; `options` overrides what a command would have by default. */
  async function take(
    files: readonly (TestFile | readonly SourceRecord[])[],
    options: Partial<ImportSourcesOptions> = {},
  ): Promise<SourceImportReport> {
    const defaults = { reading: {}, hostIds: [], prune: false, dryRun: false, strict: false, now: 0 };
    return importSources({ store, orgId, files: files.map(sourceFile), ...defaults, ...options });
  }
  /** A stored record, undefined where there is none. */
  async function stored(id: string, kind: Kind = "listing"): Promise<LooseRecord | undefined> {
    const found = await store.read(orgId).record(kind, id);
    return found && JSON.parse(found.body);
  }
  /** Writes a record as a curator does. */
  async function curate(record: LooseRecord, kind: Kind = "listing"): Promise<void> {
    await store.write(orgId, (batch) => batch.put(kind, record));
  }
  /** Changes fields of a stored record as a curator does; undefined takes one away. */
  async function edit(id: string, changes: Record<string, unknown>): Promise<void> {
    await curate(JSON.parse(JSON.stringify({ ...(await stored(id)), ...changes })));
  }
  const version = () => store.version(orgId);
  async function remove(): Promise<void> {
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  }
  return { store, orgId, take, stored, curate, edit, version, remove };
}

/** An organisation with a store of its own. */
export type TestOrganisation = Awaited<ReturnType<typeof openTestOrganisation>>;
