import { conceptOf, withCovered } from "../../languages/concepts.ts";
import type { PartOfDay } from "./calendar.ts";
import { clockAt } from "./clock.ts";
import { sortOfName } from "./name-index.ts";
import { isMeal } from "./named-stops.ts";
import { inItsHalf } from "./plan-hours.ts";
import type { Reading } from "./reading.ts";
import type { Said } from "./slots.ts";
import { withoutAbsent } from "./state.ts";
import type { Edit, EditOperation, NamedStop, PlanStop, Stops } from "./understanding.ts";
import { isTheOne } from "./which-of-kind.ts";

/** Words for these say how days are, which beside a place that is named is mostly why: "Rosenborg on Thursday, Saturday will be packed". */
const OF_DAYS: ReadonlySet<EditOperation> = new Set(["fuller", "slower", "suit"]);

/** How far a word that denies a day may stand before it. */
const DENIES_WITHIN = 3;

/**
 * The changes of a plan as what it has lets them be: a place that it has goes to another day that is named with it, one that it has not
 * comes in. What is said besides, beside a place that is named, is why.
 */
export function groundedIn(edits: readonly Edit[], said: Said): Edit[] {
  const { planStops } = said;
  if (planStops.length === 0 || said.isDecided) return [...edits];
  const changed = withoutReasons(edits.map(byNameAlone), said)
    .map((edit) => ofOneStop(edit, said))
    .map((edit) => asPlanned(edit, said))
    .map((edit) => inItsSentence(toOtherDay(edit, said), said))
    .map((edit) => atOtherHour(edit, said))
    .filter((edit) => !isThereAlready(edit, planStops));
  const placed = stopsSpokenOf(said)
    .filter(({ stop }) => !changed.some((edit) => concerns(edit, stop)))
    .flatMap((named) => placedOn(said, named, planStops));
  if (placed.length === 0) return changed;
  return [...changed.filter(({ operation }) => !OF_DAYS.has(operation)), ...placed];
}

interface NamedHere {
  at: number;
  stop: Stops;
}

/** Places that are wanted by name, and kinds of which the plan has just one: "that canal walk". */
function stopsSpokenOf({ planStops, where, wishes, reading }: Said): NamedHere[] {
  const places = where.places.filter(({ place }) => where.included.some(({ id }) => id === place.id));
  const kinds = wishes.things.filter(
    ({ id, at, denied }) =>
      denied === undefined &&
      isTheOne(reading, at) &&
      planStops.filter((one) => isOfKind(one, id)).length === 1,
  );
  return [
    ...places.map(({ at, place }) => ({ at, stop: { categories: [], place } })),
    ...kinds.map(({ at, id }) => ({ at, stop: { categories: [id] } })),
  ];
}

/** What has a name is of no kind besides: that is said of why. */
function byNameAlone(edit: Edit): Edit {
  const named = (stops: Stops | undefined) => (stops?.place ? { ...stops, categories: [] } : stops);
  return { ...edit, ...withoutAbsent({ in: named(edit.in), out: named(edit.out) }) };
}

/** Whether a stop of the plan is spoken of by its name, or as the only one of its kind. */
export function namesPlanStop(said: Said): boolean {
  const { planStops, where } = said;
  if (planStops.length === 0) return false;
  const named = [
    ...stopsSpokenOf(said).map(({ stop }) => stop),
    ...where.unwanted.map((place) => ({ categories: [], place })),
  ];
  return named.some((stop) => dayOf(stop, planStops) !== undefined);
}

/** An art museum is a museum. */
function isOfKind({ kinds }: PlanStop, kind: string): boolean {
  return withCovered(kind).some((one) => kinds.includes(one));
}

/** Where the plan has what is meant, where it does: the day of a place, or of the only stop of a kind. */
function dayOf({ place, categories }: Stops, planStops: readonly PlanStop[]): number | undefined {
  const isMeant = (stop: PlanStop) =>
    place ? place.id === stop.id : categories.length > 0 && categories.every((kind) => isOfKind(stop, kind));
  const [first, ...others] = new Set(planStops.filter(isMeant).map(({ day }) => day));
  return others.length === 0 ? first : undefined;
}

/**
 * "The town hall goes, two buildings seen from outside are enough": beside a place that is named, a kind in a clause that asks for nothing
 * is why, and goes only where it is denied.
 */
function withoutReasons(edits: readonly Edit[], said: Said): Edit[] {
  const hasPlace = edits.some((edit) => edit.out?.place ?? edit.in?.place);
  if (!hasPlace) return [...edits];
  const isWhy = (stops: Stops | undefined) =>
    stops !== undefined && !stops.place && !stops.categories.some((id) => isAskedFor(said, id));
  return edits.flatMap((edit): Edit[] => {
    const { operation, out, in: put, ...others } = edit;
    if (operation === "replace" && out?.place && isWhy(put)) return [{ operation: "remove", out, ...others }];
    return (operation === "remove" && isWhy(out)) || (operation === "add" && isWhy(put)) ? [] : [edit];
  });
}

