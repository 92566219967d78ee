// The merging of one kind as it would be written for a handful of places: every pair is compared, everything is in memory.
import type { Provenance } from "../../../src/contract/provenance.ts";
import type { MatchKind } from "../../../src/sources/merge/match-report.ts";
import { freeId } from "../../../src/sources/merge/merge-plan.ts";
import type { LooseRecord } from "../../../src/sources/merge/merge-record.ts";
import { metresBetween } from "../../../src/sources/merge/place-index.ts";
import { datasetKey } from "../../../src/sources/merge/record-spool.ts";
import {
  areDuplicates,
  comparePlaces,
  matchRules,
  type PlaceTraits,
  reachMetres,
  traitsOf,
  type Verdict,
} from "../../../src/sources/merge/same-place.ts";
import type { ReadRecord } from "../../../src/sources/read-sources.ts";

interface Known {
  id: string;
  isCurated: boolean;
  traits: PlaceTraits;
  entries: Pick<Provenance, "source" | "dataset" | "id">[];
}

type Candidate = Verdict & { known: Known; how: MatchKind; formerId?: string };
type Claim = { read: ReadRecord; candidate: Candidate };

/** What the slow merging came to, in the words of the report. */
export interface SlowOutcome {
  /** By source and id of an entry: the record that it went into. */
  into: Map<string, string>;
  merged: { sourceId: string; how: MatchKind; into: string; why: string }[];
  ambiguous: { sourceId: string; candidates: { id: string; why: string }[] }[];
  nearMisses: SlowOutcome["ambiguous"];
}

/**
 * Merges listings of which no more than twenty share a website, telephone or item.
 * @param stored in the order of their ids
 */
