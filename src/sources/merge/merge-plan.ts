import { hash } from "node:crypto";
import type { SourceKind } from "../source-record.ts";
import type { KnownRecords } from "./known-records.ts";
import type { MatchReport, ReportedNearMiss } from "./match-report.ts";
import type { LooseRecord } from "./merge-record.ts";
import type { Claim, MergeTargets, Newcomers } from "./merge-targets.ts";
import { metresBetween } from "./place-index.ts";
import { type Candidate, inTurns, type Newcomer, type PlaceMatcher } from "./place-matcher.ts";
import {
  type Dataset,
  datasetKey,
  entryKey,
  type Incoming,
  incomingOf,
  type RecordSpool,
  type SeenEntries,
} from "./record-spool.ts";
import { areDuplicates, matchRules, traitsOf } from "./same-place.ts";

/** What a plan works with: everything that grows with the import is on disk. */
export interface MergePlanParts {
  spool: RecordSpool;
  seen: SeenEntries;
  known: KnownRecords;
  matcher: PlaceMatcher;
  newcomers: Newcomers;
  targets: MergeTargets;
  report: MatchReport;
}

/** Decides for records of sources into which record each goes. One for each kind and import. */
export class MergePlan {
  readonly #kind: SourceKind;
  readonly #parts: MergePlanParts;

  constructor(kind: SourceKind, parts: MergePlanParts) {
    this.#kind = kind;
    this.#parts = parts;
  }

