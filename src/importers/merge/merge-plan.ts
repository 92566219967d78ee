import { hash } from "node:crypto";
import type { SourceKind } from "../source-record.ts";
import { inTurns } from "./in-turns.ts";
import type { KnownRecord, KnownRecords, SourceEntry } from "./known-records.ts";
import type { MatchKind, MatchReport, ReportedNearMiss } from "./match-report.ts";
import { metresBetween } from "./place-index.ts";
import type { PlaceTraits } from "./place-traits.ts";
import { areDuplicates, comparePlaces, matchRules, type Verdict } from "./same-place.ts";
import { datasetKey, entryKey, type SeenEntries } from "./source-entries.ts";

/** A record that a source gives, as the plan knows it: its number in the spool, and by what it is found again. */
export interface Incoming extends SourceEntry {
  number: number;
  kind: SourceKind;
  /** The id that it wants when it is new. */
  wantedId: string;
  /** Whether all data sets of the source speak of the same records, as all extracts of OpenStreetMap do. */
  worldwide: boolean;
}

/** What an incoming record is compared by, read when it is needed. */
export interface IncomingPlace {
  traits: PlaceTraits;
  /** As a person would call it. */
  name: string;
}

/** A record that may change, what sources give to it in the order of the files, and what they have of it no longer. */
export interface MergeTarget {
  known: KnownRecord;
  given: { number: number; formerId?: string }[];
  lost: SourceEntry[];
}

/** A record that an incoming one may be, and what was found of the two. */
interface Candidate extends Verdict {
  known: KnownRecord;
  how: MatchKind;
  formerId?: string;
}

interface Newcomer {
  incoming: Incoming;
  place: IncomingPlace;
}

/** Decides for records of sources into which record each goes. One for each kind and import. */
export class MergePlan {
  readonly #known: KnownRecords;
  readonly #seen: SeenEntries;
  readonly #report: MatchReport;
  readonly #targets = new Map<KnownRecord, MergeTarget>();

  constructor(known: KnownRecords, seen: SeenEntries, report: MatchReport) {
    this.#known = known;
    this.#seen = seen;
    this.#report = report;
  }

  /** The records that may change, in the order in which they were first given something. */
  targets(): MergeTarget[] {
    return [...this.#targets.values()];
  }

  /** Finds what these data sets had and the files have no longer. To be called after everything was taken. */
  retire(datasets: ReadonlySet<string>): void {
    if (datasets.size === 0) return;
    for (const known of this.#known.records()) {
      for (const entry of known.entries) {
        const { source, dataset, id } = entry;
        if (!datasets.has(datasetKey(source, dataset))) continue;
        if (!this.#seen.has(entryKey(known.kind, source, id))) this.#lose(known, entry);
      }
    }
  }

  /**
   * Takes the records of one source, in the order of its files. A record that the source has given before goes where it
   * went; another one to the place that it is, where that is beyond doubt; else it becomes a record of its own.
   * @throws the reason of the signal
   */
  async take(
    records: readonly Incoming[],
    placeOf: (incoming: Incoming) => IncomingPlace,
    signal?: AbortSignal,
  ): Promise<void> {
    const newcomers: Newcomer[] = [];
    for await (const incoming of inTurns(records, signal)) {
      const known = this.#known.byEntry(incoming.source, incoming.id);
      if (known) this.#give(known, incoming);
      else newcomers.push({ incoming, place: placeOf(incoming) });
    }
    const left = await this.#matchKnown(newcomers, signal);
    for await (const newcomer of inTurns(left, signal)) this.#matchOwn(newcomer);
  }

  /** Gives newcomers to records that are there; returns those that are left. */
  async #matchKnown(newcomers: readonly Newcomer[], signal?: AbortSignal): Promise<Set<Newcomer>> {
    const left = new Set(newcomers);
    const claims = new Map<KnownRecord, { newcomer: Newcomer; candidate: Candidate }[]>();
    for await (const newcomer of inTurns(newcomers, signal)) {
      const candidate = this.#choose(newcomer, this.#candidates(newcomer));
      if (!candidate) continue;
      const sameClaim = claims.get(candidate.known);
      if (sameClaim) sameClaim.push({ newcomer, candidate });
      else claims.set(candidate.known, [{ newcomer, candidate }]);
    }
    for (const claimants of claims.values()) {
      for (const { newcomer, candidate } of this.#granted(claimants)) {
        this.#merge(newcomer, candidate);
        left.delete(newcomer);
      }
    }
    return left;
  }

  /** Of several records of a source that would be one place: the best, and its duplicates; none where none is the best. */
  #granted<T extends { newcomer: Newcomer; candidate: Candidate }>(claimants: readonly T[]): T[] {
    const [best, ...others] = claimants.toSorted((a, b) => b.candidate.likeness - a.candidate.likeness);
    const apart = others.filter(({ newcomer }) => !isDuplicate(best!.newcomer, newcomer));
    const rival = apart.find(({ candidate }) => candidate.how !== "duplicate");
    const isClear = !rival || best!.candidate.likeness - rival.candidate.likeness >= matchRules.equallyGood;
    const granted = isClear ? claimants.filter((claimant) => !apart.includes(claimant)) : [];
    for (const { newcomer, candidate } of claimants) {
      if (!granted.some((one) => one.newcomer === newcomer)) this.#leaveApart(newcomer, [candidate]);
    }
    return granted;
  }

