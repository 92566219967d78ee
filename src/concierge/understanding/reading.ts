import { conceptOf, saysLessThan } from "../../languages/concepts.ts";
import type { Grammar } from "../../languages/grammar.ts";
import type { Purposes } from "../../languages/purposes.ts";
import { isWrittenIn } from "../../languages/scripts.ts";
import { isWorldPlace } from "../../languages/world-places.ts";
import { chooseLexicon, type Lexicon } from "./lexicon.ts";
import { hostReader, nameReader } from "./names.ts";
import type { OrgWords } from "./org-words.ts";
import type { Meaning } from "./phrase-table.ts";
import { readSpans, type Span } from "./spans.ts";
import { withStrangeNames } from "./strange-names.ts";
import {
  breaksBefore,
  endsSentenceBefore,
  joinTokens,
  spellOut,
  type Token,
  takeOffAffixes,
} from "./tokens.ts";
import type { UnderstandingContext } from "./understanding.ts";
import { worldReader } from "./world.ts";

type Type = Meaning["type"];

const NAMES: ReadonlySet<Type> = new Set(["place", "area"]);
const THINGS: ReadonlySet<Type> = new Set([...NAMES, "concept", "label", "topic"]);

/**
 * The phrases of a message: what its tokens mean in a language, by its lexicon and the organisation's words and names. A
 * language without a lexicon is read with the default language's.
 */
export function readPhrases(
  tokens: readonly Token[],
  language: string,
  { words, isSeen, hostName, townName, planStops }: UnderstandingContext,
): Reading {
  const lexicon = chooseLexicon(words.lexicons, language);
  const read = (some: readonly Token[], misspelt: boolean) =>
    readSpans(some, {
      lexicon,
      tables: [lexicon.phrases, words.labels],
      readers: [
        nameReader(words, lexicon, { isSeen, townName, planStops, forgivesTypos: misspelt }),
        hostReader(hostName, words.articles),
        worldReader(lexicon),
      ],
      misspelt,
    });
  const full = spellOut(tokens, lexicon.shortened);
  const whole = partWords(full, (some) => read(some, false), words, lexicon);
  const spans = withStrangeNames(read(whole, true), whole, lexicon);
  return new Reading(whole, spans, lexicon, readPurposes(whole, spans, lexicon));
}

/**
 * The phrases that tell what a message is for, in readings of their own. One within the name of a place says nothing ("Fire Station
 * Café"), nor does a verb that is part of a longer thing ("book shop"), nor what a house has within what is sold or played elsewhere ("pet shop",
 * "play pool").
 */
function readPurposes(tokens: readonly Token[], spans: readonly Span[], lexicon: Lexicon): Span[] {
  const isWithin = ({ start, end }: Span, isMeant: (meaning: Meaning) => boolean) =>
    spans.some(
      (span) =>
        span.start <= start &&
        span.end >= end &&
        span.end - span.start > end - start &&
        span.meanings.some(isMeant),
    );
  const found = lexicon.purposes.flatMap((table) =>
    readSpans(tokens, { lexicon, tables: [table], guess: false }).filter(
      ({ meanings }) => meanings.length > 0,
    ),
  );
  // An inflected word is no other word that the language has: "park" is not "parking". A phrase of several words is.
  const isOther = ({ start, end, certainty }: Span) =>
    certainty < 1 &&
    end - start === 1 &&
    spans.some((span) => span.start <= start && span.end >= end && span.certainty === 1 && isMeant(span));
  const hides = ({ meanings: [first] }: Span) => {
    const types = first!.type === "purpose" ? THINGS : NAMES;
    return (one: Meaning) => types.has(one.type) || (first!.type === "house" && isElsewhere(one));
  };
  return found.filter((span) => !isOther(span) && !isWithin(span, hides(span)));
}

/** Whether a phrase names what no house has: where something is sold or played. */
function isElsewhere({ type, value }: Meaning): boolean {
  const isOfShop = conceptOf(value)?.purpose === "shop" && !LENT.has(value);
  return type === "concept" && (isOfShop || saysLessThan("entertainment", value));
}

