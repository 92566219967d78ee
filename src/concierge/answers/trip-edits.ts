import { MAX_DAYS } from "../../contract/inline-itinerary.ts";
import { conceptOf, needsIn, unwantedWith } from "../../languages/concepts.ts";
import type { Meal } from "../../languages/spoken.ts";
import { meets } from "../planner/edit-frame.ts";
import type { Beside, PlanEdit, StopReference, Wish } from "../planner/edits.ts";
import { type Candidate, mealsOf, type Plan, placeIdsOf } from "../planner/plan.ts";
import type { OrgWords } from "../understanding/org-words.ts";
import { mealMoves } from "../understanding/plan-changes.ts";
import type { Edit, Stops, Understanding } from "../understanding/understanding.ts";
import { stopIdsOf } from "./area-stops.ts";
import { splitKinds } from "./conditions.ts";
import { maxPriceOf, numberOfDay, partyOf, TASTES_OF_VISITS, wordsOf } from "./trip-request.ts";

type Removal = Extract<PlanEdit, { type: "remove" }>;

const SHIFT_MINUTES = 60;
/** A pause at the hotel, with the way there. */
const REST_MINUTES = 90;

/** No day has this number: what is asked of a day that the plan has not is refused as such. */
const NO_DAY = 0;

/**
 * Changes that a message asks of a plan (of which `days` tell the dates), as the planner takes them. With the `candidates` of a plan that
 * the traveller has, a place that is put on a day comes in or goes there.
 */
export function planEditsOf(
  edits: readonly Edit[],
  { days }: Plan,
  understanding: Understanding,
  words: OrgWords,
  candidates?: readonly Candidate[],
): PlanEdit[] {
  const last = (day: number | undefined) => numberOfDay(day, days.length);
  const dear = edits.flatMap((edit) => cheaperMeals(edit, days, understanding, candidates ?? []));
  if (dear.length > 0) return dear;
  const but = mealsThatMove(edits, days);
  // "My wife eats no shellfish, replace what is a problem": where there is none, none comes in.
  const isWanted = ({ out }: Edit) => !out?.categories.some((id) => understanding.excluded.includes(id));
  return edits.flatMap((edit) =>
    daysMeant(edit, days, edits)
      .flatMap((day) => {
        const to = edit.to && { ...edit.to, day: last(edit.to.day) };
        const most = edit.operation === "limit" ? days.find(({ dayNumber }) => dayNumber === day) : undefined;
        if (most) return fewerOf(most, edit.most ?? 1);
        const said = planEditOf({ ...edit, day, to }, days, understanding, words);
        if (!said) return [];
        const grown = growing(said, days);
        const isOfDay =
          said.type === "addMeal" || (said.type === "add" && Object.keys(said.wish).length === 0);
        if (grown.length > 0 && isOfDay) return grown;
        if (said.type === "remove" && said.isDenied && said.stop.is && !said.stop.isOne)
          return [...mealsAnew(said, days, candidates ?? []), said];
        const meant = fromItsDay(but.length > 0 && said.type === "remove" ? without(said, but) : said, days);
        const there = putThere(meant, days);
        const made = there
          ? [there]
          : ((candidates && (withoutStop(meant, days, candidates) ?? putInAt(meant, days, candidates))) ?? [
              exchangeOf(meant, days) ??
                (candidates &&
                  (putInOf(meant, days, candidates) ??
                    (isWanted(edit) ? forAny(meant, days, candidates) : undefined))) ??
                meant,
            ]);
        return [...grown, ...made];
      })
      .map((one) => calling(one, edit, understanding)),
  );
}

/** A change with what its stop was called, for the answer. */
function calling(edit: PlanEdit, { out }: Edit, { saidAs }: Understanding): PlanEdit {
  if (!("stop" in edit) || !out) return edit;
  const kinds = out.categories.flatMap((id) => saidAs[id] ?? (conceptOf(id) ? [] : id));
  const called = edit.stop.placeId === undefined ? kinds[0] : out.place?.name;
  return called === undefined ? edit : ({ ...edit, stop: { ...edit.stop, called } } as PlanEdit);
}

