import { conceptOf, needsIn } from "../../languages/concepts.ts";
import type { Meal } from "../../languages/spoken.ts";
import { fold } from "../../search/text/fold.ts";
import { hourOf, NO_DAY } from "./changes.ts";
import { joinChanges } from "./clauses.ts";
import { findNotUnderstood, writtenAt } from "./not-understood.ts";
import { outdoneBeside } from "./plan-changes.ts";
import { besideIn, edgeOfDay, mealsDenied, putsMeal, wantsPlace, withoutAt } from "./plan-stops.ts";
import { strollsChanged } from "./plan-strolls.ts";
import type { Reading } from "./reading.ts";
import { dayMeant, plannedMeals } from "./signs-of-plans.ts";
import { visitsNamed } from "./signs-of-wishes.ts";
import type { Said } from "./slots.ts";
import { withoutAbsent } from "./state.ts";
import { servesFood } from "./state-said.ts";
import type { Thing } from "./things.ts";
import type { Edit, EditOperation, Stops } from "./understanding.ts";
import { isAnyOne, isDefinite, isSomeOne, isTheOne } from "./which-of-kind.ts";
import { pickIds, type Wishes } from "./wishes.ts";

/**
 * The changes with what they take out and put in: "remove museums", "replace the museum with a park". A message that
 * only says what is not wanted takes it out; one that only says what to do on a day of the plan replaces what is
 * there.
 */
export function completeEdits(said: Said): Edit[] {
  if (said.isDecided) return [...said.edits];
  const edits =
    said.clauses.length > 0
      ? joinChanges(
          said,
          said.clauses.map((clause, at) => completeClause(clause, at > 0)),
        )
      : completeClause(said);
  edits.push(...unknownBeside(said, edits));
  const [only, ...others] = new Set(said.planDays.map(({ day }) => day));
  const isResized = edits.some(({ operation }) => operation === "set_days" || operation === "remove_day");
  const goes = outdoneBy(edits);
  // "On Saturday we meet friends until 1, clear that", "change Saturday morning, start at 11": so much of the day as the hours say.
  const hasHours = edits.some(({ operation }) => operation === "start_at" || operation === "end_at");
  // "No, I meant the castle" takes back what went, and takes that out.
  if (said.reading.says("edit", "remove") || said.turn.act === "correct") goes.delete("remove");
  const isOfEach = said.reading.says("limit", "a_day");
  return (
    edits
      .filter(
        (edit) =>
          !goes.has(edit.operation) &&
          !(
            hasHours &&
            (isAllOfDay(edit) || (others.length === 0 && (isAnyOfPart(edit) || isAnyMoved(edit))))
          ),
      )
      .filter((edit, at) => !isToldBetter(edit, at, edits))
      .filter((edit, at) => !isSameRest(edit, edits.slice(0, at)))
      // "Start at eleven on Friday, we will be tired", "a longer lunch, we like to take our time": what is said of the pace is why.
      .filter(
        ({ operation, day, weekdays }) =>
          operation !== "slower" ||
          others.length > 0 ||
          !edits.some(
            (one) => one.operation === "stay" || (one.operation === "start_at" && (day ?? weekdays)),
          ),
      )
      // "Keep Saturday morning free, we want to sleep in."
      .filter(
        ({ operation }) =>
          operation !== "start_later" ||
          others.length > 0 ||
          !edits.some((one) => one.operation === "free" && one.part === "morning"),
      )
      // "Only four days, we do not need the last one": a day, and no stop.
      .filter(
        ({ operation, stop, day }) =>
          !isResized || operation !== "remove" || (stop ?? 0) === 0 || day !== undefined,
      )
      .map((edit) =>
        // "Saturday is too full. One stop fewer", "day 5 is too full. Three things at most", "take the last one out".
        (edit.whichever || isOneStop(edit) || (edit.operation === "limit" && !edit.out && !isOfEach)) &&
        only !== undefined &&
        others.length === 0 &&
        edit.day === undefined
          ? { ...edit, day: only }
          : replaced(said, pointing(said, ofUnknown(said, edit))),
      )
  );
}

/** "Take the castle out and put something else there": in its place comes another. */
function replaced({ reading, clauses }: Said, edit: Edit): Edit {
  const isPut = reading.says("edit", "add", "move") && reading.says("act", "other");
  return edit.operation === "remove" && edit.out && isPut && clauses.length < 2
    ? { ...edit, operation: "replace", isOther: true }
    : edit;
}

