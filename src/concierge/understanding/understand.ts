import { samePurpose } from "../../languages/concepts.ts";
import { readAct, type TurnAct } from "./act.ts";
import { DAY_MS, isoDate } from "./calendar.ts";
import { completeEdits } from "./changed-stops.ts";
import { chooseFrame } from "./choose-frame.ts";
import { isOfAllDays, isOfAnyDay } from "./clauses.ts";
import { detectLanguage } from "./detect-language.ts";
import { canWait, findEmergency, isHelpCalled, isOnlyAsked } from "./emergencies.ts";
import type { Frame } from "./frame.ts";
import { frames } from "./frames.ts";
import { type Alarm, isNotRuledOut, type Odds, readGate, type Weighed } from "./gate.ts";
import { particularsAsked, unreadParticulars } from "./house.ts";
import { chooseLexicon, type Lexicon } from "./lexicon.ts";
import {
  asWritten,
  findNotUnderstood,
  findUnknownName,
  isAsideIn,
  writtenAt,
  writtenForms,
} from "./not-understood.ts";
import { chosenOf } from "./place-meant.ts";
import { readShape } from "./plan-shape.ts";
import { readStopsAsked, stopsNamed } from "./plan-stops.ts";
import { strollsOf } from "./plan-strolls.ts";
import { type Reading, readPhrases } from "./reading.ts";
import { type Condition, evidenceOf, type Holds, readSigns, signsThatHold } from "./signs.ts";
import { plannedMeals } from "./signs-of-plans.ts";
import { asksWhatWent, bestAsked } from "./signs-of-questions.ts";
import { findFreeText, readSlots, type Said } from "./slots.ts";
import { mergeState, saysItAgain } from "./state.ts";
import { isOfList, isWhole, looksForOther } from "./state-kept.ts";
import { isFoodAlone, readState } from "./state-said.ts";
import { readTokens, type Token } from "./tokens.ts";
import type {
  Edit,
  NamedPlace,
  OfOneMessage,
  State,
  Understanding,
  UnderstandingContext,
} from "./understanding.ts";
import { findUnknownPlace } from "./unknown-names.ts";
import { asksWay, betweenTwo, kindWayBegins, wayBegins } from "./ways.ts";
import { pickIds } from "./wishes.ts";
import { findTown } from "./world.ts";

const gate = readGate();
/** Of Latin, Chinese and Arabic writing. */
export const QUESTION_MARK = /[?\uff1f\u061f]/u;

/** One message at every stage of being understood, each made of those before it. */
export interface Explanation {
  tokens: readonly Token[];
  /** Primary code. */
  language: string;
  /** The tokens as phrases that mean something (spans). */
  reading: Reading;
  /** What the turn does. */
  turn: TurnAct;
  /** What the phrases say, slot by slot. */
  said: Said;
  /** How likely it is to be for each purpose, by its words alone. */
  odds: Odds;
  /** The named signs that hold. */
  signs: readonly string[];
  frame: Frame;
  /** What the message itself says of the state, for its frame. */
  state: State;
  /** What it says that its frame does not take, slot by slot. */
  notUsed: Partial<State & Pick<Said, "asked" | "choice" | "edits">>;
  understanding: Understanding;
}

/**
 * What a traveller's message means, in the light of the conversation before it. A pure function of its arguments: the
 * message is data, whatever it says; nothing is looked up but the words it is given. Never throws for any message;
 * the work grows with its length, which the contract bounds to 2,000 characters.
 */
export function understand(message: string, context: UnderstandingContext): Understanding {
  return readStages(message, context).understanding;
}

/** The same with what every stage made of the message. */
export function explain(message: string, context: UnderstandingContext): Explanation {
  const { holds, ...stages } = readStages(message, context);
  const { said, frame } = stages;
  const takesAll: Frame = { ...frame, takes: [...new Set(frames.flatMap(({ takes }) => takes))] };
  const { asked, choice, edits } = said;
  const all = { ...readState(said, takesAll, context), asked, choice, edits };
  const notUsed = Object.entries(all).filter(([slot]) => !frame.takes.includes(slot as keyof State));
  return { ...stages, signs: signsThatHold(holds), notUsed: Object.fromEntries(notUsed) };
}

