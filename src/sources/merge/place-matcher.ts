import type { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { SourceKind } from "../source-record.ts";
import type { KnownRecord, KnownRecords, KnownRow } from "./known-records.ts";
import type { MatchKind } from "./match-report.ts";
import { metresBetween, PlaceIndex } from "./place-index.ts";
import { entryKey, type Incoming, type SeenEntries, type SourceEntry } from "./record-spool.ts";
import {
  areDuplicates,
  comparePlaces,
  duplicateReachMetres,
  type PlaceTraits,
  type Verdict,
} from "./same-place.ts";

/** A record that its source has not given before. */
export interface Newcomer {
  incoming: Incoming;
  traits: PlaceTraits;
  /** As a person would call it. */
  name: string;
}

/** A record that a newcomer may be, and what was found of the two. */
export interface Candidate extends Verdict {
  known: KnownRow;
  how: MatchKind;
  /** Under which the source had the record before. */
  formerId?: string;
}

/** Finds the known records of one kind that a newcomer may be. */
export class PlaceMatcher {
  readonly #kind: SourceKind;
  readonly #known: KnownRecords;
  readonly #seen: SeenEntries;
  readonly #places: PlaceIndex;
  #isFilled = false;

  constructor(scratch: DatabaseSync, kind: SourceKind, known: KnownRecords, seen: SeenEntries) {
    this.#kind = kind;
    this.#known = known;
    this.#seen = seen;
    this.#places = new PlaceIndex(scratch, kind);
  }

  /**
   * Indexes the known places: to be called before any question, and not needed if no source brings anything new.
   * @throws the reason of the signal
   */
  async fill(signal?: AbortSignal): Promise<void> {
    if (this.#isFilled) return;
    this.#isFilled = true;
    for await (const { row, traits } of inTurns(this.#known.places(this.#kind), signal))
      this.#places.add(row, traits);
  }

  /** Remembers a new record, to be found from now on. */
  add(known: KnownRecord, traits: PlaceTraits): number {
    const row = this.#known.add(known, traits);
    this.#places.add(row, traits);
    return row;
  }

  /** The records that a newcomer could be, the same and the merely alike. */
  candidates(newcomer: Newcomer): Candidate[] {
    const { incoming, traits } = newcomer;
    const sameId = this.#known.byId(this.#kind, incoming.wantedId);
    if (sameId?.isCurated) {
      return [
        { known: sameId, how: "match", same: true, likeness: Number.POSITIVE_INFINITY, why: "same id" },
      ];
    }
    const found = this.duplicates(newcomer);
    for (const [row, nearMetres] of this.#places.candidates(traits)) {
      const known = this.#known.byRow(row);
      const own = ownEntries(known, incoming);
      // What another extract of the source has lost is not known: a record of it is another place.
      if (this.#isPresent(own) || own.some(({ dataset }) => dataset !== incoming.dataset)) continue;
      const its = this.#known.traitsOf(row);
      const metres = nearMetres ?? metresBetween(traits.at, its.at);
      const verdict = comparePlaces(this.#kind, traits, its, metres);
      const [former] = own;
      if (verdict)
        found.push({ known, how: former ? "successor" : "match", formerId: former?.id, ...verdict });
    }
    return found;
  }

  /** The records that its own source has as well and that are the same place. */
  duplicates({ incoming, traits }: Newcomer): Candidate[] {
    const found: Candidate[] = [];
    for (const { row, metres } of this.#places.near(traits, duplicateReachMetres[this.#kind])) {
      const known = this.#known.byRow(row);
      if (!this.#isPresent(ownEntries(known, incoming))) continue;
      const verdict = areDuplicates(this.#kind, traits, this.#known.traitsOf(row), metres);
      if (verdict) found.push({ known, how: "duplicate", ...verdict });
    }
    return found;
  }

  #isPresent(own: readonly SourceEntry[]): boolean {
    return own.some(({ source, id }) => this.#seen.has(entryKey(this.#kind, source, id)));
  }
}

/** What a record has of the source of an incoming one. */
function ownEntries({ entries }: KnownRecord, { source, dataset, worldwide }: Incoming): SourceEntry[] {
  return entries.filter((entry) => entry.source === source && (worldwide || entry.dataset === dataset));
}

/** Records between two turns of the event loop: some milliseconds of work. */
const RECORDS = 256;

/**
 * Walks through records and gives the event loop a turn now and then. Work that never waits for anything would otherwise keep
 * an operator's interruption, and the redrawing of a progress bar, until its end.
 * @throws the reason of the signal
 */
export async function* inTurns<T>(records: Iterable<T>, signal?: AbortSignal): AsyncGenerator<T> {
  let done = 0;
  for (const record of records) {
    if (++done % RECORDS === 0) {
      await nextTurn();
      signal?.throwIfAborted();
    }
    yield record;
  }
}
