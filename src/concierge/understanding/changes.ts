import { conceptOf } from "../../languages/concepts.ts";
import type { Meal } from "../../languages/spoken.ts";
import { joinChanges } from "./clauses.ts";
import { clockAt } from "./clock.ts";
import { findNotUnderstood } from "./not-understood.ts";
import { changes, outdone, outdoneBeside } from "./plan-changes.ts";
import { inItsHalf } from "./plan-hours.ts";
import {
  besideIn,
  clearedBy,
  daysExchanged,
  exchangedStops,
  mealsDenied,
  visitsToGo,
  wantsPlace,
  withoutAt,
} from "./plan-stops.ts";
import { strollsChanged } from "./plan-strolls.ts";
import type { Reading } from "./reading.ts";
import { dayMeant, isMet, mealSpokenOf, plannedMeals, readSigns, visitsNamed } from "./signs.ts";
import type { Said } from "./slots.ts";
import { servesFood } from "./state-said.ts";
import type { Edit, EditOperation, Stops, Understanding } from "./understanding.ts";
import type { Thing, Wishes } from "./wishes.ts";

/** The changes of an itinerary that a message asks for, each once, in the order they are said. */
export function readEdits(said: Said, previous: Understanding | undefined): Edit[] {
  const { when, reading } = said;
  const spokenOf = reading.says("meal") ? undefined : mealSpokenOf(previous);
  const part = when.meal ?? when.part;
  const days = dayMeant(said);
  const operations = operationsIn(said, previous);
  const isOfPace = operations.has("slower") || operations.has("fuller");
  return [...operations].flatMap((operation): Edit[] => {
    const { of } = changes[operation];
    if (operation === "swap") return [{ operation, between: exchanged(said) }];
    if (operation === "clear") {
      const cleared = clearedBy(said)!;
      return [{ ...cleared, operation: cleared.at === undefined ? operation : "end_at", ...days }];
    }
    const beside = of === "stops" ? besideIn(said) : undefined;
    const where = beside && { beside: withoutAt(beside) };
    if (operation === "move") {
      const { part: named, ...moved } = movedStop(said);
      // "After lunch" says where it goes, not what.
      const isOfMeal = named !== undefined && beside?.of.part !== named;
      const move: Edit = { ...moved, ...(isOfMeal ? { part: named } : {}), ...where };
      // "Lunch at midday."
      const isAtNoon = move.part === "lunch" && move.to?.part === "midday" && move.to.day === undefined;
      return isAtNoon ? [{ operation: "move_to", ...days, part: "lunch", at: NOON }] : [move];
    }
    const denied = operation === "remove" ? mealsDenied(said) : [];
    if (denied.length > 0) return denied.map((meal) => ({ operation, ...days, part: meal }));
    if (operation === "limit")
      return said.limits.map(({ most, kind }) => ({
        operation,
        most,
        // "Just one thing on Friday."
        ...(reading.says("limit", "a_day") || kind !== undefined ? {} : days),
        ...(kind === undefined ? {} : { out: { categories: [kind] } }),
      }));
    if (operation === "only")
      return [{ operation, in: { categories: said.onlyKinds.map(({ kind }) => kind) } }];
    if (operation === "set_days") return [{ operation, days: said.days ?? said.loneNumber }];
    if (operation === "shift") return [{ operation, minutes: shiftOf(reading), ...days }];
    if (operation === "rest") return [{ operation, ...restOf(said), ...days }];
    // "Add two days": one and another one.
    if (isOfDays(operation) && !reading.says("edit", operation))
      return Array.from({ length: said.days ?? 1 }, () => ({ operation }));
    const toGo = operation === "remove" ? visitsToGo(said) : undefined;
    if (toGo !== undefined || (operation === "remove" && operations.has("undo") && beside === undefined))
      return Array.from({ length: toGo ?? 1 }, () => ({
        operation,
        ...days,
        ...(part ? { part } : {}),
        whichever: true as const,
      }));
    // "Less on Thursday afternoon."
    const isOfDay = Object.keys(days).length > 0 || previous?.days === 1;
    if (operation === "slower" && when.part && !when.meal && previous?.planned && isOfDay)
      return [{ operation: "remove", ...days, part: when.part, whichever: true }];
    if (where) return [{ operation, ...days, ...where }];
    const count = operation === "add" ? stopsMore(said) : undefined;
    if (count !== undefined)
      return Array.from({ length: count }, () => ({ operation, ...days, ...(part ? { part } : {}) }));
    if (operation === "free") return [{ operation, ...days, part: when.part }];
    if (of === "hours") {
      const ofDays = hoursOf(said, operation);
      const arrives = operation === "start_at" && (previous?.days ?? 1) > 1 && isArrival(said, ofDays);
      return (ofDays.length > 0 || operation !== "start_at" ? ofDays : onlyHour(said)).map((edit) => ({
        ...edit,
        ...(arrives ? { day: 1 } : days),
      }));
    }
    // "And a beer at the end", of the day that was spoken of.
    if (operation === "add" && part === undefined && reading.says("act", "late"))
      return [{ operation, ...(spokenOf?.day ? { day: spokenOf.day } : {}), ...days, part: "evening" }];
    const stop = of === "stops" ? said.stopNumbers[0]?.stop : undefined;
    if (stop !== undefined) return [{ operation, ...days, stop }];
    if (operation === "replace" && spokenOf && part === undefined && Object.keys(days).length === 0)
      return [{ operation, ...spokenOf }];
    // "Half an hour later."
    const minutes = SHIFTS.has(operation) ? lengthOf(reading) : undefined;
    if (of !== "meal")
      return [
        { operation, ...days, ...(part && of === "stops" ? { part } : {}), ...(minutes ? { minutes } : {}) },
      ];
    // "An easy first day and dinner at eight": the day is that of the pace.
    const move = { operation, ...(isOfPace ? {} : days) };
    const meals = plannedMeals(reading);
    const ofHours = said.hours.flatMap(({ of }) => (of === "lunch" || of === "dinner" ? of : []));
    const named = meals.length > 0 ? meals : ofHours;
    if (named.length === 0 && spokenOf)
      return [{ ...move, ...spokenOf, ...(minutes === undefined ? {} : { minutes }) }];
    return named.map((meal) => {
      const at = hourOf(said, meal);
      if (at !== undefined) return { ...move, operation: "move_to", part: meal, at };
      return { ...move, part: meal, ...(minutes === undefined ? {} : { minutes }) };
    });
  });
}

