import type { Steps } from "../../content/slices.ts";
import { isWrittenIn } from "../../languages/scripts.ts";
import { isWorldPlace } from "../../languages/world-places.ts";
import {
  isHeardAs,
  isNearlyHeardAs,
  isSyllabic,
  type Sound,
  soundsOf,
  soundsOfName,
} from "../../search/text/sound.ts";
import { Vocabulary } from "../../search/text/vocabulary.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Nameable, NameIndex } from "./name-index.ts";
import { breaksBefore, joinTokens, type Token } from "./tokens.ts";

/** From so many consonants on, one may be wrong. */
const SLIP_LENGTH_MIN = 6;
/** Words of one vocabulary: made in a few milliseconds, while one of all names would take a tenth of a second at a stretch. */
const VOCABULARY_PART = 4_096;

/** Texts whose names are remembered. */
const REMEMBERED_MAX = 1_000;

/** Adds terms in parts. */
export function* addVocabularies(to: Vocabulary[], terms: readonly string[]): Steps<void> {
  for (let start = 0; start < terms.length; start += VOCABULARY_PART) {
    to.push(new Vocabulary(terms.slice(start, start + VOCABULARY_PART)));
    yield;
  }
}

/** Names, and words that stand for one, by how they sound; they are found from other scripts. */
export class HeardNames {
  readonly #bySound = new Map<string, { phrase: string; sound: Sound }[]>();
  readonly #vocabularies: Vocabulary[] = [];
  readonly #found = new Map<string, readonly string[]>();