/** What is not done beside changes of other clauses. */
function outdoneBy(edits: readonly Edit[]): Set<EditOperation> {
  const isSaid = ({ operation, out }: Edit, one: EditOperation, whose?: "visits") =>
    operation === one && (whose === undefined || !out);
  return new Set(
    outdoneBeside.flatMap(({ one, whose, others }) =>
      edits.some((edit) => isSaid(edit, one, whose)) ? others : [],
    ),
  );
}

/** A stop that goes by its number, on a day that is not said beside it. */
function isOneStop({ operation, stop, out, weekdays, date }: Edit): boolean {
  return operation === "remove" && stop !== undefined && !out && (weekdays ?? date) === undefined;
}

/** A day goes with all that is on it. */
function isAllOfDay({ operation, day, weekdays, date, ...others }: Edit): boolean {
  const isOfDay = [day, weekdays, date].some((one) => one !== undefined);
  return operation === "remove" && isOfDay && Object.keys(others).length === 0;
}

/** Anything in a part of a day: nothing is named that is to go or to come. */
function isAnyOfPart({ operation, day, weekdays, date, part, whichever, ...others }: Edit): boolean {
  const isOfStops = operation === "replace" || operation === "remove";
  return isOfStops && part !== undefined && !isMeal(part) && Object.keys(others).length === 0;
}

/** "Saturday morning has to be moved, we get up at eleven": nothing is named that is to go there. */
function isAnyMoved({ operation, to, ...others }: Edit): boolean {
  return operation === "move" && to?.at === undefined && Object.keys(others).length === 0;
}

/** "She loves the Mermaid, put the Mermaid in tomorrow morning": what comes in is told with its time as well, or once more. */
function isToldBetter(edit: Edit, at: number, edits: readonly Edit[]): boolean {
  const isAlone = ({ operation, in: _, ...others }: Edit) =>
    operation === "add" && Object.keys(others).length === 0;
  const placeOf = ({ operation, in: put, out }: Edit) =>
    (operation === "add" ? put : operation === "move" ? out : undefined)?.place?.id;
  const id = placeOf(edit);
  const isSame = (one: Edit, other: number) =>
    other !== at && placeOf(one) === id && (!isAlone(one) || other < at);
  return id !== undefined && isAlone(edit) && edits.some(isSame);
}

/** "She naps around one, so leave a gap until two": one pause. */
function isSameRest({ operation, day }: Edit, before: readonly Edit[]): boolean {
  return (
    operation === "rest" &&
    before.some((one) => one.operation === "rest" && (day === undefined || (one.day ?? day) === day))
  );
}

/** "Put that in on Friday": when it is to be says nothing of what it is. */
function pointing(said: Said, edit: Edit): Edit {
  const { reading } = said;
  const isMeal = reading.says("meal") && edit.operation === "add" && (!saysThat(reading) || putsMeal(said));
  const isTold = isMeal || [edit.in, edit.out, edit.stop, edit.displaced].some((one) => one !== undefined);
  // "Put something in for the evening of day 1", in languages whose word for it also moves.
  const isAny = (at: number) => reading.has(at, "limit", "thing") && reading.has(at - 1, "number", "1");
  if (
    edit.operation === "move" &&
    !isTold &&
    reading.says("edit", "add") &&
    reading.spans.some((_, at) => isAny(at))
  )
    return { operation: "add", ...edit.to };
  const mayPoint = edit.operation === "add" || edit.operation === "move";
  const isMoved = edit.operation === "move" && edit.day === undefined && edit.part === undefined;
  const isBare = edit.operation === "add" && namesNothing(said);
  // "Swap the castle for it", "put that in instead of the castle".
  const isForIt = edit.operation === "replace" || (edit.operation === "add" && edit.out !== undefined);
  const goes = edit.out ?? edit.stop;
  const isGiven = saysThat(reading) || reading.says("negation", "instead", "instead_after");
  if (isForIt && !edit.in && goes !== undefined && isGiven && !reading.says("act", "other", "find"))
    return { ...edit, operation: "replace", points: true };
  return mayPoint && !isTold && (saysThat(reading) || isMoved || isBare) ? { ...edit, points: true } : edit;
}

/** "Mételo el sábado", 「土曜に入れて」: where nothing says what comes in, not even that it is something, it is what was spoken of. */
function namesNothing({ reading, loneNumber, when }: Said): boolean {
  if (when.clocks.length === 0 && (loneNumber !== undefined || isNewDay(reading))) return false;
  const isOpen =
    reading.says("act", "find", "other", "more", "also", "either", "todo", "dont_care", "everything") ||
    reading.says("limit", "thing") ||
    reading.says("numbered", "stop") ||
    reading.says("edit", "fuller", "add_day") ||
    reading.says("activity");
  return !isOpen && reading.spans.every((_, at) => !reading.isUnknownWord(at));
}

