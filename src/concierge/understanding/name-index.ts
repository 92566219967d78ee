import { Slices, type Steps } from "../../content/slices.ts";
import { fillers, genericWords } from "../../languages/generic-words.ts";
import { findWorldPlace } from "../../languages/world-places.ts";
import { fold, foldLabel } from "../../search/text/fold.ts";
import { soundsOf } from "../../search/text/sound.ts";
import type { NearWord, Vocabulary } from "../../search/text/vocabulary.ts";
import { addVocabularies, HeardNames, isOfOtherScript } from "./heard-names.ts";
import { put, wordsIn } from "./phrase-table.ts";

/** What can be named: a listing, a guide, a geo area or a neighbourhood. */
export interface Nameable {
  kind: "listing" | "guide" | "area";
  /** Undefined for a neighbourhood that is no geo area. */
  id?: string;
  /** The first is what it is called when it is spoken of. */
  names: readonly string[];
  /** Further ones, which are found whole and by no single word: search terms that are written as names. */
  others?: readonly string[];
  /** How well it is known, 0 to 100. */
  score?: number;
  /** Names of its kind, in any language. */
  category?: readonly string[];
}

/** Names of more words are found by their first ones. */
const WORDS_MAX = 10;
/** A word in more names than the first does not tell which is meant, but by what else is said; one in more than the second not at all. */
const [RARE_MAX, OFTEN_MAX] = [5, 40];
/** Words that say what a place is and not which, by what they mean. */
export const sortOfName: ReadonlyMap<string, string> = new Map(
  Object.entries(genericWords).flatMap(([sort, words]) => words.split(" ").map((word) => [word, sort])),
);
const little: ReadonlySet<string> = new Set(fillers.split(" "));
/** Shorter words are too common to stand for a whole name. */
const TELLING_LENGTH_MIN = 4;

/** A word that stands for a name by its sound alone has more consonants, or as many where it is no word of a language. */
const HEARD_CONSONANTS_MIN = 4;

/** Letters that a word of another language begins with alike, and how many more one of the two may have. */
const [COGNATE_BEGINNING, COGNATE_ENDING_MAX] = [5, 3];

function beginningOf(word: string): string {
  return word.slice(0, COGNATE_BEGINNING);
}

function beginsAlike(one: string, other: string): boolean {
  return beginningOf(one) === beginningOf(other) && Math.abs(one.length - other.length) <= COGNATE_ENDING_MAX;
}

/** From this score on a place is known by half of its name, and by so much more than any other by a word that it shares with many. */
export const KNOWN_SCORE = 40;
const FAR_BETTER_KNOWN = 20;
/** A whole name outweighs so much of being better known by a name without its kind: "St Paul's" is the cathedral, though a station is called so. */
const WHOLE_NAME = 20;

/** How much of a name has to be said. */
const SHARE_MIN = 0.35;

/** Names of an organisation's places and areas by their words. */
export class NameIndex {
  readonly #entries: Nameable[] = [];
  readonly #whole = new Map<string, number[]>();
  /** By word, the entries with it in a name; words in too many names are kept with an empty list. */
  readonly #byWord = new Map<string, number[]>();
  /** By how one of its words begins, the entries with a name of two. */
  readonly #pairs = new Map<string, number[]>();
  /** By a name of several words without what says its kind ("st pauls"). */
  readonly #withoutKind = new Map<string, number[]>();
  /** By the last word of a name of several. */
  readonly #areasByLast = new Map<string, number[]>();
  /** The words of {@link NameIndex.#byWord} in parts. */
  readonly #vocabularies: Vocabulary[] = [];
  /** Those of places and areas by their sound. */
  readonly #heard = new HeardNames();
  /** By the first word of a name, how many words the longest of them has. */
  readonly #longestFrom = new Map<string, number>();

  /** By a name of its kind, folded, the listings that are of it. */
  readonly #ofKind = new Map<string, number[]>();

  /** By kind and id, made when it is first asked for. */
  #byId: Map<string, Nameable> | undefined;

  readonly #isWord: (word: string) => boolean;

  private constructor(isWord: (word: string) => boolean) {
    this.#isWord = isWord;
  }

