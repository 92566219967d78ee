import { FIELDS, type LocalisedFields } from "./fields.ts";
import { primaryLanguage } from "./languages.ts";
import { TermBook } from "./term-book.ts";
import { TermMemory, TermNumbers } from "./terms.ts";

/** Terms of the book, tokens and pairs of its memories, and spellings of languages, before all is given up: some 100 MB. */
const REMEMBERED_MAX = 1_500_000;
const LANGUAGES_MAX = 256;

/** The terms of one record as numbers of a book. Made anew by the next record: to be read at once. */
export interface RecordTerms {
  readonly book: TermBook;
  /** The terms, each once, field by field. */
  readonly numbers: TermNumbers;
  /** For each of {@link FIELDS}, where its terms end in `numbers`. */
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
    for (const { language, text } of fields[field]) {
      memoryOf(language).collect(text, record, numbers);
    }
    return numbers.size;
  });
  return { book, numbers, ends };
}

/** By the code as it is written, so that it is read once. */
function memoryOf(code: string): TermMemory {
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
  if (remembered > REMEMBERED_MAX || memoryOfCode.size > LANGUAGES_MAX) {
    book = new TermBook();
    memories.clear();
    memoryOfCode.clear();
    records = 0;
  }
}