/** The hour that is said of a meal. */
function hourOf({ hours, when }: Said, meal: Meal): number | undefined {
  const [clock] = when.clocks;
  const said = hours.find(({ of }) => of === meal)?.minute;
  return (
    said ??
    (clock === undefined
      ? undefined
      : inItsHalf({ minute: clock, certain: when.clocksAreCertain === true }, meal))
  );
}

/** What may be so many minutes later or earlier. */
const SHIFTS: ReadonlySet<EditOperation> = new Set([
  ...(["start_later", "start_earlier", "end_earlier", "move_later", "move_earlier"] as const),
]);
const AN_HOUR = 60;
const NOON = 12 * AN_HOUR;

/** "An hour later", "half an hour earlier". */
function shiftOf(reading: Reading): number {
  const isEarlier = reading.says("edit", "move_earlier", "start_earlier");
  return (isEarlier ? -1 : 1) * (lengthOf(reading) ?? AN_HOUR);
}

/** "Two hours", "half an hour", "20 minutes"; undefined where no length is said. */
function lengthOf(reading: Reading): number | undefined {
  for (const [index] of reading.spans.entries()) {
    if (clockAt(reading, index) || clockAt(reading, index - 1)) continue;
    const number = reading.number(index - 1) ?? reading.number(index);
    if (reading.has(index, "clock", "minute") && number !== undefined) return number;
    const isHour = reading.has(index, "unit", "hour") || reading.has(index, "clock", "hour");
    if (!isHour) continue;
    const isHalf = [index - 2, index - 1, index].some((at) =>
      (["half_past", "half_to", "half_after"] as const).some((half) => reading.has(at, "clock", half)),
    );
    return isHalf ? AN_HOUR / 2 : (number ?? 1) * AN_HOUR;
  }
  return undefined;
}