/** "Añade un tercer día." */
function isNewDay(reading: Reading): boolean {
  return reading.says("ordinal") && reading.says("unit", "day");
}

/** Whether a word points to something: an article does where no noun can follow it, as in "das am Samstag rein". */
function saysThat(reading: Reading): boolean {
  const isLast = (at: number) =>
    at >= reading.spans.length ||
    reading.breakBefore(at) ||
    (["edit", "where", "weekday", "part", "day", "negation", "moment"] as const).some((type) =>
      reading.has(at, type),
    );
  const isPronoun = (at: number) =>
    reading.number(at) === undefined &&
    (!reading.has(at, "article") || isLast(reading.isFiller(at + 1) ? at + 2 : at + 1));
  return [...reading.indices("act", "reference"), ...reading.indices("act", "theirs")].some(isPronoun);
}

/** The changes of one clause; `isLater`: after another, where what is wished for comes in. */
function completeClause(said: Said, isLater = false): Edit[] {
  const { reading, wishes, where, planDays, when, stopNumbers } = said;
  const planDay = said.planDay ?? planDays.at(-1)?.day;
  // "The second station", "one station more", "one station off" is a stop.
  const isCounted =
    stopNumbers.length > 0 ||
    said.edits.some(({ whichever }) => whichever === true) ||
    reading.says("act", "other", "more", "also");
  const isStop = ({ at }: Thing) => isCounted && reading.has(at, "numbered", "stop");
  const strolls = strollsChanged(said);
  const beside = besideIn(said);
  // "Put the tower on day 1, I hear that it has a ramp": what is said of a place is no other stop.
  const isWithPlace = (at: number) =>
    where.places.some((one) => one.at < at && at - one.at <= BESIDE_PLACE && !reading.isApart(one.at, at)) &&
    [at - 1, at - 2].some((one) => reading.has(one, "act", "also"));
  const isSaidOfPlace = ({ kind, at }: Thing) =>
    (kind === "feature" &&
      where.places.length > 0 &&
      said.edits.every(({ operation }) => NAMED.has(operation))) ||
    isWithPlace(at);
  const named: NamedStops[] = [
    ...stopsNamed(reading, wishes)
      .filter((thing) => !isStop(thing) && !isSaidOfPlace(thing))
      .map(({ at, id }) => ({ at, categories: [id] })),
    ...where.places
      .filter(({ place }) => !where.unwanted.some(({ id }) => id === place.id))
      .map(({ at, place }) => ({ at, categories: [], place })),
    ...strolls.map(({ at, place }) => ({ at, categories: [], place })),
  ]
    .filter(({ at }) => at !== beside?.of.at)
    .toSorted((a, b) => a.at - b.at);
  const unwanted: readonly Stops[] = [
    ...wishes.excluded.map((id) => ({ categories: [id] })),
    ...where.unwanted.map((place) => ({ categories: [], place })),
    ...where.areas.flatMap(({ place, isUnwanted }) => (isUnwanted ? { categories: [], place } : [])),
  ];
  // "No castle, my wife has seen it": who comes along is said beside what goes; "she is allergic to fish" takes nothing out.
  const isNeed = needsIn(pickIds(wishes, "feature")).length > 0;
  const mayGo = said.edits.filter(({ operation }) => operation !== "suit" || isNeed || unwanted.length === 0);
  const edits = mayGo.map((edit) =>
    ofDay(onePart(edit, named.length + unwanted.length, said), said, named.length + unwanted.length),
  );
  // "My husband does not eat fish": what he is not to be given goes with it.
  const isFood = unwanted.length > 0 && wishes.excluded.every((id) => conceptOf(id)?.kind === "cuisine");
  const suits = said.edits.length > 0 && said.edits.every(({ operation }) => operation === "suit");
  if (suits && isFood && !isNeed) return [...said.edits, { operation: "remove", out: joined(unwanted) }];
  if (edits.length > 0 && edits.every(({ operation }) => operation === "suit")) return edits;
  const isInstead = reading.says("negation", "instead", "instead_after");
  if (isInstead && named.length > 0 && unwanted.length > 0) return exchangedFor(said, named, unwanted);
  // "Put that on Friday at noon instead of the lunch": what is pointed to is the meal.
  const [meal] = plannedMeals(reading);
  const [put] = edits;
  if (isInstead && unwanted.length > 0 && named.length === 0 && meal && put?.operation === "move") {
    const on = put.to?.day === undefined ? {} : { day: put.to.day };
    const at = put.to?.at;
    const moved: Edit[] = at === undefined ? [] : [{ operation: "move_to", ...on, part: meal, at }];
    return [{ operation: "add", ...on, part: meal, points: true }, ...moved];
  }
  // "We go there instead of the church", but "something instead of the church" says not what comes in.
  if (isInstead && unwanted.length > 0 && edits.length === 0)
    return saysThat(reading) ? [{ operation: "replace", ...dayMeant(said), out: joined(unwanted) }] : [];
  // "Until ten, with a glass of wine at the end."
  if (
    edits.length > 0 &&
    named.length > 0 &&
    edits.every(({ operation }) => operation === "start_at" || operation === "end_at")
  ) {
    const part = edgeOfDay(reading);
    const added: Edit = { operation: "add", ...dayMeant(said), ...(part ? { part } : {}) };
    return [...edits, ...eachOf("add", named, reading).map((one) => withStops(added, one, []))];
  }
  const meals = reading.indices("meal");
  // "Lunch at one, pizza or burgers."
  const moved = edits.find(({ operation }) => operation === "move_to");
  const eaten = named.filter(
    ({ at, categories }) => categories.some(servesFood) && !reading.has(at, "meal") && !isTheOne(reading, at),
  );
  if (moved && eaten.length > 0)
    return [...edits, withMeal(moved, joined(eaten), isAfterMeal(reading, eaten))];
  const denied = mealsDenied(said);
  // "Take the lunches out, we bring sandwiches"; Danish "frokosten" is a meal before it is a restaurant.
  const isReason = ({ at }: NamedStops) =>
    meals.includes(at) || meals.every((one) => reading.isApart(one, at));
  // "Not the second stop, we would rather go shopping": a kind that does not stand beside its number is no part of it.
  const isOfNumber = ({ at, place }: NamedStops) =>
    place !== undefined ||
    isTheOne(reading, at) ||
    stopNumbers.some((one) => Math.abs(one.at - at) <= BESIDE_NUMBER && !reading.isApart(one.at, at));
  const namedBy = ({ operation, stop }: Edit): NamedStops[] =>
    stop !== undefined && NAMED.has(operation) ? named.filter(isOfNumber) : named;
  const isOfMealAlone = ({ operation, part }: Edit) =>
    operation === "remove" && isMeal(part) && (denied.some((one) => one === part) || named.every(isReason));
  if (edits.length > 0)
    return edits.flatMap((edit) =>
      eachOf(edit.operation, isOfMealAlone(edit) ? [] : namedBy(edit), reading).map((one) => {
        if (isOfMealAlone(edit) && (denied.length > 0 || unwanted.length === 0)) return edit;
        // "Italian for dinner": what goes is said by the meal alone.
        const isOfMeal =
          edit.operation === "replace" && !reading.says("edit", "replace") && isMeal(edit.part);
        // "Change lunch to something Korean or Asian."
        const isEither =
          edit.operation === "replace" &&
          isMeal(edit.part) &&
          reading.says("act", "either") &&
          isEatenAt(one);
        if (isOfMeal || isEither) return one.length > 0 ? { ...edit, in: joined(one) } : edit;
        const isFault = edit.operation === "replace" && !reading.says("edit", "replace");
        if (isFault) return withStops(edit, one.slice(0, 1), unwanted, true);
        // "The restaurant on the first evening is too far."
        if (edit.operation === "replace" && edit.part === "evening" && isEatenAt(one))
          return { ...edit, part: "dinner" as const, in: joined(one) };
        if (isPutIn(edit, one, said)) return { operation: "add", ...edit.to, in: joined(one) };
        return isForThat(edit, one, reading)
          ? { ...edit, in: joined(one), points: true }
          : withStops(
              ofOne(edit, one, reading),
              one,
              unwanted,
              one.length === 1 && !edit.whichever && isOfPlan(reading, one[0]!.at),
            );
      }),
    );
  if (unwanted.length > 0) {
    const remove: Edit = { operation: "remove", ...(planDay === undefined ? {} : { day: planDay }) };
    // A stop is a named place or of a kind; what is both would be neither.
    const [places, kinds] = [unwanted.filter(({ place }) => place), unwanted.filter(({ place }) => !place)];
    // "Dinner without fish."
    const [only, ...others] = plannedMeals(reading);
    if (only && others.length + places.length === 0)
      return [{ ...remove, operation: "replace", part: only, out: joined(kinds) }];
    const goes = [...(kinds.length > 0 ? [kinds] : []), ...places.map((stop) => [stop])];
    return goes.map((stops) => withStops(remove, [], stops));
  }
  // "The castle on Tuesday", which the plan has not.
  const isOnOther = Object.keys(dayMeant(said)).length > 0 && !reading.says("act", "find");
  if (planDay === undefined && named.length > 0 && isOnOther)
    return eachOf("add", named, reading).map((stop) =>
      withStops({ operation: "move", to: { day: NO_DAY } }, stop, []),
    );
  // "We would like to see the zoo too", "the kids want to go to the zoo".
  const isWish = reading.says("act", "find", "like", "also") || wishes.userCategory !== undefined;
  const isWished = isWish && said.asked.length === 0 && visitsNamed(said) > 0;
  if (planDay === undefined)
    return wantsPlace(said) || (named.length > 0 && (isLater || isWished))
      ? [withStops({ operation: "add" }, named, [])]
      : [];
  // A stroll is one stop more.
  if (strolls.length > 0 && strolls.length === named.length)
    return [withStops({ operation: "add", day: planDay, part: when.meal ?? when.part }, named, [])];
  const isThat = reading.says("act", "reference", "theirs");
  // "Finish day 1 with a bar after dinner", "then we go there after lunch".
  if (beside && (named.length > 0 || isThat))
    return eachOf("add", named, reading).map((one) =>
      withStops({ operation: "add", day: planDay, beside: withoutAt(beside) }, one, []),
    );
  // "A quiet place to eat at on Saturday evening."
  const isEaten =
    wishes.things.some(({ id }) => conceptOf(id)?.purpose === "eat") ||
    (named.length > 0 && reading.says("activity", "eat"));
  if (when.meal || isEaten) {
    // "A bakery on Friday morning" is no dinner.
    const isBetween = !when.meal && (when.part === "morning" || when.part === "afternoon");
    if (isBetween) return [withStops({ operation: "add", day: planDay, part: when.part! }, named, [])];
    const part = when.meal ?? (isEaten ? "dinner" : when.part);
    // "Dinner on Thursday should be pizza. At six, please."
    const at = isMeal(part) && when.clocks.length === 1 ? hourOf(said, part) : undefined;
    const hour: Edit[] = at === undefined ? [] : [{ operation: "move_to", day: planDay, part, at }];
    const put = named.filter(({ at }) => !reading.has(at, "meal"));
    if (hour[0] && put.length > 0 && isAfterMeal(reading, put))
      return [...hour, withMeal(hour[0], joined(put))];
    return [...hour, withStops({ operation: "replace", day: planDay, part }, named, [])];
  }
  const isRather = reading.goesOn() && !reading.says("act", "is");
  const isOfSpoken = isThat || isRather || reading.says("act", "yes") || reading.spans.length <= FEW;
  if (named.length === 0 && !isOfSpoken) return [];
  const [at] = when.clocks;
  const to = { day: planDay, part: when.part, ...(at === undefined ? {} : { at }) };
  const placed: Edit = { operation: "move", to };
  return eachOf("add", named, reading).map((stop) => withStops(placed, stop, []));
}

