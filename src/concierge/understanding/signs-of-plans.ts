import { DAY_MS, isoDate, weekdayOf } from "./calendar.ts";
import { lengthOf } from "./clock.ts";
import { namesPlanStop } from "./grounded-changes.ts";
import type { Meaning } from "./phrase-table.ts";
import { plansOnly, saysNothing } from "./plan-changes.ts";
import { isDenied, isPause } from "./plan-hours.ts";
import {
  besideIn,
  clearedBy,
  daysExchanged,
  exchangedStops,
  mealsDenied,
  putsMeal,
  readStopsAsked,
  stayOf,
  targetsIn,
  visitsToGo,
} from "./plan-stops.ts";
import type { Reading } from "./reading.ts";
import { asksOfPlan, asksWhat, asksWhatWent, countUnknown, FEW_WORDS } from "./signs-of-questions.ts";
import { visitsNamed } from "./signs-of-wishes.ts";
import type { Said } from "./slots.ts";
import { hasLost, hasPlan, isOfPlan, type SignTest } from "./talk-before.ts";
import type { Edit, Understanding } from "./understanding.ts";
import { isTheOne } from "./which-of-kind.ts";
import { pickIds } from "./wishes.ts";

/** When something is to be, and how a plan is to change. */
export const planSigns = {
  // Times.
  now: ({ when }) => when.now,
  day: ({ when }) => when.day !== undefined,
  weekend: ({ when }) => when.day?.length === 2,
  meal: ({ when }) => when.meal !== undefined,
  planned_meal: ({ reading }) => plannedMeals(reading).length > 0,
  one_planned_meal: ({ reading }) => plannedMeals(reading).length === 1,
  one_hour: ({ when }) => when.clocks.length === 1,
  /** So long is to be free, or from one hour to another. */
  hours_free: areHoursFree,
  stay: ({ when }) => when.stay !== undefined,
  days: ({ days }) => days !== undefined,
  day_of_plan: ({ planDay }) => planDay !== undefined,
  dated_day: ({ planDays }) => planDays.some(({ byName }) => byName),
  /** A day after those of the plan, to which it may grow. */
  day_to_come: ({ laterDay }) => laterDay !== undefined,
  /** A day of the plan is what something goes to. */
  to_a_day: ({ planDays, reading }) =>
    planDays.length === 1 &&
    planDays.some(({ at }) =>
      [at - 1, at - 2].some((to) => reading.has(to, "moment", "until") && !reading.isApart(to, at)),
    ),
  two_days: ({ planDays }) => daysExchanged(planDays).length === 2,
  stop_number: ({ stopNumbers }) => stopNumbers.length > 0,
  /** A stop of the plan is pointed to by its number, or the two of a way, and no place that was found. */
  stop_asked: (said, previous) =>
    previous?.planned === true &&
    readStopsAsked(said).length > (said.stopNumbers.length > 0 || isOfPlan(previous) ? 0 : 1),
  /** Its day is said with its number. */
  stop_of_day: (said) => readStopsAsked(said).some(({ day, out }) => day !== undefined && out === undefined),
  /** "Which one did you take out?", "what could we drop on Friday?" */
  asks_change: (said, previous) =>
    (isOfPlan(previous) || (previous?.planned === true && previous.intent === "about_place")) &&
    (asksWhatWent(said) || (said.reading.says("edit", "remove", "add", "replace") && asksWhat(said))) &&
    // "What did you leave out?" is of the last change right after it.
    (!said.reading.says("act", "left_out") || (asksWhatWent(said) && previous?.intent === "edit_plan")) &&
    visitsNamed(said) === 0,
  /** "When are we done?", of the plan that was just told: such a question changes nothing. */
  asks_of_plan: asksOfPlan,
  /** One stop more, of no kind: "another stop", "noch ein Stopp". */
  another_stop: ({ reading, stopNumbers }) =>
    stopNumbers.length === 0 &&
    reading.says("numbered", "stop") &&
    reading.says("act", "other", "more", "also"),
  /** A stop of the plan is spoken of, by its name or as the only one of its kind. */
  plan_stop: namesPlanStop,
  /** Something is to be instead of a stop of the plan. */
  stop_given_up: (said) =>
    said.reading.says("negation", "instead", "instead_after") &&
    said.where.unwanted.length > 0 &&
    namesPlanStop(said),
  two_stops: ({ stopNumbers }) => stopNumbers.length === 2,
  hours_of_days: ({ hours }) => hours.some(({ of }) => of === "start" || of === "end"),
  part: ({ when }) => when.part !== undefined,
  /** So much time is to be filled: hours, half a day, days that are joined, but for a weekend. */
  time_to_fill: ({ freeTime, when: { day } }) =>
    freeTime.minutes !== undefined ||
    (day !== undefined && day.length > 1 && day.length < 7 && !isWeekend(day)),
  /** "A suggestion for Thursday and Friday": so many days are what something is asked for. */
  days_proposed: ({ reading, when }) =>
    (when.day?.length ?? 1) > 1 &&
    when.days.some(
      ({ at }) =>
        reading.has(at - 2, "act", "find") &&
        (reading.isFiller(at - 1) ||
          reading.has(at - 1, "moment", "until") ||
          reading.has(at - 1, "partySize", "of")) &&
        !reading.isApart(at - 2, at),
    ),
  /** A day that the plan may have: by its number, its name or its date. */
  some_day: (said) => Object.keys(dayMeant(said)).length > 0,
  /** It is a day that is called easy or full, not what is named beside it: "an easy first day". */
  pace_of_day: ({ reading }) => isPaceOfDay(reading),

  // Changes of a plan.
  /** After a plan a message speaks of nothing that could be looked for or asked, whatever a few of its words mean. */
  nothing_sought: (said, previous) => hasPlan(previous) && seeksNothing(said),
  lone_number: ({ loneNumber }) => loneNumber !== undefined,
  cleared: (said) => clearedBy(said) !== undefined,
  exchanged: (said) => exchangedStops(said) !== undefined,
  beside: (said) => besideIn(said) !== undefined,
  /** What is named goes before or after something else that is named. */
  stop_beside: (said) => {
    const [first, ...others] = targetsIn(said);
    // "A bar before dinner" is looked for.
    const isKnown =
      first && (first.out === undefined || first.out.place !== undefined || isTheOne(said.reading, first.at));
    return besideIn(said) !== undefined && others.length === 1 && isKnown === true;
  },
  /** "We eat at two." */
  meal_hour: ({ hours }, previous) =>
    previous?.planned === true && hours.some(({ of }) => of === "lunch" || of === "dinner"),
  /** The meal of the plan that was told of or changed last, where none is named. */
  meal_spoken_of: ({ reading }, previous) => !reading.says("meal") && mealSpokenOf(previous) !== undefined,
  /** "After the nap": a pause that there is says when something else is to be. */
  rest_is_when: ({ reading }) => {
    const isWhen = (at: number) =>
      [at - 1, at - 2].some((one) => reading.has(one, "moment", "after", "before"));
    return reading.says("edit", "rest") && reading.indices("edit", "rest").every(isWhen);
  },
  /** A stop is to be so long, or longer or shorter. */
  stay_said: (said) => stayOf(said) !== undefined,
  /** "Nothing that means getting up early." */
  early_denied: ({ reading }) =>
    reading.indices("edit", "start_earlier").some((index) => isDenied(reading, index)),
  walk_asked: ({ reading, hasQuestionMark }) =>
    hasQuestionMark === true &&
    reading
      .indices("edit", "less_walking")
      .some((at) => reading.indices("act", "is").some((is) => is < at && !reading.isApart(is, at))),
  walk_limited: ({ reading }) => reading.says("unit", "walk_minute") && reading.says("limit", "most"),
  /** "Put a park in", whenever. */
  kind_put: ({ reading, when, wishes, planDays }) =>
    reading.says("edit", "move") &&
    pickIds(wishes, "category").length > 0 &&
    planDays.length + when.clocks.length === 0 &&
    when.part === undefined,
  /** "Put a lunch in", whenever. */
  meal_put: (said) => putsMeal(said),
  /** "Does dinner suit her? If not, change it": a change of what was asked about, for where it does not. */
  change_if_not: changesIfNot,
  meal_denied: (said) => mealsDenied(said).length > 0,
  /** So many visits are to go, whichever they are. */
  visits_to_go: (said) => visitsToGo(said) !== undefined,
  /** What was taken out last was the wrong one: "not that one, take another out". */
  other_to_go: (said, previous) =>
    hasLost(previous) &&
    visitsNamed(said) === 0 &&
    said.reading.says("edit", "remove") &&
    said.reading.says("act", "other", "the_other"),
  /** "Is there time left for shopping on Saturday?" */
  time_asked: ({ reading, asked, when, wishes, planDays, hasQuestionMark }) =>
    hasQuestionMark === true &&
    wishes.things.length > 0 &&
    planDays.length > 0 &&
    asked.length + when.clocks.length === 0 &&
    !reading.says("act", "where", "ask") &&
    reading.indices("slot", "openAt").some((at) => !reading.has(at, "numbered")),
  /** It is to be inside, or is said to rain. */
  for_rain: isForRain,
  /** A meal, not a day, is called lighter: "a lighter lunch". */
  pace_of_meal: ({ reading }) =>
    [...reading.indices("edit", "slower"), ...reading.indices("act", "calm")].some((index) => {
      const isEaten = (at: number) => reading.has(at, "activity", "eat") && !reading.isApart(at, index);
      return reading.has(index + 1, "meal") || isEaten(index - 1) || isEaten(index + 1);
    }),
  /** "More" of what nobody here knows: French "plus court". */
  more_of_unknown: ({ reading }) =>
    reading.indices("act", "more").some((index) => reading.isUnknownWord(index + 1)),
  /** "No more than two things." */
  more_denied: ({ reading }) =>
    reading.indices("act", "more", "busy").some((index) => isDenied(reading, index)),
  limited: ({ limits }) => limits.length > 0,
  only_kinds: ({ onlyKinds }, previous) => onlyKinds.length > 0 && previous !== undefined,
  only_part: ({ onlyPart }) => onlyPart,
  change: ({ edits }) => edits.length > 0,
  /** Things with the days that they are to be on, of several days. */
  placed_by_day: ({ clauses }) =>
    clauses.length > 1 &&
    clauses.every(({ planDays, reading }) => planDays.length > 0 && !reading.says("edit")),
  /** A change that only plans have, or of a day by its number. */
  change_of_plan_only: ({ edits }) =>
    edits.some(({ operation, day }) => plansOnly.has(operation) || day !== undefined),
  change_of_stay: ({ edits }) => edits.some(({ operation }) => operation === "stay"),
  change_of_day: ({ edits, planDays, reading }) =>
    planDays.length > 0 && edits.length > 0 && reading.says("edit"),
  /** What is done to a plan in so many words, and what it is done to. */
  change_by_name: ({ edits, where, wishes }) =>
    edits.some(({ operation }) =>
      operation === "add" || operation === "keep"
        ? where.places.length > 0
        : operation === "undo" || (operation === "remove" && where.places.length + wishes.things.length > 0),
    ),
  /** When days begin or end, in words for that. */
  change_of_hours: ({ edits }) =>
    edits.length > 0 && edits.every(({ operation }) => operation === "start_at" || operation === "end_at"),
} satisfies Record<string, SignTest>;