/** When a part of the day is half over. */
const REST_IN: Readonly<Partial<Record<NonNullable<Edit["part"]>, number>>> = {
  morning: 10 * 60 + 30,
  midday: 13 * 60,
  afternoon: 15 * 60,
  evening: 18 * 60,
};

/** When a pause begins, where that is said, and how long it is: until a second hour, or so many minutes. */
function restOf({ when, hours }: Said): Pick<Edit, "at" | "minutes"> {
  const [from, until] = [
    ...hours.filter(({ of }) => of === "start" || of === "end").map(({ minute }) => minute),
    ...when.clocks,
  ];
  const at = from ?? (when.part && REST_IN[when.part]);
  return {
    ...(at === undefined ? {} : { at }),
    ...(until !== undefined && at !== undefined && until > at ? { minutes: until - at } : {}),
  };
}

/** "Two more stops". */
function stopsMore({ reading, loneNumber }: Said): number | undefined {
  const counts = (index: number) => reading.number(index) === loneNumber && !reading.has(index + 1, "unit");
  const isStops = reading.says("numbered", "stop") || reading.says("edit", "fuller");
  return isStops && reading.spans.keys().some(counts) ? loneNumber : undefined;
}

function isOfDays(operation: EditOperation): operation is "add_day" | "remove_day" {
  return operation === "add_day" || operation === "remove_day";
}

/** Two stops by their numbers, else two days or a meal of both. */
function exchanged(said: Said): Edit["between"] {
  const { stopNumbers, planDays, reading } = said;
  const named = stopNumbers.length === 2 ? undefined : exchangedStops(said);
  if (named) {
    const [{ at: _, ...first }, { at: __, ...second }] = named;
    return [first, second];
  }
  const stops = stopNumbers.map(({ day, stop }) => (day === undefined ? { stop } : { day, stop }));
  const [meal] = plannedMeals(reading);
  const days = daysExchanged(planDays).map((day) => (meal === undefined ? { day } : { day, part: meal }));
  const [one, other] = stops.length === 2 ? stops : days;
  return [one!, other!];
}

/** Of two days that are said the first has the stop; one alone is where it goes, unless a stop of it goes to another hour. */
function movedStop(said: Said): Edit {
  const { planDays, stopNumbers, when } = said;
  const days = [...new Set(planDays.map(({ day }) => day))];
  const [part, at] = [when.part, when.clocks[0]];
  const stop = stopNumbers[0]?.stop;
  const isWithin = days.length === 1 && stop !== undefined && (part !== undefined || at !== undefined);
  const [from, to] = days.length > 1 || isWithin ? days : [undefined, days[0]];
  // "The tower first."
  const isFirst = said.reading.says("act", "early") ? "morning" : undefined;
  const isLast = said.reading.says("act", "late") ? "evening" : undefined;
  const place = { day: to, part: part ?? isFirst ?? isLast, at };
  const given = Object.entries(place).filter(([, value]) => value !== undefined);
  return {
    operation: "move",
    ...(from === undefined ? {} : { day: from }),
    ...(stop === undefined ? {} : { stop }),
    ...(when.meal ? { part: when.meal } : {}),
    to: Object.fromEntries(given),
  };
}

/** The hours at which days begin or end. */
export function hoursOf({ hours }: Said, operation: EditOperation): Edit[] {
  const of = operation === "start_at" ? "start" : "end";
  return hours.filter((hour) => hour.of === of).map(({ minute }) => ({ operation, at: minute }));
}

/** Who begins so late, where nobody says that it is on every day, arrives then. */
const ARRIVES = 14 * AN_HOUR;

function isArrival(said: Said, [first]: readonly Edit[]): boolean {
  const isOfSome = Object.keys(dayMeant(said)).length > 0 || said.reading.says("limit", "a_day");
  return !isOfSome && !said.onlyPart && (first?.at ?? 0) >= ARRIVES;
}

