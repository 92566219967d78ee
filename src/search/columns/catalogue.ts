import { Slices } from "../../content/slices.ts";
import { byKind, type SearchableKind } from "../../contract/records.ts";
import { linkingGuides, patchGuideListings } from "./guide-listings.ts";
import { Labels } from "./labels.ts";
import type { Lists } from "./lists.ts";
import { mostUntidyRows, patchTable } from "./patch-table.ts";
import { type Row, TableBuilder, type Tables } from "./table.ts";

/** One organisation's searchable records at one version. Never changed: a new version is a new catalogue. */
export interface Catalogue {
  readonly version: number;
  readonly labels: Labels;
  readonly tables: Tables;
  /**
   * For each guide the rows of its own active listings, in the guide's order: those it names, then those that name it.
   */
  readonly guideListings: Lists;
}

/** The parts of a snapshot that a catalogue is built from. */
export interface CatalogueSource {
  version: number;
  labels: readonly string[];
  entries: AsyncIterable<readonly (Row & { kind: SearchableKind })[]>;
}

type Builders = Record<SearchableKind, TableBuilder>;

/** Reads a snapshot into columns, in slices: other organisations are answered meanwhile. */
export async function buildCatalogue({ version, labels, entries }: CatalogueSource): Promise<Catalogue> {
  const builders = byKind(() => new TableBuilder());
  for await (const chunk of entries) {
    for (const entry of chunk) builders[entry.kind].add(entry);
  }
  return new Slices().run(completing(version, new Labels(labels), builders));
}

/** Makes a catalogue of tables that are read, step by step. */
function* completing(version: number, labels: Labels, builders: Builders): Generator<void, Catalogue> {
  for (const builder of Object.values(builders)) {
    for (const trim of builder.trims) yield trim();
  }
  const tables = byKind((kind) => builders[kind].done());
  return { version, labels, tables, guideListings: yield* linkingGuides(tables) };
}

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
  const changed = byKind(
    (kind) => new Set(changes.changed.filter((record) => record.kind === kind).map(({ id }) => id)),
  );
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
