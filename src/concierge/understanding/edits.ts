import { isoDate, weekdayOf } from "./calendar.ts";
import type { Meaning } from "./phrase-table.ts";
import type { Read } from "./read-message.ts";
import type { Reading } from "./reading.ts";
import type { Edit, EditOperation, Stops } from "./understanding.ts";
import type { When } from "./when.ts";
import type { Where } from "./where.ts";
import type { Thing, Wishes } from "./wishes.ts";

/** Operations that can only be meant of an itinerary. */
const OF_PLANS: ReadonlySet<string> = new Set([
  "less_walking",
  "start_later",
  "start_earlier",
  "end_earlier",
]);

/** Operations on whole days, whatever part of the day is named beside them. */
const OF_DAYS: ReadonlySet<string> = new Set([...OF_PLANS, "add_day", "remove_day", "slower", "fuller"]);

/** Operations on the hour of a meal. */
const OF_MEALS: ReadonlySet<string> = new Set(["move_later", "move_earlier", "move_to"]);

/** Changes that say how a plan is, rather than which stops it has. */
const OF_SHAPE: ReadonlySet<string> = new Set([...OF_PLANS, ...OF_MEALS, "slower", "fuller"]);

/** What may be said beside the hour of a meal or the pace of a plan, without anything being looked for. */
const BESIDE: ReadonlySet<Meaning["type"]> = new Set([
  "activity",
  "article",
  "clock",
  "common",
  "day",
  "edit",
  "meal",
  "moment",
  "month",
  "number",
  "numbered",
  "ordinal",
  "part",
  "unit",
  "weekday",
]);
/** Single meanings of other sections that ask for nothing either, by type and value. */
const WORDS_BESIDE: ReadonlySet<string> = new Set([
  ..."also busy calm find have instead itinerary join like meant more plan thanks trip yes"
    .split(" ")
    .map((act) => `act ${act}`),
  "where in",
  "where in_after",
]);
/** Meals that a plan has; the others are looked for. */
const PLANNED_MEALS = ["lunch", "dinner"] as const;

/** What the stops of a change are read from. */
interface EditSource {
  reading: Reading;
  edits: readonly Edit[];
  wishes: Wishes;
  where: Where;
  planDay?: number;
  when: When;
}

/** The changes of an itinerary that a message asks for, each once, in the order they are said. */
export function readEdits(read: Omit<Read, "edits">): Edit[] {
  const { when } = read;
  const part = when.meal ?? when.part;
  const days = daysMeant(read);
  const operations = operationsIn(read);
  const isOfPace = operations.has("slower") || operations.has("fuller");
  return [...operations].flatMap((operation): Edit[] => {
    if (!OF_MEALS.has(operation))
      return [{ operation, ...days, ...(part && !OF_DAYS.has(operation) ? { part } : {}) }];
    // "An easy first day and dinner at eight": the day is that of the pace.
    const move = { operation, ...(isOfPace ? {} : days) };
    const at = operation === "move_to" ? { at: when.clocks[0] } : {};
    return mealsIn(read.reading).map((meal) => ({ ...move, part: meal, ...at }));
  });
}

/** The meals of a plan that are spoken of, each once. */
function mealsIn(reading: Reading) {
  return PLANNED_MEALS.filter((meal) => reading.says("meal", meal));
}

/** The days of the plan that are spoken of: by number, by name, or by date. */
function daysMeant({
  reading,
  planDay,
  when: { day },
}: Omit<Read, "edits">): Pick<Edit, "day" | "weekdays" | "date"> {
  if (planDay !== undefined) return { day: planDay };
  if (day === undefined || reading.says("moment", "from")) return {};
  if (day.length > 1) return { weekdays: [6, 0] };
  return day.byName ? { weekdays: [weekdayOf(day.first)] } : { date: isoDate(day.first) };
}

function operationsIn(read: Omit<Read, "edits">): Set<EditOperation> {
  const { reading, when } = read;
  const said = reading.spans.flatMap((_, index) => reading.values(index, "edit") as EditOperation[]);
  const operations = new Set(said);
  // "Add one more day" adds nothing else; "later" by itself says nothing of what.
  if (operations.has("add_day")) operations.delete("add");
  if (operations.has("remove_day")) operations.delete("remove");
  const looksForNothing = saysNothingElse(read);
  if (mealsIn(reading).length === 0 || !looksForNothing) {
    operations.delete("move_later");
    operations.delete("move_earlier");
  }
  // "A relaxed café" is no change of a plan; "three relaxed days with museums" says how the plan is to be.
  const speaksOfDays =
    saysDay(read) || read.days !== undefined || reading.says("act", "plan", "itinerary", "trip");
  if (!speaksOfDays && !looksForNothing) {
    operations.delete("slower");
    operations.delete("fuller");
  }
  const isAlone = said.every((operation) => OF_SHAPE.has(operation) && !OF_MEALS.has(operation));
  if (operations.size === 0 && saysDay(read)) {
    const pace = when.meal === undefined || isOfDay(reading) ? paceOf(read) : undefined;
    if (pace) operations.add(pace);
  }
  if (isAlone && looksForNothing && isMealAtHour(read)) operations.add("move_to");
  return operations;
}