/** The meals that get another hour: "take the last one out, dinner earlier" leaves dinner in. */
function mealsThatMove(edits: readonly Edit[], days: Plan["days"]): string[] {
  const moved = new Set(edits.flatMap(({ operation, part }) => (mealMoves.has(operation) ? [part] : [])));
  return mealsOf(days).flatMap(({ role, placeId }) => (moved.has(role as Meal) ? [placeId] : []));
}

function without(edit: PlanEdit & { type: "remove" }, but: readonly string[]): PlanEdit {
  const { position, meal } = edit.stop;
  return position === undefined || meal ? edit : { ...edit, stop: { ...edit.stop, but } };
}

/** "The zoo on Monday", of a plan for Friday: it gets that day, and those between are left free. */
function growing(edit: PlanEdit, days: Plan["days"]): PlanEdit[] {
  const isPut = edit.type === "add" || edit.type === "addMeal";
  const to = isPut ? edit.dayNumber : edit.type === "move" ? edit.toDay : undefined;
  if (to === undefined || to <= days.length || to > MAX_DAYS) return [];
  const between = Array.from({ length: to - days.length - 1 }, (_, at) => days.length + 1 + at);
  return [
    { type: "setDays", days: to },
    ...between.map((dayNumber): PlanEdit => ({ type: "keepFree", dayNumber })),
  ];
}

const CHEAP = 2;

/** "Take the dear restaurants out": for each of them comes a cheaper one. */
function cheaperMeals(
  { operation, out }: Edit,
  days: Plan["days"],
  { priceLevel }: Pick<Understanding, "priceLevel">,
  candidates: readonly Candidate[],
): PlanEdit[] {
  const kinds = operation === "remove" && !out?.place ? (out?.categories ?? []) : [];
  const isOfMeals = kinds.length > 0 && kinds.every((id) => conceptOf(id)?.purpose === "eat");
  if (!isOfMeals || priceLevel.length === 0) return [];
  const dear = new Set(candidates.flatMap(({ id, priceLevel: its = 0 }) => (its > CHEAP ? [id] : [])));
  return mealsOf(days)
    .filter(({ placeId }) => dear.has(placeId))
    .map(({ placeId }) => ({ type: "replace", stop: { placeId }, wish: { maxPriceLevel: CHEAP } }));
}

/** "My son does not like fish": another kitchen cooks the meals that would be that. */
function mealsAnew(
  { stop: { is, dayNumber } }: Removal,
  days: Plan["days"],
  candidates: readonly Candidate[],
): PlanEdit[] {
  const denied = new Set(candidates.flatMap((one) => (meets(one, is!) ? [one.id] : [])));
  return mealsOf(days.filter((day) => day.dayNumber === (dayNumber ?? day.dayNumber)))
    .filter(({ placeId }) => denied.has(placeId))
    .map(({ placeId }) => ({ type: "replace", stop: { placeId }, wish: { notWords: is!.words } }));
}

/** What is to come in the place of a stop that the plan has not comes in all the same; that there is none is said as well. */
function withoutStop(
  edit: PlanEdit,
  days: Plan["days"],
  candidates: readonly Candidate[],
): PlanEdit[] | undefined {
  if (edit.type !== "replace" || !edit.wish) return undefined;
  const { is, placeId, dayNumber, timeOfDay, isOne: _, ...others } = edit.stop;
  if ((placeId === undefined && is === undefined) || Object.keys(others).length > 0) return undefined;
  const meant = days.filter((day) => dayNumber === undefined || day.dayNumber === dayNumber);
  const gone = { ...is, ...(placeId === undefined ? {} : { placeId }) };
  if (isInPlan(gone, meant, candidates)) return undefined;
  return [
    { type: "remove", stop: edit.stop },
    { type: "add", wish: edit.wish, dayNumber, timeOfDay },
  ];
}