/** What is eaten at a meal that is moved, on the same days. */
export function mealOf({ day, weekdays, date, part }: Edit, put: Stops): Edit {
  return { operation: "replace", ...withoutAbsent({ day, weekdays, date, part }), in: put };
}

/** What is said after a meal that is moved: eaten at it, or drunk after dinner ("and then a wine bar"). */
export function withMeal(moved: Edit, put: Stops, isAfter = true): Edit {
  const { part, in: _, ...meal } = mealOf(moved, put);
  const isDrunk = put.categories.every((id) => conceptOf(id)?.purpose === "drink");
  if (!isAfter || part !== "dinner" || put.place || !isDrunk) return mealOf(moved, put);
  return {
    ...meal,
    operation: "add",
    in: put,
    beside: { side: "after", of: withoutAbsent({ part, day: moved.day }) },
  };
}

/** What is named is joined to a meal: "dinner at eight and then a bar". */
function isAfterMeal(reading: Reading, named: readonly NamedStops[]): boolean {
  const isJoin = (at: number) =>
    reading.breakBefore(at) || ["join", "instead", "more"].some((act) => reading.has(at, "act", act));
  const joins = [...reading.spans.keys()].filter(isJoin);
  const meals = reading.indices("meal");
  return named.every(({ at }) => meals.some((meal) => joins.some((join) => meal < join && join <= at)));
}

