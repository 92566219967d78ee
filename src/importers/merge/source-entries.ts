import type { SourceKind } from "../source-record.ts";

/** In the order in which they are merged. */
export const sourceKinds = ["host", "geoArea", "listing"] as const satisfies readonly SourceKind[];

/** Names what a source has of one record, among all sources and kinds. */
export function entryKey(kind: SourceKind, source: string, id: string): string {
  return `${kind} ${source}\n${id}`;
}

/** Names a data set of a source. */
export function datasetKey(source: string, dataset: string): string {
  return `${source}\n${dataset}`;
}

/** The entries (`entryKey`) that the files of an import have, so that what is missing can be told. */
export type SeenEntries = Set<string>;
