import type { Meal } from "../../languages/spoken.ts";
import { DAYS_MAX } from "./amounts.ts";
import { DAY_MS, type LocalDay, type PartOfDay, partsOfDay } from "./calendar.ts";
import { hoursOf } from "./changes.ts";
import { clockAt } from "./clock.ts";
import { countedKind } from "./limits.ts";
import { isShape } from "./plan-changes.ts";
import { inItsHalf } from "./plan-hours.ts";
import { readPlacements } from "./plan-placements.ts";
import { dayAt, mealsDenied } from "./plan-stops.ts";
import type { Reading } from "./reading.ts";
import type { Said } from "./slots.ts";
import { joinsDays } from "./stretches.ts";
import type { Edit } from "./understanding.ts";
import type { When } from "./when.ts";
import type { Wishes } from "./wishes.ts";

/**
 * How a new plan is to be, as changes that it has from the beginning: its pace, its hours and meals, what is to be on which day, parts
 * of days that are free. The message is known to ask for a plan, so its words need nothing beside them.
 */
export function readShape(said: Said): Edit[] {
  const { reading, edits } = said;
  // Days by name or date are let go of: what a message says of them is when the plan begins.
  const meant = edits.filter(isShape).map(({ weekdays: _, date: __, ...shape }): Edit => {
    // "Relaxed, Tivoli on the first day": the day is not that of the pace.
    const way = shape.operation;
    const isPace = way === "slower" || way === "fuller";
    const at = reading.indices("edit", way)[0] ?? (isPace ? paceOf(said, way) : undefined);
    if (isPace && at !== undefined) return { operation: shape.operation, ...dayAt(said, at) };
    const limit = said.limits.find(
      ({ most, kind }) => most === shape.most && kind === shape.out?.categories[0],
    );
    const { day: _day, ...ofAll } = shape;
    if (shape.operation === "limit" && limit) return { ...ofAll, ...dayAt(said, limit.at) };
    // "The evening of day 2 free, start at 10": the day is not that of the hour.
    const hour = said.hours.find(({ of }) => way === `${of}_at`);
    if (hour && isDayOfOther(said)) return { ...ofAll, ...dayAt(said, hour.at) };
    return shape.operation === "less_walking" && at !== undefined ? { ...ofAll, ...dayAt(said, at) } : shape;
  });
  const has = (operation: Edit["operation"]) => meant.some((edit) => edit.operation === operation);
  const pace = (["slower", "fuller"] as const).flatMap((way) => {
    const at = has(way) ? undefined : (reading.indices("edit", way)[0] ?? paceOf(said, way));
    return at === undefined ? [] : [{ way, at }];
  });
  const hours = (["start_at", "end_at"] as const).filter((which) => !has(which));
  const ofPart = hours.length === 2 ? hoursOfPart(said) : [];
  // "With a nap from 12 to 2": the days are longer.
  const isOfRest = ({ at }: Edit) =>
    meant.some(
      (rest) => rest.operation === "rest" && [rest.at, (rest.at ?? 0) + (rest.minutes ?? 0)].includes(at),
    );
  const isOfDays = (edit: Edit) =>
    (edit.operation !== "start_at" && edit.operation !== "end_at") || !isOfRest(edit);
  const shapes = [
    ...meant.filter((edit) => isOfDays(edit) && !(edit.operation === "free" && ofPart.length > 0)),
    ...pace.map(({ way, at }): Edit => ({ operation: way, ...dayAt(said, at) })),
    ...hours.flatMap((which) => hoursOf(said, which)).filter(isOfDays),
    ...ofPart,
    ...(has("start_at") || said.hours.some(({ of }) => of === "start") ? [] : laterOnFirst(said)),
    ...(has("end_at") || said.hours.length > 0 ? [] : endOfStay(said)),
    ...halfDays(said),
    ...countedStops(said),
    ...(has("move_to") ? [] : mealHours(said)),
    ...mealsWanted(said),
    ...readPlacements(said),
    ...(has("free") || ofPart.length > 0 ? [] : freeParts(said)),
  ];
  const ofStay = hoursOfStay(said);
  const isOfStay = ({ operation, at }: Edit) =>
    ofStay.some((edit) => edit.operation === operation && edit.at === at);
  return [...shapes.filter((edit) => !isOfStay(edit)).flatMap((edit) => ofItsDay(said, edit)), ...ofStay];
}

/** The days of a new plan, as far as they are said: the first, and how many. */
function daysPlanned({ when, days }: Said): { first: LocalDay; length: number } | undefined {
  const first = when.stay?.first ?? when.day?.first;
  const length = when.stay?.days ?? days ?? when.day?.length ?? 1;
  return first === undefined || length < 2 || length > DAYS_MAX ? undefined : { first, length };
}

/** How far a day may stand from an hour of it. */
const BESIDE = 3;

