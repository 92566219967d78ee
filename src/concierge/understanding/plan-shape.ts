import { MAX_DAYS } from "../../contract/inline-itinerary.ts";
import { DAY_MS, type LocalDay, partsOfDay } from "./calendar.ts";
import { hoursOf } from "./changes.ts";
import { countedKind } from "./limits.ts";
import { isShape } from "./plan-changes.ts";
import { dayAt, mealsDenied, nearestTo } from "./plan-stops.ts";
import { strollsOf } from "./plan-strolls.ts";
import type { Reading } from "./reading.ts";
import type { Said } from "./slots.ts";
import type { Thing } from "./things.ts";
import { readTimeToFill } from "./time-to-fill.ts";
import type { Edit, Stops } from "./understanding.ts";
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
  const fill = readTimeToFill(said);
  const isTold = ({ operation, at = 0 }: Edit) =>
    (operation === "start_at" || operation === "end_at") && fill.isTold(at);
  const restsAt = (minute?: number) =>
    meant.some(({ operation, at }) => operation === "rest" && at === minute);
  // "A free afternoon", with nothing else that there is time for, is to be filled.
  const isFilled = fill.hours.some(({ day }) => day === undefined);
  // "With a nap from 12 to 2": the days are longer.
  const isOfRest = ({ at }: Edit) =>
    meant.some(
      (rest) => rest.operation === "rest" && [rest.at, (rest.at ?? 0) + (rest.minutes ?? 0)].includes(at),
    );
  const isOfDays = (edit: Edit) =>
    (edit.operation !== "start_at" && edit.operation !== "end_at") || !isOfRest(edit);
  const hoursSaid = [
    ...meant.filter((edit) => isOfDays(edit) && !(edit.operation === "free" && isFilled)),
    ...pace.map(({ way, at }): Edit => ({ operation: way, ...dayAt(said, at) })),
    ...hours.flatMap((which) => hoursOf(said, which)).filter(isOfDays),
  ];
  return [
    ...hoursSaid.filter((edit) => !isTold(edit)).flatMap((edit) => ofItsDay(said, edit)),
    ...fill.hours.filter(({ operation, at }) => !(operation === "rest" && restsAt(at))),
    ...halfDays(said),
    ...countedStops(said),
    ...(has("move_to") ? [] : mealHours(said).filter(({ at }) => !fill.hours.some((hour) => hour.at === at))),
    ...mealsWanted(said),
    ...readPlacements(said),
    ...(has("free") || isFilled ? [] : freeParts(said)),
  ];
}

/** The days of a new plan, as far as they are said: the first, and how many. */
function daysPlanned(said: Said): { first: LocalDay; length: number } | undefined {
  const { when, days } = said;
  const fill = readTimeToFill(said).days;
  const first = fill?.first ?? when.stay?.first ?? when.day?.first;
  const length = fill?.length ?? when.stay?.days ?? days ?? when.day?.length ?? 1;
  return first === undefined || length < 2 || length > MAX_DAYS ? undefined : { first, length };
}

/** How far a day may stand from an hour of it. */
const BESIDE = 3;

/** The day of a new plan of several that is said right beside a span; beyond the last where the plan is over by then ("leaving on Sunday at 19:00"). */
function dayBeside(said: Said, at: number, isMeant = (_: number) => true): number | undefined {
  const { reading, when } = said;
  const plan = daysPlanned(said);
  const isBeside = (day: { at: number }) =>
    Math.abs(day.at - at) <= BESIDE && !reading.isApart(day.at, at) && isMeant(day.at);
  const named = nearestTo(when.days.filter(isBeside), at);
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
    links.some((one) => reading.has(one, "act", "join") || reading.has(one, "moment", "until", "to"))
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
  const ways = [...reading.indices("edit", "free", "slower", "fuller"), ...reading.indices("act", "calm")];
  return ways.some((way) => planDays.some(({ at }) => !reading.isApart(at, way)));
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

/** A part of the day, or a word for the beginning or the end, counts this near to what it is said of, in spans. */
const NEAR = 4;
/** What stands between makes a time less likely to be said of a thing: something else that is named, a word that joins. */
const [OTHER_THING, JOIN] = [6, 1];

type Moment = Pick<Edit, "day" | "part" | "order">;

/** When places and kinds are to be: "Tivoli on the first day", "the zoo in the morning", "museums first", "a bar on the last evening". */
function readPlacements(said: Said): Edit[] {
  const { where } = said;
  const included = where.places.filter(({ place }) => where.included.some(({ id }) => id === place.id));
  const stops: { at: number; stop: Stops }[] = [
    ...[...included, ...strollsOf(said)].map(({ at, place }) => ({ at, stop: { categories: [], place } })),
    ...kindsOf(said).map(({ id, at }) => ({ at, stop: { categories: [id] } })),
    ...bestOf(said),
  ];
  const others = stops.map(({ at }) => at);
  return stops.flatMap(({ at, stop }): Edit[] => {
    const moment = momentOf(said, at, others);
    return Object.keys(moment).length > 0 ? [{ operation: "add", ...moment, in: stop }] : [];
  });
}

function kindsOf({ wishes }: Said): Thing[] {
  return wishes.things.filter(({ kind, denied }) => kind === "category" && denied === undefined);
}

/** "Save the best for last." */
function bestOf(said: Said): { at: number; stop: Stops }[] {
  const { reading } = said;
  const isOfThing = (at: number) => kindsOf(said).some((thing) => Math.abs(thing.at - at) <= 1);
  return reading
    .indices("sort", "rating")
    .filter((at) => !isOfThing(at))
    .map((at) => ({ at, stop: { categories: [], best: true } }));
}

/** The day, the part of it, or the beginning or end that is said of what is named at a span. */
function momentOf({ reading, planDays }: Said, at: number, others: readonly number[]): Moment {
  const days = planDays.map(({ at, day }) => ({ at, value: { day } }));
  const isOfDay = (index: number) => days.some((one) => one.at === index);
  const orders = (["early", "late"] as const).flatMap((act) =>
    reading
      .indices("act", act)
      .filter((index) => !isOfDay(index))
      .map((index): { at: number; value: Moment } => ({
        at: index,
        value: { order: act === "early" ? "first" : "last" },
      })),
  );
  const parts = reading.indices("part").filter((index) => !isFree(reading, index));
  const cost = (index: number) => wayBetween(reading, at, index, others);
  const nearest = <T extends { at: number }>(all: readonly T[], most: number) =>
    all.filter((one) => cost(one.at) <= most).toSorted((a, b) => cost(a.at) - cost(b.at))[0];
  const when = nearest(
    [...days, ...orders.filter((one) => cost(one.at) <= NEAR)],
    Number.MAX_SAFE_INTEGER,
  )?.value;
  const part = nearest(
    parts.map((index) => ({ at: index })),
    NEAR,
  );
  return {
    ...when,
    ...(part ? { part: reading.value(part.at, "part") as NonNullable<Edit["part"]> } : {}),
  };
}

/** "Keep the afternoon free." */
function isFree(reading: Reading, index: number): boolean {
  return [-2, -1, 1, 2].some((step) => reading.has(index + step, "edit", "free"));
}

/** How far apart two spans of a clause are; infinite of two. */
function wayBetween(reading: Reading, one: number, other: number, others: readonly number[]): number {
  if (reading.isApart(one, other)) return Number.POSITIVE_INFINITY;
  const between = reading.between(one, other);
  const things = between.filter((at) => others.includes(at)).length;
  const joins = between.filter((at) => reading.has(at, "act", "join")).length;
  return Math.abs(one - other) + things * OTHER_THING + joins * JOIN;
}
