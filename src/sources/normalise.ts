import { z } from "zod";
import { preferences } from "../contract/common.ts";
import { houseMatters } from "../contract/house-matters.ts";
import { listingText } from "../contract/listing.ts";
import { canonicalLanguage } from "../contract/localised.ts";
import { nearestName } from "../contract/nearest-name.ts";
import { shown } from "../contract/parameter.ts";
import {
  type AnyRecord,
  isKind,
  isSearchable,
  type Kind,
  kinds,
  localisedFields,
  recordSchemas,
} from "../contract/records.ts";
import { isTimeZone } from "../hours/local-time.ts";
import type { RecordFault } from "./import-faults.ts";
import { isObject } from "./json-fault.ts";
import { canonicalList, canonicalMap, invalidLanguage } from "./language-maps.ts";
import { schemaFaults } from "./schema-faults.ts";

/** What a record is completed with. */
export interface NormaliseOptions {
  /** Canonical BCP 47 code of the organisation's default language. */
  defaultLanguage: string;
}

/** A record as the store takes it. */
export interface NormalisedRecord {
  kind: Kind;
  record: AnyRecord;
}

/** A record that cannot be taken: what is known of it, and at least one fault. */
export interface FaultyRecord {
  kind?: Kind;
  id?: string;
  faults: RecordFault[];
}

type Fields = Record<string, unknown>;

/**
 * A parsed JSON value `{"kind": …, …record}` as a normalised, valid native record, or its faults. Does not change `raw`,
 * and done to its own result changes nothing more.
 *
 * - A localised field, or one of `houseFacts`, given as a bare value (a string, an array; for `preferences` and `additionalTextAttributes` an
 *   object with their own keys) becomes a map with that value under the organisation's default language.
 * - Language codes get their canonical spelling (`en-gb` → `en-GB`) as map keys, in `languageCodes` and in
 *   `defaultLanguageCode`; two keys of one map that become one are a fault.
 * - Defaults for what is absent or null: `status` active; of a guide `contentType` guide, `featured` false; of a listing
 *   `contentType` listing; of guides, listings and geo areas `hostIds` [] and `languageCodes` the languages of their
 *   name, sorted.
 * - Dropped, because they are computed or belong to the organisation: a host's `orgId`; `geoDistance`;
 *   `openingHours.openNow` and `.nextCloseTime`; the nested `listings` of an answered guide.
 * - Fields are in the order of the schema, so that equal records are equal texts.
 *
 * Everything else must be as the schema says; beyond it a guide, listing or geo area needs a name in one language, ids
 * are well-formed Unicode, and `timeZoneName` is a zone of the IANA database.
 *
 * The schemas recurse: bound the depth of foreign JSON (`nestsDeeperThan`) before it comes here.
 */
export function normaliseRecord(raw: unknown, options: NormaliseOptions): NormalisedRecord | FaultyRecord {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) {
    const hint = Array.isArray(raw) ? ": write one record a line, without brackets around them" : "";
    return { faults: [{ code: "not_an_object", detail: `expected a JSON object with a kind${hint}` }] };
  }
  const { kind, ...fields } = raw as Fields;
  const id = typeof fields.id === "string" ? fields.id.slice(0, 128) : undefined;
  if (!isKind(kind)) return { id, faults: [kindFault(kind)] };
  const faults: RecordFault[] = [];
  const wrapped = prepare(kind, fields, options, faults);
  const parsed = schemaFor(kind).safeParse(fields);
  if (!parsed.success) {
    const found = schemaFaults(recordSchemas[kind], fields, parsed.error);
    faults.push(...found.map((fault) => unwrap(fault, wrapped, options)));
  } else if (!parsed.data.id.isWellFormed()) {
    faults.push({ field: "id", code: "invalid_id", detail: "half of a surrogate pair is not a character" });
  }
  return faults.length > 0 ? { kind, id, faults } : { kind, record: parsed.data as AnyRecord };
}

const compiled = new Map<Kind, z.ZodType<AnyRecord>>();

/**
 * The schema of a kind, of which an import has many compiled at its first record: checks take a third of the time. Field by field,
 * because zod compiles no schema that has one of any JSON in it.
 */
function schemaFor(kind: Kind): z.ZodType<AnyRecord> {
  if (!isSearchable(kind)) return recordSchemas[kind];
  let schema = compiled.get(kind);
  if (schema === undefined) {
    const fields = Object.entries(recordSchemas[kind].shape).map(([name, field]) => [name, z.compile(field)]);
    schema = z.strictObject(Object.fromEntries(fields)) as unknown as z.ZodType<AnyRecord>;
    compiled.set(kind, schema);
  }
  return schema;
}

function kindFault(kind: unknown): RecordFault {
  const expected = `expected one of ${kinds.join(", ")}`;
  if (kind === undefined) return { field: "kind", code: "missing_kind", detail: expected };
  if (typeof kind !== "string") return { field: "kind", code: "unknown_kind", detail: expected };
  if (kind === "organisation" || kind === "key") {
    const detail = `${expected}; lines of an export with keys are imported with --with-keys`;
    return { field: "kind", code: "unknown_kind", detail };
  }
  const nearest = nearestName(kind.replaceAll(/[-_ ]/g, ""), kinds);
  const hint = nearest ? `; did you mean ${nearest}?` : "";
  return { field: "kind", code: "unknown_kind", detail: `${expected}, not ${shown(kind)}${hint}` };
}

