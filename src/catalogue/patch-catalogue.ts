import { type SearchableKind, searchableKinds } from "../contract/records.ts";
import { type Catalogue, linkGuides } from "./catalogue.ts";
import { patchTable } from "./patch-table.ts";
import type { Row, Table } from "./table.ts";

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
 * The catalogue of a later version: as `buildCatalogue` would read it, at the price of what changed. Whatever stays the
 * same, down to single columns, is shared with the former one.
 */
export function patchCatalogue(former: Catalogue, changes: CatalogueChanges): Catalogue {
  const { version, labels, changed, entries } = changes;
  const patch = (kind: SearchableKind) => {
    const ids = changed.filter((record) => record.kind === kind).map(({ id }) => id);
    return patchTable(
      former.tables[kind],
      new Set(ids),
      entries.filter((entry) => entry.kind === kind),
    );
  };
  const tables = Object.fromEntries(searchableKinds.map((kind) => [kind, patch(kind)])) as Record<
    SearchableKind,
    Table
  >;
  const { guide, listing } = former.tables;
  const sameLinks = hasLinksOf(tables.guide, guide) && hasLinksOf(tables.listing, listing);
  return {
    version,
    labels: former.labels.with(labels),
    tables,
    guideListings: sameLinks ? former.guideListings : linkGuides(tables.guide, tables.listing),
  };
}

/** Whether every row is the same record with the same links as before. */
function hasLinksOf(table: Table, former: Table): boolean {
  return table.seqs === former.seqs && table.links === former.links;
}