/** "Swap something for the aquarium", which the plan has not: it comes in, and what gives way for it is not said; so does what must not be missed. */
function forAny(edit: PlanEdit, days: Plan["days"], candidates: readonly Candidate[]): PlanEdit | undefined {
  const { placeId } = edit.type === "keep" ? edit.stop : {};
  if (edit.type === "keep" && placeId !== undefined && !placeIdsOf(days).includes(placeId))
    return { type: "add", wish: { placeId }, dayNumber: edit.stop.dayNumber, timeOfDay: edit.stop.timeOfDay };
  if (edit.type !== "replace" || edit.wish) return undefined;
  const { is, dayNumber, timeOfDay, ...others } = edit.stop;
  if (is === undefined || Object.keys(others).length > 0) return undefined;
  if (isInPlan(is, days, candidates)) return undefined;
  return { type: "add", wish: is, dayNumber, timeOfDay };
}

/** "Swap Tivoli for Nyhavn", "the last stop of day 1 for Nyhavn", where both are in the plan: they change places. */
function exchangeOf(edit: PlanEdit, days: Plan["days"]): PlanEdit | undefined {
  if (edit.type !== "replace" || !edit.wish?.placeId || edit.toDay !== undefined) return undefined;
  const { wish, stop } = edit;
  const isPlanned = days.some(({ stops }) => stops.some(({ placeId }) => placeId === wish.placeId));
  return isPlanned ? { type: "swapStops", stops: [stop, { placeId: wish.placeId }] } : undefined;
}

/** "Tivoli on day 2 instead of the castle", "Tivoli in the evening for the castle": one goes from where it is, the other comes in then. */
function putThere(edit: PlanEdit, days: Plan["days"]): PlanEdit | undefined {
  if (edit.type !== "replace" || !edit.wish || edit.stop.placeId === undefined) return undefined;
  const { placeId, dayNumber, timeOfDay, ...others } = edit.stop;
  if (Object.values(others).length > 0 || (dayNumber ?? timeOfDay) === undefined) return undefined;
  const on = days.find(({ stops }) => stops.some((stop) => stop.placeId === placeId));
  const stop = on?.stops.find((one) => one.placeId === placeId);
  const isThere =
    (dayNumber ?? on?.dayNumber) === on?.dayNumber && (timeOfDay ?? stop?.timeOfDay) === stop?.timeOfDay;
  if (!on || isThere) return undefined;
  return { type: "replace", stop: { placeId }, wish: edit.wish, toDay: dayNumber ?? on.dayNumber, timeOfDay };
}

/** "Just one thing on Friday": visits of that day go until there are so many. */
function fewerOf({ dayNumber, stops }: Plan["days"][number], most: number): PlanEdit[] {
  const visits = stops.filter(({ role }) => role === "visit").length;
  return Array.from({ length: Math.max(0, visits - most) }, () => ({
    type: "remove",
    stop: { dayNumber, isLeast: true },
  }));
}

/** "On Friday I move the zoo to Tuesday": a place of the plan is moved from where it is. */
function fromItsDay(edit: PlanEdit, days: Plan["days"]): PlanEdit {
  if (edit.type !== "move" || edit.stop.placeId === undefined) return edit;
  const { placeId } = edit.stop;
  const on = days.find(({ stops }) => stops.some((stop) => stop.placeId === placeId))?.dayNumber;
  return on === undefined ? edit : { ...edit, stop: { ...edit.stop, dayNumber: on } };
}