/** Whether a kind stands where something is asked for: beside a word for a change, a wish or a denial. */
function isAskedFor({ reading }: Said, id: string): boolean {
  const isAsking = (at: number) =>
    reading.hasAny(at, "edit", "negation") || reading.has(at, "act", "find", "like", "other", "more");
  const named = reading.spans
    .keys()
    .filter((at) => reading.has(at, "concept", id) || reading.has(at, "label", id));
  const all = [...named];
  // What is known by other words is taken as it was.
  return (
    all.length === 0 ||
    all.some((at) => reading.spans.some((_, other) => isAsking(other) && !reading.isApart(at, other)))
  );
}

/** What a change of one stop is done to where the message names it by its kind or part of its name, or names but one: that stop. */
function ofOneStop(edit: Edit, said: Said): Edit {
  const { operation, out, stop, whichever, beside, day, weekdays, date, part, ...others } = edit;
  if (
    !OF_ONE.has(operation) ||
    out?.place ||
    [stop, whichever, edit.at, edit.points].some((one) => one !== undefined)
  )
    return edit;
  const isBare = !out && !beside && !isMeal(part);
  const [only, ...more] = isBare
    ? stopsSpokenOf(said).filter(({ stop: one }) => one.place && dayOf(one, said.planStops))
    : [];
  const place = out
    ? stopMeant(out.categories, edit, said)
    : more.length === 0
      ? only?.stop.place
      : undefined;
  return place ? { operation, ...others, out: { categories: [], place } } : edit;
}

const OF_ONE: ReadonlySet<EditOperation> = new Set(["remove", "replace", "move", "stay", "keep"]);

/** The only stop of the days that are said that is of all these kinds; of several the one whose name has the words that were said. */
function stopMeant(
  kinds: readonly string[],
  { operation, day, weekdays, date, isOne }: Edit,
  { planStops, planDays, reading }: Said,
): NamedStop | undefined {
  const isSaid = (at: number) =>
    kinds.some((kind) => reading.has(at, "concept", kind) || reading.has(at, "label", kind));
  const at = [...reading.spans.keys()].filter(isSaid);
  // "The museum" may be any, though one of them is called so.
  const ownWords = at.flatMap((one) => reading.text(one).split(" ")).filter((word) => !sortOfName.has(word));
  const isByName = ownWords.some((word) => planStops.filter(({ names }) => names.has(word)).length === 1);
  const isMeant = isOne || isByName || kinds.length > 1 || at.some((one) => isTheOne(reading, one));
  const isOfNoDay = (weekdays ?? date) !== undefined && day === undefined && planDays.length === 0;
  if (kinds.length === 0 || !isMeant || isOfNoDay) return undefined;
  const days = new Set(
    operation === "move" ? [] : day === undefined ? planDays.map((one) => one.day) : [day],
  );
  const isOfAny = (one: PlanStop) => kinds.some((kind) => isOfKind(one, kind));
  const here = planStops.filter((one) => (days.size === 0 || days.has(one.day)) && isOfAny(one));
  const worth = (one: PlanStop) =>
    kinds.filter((kind) => isOfKind(one, kind)).length +
    ownWords.filter((word) => one.names.has(word)).length;
  const most = Math.max(...here.map(worth));
  const best = here.filter((one) => worth(one) === most);
  const ids = new Set(best.map(({ id }) => id));
  return most >= kinds.length && ids.size === 1 ? asNamed(best[0]!) : undefined;
}

function asNamed({ id, kind, name }: PlanStop): NamedStop {
  return { kind, id, name };
}

/**
 * What is named to be taken out and is not in the plan comes in, where its sentence takes nothing out: the word for that was of something
 * else. A day that is said beside is not that of a place which is on another one.
 */
function asPlanned(edit: Edit, { planStops, where, reading }: Said): Edit {
  const { operation, out, in: put, weekdays, date, day, ...others } = edit;
  if (!out?.place || (operation !== "remove" && operation !== "replace") || others.beside) return edit;
  const planned = dayOf(out, planStops);
  const at = where.places.find(({ place }) => place.id === out.place!.id)?.at;
  const isTakenOut = (one: number) =>
    reading.has(one, "edit", "remove", "cancel", "unfit") ||
    reading.has(one, "negation", "not", "not_after", "instead", "needless");
  const isGone =
    at === undefined || reading.spans.some((_, one) => isTakenOut(one) && !reading.endsBetween(at, one));
  if (planned === undefined && !put && !isGone)
    return { operation: "add", in: out, ...others, ...withoutAbsent({ weekdays, date, day }) };
  const isOfOther =
    operation === "remove" && planned !== undefined && (weekdays ?? date ?? day) !== undefined;
  return isOfOther ? { operation, out, ...others, day: planned } : edit;
}

/** How far from the hour of a meal the one that is said for it may be, in minutes. */
const ABOUT = 15;