  /** Adds folded phrases; takes some 10 µs each. */
  *addAll(phrases: Iterable<string>): Steps<void> {
    for (const phrase of phrases) {
      for (const sound of soundsOfName(phrase)) {
        const list = this.#bySound.get(sound.consonants);
        if (list) list.push({ phrase, sound });
        else this.#bySound.set(sound.consonants, [{ phrase, sound }]);
      }
      yield;
    }
    const terms = Array.from(this.#bySound.keys())
      .filter(({ length }) => length >= SLIP_LENGTH_MIN)
      .map((consonants) => `und:${consonants}`);
    yield* addVocabularies(this.#vocabularies, terms);
  }

  /** The phrases that a text sounds like, remembered: a message is read several times. */
  find(text: string): readonly string[] {
    let found = this.#found.get(text);
    if (!found) {
      if (this.#found.size >= REMEMBERED_MAX) this.#found.clear();
      found = this.#look(text);
      this.#found.set(text, found);
    }
    return found;
  }

  /** The phrases that a text in another script sounds like; where none has all of its consonants, those with one of many wrong. */
  #look(text: string): string[] {
    const heard = soundsOf(text);
    const words = text.split(" ").length;
    const phrases = (found: readonly { phrase: string }[]) => {
      // A name of one word may be heard as two ("illums bolighus" is written as one), never one of two as one word alone.
      const whole = found.filter(({ phrase }) => words === 1 || phrase.split(" ").length >= words);
      return [...new Set(whole.map(({ phrase }) => phrase))];
    };
    const exact = phrases(
      heard.flatMap((sound) => this.#of(sound.consonants).filter((known) => isHeardAs(sound, known.sound))),
    );
    if (exact.length > 0) return exact;
    const near = heard
      .filter((sound) => words === 1 && sound.consonants.length >= SLIP_LENGTH_MIN && isSyllabic(sound))
      .flatMap((sound) =>
        this.#vocabularies
          .flatMap((part) => part.near(sound.consonants, { typosMax: 1, prefix: false }))
          .flatMap(({ word }) => this.#of(word))
          .filter((known) => known.sound.script !== sound.script && isNearlyHeardAs(sound, known.sound)),
      );
    return phrases(near);
  }

  #of(consonants: string) {
    return this.#bySound.get(consonants) ?? [];
  }
}

/** Names of more words, or of more characters of a script without spaces, are not found by their sound. */
const WORDS_MAX = 4;
const CHARACTERS_MAX = 14;
/** Fewer characters are a word more often than a name. */
const CHARACTERS_MIN = 3;

/** The longest stretch of tokens from a position on that sounds like a name, where no word of it is known. */
export function heardName(
  tokens: readonly Token[],
  start: number,
  names: NameIndex,
  lexicon: Lexicon,
): { end: number; named: Nameable } | undefined {
  if (!isOfOtherScript(tokens[start]!.text)) return undefined;
  for (const end of endsOfNames(tokens, start, lexicon)) {
    const around = new Set(tokens.slice(Math.max(0, start - 3), end + 4).map(({ text }) => text));
    const said = joinTokens(tokens.slice(start, end));
    const named = names.heard(said, around);
    // A town that is written so is meant before a place that only sounds so.
    if (named && (named.kind === "area" || !isWorldPlace(said))) return { end, named };
  }
  return undefined;
}

/** Whether a text has letters of another script than Latin. */
export function isOfOtherScript(text: string): boolean {
  return /(?!\p{Script=Latin})\p{L}/u.test(text);
}

/** Where a name that begins here may end, the farthest first. */
function endsOfNames(tokens: readonly Token[], start: number, lexicon: Lexicon): number[] {
  const first = tokens[start]!;
  const isCharacter = first.kind === "character";
  if (!maySpell(first, lexicon)) return [];
  // A run of the script that foreign names are written in is a name as a whole or not at all.
  const isRun = lexicon.grammar.foreignNames?.script !== undefined;
  const goesOn = (at: number) =>
    tokens[at]?.kind === first.kind &&
    maySpell(tokens[at], lexicon) &&
    !breaksBefore(tokens[at]) &&
    (!isCharacter || tokens[at].gap === "" || (isRun && tokens[at].gap === MIDDLE_DOT));
  if (isRun && start > 0 && maySpell(tokens[start - 1]!, lexicon) && goesOn(start)) return [];
  let last = start + 1;
  while (last < start + (isCharacter ? CHARACTERS_MAX : WORDS_MAX) && goesOn(last)) last++;
  const ends = isRun ? [last] : Array.from({ length: last - start }, (_, at) => last - at);
  const least = isCharacter ? CHARACTERS_MIN : 1;
  return ends.filter((end) => end - start >= least && !isKnown(tokens, start, end, lexicon));
}

/** Stands between the words of a name in a script without spaces. */
const MIDDLE_DOT = "\u30fb";

/** Whether foreign names are spelled so in the language. */
export function maySpell({ kind, text }: Token, { grammar: { foreignNames = {} } }: Lexicon): boolean {
  const { script, characters, never } = foreignNames;
  if ((kind !== "character" && kind !== "word") || !isOfOtherScript(text)) return false;
  if (kind === "character" && script !== undefined) return isWrittenIn(text, script);
  if (kind === "character" && characters !== undefined) return characters.includes(text);
  return never === undefined || ![...never].some((letter) => text.includes(letter));
}

/** Whether the language has any of the words; of a script without spaces, all of it or a part of several characters. */
function isKnown(tokens: readonly Token[], start: number, end: number, lexicon: Lexicon): boolean {
  const { phrases, grammar } = lexicon;
  const has = (from: number, until: number) =>
    phrases.get(
      tokens
        .slice(from, until)
        .map(({ text }) => text)
        .join(" "),
    ) !== undefined;
  if (has(start, end)) return true;
  if (tokens[start]!.kind === "word") {
    const said = tokens.slice(start, end);
    return (
      said.some((_, at) => has(start + at, start + at + 1)) ||
      (end === start + 1 && lexicon.isOrdinary(said[0]!.text))
    );
  }
  if (grammar.foreignNames?.script !== undefined) return false;
  for (let from = start; from < end - 1; from++) if (has(from, from + 2)) return true;
  return false;
}