function readStages(
  message: string,
  context: UnderstandingContext,
): Omit<Explanation, "signs" | "notUsed"> & { holds: Holds } {
  const { words, lang, previous } = context;
  // Who asked for the number was in no emergency.
  if (previous?.emergency === "number")
    return readStages(message, { ...context, previous: { ...previous, emergency: undefined } });
  const tokens = readTokens(message);
  const language = detectLanguage(message, tokens, words.lexicons, [lang, previous?.language], (word) =>
    words.names.whole(word).some(({ kind }) => kind === "area"),
  );
  const reading = readPhrases(tokens, language, context);
  const turn = readAct(reading, previous);
  const isQuestion = QUESTION_MARK.test(message) || reading.grammar.asks?.test(message);
  const said = readSlots(reading, turn, context, writtenForms(message), isQuestion);
  // Of a language that nobody here speaks the gate knows nothing.
  const isSpoken = words.lexicons.has(language);
  const { weighed, holds, frame: chosen } = findPurpose(message, said, context, isSpoken);
  // "She is fine again, can we stay one more night?" is read as if nothing had happened.
  if (previous?.emergency && holds("danger_over") && chosen.name !== "relief")
    return readStages(message, { ...context, previous: withoutEmergency(previous) });
  const { odds } = weighed;
  const known = said.isDecided ? "edit_plan" : context.intent;
  const frame = frames.find(({ name, intent }) => intent === known && name !== "knowledge") ?? chosen;
  const state = readState(said, frame, context);
  const merged = mergeState(state, said, frame, previous);
  const alone = readMessageAlone(
    chooseLexicon(words.lexicons, language),
    said,
    frame,
    holds,
    weighed,
    context,
  );
  const isRepeated =
    previous && frame.takes.includes("wantsMore") && saysItAgain(state, merged, said, previous);
  const understanding: Understanding = {
    language,
    intent: frame.intent,
    ...merged,
    ...alone,
    saidAs: { ...propertiesSaid(merged, previous), ...alone.saidAs },
    ...(isRepeated && { wantsMore: true as const }),
    inDanger: isSpoken && mayBeInDanger(frame, alone, holds, previous) ? true : undefined,
  };
  return { tokens, language, reading, turn, said, odds, holds, frame, state, understanding };
}

const searchFrame = frames.find(({ name }) => name === "search")!;
const knowledgeFrame = frames.find(({ name }) => name === "knowledge")!;

/**
 * Whether a question after a place was told of has nothing to do with it: it points to none, and as a first message it would be one of fact ("what does
 * the metro cost?", "which language is spoken?"). What it costs and when it is open is asked of the place unless something else is named.
 */
function asksOfNoPlace(said: Said, holdsAlone: Holds, { spokenOf }: UnderstandingContext): boolean {
  const kinds = pickIds(said.wishes, "category");
  const isOfThere = kinds.some((id) => spokenOf?.kinds?.some((kind) => samePurpose(id, kind)));
  const asksLittle = said.asked.every((one) => one === "price" || one === "hours");
  const isOfSomething = kinds.length > 0 || holdsAlone("unread");
  const isOfFact = isOfSomething ? "likely.knowledge" : "surely.knowledge";
  return (
    asksLittle &&
    (said.asked.length === 0 || isOfSomething) &&
    !isOfThere &&
    holdsAlone(isOfFact) &&
    !OF_THE_PLACE.some(holdsAlone) &&
    !pointsBack(said.reading)
  );
}

/** What is of the place that was told of: it is named, or something is asked that places have. */
const OF_THE_PLACE: readonly Condition[] = ["place", "choice", "near_there", "feature"];

/** Whether a question points to no place. */
function isOfNone(said: Said, choice: number | undefined): boolean {
  const { reading, where, stopNumbers, planDays } = said;
  const isNamed = where.places.length + stopNumbers.length + planDays.length > 0 || choice !== undefined;
  return (
    !isNamed &&
    !where.nearThere &&
    !pointsBack(reading) &&
    !asksToBeTold(said) &&
    !reading.says("act", "those", "any_of_those", "the_other") &&
    !reading.says("where", "there")
  );
}