/** "The last thing on day 1", "forget the first one": one stop of it, not the day. */
function onePart(edit: Edit, named: number, { reading, planDays }: Said): Edit {
  const { operation, day, weekdays, date, ...others } = edit;
  const most = { remove: 0, keep: 0, replace: 1 }[operation as string] ?? -1;
  // "The first evening" is a day's.
  const isOfDay = reading.indices("act", "early").some((at) => planDays.some((day) => day.at === at));
  const edge = isOfDay ? undefined : edgeOfDay(reading);
  const isTold = Object.keys(others).some((one) => one !== "part" || !reading.says("act", "early"));
  if (!edge || isTold || named > most) return edit;
  return { operation, ...withoutAbsent({ day, weekdays, date }), stop: edge === "morning" ? 1 : -1 };
}

/** What may stand beside a day that goes as a whole. */
const BESIDE_DAY = [
  ...(["edit", "unit", "numbered", "ordinal", "number", "weekday", "day", "month", "article"] as const),
] as const;
const COURTESY = ["join", "like", "yes", "no", "thanks", "instead", "meant", "find"] as const;

/** A day goes as a whole only where it alone is named: beside what nobody knows that is what goes, beside anything else one stop. */
function ofDay(edit: Edit, { reading, when, written }: Said, named: number): Edit {
  if (!isAllOfDay(edit) || named > 0) return edit;
  const unknown = reading.grammar.spaced === false ? [] : findNotUnderstood(reading, when.used, written);
  if (unknown.length > 0) return { ...edit, out: { categories: unknown } };
  const isPlain = reading.spans.every(
    (_, at) =>
      (reading.isFiller(at) && !reading.has(at, "act", "ask")) ||
      reading.isParticles(reading.text(at)) ||
      BESIDE_DAY.some((type) => reading.has(at, type)) ||
      COURTESY.some((act) => reading.has(at, "act", act)),
  );
  return isPlain ? edit : { ...edit, whichever: true };
}

