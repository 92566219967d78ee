import { ServiceError } from "../contract/errors.ts";
import type { Kind } from "../contract/records.ts";
import { DEFAULT_LANGUAGE } from "../languages/compare.ts";
import { isObject } from "../sources/json-fault.ts";
import { readJson } from "../sources/ndjson.ts";
import { type NormaliseOptions, normaliseRecord } from "../sources/normalise.ts";
import { completeRecord, differences } from "../sources/revise.ts";
import type { Batch, Reader, Store, StoredRevision } from "../store/store.ts";
import { type Attempt, earlierOutcome, keepOutcome } from "./attempts.ts";
import { pointerOf, refusalOf } from "./record-faults.ts";
import { demandWrite, type Editor, type Fields, maySee, type Owned, recordOf, shownOf } from "./scope.ts";

export interface Target {
  kind: Kind;
  id: string;
}

/** What conditions name: the organisation's version at which a record was last changed; of a draft its latest revision, as `d12`. */
export type Version = number | string;

/** A record without its secrets. */
export interface Versioned {
  version: Version;
  record: Fields;
}
export interface Found extends Versioned {
  /** Of the draft that is there beside what is published. */
  draftVersion?: Version;
}
export interface Written extends Versioned {
  /** Whether it was not there before. */
  isNew: boolean;
}

/** A record as it is stored, with its secrets. */
interface Stated {
  version: Version;
  record: Fields;
  /** `record` as JSON. */
  body: string;
}
/** What there is of a record. */
export interface Standing {
  published?: Stated & { version: number };
  draft?: Stated & { base: number | null };
}

/** What is done to a record or its draft: `put` replaces it, `merge` is a merge patch (RFC 7396). The body is JSON in UTF-8. */
export interface Change {
  writing: "put" | "merge";
  isDraft: boolean;
  body: Uint8Array;
}

export interface Conditions {
  /** Whether the caller named any. */
  isConditional: boolean;
  /**
   * Whether they hold for what is there of this version (undefined: nothing). `own`: of a draft that is to be written its own, where that is
   * another: what begins a draft may name what it begins from, and that there is no draft yet.
   */
  holds: (version: Version | undefined, own?: { version: Version | undefined }) => boolean;
  attempt?: Attempt;
}

export function draftVersion(revision: number): string {
  return `d${revision}`;
}

export async function standingOf(
  reader: Pick<Reader, "record" | "draft">,
  { kind, id }: Target,
): Promise<Standing> {
  const stored = await reader.record(kind, id);
  const draft = await reader.draft(kind, id);
  return {
    published: stored && { version: stored.version, body: stored.body, record: recordOf(stored) },
    draft: draft && {
      ...{ version: draftVersion(draft.revision), base: draft.base },
      ...{ body: draft.body, record: recordOf(draft) },
    },
  };
}

/** What is published, or its draft. @throws ServiceError record_not_found */
export async function readRecord(
  store: Store,
  editor: Editor,
  target: Target,
  isDraft: boolean,
): Promise<Found> {
  const { published, draft } = await standingOf(store.read(editor.orgId), target);
  const found = isDraft ? draft : published;
  if (!found || !maySee(editor, target.kind, found.record)) throw notFound(target, isDraft);
  return { ...shown(target, found), draftVersion: draft?.version };
}

/**
 * Puts or patches one record or its draft, in one transaction with what it is made of. A draft begins as what is published.
 * An attempt that was made before is answered with the record as it is now. @throws ServiceError record_not_found (a patch of nothing), scope_forbidden, invalid_json, invalid_record with every fault,
 *   precondition_failed with what differs by field, idempotency_conflict
 */
export function writeRecord(
  store: Store,
  editor: Editor,
  target: Target,
  { writing, isDraft, body }: Change,
  conditions: Conditions,
): Promise<Written> {
  const given = named(target, body);
  return writeGiven(store, editor, target, given, { writing, isDraft, action: writing }, conditions);
}

/** The same of a value `{"kind", "id", …}`. */
export async function writeGiven(
  store: Store,
  editor: Editor,
  target: Target,
  given: Fields,
  how: Pick<Change, "writing" | "isDraft"> & { action: StoredRevision["action"] },
  { holds, attempt }: Conditions,
): Promise<Written> {
  const { kind, id } = target;
  const { writing, isDraft, action } = how;
  const options = await optionsOf(store, editor);
  const shows = isDraft ? "draft" : "published";
  const written = await changing(store, editor, target, { shows, attempt }, async (batch, standing) => {
    const { published, draft } = standing;
    const existing = (isDraft && draft) || published;
    if (writing === "merge" && !(existing && maySee(editor, kind, existing.record)))
      throw notFound(target, isDraft);
    for (const one of [published, isDraft ? draft : undefined])
      if (one) demandWrite(editor, kind, one.record);
    const whole = completeRecord(writing, given, existing?.record, options);
    const record = checked(whole, options);
    demandWrite(editor, kind, record);
    if (!holds(existing?.version, isDraft ? { version: draft?.version } : undefined))
      throw conflictOf(kind, existing, record);
    const body = JSON.stringify(record);
    if (standing[shows]?.body === body) return { ...shown(target, standing[shows]), isNew: false };
    const number = await revise(batch, editor, target, { isDraft, action, before: existing?.record, record });
    if (isDraft) {
      const base = draft ? draft.base : (published?.version ?? null);
      await batch.putDraft({ kind, id, revision: number, base, body });
    } else await batch.put(kind, record);
    const version = isDraft ? draftVersion(number) : batch.version;
    return { ...shown(target, { version, record }), isNew: !existing };
  });
  return written!;
}