/** "Dinner at seven is too early, on Thursday at nine": of two hours the one is meant at which the meal is not. */
function atOtherHour(edit: Edit, { planStops, reading }: Said): Edit {
  const { operation, at, part } = edit;
  if (operation !== "move_to" || at === undefined || !isMeal(part)) return edit;
  const meals = planStops.filter(({ kinds }) => kinds.some((kind) => conceptOf(kind)?.purpose === "eat"));
  const isNow = (minute: number) => meals.some(({ start = 0 }) => Math.abs(start - minute) <= ABOUT);
  const clocks = reading.spans.flatMap((_, index) => clockAt(reading, index) ?? []);
  const hours = clocks.map((clock) => inItsHalf(clock, part));
  const others = new Set(hours.filter((minute) => !isNow(minute)));
  const [other] = others;
  return isNow(at) && others.size === 1 ? { ...edit, at: other! } : edit;
}

/** What is to come in and is there, on the day that is said. */
function isThereAlready(
  { operation, in: put, day, part, at, beside, order }: Edit,
  planStops: readonly PlanStop[],
): boolean {
  const isSaid = [part, at, beside, order].some((one) => one !== undefined);
  const planned = put?.place && dayOf(put, planStops);
  return operation === "add" && planned !== undefined && !isSaid && (day ?? planned) === planned;
}

/** When a place is to be is said in its sentence: "the garden in the morning, please. At the end of the day it is stuffy there". */
function inItsSentence(edit: Edit, { where, reading }: Said): Edit {
  const at = where.places.find(({ place }) => place.id === edit.out?.place?.id)?.at;
  const part = edit.operation === "move" ? edit.to?.part : undefined;
  if (at === undefined || part === undefined) return edit;
  const isSame = (other: number) => !reading.endsBetween(at, other);
  const parts = new Set(
    reading
      .indices("part")
      .filter(isSame)
      .map((one) => reading.value(one, "part") as PartOfDay),
  );
  const [own] = parts;
  return parts.size === 1 && own !== part ? { ...edit, to: { ...edit.to, part: own } } : edit;
}

/** What is to go to a day is meant for the one that is not denied, "on Saturday rather than Thursday"; a place for the one of its own clause. */
function toOtherDay(edit: Edit, { planDays, planStops, where, reading }: Said): Edit {
  if (edit.operation !== "move" || edit.to?.day === undefined) return edit;
  const wanted = planDays.filter(({ at }) => !isDeniedDay(reading, at));
  const planned = edit.out && dayOf(edit.out, planStops);
  const at = where.places.find(({ place }) => place.id === edit.out?.place?.id)?.at;
  const own = at === undefined ? [] : wanted.filter((one) => !reading.isApart(one.at, at));
  const goals = new Set(
    (own.length > 0 ? own : wanted)
      .map(({ day }) => day)
      .filter((day) => own.length === 0 || day !== planned),
  );
  const [day] = goals;
  const isFromOther = edit.day !== undefined && planned !== undefined && edit.day !== planned;
  if (goals.size !== 1 || (goals.has(edit.to.day) && !isFromOther)) return edit;
  const { day: _, ...others } = edit;
  return { ...(isFromOther ? others : edit), to: { ...edit.to, day } };
}

function isDeniedDay(reading: Reading, at: number): boolean {
  for (let before = at - 1; before >= at - DENIES_WITHIN && !reading.breakBefore(before + 1); before--)
    if (reading.has(before, "negation", "instead", "not")) return true;
  return reading.has(at + 1, "negation", "instead_after", "not_after") && !reading.breakBefore(at + 1);
}

/** Whether a change is of a stop already, by its name or its kind. */
function concerns({ in: put, out, beside, between, but }: Edit, { place, categories }: Stops): boolean {
  const all = [
    put,
    out,
    beside?.of.out,
    ...(between ?? []).map((one) => one.out),
    ...(but ?? []).map((one) => one.out),
  ];
  return all.some((one) =>
    place ? one?.place?.id === place.id : one?.categories.some((id) => categories.includes(id)),
  );
}

/** What is named with a day that it is not on goes there; what the plan has not comes in, then where that is said. */
function placedOn(said: Said, { at, stop }: NamedHere, planStops: readonly PlanStop[]): Edit[] {
  const { reading, planDays, when, asked } = said;
  if (asked.length > 0) return [];
  const planned = dayOf(stop, planStops);
  const isBeside = (other: number) => !reading.isApart(at, other);
  const days = planDays.filter((one) => !isDeniedDay(reading, one.at));
  const near = days.filter((one) => isBeside(one.at));
  const [day, ...others] = new Set(
    (near.length > 0 || planned !== undefined ? near : days).map((one) => one.day),
  );
  if (others.length > 0) return [];
  const clock = reading.spans
    .map((_, index) => clockAt(reading, index))
    .find((one) => one && isBeside(one.from));
  const minute = clock && inItsHalf(clock, "start");
  const part = reading.indices("part").some(isBeside) ? when.part : undefined;
  if (planned === undefined)
    return [{ operation: "add", in: stop, ...withoutAbsent({ day, part, at: minute }) }];
  if (day === undefined || day === planned) return [];
  return [{ operation: "move", out: stop, to: withoutAbsent({ day, part, at: minute }) }];
}