/** "Seven is too early, nine": the one hour that is said where days are to begin later or earlier. */
function onlyHour({ when, reading, loneNumber = 0 }: Said): Edit[] {
  const [clock, ...others] = when.clocks;
  const bare = loneNumber >= EARLIEST && loneNumber <= LATEST ? loneNumber * AN_HOUR : undefined;
  const minute = clock ?? bare;
  const isMoved = reading.says("edit", "start_later", "start_earlier");
  if (minute === undefined || others.length > 0 || !isMoved || lengthOf(reading) !== undefined) return [];
  return [
    { operation: "start_at", at: inItsHalf({ minute, certain: when.clocksAreCertain === true }, "start") },
  ];
}

/** Hours that a number alone is where days begin. */
const [EARLIEST, LATEST] = [5, 13];

function operationsIn(said: Said, previous: Understanding | undefined): Set<EditOperation> {
  const { reading } = said;
  const holds = readSigns(said, previous);
  if (holds("other_to_go")) return new Set(["undo", "remove"]);
  const spoken = reading.spans.flatMap((_, index) => reading.values(index, "edit") as EditOperation[]);
  const meant = spoken.filter((operation) => isMet(changes[operation].said ?? { needs: [] }, holds));
  const implied = (Object.keys(changes) as EditOperation[]).filter((operation) => {
    return [changes[operation].implied ?? []].flat().some((way) => isMet(way, holds));
  });
  const operations = new Set([...meant, ...implied]);
  // "Cancel the rest of Sunday", "nothing on Sunday, all of it".
  const isOfDay = holds("dated_day") || holds("day_of_plan");
  const isAll = holds("act.whole_day") || holds("act.everything");
  if (isOfDay && isAll && visitsNamed(said) === 0 && reading.says("edit", "remove", "cancel")) {
    for (const one of ["remove", "cancel"] as const) operations.delete(one);
    operations.add("free");
  }
  // What is done to the plan as a whole is not done to its stops; what is said of a pause is of nothing else.
  for (const whole of ["clear", "cancel", "split", "shift", "reverse", "rest"] as const)
    if (operations.has(whole)) return new Set([whole]);
  // "We leave at three on the last day."
  const { start_at: startsAt, end_at: endsAt } = Object.groupBy(said.hours, ({ of }) => `${of}_at`);
  if (operations.has("start_at") && !startsAt && endsAt) {
    operations.delete("start_at");
    operations.add("end_at");
  }
  // "Later, at eleven", "nine, seven is too early".
  const isThen = startsAt !== undefined || onlyHour(said).length > 0;
  for (const one of ["start_later", "start_earlier"] as const)
    if (isThen && operations.delete(one)) operations.add("start_at");
  // "One more stop", "add more stops".
  if (operations.has("fuller") && holds("nothing_beside")) {
    if (stopsMore(said) !== undefined) {
      operations.delete("fuller");
      operations.add("add");
    } else operations.delete("add");
  }
  for (const { one, needs, others } of outdone)
    if (operations.has(one) && (needs === undefined || holds(needs)))
      for (const other of others) operations.delete(other);
  // Danish "byt restauranten ud" takes nothing out besides.
  if (operations.has("replace") && (meant.includes("replace") || !meant.includes("remove")))
    operations.delete("remove");
  return operations;
}

/**
 * The changes with what they take out and put in: "remove museums", "replace the museum with a park". A message that
 * only says what is not wanted takes it out; one that only says what to do on a day of the plan replaces what is
 * there.
 */