/** "It", but for what is an article as well right before a thing or a word that nobody knows: French "le". */
function pointsBack(reading: Reading): boolean {
  const isOfThing = (at: number) =>
    reading.has(at, "article") && (reading.has(at + 1, "concept") || reading.isUnknownWord(at + 1));
  return (["theirs", "reference"] as const).some((act) =>
    reading.indices("act", act).some((at) => !isOfThing(at)),
  );
}

/** What a message is for, in the conversation or, where it looks for something else than before, as if it were the first. */
function findPurpose(message: string, said: Said, context: UnderstandingContext, isSpoken: boolean) {
  const { previous } = context;
  const after = (before: Understanding | undefined) => {
    const weighed = gate.weigh(message, evidenceOf(said, before));
    const heard = isSpoken && said.reading.spans.length > 0 ? weighed.odds : undefined;
    const holds = readSigns(said, before, heard);
    return { weighed, holds, frame: chooseFrame(holds, heard) };
  };
  const going = after(previous);
  if (!previous) return going;
  if (going.frame.intent === "about_place" && going.holds("place_spoken_of")) {
    const { holds, frame } = after(undefined);
    if (!asksOfNoPlace(said, holds, context)) return going;
    return { ...going, frame: frame.intent === "about_place" ? knowledgeFrame : frame };
  }
  const search = readState(said, searchFrame, context);
  const isSought = going.frame.kinds === "sought";
  if (isSought ? !isWhole(said, search) : !isOfList(previous)) return going;
  if (!looksForOther(said, search, previous)) return going;
  const begun = after(undefined);
  return begun.frame === searchFrame ? begun : going;
}

/** A conversation in which an emergency is over. */
export function withoutEmergency(previous: Understanding): Understanding {
  return {
    ...previous,
    intent: "small_talk",
    smallTalk: "relief",
    emergency: undefined,
    isHelpCalled: undefined,
  };
}

/** What was said before for the properties that still hold. */
function propertiesSaid({ features }: State, previous: Understanding | undefined): Understanding["saidAs"] {
  const kept = Object.entries(previous?.saidAs ?? {}).filter(([id]) => features.includes(id));
  return Object.fromEntries(kept);
}

/** The emergency that is told of, or goes on: who looks for places, asks of one or plans is in none any more. */
function readEmergency(
  said: Said,
  frame: Frame,
  holds: Holds,
  alarm: Alarm | undefined,
  previous: Understanding | undefined,
): Pick<State, "emergency" | "isHelpCalled"> {
  const helpCalled = isHelpCalled(holds, previous) ? true : undefined;
  if (frame.name === "emergency")
    return { emergency: findEmergency(said, holds, alarm, previous), isHelpCalled: helpCalled };
  const goesOn = holds("after_emergency") && !holds("danger_over") && frame.kinds === undefined;
  return goesOn && frame.name !== "relief"
    ? { emergency: previous?.emergency, isHelpCalled: helpCalled }
    : { emergency: undefined, isHelpCalled: undefined };
}

