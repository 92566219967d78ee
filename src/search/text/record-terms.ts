import { primaryLanguage } from "../../languages/compare.ts";
import { FIELDS, type LocalisedFields } from "./fields.ts";
import { makeTerm, TermBook, TermNumbers } from "./term-book.ts";
import { hashStep, PairTable, TokenTable } from "./token-table.ts";
import { BREAK, classify, foldedUnits, STEADY_CJK, tokenKind, wordsOfToken } from "./words.ts";

/** Longer tokens are rare and are not worth remembering. */
const MAX_REMEMBERED_LENGTH = 64;

/** Tokens that are looked up at a time. */
const MAX_WAITING = 64;
const waitingStarts = new Int32Array(MAX_WAITING);
/** Negative for a run of which pairs are taken. */
const waitingEnds = new Int32Array(MAX_WAITING);
/** One more than wait: what reading ahead gave, so that it has a use that the compiler sees. */
const waitingHashes = new Int32Array(MAX_WAITING + 1);

/**
 * Remembers the terms of the raw tokens of one language. Keyed by what stands in the text, so that for nearly every token
 * of a catalogue folding and splitting do not run again.
 */
class TermMemory {
  readonly #language: string;
  readonly #book: TermBook;
  /** A token's value is its one term, or -1 - n for the terms `#lists[n]`. List 0 is that of the last token not kept. */
  readonly #tokens = new TokenTable();
  readonly #lists: (readonly number[])[] = [[]];
  readonly #pairs = new PairTable();

  constructor(language: string, book: TermBook) {
    this.#language = language;
    this.#book = book;
  }

  /** Tokens and pairs that it holds. */
  get size(): number {
    return this.#tokens.size + this.#pairs.size;
  }

  /**
   * Adds to `found` the terms of a text that were not yet collected for this record (a number above 0). Cuts the text up
   * as `eachToken` does, hashing the units in the same pass, and looks up some tokens at a time.
   */
  collect(text: string, record: number, found: TermNumbers): void {
    const { length } = text;
    let start = 0;
    let seen = 0;
    let hash = 0;
    let waiting = 0;
    for (let i = 0; i <= length; i++) {
      const unit = i === length ? 0 : text.charCodeAt(i);
      const kind = i === length ? BREAK : classify(unit);
      if (kind !== BREAK) {
        seen |= kind;
        hash = hashStep(hash, unit);
        continue;
      }
      if (seen !== 0) {
        // Pairs of characters wait with the tokens: terms come in the order of the text.
        waitingStarts[waiting] = start;
        waitingEnds[waiting] = tokenKind(seen) === STEADY_CJK ? -i : i;
        waitingHashes[waiting] = hash;
        waiting++;
        if (waiting === MAX_WAITING) {
          this.#lookUp(text, waiting, record, found);
          waiting = 0;
        }
      }
      seen = 0;
      hash = 0;
      start = i + 1;
    }
    this.#lookUp(text, waiting, record, found);
  }

  #lookUp(text: string, waiting: number, record: number, found: TermNumbers): void {
    waitingHashes[MAX_WAITING] = this.#tokens.touch(waitingHashes, waiting);
    for (let i = 0; i < waiting; i++) {
      const end = waitingEnds[i]!;
      if (end < 0) {
        this.#collectPairs(text, waitingStarts[i]!, -end, record, found);
      } else {
        this.#collectToken(text, waitingStarts[i]!, end, waitingHashes[i]!, record, found);
      }
    }
  }

  #collectToken(
    text: string,
    start: number,
    end: number,
    hash: number,
    record: number,
    found: TermNumbers,
  ): void {
    const slot = this.#tokens.slotOf(text, start, end, hash);
    const value = slot >= 0 ? this.#tokens.valueAt(slot) : this.#learn(text.slice(start, end));
    if (value >= 0) {
      found.add(this.#book, value, record);
    } else {
      for (const term of this.#lists[-1 - value]!) {
        found.add(this.#book, term, record);
      }
    }
  }

  /** Each pair of neighbours, and the last character alone; none of them is outside of the basic plane. */
  #collectPairs(text: string, start: number, end: number, record: number, found: TermNumbers): void {
    let unit = foldedUnits[text.charCodeAt(start)]!;
    for (let i = start + 1; i <= end; i++) {
      const next = i === end ? 0 : foldedUnits[text.charCodeAt(i)]!;
      const pair = (unit << 16) | next;
      const known = this.#pairs.find(pair);
      const term = known >= 0 ? known : this.#learnPair(pair);
      found.add(this.#book, term, record);
      unit = next;
    }
  }

  /** The value of a new token, which is remembered unless it is too long. */
  #learn(token: string): number {
    const words = new Set(wordsOfToken(token, "text"));
    const terms = Array.from(words, (word) => this.#book.number(makeTerm(word, this.#language)));
    if (token.length > MAX_REMEMBERED_LENGTH) {
      this.#lists[0] = terms;
      return -1;
    }
    const value = terms.length === 1 ? terms[0]! : -this.#lists.push(terms);
    this.#tokens.add(token, value);
    return value;
  }

  #learnPair(pair: number): number {
    const [unit, next] = [pair >>> 16, pair & 0xffff];
    const text = next === 0 ? String.fromCharCode(unit) : String.fromCharCode(unit, next);
    const term = this.#book.number(makeTerm(text, this.#language));
    this.#pairs.add(pair, term);
    return term;
  }
}

/** Terms of the book, tokens and pairs of its memories, and spellings of languages, before all is given up: some 100 MB. */
const MAX_REMEMBERED = 1_500_000;
const MAX_LANGUAGES = 256;

/** The terms of one record as numbers of a book. Good until those of the next record are found: to be read at once. */
export interface RecordTerms {
  readonly book: TermBook;
  /** Each once, field by field. */
  readonly terms: Uint32Array;
  /** For each of {@link FIELDS}, where its terms end. */
  readonly ends: readonly number[];
}

let book = new TermBook();
const memories = new Map<string, TermMemory>();
const memoryOfCode = new Map<string, TermMemory>();
const numbers = new TermNumbers();
let records = 0;

/**
 * The terms of a record, each in the best field that has it. What was learnt of tokens is shared by all organisations of
 * the process and given up when it is too much.
 */
export function recordTerms(fields: LocalisedFields): RecordTerms {
  giveUpWhatIsTooMuch();
  const record = ++records;
  numbers.clear();
  const ends = FIELDS.map((field) => {
    const texts = fields[field];
    for (let i = 0; i < texts.length; i += 2) {
      findMemory(texts[i]!).collect(texts[i + 1]!, record, numbers);
    }
    return numbers.size;
  });
  return { book, terms: numbers.view(), ends };
}

/** By the code as it is written, so that it is read once. */
function findMemory(code: string): TermMemory {
  let memory = memoryOfCode.get(code);
  if (memory === undefined) {
    const language = primaryLanguage(code);
    memory = memories.get(language) ?? new TermMemory(language, book);
    memories.set(language, memory);
    memoryOfCode.set(code, memory);
  }
  return memory;
}

/** Not within a record: its numbers are those of one book. */
function giveUpWhatIsTooMuch(): void {
  let remembered = book.size;
  for (const memory of memories.values()) {
    remembered += memory.size;
  }
  if (remembered > MAX_REMEMBERED || memoryOfCode.size > MAX_LANGUAGES) {
    book = new TermBook();
    memories.clear();
    memoryOfCode.clear();
    records = 0;
  }
}
