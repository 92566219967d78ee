import { DEFAULT_LANGUAGE } from "../languages/compare.ts";
import { faultLine, type ImportFault } from "../sources/import-faults.ts";
import type { ReadReport } from "../sources/import-records.ts";
import type { SourceImportReport } from "../sources/import-sources.ts";
import type { Listed, ReportedMatch, ReportedNearMiss } from "../sources/merge/match-report.ts";
import type { FieldChange, RecordChange } from "../sources/merge/write-targets.ts";
import type { KeysReport } from "../sources/organisation-lines.ts";
import type { DanglingReference } from "../sources/references.ts";
import type { BatchResult } from "../store/store.ts";

/** Rows as text in columns that are as wide as their widest cell, two spaces between. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]!.length)));
  const lines = [head, ...rows].map((row) =>
    row.map((cell, column) => cell.padEnd(widths[column]!)).join("  "),
  );
  return lines.map((line) => line.trimEnd()).join("\n");
}

/** "1 record", "20,000 records". */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString(DEFAULT_LANGUAGE)} ${noun}${count === 1 ? "" : "s"}`;
}

/** What an import did, or in a dry run would do, in one line. */
export function summaryOf(
  records: number,
  { added, updated, unchanged, version }: BatchResult,
  dryRun = false,
): string {
  const parts = [`${added} added`, `${updated} updated`, `${unchanged} unchanged`];
  const end = dryRun ? DRY_RUN : `version ${version}`;
  return `${counted(records, "record")}: ${parts.join(", ")}; ${end}`;
}

const DRY_RUN = "a dry run: nothing was written";

/** What an import did to keys, in one line. */
export function keysSummary({ keysAdded, keysUnchanged }: KeysReport): string {
  return `${counted(keysAdded + keysUnchanged, "key")}: ${keysAdded} added, ${keysUnchanged} there already`;
}

/** How many faults there are, and how many of them were listed. */
export function faultSummary({ faultCount, faults, records }: ReadReport): string {
  const listed = faultCount > faults.length ? `, the first ${faults.length} listed` : "";
  return `${counted(faultCount, "fault")} in ${counted(records, "record")}${listed}`;
}

/** A reference to a record that is not there, as a warning. */
function danglingLine({ from, field, kind, id, times }: DanglingReference): string {
  const more = times > 1 ? ` (named ${times} times)` : "";
  return `warning: ${from.kind} ${from.id} ${field}: there is no ${kind} ${id}${more}`;
}

/** The first of the references to records that are not there, and of how many. */
export function danglingLines(first: readonly DanglingReference[], count: number): string[] {
  const rest = count > first.length ? [`warning: ${counted(count, "unknown reference")} in all`] : [];
  return [...first.map(danglingLine), ...rest];
}

/** Longer values are cut in a line about a change. */
const MAX_VALUE_LENGTH = 40;
/** Fields of one change that are named in its line. */
const MAX_FIELDS = 6;

const howWords = {
  match: "the same place",
  duplicate: "a duplicate in its source",
  successor: "the same place under a new id",
} as const;

/** What an import from sources did, or would do, in two lines. */
export function sourceSummary(report: SourceImportReport): string[] {
  const { records, skipped, faultCount, merged, result, dryRun } = report;
  const left = [
    ...(skipped.notAPlace > 0 ? [`${counted(skipped.notAPlace, "element")} passed over`] : []),
    ...(skipped.repeated > 0 ? [`${skipped.repeated} in two files`] : []),
    ...(faultCount > 0 ? [counted(faultCount, "fault")] : []),
  ];
  const read = [`${counted(records, "record")} read`, ...left].join(", ");
  if (!result) return [read];
  const number = (count: number) => count.toLocaleString(DEFAULT_LANGUAGE);
  const done = [
    `${number(result.added)} added, ${number(result.updated)} updated, ${number(result.retired)} retired, ${number(result.unchanged)} unchanged`,
    ...(merged.match > 0 ? [`${number(merged.match)} merged with other places`] : []),
    ...(merged.duplicate > 0 ? [`${number(merged.duplicate)} duplicates joined`] : []),
    ...(merged.successor > 0 ? [`${number(merged.successor)} under a new id`] : []),
    dryRun ? DRY_RUN : `version ${result.version}`,
  ];
  return [read, done.join("; ")];
}

/** A source record that went into another record, and why. */
export function matchLine({ how, kind, source, sourceId, name, into, why }: ReportedMatch): string {
  return `merged: ${source} ${sourceId} ${JSON.stringify(name)} into ${kind} ${into} as ${howWords[how]} (${why})`;
}

/** A source record that was left apart, and what it might have been. */
export function nearMissLine(
  label: string,
  { source, sourceId, name, candidates }: ReportedNearMiss,
): string {
  const told = candidates.map(({ id, why }) => `${id} (${why})`).join("; ");
  return `${label}: ${source} ${sourceId} ${JSON.stringify(name)} and ${told}`;
}

/** What is changed of a record; fields that go are all named, and first. */
export function changeLine({ change, kind, id, fields: changed }: RecordChange): string {
  if (change === "add") return `add ${kind} ${id}: ${changed.map(({ field }) => field).join(", ")}`;
  const gone = changed.filter(({ to }) => to === undefined);
  const fields = [...gone, ...changed.filter(({ to }) => to !== undefined)];
  const told = fields.slice(0, Math.max(MAX_FIELDS, gone.length)).map(fieldChange);
  if (fields.length > told.length) told.push(`and ${fields.length - told.length} more`);
  return `${change} ${kind} ${id}: ${told.join(", ") || "only what is remembered of its sources"}`;
}

/** What the files say and no record got, a line each. */
export function warningLines(warnings: Listed<ImportFault>): (string | undefined)[] {
  return [...warnings.first.map((one) => `warning: ${faultLine(one)}`), restLine(warnings, "warning")];
}

/** "… and 12 more", where a list goes on; undefined where it does not. */
export function restLine({ count, first }: Listed<unknown>, noun: string): string | undefined {
  return count > first.length ? `… ${counted(count, noun)} in all` : undefined;
}

function fieldChange({ field, from, to }: FieldChange): string {
  if (from === undefined) return `${field} = ${short(to)}`;
  return to === undefined ? `${field} withdrawn` : `${field} ${short(from)} → ${short(to)}`;
}

function short(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length > MAX_VALUE_LENGTH ? `${json.slice(0, MAX_VALUE_LENGTH)}…` : json;
}
