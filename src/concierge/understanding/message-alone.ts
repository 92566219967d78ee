import { askedNow, isOfNone } from "./asked.ts";
import { DAY_MS, isoDate } from "./calendar.ts";
import { completeEdits } from "./changed-stops.ts";
import { isOfAllDays, isOfAnyDay } from "./clauses.ts";
import { readEmergency } from "./emergencies.ts";
import type { Frame } from "./frame.ts";
import { isNotRuledOut, type Weighed } from "./gate.ts";
import { groundedIn } from "./grounded-changes.ts";
import { particularsAsked, unreadParticulars } from "./house.ts";
import { changesAsked } from "./learned-changes.ts";
import type { Lexicon } from "./lexicon.ts";
import type { Weighable } from "./linear-model.ts";
import { asWritten, findNotUnderstood, findUnknownName, isAsideIn, writtenAt } from "./not-understood.ts";
import { chosenOf } from "./place-meant.ts";
import { withPointed } from "./places-pointed-to.ts";
import { readShape } from "./plan-shape.ts";
import { besideIn, readStopsAsked, stopsNamed } from "./plan-stops.ts";
import { strollsOf } from "./plan-strolls.ts";
import { questionAsked } from "./question-kinds.ts";
import type { Reading } from "./reading.ts";
import type { Condition, Holds } from "./signs.ts";
import { plannedMeals } from "./signs-of-plans.ts";
import { asksWhatWent, bestAsked } from "./signs-of-questions.ts";
import { findFreeText, type Said } from "./slots.ts";
import { isFoodAlone } from "./state-said.ts";
import type {
  Edit,
  NamedPlace,
  OfOneMessage,
  State,
  Understanding,
  UnderstandingContext,
} from "./understanding.ts";
import { findUnknownPlace } from "./unknown-names.ts";
import { findUnknownWare } from "./unknown-ware.ts";
import { asksWay, betweenTwo, kindWayBegins, wayBegins } from "./ways.ts";
import { pickIds } from "./wishes.ts";
import { findTown } from "./world.ts";

/** What holds for this message alone, of which the frame takes its own. */
export function readMessageAlone(
  weighable: Weighable,
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
  const ware = frame.name === "search" ? findUnknownWare(said, notUnderstood) : undefined;
  const isUnclear =
    isUnread ||
    ware !== undefined ||
    (!isClear && notUnderstood.length > 0 && isNothingElseSaid(said, holds));
  const isQuestion = act === "ask" || (holds("question") && !holds("terse"));
  const isLater = holds("after_anything") && notUnderstood.length !== 1;
  const isOfPlan = takes("edits") || takes("shownDays");
  const town = where.area ? undefined : findTown(said.reading, written, lexicon, isOfPlan);
  const stopsAsked = takes("stopsAsked") ? stopsMeant(said, holds) : undefined;
  // "Is the church open in November?", of a stop: its kind is not what is asked.
  const kinds = stopsAsked?.flatMap(({ out }) => out?.categories ?? []) ?? [];
  const edits = takes("edits")
    ? onDayAsked(
        frame.name === "change_of_plan"
          ? groundedIn(
              withPointed(changesAsked(weighable, said, holds, context.previous), said, context.previous),
              said,
            )
          : completeEdits(said),
        said,
        context,
      )
    : [];
  return {
    act: frame.name === "question_about_plan" && holds("question") ? "ask" : act,
    asked: takes("asked")
      ? askedOf(
          weighable,
          frame,
          askedNow(said, choice, holds, context, frame, notUnderstood.length > 0),
        ).filter((one) => !kinds.includes(one))
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
    ware,
    saidAs: Object.fromEntries(
      [
        ...said.wishes.unwanted,
        ...said.wishes.needless,
        ...said.wishes.things,
        ...said.wishes.things.flatMap(({ interest: id, at }) =>
          id && (takes("shape") || frame.kinds === "sought") ? [{ id, at }] : [],
        ),
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

/** What is asked, by words or by what a question about a place is likely to ask for. */
function askedOf(weighable: Weighable, { name }: Frame, worded: readonly string[]): readonly string[] {
  const isOfPlace = name === "about_place" && worded.length === 0;
  return isOfPlace ? questionAsked(weighable) : worded;
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
  const [only, ...others] = named.length > 0 && !holds("stop_number") ? named : (readStopsAsked(said) ?? []);
  if (!only) return undefined;
  const isLeft = asksWay(said.asked) && others.length === 0 && besideIn(said)?.side === "after";
  return isLeft ? [{ ...only, isLeft }] : [only, ...others];
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
  const ends = reading.indices("act", "reference", "theirs").some((at) => reading.endsClause(at));
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