/** What houses lend as well: a charger, a cot. */
const LENT: ReadonlySet<string> = new Set(["electronics", "baby_shop", "homeware", "cosmetics", "clothes"]);

function isMeant({ meanings }: Span): boolean {
  return meanings.some(({ type }) => type !== "common" && type !== "article");
}

/** The tokens with affixes taken off, of the words that no span explains as they are written. */
function partWords(
  tokens: readonly Token[],
  read: (tokens: readonly Token[]) => Span[],
  { labels, names }: OrgWords,
  { phrases, purposes, grammar }: Lexicon,
): readonly Token[] {
  const tables = [phrases, labels, ...purposes];
  const isOfPhrase = (word: string) => [phrases, ...purposes].some(({ words }) => words.has(word));
  const takeOff = (some: readonly Token[], mayTake: (word: string) => boolean) => {
    const unknown = new Set(
      read(some).flatMap(({ meanings, start }) => (meanings.length === 0 ? [start] : [])),
    );
    return takeOffAffixes(some, grammar, {
      isUnknown: (at) => unknown.has(at) && mayTake(some[at]!.text),
      knows: (word) => tables.some((table) => table.get(word)) || names.knows(word) || isWorldPlace(word),
      isOfPhrase,
      says: (affix) => phrases.get(affix)?.some(({ type }) => type !== "common") ?? false,
    });
  };
  if (!grammar.prefixes && !grammar.suffixes) return tokens;
  // A word of a phrase keeps its affixes for as long as the phrase may come about: "البحر" in "وإطلالة على البحر".
  const loose = takeOff(tokens, (word) => !isOfPhrase(word));
  return takeOff(loose, (word) => !purposes.some((table) => table.get(word)));
}

const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A message read as spans, with the questions that the grammars of the slots ask of it. */
export class Reading {
  readonly tokens: readonly Token[];
  readonly spans: readonly Span[];
  /** Primary code of the language that it was read in. */
  readonly language: string;
  readonly grammar: Grammar;
  /** See {@link Lexicon}. */
  readonly isOrdinary: Lexicon["isOrdinary"];
  /** The phrases that tell what it is for; they may overlap the spans. */
  readonly purposes: readonly Span[];

  constructor(
    tokens: readonly Token[],
    spans: readonly Span[],
    { language, grammar, isOrdinary }: Pick<Lexicon, "language" | "grammar" | "isOrdinary">,
    purposes: readonly Span[],
  ) {
    this.purposes = purposes;
    this.tokens = tokens;
    this.spans = spans;
    this.language = language;
    this.grammar = grammar;
    this.isOrdinary = isOrdinary;
  }

  /** A stretch of its spans as a message of its own, with others of them put before it. */
  part(from: number, until: number, before: readonly number[] = []): Reading {
    const spans = [...before.map((index) => this.spans[index]!), ...this.spans.slice(from, until)];
    const purposes = this.purposes.filter(({ start, end }) =>
      spans.some((span) => start < span.end && end > span.start),
    );
    return new Reading(this.tokens, spans, this, purposes);
  }

  /** The value of a span's meaning of a type; undefined when it has none or there is no such span. */
  value(index: number, type: Type): string | undefined {
    return this.spans[index]?.meanings.find((meaning) => meaning.type === type)?.value;
  }

  /** All values of a type at a span. */
  values(index: number, type: Type): string[] {
    return (this.spans[index]?.meanings ?? [])
      .filter((meaning) => meaning.type === type)
      .map(({ value }) => value);
  }

  /** Whether a span means one of these; without values, anything of the type. */
  has(index: number, type: Type, ...values: readonly string[]): boolean {
    return (
      this.spans[index]?.meanings.some(
        (meaning) => meaning.type === type && (values.length === 0 || values.includes(meaning.value)),
      ) ?? false
    );
  }

  /** Whether a span means anything of one of these types. */
  hasAny(index: number, ...types: readonly Type[]): boolean {
    return types.some((type) => this.has(index, type));
  }