  /**
   * Indexes what can be named, in slices; takes some 6 µs of CPU a name.
   * @param articles words that may be left out before a name ("the", "der"), in any language
   * @param isWord whether a word is one of a language, which is translated where it is meant: it is not known by its sound
   */
  static async build(
    entries: Iterable<Nameable>,
    articles: ReadonlySet<string>,
    slices = new Slices(),
    isWord: (word: string) => boolean = () => false,
  ): Promise<NameIndex> {
    const index = new NameIndex(isWord);
    await slices.run(index.#addAll(entries, articles));
    return index;
  }

  /** The names of a place or an area in all languages; none where it is not known by heart. */
  namesOf(kind: Nameable["kind"], id: string): readonly string[] {
    return this.named(kind, id)?.names ?? [];
  }

  /** A place or an area with its names; undefined where it is not known by heart. */
  named(kind: Nameable["kind"], id: string): Nameable | undefined {
    this.#byId ??= new Map(this.#entries.map((entry) => [`${entry.kind} ${entry.id}`, entry]));
    return this.#byId.get(`${kind} ${id}`);
  }

  /** The words of the names of a place or an area, folded. */
  wordsOf(id: string): ReadonlySet<string> {
    return new Set([...this.namesOf("listing", id), ...this.namesOf("area", id)].flatMap(wordsIn));
  }

  /** The listings whose kind has one of these names (folded), the best known first. */
  ofKind(labels: ReadonlySet<string>): Nameable[] {
    const numbers = new Set([...labels].flatMap((label) => this.#ofKind.get(label) ?? []));
    return [...numbers]
      .map((number) => this.#entries[number]!)
      .toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0));
  }

  /** How many words the longest name has that begins with this one; 0 without one. */
  longestFrom(word: string): number {
    return this.#longestFrom.get(word) ?? 0;
  }

  /** Whether a word is a name, or in one that it may stand for, or sounds so in another script. */
  knows(word: string): boolean {
    return (
      this.#whole.has(word) ||
      this.#byWord.has(word) ||
      (isOfOtherScript(word) && this.heard(word, new Set()) !== undefined)
    );
  }

  /** The one that a text in another script sounds like, an area first; undefined where it may be one of several. */
  heard(text: string, around: ReadonlySet<string>): Nameable | undefined {
    const found = this.#heard
      .find(text)
      .flatMap((phrase) => this.whole(phrase)[0] ?? this.#toldByName(phrase, around) ?? []);
    const areas = found.filter(({ kind }) => kind === "area");
    const meant = new Set(areas.length > 0 ? areas : found);
    return meant.size === 1 ? meant.values().next().value : undefined;
  }

  /**
   * Those that are called this (folded words joined by spaces), but for what says their kind: areas first, then the best known. One word
   * without its kind is a name only where the kind is said besides (`isKindSaid`).
   */
  whole(words: string, isKindSaid = false): Nameable[] {
    const rank = (number: number, whole: number): [Nameable, number] => {
      const entry = this.#entries[number]!;
      return [entry, entry.kind === "area" ? Infinity : (entry.score ?? 0) + whole];
    };
    const found = [
      ...(this.#whole.get(words) ?? []).map((number) => rank(number, WHOLE_NAME)),
      ...(isKindSaid || words.includes(" ") ? (this.#withoutKind.get(words) ?? []) : []).map((number) =>
        rank(number, 0),
      ),
    ];
    return [...new Set(found.toSorted(([, a], [, b]) => (a === b ? 0 : b - a)).map(([entry]) => entry))];
  }

  /** The area whose name ends in this word ("gaia"), where there is but one. */
  areaEndingIn(word: string): Nameable | undefined {
    const found = this.#areasByLast.get(word) ?? [];
    return found.length === 1 ? this.#entries[found[0]!] : undefined;
  }

  /**
   * The one that a rare word stands for ("rosenborg"), by which of the names with it has most of its words among
   * those around; undefined when the word is in no name or in many.
   */
  byTellingWord(
    word: string,
    around: ReadonlySet<string>,
    shareMin = SHARE_MIN,
    loneMin = shareMin,
  ): Nameable | undefined {
    if (word.length < TELLING_LENGTH_MIN) return undefined;
    const list = (this.#byWord.get(word) ?? []).map((number) => this.#entries[number]!);
    const known = list.length > RARE_MAX ? farBestKnown(list) : undefined;
    let best: Nameable | undefined;
    let bestWorth = 0;
    for (const entry of list) {
      const shares = this.#namesOf(entry).map((name) => {
        const words = wordsIn(name);
        const whole = shareSaid(words, word, around);
        const { isLone } = whole;
        // "Andersen" alone is not yet "Andersen Bakery Islands Brygge".
        const { share } = isLone ? whole : shareSaid(this.#withoutArea(words), word, around);
        const isTold = !isLone || list.length <= RARE_MAX || entry === known;
        return isTold && share > (isLone ? loneMin : shareMin) ? share : 0;
      });
      // What is better known is meant sooner by less of its name.
      const share = Math.max(...shares);
      const worth = share > 0 ? share + (entry.score ?? 0) / 100 : 0;
      if (worth > bestWorth) [best, bestWorth] = [entry, worth];
    }
    return best;
  }

  /** "Esglesia Sant Esteve de Andorra la Vella" without where it is. */
  #withoutArea(words: readonly string[]): readonly string[] {
    const isArea = (number: number) => this.#entries[number]!.kind === "area";
    const at = words.findIndex(
      (_, index) => index > 1 && this.#whole.get(words.slice(index).join(" "))?.some(isArea),
    );
    return at < 0
      ? words
      : words.slice(0, words.findLastIndex((word, index) => index < at && !little.has(word)) + 1);
  }

  /** The words of names near to a misspelt one, nearest first; of equally near ones those with its first letter. */
  near(word: string, typosMax: 1 | 2): string[] {
    const found = this.#vocabularies.flatMap((part) => part.near(word, { typosMax, prefix: false }));
    return found.toSorted((a, b) => byNearness(a, b, word)).map((near) => near.word);
  }

  /**
   * The one whose name is a kind and a word that begins like this one, in another language or form: "exotic garden" of "Jardin Exotique",
   * "Japanischen Garten" of "Japanischer Garten"; undefined where it may be one of several.
   */
  byKind(word: string, isKind: (word: string) => boolean): Nameable | undefined {
    const isSo = (name: string) => {
      const own = wordsIn(name).slice(-2);
      const [first = "", second = ""] = own;
      const isPair = (one: string, other: string) => beginsAlike(one, word) && isKind(other);
      return own.length === 2 && (isPair(first, second) || isPair(second, first));
    };
    const alike = (this.#pairs.get(beginningOf(word)) ?? []).map((number) => this.#entries[number]!);
    // A quarter may be called after its sight, and what is at it by more words.
    const found = new Set(alike.filter(({ kind, names }) => kind === "listing" && names.some(isSo)));
    return found.size === 1 ? found.values().next().value : undefined;
  }

  /** As {@link NameIndex.byTellingWord}, but not for a short word, nor for one of a language, which is said in translation. */
  #toldByName(word: string, around: ReadonlySet<string>): Nameable | undefined {
    const consonants = soundsOf(word)[0]?.consonants.length ?? 0;
    const isName =
      consonants >= HEARD_CONSONANTS_MIN && (consonants > HEARD_CONSONANTS_MIN || !this.#isWord(word));
    return isName ? this.byTellingWord(word, around) : undefined;
  }

  *#addAll(entries: Iterable<Nameable>, articles: ReadonlySet<string>): Steps<void> {
    for (const entry of entries) {
      const number = this.#entries.push(entry) - 1;
      for (const name of new Set(this.#namesOf(entry)))
        this.#add(wordsIn(name).slice(0, WORDS_MAX), number, articles, entry.kind);
      for (const label of new Set(entry.category?.map(foldLabel))) put(this.#ofKind, label, number);
      for (const other of entry.others ?? []) this.#addWhole(wordsIn(other).slice(0, WORDS_MAX), number);
      yield;
    }
    const terms = Array.from(this.#byWord.keys(), (word) => `und:${word}`);
    yield* addVocabularies(this.#vocabularies, terms);
    const isRare = (list: readonly number[]) => list.length > 0 && list.length <= RARE_MAX;
    const telling = this.#byWord.entries().flatMap(([word, list]) => (isRare(list) ? [word] : []));
    // The title of a guide is said in one's own language.
    const isPlace = (number: number) => this.#entries[number]!.kind !== "guide";
    const whole = this.#whole.entries().flatMap(([name, list]) => (list.some(isPlace) ? [name] : []));
    yield* this.#heard.addAll(new Set([...whole, ...telling]));
  }

  /**
   * What one goes by; the branch of a shop is not called after its town, "bonÀrea (Andorra)", nor is what few know after one word that only
   * tells it from others: "Abbey Cars (City)".
   */
  #namesOf({ kind, names, score = KNOWN_SCORE }: Nameable): string[] {
    const isTown = (name: string) =>
      findWorldPlace(fold(name)).countries.length > 0 || this.whole(fold(name))[0]?.kind === "area";
    const isToldApart = (name: string) => score < KNOWN_SCORE && !name.includes(" ");
    if (kind === "guide") return [...names];
    return names
      .flatMap(variants)
      .filter((name) => names.includes(name) || (!isTown(name) && !isToldApart(name)));
  }

  #add(
    words: readonly string[],
    number: number,
    articles: ReadonlySet<string>,
    kind: Nameable["kind"],
  ): void {
    this.#addWhole(words, number);
    const bare = kind === "listing" ? withoutKind(words, articles) : [];
    this.#addWhole(bare, number, this.#withoutKind);
    if (kind === "area" && words.length > 2) put(this.#areasByLast, words.at(-1)!, number);
    if (words.length > 1 && articles.has(words[0]!)) this.#addWhole(words.slice(1), number);
    // Guides are called in ordinary words ("Crowns and castles"): none of them stands for the whole.
    if (kind === "guide") return;
    const own = articles.has(words[0]!) ? words.slice(1) : words;
    if (own.length === 2)
      for (const word of own)
        if (word.length >= COGNATE_BEGINNING) put(this.#pairs, beginningOf(word), number);
    for (const word of new Set(words)) {
      if (word.length < TELLING_LENGTH_MIN || articles.has(word) || sortOfName.has(word)) continue;
      const list = this.#byWord.get(word);
      if (!list) this.#byWord.set(word, [number]);
      else if (list.length >= OFTEN_MAX) list.length = 0;
      else if (list.length > 0 && !list.includes(number)) list.push(number);
    }
  }

  #addWhole(words: readonly string[], number: number, by = this.#whole): void {
    if (words.length === 0) return;
    this.#longestFrom.set(words[0]!, Math.max(this.longestFrom(words[0]!), words.length));
    put(by, words.join(" "), number);
  }
}

/** As {@link Vocabulary.near} sorts the words of one part. */
function byNearness(a: NearWord, b: NearWord, misspelt: string): number {
  const distance = ({ word }: NearWord) => Math.abs(word.length - misspelt.length);
  const isFirstLetterWrong = ({ word }: NearWord) => Number(word[0] !== misspelt[0]);
  return (
    a.typos - b.typos ||
    distance(a) - distance(b) ||
    isFirstLetterWrong(a) - isFirstLetterWrong(b) ||
    (a.word < b.word ? -1 : 1)
  );
}

/** A name whole, and its parts where it has marks: "Frederik's Church (the Marble Church)", "SMK – National Gallery". */
export function variants(name: string): string[] {
  const parts = name.split(/\s\p{Pd}\s|[\p{Ps}\p{Pe}]|,\s/u).map((part) => part.trim());
  const isLong = (part: string) => part.length > 2 || /^\p{Script=Han}{2}$/u.test(part);
  return [name, ...parts.filter((part) => isLong(part) && part !== name)];
}

/** A name without the words for what it is, and articles, at its ends: "St Paul's Cathedral", "Igreja de São Bento". */
function withoutKind(words: readonly string[], articles: ReadonlySet<string>): readonly string[] {
  const isOfKind = (word: string) => sortOfName.has(word);
  const isLittle = (word: string) => isOfKind(word) || articles.has(word) || little.has(word);
  const first =
    isOfKind(words[0]!) || articles.has(words[0]!) ? words.findIndex((word) => !isLittle(word)) : 0;
  const last = isOfKind(words.at(-1)!) ? words.findLastIndex((word) => !isLittle(word)) : words.length - 1;
  return first < 0 || last - first === words.length - 1 ? [] : words.slice(first, last + 1);
}

/** The one of several that is far better known than all others. */
function farBestKnown(list: readonly Nameable[]): Nameable | undefined {
  const [best, second] = list.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0));
  const score = best?.score ?? 0;
  return score >= KNOWN_SCORE && score - (second?.score ?? 0) >= FAR_BETTER_KNOWN ? best : undefined;
}

/** How much of a name is said: the share of its letters that are in words around, at least the telling one; and whether it is said alone. */
function shareSaid(
  words: readonly string[],
  word: string,
  around: ReadonlySet<string>,
): { share: number; isLone: boolean } {
  if (!words.includes(word)) return { share: 0, isLone: true };
  const letters = (list: readonly string[]) => list.reduce((sum, { length }) => sum + length, 0);
  // "Kirche" says the same of a place as "església".
  const sorts = new Set([...around].flatMap((other) => sortOfName.get(other) ?? []));
  const said = words.filter(
    (other) => other === word || around.has(other) || sorts.has(sortOfName.get(other) ?? ""),
  );
  return {
    share: letters(said) / letters(words) + (words[0] === word ? 0.01 : 0),
    isLone: !said.some((other) => other !== word && other.length >= TELLING_LENGTH_MIN),
  };
}
