import type { ReadReport } from "../sources/import-records.ts";
import type { DanglingReference } from "../sources/references.ts";
import type { BatchResult } from "../store/store.ts";
import { counted } from "./table.ts";

/** What an import did, in one line. */
export function summaryOf(records: number, { added, updated, unchanged, version }: BatchResult): string {
  const parts = [`${added} added`, `${updated} updated`, `${unchanged} unchanged`];
  return `${counted(records, "record")}: ${parts.join(", ")}; version ${version}`;
}

/** What an import did to keys, in one line. */
export function keysSummary({
  keysAdded,
  keysUnchanged,
}: {
  keysAdded: number;
  keysUnchanged: number;
}): string {
  return `${counted(keysAdded + keysUnchanged, "key")}: ${keysAdded} added, ${keysUnchanged} there already`;
}

/** How many faults there are, and how many of them were listed. */
export function faultSummary({ faultCount, faults, records }: ReadReport): string {
  const listed = faultCount > faults.length ? `, the first ${faults.length} listed` : "";
  return `${counted(faultCount, "fault")} in ${counted(records, "record")}${listed}`;
}

/** A reference to a record that is not there, as a warning. */
export function danglingLine({ from, field, kind, id, times }: DanglingReference): string {
  const more = times > 1 ? ` (named ${times} times)` : "";
  return `warning: ${from.kind} ${from.id} ${field}: there is no ${kind} ${id}${more}`;
}