/** What holds for this message alone, of which the frame takes its own. */
function readMessageAlone(
  lexicon: Lexicon,
  said: Said,
  frame: Frame,
  holds: Holds,
  { odds, alarm }: Weighed,
  context: UnderstandingContext,
): OfOneMessage & Pick<State, "emergency" | "isHelpCalled"> {
  const { email, dontCare, where, written, turn } = said;
  const { act } = turn;
  const takes = (slot: keyof State | keyof OfOneMessage) => frame.takes.includes(slot);
  const choice =
    chosenOf(said, context.shown) ??
    (takes("from") ? betweenTwo(said, context)?.[1] : undefined) ??
    (holds("act.the_other") ? theOther(context) : undefined) ??
    (frame.name === "about_place" && holds("asks_advice") ? 1 : undefined);
  const isCalled = said.reading.spans.some(({ isName }) => isName);
  const isKindKnown = takes("categories") && pickIds(said.wishes, "category").length > 0;
  const isAside = isAsideIn(said.reading, lexicon, written);
  const explained = new Set([...said.when.used, ...said.wishes.things.map(({ at }) => at)]);
  const findUnread = (isLeftOut: boolean) =>
    findNotUnderstood(said.reading, explained, written, isLeftOut ? isAside : undefined);
  const notUnderstood = findUnread(isKindKnown && !takes("shape"));
  const told = findUnread((takes("categories") || takes("edits")) && SAYING_WHAT.some(holds));
  const isUnread = frame.name === "not_understood";
  // "Write me a Python function" is clear enough, "asdf jkl" is not.
  const isClear = frame.name === "not_ours" && said.reading.spans.some((_, at) => said.reading.isFiller(at));
  const isUnclear = isUnread || (!isClear && notUnderstood.length > 0 && isNothingElseSaid(said, holds));
  const isQuestion = act === "ask" || (holds("question") && !holds("terse"));
  const isLater = holds("after_anything") && notUnderstood.length !== 1;
  const isOfPlan = takes("edits") || takes("shownDays");
  const town = where.area ? undefined : findTown(said.reading, written, lexicon, isOfPlan);
  const stopsAsked = takes("stopsAsked") ? stopsMeant(said, holds) : undefined;
  // "Is the church open in November?", of a stop: its kind is not what is asked.
  const kinds = stopsAsked?.flatMap(({ out }) => out?.categories ?? []) ?? [];
  const edits = takes("edits") ? onDayAsked(completeEdits(said), said, context) : [];
  return {
    act: frame.name === "question_about_plan" && holds("question") ? "ask" : act,
    asked: takes("asked")
      ? askedNow(said, choice, holds, context, frame, notUnderstood.length > 0).filter(
          (one) => !kinds.includes(one),
        )
      : frame.name === "knowledge" ||
          (isUnread && (isQuestion || isLater || holds("likely.about_house"))) ||
          (frame.kinds === "sought" && isUnclear && isQuestion)
        ? ["fact"]
        : [],
    best: takes("best") && choice === undefined ? bestAsked(said, context.previous) : undefined,
    from: takes("from") ? wayBegins(said, context) : undefined,
    toArea:
      takes("from") &&
      asksWay(said.asked) &&
      (!where.place || where.place.id === wayBegins(said, context)?.id)
        ? where.area
        : undefined,
    weatherOn: takes("weatherOn") ? daysAsked(said)[0] : undefined,
    holidayOn:
      takes("holidayOn") && (frame.name === "holiday" || holds("holiday_asked"))
        ? daysAsked(said)
        : undefined,
    fromKind: takes("from") && where.places.length < 2 ? kindWayBegins(said) : undefined,
    unknownPlace:
      edits.flatMap(namesUnknown(notUnderstood))[0] ??
      (takes("unknownPlace")
        ? (findUnknownPlace(said) ??
          (pointsTo(said, choice) && !isCalled ? undefined : findUnknownName(said.reading, written, true)))
        : takes("categories") && (isCalled || (isKindKnown && !town && !where.place))
          ? findUnknownName(
              said.reading,
              written,
              takes("edits") || said.asked.length > 0 || holds("now") || said.reading.asksWhether("is"),
            )
          : undefined),
    include: takes("include")
      ? [...where.included, ...strollsOf(said).map(({ place }) => place), ...allShown(said, context)]
      : [],
    shownDays: takes("shownDays") ? [...new Set(said.planDays.map(({ day }) => day))] : undefined,
    asksChange:
      takes("asksChange") && holds("asks_change") ? (asksWhatWent(said) ? "made" : "possible") : undefined,
    shownMeal: takes("shownMeal") ? plannedMeals(said.reading)[0] : undefined,
    shownEdge: takes("shownEdge") ? edgeAsked(said) : undefined,
    shownPart: takes("shownMeal") ? said.when.part : undefined,
    stopsAsked,
    edits,
    shape: takes("shape") ? readShape(said) : [],
    whyNot: takes("whyNot") ? [...where.places, ...where.areas].map(({ place }) => place) : undefined,
    asksWhy: takes("whyNot") && holds("act.why") && !holds("act.left_out") ? true : undefined,
    tooManyDays: takes("tooManyDays") ? said.tooManyDays : undefined,
    email,
    choice: takes("choice") || (holds("after_plan") && !holds("stop_number")) ? choice : undefined,
    answer: takes("answer") ? findAnswer(said, holds) : undefined,
    matters: takes("matters") ? mattersAsked(said, frame, holds, context) : [],
    particulars:
      frame.intent === "about_house"
        ? particularsAsked(said)
        : frame.intent === "about_place"
          ? unreadParticulars(said)
          : undefined,
    isOfNone: frame.intent === "about_place" && isOfNone(said, choice) ? true : undefined,
    ...readEmergency(
      said,
      frame,
      holds,
      isNotRuledOut(odds, holds("harm_said")) ? alarm : undefined,
      context.previous,
    ),
    isRoute: takes("isRoute") ? true : undefined,
    smallTalk: takes("smallTalk") ? findSmallTalk(frame, holds) : undefined,
    seeks: SEEKING.some(holds) ? true : undefined,
    wantsMore: takes("wantsMore") && holds("more") ? true : undefined,
    compared: takes("wantsMore") ? comparedIn(said) : undefined,
    count: frame.kinds === "sought" ? said.count : undefined,
    dontCare: [...dontCare],
    freeText: findFreeText(said),
    town,
    notUnderstood: notUnderstood.filter((words) => words !== town?.name && !isOfDay(said, words)),
    passedOver: notUnderstood.filter((words) => !told.includes(words)),
    isUnclear: isUnclear ? true : undefined,
    saidAs: Object.fromEntries(
      [
        ...said.wishes.unwanted,
        ...said.wishes.things,
        ...said.wishes.things.flatMap(({ interest: id, at }) => (id && takes("shape") ? [{ id, at }] : [])),
        ...said.limits.flatMap(({ kind: id, at }) => (id ? [{ id, at }] : [])),
      ]
        .filter(({ at }) => !isKindOfName(said.reading, at))
        .map(({ id, at }) => [
          id,
          id === "allergy" ? writtenWithCause(said, at) : writtenAt(said.reading, at, written),
        ]),
    ),
  };
}

