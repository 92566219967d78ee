import { type Lists, ListsBuilder } from "./lists.ts";
import type { Table, Tables } from "./table.ts";

/** The tables that guides' own listings are worked out from. */
export type Linked = Pick<Tables, "guide" | "listing">;

/**
 * The rows of each guide's own active listings, in the guide's order: those it names, then those that name it. In steps, for who has
 * time to let others through in between; `linkGuides` takes them all at once.
 */
export function* linkingGuides(tables: Linked): Generator<void, Lists> {
  const everyGuide = Uint32Array.from({ length: tables.guide.size }, (_, row) => row);
  const lists = new ListsBuilder();
  for (const rows of ownListings(tables, everyGuide)) {
    lists.push(rows);
    yield;
  }
  return lists.done();
}

function linkGuides(tables: Linked): Lists {
  const steps = linkingGuides(tables);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/**
 * What `linkGuides` gives for later tables. Only guides that were written, or that have to do with listings that were, are linked
 * anew. `changed` are the ids of what was written or removed.
 */
export function patchGuideListings(
  former: Linked & { guideListings: Lists },
  tables: Linked,
  changed: Readonly<Record<keyof Linked, ReadonlySet<string>>>,
): Lists {
  const { guide, listing } = tables;
  if (listing.index !== former.listing.index) return linkGuides(tables);
  const touched = touchedGuides(former, tables, changed);
  const isSameGuides = guide.index === former.guide.index && guide.size === former.guide.size;
  if (isSameGuides && touched.length === 0) return former.guideListings;
  const linked = new Map([...ownListings(tables, touched)].map((rows, at) => [touched[at], rows]));
  const lists = new ListsBuilder();
  for (let row = 0; row < guide.size; row++) {
    const before = former.guide.rowOfId.get(guide.ids[row]!);
    lists.push(linked.get(row) ?? (before === undefined ? [] : former.guideListings.of(before)));
  }
  return lists.done();
}

/** The rows of those guides, ascending, whose own listings may be others than before. */
function touchedGuides(
  former: Linked,
  tables: Linked,
  changed: Readonly<Record<keyof Linked, ReadonlySet<string>>>,
): Uint32Array {
  const relinkedOf = (kind: keyof Linked) =>
    [...changed[kind]].filter((id) => !hasLinksAsBefore(former[kind], tables[kind], id));
  const touched = new Set(relinkedOf("guide").map((id) => tables.guide.rowOfId.get(id)));
  const relinked = relinkedOf("listing");
  for (const { listing } of [former, tables]) {
    for (const id of relinked) {
      for (const guideId of linkedIds(listing, listing.rowOfId.get(id)))
        touched.add(tables.guide.rowOfId.get(guideId));
    }
  }
  for (const row of rowsLinkedTo(tables.guide, relinked)) touched.add(row);
  touched.delete(undefined);
  return Uint32Array.from(touched as Set<number>).sort();
}

/** Whether a record is in the same row with the same links, or in no row of both. */
function hasLinksAsBefore(former: Table, table: Table, id: string): boolean {
  const row = former.rowOfId.get(id);
  return row === table.rowOfId.get(id) && (row === undefined || former.links.isSame(row, table.links, row));
}

/** The own listings of some guides (see `linkingGuides`), one after the other; their rows ascend. */
function* ownListings({ guide, listing }: Linked, guides: Uint32Array): Generator<Uint32Array> {
  const naming = listingsNaming(listing, guides, guide);
  for (let at = 0; at < guides.length; at++) {
    const own = new Set<number>();
    for (const id of linkedIds(guide, guides[at])) {
      const named = listing.rowOfId.get(id);
      if (named !== undefined) own.add(named);
    }
    for (const row of naming[at]!) own.add(row);
    yield Uint32Array.from(own);
  }
}

/** For each of some guides the listings that name it, by seq. */
function listingsNaming(listing: Table, guides: Uint32Array, { ids }: Table): number[][] {
  const naming: number[][] = Array.from(guides, () => []);
  const placeOfLink = new Int32Array(listing.linkNames.list.length).fill(-1);
  guides.forEach((row, at) => {
    const link = listing.linkNames.numberOf(ids[row]!);
    if (link !== undefined) placeOfLink[link] = at;
  });
  listing.links.each((link, row) => {
    const place = placeOfLink[link]!;
    if (place >= 0 && listing.gone[row] === 0) naming[place]!.push(row);
  });
  const { seqs } = listing;
  return naming.map((rows) => rows.sort((a, b) => seqs[a]! - seqs[b]!));
}

/** The rows that link to one of these ids. */
function rowsLinkedTo({ links, linkNames, size }: Table, ids: readonly string[]): number[] {
  const numbers = ids.map((id) => linkNames.numberOf(id)).filter((number) => number !== undefined);
  const rows: number[] = [];
  if (numbers.length === 0) return rows;
  const wanted = new Uint8Array(linkNames.list.length);
  for (const number of numbers) wanted[number] = 1;
  for (let row = 0; row < size; row++) if (links.some(row, wanted)) rows.push(row);
  return rows;
}

function linkedIds({ links, linkNames }: Table, row: number | undefined): string[] {
  return row === undefined ? [] : Array.from(links.of(row), (link) => linkNames.list[link]!);
}
