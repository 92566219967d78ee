import { hash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Provenance } from "../../contract/provenance.ts";
import { type Kind, localisedFields } from "../../contract/records.ts";

/** What a source says of one record now. */
export interface Given {
  provenance: Omit<Provenance, "fields">;
  values: ReadonlyMap<FieldKey, unknown>;
  /** The id under which the source had the record before, when it has given it another one. */
  formerId?: string;
}

/** A record after a source has spoken, and which of its values are others now. */
export interface Merged {
  record: LooseRecord;
  changed: FieldKey[];
}

/**
 * Stands in place of a fingerprint for a value that was there before the source came: it is a curator's, even where both
 * say the same.
 */
const CURATED = "-";
const ARCHIVED = fingerprintOf("archived");

/**
 * Merges what a source gives into a record. Pure. The rules, for each value:
 *
 * - A value that still is what this source last gave follows the source: it is replaced, or withdrawn.
 * - Any other value is a curator's or another source's, and stays. So does the absence of a value that the source gave
 *   and a curator deleted.
 * - What the record never had is filled in.
 *
 * A withdrawn value that another source vouches for stays. The date of an entry alone changes nothing.
 */
export function mergeRecord(kind: Kind, existing: LooseRecord, given: Given): Merged {
  const draft = openDraft(kind, existing, given.provenance, given.formerId);
  const before = draft.entry?.fields ?? {};
  const fields: Record<FieldKey, string> = {};
  // Sorted, so that the order in which a file tells its fields makes no difference.
  for (const key of [...new Set([...Object.keys(before), ...given.values.keys()])].sort()) {
    const fingerprint = speak(draft, key, given.values.get(key), before[key]);
    if (fingerprint !== undefined) fields[key] = fingerprint;
  }
  return close(draft, { ...given.provenance, fields });
}

/**
 * What becomes of a record that this source no longer has. Where the source is all that the record is there for, it is
 * archived and keeps its entry, so that it can come back; a status that a curator gave stays. Otherwise the values that
 * only this source vouches for are withdrawn (but for the last name and the position), and its entry goes.
 */
export function retireRecord(kind: Kind, existing: LooseRecord, identity: SourceIdentity): Merged {
  const draft = openDraft(kind, existing, identity);
  const { entry, others } = draft;
  if (!entry) return { record: existing, changed: [] };
  if (others.length === 0 && entry.fields.status !== CURATED) {
    speak(draft, "status", "archived", entry.fields.status);
    return close(draft, { ...entry, fields: { ...entry.fields, status: ARCHIVED } });
  }
  for (const [key, last] of Object.entries(entry.fields)) {
    if (key !== "status" && !isNeeded(draft, key)) speak(draft, key, undefined, last);
  }
  return close(draft, undefined);
}

type SourceIdentity = Pick<Provenance, "source" | "id">;

interface Draft {
  kind: Kind;
  existing: LooseRecord;
  record: LooseRecord;
  /** What this source left at the record the last time, and where it stands among the sources. */
  entry: Provenance | undefined;
  place: number;
  others: Provenance[];
  changed: FieldKey[];
}

function openDraft(
  kind: Kind,
  existing: LooseRecord,
  { source, id }: SourceIdentity,
  formerId?: string,
): Draft {
  const sources = (existing.sources ?? []) as Provenance[];
  const placeOf = (known: string) => sources.findIndex((one) => one.source === source && one.id === known);
  const found = placeOf(id) >= 0 || formerId === undefined ? placeOf(id) : placeOf(formerId);
  const place = found < 0 ? sources.length : found;
  const others = sources.toSpliced(place, 1);
  return { kind, existing, record: { ...existing }, entry: sources[place], place, others, changed: [] };
}

/** Lets the source give one value (undefined: none), and returns the fingerprint to remember of it. */
function speak(draft: Draft, key: FieldKey, value: unknown, last: string | undefined): string | undefined {
  const { kind, record, others } = draft;
  const current = valueAt(kind, record, key);
  const given = value === undefined ? undefined : fingerprintOf(value);
  if (current === undefined) {
    if (last === undefined && given !== undefined) change(draft, key, value);
    return last === CURATED ? given && CURATED : given;
  }
  if (last === CURATED) return given && CURATED;
  const own = fingerprintOf(current);
  const isVouchedFor = others.some(({ fields }) => fields[key] === own);
  if (last === undefined) {
    // One source has lost the place, and another brings it.
    if (key === "status" && isVouchedFor && own === ARCHIVED) change(draft, key, value);
    return given && (isVouchedFor ? given : CURATED);
  }
  if (last !== own || given === own) return given;
  if (given !== undefined) change(draft, key, value);
  else if (!isVouchedFor) withdraw(draft, key);
  return given;
}

