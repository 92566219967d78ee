import { readAmounts } from "./amounts.ts";
import { readAsked, readChoice, readDontCare } from "./asked.ts";
import { readEdits } from "./edits.ts";
import { chooseLexicon, type Lexicon } from "./lexicon.ts";
import { hostReader, nameReader } from "./names.ts";
import type { OrgWords } from "./org-words.ts";
import { Reading } from "./reading.ts";
import { type Span, spansOf } from "./spans.ts";
import { type Token, takeOffAffixes } from "./tokens.ts";
import type { Edit, FreeSlot, UnderstandingContext } from "./understanding.ts";
import { readWhen, type When } from "./when.ts";
import { readWhere, type Where } from "./where.ts";
import { idsOf, readDenials, readWishes, type Wishes } from "./wishes.ts";

/** All that a message says, before it is known what it is for. */
export interface Read {
  reading: Reading;
  when: When;
  where: Where;
  wishes: Wishes;
  edits: readonly Edit[];
  asked: readonly string[];
  choice?: number;
  dontCare: readonly FreeSlot[];
  days?: number;
  /** The day of the plan that is spoken of. */
  planDay?: number;
  partySize?: number;
  /** Metres. */
  radius?: number;
  stars?: number;
  email?: string;
}

/** A walk that people call walking distance, in metres: about twelve minutes. */
const WALKING_DISTANCE = 1_000;

/** Reads the tokens of a message in a language; one without a lexicon is read with the default language's. */
export function readMessage(
  tokens: readonly Token[],
  language: string,
  { words, isSeen, now, timeZone, hostName }: UnderstandingContext,
): Read {
  const lexicon = chooseLexicon(words.lexicons, language);
  const spansIn = (some: readonly Token[], misspelt: boolean) =>
    spansOf(some, {
      lexicon,
      tables: [lexicon.phrases, words.labels],
      readers: [nameReader(words, lexicon, isSeen, misspelt), hostReader(hostName, words.articles)],
      misspelt,
    });
  const whole = withoutAffixes(tokens, words, lexicon, (some) => spansIn(some, false));
  const reading = new Reading(whole, spansIn(whole, true), lexicon);
  const when = readWhen(reading, now, timeZone);
  const amounts = readAmounts(reading, when.used);
  const denials = readDenials(reading);
  const where = readWhere(reading, words, denials);
  const wishes = readWishes(reading, words, denials, where.used);
  const { days, partySize, radius, stars, planDay, children } = amounts;
  const read: Omit<Read, "edits"> = {
    reading,
    when,
    where,
    wishes: children ? { userCategory: "family", ...definedOf(wishes) } : wishes,
    asked: readAsked(reading, amounts),
    choice: readChoice(reading, planDay),
    dontCare: readDontCare(reading),
    days,
    planDay,
    partySize,
    radius: radius ?? (where.walk ? WALKING_DISTANCE : undefined),
    stars,
    email: tokens.find(({ kind }) => kind === "email")?.text,
  };
  return { ...read, edits: readEdits(read) };
}

/** The tokens with affixes taken off, of the words that nothing explains as they are written. */
function withoutAffixes(
  tokens: readonly Token[],
  { labels, names }: OrgWords,
  { phrases, grammar }: Lexicon,
  read: (tokens: readonly Token[]) => Span[],
): readonly Token[] {
  if (!grammar.prefixes && !grammar.suffixes) return tokens;
  const explained = read(tokens).filter(({ meanings }) => meanings.length > 0);
  const known = new Set(explained.flatMap(({ start, end }) => tokens.keys().toArray().slice(start, end)));
  return takeOffAffixes(tokens, grammar, {
    isUnknown: (at) => !known.has(at),
    knows: (word) => Boolean(phrases.get(word) ?? labels.get(word)) || names.knows(word),
    says: (affix) => phrases.get(affix) !== undefined,
  });
}

/** Whether a kind of place or a cuisine was named as wanted. */
export function wantsCategory({ wishes }: Pick<Read, "wishes">): boolean {
  return idsOf(wishes, "category").length > 0;
}

/** Whether anything was said that a search can use. */
export function hasWishes({
  reading,
  wishes,
  where,
  when,
  radius,
  partySize,
  stars,
  dontCare,
  days,
}: Read): boolean {
  const lists = [wishes.things, wishes.excluded, wishes.needless, wishes.priceLevel, when.clocks, dontCare];
  const values = [
    ...[wishes.compared, wishes.userCategory, wishes.sort],
    ...[where.area, where.townPart, where.near, where.place],
    ...[when.day, when.part, when.meal, days],
    ...[radius, partySize, stars],
  ];
  return (
    when.now ||
    reading.says("activity") ||
    lists.some(({ length }) => length > 0) ||
    values.some((value) => value !== undefined)
  );
}

function definedOf<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