function changesIfNot({ reading, edits, hasQuestionMark, wishes, where }: Said): boolean {
  const changes = reading.spans.flatMap((_, at) =>
    reading.has(at, "edit", "replace", "move") || reading.has(at, "act", "other") ? [at] : [],
  );
  // "Is it all right with a nut allergy?", where words of a denial are in the need itself.
  if (!hasQuestionMark || edits.length === 0 || changes.length === 0)
    return hasQuestionMark === true && !reading.says("edit") && edits[0]?.operation === "remove";
  let begin = changes.at(-1)!;
  while (begin > 0 && !reading.breakBefore(begin) && !reading.has(begin, "act", "either")) begin--;
  const named = [...[...wishes.things, ...where.places].map(({ at }) => at), ...reading.indices("meal")];
  return begin > 0 && named.every((at) => at < begin) && edits.every(({ operation }) => operation !== "add");
}

export function isForRain({ wishes, reading }: Said): boolean {
  return reading.says("act", "inside") || wishes.things.some(({ id }) => id === "rainy");
}

/** "At the weekend", "on Saturday and Sunday". */
function isWeekend({ first, length }: Pick<NonNullable<Said["when"]["day"]>, "first" | "length">): boolean {
  return length === 2 && weekdayOf(first) === SATURDAY;
}