export function slowMerge(stored: readonly LooseRecord[], reads: readonly ReadRecord[]): SlowOutcome {
  const known: Known[] = stored.map((record) => {
    const entries = (record.sources ?? []) as Provenance[];
    return {
      id: record.id,
      isCurated: entries.length === 0,
      traits: traitsOf(record),
      entries: [...entries],
    };
  });
  const present = new Set(reads.map(({ provenance }) => entryOf(provenance)));
  const outcome: SlowOutcome = { into: new Map(), merged: [], ambiguous: [], nearMisses: [] };

  for (const records of Map.groupBy(reads, keyOf).values()) {
    const newcomers = new Set<ReadRecord>();
    for (const read of records) {
      const owner = known.find(({ entries }) => entries.some((entry) => isSame(entry, read)));
      if (owner) outcome.into.set(entryOf(read.provenance), owner.id);
      else newcomers.add(read);
    }
    const claims: Claim[] = [];
    for (const read of newcomers) {
      const candidate = choose(read, candidates(read, true));
      if (candidate) claims.push({ read, candidate });
    }
    for (const ofOne of Map.groupBy(claims, ({ candidate }) => candidate.known).values())
      settle(ofOne, newcomers);
    for (const read of newcomers) {
      const candidate = choose(read, candidates(read, false));
      if (candidate) merge(read, candidate);
      else add(read);
    }
  }
  return outcome;

  /** Doubles of its own source; and, where `others` are asked for too, whatever else could be the same place. */
  function candidates(read: ReadRecord, others: boolean): Candidate[] {
    const traits = traitsOfRead(read);
    const sameId = known.find(({ id, isCurated }) => others && isCurated && id === read.record.id);
    if (sameId)
      return [
        { known: sameId, how: "match", same: true, likeness: Number.POSITIVE_INFINITY, why: "same id" },
      ];
    const doubles: Candidate[] = [];
    const alike: Candidate[] = [];
    for (const one of inOrderOfAsking(traits)) {
      const metres = metresBetween(traits.at, one.traits.at);
      const own = one.entries.filter(
        ({ source, dataset }) =>
          source === read.provenance.source && (read.worldwide || dataset === read.provenance.dataset),
      );
      if (own.some((entry) => present.has(entryOf(entry)))) {
        const verdict = metres !== undefined && areDuplicates("listing", traits, one.traits, metres);
        if (verdict) doubles.push({ known: one, how: "duplicate", ...verdict });
      } else if (others && own.every(({ dataset }) => dataset === read.provenance.dataset)) {
        const verdict = comparePlaces("listing", traits, one.traits, metres);
        const how = own.length > 0 ? "successor" : "match";
        if (verdict) alike.push({ known: one, how, formerId: own[0]?.id, ...verdict });
      }
    }
    return [...doubles, ...alike];
  }

  /** The known records near by, then those that share something rare. */
  function inOrderOfAsking(traits: PlaceTraits): Set<Known> {
    const near = known.filter((one) => {
      const metres = metresBetween(traits.at, one.traits.at);
      return metres !== undefined && metres <= reachMetres.listing;
    });
    const sharing = (["website", "phone", "wikidata"] as const).flatMap((sign) =>
      known.filter((one) => traits[sign] !== undefined && one.traits[sign] === traits[sign]),
    );
    return new Set([...near, ...sharing]);
  }

  function choose(read: ReadRecord, found: readonly Candidate[]): Candidate | undefined {
    const same = found.filter((candidate) => candidate.same).toSorted((a, b) => b.likeness - a.likeness);
    if (same.length === 0 && found.length > 0) outcome.nearMisses.push(told(read, found));
    const isClear = same.length < 2 || same[0]!.likeness - same[1]!.likeness >= matchRules.equallyGood;
    if (!isClear) outcome.ambiguous.push(told(read, same));
    return isClear ? same[0] : undefined;
  }

  /** Lets the best claim on a record win, and its doubles with it. */
  function settle(claims: readonly Claim[], newcomers: Set<ReadRecord>): void {
    const [best] = claims.toSorted((a, b) => b.candidate.likeness - a.candidate.likeness);
    const isWith = (claim: Claim) => claim === best || isDouble(best!.read, claim.read);
    const isDoubtful = claims.some(
      (claim) =>
        !isWith(claim) &&
        claim.candidate.how !== "duplicate" &&
        !(best!.candidate.likeness - claim.candidate.likeness >= matchRules.equallyGood),
    );
    const isGranted = (claim: Claim) => !isDoubtful && isWith(claim);
    for (const claim of claims) {
      if (!isGranted(claim)) outcome.ambiguous.push(told(claim.read, [claim.candidate]));
    }
    for (const { read, candidate } of claims.filter(isGranted)) {
      merge(read, candidate);
      newcomers.delete(read);
    }
  }

  function merge(read: ReadRecord, { known: one, how, why, formerId }: Candidate): void {
    const { source, id } = read.provenance;
    if (formerId !== undefined) present.add(entryOf({ source, id: formerId }));
    one.entries.push(read.provenance);
    outcome.into.set(entryOf(read.provenance), one.id);
    outcome.merged.push({ sourceId: id, how, into: one.id, why });
  }

  function add(read: ReadRecord): void {
    const wanted = { ...read.provenance, wantedId: read.record.id };
    const id = freeId(wanted, (taken) => known.some((one) => one.id === taken));
    known.push({ id, isCurated: false, traits: traitsOfRead(read), entries: [read.provenance] });
    outcome.into.set(entryOf(read.provenance), id);
  }
}

/** Names an entry of a source. */
export function entryOf({ source, id }: Pick<Provenance, "source" | "id">): string {
  return `${source} ${id}`;
}

function keyOf({ provenance }: ReadRecord): string {
  return datasetKey(provenance.source, provenance.dataset);
}

function isSame(entry: Pick<Provenance, "source" | "id">, { provenance }: ReadRecord): boolean {
  return entryOf(entry) === entryOf(provenance);
}

function traitsOfRead({ record, provenance }: ReadRecord): PlaceTraits {
  return traitsOf(record, provenance.wikidata);
}

function isDouble(a: ReadRecord, b: ReadRecord): boolean {
  const [one, other] = [traitsOfRead(a), traitsOfRead(b)];
  const metres = metresBetween(one.at, other.at);
  return metres !== undefined && areDuplicates("listing", one, other, metres) !== undefined;
}

function told({ provenance }: ReadRecord, found: readonly Candidate[]): SlowOutcome["ambiguous"][number] {
  const best = found.toSorted((a, b) => b.likeness - a.likeness).slice(0, 3);
  return { sourceId: provenance.id, candidates: best.map(({ known: { id }, why }) => ({ id, why })) };
}
