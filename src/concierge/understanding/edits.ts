import type { Amounts } from "./amounts.ts";
import type { Reading } from "./reading.ts";
import type { Thing } from "./things.ts";
import type { Edit, EditOperation, Stops } from "./understanding.ts";
import type { When } from "./when.ts";
import type { Where } from "./where.ts";
import type { Wishes } from "./wishes.ts";

/** Operations that can only be meant of an itinerary. */
const OF_PLANS: ReadonlySet<string> = new Set([
  "less_walking",
  "start_later",
  "start_earlier",
  "end_earlier",
]);

/** Operations on whole days, whatever part of the day is named beside them. */
const OF_DAYS: ReadonlySet<string> = new Set([...OF_PLANS, "add_day", "remove_day"]);

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
export function readEdits(reading: Reading, { planDay }: Amounts, when: When): Edit[] {
  const part = when.meal ?? when.part;
  const operations = new Set(
    reading.spans.flatMap((_, index) => reading.values(index, "edit") as EditOperation[]),
  );
  // "Add one more day" adds nothing else; "later" by itself says nothing of what.
  if (operations.has("add_day")) operations.delete("add");
  if (operations.has("remove_day")) operations.delete("remove");
  if (when.meal === undefined) operations.delete("move_later");
  return Array.from(operations, (operation) => {
    const edit: Edit = { operation };
    if (planDay !== undefined) edit.day = planDay;
    if (part && !OF_DAYS.has(operation)) edit.part = part;
    return edit;
  });
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

/** Whether an edit makes sense without an itinerary that is spoken of. */
export function isOfPlan({ operation, day }: Edit): boolean {
  return OF_PLANS.has(operation) || day !== undefined;
}