const SATURDAY = 6;

/** Meals that a plan has; the others are looked for. */
export const PLANNED_MEALS = ["lunch", "dinner"] as const;

/** The meals of a plan that are spoken of, each once. */
export function plannedMeals(reading: Reading): (typeof PLANNED_MEALS)[number][] {
  return PLANNED_MEALS.filter((meal) => reading.says("meal", meal));
}

/** The meal that was told of last or, alone, changed, and its day. */
export function mealSpokenOf(previous: Understanding | undefined): Pick<Edit, "part" | "day"> | undefined {
  if (!isOfPlan(previous)) return undefined;
  const { shownMeal, shownDays, edits = [] } = previous!;
  if (shownMeal) return { part: shownMeal, ...(shownDays?.length === 1 ? { day: shownDays[0]! } : {}) };
  const [edit, ...others] = edits;
  const isMeal = PLANNED_MEALS.some((meal) => meal === edit?.part);
  if (!edit || others.length > 0 || !isMeal || edit.operation === "remove") return undefined;
  return { part: edit.part, ...(edit.day === undefined ? {} : { day: edit.day }) };
}

/** The days of a plan that are spoken of: by number, by name, or by date. */
export function dayMeant({
  reading,
  planDay,
  planDays,
  when: { day },
}: Said): Pick<Edit, "day" | "weekdays" | "date"> {
  if (planDay !== undefined) return { day: planDay };
  // "We eat with friends on Saturday, keep that night free", where a language says "tonight" for it.
  const [named, ...others] = planDays;
  if (named?.byName && others.length === 0 && day && !day.byName) return { day: named.day };
  // "From Sunday" is of no day alone, "from two on Sunday" is.
  const isBegin = ({ at }: { at: number }) =>
    [at - 1, at - 2].some((word) => reading.has(word, "moment", "from"));
  if (
    day === undefined ||
    (reading.says("moment", "from") && (planDays.length !== 1 || planDays.some(isBegin)))
  )
    return {};
  if (day.length > 1)
    return {
      weekdays: Array.from({ length: Math.min(7, day.length) }, (_, ahead) =>
        weekdayOf(day.first + ahead * DAY_MS),
      ),
    };
  return day.byName ? { weekdays: [weekdayOf(day.first)] } : { date: isoDate(day.first) };
}