/** "Put the zoo on day 2", where the plan has none: it comes in; "add the zoo on day 2", where it is on another day: it goes there. */
function putInOf(edit: PlanEdit, days: Plan["days"], candidates: readonly Candidate[]): PlanEdit | undefined {
  if (edit.type === "add" && edit.wish.placeId !== undefined) {
    const { wish, dayNumber: toDay, timeOfDay } = edit;
    const on = days.find(({ stops }) => stops.some(({ placeId }) => placeId === wish.placeId))?.dayNumber;
    const isMoved = toDay === undefined ? timeOfDay !== undefined : on !== toDay;
    if (on !== undefined && isMoved)
      return { type: "move", stop: { placeId: wish.placeId }, toDay, timeOfDay };
  }
  if (edit.type !== "move" || edit.at !== undefined) return undefined;
  const { toDay: dayNumber } = edit;
  const { meal } = edit.stop;
  const isMissing = meal !== undefined && !days.some(({ stops }) => stops.some(({ role }) => role === meal));
  if (isMissing && dayNumber !== undefined)
    return edit.stop.is
      ? { type: "replace", stop: { meal, dayNumber }, wish: edit.stop.is }
      : { type: "addMeal", meal, dayNumber };
  const wish = missingOf(edit, days, candidates);
  if (wish === undefined) return undefined;
  return { type: "add", wish, dayNumber: edit.toDay, timeOfDay: edit.timeOfDay, beside: edit.beside };
}

/** "Put Tivoli on Sunday at two", "a bar around four", "brunch at twelve", where the plan has none: it comes in on that day and goes to that hour. */
function putInAt(
  edit: PlanEdit,
  days: Plan["days"],
  candidates: readonly Candidate[],
): PlanEdit[] | undefined {
  if (edit.type !== "move" || edit.at === undefined) return undefined;
  const { at: to, toDay: dayNumber, stop } = edit;
  const on = { meal: stop.meal!, dayNumber };
  if (stop.meal && mealsOf(days).every(({ role }) => role !== stop.meal))
    return [
      { type: "addMeal", ...on },
      { type: "moveMeal", to, ...on },
    ];
  const wish = missingOf(edit, days, candidates);
  if (wish === undefined) return undefined;
  // A kind comes in where one is open then.
  if (wish.placeId === undefined) return [{ type: "add", wish, dayNumber, at: to }];
  return [{ type: "add", wish, dayNumber }, edit];
}

/** What is to be moved, where the plan has nothing of the kind. */
function missingOf(
  { stop: { placeId, is, ...others } }: Extract<PlanEdit, { type: "move" }>,
  days: Plan["days"],
  candidates: readonly Candidate[],
): Wish | undefined {
  if ((placeId === undefined && is === undefined) || Object.keys(others).length > 0) return undefined;
  const wish = { ...is, ...(placeId === undefined ? {} : { placeId }) };
  return isInPlan(wish, days, candidates) ? undefined : wish;
}

/** Whether some of a plan's days have a place that meets a wish. */
function isInPlan(wish: Wish, days: Plan["days"], candidates: readonly Candidate[]): boolean {
  const planned = new Set(placeIdsOf(days));
  return candidates.some((one) => planned.has(one.id) && meets(one, wish));
}

/** The days that a change is of, 1-based; undefined where it names none. */
function daysMeant(
  { operation, day, weekdays, date, part, out, isNearer }: Edit,
  days: Plan["days"],
  edits: readonly Edit[],
): (number | undefined)[] {
  const isOfMeal = mealOf(part) && ![day, weekdays, date, out].some((one) => one !== undefined);
  // "Lunch at one, pizza or so": what is eaten is so on all days on which it is then.
  const isMoved = edits.some((one) => one.operation === "move_to" && one.part === part);
  // "More time for lunch" is so on every day.
  if (isOfMeal && (operation === "stay" || (operation === "replace" && (isMoved || isNearer))))
    return days.map(({ dayNumber }) => dayNumber);
  if (day !== undefined || (weekdays === undefined && date === undefined))
    return [numberOfDay(day, days.length)];
  const isMeant = (of: string) => of === date || weekdays?.includes(new Date(`${of}T00:00:00Z`).getUTCDay());
  const found = days.filter((one) => isMeant(one.date)).map(({ dayNumber }) => dayNumber);
  // "Start at eleven, for Friday will be long": of one day there is no other that could be meant.
  const isOfOne = days.length === 1 && (operation === "start_at" || operation === "end_at");
  return found.length > 0 ? found : [isOfOne ? 1 : NO_DAY];
}

