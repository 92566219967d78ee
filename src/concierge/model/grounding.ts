import { QUOTE_CLASS } from "../../languages/letters.ts";
import { fold } from "../../search/text/fold.ts";

/** How the model marks the name of a place, as its instructions say. */
const MARKED = /\[\[(.+?)\]\]/g;
const BOLD = /\*\*([^*]+)\*\*/g;
const QUOTED = new RegExp(`[${QUOTE_CLASS}]([^${QUOTE_CLASS}]{2,})[${QUOTE_CLASS}]`, "g");
/**
 * Addresses of pages and mailboxes, Markdown links and markup: an answer is plain text without any. A single letter before a
 * dot ("f.eks") makes an address only with a path behind it.
 */
const LINK =
  /:\/\/|www\.|\S@\S|\]\(|<\/?[a-z!]|[\p{L}\p{N}-]{2}\.\p{L}{2}|[\p{L}\p{N}]\.\p{L}{2,}\/|[\p{L}\p{N}]\.xn--/iu;
/** Control and format characters hide words or turn their direction; of them an answer needs line breaks and joiners alone. */
const HIDDEN = /(?![\t\n\r\u200c\u200d])[\p{Cc}\p{Cf}]/u;
/** Six digits and more, however they are grouped: telephone numbers and codes. */
const LONG_NUMBER = /\+?\d(?:[\s().-]{0,2}\d){5,}/g;
const WORD = /[\p{L}\p{M}][\p{L}\p{M}\p{N}'\u2019-]*/gu;
const CAPITALISED = /^\p{Lu}\p{L}/u;
const STARTS_SENTENCE = /(?:^|[.!?:;…–—(•\n]|[\u3002\uff01\uff1f])\s*$/u;
/** An inflected form shares this many letters with the word itself, and each has at most so many of its own. */
const SHARED_LETTERS = 4;
const OWN_LETTERS = 3;

/**
 * What a model may speak of: the names and words that came out of the catalogue. Its text is checked sentence by sentence.
 * Every name that is marked, bold or quoted must be a known name. Capitalised words inside a sentence must be known words
 * (in German, which writes every noun so, only where two stand together), so must long numbers, and links are never right.
 * A single invented name at the head of a sentence cannot be told from an ordinary word: that is why the model is asked to mark names.
 */
export class Grounding {
  readonly #names = new Map<string, string>();
  readonly #words = new Set<string>();
  readonly #stems = new Set<string>();
  readonly #language: string;
  #digits = "";

  /** @param language BCP 47 code of the answer */
  constructor(language: string) {
    this.#language = language;
    for (const word of calendarWords(language)) this.learn(word);
  }

  /** A place that may be spoken of. */
  learnName(id: string, name: string): void {
    this.#names.set(keyOf(name), id);
    this.learn(name);
  }

  /** A text of the catalogue: its words may be used. */
  learn(text: string): void {
    for (const [word] of text.matchAll(WORD)) {
      const key = keyOf(word);
      this.#words.add(key);
      for (const stem of stemsOf(key)) this.#stems.add(stem);
    }
    this.#digits += ` ${text.replace(/[\s().-]+(?=\d)/g, "").replace(/\D+/g, " ")}`;
  }

  /** The sentence as a traveller may read it, without marks; undefined where it says what is not known. */
  clean(sentence: string): string | undefined {
    if (HIDDEN.test(sentence) || LINK.test(sentence.replace(MARKED, ""))) return undefined;
    const claimed = [MARKED, BOLD, QUOTED].flatMap((pattern) =>
      [...sentence.matchAll(pattern)].map((match) => match[1]!.replace(/^\[\[|\]\]$/g, "")),
    );
    if (!claimed.every((name) => this.#isKnownName(name))) return undefined;
    const plain = sentence.replace(BOLD, "$1").replace(MARKED, "$1");
    if (/\[\[|\]\]|\*\*/.test(plain)) return undefined;
    if (!this.#numbersAreKnown(plain)) return undefined;
    return this.#wordsAreKnown(this.#withoutNames(sentence)) ? plain : undefined;
  }

  /** Ids of the places that a text names, in the order in which it does. */
  mentioned(text: string): string[] {
    const folded = keyOf(text);
    return [...this.#names]
      .map(([name, id]) => ({ id, at: folded.indexOf(name) }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at)
      .map(({ id }) => id);
  }

  #isKnownName(name: string): boolean {
    return this.#names.has(keyOf(name));
  }

  #numbersAreKnown(text: string): boolean {
    return [...text.matchAll(LONG_NUMBER)].every(([number]) =>
      this.#digits.includes(number.replace(/\D/g, "")),
    );
  }

  /** Marked and quoted names were looked up whole: a small letter takes their place. */
  #withoutNames(sentence: string): string {
    return [MARKED, BOLD, QUOTED].reduce((text, pattern) => text.replace(pattern, "x"), sentence);
  }

  #wordsAreKnown(text: string): boolean {
    const isGerman = /^de\b/i.test(this.#language);
    const isSpaced = !/^(ja|zh)\b/i.test(this.#language);
    let previousEnd = -1;
    for (const { 0: word, index } of text.matchAll(WORD)) {
      if (!CAPITALISED.test(word)) continue;
      const followsCapitalised = previousEnd >= 0 && /^\s+$/.test(text.slice(previousEnd, index));
      previousEnd = index + word.length;
      const isAtStart = isSpaced && STARTS_SENTENCE.test(text.slice(0, index));
      const needsKnowing = isGerman ? followsCapitalised : !isAtStart;
      if (needsKnowing && !this.#isKnownWord(word)) return false;
    }
    return true;
  }

  #isKnownWord(word: string): boolean {
    const key = keyOf(word);
    return this.#words.has(key) || stemsOf(key).some((stem) => this.#stems.has(stem));
  }
}

function keyOf(text: string): string {
  return fold(text).trim();
}

/** A word without up to three letters of its end. */
function stemsOf(key: string): string[] {
  const least = Math.max(SHARED_LETTERS, key.length - OWN_LETTERS);
  return Array.from({ length: Math.max(0, key.length - least + 1) }, (_, cut) =>
    key.slice(0, key.length - cut),
  );
}

/** Days and months, which some languages write with a capital. */
function calendarWords(language: string): string[] {
  const names = (options: Intl.DateTimeFormatOptions, dates: Date[]) =>
    dates.map((date) => new Intl.DateTimeFormat(language, { ...options, timeZone: "UTC" }).format(date));
  const days = Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 0, 4 + day)));
  const months = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15)));
  return [...names({ weekday: "long" }, days), ...names({ month: "long" }, months)];
}
