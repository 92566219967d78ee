import type { Phrases } from "../../languages/phrases.ts";
import type { Meal } from "../../languages/spoken.ts";
import type { EditOutcome } from "../planner/change-plan.ts";
import type { PlanEdit, StopReference } from "../planner/edits.ts";
import { lengthsOf, type Plan, type PlanNote, placeIdsOf, type Role, type Stop } from "../planner/plan.ts";
import { TRAVEL } from "../planner/travel.ts";
import type { Voice } from "./voice.ts";

/** Beyond this many places the answer says that the plan was changed, not how. */
const MAX_NAMED = 8;

/**
 * What changed from one plan to the next, and why what did not change could not. `names`: of places in the answer's language, by id; `hoursOf`: when
 * they are open, where that is known.
 */
export function tellChanges(
  voice: Voice,
  {
    before,
    after,
    outcomes,
    isRestored = false,
  }: { before: Plan; after: Plan; outcomes: readonly EditOutcome[]; isRestored?: boolean },
  names: (id: string) => string,
  hoursOf: (id: string) => string | undefined = () => undefined,
): string {
  const { phrases } = voice;
  const withHours = (id: string) => names(id) + voice.remarks([hoursOf(id) ?? []].flat());
  const denied = outcomes.filter(isDenial);
  const left = new Set(denied.map((one) => calledIn(voice, one)));
  const refusals = [
    ...(denied.length > 0 ? [phrases.staysOut(voice.list([...left]))] : []),
    ...outcomes
      .filter((one) => one.refusal && !isDenial(one) && !(isMissing(one) && left.has(calledIn(voice, one))))
      .map((one) => tellRefusal(voice, before, one, one.refusal === "not_then" ? withHours : names)),
  ];
  const made = outcomes.filter(({ refusal }) => refusal === undefined).map(({ edit }) => edit);
  const isSame = JSON.stringify(before.days) === JSON.stringify(after.days);
  if (made.length === 0 && (isSame || !isRestored))
    return [
      ...new Set(refusals),
      phrases.planUnchanged,
      ...(outcomes.length === 0 ? [phrases.canChange] : []),
    ].join(voice.between);
  // Days that came for something that is to be on the last of them are told whole.
  const isGrown = made.some(({ type }) => type === "setDays") && made.some(putsOnNewDay(before));
  const told = isGrown ? { days: after.days.slice(0, before.days.length) } : after;
  const said = [
    ...(isRestored ? [phrases.planRestored] : []),
    ...tellExchanged(voice, [...idsOf(before)], [...idsOf(told)], names, !isRestored),
    ...(isGrown ? newDays(voice, after.days.slice(before.days.length), names) : []),
    ...made.flatMap((edit) => tellEdit(voice, before, after, edit, names)),
    ...(made.some(({ type }) => OF_LENGTHS.has(type)) ? [] : shorterVisits(voice, before, after)),
  ];
  const tellsWays = made.some(({ type }) => type === "lessWalking");
  return [
    ...(said.length > 0 ? new Set(said) : [isSame ? phrases.planUnchanged : phrases.planChanged]),
    ...new Set(refusals),
    ...(tellsWays ? [] : [planFigures(voice, after)]),
  ].join(voice.between);
}

/** Whether a change is of a day that the plan had not. */
function putsOnNewDay({ days }: Plan): (edit: PlanEdit) => boolean {
  const isNew = (day: number | undefined) => day !== undefined && day > days.length;
  return (edit) =>
    isNew(edit.type === "add" ? edit.dayNumber : edit.type === "move" ? edit.toDay : undefined);
}

/** What days have that came to the plan, and which are free. */
function newDays(
  { phrases, list, number, clock }: Voice,
  days: Plan["days"],
  names: (id: string) => string,
): string[] {
  const free = days.filter(({ stops }) => stops.length === 0).map(({ dayNumber }) => number(dayNumber));
  const told = days
    .filter(({ stops }) => stops.length > 0)
    .map(({ dayNumber, stops }) =>
      phrases.onDay(
        number(dayNumber),
        list(stops.map(({ placeId, start }) => `${clock(start)} ${names(placeId)}`)),
      ),
    );
  return [...told, ...(free.length > 0 ? [phrases.daysFree(list(free))] : [])];
}

/** Whether something is not wanted that the plan has none of. */
function isDenial(outcome: EditOutcome): boolean {
  const { edit } = outcome;
  return edit.type === "remove" && edit.isDenied === true && isMissing(outcome);
}

function isMissing({ refusal }: EditOutcome): boolean {
  return refusal === "no_such_stop";
}

