import type { SearchableKind } from "../../contract/records.ts";
import { kindNumbers } from "../stored-numbers.ts";
import type { RecordTerms } from "../text/record-terms.ts";
import type { TermBook } from "../text/term-book.ts";
import { PostingLog } from "./posting-log.ts";
import { type NewPart, newPart, type PartChanges, partChanges } from "./posting-parts.ts";
import { entryField, entryOffset, firstNewPart, makeEntry, PART_ROWS, partOf } from "./row-sets.ts";

/** Events that wait, at most: some 64 MB. */
const MAX_EVENTS = 8_000_000;

interface Waiting {
  kind: number;
  part: number;
  isNew: boolean;
  log: PostingLog;
}

/**
 * The postings of a batch on their way into a table. Changes are gathered by part, so that a bulk load writes the rows of a
 * word by the thousand, and an update only the words that it added or took away.
 */
export class PostingBuffer {
  readonly #firstNewPart: number;
  readonly #isElsewhere: (part: number) => boolean;
  readonly #waiting = new Map<string, Waiting>();
  /** Parts that were taken, or are complete: what comes later is a change of them. */
  readonly #closed = new Set<string>();
  #complete: NewPart[] = [];
  /** The largest log of a part that is complete, for the next. */
  #spare: PostingLog | undefined;
  #book: TermBook | undefined;
  #events = 0;
  #lastNewPart = 0;

  /**
   * @param firstNewSeq the number of the first record that the batch adds: no later one has postings yet
   * @param isElsewhere whether the new rows of a part are gathered by another: here it only changes
   */
  constructor(firstNewSeq: number, isElsewhere: (part: number) => boolean = () => false) {
    this.#isElsewhere = isElsewhere;
    this.#firstNewPart = firstNewPart(firstNewSeq);
  }

  /** Whether all that waits has to be taken before changes with terms of this book are added. */
  isFull(book: TermBook): boolean {
    const isEmpty = this.#events === 0 && this.#complete.length === 0;
    return this.#events >= MAX_EVENTS || (!isEmpty && this.#book !== book);
  }

  /** What a record has in the postings and what it is to have, undefined for nothing; both of one book. */
  add(kind: SearchableKind, seq: number, was: RecordTerms | undefined, is: RecordTerms | undefined): void {
    const terms = is ?? was;
    if (!terms) return;
    this.#book = terms.book;
    const { log } = this.#waitingFor(kindNumbers[kind], partOf(seq));
    const before = log.size;
    if (was) noteChanges(log, seq % PART_ROWS, was, is);
    else if (is) noteGains(log, seq % PART_ROWS, is);
    this.#events += log.size - before;
  }

  #waitingFor(kind: number, part: number): Waiting {
    const key = `${kind} ${part}`;
    const known = this.#waiting.get(key);
    if (known) return known;
    const isNew = part >= this.#firstNewPart && !this.#closed.has(key) && !this.#isElsewhere(part);
    if (isNew && part > this.#lastNewPart) this.#completeNewParts();
    if (isNew) this.#lastNewPart = Math.max(part, this.#lastNewPart);
    const waiting = { kind, part, isNew, log: (isNew && this.#spare) || new PostingLog() };
    if (waiting.log === this.#spare) this.#spare = undefined;
    this.#waiting.set(key, waiting);
    return waiting;
  }

  /** Encodes the new parts: in rising numbers of records, a part has all of its own when the next begins. */
  #completeNewParts(): void {
    for (const [key, { kind, part, isNew, log }] of this.#waiting) {
      if (!isNew) continue;
      if (log.size > 0) this.#complete.push(newPart(kind, part, this.#book!, log));
      this.#events -= log.size;
      this.#waiting.delete(key);
      if (log.room > (this.#spare?.room ?? 0)) this.#spare = log;
      log.clear();
      this.#closed.add(key);
    }
  }

  /** Bytes of the new parts that are complete. */
  get completeBytes(): number {
    return this.#complete.reduce((sum, { rows, terms }) => sum + rows.length + 8 * terms.length, 0);
  }

  /** The new parts that are complete; what is taken has to be written before anything that is taken later. */
  takeComplete(): NewPart[] {
    const complete = this.#complete;
    this.#complete = [];
    return complete;
  }

  /** All that waits: new parts, to be written first, and changes of parts that may be there already. */
  takeAll(): { newParts: NewPart[]; changes: PartChanges[] } {
    this.#completeNewParts();
    const changes = [...this.#waiting.values()]
      .filter(({ log }) => log.size > 0)
      .map(({ kind, part, log }) => partChanges(kind, part, this.#book!, log));
    this.#waiting.clear();
    this.#events = 0;
    return { newParts: this.takeComplete(), changes };
  }
}

function noteGains(log: PostingLog, offset: number, { terms, ends }: RecordTerms): void {
  for (let field = 0, i = 0; field < ends.length; field++) {
    for (; i < ends[field]!; i++) log.gain(terms[i]!, offset, field);
  }
}

function noteChanges(log: PostingLog, offset: number, was: RecordTerms, is: RecordTerms | undefined): void {
  const gained = listPlaces(is);
  for (const place of listPlaces(was)) {
    if (!gained.delete(place)) log.lose(entryOffset(place), offset, entryField(place));
  }
  for (const place of gained) log.gain(entryOffset(place), offset, entryField(place));
}

/** Terms with their fields, as entries. */
function listPlaces(terms: RecordTerms | undefined): Set<number> {
  const places = new Set<number>();
  if (!terms) return places;
  for (let field = 0, i = 0; field < terms.ends.length; field++) {
    for (; i < terms.ends[field]!; i++) places.add(makeEntry(terms.terms[i]!, field));
  }
  return places;
}