/** Whether what is put on a day stands on another one, from which it comes then. */
function isOnOther({ placeId }: Wish, dayNumber: number | undefined, days: Plan["days"]): boolean {
  const on = days.find(({ stops }) => stops.some((stop) => stop.placeId === placeId))?.dayNumber;
  return placeId !== undefined && dayNumber !== undefined && on !== undefined && on !== dayNumber;
}

/** A meal that is wished for without a day is that of the first day that has none, or the only one's; else its day has to be said. */
function mealStop(meal: Meal, dayNumber: number | undefined, days: Plan["days"]): StopReference {
  const without = days.find(({ stops }) => stops.every(({ role }) => role !== meal))?.dayNumber;
  const on = dayNumber ?? without ?? (days.length === 1 ? 1 : undefined);
  return on === undefined ? { position: 1 } : { meal, dayNumber: on };
}

/** Words for meals that are kinds of places as well. */
const OF_MEALS: ReadonlySet<string> = new Set(["breakfast", "brunch", "restaurant"]);

/** "A breakfast every day": nothing is said of it but which meal it is. */
function isMealAlone({ in: put }: Edit): boolean {
  return put !== undefined && !put.place && put.categories.every((id) => OF_MEALS.has(id));
}

function planEditOf(
  edit: Edit,
  days: Plan["days"],
  understanding: Understanding,
  words: OrgWords,
): PlanEdit | undefined {
  const { operation, day: dayNumber, part, at, to, between, order } = edit;
  const wish = wishOf(edit, understanding, words);
  const isWish = Object.keys(wish).length > 0;
  const meal = mealOf(part);
  const isEaten = edit.in?.categories.some((id) => conceptOf(id)?.purpose === "eat") ?? false;
  const eaten = isEaten && part === "midday" ? "lunch" : undefined;
  switch (operation) {
    case "replace":
      // "Put it in instead of the castle", of nothing that was spoken of.
      if (edit.points && !isWish) return { type: "remove", stop: {} };
      // "Dinner without fish" is any other dinner.
      return {
        type: "replace",
        ...((edit.isNearer || understanding.sort === "distance") && !edit.in ? { isNearer: true } : {}),
        stop: stopOf(meal && !edit.in ? { ...edit, out: undefined } : edit, words),
        wish: isWish
          ? wish
          : edit.out && (meal || edit.isOther)
            ? { notWords: wordsOf(edit.out.categories, words) }
            : undefined,
        ...(to?.day === undefined ? {} : { toDay: to.day, timeOfDay: timeOfDayOf(to.part) }),
      };
    case "remove":
      // "Remove day 3" names nothing on it.
      if (edit.whichever || edit.beside) return { type: "remove", stop: stopOf(edit, words) };
      if (dayNumber !== undefined && !part && !edit.out && (edit.stop ?? at) === undefined)
        return { type: "removeDay", dayNumber };
      if (meal && !edit.out && edit.stop === undefined) return { type: "dropMeal", meal, dayNumber };
      return removalOf(edit, words);
    case "clear":
      return {
        type: "clear",
        dayNumber,
        but: edit.but?.map((of) => stopOf({ operation, ...of }, words)),
        beside: besideOf(edit, words),
      };
    case "add":
      // "Put it in", of nothing that was spoken of, is not just anything.
      if (edit.points && !isWish) return { type: "remove", stop: {} };
      if (meal && (!isWish || isMealAlone(edit))) return { type: "addMeal", meal, dayNumber };
      // "A lunch by the water on day 2", "sushi at midday": a day has one.
      if (meal ?? eaten)
        return {
          type: "replace",
          stop: mealStop((meal ?? eaten)!, dayNumber, days),
          wish,
          ...(isOnOther(wish, dayNumber, days) ? { toDay: dayNumber } : {}),
        };
      // "Put Tivoli in for Saturday at six."
      if (wish.placeId !== undefined && at !== undefined)
        return { type: "move", stop: { placeId: wish.placeId }, toDay: dayNumber, at };
      return {
        type: "add",
        wish,
        dayNumber,
        timeOfDay: timeOfDayOf(part),
        at,
        order,
        isBest: edit.in?.best,
        beside: besideOf(edit, words),
      };
    case "keep":
      return { type: "keep", stop: stopOf(edit, words) };
    case "stay":
      return { type: "stay", stop: stopOf(edit, words), minutes: edit.minutes, way: edit.way };
    case "move":
      return {
        type: "move",
        stop: stopOf({ ...edit, beside: undefined }, words),
        toDay: to?.day,
        timeOfDay: timeOfDayOf(to?.part),
        order: to?.order,
        at: to?.at,
        beside: besideOf(edit, words),
      };
    case "swap":
      return between && swapOf(between, words);
    case "free":
      return { type: "keepFree", timeOfDay: timeOfDayOf(part), dayNumber };
    case "start_at":
      return { type: "setHours", start: at, dayNumber };
    case "end_at":
      return { type: "setHours", end: at, dayNumber };
    case "less_walking":
      return { type: "lessWalking", dayNumber };
    case "start_later":
      return { type: "shiftStart", minutes: edit.minutes ?? SHIFT_MINUTES, dayNumber };
    case "start_earlier":
      return { type: "shiftStart", minutes: -(edit.minutes ?? SHIFT_MINUTES), dayNumber };
    case "end_earlier":
      return { type: "shiftEnd", minutes: -(edit.minutes ?? SHIFT_MINUTES), dayNumber };
    case "slower":
    case "fuller":
      return { type: operation, dayNumber };
    case "add_day":
      return { type: "addDay" };
    case "shift":
      return { type: "shiftAll", minutes: edit.minutes ?? SHIFT_MINUTES, dayNumber };
    case "reverse":
      return { type: "reverse", dayNumber };
    case "rest":
      return { type: "rest", at, minutes: edit.minutes ?? REST_MINUTES, dayNumber };
    case "split":
      return { type: "split" };
    case "undo":
    case "cancel":
      return undefined;
    case "limit": {
      const kinds = edit.out?.categories;
      return {
        type: "limit",
        most: edit.most ?? 1,
        wish: kinds && { words: wordsOf(kinds, words) },
        ...(edit.isADay ? { isADay: true } : {}),
      };
    }
    case "only":
      return { type: "only", wish };
    case "indoors":
      return { type: "indoors", dayNumber };
    case "suit": {
      const { features } = understanding;
      const ofMeals = features.filter((id) => id !== "rainy" && !TASTES_OF_VISITS.has(id));
      // A romantic dinner is none for a vegetarian.
      const needs = needsIn(features).length > 0 ? needsIn(features) : ofMeals;
      return {
        type: "suit",
        party: partyOf(understanding),
        maxPriceLevel: atLeastCheap(maxPriceOf(understanding)),
        ...(needs.length > 0 ? { mealWords: wordsOf(needs, words) } : {}),
      };
    }
    case "set_days":
      return edit.days === undefined ? undefined : { type: "setDays", days: edit.days };
    case "remove_day":
      return { type: "removeDay", dayNumber };
    case "move_later":
    case "move_earlier":
    case "move_to":
      return mealEdit(operation, meal, edit);
  }
}