/** "The bar La Morsa Morada": a kind that is said of a name alone. */
function isKindOfName(reading: Reading, at: number): boolean {
  const name = reading.has(at + 1, "article") ? at + 2 : at + 1;
  return reading.spans[name]?.isName === true && !reading.isApart(at, name);
}

/** "How far do we walk on day 2?", "put a rest in": what is changed then is on the day that was asked about, where none is said. */
function onDayAsked(edits: Edit[], said: Said, { previous }: UnderstandingContext): Edit[] {
  const [day, ...others] = previous?.intent === "show_plan" ? (previous.shownDays ?? []) : [];
  if (day === undefined || others.length > 0 || isOfAllDays(said)) return edits;
  return edits.every(isOfAnyDay) ? edits.map((edit) => ({ ...edit, day })) : edits;
}

/** What may be said of a day, by `purpose`. */
const OF_DAY: ReadonlySet<string> = new Set(["holiday", "weather", "past"]);

/** Whether words that were not read for a slot say something of a day: "closed because of the holiday". */
function isOfDay({ reading, written }: Said, words: string): boolean {
  return reading.purposes.some(
    (span) =>
      span.meanings.some(({ type, value }) => type === "purpose" && OF_DAY.has(value)) &&
      asWritten(reading.textOf(span), written).includes(words),
  );
}

function stopsMeant(said: Said, holds: Holds): Understanding["stopsAsked"] {
  const named = stopsNamed(said);
  // "Why no museum?"
  const missed = holds("act.why") ? said.wishes.excluded : [];
  if (missed.length > 0) return [{ stop: 1, out: { categories: [...missed] } }];
  return named.length > 0 && !holds("stop_number") ? named : readStopsAsked(said);
}