function isMeal(part: Edit["part"]): part is Meal {
  return part === "breakfast" || part === "brunch" || part === "lunch" || part === "dinner";
}

/** Whether a kind is one that the plan has: "the bar", "那个酒吧"; or a fault is found with it: "the bar is too far". */
function isOfPlan(reading: Reading, at: number): boolean {
  const verb = reading.indices("edit", "replace")[0];
  const isBefore =
    reading.grammar.spaced === false && verb !== undefined && at < verb && !reading.has(at - 1, "number");
  return verb === undefined || isBefore || isTheOne(reading, at) || reading.has(at - 1, "act", "reference");
}

/** What is to be put in by a name that nobody knows is not just anything. */
function ofUnknown({ reading, written, when, choice }: Said, edit: Edit): Edit {
  const { operation, part, stop, out } = edit;
  // "Add a place to eat."
  const isEaten = operation === "add" && edit.in === undefined && reading.says("activity", "eat");
  if (isEaten && !reading.says("meal")) return { ...edit, in: { categories: ["restaurant"] } };
  const isMoved =
    operation === "move" &&
    reading.grammar.spaced !== false &&
    [stop, part, edit.beside].every((one) => one === undefined);
  const isUnread = operation === "add" || operation === "replace" ? edit.in : isMoved ? out : edit;
  if (isUnread !== undefined) return edit;
  if (operation === "replace" ? !mayBeReplacedByUnknown(reading) : saysThat(reading) || choice !== undefined)
    return edit;
  const unknown = findNotUnderstood(reading, when.used, written);
  // "Something nice for the evening", but "Reffen for lunch".
  const isName = (text: string) =>
    text.split(" ").every((word) => !reading.isOrdinary(fold(word))) && !reading.says("limit", "thing");
  const isTold = part !== undefined || operation === "move" || !reading.says("edit", operation);
  const names = isTold ? unknown.filter(isName) : unknown;
  if (names.length === 0) return edit;
  const stops = { categories: names };
  return operation === "move" ? { ...edit, out: stops } : { ...edit, in: stops };
}

/** "Add Reffen and Tivoli": the name that nobody knows beside what comes in. */
function unknownBeside({ reading, written }: Said, edits: readonly Edit[]): Edit[] {
  const isPut = edits.some(({ operation, in: put }) => operation === "add" && put !== undefined);
  const isNamed = (at: number) => reading.has(at, "place") || reading.has(at, "concept");
  const isBeside = (at: number, step: 1 | -1) => {
    const next = reading.neighbour(at + step, step);
    return reading.has(at + step, "act", "join") && next !== undefined && isNamed(next);
  };
  const isName = (at: number) =>
    reading.isUnknownWord(at) && reading.grammar.spaced !== false && !reading.isOrdinary(reading.text(at));
  const names = [...reading.spans.keys()].filter((at) => isName(at) && (isBeside(at, 1) || isBeside(at, -1)));
  const put = names.map((at) => writtenAt(reading, at, written));
  const isToldOf = (name: string) => edits.some((edit) => edit.in?.categories.includes(name));
  return isPut
    ? put.filter((name) => !isToldOf(name)).map((name) => ({ operation: "add", in: { categories: [name] } }))
    : [];
}

