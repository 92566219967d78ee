import type { Steps } from "../../content/slices.ts";
import { SlipRows, takesTypos } from "./slips.ts";
import { SortedWords } from "./sorted-words.ts";
import { isStemmed, MIN_VOCABULARY_WORD_LENGTH, StemGroups } from "./stem.ts";

/** A word of the vocabulary, or the beginning of some, near to a misspelt word. */
export interface NearWord {
  readonly word: string;
  readonly typos: 1 | 2;
  /** Whether all words that begin with it are meant. */
  readonly prefix: boolean;
  /** Primary languages that have the word, or words that begin with it. */
  readonly languages: readonly string[];
}

/** What to look for: the largest number of slips, and whether the word may be half typed. */
export interface NearOptions {
  readonly typosMax: 1 | 2;
  readonly prefix: boolean;
}

/** Near words given for one number of slips, whole or beginnings; the nearest in length are kept. */
const MAX_NEAR_WORDS = 64;
/** More letters than any two words share: nothing to pass over. */
const ALIVE = 99;

/**
 * The words of an organisation, for finding what a misspelt word was meant to be and the other forms of a word. A search goes through the
 * words of one first letter in order and passes over, unseen, all that share a beginning which is already too
 * far: under 1 ms in 200,000 terms.
 */
export class Vocabulary {
  readonly #words: SortedWords;
  readonly #sets: LanguageSets;
  readonly #setOf: Uint16Array;
  readonly #stemGroups: StemGroups;

  /** @param terms tagged terms ("da:bageri") in any order, repeated or not */
  constructor(terms: Iterable<string>) {
    this.#sets = new LanguageSets();
    const sets = collect(terms, this.#sets);
    const words = [...sets.keys()].sort();
    this.#words = new SortedWords(words);
    this.#setOf = Uint16Array.from(words, (word) => sets.get(word)!);
    this.#stemGroups = new StemGroups(this.#words, (i, language) =>
      this.#sets.languages(this.#setOf[i]!).includes(language),
    );
  }

  /** The number of words a misspelt one can be taken for. */
  get size(): number {
    return this.#words.size;
  }

  /**
   * The words within some slips of a folded word, by slips, whole words before beginnings, nearest in length
   * first. A slip is a letter too much, missing or wrong, or two neighbours swapped; on the first letter it
   * counts as two. The word itself and, for a half-typed word, those that begin with it are not among them.
   * In a half-typed word the last letter has to be right, since forgiving it would make every continuation
   * of the letters before it near; the next letter typed tells.
   */
  near(word: string, { typosMax, prefix }: NearOptions): NearWord[] {
    const found: NearWord[] = [];
    this.#searchBucket(word, typosMax, prefix, found);
    if (typosMax > 1) {
      this.#searchFirstLetterSlips(word, prefix, found);
    }
    return nearest(found, word.length);
  }

  /**
   * The words that have the same stem as a folded word in a primary language and share its first three letters
   * ("museums", "museum" in "en"), the word itself among them where the vocabulary has it.
   */
  inflections(word: string, language: string): readonly string[] {
    return isStemmed(language) ? this.#stemGroups.of(word, language) : [];
  }

  /** The stem of a word where no vocabulary can tell whether it is one itself: it is too short to be kept. */
  shortStem(word: string, language: string): string | undefined {
    return isStemmed(language) ? this.#stemGroups.shortStem(word, language) : undefined;
  }

  /** Works out all inflections beforehand. */
  stemming(): Steps<void> {
    return this.#stemGroups.working(this.#sets.all().filter(isStemmed));
  }

  #searchBucket(word: string, typosMax: 1 | 2, prefix: boolean, found: NearWord[]): void {
    const rows = new SlipRows(word.slice(1), typosMax);
    /** The least distance at which a beginning has been given, by depth. */
    const given = new Uint8Array(rows.depthMax + 2).fill(typosMax + 1);
    let hopeless = ALIVE;
    const [from, to] = this.#words.range(word.slice(0, 1));
    for (let i = from; i < to; ) {
      const shared = this.#words.shared(i);
      if (shared >= hopeless) i = this.#words.past(i);
      else if (shared > 0 && !rows.descend(shared, this.#words.letter(i))) {
        hopeless = shared + 1;
        i++;
      } else hopeless = this.#walk(i++, Math.max(shared, 1), rows, given, prefix, found);
    }
  }