/** "When do we finish on Saturday?" */
function edgeAsked({ reading, hours, asked }: Said): Understanding["shownEdge"] {
  if (
    hours.length + plannedMeals(reading).length > 0 ||
    (!asked.includes("hours") && !reading.says("act", "ask"))
  )
    return undefined;
  if (reading.says("edit", "end_at")) return "end";
  return reading.says("edit", "start_at") || reading.says("where", "host") ? "start" : undefined;
}

/** "Allergic to shellfish": with what is not wanted for it. */
function writtenWithCause({ reading, written, wishes }: Said, allergy: number): string {
  const isCause = (at: number) =>
    wishes.unwanted.some((thing) => thing.at === at) && !reading.isApart(at, allergy);
  return [allergy - 1, allergy, allergy + 1]
    .filter((at) => at === allergy || isCause(at))
    .map((at) => writtenAt(reading, at, written))
    .join(reading.grammar.spaced === false ? "" : " ");
}

/** What the house is asked about; where nothing of it is named, what it was asked about before. */
function mattersAsked(
  { reading }: Said,
  { name }: Frame,
  holds: Holds,
  context: UnderstandingContext,
): string[] {
  const said = reading.purposesOf("house").filter((one) => one !== "taxi" || !isTaxiDenied(reading));
  const isOfBefore = said.length === 0 && name === "about_house" && holds("goes_on_of_house");
  return isOfBefore ? (context.previous?.matters ?? []) : said;
}

/** "The cheapest way to the airport, no taxi." */
function isTaxiDenied(reading: Reading): boolean {
  const isOfTravel = reading.purposesOf("house").includes("transport");
  return isOfTravel && reading.says("negation", "not", "not_after", "except");
}

/** Whether what is taken for something less may be an emergency. */
function mayBeInDanger(
  { name }: Frame,
  { emergency }: Pick<Understanding, "emergency">,
  holds: Holds,
  previous: Understanding | undefined,
): boolean {
  const isDenied = holds("emergency.none");
  if (name === "emergency")
    return (
      emergency !== undefined &&
      !isOnlyAsked(emergency) &&
      canWait(emergency) &&
      !(isDenied && holds("after_emergency"))
    );
  if (isDenied || name === "relief" || holds("danger_over") || previous?.smallTalk === "relief") return false;
  return holds("maybe.danger") && !holds("help_called") && !holds("danger_denied");
}

/**
 * "A plan with those": all that was found last; "put it all into a plan": the first of each list, and what was asked about; "a day around the
 * second one", "with that": one of them.
 */
function allShown(
  { reading, choice }: Said,
  { shown = [], told = [], recommended = [] }: UnderstandingContext,
): readonly NamedPlace[] {
  if (reading.says("act", "all_that")) return [...told, ...recommended];
  if (reading.says("act", "those")) return shown;
  const isLast = (at: number) => at + 1 === reading.spans.length || reading.breakBefore(at + 1);
  const ends = (["reference", "theirs"] as const).flatMap((act) => reading.indices("act", act)).some(isLast);
  if (choice === undefined && !ends) return [];
  // Those from the end are below zero.
  const one = choice === undefined ? shown[0] : shown.at(choice > 0 ? choice - 1 : choice);
  return one ? [one] : [];
}

/** Whether a place is named or pointed to, so that what nobody here knows is no name of another. */
function pointsTo({ reading, where }: Said, choice: number | undefined): boolean {
  return choice !== undefined || where.place !== undefined || reading.says("act", "theirs");
}

/** What places are asked for by. */
const SEEKING: readonly Condition[] = ["act.todo", "act.find", "act.where", "act.like"];

function isNothingElseSaid(said: Said, holds: Holds): boolean {
  const others: readonly Condition[] = ["act.todo", "more", "goes_on", "act.yes", "act.no"];
  if (others.some(holds) || isFoodAlone(said)) return false;
  return !holds("wishes") || (!SAYING_WHAT.some(holds) && isMostlyUnknown(said.reading));
}