/** "Swap it for a pottery class": a word that nobody knows stands after what is done, in its clause. */
function mayBeReplacedByUnknown(reading: Reading): boolean {
  const at = reading.indices("edit", "replace")[0];
  if (at === undefined) return true;
  // Of characters without spaces two make a word.
  const ends = reading.grammar.spaced === false ? [0, 1] : [0];
  for (let next = at + 1; next < reading.spans.length && !reading.breakBefore(next); next++)
    if (ends.every((step) => reading.isUnknownWord(next + step))) return true;
  return false;
}

/** "The zoo on day 2 instead of the castle": one goes, the other comes in its place or on the day that is said. */
function exchangedFor(
  { planDay, planDays }: Said,
  named: readonly Stops[],
  unwanted: readonly Stops[],
): Edit[] {
  const [out, put] = [joined(unwanted), joined(named)];
  const [on, ...others] = planDays;
  const day = on?.byName && others.length === 0 ? { day: on.day } : {};
  if (planDay === undefined || on?.byName) return [{ operation: "replace", ...day, out, in: put }];
  return [
    { operation: "remove", stop: 1, out },
    { operation: "move", to: { day: planDay }, out: put },
  ];
}

/** How far behind a place what it has may be said: "the museum with the winter garden". */
const BESIDE_PLACE = 3;

/** "Saturday, please." */
const FEW = 2;

/** How many words after its number, or before it, a stop may say what it is: "the second small museum". */
const BESIDE_NUMBER = 2;

/** A stop that is named, and where in the message. */
type NamedStops = Stops & { at: number };

/** Of several places each is a stop, and so are kinds that are put in, but for what is joined by "or" or is one thing ("a vegan café"). */
function eachOf(
  operation: EditOperation,
  named: readonly NamedStops[],
  reading: Reading,
): (readonly NamedStops[])[] {
  const [places, kinds] = [named.filter(({ place }) => place), named.filter(({ place }) => !place)];
  const isListed = kinds.every(
    ({ at }, index) => index === 0 || areListed(reading, kinds[index - 1]!.at, at),
  );
  const isEach =
    operation === "add" || (operation === "remove" && kinds.every(({ at }) => isOne(reading, at)));
  const areEach = isEach && kinds.length > 1 && isListed && !reading.says("act", "either");
  if (!OF_EACH.has(operation)) return [named];
  const each = [...(areEach ? kinds.map((kind) => [kind]) : [kinds]), ...places.map((place) => [place])];
  const all = each.filter(({ length }) => length > 0);
  return all.length > 0 ? all : [[]];
}

const OF_EACH: ReadonlySet<EditOperation> = new Set(["add", "remove", "keep", "move"]);

/** "Take the museum out": one stop of its kind, where nothing else says which. */
function ofOne(edit: Edit, named: readonly NamedStops[], reading: Reading): Edit {
  const [kind, ...others] = named;
  const isTold = [edit.stop, edit.whichever, edit.beside, kind?.place].some((one) => one !== undefined);
  const isOfKind = edit.operation === "remove" && kind && others.length === 0 && !isTold;
  if (isOfKind && isSomeOne(reading, kind.at)) return { ...edit, whichever: true };
  return isOfKind && isOne(reading, kind.at) ? { ...edit, isOne: true } : edit;
}

/** One of a kind is spoken of, not all of it: "the museum", "that church"; where a language does not say so, what is not called all. */
function isOne(reading: Reading, at: number): boolean {
  if (reading.says("act", "everything", "each_of_them")) return false;
  if (reading.has(at - 1, "act", "reference")) return true;
  return isDefinite(reading, at) ?? !reading.has(at - 1, "number");
}

