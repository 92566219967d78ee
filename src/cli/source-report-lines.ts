import type { SourceImportReport } from "../sources/import-sources.ts";
import type { Listed } from "../sources/merge/bounded-list.ts";
import type { ReportedMatch, ReportedNearMiss } from "../sources/merge/match-report.ts";
import type { FieldChange, RecordChange } from "../sources/merge/write-targets.ts";
import { counted } from "./table.ts";

/** Longer values are cut in a line about a change. */
const LONGEST_VALUE = 40;
/** Fields of one change that are told in its line. */
const MOST_FIELDS = 6;

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
  const number = (count: number) => count.toLocaleString("en-GB");
  const done = [
    `${number(result.added)} added, ${number(result.updated)} updated, ${number(result.retired)} retired, ${number(result.unchanged)} unchanged`,
    ...(merged.match > 0 ? [`${number(merged.match)} merged with other places`] : []),
    ...(merged.duplicate > 0 ? [`${number(merged.duplicate)} duplicates joined`] : []),
    ...(merged.successor > 0 ? [`${number(merged.successor)} under a new id`] : []),
    dryRun ? `a dry run: nothing was written` : `version ${result.version}`,
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

/** What is changed of a record. */
export function changeLine({ change, kind, id, fields }: RecordChange): string {
  if (change === "add") return `add ${kind} ${id}: ${fields.map(({ field }) => field).join(", ")}`;
  const told = fields.slice(0, MOST_FIELDS).map(fieldChange);
  if (fields.length > MOST_FIELDS) told.push(`and ${fields.length - MOST_FIELDS} more`);
  return `${change} ${kind} ${id}: ${told.join(", ") || "only what is remembered of its sources"}`;
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
  return json.length > LONGEST_VALUE ? `${json.slice(0, LONGEST_VALUE)}…` : json;
}
