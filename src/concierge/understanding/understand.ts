import { readAmounts } from "./amounts.ts";
import { askedFeatures, readAsked, readChoice, readDontCare } from "./asked.ts";
import { isoDate } from "./calendar.ts";
import { conceptOf } from "./concepts.ts";
import { readDenials } from "./denials.ts";
import { detectLanguage } from "./detect-language.ts";
import { readEdits } from "./edits.ts";
import { hasPlan, hasWishes, intentOf, type Read } from "./intent.ts";
import { mergeState, type State } from "./merge.ts";
import { nameReader } from "./name-reader.ts";
import { Reading } from "./reading.ts";
import { spansOf } from "./spans.ts";
import { type Token, tokensOf } from "./tokens.ts";
import type { Intent, Understanding, UnderstandingContext } from "./understanding.ts";
import { openingRange, readWhen } from "./when.ts";
import { readWhere } from "./where.ts";
import { readWishes } from "./wishes.ts";

/** A walk that people call walking distance, in metres: about twelve minutes. */
const WALKING_DISTANCE = 1_000;
const ONLY_HIRAGANA = /^\p{Script=Hiragana}+$/u;
/** Words kept for a text search. */
const FREE_WORDS_MAX = 12;

/**
 * What a traveller's message means, in the light of the conversation before it. A pure function of its arguments: the message is
 * data, whatever it says; nothing is looked up but the words it is given. Never throws for any message; the work grows with
 * its length, which the contract bounds to 2,000 characters.
 */
export function understand(message: string, context: UnderstandingContext): Understanding {
  const tokens = tokensOf(message);
  const language = detectLanguage(message, tokens, context.words.lexicons, [context.lang, context.previous?.language]);
  const read = readMessage(tokens, language, context);
  const intent = intentOf(read, context.previous);
  const said = stateOf(read, intent, context);
  const state = mergeState(said, read, intent, context.previous);
  return { language, intent, ...state, ...ofThisMessage(read, intent, context) };
}

function readMessage(tokens: readonly Token[], language: string, { words, now, timeZone }: UnderstandingContext): Read {
  const lexicon = words.lexicons.get(language) ?? words.lexicons.get("en")!;
  const reading = new Reading(tokens, spansOf(tokens, { lexicon, tables: [lexicon.phrases, words.labels], readers: [nameReader(words.names, lexicon)], misspelt: true }));
  const when = readWhen(reading, now, timeZone);
  const amounts = readAmounts(reading, when.used);
  const denials = readDenials(reading);
  const where = readWhere(reading, words, denials);
  const wishes = readWishes(reading, words, denials, where.used);
  const { days, partySize, radius, stars, planDay, children } = amounts;
  if (children) wishes.userCategory ??= "family";
  return {
    reading,
    when,
    where,
    wishes,
    edits: readEdits(reading, amounts, when),
    asked: readAsked(reading),
    choice: readChoice(reading, planDay),
    dontCare: readDontCare(reading),
    days,
    planDay,
    partySize,
    radius: radius ?? (where.walk ? WALKING_DISTANCE : undefined),
    stars,
    email: tokens.find(({ kind }) => kind === "email")?.text,
  };
}

/** What the message itself says of the slots that outlive it. */
function stateOf(read: Read, intent: Intent, context: UnderstandingContext): State {
  const { wishes, where, when, partySize, radius, stars } = read;
  const isPlan = intent === "plan_trip" || intent === "edit_plan" || intent === "send_plan";
  const near = where.near ?? nearSpokenOf(read, context.previous);
  return {
    categories: categoriesOf(read, intent),
    features: intent === "about_place" ? wishes.features.filter((id) => !askedFeatures([id]).length) : wishes.features,
    excluded: wishes.excluded,
    area: where.area,
    townPart: where.townPart,
    place: intent === "about_place" || intent === "edit_plan" ? where.place : undefined,
    near: near?.to === "me" ? (nearSpokenOf(read, context.previous) ?? near) : (near ?? placeAsNear(read, intent)),
    radius,
    priceLevel: intent === "about_place" || intent === "edit_plan" || intent === "send_plan" ? [] : wishes.priceLevel,
    openAt: isPlan || beginsAt(read) ? undefined : openingRange(when, context.now, context.timeZone),
    ...tripOf(read, intent),
    partySize,
    userCategory: wishes.userCategory,
    tripType: wishes.tripType,
    interests: interestsOf(read, intent),
    stars,
    sort: wishes.sort === "distance" && where.near && where.near.to !== "me" ? undefined : wishes.sort,
  };
}

