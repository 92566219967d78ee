import { type SearchableKind, searchableKinds } from "../../contract/records.ts";
import type { Catalogue } from "./catalogue.ts";
import { patchGuideListings } from "./guide-listings.ts";
import { patchTable } from "./patch-table.ts";
import type { Row } from "./table.ts";
import { mostUntidyRows } from "./tidy-table.ts";

/** What changed between two versions. */
export interface CatalogueChanges {
  /** The later version. */
  version: number;
  /** The labels that the dictionary got, in the order of their numbers. */
  labels: readonly string[];
  /** The searchable records that were written or removed, each once. */
  changed: readonly { kind: SearchableKind; id: string }[];
  /** Those of them that are there now. */
  entries: readonly (Row & { kind: SearchableKind })[];
}

/**
 * The catalogue of a later version at the price of what changed: the records that `buildCatalogue` would read, though not always
 * in the same rows (see patchTable). Whatever stays the same, down to single columns, is shared with the former one. `mostUntidy` is
 * for tests alone.
 */
export function patchCatalogue(
  former: Catalogue,
  changes: CatalogueChanges,
  mostUntidy = mostUntidyRows,
): Catalogue {
  const { version, labels } = changes;
  const changed = byKind((kind) => idsOf(changes, kind));
  const tables = byKind((kind) => {
    const entries = changes.entries.filter((entry) => entry.kind === kind);
    return patchTable(former.tables[kind], changed[kind], entries, mostUntidy);
  });
  const { guideListings } = former;
  return {
    version,
    labels: former.labels.with(labels),
    tables,
    guideListings: patchGuideListings({ ...former.tables, guideListings }, tables, changed),
  };
}

function idsOf({ changed }: CatalogueChanges, kind: SearchableKind): Set<string> {
  return new Set(changed.filter((record) => record.kind === kind).map(({ id }) => id));
}

function byKind<T>(make: (kind: SearchableKind) => T): Record<SearchableKind, T> {
  const entries = searchableKinds.map((kind) => [kind, make(kind)]);
  return Object.fromEntries(entries) as Record<SearchableKind, T>;
}