export function completeEdits(said: Said): Edit[] {
  const edits =
    said.clauses.length > 0
      ? joinChanges(
          said,
          said.clauses.map((clause, at) => completeClause(clause, at > 0)),
        )
      : completeClause(said);
  const [only, ...others] = new Set(said.planDays.map(({ day }) => day));
  const isResized = edits.some(({ operation }) => operation === "set_days" || operation === "remove_day");
  const goes = outdoneBy(edits);
  if (said.reading.says("edit", "remove")) goes.delete("remove");
  const isOfEach = said.reading.says("limit", "a_day");
  return (
    edits
      .map((edit, at) => ofItsMeal(edit, edits[at - 1]))
      .filter(({ operation }) => !goes.has(operation))
      .filter((edit) => !isAllOfDay(edit) || !namesUnknown(said))
      // "Only four days, we do not need the last one": a day, and no stop.
      .filter(
        ({ operation, stop, day }) =>
          !isResized || operation !== "remove" || (stop ?? 0) === 0 || day !== undefined,
      )
      .map((edit) =>
        // "Saturday is too full. One stop fewer", "day 5 is too full. Three things at most."
        (edit.whichever || (edit.operation === "limit" && !edit.out && !isOfEach)) &&
        only !== undefined &&
        others.length === 0 &&
        edit.day === undefined
          ? { ...edit, day: only }
          : pointing(said, ofUnknown(said, edit)),
      )
  );
}

/** What is not done beside changes of other clauses. */
function outdoneBy(edits: readonly Edit[]): Set<EditOperation> {
  const isSaid = ({ operation, whichever, out }: Edit, one: EditOperation, whose?: "whichever" | "visits") =>
    operation === one && (whose === undefined || (whose === "visits" ? !out : whichever === true));
  return new Set(
    outdoneBeside.flatMap(({ one, whose, others }) =>
      edits.some((edit) => isSaid(edit, one, whose)) ? others : [],
    ),
  );
}

/** "Dinner at eight, and no fish": what is not wanted to eat is not wanted for the meal that was just said. */
function ofItsMeal(edit: Edit, last: Edit | undefined): Edit {
  const meal = last?.part;
  const { operation, out, part, stop, beside } = edit;
  const isEaten =
    out !== undefined && !out.place && out.categories.length > 0 && out.categories.every(isFood);
  const isAlone = [part, stop, beside].every((one) => one === undefined);
  if (operation !== "remove" || !isEaten || !isAlone || (meal !== "lunch" && meal !== "dinner")) return edit;
  return { ...edit, operation: "replace", part: meal };
}

function isFood(id: string): boolean {
  return conceptOf(id)?.kind !== "place" || servesFood(id);
}

/** A day goes with all that is on it. */
function isAllOfDay({ operation, day, ...others }: Edit): boolean {
  return operation === "remove" && day !== undefined && Object.keys(others).length === 0;
}

/** "Could the day out be Dragør?": what has a name that nobody here knows is not to be taken for a whole day that goes. */
function namesUnknown({ reading, when, written }: Said): boolean {
  return findNotUnderstood(reading, when.used, written).some((words) => /^\p{Lu}/u.test(words));
}

/** "Put that in on Friday": when it is to be says nothing of what it is. */
function pointing({ reading }: Said, edit: Edit): Edit {
  const isTold = [edit.in, edit.out, edit.stop].some((one) => one !== undefined);
  const mayPoint = edit.operation === "add" || edit.operation === "move";
  const isPronoun = (at: number) => !reading.has(at, "article") && reading.number(at) === undefined;
  const points = [...reading.indices("act", "reference"), ...reading.indices("act", "theirs")].some(
    isPronoun,
  );
  const isMoved = edit.operation === "move" && edit.day === undefined && edit.part === undefined;
  return mayPoint && !isTold && (points || isMoved) ? { ...edit, points: true } : edit;
}

