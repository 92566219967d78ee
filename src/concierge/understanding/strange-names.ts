import { conceptOf } from "../../languages/concepts.ts";
import { genericWords } from "../../languages/generic-words.ts";
import type { Lexicon } from "./lexicon.ts";
import { type Meaning, saysWhere } from "./phrase-table.ts";
import type { Span } from "./spans.ts";
import { breaksBefore, type Token, withoutParticle } from "./tokens.ts";

/** How certain it is that one word stands for a whole name. */
export const HALF = 0.95;

/**
 * The spans of a message with the names in it that nothing here has. Two words side by side that each stand for another place are such a
 * name, and so is one of them beside a strange word that its place lacks: "King's Cross" is no Three Kings. After a word for being
 * somewhere, strange words and the kind of place behind them are one name: "cheap eats near Covent Garden" looks for no garden.
 */
export function withStrangeNames(
  spans: readonly Span[],
  tokens: readonly Token[],
  lexicon: Lexicon,
): readonly Span[] {
  // Where all is written with capitals they tell nothing.
  const hasSmall = tokens.some(({ text, isCapital }) => !isCapital && /^\p{Ll}/u.test(text));
  const isParted = (at: number, beside: number) => {
    const [one, other] = [spans[at], spans[beside]];
    if (!one || !other || !isJoined(spans, Math.max(at, beside))) return false;
    const [half, place] = [halfAt(one) ?? halfAt(other), wordAt(one)];
    if (!half || !place) return false;
    const second = wordAt(other);
    if (second) return second.value !== place.value;
    return isStrange(other) && !isWithin(other, half) && tokens[other.start]!.isCapital === true;
  };
  // "Comida típica catalã": beside a word for food no word written small stands for a mountain.
  const isOfFood = (at: number) =>
    isOf(
      spans[at],
      ({ type, value }) =>
        (type === "topic" && value === "food") || (type === "slot" && value === "categories"),
    );
  const isKitchen = (at: number) =>
    wordAt(spans[at]!) !== undefined &&
    !tokens[spans[at]!.start]!.isCapital &&
    [at - 1, at + 1].some((beside) => isOfFood(beside) && isJoined(spans, Math.max(at, beside)));
  const known = spans.map((span, at) =>
    isParted(at, at - 1) || isParted(at, at + 1) || isKitchen(at) ? { ...span, meanings: [] } : span,
  );
  const whole: Span[] = [];
  for (const [at, span] of known.entries()) {
    const [before, half] = [whole.at(-1), halfAt(span)];
    const [named, rest] = before && half && isWithin(before, half) ? [span, before] : [before, span];
    const owner = halfAt(named);
    // "Sant Esteve", of which one word stands for the church.
    if (before && named && owner && isWithin(rest, owner) && isJoined(known, at))
      whole[whole.length - 1] = { ...named, start: before.start, end: span.end };
    else whole.push(span);
  }
  for (let at = 0; at < whole.length; at++) {
    const called = lengthOfCalled(whole, at) ?? lengthOfStreet(whole, at);
    const other = isAfterWhere(whole, at) ? (lengthBehindKind(whole, at) ?? lengthOfName(whole, at)) : 1;
    const count = called ?? other;
    if (called !== undefined || count > 1)
      whole.splice(at, count, {
        start: whole[at]!.start,
        end: whole[at + count - 1]!.end,
        meanings: [],
        certainty: 0,
        ...(called !== undefined && { isName: true as const }),
      });
  }
  return whole.flatMap((span, at) => withCause(whole, at) ?? (isCause(whole, at) ? [] : [span]));

  /** "Allergic to nuts", "nut allergy": what nothing explains beside it is what somebody is allergic to. */
  function withCause(list: readonly Span[], at: number): readonly Span[] | undefined {
    const span = list[at]!;
    if (!isOf(span, isAllergy)) return undefined;
    const start = isCause(list, at - 1) ? list[at - 1]!.start : span.start;
    const end = isCause(list, at + 1) ? list[at + 1]!.end : span.end;
    return [{ ...span, start, end }];
  }

  function isCause(list: readonly Span[], at: number): boolean {
    const [before, after] = [isOf(list[at - 1], isAllergy), isOf(list[at + 1], isAllergy)];
    const isBeside = (before && isJoined(list, at)) || (after && isJoined(list, at + 1));
    const isStrangeWord = list[at]?.meanings.every(({ type }) => type === "world") ?? false;
    return isBeside && isStrangeWord && tokens[list[at]!.start]!.kind === "word";
  }

  function isCapitalAt(list: readonly Span[], at: number): boolean {
    return hasSmall && list[at] !== undefined && tokens[list[at].start]!.isCapital === true;
  }

  function isJoined(list: readonly Span[], at: number): boolean {
    return list[at] !== undefined && at > 0 && !breaksBefore(tokens[list[at].start]!);
  }

  function isWithin(
    { start, end, meanings }: Span,
    { named }: NonNullable<ReturnType<typeof halfAt>>,
  ): boolean {
    const isIn = (name: string) =>
      ` ${name.toLowerCase()} `.includes(` ${withoutParticle(tokens[start]!.text)} `);
    return meanings.length === 0 && end === start + 1 && named.names.some(isIn);
  }

  /**
   * How many spans from one on are what something is called that nothing here is: all that stands within quotation marks, or after a
   * word for that or a kind of place what is written with capitals, where a word of it is strange.
   */
  function lengthOfCalled(list: readonly Span[], from: number): number | undefined {
    const gapAt = (at: number) => (list[at] ? tokens[list[at].start]!.gap : "");
    let before = from - 1;
    while (isOf(list[before], ({ type }) => type === "article")) before--;
    const isCalled = isOf(list[before], ({ type, value }) => type === "act" && value === "called");
    // "The bar Den Blå Hvalros", "le bar du Homard Chantant": an article or preposition within the name has a capital too, or links it to the kind.
    const { compounds, headFirst } = lexicon.grammar;
    const isLinked =
      headFirst === true && before >= from - 2 && isCapitalAt(list, from) && isCapitalAt(list, from + 1);
    const isTold = !compounds || (isCommon(list[from]) && isCapitalAt(list, from));
    const isOfKind = isTold && (before === from - 1 || isLinked) && isOf(list[before], isKind);
    let end = from;
    // An apostrophe opens one behind a kind.
    const isQuoted = (isOf(list[before], isKind) ? OPENING_MARK : OPENING_QUOTE).test(gapAt(from));
    if (isQuoted) {
      end = from + 1;
      while (list[end] && !CLOSING_QUOTE.test(gapAt(end))) end++;
    } else if ((isCalled || isOfKind) && isJoined(list, from)) {
      const isIn = (at: number) =>
        isCapitalAt(list, from) ? isCapitalAt(list, at) : !isOf(list[at], saysWhere) && !isCommon(list[at]);
      while (list[end] && isIn(end) && (end === from || isJoined(list, end))) end++;
      // "Restaurant Zorvent" is known by the kind.
      if (isOfKind && !isCalled && (end < from + 2 || !isCapitalAt(list, from))) return undefined;
    }
    const name = list.slice(from, end);
    const strange = name.filter(({ meanings }) => meanings.length === 0).length;
    // A quoted name of which one word stands for a place is another one's.
    const isNamed =
      !(isQuoted && strange > 1) &&
      name.some((span) => isOf(span, ({ type }) => type === "place" || type === "area"));
    return !isNamed && name.length <= NAME_MAX && strange > 0 ? name.length : undefined;
  }

  /** How many spans from one on are one name. */
  function lengthOfName(list: readonly Span[], from: number): number {
    let end = from;
    while (list[end] && isStrange(list[end]!) && (end === from || isJoined(list, end))) end++;
    // "Near Bank station": of two kinds the first is the name of the second.
    const isPair =
      !lexicon.grammar.headFirst && isOf(list[from], isKindOfName) && !isOf(list[from], saysWhere);
    if (isPair && list[from + 1] && isOf(list[from + 1], isKindOfName)) end = from + 1;
    const isOfName =
      end > from &&
      isJoined(list, end) &&
      isOf(list[end], isKindOfName) &&
      list.some((span, at) => (at < from || at > end) && span.meanings.some(isSought));
    return end - from + Number(isOfName);
  }

  /** "Cannon Street", "Zorvent Square", "rua Zorvent": a street, which is not the quarter that is called so too. */
  function lengthOfStreet(list: readonly Span[], from: number): number | undefined {
    const isStreet = (at: number) => {
      const { start = 0, end = 0 } = list[at] ?? {};
      return end === start + 1 && STREETS.has(tokens[start]!.text);
    };
    const isName = (at: number) =>
      isCapitalAt(list, at) && (isStrange(list[at]!) || isOf(list[at], ({ type }) => type === "area"));
    if (isName(from) && isJoined(list, from + 1) && isStreet(from + 1) && isCapitalAt(list, from + 1))
      return 2;
    const isOfIt = isOf(list[from + 1], ({ type }) => type === "article") && isCapitalAt(list, from);
    const name = isOfIt ? from + 2 : from + 1;
    if (!isStreet(from) || !isJoined(list, from + 1) || !isJoined(list, name) || !isName(name))
      return undefined;
    let end = name + 1;
    while (isJoined(list, end) && isStrange(list[end]!) && isCapitalAt(list, end)) end++;
    return end - from;
  }

  /** "La estación de Zorvent": a kind of place that is told by a strange name behind it. */
  function lengthBehindKind(list: readonly Span[], from: number): number | undefined {
    if (!isOf(list[from], isKindOfName)) return undefined;
    let end = from + 1;
    while (isJoined(list, end) && isOf(list[end], ({ type }) => type === "article")) end++;
    const name = end;
    while (isJoined(list, end) && isStrange(list[end]!) && isCapitalAt(list, end)) end++;
    return end > name ? end - from : undefined;
  }

  function isStrange({ meanings, start, end }: Span): boolean {
    const { kind, text, isCapital } = tokens[start]!;
    if (meanings.length > 0 || kind !== "word" || end > start + 1) return false;
    return !lexicon.isOrdinary(text) || (hasSmall && isCapital === true && !lexicon.grammar.compounds);
  }
}

