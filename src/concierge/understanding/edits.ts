import type { Amounts } from "./amounts.ts";
import type { Reading } from "./reading.ts";
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

/** What the stops of a change are read from. */
interface EditSource {
  edits: readonly Edit[];
  wishes: Wishes;
  where: Where;
  planDay?: number;
  when: When;
}

/** The changes of an itinerary that a message asks for, each once, in the order they are said. */
export function readEdits(reading: Reading, { planDay }: Amounts, when: When): Edit[] {
  const operations = new Set(
    reading.spans.flatMap((_, index) => reading.values(index, "edit") as EditOperation[]),
  );
  const part = when.meal ?? when.part;
  return Array.from(operations, (operation) => {
    const edit: Edit = { operation };
    if (planDay !== undefined) edit.day = planDay;
    if (part && !OF_PLANS.has(operation)) edit.part = part;
    return edit;
  });
}

/**
 * The changes with what they take out and put in: "remove museums", "replace the museum with a park". A message that
 * only says what is not wanted takes it out; one that only says what to do on a day of the plan replaces what is
 * there.
 */
export function completeEdits({ edits, wishes, where, planDay, when }: EditSource): Edit[] {
  const named = [
    ...wishes.things
      .filter(({ kind }) => kind === "category")
      .map(({ at, id }) => ({ at, categories: [id] })),
    ...where.places.map(({ at, place }) => ({ at, categories: [], place })),
  ].toSorted((a, b) => a.at - b.at);
  const unwanted = wishes.excluded.map((id) => ({ at: 0, categories: [id] }));
  if (edits.length > 0) return edits.map((edit) => withStops(edit, named, unwanted));
  if (unwanted.length > 0) return [withStops({ operation: "remove" }, [], unwanted)];
  if (planDay === undefined) return [];
  return [withStops({ operation: "replace", day: planDay, part: when.meal ?? when.part }, named, [])];
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