  /**
   * Takes the records of one data set, in the order of its files. A record that the source has given before goes where it
   * went; another one to the place that it is, where that is beyond doubt; else it becomes a record of its own.
   * @throws the reason of the signal
   */
  async take(dataset: Dataset, signal?: AbortSignal): Promise<void> {
    const { spool, known, matcher, newcomers, targets } = this.#parts;
    for await (const { number, entry } of inTurns(spool.entries(this.#kind, dataset), signal)) {
      const row = known.byEntry(entry);
      if (row === undefined) newcomers.add(number);
      else targets.give(row, number);
    }
    if (newcomers.isEmpty) return;
    await matcher.fill(signal);
    if (known.has(this.#kind)) await this.#matchKnown(signal);
    for await (const number of inTurns(newcomers.numbers(), signal)) this.#matchOwn(number);
    newcomers.removeAll();
  }

  /** Finds what these data sets had before and the files no longer have. To be called after everything was taken. */
  retire(datasets: ReadonlySet<string>): void {
    const { known, seen, targets } = this.#parts;
    if (datasets.size === 0) return;
    for (const { row, entries } of known.records(this.#kind)) {
      for (const entry of entries) {
        const { source, dataset, id } = entry;
        if (!datasets.has(datasetKey(source, dataset))) continue;
        if (!seen.has(entryKey(this.#kind, source, id))) targets.lose(row, entry);
      }
    }
  }

  /** Gives newcomers to records that are there. */
  async #matchKnown(signal?: AbortSignal): Promise<void> {
    const { matcher, newcomers } = this.#parts;
    for await (const number of inTurns(newcomers.numbers(), signal)) {
      const newcomer = this.#newcomer(number);
      const candidate = this.#choose(newcomer, matcher.candidates(newcomer));
      if (candidate) newcomers.claim({ ...candidate, number, row: candidate.known.row });
    }
    for await (const claims of inTurns(newcomers.claims(), signal)) {
      for (const { newcomer, candidate } of this.#granted(claims)) {
        this.#merge(newcomer, candidate);
        newcomers.remove(newcomer.incoming.number);
      }
    }
  }

  /** Of several records of a source that would be one place: the best, and its duplicates; none where none is the best. */
  #granted(claims: readonly Claim[]): Claimant[] {
    const claimants = claims.map((claim) => this.#claimant(claim));
    const [best, ...others] = claimants.toSorted((a, b) => b.candidate.likeness - a.candidate.likeness);
    const apart = others.filter(({ newcomer }) => !isDuplicate(best!.newcomer, newcomer));
    const rival = apart.find(({ candidate }) => candidate.how !== "duplicate");
    const isClear = !rival || best!.candidate.likeness - rival.candidate.likeness >= matchRules.equallyGood;
    const granted = isClear ? claimants.filter((claimant) => !apart.includes(claimant)) : [];
    for (const claimant of claimants) {
      if (!granted.includes(claimant)) this.#leaveApart(claimant.newcomer, [claimant.candidate]);
    }
    return granted;
  }

  /** Joins a newcomer to another one of its source that it is the same as, or makes it a record. */
  #matchOwn(number: number): void {
    const { known, matcher, targets } = this.#parts;
    const newcomer = this.#newcomer(number);
    const candidate = this.#choose(newcomer, matcher.duplicates(newcomer));
    if (candidate) {
      this.#merge(newcomer, candidate);
      return;
    }
    const { source, dataset, id, kind } = newcomer.incoming;
    const entries = [{ source, dataset, id }];
    const ownId = freeId(newcomer.incoming, (taken) => known.byId(kind, taken) !== undefined);
    const added = { kind, id: ownId, isNew: true, isCurated: false, entries };
    targets.give(matcher.add(added, newcomer.traits), number);
  }

  /** The one candidate that is the same place, if it is one; what is left apart is reported. */
  #choose(newcomer: Newcomer, candidates: readonly Candidate[]): Candidate | undefined {
    const same = candidates.filter((candidate) => candidate.same);
    const [best, second] = same.toSorted((a, b) => b.likeness - a.likeness);
    if (!best) {
      if (candidates.length > 0) this.#parts.report.nearMisses.add(nearMiss(newcomer, candidates));
      return undefined;
    }
    if (!second || best.likeness - second.likeness >= matchRules.equallyGood) return best;
    this.#leaveApart(newcomer, same);
    return undefined;
  }

  #leaveApart(newcomer: Newcomer, candidates: readonly Candidate[]): void {
    this.#parts.report.ambiguous.add(nearMiss(newcomer, candidates));
  }

  #merge({ incoming, name }: Newcomer, { known, how, why, formerId }: Candidate): void {
    const { seen, report, targets } = this.#parts;
    const { source, dataset, id, kind } = incoming;
    if (formerId !== undefined) seen.add(entryKey(kind, source, formerId));
    this.#parts.known.addEntry(known.row, { source, dataset, id });
    targets.give(known.row, incoming.number, formerId);
    report.counts[how]++;
    report.merged.add({ kind, source, sourceId: id, name, how, into: known.id, why });
  }

  #claimant(claim: Claim): Claimant {
    const known = this.#parts.known.byRow(claim.row);
    return { newcomer: this.#newcomer(claim.number), candidate: { ...claim, known, same: true } };
  }

  #newcomer(number: number): Newcomer {
    const read = this.#parts.spool.read(number);
    const { record, provenance } = read;
    return {
      incoming: incomingOf(read, number),
      traits: traitsOf(record, provenance.wikidata),
      name: nameOf(record),
    };
  }
}

/** A newcomer that would be a known record. */
interface Claimant {
  newcomer: Newcomer;
  candidate: Candidate;
}

function isDuplicate({ incoming, traits }: Newcomer, other: Newcomer): boolean {
  const metres = metresBetween(traits.at, other.traits.at);
  return metres !== undefined && areDuplicates(incoming.kind, traits, other.traits, metres) !== undefined;
}

function nearMiss({ incoming, name }: Newcomer, candidates: readonly Candidate[]): ReportedNearMiss {
  const { kind, source, id } = incoming;
  const told = candidates.toSorted((a, b) => b.likeness - a.likeness).slice(0, 3);
  return {
    ...{ kind, source, sourceId: id, name },
    candidates: told.map(({ known, why }) => ({ id: known.id, why })),
  };
}

function nameOf({ name, displayName }: LooseRecord): string {
  const given = name ?? displayName;
  return typeof given === "string"
    ? given
    : Object.values((given ?? {}) as Record<string, string>)
        .join(" / ")
        .slice(0, 80);
}

/** Characters of a wanted id that are kept where it is taken: ids have at most 128. */
const KEPT = 119;

/** The id that a record wants; where another record has that, one made of it, the same whenever it is asked. */
export function freeId(
  { wantedId, dataset, source, id }: Pick<Incoming, "wantedId" | "dataset" | "source" | "id">,
  isTaken: (id: string) => boolean,
): string {
  let free = wantedId;
  for (let attempt = 1; isTaken(free); attempt++) {
    const mark = hash("sha256", `${source}\n${dataset}\n${id}\n${attempt}`, "hex").slice(0, 8);
    free = `${wantedId.slice(0, KEPT)}-${mark}`;
  }
  return free;
}