  /** Whether any span means this. */
  says(type: Type, ...values: readonly string[]): boolean {
    return this.spans.some((_, index) => this.has(index, type, ...values));
  }

  /** The values of a section of the language's purposes that are said, each once. */
  purposesOf(section: keyof Purposes): string[] {
    const meant = this.purposes.flatMap(({ meanings }) => meanings.filter(({ type }) => type === section));
    return [...new Set(meant.map(({ value }) => value))];
  }

  /** Whether a phrase that tells what the message is for covers a span. */
  isOfPurpose(index: number, ...sections: readonly (keyof Purposes)[]): boolean {
    return this.isPartOf(index, ({ type }) => (sections as readonly Type[]).includes(type));
  }

  isOfHoliday(index: number): boolean {
    return this.isPartOf(index, ({ type, value }) => type === "purpose" && value === "holiday");
  }

  private isPartOf(index: number, isMeant: (meaning: Meaning) => boolean): boolean {
    const span = this.spans[index];
    return this.purposes.some(
      ({ start, end, meanings }) =>
        span !== undefined && start < span.end && end > span.start && meanings.some(isMeant),
    );
  }

  /** The spans that mean this, in order. */
  indices(type: Type, ...values: readonly string[]): number[] {
    return this.spans.flatMap((_, index) => (this.has(index, type, ...values) ? [index] : []));
  }

  /** The number at a span: digits or a word; undefined for anything else or beyond 9999. */
  number(index: number): number | undefined {
    const value = this.value(index, "number");
    return value !== undefined && value.length <= 4 ? Number(value) : undefined;
  }

  /** Whether a kind of place is named at a span. */
  namesKind(index: number): boolean {
    return this.values(index, "concept").some((id) => conceptOf(id)?.kind === "place");
  }

  /** Whether the span only carries grammar: an article, a word without meaning here. */
  isFiller(index: number): boolean {
    const span = this.spans[index];
    if (!span || span.meanings.length === 0) return false;
    return span.meanings.some(
      ({ type }) =>
        type === "article" || type === "common" || (type === "number" && this.has(index, "article")),
    );
  }

  /** Whether a span was not understood; a lone character of the script of particles is one of them. */
  isUnknownWord(index: number): boolean {
    return this.spans[index]?.meanings.length === 0 && !this.#isOf("particles", this.text(index));
  }

  /** Whether a text has nothing but characters of particles. */
  isParticles(text: string): boolean {
    return this.#isOf("particles", text);
  }

  /** Whether a span is a single character of a longer word. */
  isPartOfWord(index: number): boolean {
    return this.text(index).length === 1 && this.#isOf("script", this.text(index));
  }

  /** Whether a mark stands before a span; where words are written without spaces a space between two of them is one. */
  breakBefore(index: number): boolean {
    const start = this.spans[index]?.start ?? -1;
    const [before, token] = [this.tokens[start - 1], this.tokens[start]];
    if (token === undefined || this.#closesName(index)) return false;
    // Danish "kl. 20".
    if (token.kind === "number" && token.gap.trim() === "." && this.has(index - 1, "clock", "at"))
      return false;
    const isMark =
      this.grammar.spaced === false &&
      /^\s+$/u.test(token.gap) &&
      [before, token].every((one) => one && IDEOGRAPHS.test(one.text));
    return isMark || breaksBefore(token);
  }

  /** Whether a mark stands anywhere between two spans. */
  isApart(one: number, other: number): boolean {
    const last = Math.max(one, other);
    for (let at = Math.min(one, other) + 1; at <= last; at++) if (this.breakBefore(at)) return true;
    return false;
  }

  /** The spans that stand between two, in order. */
  between(one: number, other: number): number[] {
    return this.#steps(one, other).slice(0, -1);
  }

  /** Whether a mark or a joining word stands anywhere between two spans. */
  isListed(one: number, other: number): boolean {
    return this.#steps(one, other).some((at) => this.breakBefore(at) || this.has(at, "act", "join"));
  }

  /** Whether a sentence ends anywhere between two spans. */
  endsBetween(one: number, other: number): boolean {
    return this.#steps(one, other).some((at) => this.sentenceEndBefore(at));
  }

  /** The spans behind the first of two, to the second. */
  #steps(one: number, other: number): number[] {
    return Array.from({ length: Math.abs(one - other) }, (_, step) => Math.min(one, other) + 1 + step);
  }

