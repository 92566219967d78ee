import { readAmounts } from "./amounts.ts";
import { readAsked, readChoice, readDontCare } from "./asked.ts";
import { readDenials } from "./denials.ts";
import { readEdits } from "./edits.ts";
import { hostReader, nameReader } from "./name-reader.ts";
import { Reading } from "./reading.ts";
import { spansOf } from "./spans.ts";
import type { Token } from "./tokens.ts";
import type { Edit, FreeSlot, UnderstandingContext } from "./understanding.ts";
import { readWhen, type When } from "./when.ts";
import { readWhere, type Where } from "./where.ts";
import { idsOf, readWishes, type Wishes } from "./wishes.ts";

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

/** Reads the tokens of a message in a language; a language without a lexicon is read with the English one. */
export function readMessage(
  tokens: readonly Token[],
  language: string,
  { words, isSeen, now, timeZone, hostName }: UnderstandingContext,
): Read {
  const lexicon = words.lexicons.get(language) ?? words.lexicons.get("en")!;
  const spans = spansOf(tokens, {
    lexicon,
    tables: [lexicon.phrases, words.labels],
    readers: [nameReader(words, lexicon, isSeen), hostReader(hostName, words.articles)],
    misspelt: true,
  });
  const reading = new Reading(tokens, spans, language);
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
