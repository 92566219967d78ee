import type { Words } from "./words.ts";

/**
 * How a language puts words together, as far as understanding a traveller's message asks. The engine knows no language:
 * where languages differ it asks for an entry of this grammar. Every entry but `scripts` may be left out; what holds then
 * is said with it.
 */
export interface Grammar {
  /**
   * The scripts that it is written in, by their ISO 15924 codes. A message in scripts other than Latin is in the
   * language that has them all: `["Hira", "Kana", "Hani"]` for Japanese, `["Hang"]` for Korean.
   */
  scripts: readonly string[];

  /** Left out: words stand apart. False where a message is read character by character, as in Japanese and Chinese. */
  spaced?: false;

  /** Spellings that tell the language from its neighbours; each found in a message counts a part of a word: `/ß/iu`. */
  telling?: readonly RegExp[];

  /** How a sentence ends, or begins, that asks without a question mark: Japanese `/か[。\s]*$/u`. */
  asks?: RegExp;

  /** Words that are written onto the next one with an apostrophe: French "l, d, qu" in "l'hôtel", "qu'est". */
  elided?: string;

  /** Verbs that are written onto a pronoun with an apostrophe, by what is left of them: "we'd" is "we would". */
  contracted?: { pronouns: string; verbs: Readonly<Record<string, string>> };

  /** How words are shortened in chats, folded, with what they stand for: French "tt = tout, jsuis = je suis". */
  shortened?: string;

  /**
   * The endings of small and fond forms, longer ones first, by what the word ends in without: Portuguese `{ o: "inho", "": "zinho" }` for "copinho" and
   * "barzinho". Tried where nothing else explains a word.
   */
  diminutives?: Readonly<Record<string, string>>;

  /**
   * What is written onto the beginning or the end of a word without being part of it: Arabic "و, ب, ال" in "والمتحف", Korean
   * "에서, 을, 까지" in "박물관에서". They are taken off, several one after the other, where the language or the organisation
   * knows what is left and not the whole. One that is a phrase of `words` keeps its meaning (Korean "까지" may be
   * `moment.until`); any other says nothing.
   */
  prefixes?: string;
  suffixes?: string;

  /**
   * Words are written together, so that a long one may be two known ones: Danish "fiskerestaurant". `links` may stand between them
   * ("s" in "universitetsby"); shorter parts than `firstMin` and `lastMin` letters are none.
   */
  compounds?: { links: readonly string[]; firstMin: number; lastMin: number };

  /** All nouns are written with capitals, so that those tell no name. */
  capitalNouns?: true;

  /** What keeps a phrase from being read out of the middle of a word, in a language without spaces. */
  withinWords?: {
    /** The script of which a single character beside others is part of a word: no label of a catalogue is meant by it. */
    script: string;
    /** Sections of `words` that say nothing by such a character: 夫 is no husband in 大丈夫. */
    lone?: readonly (keyof Words)[];
    /** The script that writes whole words in runs: no phrase of up to three characters ends within one, as バー in バーガー. */
    runs?: string;
    /** The script of particles and endings, which alone are no words that were not understood: "Hira". */
    particles?: string;
  };

  /**
   * How names of other languages are spelled, where it is not as other words are: in a `script` of their own, with some `characters`
   * alone, or `never` with some letters.
   */
  foreignNames?: { script?: string; characters?: string; never?: string };

  /** Second words of changes that may stand apart from their verbs: "out" in "take one thing out". */
  particles?: string;

  /** Endings that make a cuisine of a country's or a people's name: 菜 in 丹麦菜; longer ones first. */
  cuisineEndings?: string;

  /** What stands right after a cuisine and makes a restaurant of it: 店 in インド料理店. */
  eateryEndings?: string;

  /** Marks between the names of one thing in a list, besides the slash: "・、" in Japanese. */
  listMarks?: string;

  /** Verbs, and the words that ask, stand after what they are about: "Louisianaへの行き方", "ジャズが好き". */
  verbLast?: true;

  /** How verbs end: what nothing explains and ends so is nothing that could be looked for. */
  verbEndings?: RegExp;

  /** Words that ask where a sentence begins, and join clauses elsewhere: Spanish "que". None by default. */
  joining?: string;
  /**
   * Words that mean two things, by the sections or single values (`section.value`) that they are in. Right after an
   * article such a word means the first, elsewhere the second: Portuguese "a segunda" is the second one, "segunda" alone is
   * Monday: `{ afterArticle: "ordinal", elsewhere: "weekday" }`.
   */
  homonyms?: readonly { afterArticle: Sense; elsewhere: Sense }[];

  /**
   * What makes a noun the one that is known: the word right before it ("the", French "le, la, au") or its `ending` (Danish "slottet"), unless
   * both together are of `many` ("the castles"). Left out: the language does not say so.
   */
  definite?: { before?: string; ending?: RegExp; many?: RegExp };

  /** What tells more of a noun stands behind it: "café de museo" is a café, as is "museum café" elsewhere. */
  headFirst?: true;

  /** An hour from 1 to 12 without morning or evening is the afternoon's when it is earlier than this one; left out: 7. */
  earliestMorningHour?: number;

  /**
   * What marks a number as a day of the month where no month is said: words right before it (French "le" in "le 9") or what is written
   * onto it ("th" in "9th", 号 in 9号).
   */
  dayOfMonth?: { before?: string; after?: string };

  /** What follows the numbers of a date: 月 and 日 or 号 in 12月3日, 월 and 일 in Korean. */
  dateSigns?: { month: string; day: string };

  /** The signs of the weekdays, Sunday first, where days that follow one another are written by them alone: 木金土. */
  weekdaySigns?: string;

  /** A date in figures names the month first: 12/24. Left out: the day, 24/12. */
  monthFirst?: true;

  /**
   * How words begin that ask for nothing particular of what a house has, where no phrase of `words` does: "use", "available", "extra" in "can we use the
   * sauna?".
   */
  unparticular?: string;
  /** How phrases of a house's matters begin that are for something beside what the matter is called after: "pram" of `crib`, "treadmill" of `gym`. */
  besideMatters?: string;

  /** Its code in OpenStreetMap's translations, where that is not the primary one: "zh-Hans". */
  taxonomyCode?: string;
}

/** The entries of a list that is written with commas. */
export function listed(list = ""): string[] {
  return list
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
}

/** What is shortened in chats, with what each stands for. */
export function shortenedIn({ shortened }: Pick<Grammar, "shortened">): [string, string][] {
  return listed(shortened).map((entry) => entry.split(" = ") as [string, string]);
}

/** A section of `words`, or one value of it. */
export type Sense = Exclude<keyof Words, "language" | "articles"> | `${keyof Words}.${string}`;
