import { changes } from "./frames.ts";
import type { Reading } from "./reading.ts";
import { dayMeant, isMet, isShape, plannedMeals, readSigns } from "./signs.ts";
import type { Said } from "./slots.ts";
import type { Edit, EditOperation, Stops } from "./understanding.ts";
import type { Thing, Wishes } from "./wishes.ts";

/** The changes of an itinerary that a message asks for, each once, in the order they are said. */
export function readEdits(said: Said): Edit[] {
  const { when, reading } = said;
  const part = when.meal ?? when.part;
  const days = dayMeant(said);
  const operations = operationsIn(said);
  const isOfPace = operations.has("slower") || operations.has("fuller");
  return [...operations].flatMap((operation): Edit[] => {
    const { of } = changes[operation];
    if (of !== "meal") return [{ operation, ...days, ...(part && of === "stops" ? { part } : {}) }];
    // "An easy first day and dinner at eight": the day is that of the pace.
    const move = { operation, ...(isOfPace ? {} : days) };
    const at = operation === "move_to" ? { at: when.clocks[0] } : {};
    return plannedMeals(reading).map((meal) => ({ ...move, part: meal, ...at }));
  });
}

function operationsIn(said: Said): Set<EditOperation> {
  const { reading } = said;
  const holds = readSigns(said, undefined);
  const spoken = reading.spans.flatMap((_, index) => reading.values(index, "edit") as EditOperation[]);
  const meant = spoken.filter((operation) => isMet(changes[operation].said ?? { needs: [] }, holds));
  const implied = (Object.keys(changes) as EditOperation[]).filter((operation) => {
    const way = changes[operation].implied;
    return way !== undefined && isMet(way, holds);
  });
  return new Set([...meant, ...implied]);
}

/**
 * The changes with what they take out and put in: "remove museums", "replace the museum with a park". A message that
 * only says what is not wanted takes it out; one that only says what to do on a day of the plan replaces what is
 * there.
 */
export function completeEdits({ reading, edits, wishes, where, planDay, when }: Said): Edit[] {
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