  /** Joins a newcomer to another one of its source that it is the same as, or makes it a record. */
  #matchOwn(newcomer: Newcomer): void {
    const { incoming, place } = newcomer;
    const candidate = this.#choose(newcomer, this.#duplicates(newcomer));
    if (candidate) {
      this.#merge(newcomer, candidate);
      return;
    }
    const { source, dataset, id, kind } = incoming;
    const entries = [{ source, dataset, id }];
    const known = { kind, id: this.#freeId(incoming), isNew: true, isCurated: false, entries };
    this.#known.add(known, place.traits);
    this.#give(known, incoming);
  }

  /** The records that a newcomer could be, the same and the merely alike. */
  #candidates(newcomer: Newcomer): Candidate[] {
    const { incoming, place } = newcomer;
    const sameId = this.#known.byId(incoming.wantedId);
    if (sameId?.isCurated) {
      return [
        { known: sameId, how: "match", same: true, likeness: Number.POSITIVE_INFINITY, why: "same id" },
      ];
    }
    const found = this.#duplicates(newcomer);
    for (const [{ value: known, traits }, metres] of this.#known.places.candidates(place.traits)) {
      const own = this.#ownEntries(known, incoming);
      // What another extract of the source has lost is not known: a record of it is another place.
      if (this.#isPresent(own, incoming) || own.some(({ dataset }) => dataset !== incoming.dataset)) continue;
      const verdict = comparePlaces(incoming.kind, place.traits, traits, metres);
      const [former] = own;
      if (verdict)
        found.push({ known, how: former ? "successor" : "match", formerId: former?.id, ...verdict });
    }
    return found;
  }

  /** The records that its own source has as well and that are the same place. */
  #duplicates({ incoming, place }: Newcomer): Candidate[] {
    const found: Candidate[] = [];
    for (const { value, metres } of this.#known.places.near(place.traits)) {
      const { value: known, traits } = value;
      if (!this.#isPresent(this.#ownEntries(known, incoming), incoming)) continue;
      const verdict = areDuplicates(incoming.kind, place.traits, traits, metres);
      if (verdict) found.push({ known, how: "duplicate", ...verdict });
    }
    return found;
  }

  #ownEntries({ entries }: KnownRecord, { source, dataset, worldwide }: Incoming): SourceEntry[] {
    return entries.filter((entry) => entry.source === source && (worldwide || entry.dataset === dataset));
  }

  #isPresent(own: readonly SourceEntry[], { kind }: Incoming): boolean {
    return own.some(({ source, id }) => this.#seen.has(entryKey(kind, source, id)));
  }

  /** The one candidate that is the same place, if it is one; what is left apart is reported. */
  #choose(newcomer: Newcomer, candidates: readonly Candidate[]): Candidate | undefined {
    const same = candidates.filter((candidate) => candidate.same);
    const [best, second] = same.toSorted((a, b) => b.likeness - a.likeness);
    if (!best) {
      if (candidates.length > 0) this.#report.nearMisses.add(nearMiss(newcomer, candidates));
      return undefined;
    }
    if (!second || best.likeness - second.likeness >= matchRules.equallyGood) return best;
    this.#leaveApart(newcomer, same);
    return undefined;
  }

  #leaveApart(newcomer: Newcomer, candidates: readonly Candidate[]): void {
    this.#report.ambiguous.add(nearMiss(newcomer, candidates));
  }

  #merge({ incoming, place }: Newcomer, { known, how, why, formerId }: Candidate): void {
    const { source, dataset, id, kind } = incoming;
    if (formerId !== undefined) this.#seen.add(entryKey(kind, source, formerId));
    known.entries.push({ source, dataset, id });
    this.#give(known, incoming, formerId);
    this.#report.counts[how]++;
    this.#report.merged.add({ kind, source, sourceId: id, name: place.name, how, into: known.id, why });
  }

  #give(known: KnownRecord, { number }: Incoming, formerId?: string): void {
    const gift = formerId === undefined ? { number } : { number, formerId };
    const target = this.#targets.get(known);
    if (target) target.given.push(gift);
    else this.#targets.set(known, { known, given: [gift], lost: [] });
  }

  #lose(known: KnownRecord, entry: SourceEntry): void {
    const target = this.#targets.get(known);
    if (target) target.lost.push(entry);
    else this.#targets.set(known, { known, given: [], lost: [entry] });
  }

  /** The id that a record wants, or one made of it where other records have that. */
  #freeId({ wantedId, dataset, source, id }: Incoming): string {
    let free = wantedId;
    for (let attempt = 1; this.#known.byId(free); attempt++) {
      const mark = hash("sha256", `${source}\n${dataset}\n${id}\n${attempt}`, "hex").slice(0, 8);
      free = `${wantedId.slice(0, 119)}-${mark}`;
    }
    return free;
  }
}

function isDuplicate(a: Newcomer, b: Newcomer): boolean {
  const [one, other] = [a.place.traits, b.place.traits];
  const metres = metresBetween(one.at, other.at);
  return metres !== undefined && areDuplicates(a.incoming.kind, one, other, metres) !== undefined;
}

function nearMiss({ incoming, place }: Newcomer, candidates: readonly Candidate[]): ReportedNearMiss {
  const { kind, source, id } = incoming;
  const told = candidates.toSorted((a, b) => b.likeness - a.likeness).slice(0, 3);
  return {
    ...{ kind, source, sourceId: id, name: place.name },
    candidates: told.map(({ known, why }) => ({ id: known.id, why })),
  };
}