/** "Swap it for a museum", "swap something for a boat": what is named comes in for what is pointed to, or for anything. */
function isForThat(
  { operation, day, part, stop }: Edit,
  named: readonly NamedStops[],
  reading: Reading,
): boolean {
  const at = reading.indices("edit", "replace")[0];
  const isTold = [day, part, stop].some((one) => one !== undefined);
  if (operation !== "replace" || named.length === 0 || at === undefined) return false;
  const isAny = (["find", "dont_care", "everything"] as const).some((one) => reading.has(at + 1, "act", one));
  if (isAny && named.every((one) => one.at > at + 1)) return true;
  if (isTold) return false;
  // "Change it to a vegetarian one": a property takes nothing out.
  const isProperty = ({ place, categories }: Stops) =>
    !place && categories.every((id) => conceptOf(id) && conceptOf(id)?.kind !== "place");
  if (named.every(isProperty)) return true;
  const isPronoun = reading.has(at + 1, "act", "reference") || reading.has(at + 1, "act", "theirs");
  return isPronoun && !reading.breakBefore(at + 1) && named.every((one) => one.at > at + 2);
}

function areListed(reading: Reading, one: number, other: number): boolean {
  return reading.spans.some(
    (_, at) => at > one && at <= other && (reading.has(at, "act", "join") || reading.breakBefore(at)),
  );
}

function isEatenAt(named: readonly Stops[]): boolean {
  const eats = (id: string) => conceptOf(id)?.purpose === "eat";
  return named.length > 0 && named.every(({ place, categories }) => !place && categories.every(eats));
}

/** "Put a park in on Thursday", by a word that moves what there is as well; "move a museum to Friday" says where it goes. */
function isPutIn(
  { operation, stop, day, part, to, beside }: Edit,
  named: readonly NamedStops[],
  said: Said,
): boolean {
  const { reading, planDays } = said;
  const isTold = [stop, day, part, beside, to?.at].some((one) => one !== undefined);
  const goesTo = planDays.some(({ at }) =>
    [at - 1, at - 2].some((one) => reading.has(one, "moment", "until") && !reading.isApart(one, at)),
  );
  return (
    operation === "move" &&
    !isTold &&
    !goesTo &&
    named.length > 0 &&
    named.every(({ place, at }) => !place && isAnyOne(reading, at))
  );
}

/** How far behind "something" what it is like may stand: "somewhere we can swim". */
const BESIDE_ANY = 4;

/** Kinds of places, or where none is named the properties of one ("something vegan"), as those of what comes in for one kind may be. */
function stopsNamed(reading: Reading, { things }: Wishes): Thing[] {
  const kinds = things.filter(({ kind }) => kind === "category");
  const [only, ...others] = kinds;
  const isLike = ({ at, denied }: Thing) =>
    denied === undefined &&
    reading
      .indices("act", "find")
      .some(
        (any) => only && any > only.at && at > any && at - any <= BESIDE_ANY && !reading.isApart(only.at, at),
      );
  if (only && others.length === 0 && reading.says("edit", "replace"))
    return [only, ...things.filter((one) => one !== only && isLike(one)).slice(0, 1)];
  if (kinds.length > 0) return kinds;
  return things.filter(({ kind, at }) => kind === "feature" && !reading.has(at, "edit"));
}

function withStops(edit: Edit, named: readonly Stops[], unwanted: readonly Stops[], isOut = false): Edit {
  const goes = numberOut(edit, named.length, unwanted.length > 0, isOut);
  if (goes === undefined) return edit;
  const [out, put] = [[...named.slice(0, goes), ...unwanted], named.slice(goes)];
  const stops: Pick<Edit, "out" | "in"> = {};
  if (out.length > 0) stops.out = joined(out);
  if (put.length > 0) stops.in = joined(put);
  return { ...edit, ...stops };
}

/**
 * How many of the things named, from the first, are taken out; undefined for changes without stops. Of two things named for a replacement
 * the first goes; of one, where a stop, a meal or a denial says what goes, none; where only a day does, what the plan has (`isOut`).
 */
function numberOut(
  { operation, day, part, stop, at }: Edit,
  named: number,
  isDenied: boolean,
  isOut: boolean,
): number | undefined {
  if (NAMED.has(operation)) return named;
  if (operation === "add") return 0;
  if (operation !== "replace") return undefined;
  const isStop = named === 1 && ((stop ?? at) !== undefined || isMeal(part));
  const isOfDay = named === 1 && !isOut && (day !== undefined || part !== undefined);
  return isDenied || isStop || isOfDay ? 0 : Math.min(1, named);
}

/** Changes that are done to what is named. */
const NAMED: ReadonlySet<EditOperation> = new Set(["remove", "move", "keep", "stay"]);

function joined(stops: readonly Stops[]): Stops {
  const place = stops.find((stop) => stop.place)?.place;
  return {
    categories: [...new Set(stops.flatMap(({ categories }) => categories))],
    ...(place ? { place } : {}),
  };
}