/** What a stop was called that is nowhere: its name, or the word that was said for its kind. */
function calledIn({ phrases }: Voice, { edit }: EditOutcome): string {
  const { called = "", placeId } = "stop" in edit ? edit.stop : {};
  return placeId === undefined && called !== "" ? phrases.quoted(called) : called;
}

/** Changes that are of lengths themselves. */
const OF_LENGTHS: ReadonlySet<PlanEdit["type"]> = new Set(["stay", "slower", "fuller"]);

/** The days whose visits are shorter than they were. */
function shorterVisits({ phrases, list, number }: Voice, before: Plan, after: Plan): string[] {
  const lengths = lengthsOf(before.days);
  const days = after.days.filter(({ stops }) =>
    stops.some(({ placeId, start, end }) => end - start < (lengths.get(placeId) ?? 0)),
  );
  return days.length > 0 ? [phrases.shorterVisits(list(days.map(({ dayNumber }) => number(dayNumber))))] : [];
}

/** What a change brought besides places that came and went. */
function tellEdit(
  voice: Voice,
  before: Plan,
  after: Plan,
  edit: PlanEdit,
  names: (id: string) => string,
): string[] {
  const { phrases, number } = voice;
  switch (edit.type) {
    case "lessWalking":
      return [phrases.wayNow(voice.duration(wayMinutes(after)), voice.duration(wayMinutes(before)))];
    case "shiftStart":
    case "shiftEnd":
      return changedHours(voice, after, edit.type === "shiftStart" ? "start" : "end", edit.dayNumber ?? 1);
    case "setHours":
      return changedHours(voice, after, edit.start === undefined ? "end" : "start", edit.dayNumber ?? 1);
    case "shiftAll":
      return after.days
        .filter(({ dayNumber }) => (edit.dayNumber ?? dayNumber) === dayNumber)
        .flatMap(({ dayNumber }) => changedHours(voice, after, "start", dayNumber));
    case "rest":
      return after.days
        .filter(({ dayNumber }) => (edit.dayNumber ?? dayNumber) === dayNumber)
        .flatMap((day) => restOf(voice, day, edit));
    case "moveMeal":
    case "shiftMeal":
    case "addMeal":
      return mealHours(voice, after, edit.meal, edit.dayNumber);
    case "stay":
      return stayNow(voice, before, after, names);
    case "move": {
      if (putsOnNewDay(before)(edit)) return [];
      const moved = movedStops(voice, before, after, names, edit.stop.placeId);
      return moved.length > 0 ? moved : standsOn(voice, after, edit.stop.placeId, names);
    }
    case "swapStops":
      return movedStops(voice, before, after, names);
    case "swapDays":
      return [
        phrases.swappedDays(number(edit.days[0]), number(edit.days[1])),
        ...stayedStops(voice, before, after, edit.days, names),
      ];
    case "setDays":
      return [phrases.planSize(number(after.days.length))];
    case "keepFree": {
      const days = after.days.filter(({ dayNumber }) => (edit.dayNumber ?? dayNumber) === dayNumber);
      if (edit.timeOfDay === undefined) return [];
      const numbers = voice.list(days.map(({ dayNumber }) => number(dayNumber)));
      return [phrases.freeOn(numbers, phrases.parts[edit.timeOfDay])];
    }
    case "keep": {
      const { placeId, dayNumber, position = 1 } = edit.stop;
      const stops = after.days[(dayNumber ?? 1) - 1]?.stops ?? [];
      const kept = placeId ?? stops.at(position > 0 ? position - 1 : position)?.placeId;
      return kept ? [phrases.kept(names(kept))] : [];
    }
    default:
      return [];
  }
}

/** Why a change was not made: the places in its way, or how many days and stops there are. */
function tellRefusal(
  voice: Voice,
  { days }: Plan,
  outcome: EditOutcome,
  names: (id: string) => string,
): string {
  const { phrases, number, between } = voice;
  const { refusal, placeIds = [] } = outcome;
  if (refusal === "no_such_stop") return tellMissing(voice, days, outcome, names);
  if (refusal === "which_stop") return phrases.whichStop(voice.list(placeIds.map(names)));
  if (placeIds.length > 0) return phrases.notThen(voice.list(placeIds.map(names)));
  const said = phrases.refusals[refusal!];
  return refusal === "no_such_day" ? [said, phrases.planSize(number(days.length))].join(between) : said;
}