/** A removal; of a place, or of a kind with what is no better for who does without it, also where the plan has none. */
function removalOf(edit: Edit, words: OrgWords): Removal {
  const stop = stopOf(edit, words);
  const { is, placeId, isOne, ...others } = stop;
  if (Object.keys(others).length > 0 || (is === undefined) === (placeId === undefined))
    return { type: "remove", stop };
  const kinds = edit.out!.categories.flatMap(unwantedWith);
  if (isOne) return { type: "remove", stop, isDenied: true };
  return { type: "remove", stop: is ? { is: { words: wordsOf(kinds, words) } } : stop, isDenied: true };
}

/** Meals of a plan that is to cost nothing are cheap ones. */
function atLeastCheap(level: number | undefined): number | undefined {
  return level === undefined ? undefined : Math.max(1, level);
}

function swapOf([one, other]: NonNullable<Edit["between"]>, words: OrgWords): PlanEdit {
  const isOfDays = [one, other].some(({ stop, part, out }) => (stop ?? part ?? out) === undefined);
  if (isOfDays) return { type: "swapDays", days: [one.day ?? NO_DAY, other.day ?? NO_DAY] };
  const stops = [one, other].map((of) => stopOf({ operation: "swap", ...of }, words));
  return { type: "swapStops", stops: stops as [StopReference, StopReference] };
}