/** What is looked for or how it is to be, as against where and when. */
const SAYING_WHAT: readonly Condition[] = [
  ...(["thing", "unwanted", "price", "compared", "sort", "place", "dont_care"] as const),
  ...(["activity.eat", "meal", "travellers", "days"] as const),
];

/** Whether more is said that nobody understands than what is. */
function isMostlyUnknown(reading: Reading): boolean {
  const told = [...reading.spans.keys()].filter((at) => !reading.isFiller(at));
  return told.filter((at) => reading.isUnknownWord(at)).length > told.length / 2;
}

function daysAsked({ when: { day, stay } }: Said): string[] {
  const { first, length } = day ?? { first: stay?.first ?? 0, length: stay?.days ?? 0 };
  return Array.from({ length }, (_, ahead) => isoDate(first + ahead * DAY_MS));
}

function comparedIn({ wishes, reading }: Said): OfOneMessage["compared"] {
  return wishes.compared ?? (reading.says("sort", "closer") ? "closer" : undefined);
}

/** Of the places that were shown the next after the one that was spoken of; the first after the last. */
function theOther({ shown = [], spokenOf }: UnderstandingContext): number | undefined {
  const at = shown.findIndex(({ id }) => id === spokenOf?.id);
  return shown.length < 2 || at < 0 ? undefined : ((at + 1) % shown.length) + 1;
}

/** "And the second one?" asks of it what was asked of the one before. */
function askedNow(
  said: Said,
  choice: number | undefined,
  holds: Holds,
  { previous }: UnderstandingContext,
  { name }: Frame,
  saysMore: boolean,
): string[] {
  // "Which of them is the most brutalist?" is more than to see the plan, "show it to me before we book" is not.
  if (name === "question_about_plan") {
    const ofPlan = [...new Set([...said.asked, ...(holds("price") && holds("question") ? ["price"] : [])])];
    if (holds("act.show")) return ofPlan.filter((one) => one !== "booking");
    return ofPlan.length === 0 && saysMore && !holds("time_asked") ? ["fact"] : ofPlan;
  }
  const asked = everythingAsked(said, holds);
  const isSameOfOther =
    asked.length === 0 &&
    previous?.intent === "about_place" &&
    said.reading.goesOn() &&
    (choice !== undefined || holds("place"));
  if (isSameOfOther) return previous.asked;
  // "With a pram?", "by bus?": the same way.
  if (name === "way") {
    const before = previous && asksWay(previous.asked) ? previous.asked : [];
    // "Bike or metro, which is faster?"
    const byBike = holds("house.bikes") || holds("topic.cycling") ? ["by_bike"] : [];
    return [...new Set([...(asksWay(asked) ? [] : ["directions", ...before]), ...asked, ...byBike])];
  }
  const isNamed = choice !== undefined || said.where.place !== undefined;
  // "Is the second one within walking distance?"
  if (asked.length === 0 && isNamed && said.where.walk) return ["distance"];
  // Nothing of it could be looked for.
  const isOfShown =
    holds("after_search") && holds("act.ask") && !holds("wishes") && !holds("asks_advice") && !isNamed;
  // "Is the boat heated?", "is the church with the stairs open in November?"
  const isOfUnread = (saysMore || holds("purpose.holiday")) && said.reading.asksWhether("have", "is");
  const isPointedTo = holds("question") && said.where.place === undefined && !holds("nothing_beside");
  const isOfDay =
    said.when.day !== undefined &&
    (isOfUnread || (holds("question") && choice !== undefined && !said.where.place));
  const isOfTime = isOfDay || (isPointedTo && said.when.clocks.length > 0);
  if (asked.length === 0 && name === "about_place" && isOfTime) return ["hours"];
  const isFact =
    isOfShown ||
    isOfUnread ||
    (isPointedTo && (holds("unread") || holds("topic")) && !asksToBeTold(said)) ||
    (asksFact(said, holds) && (saysMore || !isNamed));
  return asked.length === 0 && name === "about_place" && isFact ? ["fact"] : asked;
}