/** Removes what is published, and its draft. @throws ServiceError record_not_found, scope_forbidden, precondition_failed, idempotency_conflict */
export async function removeRecord(
  store: Store,
  editor: Editor,
  target: Target,
  { holds, attempt }: Conditions,
): Promise<void> {
  const { kind, id } = target;
  await changing(store, editor, target, { attempt }, async (batch, { published, draft }) => {
    if (!published || !maySee(editor, kind, published.record)) throw notFound(target);
    for (const one of [published, draft]) if (one) demandWrite(editor, kind, one.record);
    if (!holds(published.version)) throw conflictOf(kind, published, {});
    await revise(batch, editor, target, { action: "delete" });
    await batch.remove(kind, id);
    await batch.removeDraft(kind, id);
    return undefined;
  });
}

/**
 * One change of one record in one transaction, done once however often it is tried: what was done before is answered with what it
 * `shows` as that is now.
 */
export async function changing(
  store: Store,
  editor: Editor,
  target: Target,
  { shows, attempt }: { shows?: keyof Standing; attempt: Attempt | undefined },
  change: (batch: Batch, standing: Standing) => Promise<Written | undefined>,
): Promise<Written | undefined> {
  let written: Written | undefined;
  const fill = async (batch: Batch) => {
    const standing = await standingOf(batch, target);
    const before = await earlierOutcome<Pick<Written, "isNew">>(batch, attempt);
    const now = shows && standing[shows];
    if (before && (now || !shows)) {
      written = now && { ...shown(target, now), ...before };
      return;
    }
    written = await change(batch, standing);
    await keepOutcome(batch, attempt, { isNew: written?.isNew ?? false });
  };
  await store.write(editor.orgId, fill, { together: true });
  return written;
}

/** Keeps a change of a record as a revision, whose number it gives; without a `record` nothing is left. */
export function revise(
  batch: Batch,
  { keyId, now }: Editor,
  { kind, id }: Target,
  change: { isDraft?: boolean; action: StoredRevision["action"]; before?: Fields; record?: Fields },
): Promise<number> {
  const { isDraft = false, action, before, record } = change;
  const fields = record ? changedFields(kind, before, record) : [];
  const body = record ? JSON.stringify(record) : null;
  return batch.revise({ kind, id, isDraft, action, fields, body, at: now, by: keyId });
}

/** The paths of what differs, secrets left out. */
export function changedFields(kind: Kind, before: Fields | undefined, record: Fields): string[] {
  return differences(before ? shownOf(kind, before) : {}, shownOf(kind, record)).map(({ field }) => field);
}

export async function optionsOf(store: Store, { orgId }: Editor): Promise<NormaliseOptions> {
  const organisation = await store.organisations.find(orgId);
  return { defaultLanguage: organisation?.languageCodes[0] ?? DEFAULT_LANGUAGE };
}

/** A record `{"kind", "id", …}` checked as an import does. @throws ServiceError invalid_record */
export function checked(
  whole: ReturnType<typeof completeRecord>,
  options: NormaliseOptions,
): Fields & { id: string } {
  const result = "faults" in whole ? whole : normaliseRecord(whole.value, options);
  if ("faults" in result) throw refusalOf(result.faults);
  return result.record as Fields & { id: string };
}

export function shown({ kind }: Target, { version, record }: Versioned): Versioned {
  return { version, record: shownOf(kind, record) };
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

export function notFound({ kind, id }: Target, isDraft = false): ServiceError {
  return new ServiceError("record_not_found", `there is no ${isDraft ? "draft of the " : ""}${kind} ${id}`);
}

/** Both versions of what differs, by field. */
export function conflictOf(kind: Owned, stored: Versioned | undefined, given: Fields): ServiceError {
  const now = shownOf(kind, stored?.record ?? {});
  const fields = differences(now, shownOf(kind, given)).map(({ field, from, to }) => {
    return { name: field, pointer: pointerOf(field), stored: from, given: to };
  });
  const detail = stored
    ? `the record is of version ${stored.version}: look at what differs, and send If-Match: "${stored.version}"`
    : "there is no such record: send If-None-Match: * to create it";
  const conflict = { version: stored?.version ?? null, fields };
  return new ServiceError("precondition_failed", detail, { members: { conflict } });
}