function mealEdit(
  operation: "move_later" | "move_earlier" | "move_to",
  meal: Meal | undefined,
  { day: dayNumber, at, minutes = SHIFT_MINUTES }: Edit,
): PlanEdit | undefined {
  if (meal === undefined) return undefined;
  if (operation === "move_to")
    return at === undefined ? undefined : { type: "moveMeal", meal, to: at, dayNumber };
  return { type: "shiftMeal", meal, minutes: operation === "move_later" ? minutes : -minutes, dayNumber };
}

/** What is to be put in. A kitchen says more than "restaurant": where one is named, it decides. */
function wishOf(
  { operation, out, in: put = { categories: [] } }: Edit,
  { priceLevel }: Pick<Understanding, "priceLevel">,
  words: OrgWords,
): Wish {
  // "A cheaper restaurant" is one that costs less.
  const isAlike = operation === "replace" && priceLevel.length > 0 && put.categories.length === 0;
  const { places, cuisines } = splitKinds(isAlike && !put.place && out ? out : put);
  const kinds = cuisines.length > 0 ? cuisines : places;
  return {
    ...placeIdOf(put),
    ...(kinds.length > 0 ? { words: wordsOf(kinds, words) } : {}),
    ...(priceLevel.length > 0 ? { maxPriceLevel: Math.max(...priceLevel) } : {}),
  };
}

function placeIdOf({ place }: Stops): { placeId?: string } {
  const [placeId] = stopIdsOf([place]);
  return placeId === undefined ? {} : { placeId };
}

/** Before or after which stop, as the planner takes it. */
function besideOf({ beside }: Edit, words: OrgWords): Beside | undefined {
  return beside && { side: beside.side, stop: stopOf({ operation: "keep", ...beside.of }, words) };
}

/** Which stop is meant: by its day and time, by what it is, by its name, as far as the message says. */
function stopOf(
  { operation, day, part, at, stop, beside, whichever, isOne, displaced, out = { categories: [] } }: Edit,
  words: OrgWords,
): StopReference {
  const next = beside && besideOf({ operation: "keep", beside }, words);
  return {
    ...(next ? { beside: next } : {}),
    ...(whichever ? MOST[whichever === true ? "least" : whichever] : {}),
    ...(day === undefined ? {} : { dayNumber: day }),
    ...(stop === undefined ? {} : { position: stop }),
    ...(part === undefined ? {} : timeOf(part)),
    ...(at === undefined || !["remove", "replace", "move"].includes(operation) ? {} : { at }),
    ...(out.categories.length > 0 ? { is: { words: wordsOf(out.categories, words) } } : {}),
    ...placeIdOf(out),
    ...(isOne ? { isOne } : {}),
    ...(displaced ? { displaced } : {}),
  };
}

const MOST = { least: { isLeast: true }, dearest: { most: "price" }, farthest: { most: "way" } } as const;

function timeOf(part: NonNullable<Edit["part"]>): Pick<StopReference, "meal" | "timeOfDay"> {
  const meal = mealOf(part);
  return meal ? { meal } : { timeOfDay: timeOfDayOf(part) };
}

function timeOfDayOf(part: Edit["part"]): StopReference["timeOfDay"] {
  // Days of a plan end with the evening.
  if (part === "night") return "evening";
  return part !== undefined && mealOf(part) === undefined ? (part as StopReference["timeOfDay"]) : undefined;
}

const meals: Readonly<Partial<Record<NonNullable<Edit["part"]>, Meal>>> = {
  breakfast: "breakfast",
  brunch: "breakfast",
  lunch: "lunch",
  dinner: "dinner",
};

function mealOf(part: Edit["part"]): Meal | undefined {
  return part && meals[part];
}