/** Whether it is a day that is called easy, not the meal that is named as well: "an easy first day and dinner at eight". */
function isOfDay(reading: Reading): boolean {
  return [...reading.indices("act", "calm"), ...reading.indices("act", "busy")].some((index) =>
    (["ordinal", "numbered", "weekday"] as const).some((type) => reading.has(index + 1, type)),
  );
}

function saysDay(read: Omit<Read, "edits">): boolean {
  return Object.keys(daysMeant(read)).length > 0;
}

/** Whether every word is one of times, meals, changes or courtesy: what else is said is looked for, or asked. */
function saysNothingElse({ reading, asked }: Omit<Read, "edits">): boolean {
  if (asked.length > 0 || reading.says("act", "ask")) return false;
  return reading.spans.every(({ meanings }, index) => {
    if (reading.isUnknownWord(index)) return reading.isPartOfWord(index);
    return (
      meanings.length === 0 ||
      meanings.some(({ type, value }) => BESIDE.has(type) || WORDS_BESIDE.has(`${type} ${value}`))
    );
  });
}

/** "A quiet first day", "more on Saturday": a day's pace, where nothing is named that there could be more of. */
function paceOf({ reading, wishes, asked }: Omit<Read, "edits">): "slower" | "fuller" | undefined {
  if (reading.says("act", "ask", "tell", "what_is", "where") || reading.asksWhether("is", "have"))
    return undefined;
  if (asked.length > 0 || wishes.excluded.length > 0) return undefined;
  const { things } = wishes;
  if (things.some(({ kind }) => kind === "category")) return undefined;
  if (reading.says("act", "calm") || things.some(({ id }) => id === "quiet")) return "slower";
  return things.length === 0 && reading.says("act", "more", "busy") ? "fuller" : undefined;
}

/** "Dinner at eight", with nothing beside it that could be looked for. */
function isMealAtHour({ reading, when, wishes, where, partySize }: Omit<Read, "edits">): boolean {
  if (mealsIn(reading).length !== 1 || when.clocks.length !== 1 || when.now) return false;
  const things = wishes.things.filter(({ at }) => !reading.has(at, "meal"));
  const lists = [things, wishes.excluded, wishes.priceLevel, where.places];
  const values = [wishes.compared, wishes.sort, where.area, where.townPart, where.near, partySize];
  const isSearch = lists.some(({ length }) => length > 0) || values.some((value) => value !== undefined);
  return !isSearch && !reading.says("act", "where") && !reading.says("day", "today", "tonight");
}

/**
 * The changes with what they take out and put in: "remove museums", "replace the museum with a park". A message that
 * only says what is not wanted takes it out; one that only says what to do on a day of the plan replaces what is
 * there.
 */
export function completeEdits({ reading, edits, wishes, where, planDay, when }: EditSource): Edit[] {
  const named = [
    ...stopsNamed(reading, wishes).map(({ at, id }) => ({ at, categories: [id] })),
    ...where.places
      .filter(({ place }) => !where.unwanted.some(({ id }) => id === place.id))
      .map(({ at, place }) => ({ at, categories: [], place })),
  ].toSorted((a, b) => a.at - b.at);
  const unwanted: readonly Stops[] = [
    ...wishes.excluded.map((id) => ({ categories: [id] })),
    ...where.unwanted.map((place) => ({ categories: [], place })),
  ];
  if (edits.length > 0) return edits.map((edit) => withStops(edit, named, unwanted));
  if (unwanted.length > 0) {
    const remove: Edit = { operation: "remove", ...(planDay === undefined ? {} : { day: planDay }) };
    // A stop is a named place or of a kind; what is both would be neither.
    const [places, kinds] = [unwanted.filter(({ place }) => place), unwanted.filter(({ place }) => !place)];
    const goes = [...(kinds.length > 0 ? [kinds] : []), ...places.map((stop) => [stop])];
    return goes.map((stops) => withStops(remove, [], stops));
  }
  if (planDay === undefined) return [];
  return [withStops({ operation: "replace", day: planDay, part: when.meal ?? when.part }, named, [])];
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
function numberOut({ operation, day, part }: Edit, named: number, isDenied: boolean): number | undefined {
  if (operation === "remove") return named;
  if (operation === "add") return 0;
  if (operation !== "replace") return undefined;
  const isTold = isDenied || (named === 1 && (day !== undefined || part !== undefined));
  return isTold ? 0 : Math.min(1, named);
}

function joined(stops: readonly Stops[]): Stops {
  const place = stops.find((stop) => stop.place)?.place;
  return {
    categories: [...new Set(stops.flatMap(({ categories }) => categories))],
    ...(place ? { place } : {}),
  };
}

/**
 * Those of some changes that a new plan can have from the beginning. Days by name or date are let go of: what a message
 * says of them is when the plan begins.
 */
export function shapesIn(edits: readonly Edit[]): Edit[] {
  return edits.filter(isShape).map(({ weekdays: _, date: __, ...shape }) => shape);
}

export function isShape({ operation }: Edit): boolean {
  return OF_SHAPE.has(operation);
}

/** Whether an edit makes sense without an itinerary that is spoken of. */
export function isOfPlan({ operation, day }: Edit): boolean {
  return OF_PLANS.has(operation) || day !== undefined;
}