/** What was looked for where it is not; then where else it is, or others of its kind are (`placeIds`), or what the day has. */
function tellMissing(
  voice: Voice,
  days: Plan["days"],
  outcome: EditOutcome,
  names: (id: string) => string,
): string {
  const { phrases, number } = voice;
  const { edit, placeIds: others = [] } = outcome;
  const ofMeal = "meal" in edit ? { meal: edit.meal, dayNumber: edit.dayNumber } : { position: 1 };
  const stop: StopReference = "stop" in edit ? edit.stop : ofMeal;
  const { placeId, meal, dayNumber } = stop;
  // "Put it in", of nothing that was spoken of.
  if (Object.values(stop).every((one) => one === undefined)) return phrases.whichOne;
  const day = days.find((one) => one.dayNumber === dayNumber);
  const there = days.flatMap((on) =>
    on.stops
      .filter((one) => [placeId, ...others].includes(one.placeId))
      .map((one) => standing(voice, on.dayNumber, one, names)),
  );
  const stops = day?.stops.map((one, at) => `${number(at + 1)} ${names(one.placeId)}`) ?? [];
  const ofDay = stops.length > 0 ? [phrases.onDay(number(dayNumber!), voice.list(stops))] : [];
  const where = phrases.notInPlan(
    calledIn(voice, outcome) || (meal && phrases.meals[meal]),
    day && number(dayNumber!),
  );
  return [where, ...(there.length > 0 ? there : ofDay)].join(voice.between);
}

/** From when to when stops are that are longer or shorter than they were. */
function stayNow(
  { phrases, clock }: Voice,
  before: Plan,
  after: Plan,
  names: (id: string) => string,
): string[] {
  const lengths = lengthsOf(before.days);
  return after.days
    .flatMap(({ stops }) => stops)
    .filter(({ placeId, start, end }) => (lengths.get(placeId) ?? end - start) !== end - start)
    .map(({ placeId, start, end }) =>
      phrases.aboutIt(names(placeId), phrases.sentence(`${clock(start)}–${clock(end)}`)),
    );
}

/** Where stops are now that were on another day or at another hour, where they are few; `first` before others. */
function movedStops(
  voice: Voice,
  before: Plan,
  after: Plan,
  names: (id: string) => string,
  first?: string,
): string[] {
  const placeOf = ({ days }: Plan) =>
    new Map(
      days.flatMap(({ dayNumber, stops }) =>
        stops.map((stop, index) => [stop.placeId, { dayNumber, index, stop }]),
      ),
    );
  const [old, now] = [placeOf(before), placeOf(after)];
  const isMoved = (id: string) => {
    const [one, other] = [old.get(id), now.get(id)!];
    return one && (one.dayNumber !== other.dayNumber || one.stop.timeOfDay !== other.stop.timeOfDay);
  };
  return [...now.keys()]
    .filter(isMoved)
    .toSorted((a, b) => Number(b === first) - Number(a === first))
    .slice(0, 2)
    .map((id) => {
      const { dayNumber, stop } = now.get(id)!;
      return standing(voice, dayNumber, stop, names);
    });
}

function standing(
  { phrases, number, clock }: Voice,
  day: number,
  { placeId, start }: Stop,
  names: (id: string) => string,
): string {
  return phrases.movedTo(names(placeId), number(day), clock(start));
}

/** Where a stop is that was there already. */
function standsOn(
  voice: Voice,
  { days }: Plan,
  placeId: string | undefined,
  names: (id: string) => string,
): string[] {
  return days.flatMap(({ dayNumber, stops }) =>
    stops.filter((stop) => stop.placeId === placeId).map((stop) => standing(voice, dayNumber, stop, names)),
  );
}

/** Where stops of days that changed places are that stayed where they were. */
function stayedStops(
  voice: Voice,
  before: Plan,
  after: Plan,
  days: readonly number[],
  names: (id: string) => string,
): string[] {
  const isOn = (placeId: string, day: number) =>
    before.days[day - 1]!.stops.some((stop) => stop.placeId === placeId);
  return days.flatMap((day) =>
    after.days[day - 1]!.stops.filter(({ placeId }) => isOn(placeId, day)).map((stop) =>
      standing(voice, day, stop, names),
    ),
  );
}

/** What came and what went, by the ids of stops before and after; `isExchange`: of one each the one is there for the other. */
export function tellExchanged(
  { phrases, list }: Voice,
  old: readonly string[],
  now: readonly string[],
  names: (id: string) => string,
  isExchange = true,
): string[] {
  const added = now.filter((id) => !old.includes(id)).map(names);
  const removed = old.filter((id) => !now.includes(id)).map(names);
  if (added.length + removed.length > MAX_NAMED) return [phrases.planChanged];
  if (isExchange && added.length === 1 && removed.length === 1)
    return [phrases.replaced(removed[0]!, added[0]!)];
  return [
    ...(added.length > 0 ? [phrases.added(list(added))] : []),
    ...(removed.length > 0 ? [phrases.removed(list(removed))] : []),
  ];
}