/**
 * Puts bare values of localised fields under the default language and spells the languages canonically, in place. Returns the
 * names of the fields that were bare values.
 */
export function localiseFields(
  kind: Kind,
  fields: Fields,
  options: NormaliseOptions,
  faults: RecordFault[],
): Set<string> {
  const wrapped = new Set<string>();
  const localise = (at: Fields, name: string, path: readonly string[]) => {
    const value = at[name];
    if (isBare(name, value)) {
      at[name] = { [options.defaultLanguage]: value };
      wrapped.add(path.join("."));
    } else if (isObject(value)) {
      at[name] = canonicalMap(path, value, faults);
    }
  };
  for (const name of localisedFields[kind]) localise(fields, name, [name]);
  if (kind === "host" && isObject(fields.houseFacts)) {
    const facts: Fields = { ...fields.houseFacts };
    for (const matter of houseMatters) localise(facts, matter, ["houseFacts", matter]);
    fields.houseFacts = facts;
  }
  return wrapped;
}

/** Normalises the fields in place and returns the names of those that were bare values. */
function prepare(kind: Kind, fields: Fields, options: NormaliseOptions, faults: RecordFault[]): Set<string> {
  const wrapped = localiseFields(kind, fields, options, faults);
  fields.status ??= "active";
  if (kind === "host") prepareHost(fields, faults);
  else if (kind === "guide" || kind === "listing" || kind === "geoArea")
    prepareSearchable(kind, fields, faults);
  if (kind === "host" || kind === "listing") checkTimeZone(fields, faults);
  return wrapped;
}

function prepareHost(fields: Fields, faults: RecordFault[]): void {
  delete fields.orgId;
  canonicaliseLanguageCodes(fields, faults);
  const code = fields.defaultLanguageCode;
  if (typeof code !== "string") return;
  fields.defaultLanguageCode = canonicalLanguage(code) ?? "und";
  if (canonicalLanguage(code) === undefined) faults.push(invalidLanguage("defaultLanguageCode", code));
}

function prepareSearchable(
  kind: "guide" | "listing" | "geoArea",
  fields: Fields,
  faults: RecordFault[],
): void {
  delete fields.geoDistance;
  fields.hostIds ??= [];
  if (kind !== "geoArea") fields.contentType ??= kind;
  if (kind === "guide") {
    delete fields.listings;
    fields.featured ??= false;
  }
  if (kind === "listing") dropComputedHours(fields);
  const nameField = kind === "geoArea" ? "displayName" : "name";
  const named = namedLanguages(fields[nameField]);
  if (named?.length === 0) {
    faults.push({
      field: nameField,
      code: "missing_name",
      detail: "a name in at least one language is required",
    });
  }
  fields.languageCodes ??= named ?? [];
  canonicaliseLanguageCodes(fields, faults);
}

function dropComputedHours(fields: Fields): void {
  if (!isObject(fields.openingHours)) return;
  const { openNow, nextCloseTime, ...hours } = fields.openingHours;
  fields.openingHours = hours;
}

/** The languages in which a name says something, sorted; undefined when it is no map (the schema tells). */
function namedLanguages(names: unknown): string[] | undefined {
  if (names === undefined) return [];
  if (!isObject(names)) return undefined;
  const said = Object.entries(names).filter(([, name]) => typeof name !== "string" || name.trim() !== "");
  return said.map(([code]) => code).sort();
}

function canonicaliseLanguageCodes(fields: Fields, faults: RecordFault[]): void {
  if (Array.isArray(fields.languageCodes)) {
    fields.languageCodes = canonicalList("languageCodes", fields.languageCodes, faults);
  }
}

const zones = new Set<string>();

function checkTimeZone(fields: Fields, faults: RecordFault[]): void {
  const zone = fields.timeZoneName;
  if (typeof zone !== "string" || zones.has(zone)) return;
  // Intl takes fixed offsets ("+02:00") for zones as well; they know no summer time and are no IANA names.
  if (/^[A-Za-z]/.test(zone) && zone.length <= 64 && isTimeZone(zone)) zones.add(zone);
  else {
    const detail = `${shown(zone)} is not an IANA time zone name such as Europe/Copenhagen`;
    faults.push({ field: "timeZoneName", code: "invalid_time_zone", detail });
  }
}

const objectFields: Record<string, ReadonlySet<string>> = {
  preferences: new Set(Object.keys(preferences.shape)),
  additionalTextAttributes: new Set(Object.keys(listingText.additionalTextAttributes.shape)),
};

function isBare(name: string, value: unknown): boolean {
  if (typeof value === "string" || Array.isArray(value)) return true;
  const own = objectFields[name];
  return own !== undefined && isObject(value) && Object.keys(value).some((key) => own.has(key));
}

/** The path of a fault as the writer wrote the record: without the language that a bare value was put under. */
function unwrap(
  fault: RecordFault,
  wrapped: ReadonlySet<string>,
  { defaultLanguage }: NormaliseOptions,
): RecordFault {
  for (const name of wrapped) {
    const prefix = `${name}.${defaultLanguage}`;
    if (fault.field?.startsWith(prefix))
      return { ...fault, field: `${name}${fault.field.slice(prefix.length)}` };
  }
  return fault;
}