function isPaceOfDay(reading: Reading): boolean {
  return [...reading.indices("act", "calm"), ...reading.indices("act", "busy")].some((index) =>
    reading.hasAny(index + 1, "ordinal", "numbered", "weekday"),
  );
}

/** Whether every word is one of times, meals, changes or courtesy: what else is said is looked for, or asked. */
export function saysNothingElse({ reading, asked }: Said): boolean {
  if (asked.length > 0 || reading.says("act", "ask")) return false;
  return reading.spans.every(({ meanings }, index) => {
    if (reading.isUnknownWord(index)) return reading.isPartOfWord(index);
    const isNothing = ({ type, value }: Meaning) =>
      saysNothing.has(type) || saysNothing.has(`${type}.${value}`);
    return meanings.length === 0 || meanings.some(isNothing);
  });
}

/** "Keep 1 to 3 free", but "we are free from 1 to 3"; "I have a call from three to four". */
function areHoursFree(said: Said): boolean {
  const { reading, when, hours } = said;
  const isParty = reading.indices("partySize", "of").some((index) => !reading.has(index, "moment"));
  const isOnly = reading.says("limit", "only");
  const isShort = isPause(hours);
  if (isShort && !isOnly && visitsNamed(said) === 0 && saysMoreThanHours(reading)) return true;
  const isSaid = lengthOf(reading) !== undefined || when.clocks.length === 2 || isShort;
  return reading.says("edit", "free") && !isParty && !isOnly && !reading.says("edit", "set_days") && isSaid;
}

/** "Saturday from 10 to 1" says when the day is, and not who is away then. */
function saysMoreThanHours(reading: Reading): boolean {
  const ofTime = ["weekday", "day", "number", "moment", "clock", "part", "unit", "article"] as const;
  return reading.spans.some((_, at) => !reading.hasAny(at, ...ofTime));
}

function seeksNothing({ reading, asked, wishes, where }: Said): boolean {
  return (
    asked.length + wishes.excluded.length + where.places.length === 0 &&
    [where.area, where.townPart, where.near, wishes.compared].every((one) => one === undefined) &&
    wishes.things.every(({ at }) => reading.has(at, "meal")) &&
    countUnknown(reading) <= FEW_WORDS &&
    !reading.says("act", "ask", "what_is", "where", "tell", "todo")
  );
}