/** "What is that?", "is it any good?": by what the place is. */
function asksToBeTold({ reading }: Said): boolean {
  return reading.says("act", "tell", "called", "what_is", "the_other", "advise");
}

/** Whether something is asked that no word here is for: a fact that nobody here knows. */
function asksFact(said: Said, holds: Holds): boolean {
  if (asksToBeTold(said)) return false;
  const { reading } = said;
  const isQuestion = reading.says("act", "ask") || reading.asksWhether("have", "is") || holds("choice");
  return holds("sounds.fact") || holds(isQuestion ? "likely.about_place" : "surely.about_place");
}

function everythingAsked({ reading, asked, wishes, where }: Said, holds: Holds): string[] {
  if (holds("asks_whether_then")) return ["hours"];
  const what = asked.length > 0 && where.places.some(({ at }) => isAskedWhat(reading, at)) ? ["type"] : [];
  // "And with kids?", of the place that was told of.
  const isForWhom = where.place ? asked.length > 0 : holds("after_place") && reading.goesOn();
  const forWhom = wishes.userCategory === "family" && isForWhom ? ["children"] : [];
  const price = wishes.priceLevel.length > 0 || wishes.compared ? ["price"] : [];
  // "How do I get there, and can I eat there as well?"
  const isWayAlone = asked.every((one) => asksWay([one]));
  const food = isWayAlone && reading.says("activity", "eat") ? ["menu"] : [];
  // "How much is the parking there?" asks for the price of what is named with it.
  const isListed = reading.indices("act", "join").some((at) => !reading.has(at, "act", "either"));
  const isOfThing = pickIds(wishes, "feature").length > 0 && !isListed;
  const ofPlace = isOfThing ? asked.filter((one) => one !== "price") : asked;
  // "How far is the first stop, and is there a toilet?"
  const isOfStop = asksWay(asked) && isListed && (holds("stop_number") || holds("stop_of_day"));
  const isOfService = (asked.length === 0 || isOfStop) && !where.place && !reading.says("act", "called");
  const services = isOfService ? pickIds(wishes, "category") : [];
  return [
    ...new Set([
      ...what,
      ...ofPlace,
      ...forWhom,
      ...pickIds(wishes, "feature"),
      ...services,
      ...price,
      ...food,
    ]),
  ];
}

/** "What is the Clock museum": whether it stands right before a place. */
function isAskedWhat(reading: Reading, place: number): boolean {
  const before = reading.has(place - 1, "article") ? place - 2 : place - 1;
  if (reading.has(before, "act", "what_is")) return true;
  return (
    reading.has(before, "act", "is") &&
    reading.has(before - 1, "act", "ask") &&
    !reading.has(before - 1, "asked")
  );
}

/** Yes and no stand at the beginning; a no that goes on to say something is a correction. */
function findAnswer({ reading }: Said, holds: Holds): Understanding["answer"] {
  const isDenied = reading.has(0, "negation", "not") && !reading.breakBefore(1);
  const begins = (value: string) => [0, 1].some((index) => reading.has(index, "act", value));
  if (begins("yes") && !isDenied) return "yes";
  return begins("no") && !holds("wishes") ? "no" : undefined;
}

/** A farewell is often thanks as well, and thanks often begin with a greeting. */
function findSmallTalk({ name }: Frame, holds: Holds): Understanding["smallTalk"] {
  const isRelief = name === "relief" && (!holds("act.bye") || holds("danger_over"));
  if (isRelief || holds("act.never_mind")) return "relief";
  if (holds("act.bye")) return "farewell";
  if (holds("act.thanks")) return "thanks";
  if (holds("act.greet") || holds("act.origin") || !holds("after_anything")) return "greeting";
  // "Do you think she will say yes?"
  if (holds("question")) return undefined;
  // "Oh dear, my wife will be cross."
  return holds("unread") ? "remark" : "thanks";
}

/** What of a change is named by words that nobody knows. */
function namesUnknown(notUnderstood: readonly string[]) {
  return ({ operation, in: put, out }: Edit): string[] =>
    ((operation === "move" ? out : put)?.categories ?? []).filter((one) => notUnderstood.includes(one));
}
