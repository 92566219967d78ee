import { hash } from "node:crypto";
import { type Kind, localisedFields } from "../../contract/records.ts";

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
export function fingerprintOf(value: unknown): string {
  return hash("sha256", JSON.stringify(value), "base64url").slice(0, 8);
}

function split(kind: Kind, key: FieldKey): { field: string; language?: string } {
  const dot = key.indexOf(".");
  const field = dot < 0 ? key : key.slice(0, dot);
  return dot >= 0 && localisedFields[kind].includes(field)
    ? { field, language: key.slice(dot + 1) }
    : { field: key };
}