function change(draft: Draft, key: FieldKey, value: unknown): void {
  setValue(draft.kind, draft.record, key, value);
  draft.changed.push(key);
}

/** Takes a value away. Other sources forget that theirs was not taken: it fills the gap when they come again. */
function withdraw(draft: Draft, key: FieldKey): void {
  change(draft, key, undefined);
  draft.others = draft.others.map((other) => {
    const { [key]: _forgotten, ...fields } = other.fields;
    return { ...other, fields };
  });
}

const nameFields: Partial<Record<Kind, string>> = { geoArea: "displayName" };

/** A place without a name or a position is none. */
function isNeeded({ kind, record }: Draft, key: FieldKey): boolean {
  const nameField = nameFields[kind] ?? "name";
  if (key === "geoLocation" || key === nameField) return true;
  return key.startsWith(`${nameField}.`) && valuesOf(kind, record, [nameField]).size === 1;
}

/** The merged record with the source's new entry in its place; the very same record when nothing is new. */
function close(draft: Draft, entry: Provenance | undefined): Merged {
  const { existing, record, place, others, changed } = draft;
  const kept = entry && draft.entry && isSameButDate(entry, draft.entry) && changed.length === 0;
  if (kept) return { record: existing, changed };
  const sources = entry ? others.toSpliced(place, 0, entry) : others;
  followNames(draft);
  const { sources: _before, ...fields } = record;
  return {
    record: sources.length > 0 ? ({ ...fields, sources } as LooseRecord) : (fields as LooseRecord),
    changed,
  };
}

/** Languages that were those of the name stay those of the name; a list that says something else is a curator's. */
function followNames({ kind, existing, record, changed }: Draft): void {
  const nameField = nameFields[kind] ?? "name";
  const languages = (of: LooseRecord) => Object.keys((of[nameField] ?? {}) as object).sort();
  const listed = existing.languageCodes as string[] | undefined;
  if (kind === "host" || changed.includes("languageCodes")) return;
  if (!listed || listed.join() !== languages(existing).join()) return;
  record.languageCodes = languages(record);
}

function isSameButDate(a: Provenance, b: Provenance): boolean {
  return isDeepStrictEqual({ ...a, date: undefined }, { ...b, date: undefined });
}

/** A record as the merging handles it: every kind alike, by the names of its fields. */
export type LooseRecord = { id: string } & Record<string, unknown>;

/** Fields that no source gives: they are the organisation's own. */
const notGiven = new Set(["id", "hostIds", "sources"]);

/**
 * Names one value of a record: `name.pt` is one language of a localised field, `geoLocation` a field that is the same in
 * every language.
 */
export type FieldKey = string;

/** The values of a record that a source may give, by key. Those of `fields` only, where that is given. */
export function valuesOf(
  kind: Kind,
  record: LooseRecord,
  fields: Iterable<string> = Object.keys(record),
): Map<FieldKey, unknown> {
  const values = new Map<FieldKey, unknown>();
  for (const field of fields) {
    const value = record[field];
    if (notGiven.has(field) || value === undefined) continue;
    if (!localisedFields[kind].includes(field)) values.set(field, value);
    else
      for (const [language, words] of Object.entries(value as object))
        values.set(`${field}.${language}`, words);
  }
  return values;
}

/** The value of a key, undefined where the record has none. */
export function valueAt(kind: Kind, record: LooseRecord, key: FieldKey): unknown {
  const { field, language } = split(kind, key);
  const value = Object.hasOwn(record, field) ? record[field] : undefined;
  if (language === undefined || value === undefined) return value;
  const map = value as Record<string, unknown>;
  return Object.hasOwn(map, language) ? map[language] : undefined;
}

/** Puts a value, or takes it away when it is undefined. Language maps are replaced, never changed in place. */
export function setValue(kind: Kind, record: LooseRecord, key: FieldKey, value: unknown): void {
  const { field, language } = split(kind, key);
  if (language === undefined) {
    if (value === undefined) delete record[field];
    else record[field] = value;
    return;
  }
  const { [language]: _before, ...others } = (record[field] ?? {}) as Record<string, unknown>;
  const map = value === undefined ? others : { ...(record[field] as object | undefined), [language]: value };
  if (Object.keys(map).length > 0) record[field] = map;
  else delete record[field];
}

/** A short text that two values share only when they are equal: 48 bits of the SHA-256 of the value's JSON. */
function fingerprintOf(value: unknown): string {
  return hash("sha256", JSON.stringify(value), "base64url").slice(0, 8);
}

function split(kind: Kind, key: FieldKey): { field: string; language?: string } {
  const dot = key.indexOf(".");
  const field = dot < 0 ? key : key.slice(0, dot);
  return dot >= 0 && localisedFields[kind].includes(field)
    ? { field, language: key.slice(dot + 1) }
    : { field: key };
}