/** In a plan, what belongs to an interest is one; else it is a kind of place. */
function categoriesOf({ reading, wishes, when, where, asked }: Read, intent: Intent): string[] {
  // "How much is the tower?": what is asked about has a name.
  if (intent === "about_place" && where.place && asked.length > 0) return [];
  const categories = intent === "plan_trip" ? wishes.categories.filter((id) => !wishes.interestOf.has(id)) : [...wishes.categories];
  if (intent !== "find_places" && intent !== "refine") return categories;
  const liked = categories.filter((id) => !wishes.liked.has(id));
  if (when.meal === "breakfast" || when.meal === "brunch") liked.push(when.meal);
  const eats = when.meal === "dinner" || when.meal === "lunch" || reading.says("activity", "eat");
  if (eats && !liked.some((id) => conceptOf(id)?.purpose === "eat" || conceptOf(id)?.purpose === "drink")) liked.push("restaurant");
  return [...new Set(liked)];
}

function interestsOf({ wishes }: Read, intent: Intent): string[] {
  const meant = wishes.categories.filter((id) => intent === "plan_trip" || wishes.liked.has(id));
  const ofCategories = meant.flatMap((id) => wishes.interestOf.get(id) ?? []);
  return [...new Set([...wishes.interests, ...ofCategories])];
}

/** Length and beginning of a trip or a stay. */
function tripOf(read: Read, intent: Intent): Pick<State, "days" | "startDate"> {
  const { days, when } = read;
  if (when.stay) return { days: when.stay.days, startDate: isoDate(when.stay.first) };
  const startDate = when.day && (intent === "plan_trip" || beginsAt(read)) ? isoDate(when.day.first) : undefined;
  return { days: days ?? (intent === "plan_trip" ? when.day?.length : undefined), startDate };
}

/** Whether the day that is said is the first of several: "from Saturday". */
function beginsAt({ when, reading }: Read): boolean {
  if (when.stay) return true;
  return reading.indices("moment", "from").some((index) => when.used.has(index + 1) || when.used.has(index + 2));
}

/** A place named in a search is where to search. */
function placeAsNear({ where }: Read, intent: Intent): State["near"] {
  return where.place && (intent === "find_places" || intent === "refine") ? { to: "place", place: where.place } : undefined;
}

/** "Near there", and "nearby" after a place was spoken of. */
function nearSpokenOf({ where, reading }: Read, previous: Understanding | undefined): State["near"] {
  const place = previous?.intent === "about_place" ? previous.place : undefined;
  const here = reading.says("where", "there") || reading.says("where", "me");
  return place && here && !where.area ? { to: "place", place } : undefined;
}

/** The slots that hold for one message only. */
function ofThisMessage(read: Read, intent: Intent, { previous }: UnderstandingContext): Omit<Understanding, keyof State | "language" | "intent"> {
  const { reading, wishes, asked, edits, choice, email, dontCare } = read;
  const removes = intent === "edit_plan" && edits.length === 0 && wishes.excluded.length > 0;
  const says = (value: string) => [0, 1].some((index) => reading.has(index, "act", value));
  const answer = says("yes") ? "yes" : says("no") && !hasWishes(read) ? "no" : undefined;
  return {
    asked: intent === "about_place" ? [...new Set([...asked, ...askedFeatures(wishes.features), ...(wishes.priceLevel.length > 0 ? ["price"] : [])])] : [],
    edits: intent !== "edit_plan" ? [] : removes ? [{ operation: "remove" }] : [...edits],
    email,
    choice: intent === "about_place" || hasPlan(previous) ? choice : undefined,
    answer: intent === "refine" ? answer : undefined,
    smallTalk: intent === "small_talk" ? smallTalkOf(reading) : undefined,
    wantsMore: intent === "refine" && reading.says("act", "other") ? true : undefined,
    dontCare: [...dontCare] as Understanding["dontCare"],
    freeText: freeTextOf(read),
  };
}

/** A farewell is often thanks as well, and thanks often begin with a greeting. */
function smallTalkOf(reading: Reading): Understanding["smallTalk"] {
  if (reading.says("act", "bye")) return "farewell";
  return reading.says("act", "thanks") ? "thanks" : "greeting";
}

/** The words without a meaning; characters that stand together are one, and a lone character or hiragana is none. */
function unknownWords(reading: Reading): string[] {
  const words: string[] = [];
  let run = "";
  reading.spans.forEach(({ meanings, start }, index) => {
    const isUnknown = meanings.length === 0;
    const isCharacter = reading.tokens[start]!.kind === "character";
    if (!isUnknown || !isCharacter || reading.gap(index) !== "") {
      words.push(run);
      run = "";
    }
    if (isUnknown && isCharacter) run += reading.text(index);
    else if (isUnknown) words.push(reading.text(index));
  });
  return [...words, run].filter((word) => word.length > 1 && !ONLY_HIRAGANA.test(word));
}

function freeTextOf({ reading, wishes }: Read): string {
  return [...new Set([...wishes.keywords, ...wishes.topics, ...unknownWords(reading)])].slice(0, FREE_WORDS_MAX).join(" ");
}

