import type { SourceKind } from "../source-record.ts";

/**
 * How a source record came into a record that has more than it: a `match` with a place of another source or a curator, a
 * `duplicate` of another record of its own source, a `successor` of one that its source has no longer.
 */
export type MatchKind = "match" | "duplicate" | "successor";

/** A source record in the words of a report. */
interface NamedEntry {
  kind: SourceKind;
  source: string;
  sourceId: string;
  name: string;
}

/** A source record that went into a record that has more than it. */
export interface ReportedMatch extends NamedEntry {
  how: MatchKind;
  /** The record that it was merged into. */
  into: string;
  why: string;
}

/** A source record that was left apart, and what it could have been one with. */
export interface ReportedNearMiss extends NamedEntry {
  candidates: { id: string; why: string }[];
}

/** Lists what was merged, and why; and what was not. */
export class MatchReport {
  readonly merged: BoundedList<ReportedMatch>;
  readonly counts: Record<MatchKind, number> = { match: 0, duplicate: 0, successor: 0 };
  /** Left apart because two places are equally good. */
  readonly ambiguous: BoundedList<ReportedNearMiss>;
  /** Left apart because the likeness is not enough. */
  readonly nearMisses: BoundedList<ReportedNearMiss>;

  constructor(most: number) {
    this.merged = new BoundedList(most);
    this.ambiguous = new BoundedList(most);
    this.nearMisses = new BoundedList(most);
  }
}

/** The first entries of something, and how many there are in all. */
export interface Listed<T> {
  count: number;
  first: T[];
}

/** Counts what is added and keeps the first entries. */
export class BoundedList<T> implements Listed<T> {
  readonly #most: number;
  count = 0;
  readonly first: T[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  add(entry: T): void {
    if (this.count++ < this.#most) this.first.push(entry);
  }
}