/** The day of a new plan of several that is said right beside a span; beyond the last where the plan is over by then ("leaving on Sunday at 19:00"). */
function dayBeside(said: Said, at: number, isMeant = (_: number) => true): number | undefined {
  const { reading, when } = said;
  const plan = daysPlanned(said);
  const isBeside = (day: { at: number }) =>
    Math.abs(day.at - at) <= BESIDE && !reading.isApart(day.at, at) && isMeant(day.at);
  const [named] = when.days.filter(isBeside).toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at));
  if (!plan || !named) return undefined;
  const days = (named.first - plan.first) / DAY_MS;
  return (named.byName ? ((days % 7) + 7) % 7 : days) + 1;
}

/** Whether a day is the second of two that are said together: "Friday and Saturday from ten". */
function isJoinedToOther({ reading, when }: Said, at: number): boolean {
  const before = when.days.findLast((day) => day.at < at);
  const between = before ? Array.from({ length: at - before.at }, (_, step) => before.at + step) : [];
  const links = [...between, ...(reading.grammar.verbLast ? [at + 1] : [])];
  return (
    between.length > 1 &&
    !reading.isApart(before!.at, at) &&
    between.length <= BESIDE &&
    links.some(
      (one) =>
        reading.has(one, "act", "join") ||
        reading.has(one, "moment", "until") ||
        reading.has(one, "moment", "to"),
    )
  );
}

/** The hour when days begin or end, of the one day that it was said of alone; none of a day after the last. */
function ofItsDay(said: Said, edit: Edit): Edit[] {
  const of = edit.operation === "start_at" ? "start" : edit.operation === "end_at" ? "end" : undefined;
  const hour = said.hours.find((one) => one.of === of && one.minute === edit.at);
  const day =
    hour && edit.day === undefined ? dayBeside(said, hour.at, (at) => !isJoinedToOther(said, at)) : undefined;
  if (day === undefined) return [edit];
  return day >= 1 && day <= daysPlanned(said)!.length ? [{ ...edit, day }] : [];
}

/** "This afternoon and tomorrow": the first day begins with that part. */
function laterOnFirst({ reading, when }: Said): Edit[] {
  const next = when.days.find(({ first }) => first !== when.day?.first);
  const isFirst = (at: number) => next !== undefined && at < next.at && joinsDays(reading, at, next.at);
  const at = (when.day?.length ?? 1) > 1 ? reading.indices("part").find(isFirst) : undefined;
  const part = at === undefined ? undefined : reading.value(at, "part");
  if (part !== "afternoon" && part !== "evening") return [];
  return [{ operation: "start_at", at: partsOfDay[part][0], day: 1 }];
}

/** "We leave on Friday evening", "until Sunday morning": the last day ends as that part begins, or at noon. */
function endOfStay(said: Said): Edit[] {
  const part = partOfLast(said);
  if (part === undefined) return [];
  return [
    {
      operation: "end_at",
      at: Math.max(partsOfDay[part][0], partsOfDay.midday[0]),
      day: said.when.stay!.days,
    },
  ];
}

/** When who leaves after a meal has eaten. */
const EATEN: Readonly<Record<Meal, number>> = { breakfast: 10 * 60, lunch: 14 * 60, dinner: 21 * 60 };

/** "We land on Friday at two, home again on Monday after lunch": the first day begins at the hour of coming, the last ends at that of going. */
function hoursOfStay({ reading, when }: Said): Edit[] {
  const [start, end] = [when.days[0], when.days.at(-1)];
  if (!when.stay || start === end || when.days.length > 2) return [];
  const beside = (day: When["days"][number]) =>
    Array.from({ length: 2 * BESIDE + 2 }, (_, step) => day.at - BESIDE + step).filter(
      (at) => !reading.isApart(at, day.at),
    );
  const hourOf = (day: When["days"][number], of: "start" | "end") =>
    beside(day).flatMap((at) => {
      const clock = clockAt(reading, at);
      return clock ? [inItsHalf(clock, of)] : [];
    })[0];
  const eaten = beside(end!)
    .filter((at) => at > end!.at)
    .flatMap((at) => reading.values(at, "meal") as Meal[])[0];
  const [from, until] = [hourOf(start!, "start"), hourOf(end!, "end") ?? (eaten && EATEN[eaten])];
  return [
    ...(from === undefined ? [] : [{ operation: "start_at", at: from, day: 1 } as const]),
    ...(until === undefined ? [] : [{ operation: "end_at", at: until, day: when.stay.days } as const]),
  ];
}

/** The part that is said of the last day of a stay, right beside it. */
function partOfLast({ reading, when }: Said): PartOfDay | undefined {
  const last = when.stay && when.days.at(-1)?.at;
  if (last === undefined) return undefined;
  const isBeside = (at: number) =>
    at === last || (!reading.breakBefore(Math.max(at, last)) && !reading.isApart(at, last));
  // Korean "수요일부터 금요일까지 오후만" is of each.
  const near = reading.has(last + 1, "moment", "until")
    ? [last, last - 1]
    : [last, last + 1, last + 2, last - 1];
  const at = near.find((one) => reading.has(one, "part") && isBeside(one));
  return at === undefined ? undefined : (reading.value(at, "part") as PartOfDay);
}

