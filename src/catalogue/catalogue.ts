import type { SearchableKind } from "../contract/records.ts";
import { type Lists, ListsBuilder } from "./columns.ts";
import { Labels } from "./labels.ts";
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

/** Reads a snapshot into columns. */
export async function buildCatalogue({ version, labels, entries }: CatalogueSource): Promise<Catalogue> {
  const builders = { guide: new TableBuilder(), listing: new TableBuilder(), geoArea: new TableBuilder() };
  for await (const chunk of entries) {
    for (const entry of chunk) builders[entry.kind].add(entry);
  }
  const tables = {
    guide: builders.guide.done(),
    listing: builders.listing.done(),
    geoArea: builders.geoArea.done(),
  };
  return {
    version,
    labels: new Labels(labels),
    tables,
    guideListings: linkGuides(tables.guide, tables.listing),
  };
}

/** The rows of each guide's own listings (see Catalogue). */
export function linkGuides(guides: Table, listings: Table): Lists {
  const rowsOf = (table: Table, names: readonly string[]) => names.map((id) => table.rowOfId.get(id) ?? -1);
  const listingRows = rowsOf(listings, guides.linkNames);
  const guideRows = rowsOf(guides, listings.linkNames);
  const own: Set<number>[] = [];
  for (let guide = 0; guide < guides.size; guide++) {
    const named = [...guides.links.of(guide)].map((link) => listingRows[link]!);
    own.push(new Set(named.filter((row) => row >= 0)));
  }
  for (let listing = 0; listing < listings.size; listing++) {
    if (listings.links.isEmpty(listing)) continue;
    for (const link of listings.links.of(listing)) {
      const guide = guideRows[link]!;
      if (guide >= 0) own[guide]!.add(listing);
    }
  }
  const lists = new ListsBuilder();
  for (const rows of own) lists.push([...rows]);
  return lists.done();
}