  /** Whether a span is the last of its clause. */
  endsClause(index: number): boolean {
    return index === this.spans.length - 1 || this.breakBefore(index + 1);
  }

  sentenceEndBefore(index: number): boolean {
    const token = this.tokens[this.spans[index]?.start ?? -1];
    return token !== undefined && endsSentenceBefore(token);
  }

  /** What stands before a span's first token. */
  gap(index: number): string {
    return this.tokens[this.spans[index]?.start ?? -1]?.gap ?? "";
  }

  /** The words of a span as they were written, folded. */
  text(index: number): string {
    const span = this.spans[index];
    return span ? this.textOf(span) : "";
  }

  textOf(span: Pick<Span, "start" | "end">): string {
    return joinTokens(this.tokens.slice(span.start, span.end));
  }

  /** The nearest span before (or after) one that is no filler, within a clause. */
  neighbour(index: number, step: 1 | -1): number | undefined {
    for (let at = index + step; at >= 0 && at < this.spans.length; at += step) {
      if (this.breakBefore(step === 1 ? at : at + 1)) return undefined;
      if (!this.isFiller(at) || this.has(at, "where")) return at;
    }
    return undefined;
  }

  /** Whether a span is where the guest comes from: "we are from Japan". */
  isOrigin(index: number): boolean {
    const before = this.has(index - 1, "article") ? index - 2 : index - 1;
    if (this.has(before, "act", "origin") || this.has(index + 1, "act", "origin")) return true;
    // A town that is a word as well is read as one only where something is said to be: "in Bologna".
    const isTown = this.has(index, "world") || (this.isUnknownWord(index) && isWorldPlace(this.text(index)));
    if (!isTown || this.breakBefore(index)) return false;
    // "On a trip from Aalborg", "a couple of pensioners from Lyon", but not "the cathedral of Roskilde".
    const isKind = this.namesKind(before - 1);
    const says = (value: string) => this.has(before, "moment", value);
    // German "nach Malmö" goes there.
    const isFrom = (says("from") || (says("since") && !says("after"))) && !isKind;
    const isOfParty = [0, 1, 2, 3].some((back) => {
      const at = before - back;
      return (this.has(at, "party") || this.has(at, "partySize")) && !this.isApart(at, index);
    });
    const isOf = this.isFiller(before) && !this.has(before, "where");
    return isFrom || (isOfParty && (isOf || this.has(before, "party")));
  }

  /** Whether the message goes on from the one before: "and …", "what about …", "… instead", "I meant …". */
  goesOn(): boolean {
    const isAtEdge = (index: number) => index <= 1 || index === this.spans.length - 1;
    return this.says("act", "meant") || this.indices("act", "instead").some(isAtEdge);
  }

  /** Whether all that stands before a span closes a parenthesis of a name: "Frederik's Church (the Marble Church) on day 2". */
  #closesName(index: number): boolean {
    const name = this.spans[index - 1];
    if (!name || this.gap(index).trim() !== ")") return false;
    return this.tokens.slice(name.start + 1, name.end).some(({ gap }) => gap.includes("("));
  }

  #isOf(writing: "script" | "particles", text: string): boolean {
    const script = this.grammar.withinWords?.[writing];
    return script !== undefined && isWrittenIn(text, script);
  }

  /** Whether a sentence of the message begins as a question that is answered by yes or no: "does it have", "is it". */
  asksWhether(...cues: readonly ("have" | "is")[]): boolean {
    return cues.some((cue) =>
      this.indices("act", cue).some((index) => {
        // Portuguese "e" is "and" where a message begins with it.
        const joins = index === 0 && this.has(0, "act", "join");
        return !joins && (index <= 1 || this.sentenceEndBefore(index));
      }),
    );
  }
}
