import type { Provenance } from "../../contract/provenance.ts";
import type { Store } from "../../store/store.ts";
import type { SourceKind } from "../source-record.ts";
import { PlaceIndex } from "./place-index.ts";
import { type PlaceTraits, traitsOf } from "./place-traits.ts";
import type { LooseRecord } from "./record-fields.ts";
import { entryKey } from "./source-entries.ts";

/** A record that is in the store or will be, as far as an import from sources needs to remember it. */
export interface KnownRecord {
  kind: SourceKind;
  id: string;
  /** Whether the import adds it. */
  isNew: boolean;
  /** Whether no source has a part in it. */
  isCurated: boolean;
  /** What it has of the sources that are being imported. */
  entries: SourceEntry[];
}

/** By what a source's part of a record is found again. */
export type SourceEntry = Pick<Provenance, "source" | "dataset" | "id">;

/** The records of one kind, found by id, by source and by likeness. Memory: about a kilobyte a record, no bodies. */
export class KnownRecords {
  readonly kind: SourceKind;
  readonly #byId = new Map<string, KnownRecord>();
  readonly #byEntry = new Map<string, KnownRecord>();
  readonly places: PlaceIndex<KnownRecord>;

  constructor(kind: SourceKind) {
    this.kind = kind;
    this.places = new PlaceIndex(kind);
  }

  byId(id: string): KnownRecord | undefined {
    return this.#byId.get(id);
  }

  byEntry(source: string, id: string): KnownRecord | undefined {
    return this.#byEntry.get(entryKey(this.kind, source, id));
  }

  records(): Iterable<KnownRecord> {
    return this.#byId.values();
  }

  add(known: KnownRecord, traits: PlaceTraits): void {
    this.#byId.set(known.id, known);
    // What the import adds is given to once, and found again by likeness alone.
    if (!known.isNew) {
      for (const { source, id } of known.entries) this.#byEntry.set(entryKey(this.kind, source, id), known);
    }
    this.places.add(traits, known);
  }
}

/**
 * Reads every stored record of a kind.
 * @param sources those whose entries are remembered
 */
export async function readKnownRecords(
  { store, orgId }: { store: Store; orgId: string },
  kind: SourceKind,
  sources: ReadonlySet<string>,
  onRecord: () => void,
): Promise<KnownRecords> {
  const known = new KnownRecords(kind);
  for await (const { id, body } of store.records(orgId, [kind])) {
    const record = JSON.parse(body) as LooseRecord;
    const all = (record.sources ?? []) as Provenance[];
    const entries = all
      .filter(({ source }) => sources.has(source))
      .map((entry) => ({ source: entry.source, dataset: entry.dataset, id: entry.id }));
    known.add({ kind, id, isNew: false, isCurated: all.length === 0, entries }, traitsOf(record));
    onRecord();
  }
  return known;
}