  /** Walks down word i from what it shares with the one before; returns the length at which all is lost. */
  #walk(
    i: number,
    shared: number,
    rows: SlipRows,
    given: Uint8Array,
    prefix: boolean,
    found: NearWord[],
  ): number {
    const length = this.#words.length(i);
    const typosMax = given[0]! - 1;
    for (let depth = shared; depth < length; depth++) {
      if (!rows.descend(depth, this.#words.unit(i, depth))) {
        return depth + 1;
      }
      given[depth] = given[depth - 1]!;
      const typos = prefix ? rows.distanceWithLastLetter(depth) : typosMax + 1;
      if (typos === 0) {
        return depth + 1;
      }
      if (typos < given[depth]!) {
        given[depth] = typos;
        found.push(this.#beginning(i, depth + 1, typos as 1 | 2));
      }
    }
    const typos = rows.distance(length - 1);
    if (typos > 0 && typos <= typosMax) {
      found.push(this.#whole(i, typos as 1 | 2));
    }
    return ALIVE;
  }

  #searchFirstLetterSlips(word: string, prefix: boolean, found: NearWord[]): void {
    const rest = word.slice(1);
    const candidates = new Set([rest, word.charAt(1) + word.charAt(0) + word.slice(2)]);
    for (const letter of this.#words.firstLetters) {
      candidates.add(letter + rest).add(letter + word);
    }
    for (const candidate of candidates) {
      const first = candidate.charAt(0) === word.charAt(0) ? undefined : this.#words.first(candidate);
      if (first === undefined) continue;
      if (prefix) found.push(this.#beginning(first, candidate.length, 2));
      if (this.#words.length(first) === candidate.length) found.push(this.#whole(first, 2));
    }
  }

  #whole(i: number, typos: 1 | 2): NearWord {
    const word = this.#words.text(i);
    return { word, typos, prefix: false, languages: this.#sets.languages(this.#setOf[i]!) };
  }

  #beginning(i: number, length: number, typos: 1 | 2): NearWord {
    const sets = new Set([this.#setOf[i]!]);
    for (let j = i + 1; j < this.size && this.#words.shared(j) >= length; j++) {
      sets.add(this.#setOf[j]!);
    }
    const languages = new Set([...sets].flatMap((set) => this.#sets.languages(set)));
    return { word: this.#words.text(i, length), typos, prefix: true, languages: [...languages] };
  }
}

function collect(terms: Iterable<string>, sets: LanguageSets): Map<string, number> {
  const setOf = new Map<string, number>();
  for (const term of terms) {
    const colon = term.indexOf(":");
    const word = term.slice(colon + 1);
    if (word.length >= MIN_VOCABULARY_WORD_LENGTH && takesTypos(word)) {
      setOf.set(word, sets.with(setOf.get(word) ?? 0, term.slice(0, colon)));
    }
  }
  return setOf;
}

function nearest(found: readonly NearWord[], length: number): NearWord[] {
  const distance = ({ word }: NearWord): number => Math.abs(word.length - length);
  const sorted = found.toSorted(
    (a, b) => a.typos - b.typos || Number(a.prefix) - Number(b.prefix) || distance(a) - distance(b),
  );
  const counts = new Map<string, number>();
  return sorted.filter(({ typos, prefix }) => {
    const count = (counts.get(`${typos} ${prefix}`) ?? 0) + 1;
    counts.set(`${typos} ${prefix}`, count);
    return count <= MAX_NEAR_WORDS;
  });
}

/** Sets of languages by number: a vocabulary of any size has few different ones. */
class LanguageSets {
  readonly #sets: string[][] = [[]];
  readonly #numbers = new Map<string, number>();

  languages(set: number): readonly string[] {
    return this.#sets[set]!;
  }

  /** Every language of any set. */
  all(): string[] {
    return [...new Set(this.#sets.flat())];
  }

  /** The number of a set with one language more; 0 is the empty set. */
  with(set: number, language: string): number {
    const languages = this.#sets[set]!;
    if (languages.includes(language)) {
      return set;
    }
    const union = [...languages, language].sort();
    const key = union.join(" ");
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#sets.push(union) - 1;
      this.#numbers.set(key, number);
    }
    return number;
  }
}
