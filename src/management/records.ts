import { ServiceError } from "../contract/errors.ts";
import type { Kind } from "../contract/records.ts";
import { DEFAULT_LANGUAGE } from "../languages/compare.ts";
import { isObject } from "../sources/json-fault.ts";
import { readJson } from "../sources/ndjson.ts";
import { normaliseRecord } from "../sources/normalise.ts";
import { completeRecord, differences } from "../sources/revise.ts";
import type { Store } from "../store/store.ts";
import { type Attempt, earlierOutcome, keepOutcome } from "./attempts.ts";
import { pointerOf, refusalOf } from "./record-faults.ts";
import { demandWrite, type Editor, type Fields, maySee, type Owned, recordOf, shownOf } from "./scope.ts";

export interface Target {
  kind: Kind;
  id: string;
}

/** A record without its secrets, and the organisation's version at which it was last changed. */
export interface Versioned {
  version: number;
  record: Fields;
}

export interface Written extends Versioned {
  /** Whether it was not there before. */
  isNew: boolean;
}

/** What is done to a record: `put` replaces it, `merge` is a merge patch (RFC 7396). The body is JSON in UTF-8. */
export interface Change {
  writing: "put" | "merge";
  body: Uint8Array;
}

export interface Conditions {
  /** Whether the caller's conditions hold for a record of this version; undefined: there is none. */
  holds: (version: number | undefined) => boolean;
  attempt?: Attempt;
}

/** @throws ServiceError record_not_found */
export async function readRecord(store: Store, editor: Editor, { kind, id }: Target): Promise<Versioned> {
  const stored = await store.read(editor.orgId).record(kind, id);
  const record = stored && recordOf(stored);
  if (!record || !maySee(editor, kind, record)) throw notFound({ kind, id });
  return { version: stored.version, record: shownOf(kind, record) };
}

/**
 * Puts or patches one record, in one transaction with what it is made of.
 * An attempt that was made before is answered with the record as it is now. @throws ServiceError record_not_found (a patch of nothing), scope_forbidden, invalid_json, invalid_record with every fault,
 *   precondition_failed with what differs by field, idempotency_conflict
 */
export async function writeRecord(
  store: Store,
  editor: Editor,
  target: Target,
  { writing, body }: Change,
  { holds, attempt }: Conditions,
): Promise<Written> {
  const { kind, id } = target;
  const organisation = await store.organisations.find(editor.orgId);
  const options = { defaultLanguage: organisation?.languageCodes[0] ?? DEFAULT_LANGUAGE };
  const given = named(target, body);
  let written: Written | undefined;
  await store.write(editor.orgId, async (batch) => {
    const stored = await batch.record(kind, id);
    const existing = stored && recordOf(stored);
    const before = await earlierOutcome<Pick<Written, "isNew">>(batch, attempt);
    if (before && existing) {
      written = { version: stored.version, record: shownOf(kind, existing), ...before };
      return;
    }
    if (writing === "merge" && !(existing && maySee(editor, kind, existing))) throw notFound(target);
    if (existing) demandWrite(editor, kind, existing);
    const whole = completeRecord(writing, given, existing, options);
    const checked = "faults" in whole ? whole : normaliseRecord(whole.value, options);
    if ("faults" in checked) throw refusalOf(checked.faults);
    const record = checked.record as Fields & { id: string };
    demandWrite(editor, kind, record);
    if (!holds(stored?.version)) throw conflictOf(kind, stored?.version, existing ?? {}, record);
    await batch.put(kind, record);
    const isSame = stored?.body === JSON.stringify(record);
    const version = isSame ? stored.version : batch.version;
    written = { version, record: shownOf(kind, record), isNew: !stored };
    await keepOutcome(batch, attempt, { isNew: !stored });
  });
  return written!;
}

/** @throws ServiceError record_not_found, scope_forbidden, precondition_failed, idempotency_conflict */
export async function removeRecord(
  store: Store,
  editor: Editor,
  target: Target,
  { holds, attempt }: Conditions,
): Promise<void> {
  const { kind, id } = target;
  await store.write(editor.orgId, async (batch) => {
    if (await earlierOutcome(batch, attempt)) return;
    const stored = await batch.record(kind, id);
    const existing = stored && recordOf(stored);
    if (!existing || !maySee(editor, kind, existing)) throw notFound(target);
    demandWrite(editor, kind, existing);
    if (!holds(stored.version)) throw conflictOf(kind, stored.version, existing, {});
    await batch.remove(kind, id);
    await keepOutcome(batch, attempt, {});
  });
}

/** The value of a body with kind and id, which the address says; a body may repeat them. @throws ServiceError invalid_json, invalid_record */
function named({ kind, id }: Target, body: Uint8Array): Fields {
  const { kind: saidKind = kind, id: saidId = id, ...fields } = objectOf(body);
  const detail = (said: string) => `the address says ${said}: leave the field out, or say the same`;
  const faults = [
    ...(saidKind === kind ? [] : [{ field: "kind", code: "unknown_kind" as const, detail: detail(kind) }]),
    ...(saidId === id ? [] : [{ field: "id", code: "invalid_id" as const, detail: detail(id) }]),
  ];
  if (faults.length > 0) throw refusalOf(faults);
  return { kind, id, ...fields };
}

/** A body's JSON object. @throws ServiceError invalid_json, invalid_record */
export function objectOf(body: Uint8Array): Fields {
  const read = readJson(body);
  if (!read || read.fault) throw new ServiceError("invalid_json", read?.fault.detail ?? "the body is empty");
  const { value } = read;
  if (isObject(value)) return value;
  throw refusalOf([{ code: "not_an_object", detail: "the body must be a JSON object" }]);
}

function notFound({ kind, id }: Target): ServiceError {
  return new ServiceError("record_not_found", `there is no ${kind} ${id}`);
}

/** Both versions of what differs, by field. */
export function conflictOf(
  kind: Owned,
  version: number | undefined,
  stored: Fields,
  given: Fields,
): ServiceError {
  const fields = differences(shownOf(kind, stored), shownOf(kind, given)).map(({ field, from, to }) => {
    return { name: field, pointer: pointerOf(field), stored: from, given: to };
  });
  const detail =
    version === undefined
      ? "there is no such record: send If-None-Match: * to create it"
      : `the record is of version ${version}: look at what differs, and send If-Match: "${version}"`;
  const conflict = { version: version ?? null, fields };
  return new ServiceError("precondition_failed", detail, { members: { conflict } });
}