/** When a day begins or ends; nothing of one without stops. */
export function changedHours(
  { phrases, clock, number }: Voice,
  { days }: Plan,
  which: "start" | "end",
  dayNumber: number,
): string[] {
  const stops = days[dayNumber - 1]?.stops ?? [];
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return [];
  const day = number(dayNumber);
  return [
    which === "start" ? phrases.beginsAt(day, clock(first.start)) : phrases.endsAt(day, clock(last.end)),
  ];
}

/** When a day has its pause: at the hour that was said, else after lunch. */
function restOf(
  { phrases, clock, number }: Voice,
  { dayNumber, stops }: Plan["days"][number],
  { at, minutes }: Extract<PlanEdit, { type: "rest" }>,
): string[] {
  const from = at ?? stops.find(({ role }) => role === "lunch")?.end;
  return from === undefined
    ? []
    : [phrases.freeOn(number(dayNumber), `${clock(from)}–${clock(from + minutes)}`)];
}

/** When a meal is on a day of the plan, or on all; days with one hour are told together. */
function mealHours(
  { phrases, clock, number, list }: Voice,
  { days }: Plan,
  meal: Meal,
  only: number | undefined,
): string[] {
  const starts = days.flatMap(({ dayNumber, stops }) => {
    const stop = stops.find(({ role }) => role === meal);
    return stop && dayNumber === (only ?? dayNumber) ? [{ dayNumber, start: stop.start }] : [];
  });
  const byStart = Map.groupBy(starts, ({ start }) => start);
  return [...byStart].map(([start, sharing]) =>
    phrases.mealAt(
      list(sharing.map(({ dayNumber }) => number(dayNumber))),
      phrases.meals[meal],
      clock(start),
    ),
  );
}

function idsOf({ days }: Pick<Plan, "days">): Set<string> {
  return new Set(placeIdsOf(days));
}

/** A plan in figures, and what it could not keep of what was asked for. `names`: of places, by id. */
export function planSummary(voice: Voice, plan: Plan, names: (id: string) => string): string {
  const { phrases, between } = voice;
  const { notes } = plan;
  const has = (...codes: readonly PlanNote["code"][]) => notes.some(({ code }) => codes.includes(code));
  const leftOut = notes.flatMap(({ code, placeId }) =>
    placeId && (code === "must_not_possible" || code === "not_possible") ? [names(placeId)] : [],
  );
  const unknown = notes.filter(({ code }) => code === "hours_unknown").length;
  return [
    planFigures(voice, plan),
    ...(has("start_moved") ? [phrases.startMoved] : []),
    ...(has("starts_now") ? [phrases.startsNow] : []),
    ...(has("far_from_anchor") ? [phrases.farFromAnchor] : []),
    ...(has("short_day", "empty_day") ? [phrases.planIsShort] : []),
    ...missingMeals(voice, notes),
    ...(leftOut.length > 0 ? [phrases.leftOut(voice.list([...new Set(leftOut)]))] : []),
    ...(unknown > 0 ? [phrases.hoursToCheck(voice.number(unknown))] : []),
  ].join(between);
}

/** How many stops there are and how long the ways take, and where `isWalked` how far that is on foot. */
export function planFigures(
  { phrases, number, duration, distance, remarks }: Voice,
  plan: Pick<Plan, "days">,
  isWalked = false,
): string {
  const stops = plan.days.reduce((sum, day) => sum + day.stops.length, 0);
  const minutes = wayMinutes(plan);
  const metres = isWalked ? remarks([distance(minutes * TRAVEL.walk.metresPerMinute)]) : "";
  return phrases.planSummary(number(stops), duration(minutes) + metres);
}

/** Minutes on the way in all, including back to the host. */
function wayMinutes({ days }: Pick<Plan, "days">): number {
  const minutes = days.map(({ stops, homeMinutes }) =>
    stops.reduce((sum, { travelMinutes }) => sum + travelMinutes, homeMinutes),
  );
  return minutes.reduce((sum, one) => sum + one, 0);
}

function missingMeals(voice: Voice, notes: readonly PlanNote[]): string[] {
  const daysOf = new Map<Meal, string[]>();
  for (const { code, meal, dayNumber } of notes) {
    if (code !== "no_meal" || !meal || dayNumber === undefined) continue;
    daysOf.set(meal, [...(daysOf.get(meal) ?? []), voice.number(dayNumber)]);
  }
  return [...daysOf].map(([meal, days]) =>
    voice.phrases.noMeal(voice.list(days), forMeal(meal, voice.phrases)!),
  );
}

/** The remark that a stop is for a meal. */
export function forMeal(role: Role, { forBreakfast, forLunch, forDinner }: Phrases): string | undefined {
  return { breakfast: forBreakfast, lunch: forLunch, dinner: forDinner, visit: undefined }[role];
}