/** The changes of one clause; `isLater`: after another, where what is wished for comes in. */
function completeClause(said: Said, isLater = false): Edit[] {
  const { reading, wishes, where, planDays, when, stopNumbers } = said;
  // "The last thing on day 1" goes, not the day.
  const isLast = reading.says("act", "late");
  const edits = said.edits.map((edit) => (isLast && isAllOfDay(edit) ? { ...edit, stop: -1 } : edit));
  const planDay = said.planDay ?? planDays.at(-1)?.day;
  // "The second station", "one station more" is a stop.
  const isCounted = stopNumbers.length > 0 || reading.says("act", "other", "more", "also");
  const isStop = ({ at }: Thing) => isCounted && reading.has(at, "numbered", "stop");
  const strolls = strollsChanged(said);
  const beside = besideIn(said)?.of.at;
  const named = [
    ...stopsNamed(reading, wishes)
      .filter((thing) => !isStop(thing))
      .map(({ at, id }) => ({ at, categories: [id] })),
    ...where.places
      .filter(({ place }) => !where.unwanted.some(({ id }) => id === place.id))
      .map(({ at, place }) => ({ at, categories: [], place })),
    ...strolls.map(({ at, place }) => ({ at, categories: [], place })),
  ]
    .filter(({ at }) => at !== beside)
    .toSorted((a, b) => a.at - b.at);
  const unwanted: readonly Stops[] = [
    ...wishes.excluded.map((id) => ({ categories: [id] })),
    ...where.unwanted.map((place) => ({ categories: [], place })),
    ...where.areas.flatMap(({ place, isUnwanted }) => (isUnwanted ? { categories: [], place } : [])),
  ];
  const isInstead = reading.says("negation", "instead", "instead_after");
  if (isInstead && named.length > 0 && unwanted.length > 0) return exchangedFor(said, named, unwanted);
  // "We eat there instead of the restaurant": where what comes in is not known, nothing goes.
  if (isInstead && unwanted.length > 0 && edits.length === 0) return [];
  // "Until ten, with a glass of wine at the end."
  if (
    edits.length > 0 &&
    named.length > 0 &&
    edits.every(({ operation }) => changes[operation].of === "hours")
  ) {
    const part = reading.says("act", "late")
      ? "evening"
      : reading.says("act", "early")
        ? "morning"
        : undefined;
    const added: Edit = { operation: "add", ...dayMeant(said), ...(part ? { part } : {}) };
    return [...edits, ...eachOf("add", named, reading).map((one) => withStops(added, one, []))];
  }
  if (edits.length > 0)
    return edits.flatMap((edit) =>
      eachOf(edit.operation, named, reading).map((one) => {
        // "Italian for dinner": what goes is said by the meal alone.
        const isOfMeal = edit.operation === "replace" && !reading.says("edit", "replace");
        if (isOfMeal) return one.length > 0 ? { ...edit, in: joined(one) } : edit;
        return isForThat(edit, one, reading)
          ? { ...edit, in: joined(one), points: true }
          : withStops(edit, one, unwanted);
      }),
    );
  if (unwanted.length > 0) {
    const remove: Edit = { operation: "remove", ...(planDay === undefined ? {} : { day: planDay }) };
    // A stop is a named place or of a kind; what is both would be neither.
    const [places, kinds] = [unwanted.filter(({ place }) => place), unwanted.filter(({ place }) => !place)];
    // "Dinner without fish."
    const [meal, ...others] = plannedMeals(reading);
    if (meal && others.length + places.length === 0)
      return [{ ...remove, operation: "replace", part: meal, out: joined(kinds) }];
    const goes = [...(kinds.length > 0 ? [kinds] : []), ...places.map((stop) => [stop])];
    return goes.map((stops) => withStops(remove, [], stops));
  }
  if (planDay === undefined)
    return wantsPlace(said) || (isLater && named.length > 0)
      ? [withStops({ operation: "add" }, named, [])]
      : [];
  // A stroll is one stop more.
  if (strolls.length > 0 && strolls.length === named.length)
    return [withStops({ operation: "add", day: planDay, part: when.meal ?? when.part }, named, [])];
  const isEaten = wishes.things.some(({ id }) => servesFood(id));
  if (when.meal || isEaten)
    return [
      withStops(
        { operation: "replace", day: planDay, part: when.meal ?? (isEaten ? "dinner" : when.part) },
        named,
        [],
      ),
    ];
  const placed: Edit = { operation: "move", to: { day: planDay, part: when.part } };
  return eachOf("add", named, reading).map((stop) => withStops(placed, stop, []));
}

