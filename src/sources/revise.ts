import { hostSecrets } from "../contract/host.ts";
import { type AnyRecord, type Kind, kinds, localisedFields } from "../contract/records.ts";
import { isDamaged, type Reader } from "../store/store.ts";
import type { RecordFault } from "./import-faults.ts";
import { isObject } from "./json-fault.ts";
import { BoundedList } from "./merge/match-report.ts";
import type { FieldChange, RecordChange } from "./merge/write-targets.ts";
import { type FaultyRecord, localiseFields, type NormaliseOptions } from "./normalise.ts";

/**
 * What a line does to the record that is there: `keep` replaces it where no field goes, and is refused else; `replace` replaces
 * it whatever goes; `put` replaces it but for `lasting` fields that the line does not say; `merge` is
 * a merge patch of it (RFC 7396).
 */
export type Writing = "keep" | "replace" | "put" | "merge";

/** Fields of which an answer has none, or which an editor does not write: secrets, and what imports remember. */
const lasting: readonly string[] = [...Object.keys(hostSecrets), "sources"];

type Fields = Record<string, unknown>;

/** Brings the lines of an import together with the records that are there. */
export class Revision {
  readonly #record: Reader["record"];
  readonly #writing: Writing;
  readonly #isEmpty: boolean;
  readonly counts = { added: 0, updated: 0, unchanged: 0 };
  readonly changes: BoundedList<RecordChange>;

  constructor(
    where: { record: Reader["record"]; isEmpty: boolean },
    { writing, maxListed }: { writing: Writing; maxListed: number },
  ) {
    this.#record = where.record;
    this.#isEmpty = where.isEmpty;
    this.#writing = writing;
    this.changes = new BoundedList(maxListed);
  }

  /** The records that are there for some lines' values, in their order; undefined where there is none. */
  find(values: readonly unknown[]): Promise<(Fields | undefined)[]> {
    const find = async (value: unknown) => {
      if (this.#isEmpty || !isObject(value) || typeof value.id !== "string") return undefined;
      if (!kinds.includes(value.kind as Kind)) return undefined;
      const found = await this.#record(value.kind as Kind, value.id).catch((error: unknown) => {
        // A line that is a whole record takes its place; what a patch would change is not known.
        if (this.#writing !== "merge" && isDamaged(error)) return undefined;
        throw error;
      });
      return found && (JSON.parse(found.body) as Fields);
    };
    return Promise.all(values.map(find));
  }

  complete(value: unknown, existing: Fields | undefined, options: NormaliseOptions) {
    return completeRecord(this.#writing, value, existing, options);
  }

  /** The fault of a line that would take fields from the record that is there without the word of the operator. */
  lossOf(value: unknown, record: AnyRecord, existing: Fields | undefined): RecordFault | undefined {
    if (this.#writing !== "keep" || !existing) return undefined;
    const given = value as Fields;
    const isUnsaid = (field: string) => defaulted.has(field) && (given[field] ?? undefined) === undefined;
    const lost = differences(existing, record).filter(({ field, to }) => isNothing(to) || isUnsaid(field));
    // The languages of a record follow its name.
    const fields = lost.map(({ field }) => field).filter((field) => field !== "languageCodes");
    if (fields.length === 0) return undefined;
    const more = fields.length > MAX_FIELDS ? `, and ${fields.length - MAX_FIELDS} more` : "";
    const named = fields.slice(0, MAX_FIELDS).join(", ");
    const detail = `the record that is there would lose ${named}${more}; --merge keeps them, --replace lets them go`;
    return { code: "would_lose_fields", detail };
  }

  /** Counts and lists what a line changes. */
  note(kind: Kind, record: AnyRecord, existing: Fields | undefined): void {
    const { id } = record;
    const fields = existing ? differences(existing, record) : Object.keys(record).map((field) => ({ field }));
    this.counts[!existing ? "added" : fields.length > 0 ? "updated" : "unchanged"]++;
    if (fields.length > 0) this.changes.add({ change: existing ? "update" : "add", kind, id, fields });
  }
}

/** What a value `{"kind": …}` says of a record as a whole: of a patch the record that it makes of the one that is there. */
export function completeRecord(
  writing: Writing,
  value: unknown,
  existing: Fields | undefined,
  options: NormaliseOptions,
): { value: unknown } | FaultyRecord {
  if (!existing || writing === "keep" || writing === "replace") return { value };
  const { kind, ...given } = value as Fields & { kind: Kind };
  if (writing === "put") {
    const stays = lasting.filter((field) => Object.hasOwn(existing, field) && given[field] === undefined);
    return {
      value: { kind, ...given, ...Object.fromEntries(stays.map((field) => [field, existing[field]])) },
    };
  }
  const faults: RecordFault[] = [];
  localiseFields(kind, given, options, faults);
  if (faults.length > 0) return { kind, id: existing.id as string, faults };
  return { value: { kind, ...patched(kind, existing, given) } };
}

/** Fields that a message names. */
const MAX_FIELDS = 12;

/** Fields that have a value where a line says none. */
const defaulted = new Set(["status", "hostIds", "featured", "contentType"]);

function isNothing(value: unknown): boolean {
  return value === undefined || (Array.isArray(value) && value.length === 0);
}

function patched(kind: Kind, existing: Fields, patch: Fields): Fields {
  const record = mergePatch(existing, patch) as Fields;
  for (const field of localisedFields[kind]) {
    if (isObject(record[field]) && Object.keys(record[field]).length === 0) delete record[field];
  }
  // Languages that were those of the name stay those of the name; a list that says something else is a curator's.
  const named = Object.keys((existing[kind === "geoArea" ? "displayName" : "name"] ?? {}) as object).sort();
  const listed = existing.languageCodes as string[] | undefined;
  if (kind !== "host" && patch.languageCodes === undefined && listed?.join() === named.join())
    delete record.languageCodes;
  return record;
}

/** A merge patch of a JSON value (RFC 7396): null takes a member away, a list is replaced. */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged: Fields = isObject(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete merged[name];
    else merged[name] = mergePatch(Object.hasOwn(merged, name) ? merged[name] : undefined, value);
  }
  return merged;
}

/** What differs between two records, by the path of the field: objects are compared by their members, lists as a whole. */
export function differences(before: object, after: object, path = ""): FieldChange[] {
  const [olds, news] = [before as Fields, after as Fields];
  return [...new Set([...Object.keys(olds), ...Object.keys(news)])].flatMap((name) => {
    const [from, to] = [olds[name], news[name]];
    const field = `${path}${name}`;
    if (isObject(from) && isObject(to)) return differences(from, to, `${field}.`);
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ field, from, to }];
  });
}