/** "Today and half of tomorrow": of the first day the second half, of others the first. */
function halfDays(said: Said): Edit[] {
  return said.reading.indices("act", "half_day").flatMap((at): Edit[] => {
    const day = dayBeside(said, at);
    if (day === undefined) return [];
    return [
      day === 1
        ? { operation: "start_at", at: partsOfDay.afternoon[0], day }
        : { operation: "end_at", at: partsOfDay.midday[1], day },
    ];
  });
}

/** Whether a day that is named is the one of free time or of a pace. */
function isDayOfOther({ reading, planDays }: Said): boolean {
  const ways = ["free", "slower", "fuller"].flatMap((way) => reading.indices("edit", way));
  return [...ways, ...reading.indices("act", "calm")].some((way) =>
    planDays.some(({ at }) => !reading.isApart(at, way)),
  );
}

/** "Two quiet days": a word for calm says the pace of the plan. */
function paceOf({ reading, wishes }: Said, way: "slower" | "fuller"): number | undefined {
  if (way === "fuller") return undefined;
  return reading.spans.map((_, index) => index).find((index) => isCalm(reading, wishes, index));
}

/** Whether a word for calm or quiet is of the days, not of a kind of place beside it: "a quiet café". */
export function isCalm(reading: Reading, { things }: Wishes, index: number): boolean {
  const isOfPlace = things.some(
    ({ at, kind }) =>
      kind === "category" && Math.abs(at - index) <= 2 && at !== index && !reading.isApart(at, index),
  );
  const saysCalm = reading.has(index, "concept", "quiet") || reading.has(index, "act", "calm");
  return saysCalm && !isOfPlace;
}

/** "Plan Saturday morning", "Friday afternoon is free": the day of the plan begins and ends with that part of it. */
function hoursOfPart(said: Said): Edit[] {
  const { reading, when, hours, days = 1 } = said;
  const part = when.part;
  // "Until Sunday morning" is of one day, "Wednesday to Friday, afternoons" of each.
  const isOfOne =
    when.stay !== undefined &&
    (when.days.length !== 2 ||
      partOfLast(said) !== undefined ||
      reading.indices("part").some((at) => at < when.days[1]!.at));
  const isOther =
    days > 1 || isOfOne || hours.length > 0 || reading.says("meal") || reading.says("edit", "keep");
  if (when.day?.length !== 1 || part === undefined || isOther) return [];
  const parts = reading.indices("part");
  const isOfDay = parts.some((at) =>
    [at - 2, at - 1, at, at + 1].some(
      (one) => (reading.has(one, "weekday") || reading.has(one, "day")) && !reading.isApart(one, at),
    ),
  );
  if (parts.length !== 1 || !isOfDay) return [];
  const [start, end] = partsOfDay[part];
  return [
    ...(part === "morning" ? [] : [{ operation: "start_at", at: start } as const]),
    ...(part === "evening" || part === "night" ? [] : [{ operation: "end_at", at: end } as const]),
  ];
}

/** "A route of four shops." */
function countedStops(said: Said): Edit[] {
  const counted = countedKind(said);
  if (!counted) return [];
  const { most, kind } = counted;
  return [
    { operation: "only", in: { categories: [kind] } },
    { operation: "limit", most },
  ];
}

function mealHours({ hours }: Said): Edit[] {
  return hours.flatMap(({ of, minute }): Edit[] =>
    of === "start" || of === "end" ? [] : [{ operation: "move_to", part: of, at: minute }],
  );
}

/** Breakfast is planned where it is said; another meal is not where it is denied. */
function mealsWanted(said: Said): Edit[] {
  const { reading } = said;
  const denied = mealsDenied(said);
  return (["breakfast", "lunch", "dinner"] as const).flatMap((part): Edit[] => {
    const index = reading.indices("meal", part)[0];
    if (index === undefined) return [];
    if (denied.includes(part)) return [{ operation: "remove", part, ...dayAt(said, index) }];
    return part === "breakfast" ? [{ operation: "add", part, ...dayAt(said, index) }] : [];
  });
}

/** Whether "free" is of time: "afternoons free". */
export function keepsTimeFree(said: Said): boolean {
  return said.edits.some(({ operation }) => operation === "free") || freeParts(said).length > 0;
}

function freeParts(said: Said): Edit[] {
  const { reading } = said;
  return reading.indices("edit", "free").flatMap((index): Edit[] => {
    // "The afternoon of day 1 free."
    const part = [-1, 1, -2, 2, -3, -4]
      .map((step) => reading.value(index + step, "part"))
      .find((value) => value !== undefined);
    return part ? [{ operation: "free", part: part as Edit["part"], ...dayAt(said, index) }] : [];
  });
}
