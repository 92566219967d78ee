import { createReadStream } from "node:fs";
import { mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { ServiceError } from "../contract/errors.ts";
import { isKind, type Kind } from "../contract/records.ts";
import type { RecordFault } from "../sources/import-faults.ts";
import { type ImportOptions, type ImportReport, importNdjson } from "../sources/import-records.ts";
import { isObject } from "../sources/json-fault.ts";
import type { Store } from "../store/store.ts";
import { type Attempt, earlierOutcome, keepOutcome } from "./attempts.ts";
import { fieldsOf, findRecords, type Listing } from "./list-records.ts";
import { refusalOf } from "./record-faults.ts";
import { objectOf, type Target } from "./records.ts";
import { demandWrite, type Editor, type Fields, maySee, mayWrite, recordOf } from "./scope.ts";

/** More is for `waymark import`: a batch is answered when it is written. */
export const MOST_BATCH_BYTES = 64 * 1024 * 1024;

export interface BatchOptions {
  /** What a line does to the record that is there. */
  mode: "replace" | "merge";
  dryRun: boolean;
}

/** What a batch did, or in a dry run would do, as it is answered. */
export type BatchReport = ReturnType<typeof reported>;

/**
 * Writes lines of records, and of removals `{"kind", "id", "deleted": true}`, which come last: all of them or none.
 * @throws ServiceError body_too_large, invalid_record with the faults of all lines, scope_forbidden
 */
export async function writeBatch(
  store: Store,
  editor: Editor,
  lines: Readable,
  { mode, dryRun }: BatchOptions,
  attempt?: Attempt,
): Promise<BatchReport> {
  const { orgId } = editor;
  const before: { report?: BatchReport } = {};
  if (attempt) {
    await store.write(orgId, async (batch) => {
      before.report = await earlierOutcome<BatchReport>(batch, attempt);
    });
  }
  if (before.report) return before.report;
  const removals: Target[] = [];
  let removed = 0;
  const importing: Omit<ImportOptions, "files"> = {
    ...{ store, orgId, dryRun, writing: mode === "merge" ? "merge" : "put" },
    takeLine(value) {
      if (!isObject(value) || value.deleted !== true) return undefined;
      const faults = removalFaults(value);
      if (faults.length === 0) removals.push({ kind: value.kind as Kind, id: value.id as string });
      return Promise.resolve(faults);
    },
    admit(kind, record, existing) {
      if (existing) demandWrite(editor, kind, existing);
      demandWrite(editor, kind, record as object as Record<string, unknown>);
    },
    async finish(batch) {
      batch.author = editor.keyId;
      for (const { kind, id } of removals) {
        const stored = await batch.record(kind, id);
        if (!stored || !maySee(editor, kind, recordOf(stored))) continue;
        demandWrite(editor, kind, recordOf(stored));
        await batch.remove(kind, id);
        removed++;
      }
    },
  };
  return withBody(lines, MOST_BATCH_BYTES, "a batch: send several, or use waymark import", async (path) => {
    const file = { name: "body", open: () => createReadStream(path) };
    const report = reported(await importNdjson({ ...importing, files: [file] }), removed, dryRun);
    if (attempt) await store.write(orgId, (batch) => keepOutcome(batch, attempt, report));
    return report;
  });
}

/**
 * Makes one merge patch of every published record of a kind that passes the filters and that the editor may write: all of them or none.
 * @throws as of `writeBatch`; ServiceError invalid_json
 */
export async function patchRecords(
  store: Store,
  editor: Editor,
  kind: Kind,
  { filters, body, dryRun }: { filters: Omit<Listing, "limit" | "state">; body: Uint8Array; dryRun: boolean },
  attempt?: Attempt,
): Promise<BatchReport> {
  const patch = objectOf(body);
  const found = await findRecords(store, editor, kind, { ...filters, state: "published" });
  const lines = found
    .filter(({ published }) => mayWrite(editor, kind, fieldsOf(published!)))
    .map(({ id }) => `${JSON.stringify({ ...patch, kind, id } satisfies Fields)}\n`);
  return writeBatch(store, editor, Readable.from(lines), { mode: "merge", dryRun }, attempt);
}

/** Keeps a body in a file until it is used, so that nobody waits for a slow sender. @throws ServiceError body_too_large */
export async function withBody<T>(
  body: Readable,
  mostBytes: number,
  what: string,
  use: (path: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), "waymark-body-"));
  try {
    const path = join(folder, "body");
    await keep(body, path, mostBytes, what).finally(() => body.resume());
    return await use(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function keep(body: Readable, path: string, mostBytes: number, what: string): Promise<void> {
  await using file = await open(path, "wx", 0o600);
  let bytes = 0;
  // What is left of too large a body is let go, so that its sender gets the answer.
  for await (const chunk of body.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > mostBytes) {
      throw new ServiceError("body_too_large", `more than ${mostBytes} bytes are too many for ${what}`);
    }
    await file.writeFile(chunk);
  }
}

function removalFaults({ kind, id, deleted: _, ...more }: Record<string, unknown>): RecordFault[] {
  const detail = "a removal has kind, id and deleted alone";
  return [
    ...(isKind(kind) ? [] : [{ field: "kind", code: "unknown_kind" as const, detail }]),
    ...(typeof id === "string" ? [] : [{ field: "id", code: "invalid_id" as const, detail }]),
    ...Object.keys(more).map((field) => ({ field, code: "unknown_field" as const, detail })),
  ];
}

function reported(report: ImportReport, removed: number, dryRun: boolean) {
  if (!report.result) throw refusalOf(report.faults, report.faultCount);
  const { dangling, danglingCount, changes } = report;
  const named = changes?.first.map(({ fields, ...change }) => ({
    ...change,
    fields: fields.map(({ field }) => field),
  }));
  return { ...report.result, removed, dryRun, changes: named, danglingCount, dangling };
}
