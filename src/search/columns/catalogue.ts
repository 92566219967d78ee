import { Slices } from "../../content/slices.ts";
import type { SearchableKind } from "../../contract/records.ts";
import { linkingGuides } from "./guide-listings.ts";
import { Labels } from "./labels.ts";
import type { Lists } from "./lists.ts";
import { type Row, type Table, TableBuilder } from "./table.ts";

/** One organisation's searchable records at one version. Never changed: a new version is a new catalogue. */
export interface Catalogue {
  readonly version: number;
  readonly labels: Labels;
  readonly tables: Readonly<Record<SearchableKind, Table>>;
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
  const builders = { guide: new TableBuilder(), listing: new TableBuilder(), geoArea: new TableBuilder() };
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
  const tables = {
    guide: builders.guide.done(),
    listing: builders.listing.done(),
    geoArea: builders.geoArea.done(),
  };
  return { version, labels, tables, guideListings: yield* linkingGuides(tables) };
}
