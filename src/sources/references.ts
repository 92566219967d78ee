import type { Guide } from "../contract/guide.ts";
import type { Listing } from "../contract/listing.ts";
import { type AnyRecord, type Kind, kinds } from "../contract/records.ts";
import type { Site, SitePage } from "../contract/site.ts";

/** A record that another record names. */
export interface Reference {
  /** The field that names it. */
  field: string;
  kind: Kind;
  id: string;
}

/** The records that a record refers to, each once a field. */
export function referencesOf(kind: Kind, record: AnyRecord): Reference[] {
  if (kind === "site") return pageReferences((record as Site).tree);
  const { hostIds, guideIds, listingIds } = record as Partial<Guide & Listing>;
  return [
    ...named("hostIds", "host", hostIds),
    ...named("guideIds", "guide", guideIds),
    ...named("listingIds", "listing", listingIds),
  ];
}

function named(field: string, kind: Kind, ids: readonly string[] = []): Reference[] {
  return ids.map((id) => ({ field, kind, id }));
}

function pageReferences(pages: readonly SitePage[]): Reference[] {
  return pages.flatMap((page) => [
    ...named("destinationId", "host", page.destinationId ? [page.destinationId] : []),
    ...named("guideId", "guide", page.guideId ? [page.guideId] : []),
    ...named("locationId", "geoArea", page.locationId ? [page.locationId] : []),
    ...pageReferences(page.children),
  ]);
}

/** A reference to a record that is not there, with the first record that names it. */
export interface DanglingReference extends Reference {
  from: { kind: Kind; id: string };
  /** How many times it is named. */
  times: number;
}

/** Gathers records and what they refer to, in any order, and tells which references lead nowhere. */
export class ReferenceBook {
  // By kind, then by id: an import may have millions of records, and keys made of both would be as many new strings.
  readonly #known = byKind(() => new Set<string>());
  readonly #open = byKind(() => new Map<string, DanglingReference>());

  add(kind: Kind, record: AnyRecord): void {
    this.#known[kind].add(record.id);
    this.#open[kind].delete(record.id);
    for (const reference of referencesOf(kind, record)) {
      if (this.#known[reference.kind].has(reference.id)) continue;
      const open = this.#open[reference.kind];
      const seen = open.get(reference.id);
      if (seen) seen.times++;
      else open.set(reference.id, { ...reference, from: { kind, id: record.id }, times: 1 });
    }
  }

  /** The references that no record added so far answers, by kind, then in the order in which they were met. */
  open(): DanglingReference[] {
    return kinds.flatMap((kind) => [...this.#open[kind].values()]);
  }
}

/** One value for each kind. */
export function byKind<T>(make: () => T): Record<Kind, T> {
  return Object.fromEntries(kinds.map((kind) => [kind, make()])) as Record<Kind, T>;
}