/** What is to be put in by a name that nobody knows is not just anything. */
function ofUnknown({ reading, written, when, choice }: Said, edit: Edit): Edit {
  const isTold = [edit.in, edit.part, choice].some((one) => one !== undefined);
  // "Add a place to eat."
  const isEaten = edit.operation === "add" && edit.in === undefined && reading.says("activity", "eat");
  if (isEaten && !reading.says("meal")) return { ...edit, in: { categories: ["restaurant"] } };
  const isUnread = edit.operation === "add" || (edit.operation === "replace" && isReplacedByUnknown(reading));
  if (!isUnread || (edit.operation === "add" ? isTold : edit.in !== undefined)) return edit;
  const unknown = findNotUnderstood(reading, when.used, written);
  return unknown.length > 0 ? { ...edit, in: { categories: unknown } } : edit;
}

/** "Swap it for a pottery class": a word that nobody knows stands after what is done, in its clause. */
function isReplacedByUnknown(reading: Reading): boolean {
  const at = reading.indices("edit", "replace")[0];
  if (at === undefined) return false;
  // Of characters without spaces two make a word.
  const ends = reading.grammar.spaced === false ? [0, 1] : [0];
  for (let next = at + 1; next < reading.spans.length && !reading.breakBefore(next); next++)
    if (ends.every((step) => reading.isUnknownWord(next + step))) return true;
  return false;
}

/** "The zoo on day 2 instead of the castle": one goes, the other comes in its place or on the day that is said. */
function exchangedFor({ planDay }: Said, named: readonly Stops[], unwanted: readonly Stops[]): Edit[] {
  const [out, put] = [joined(unwanted), joined(named)];
  if (planDay === undefined) return [{ operation: "replace", out, in: put }];
  return [
    { operation: "remove", stop: 1, out },
    { operation: "move", to: { day: planDay }, out: put },
  ];
}

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
  const areEach = operation === "add" && kinds.length > 1 && isListed && !reading.says("act", "either");
  if (operation !== "add" && operation !== "remove" && operation !== "keep") return [named];
  const each = [...(areEach ? kinds.map((kind) => [kind]) : [kinds]), ...places.map((place) => [place])];
  const all = each.filter(({ length }) => length > 0);
  return all.length > 0 ? all : [[]];
}

/** "Swap it for a museum": what is named comes in for what is pointed to. */
function isForThat(
  { operation, day, part, stop }: Edit,
  named: readonly NamedStops[],
  reading: Reading,
): boolean {
  const at = reading.indices("edit", "replace")[0];
  const isTold = [day, part, stop].some((one) => one !== undefined);
  if (operation !== "replace" || named.length === 0 || at === undefined || isTold) return false;
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

/** Kinds of places, or where none is named the properties of one ("something vegan"). */
function stopsNamed(reading: Reading, { things }: Wishes): Thing[] {
  const kinds = things.filter(({ kind }) => kind === "category");
  if (kinds.length > 0) return kinds;
  return things.filter(({ kind, at }) => kind === "feature" && !reading.has(at, "edit"));
}

function withStops(edit: Edit, named: readonly Stops[], unwanted: readonly Stops[]): Edit {
  const goes = numberOut(edit, named.length, unwanted.length > 0);
  if (goes === undefined) return edit;
  const [out, put] = [[...named.slice(0, goes), ...unwanted], named.slice(goes)];
  const stops: Pick<Edit, "out" | "in"> = {};
  if (out.length > 0) stops.out = joined(out);
  if (put.length > 0) stops.in = joined(put);
  return { ...edit, ...stops };
}

/**
 * How many of the things named, from the first, are taken out; undefined for changes without stops. Of two things
 * named for a replacement the first goes; of one, where neither time nor denial says what goes, it does.
 */
function numberOut(
  { operation, day, part, stop }: Edit,
  named: number,
  isDenied: boolean,
): number | undefined {
  if (operation === "remove" || operation === "move" || operation === "keep") return named;
  if (operation === "add") return 0;
  if (operation !== "replace") return undefined;
  const isTold = isDenied || (named === 1 && [day, part, stop].some((one) => one !== undefined));
  return isTold ? 0 : Math.min(1, named);
}

function joined(stops: readonly Stops[]): Stops {
  const place = stops.find((stop) => stop.place)?.place;
  return {
    categories: [...new Set(stops.flatMap(({ categories }) => categories))],
    ...(place ? { place } : {}),
  };
}