/** What streets and squares are called. */
const STREETS: ReadonlySet<string> = new Set(
  [genericWords.street, genericWords.square].flatMap((words) => words!.split(" ")),
);

/** Marks before and after what is quoted; a straight one may be either. */
const OPENING_QUOTE = /[[\p{Pi}\p{Ps}]&&\p{Quotation_Mark}]\s*$|(?:^|\s)"$/v;
const OPENING_MARK = /\p{Quotation_Mark}\s*$/v;
const CLOSING_QUOTE = /^\s*\p{Quotation_Mark}/v;
/** No name has more words. */
const NAME_MAX = 8;

/** The place that a span of one word names. */
function wordAt({ start, end, meanings }: Span) {
  return end === start + 1 && meanings[0]?.type === "place" ? meanings[0] : undefined;
}

/** The place that one word stands for, which is called by more. */
function halfAt(span: Span | undefined) {
  return span?.certainty === HALF ? wordAt(span) : undefined;
}

function isAfterWhere(spans: readonly Span[], at: number): boolean {
  const isPlain = ({ meanings }: Span) =>
    meanings.some(({ type }) => type === "article") && !meanings.some(saysWhere);
  let before = at - 1;
  while (spans[before] && isPlain(spans[before]!)) before--;
  return spans[before]?.meanings.some(saysWhere) ?? false;
}

/** What kinds of places that names have in them are for. */
const OF_NAMES: ReadonlySet<string | undefined> = new Set(["see", "do", "need"]);

function isKindOfName({ type, value }: Meaning): boolean {
  return type === "concept" && OF_NAMES.has(conceptOf(value)?.purpose);
}

function isAllergy({ type, value }: Meaning): boolean {
  return type === "concept" && value === "allergy";
}

function isKind({ type, value }: Meaning): boolean {
  return type === "concept" && conceptOf(value)?.kind === "place";
}

function isOf(span: Span | undefined, isIt: (meaning: Meaning) => boolean): boolean {
  return span?.meanings.some(isIt) ?? false;
}

function isCommon(span: Span | undefined): boolean {
  return isOf(span, ({ type }) => type === "common" || type === "article");
}

/** Something that may be looked for. */
function isSought({ type }: Meaning): boolean {
  return type === "concept" || type === "price" || type === "meal" || type === "activity";
}
