import { conceptOf } from "../../languages/concepts.ts";
import type { Meal } from "../../languages/spoken.ts";
import type { Reading } from "./reading.ts";
import type { Said } from "./slots.ts";
import type { Thing } from "./things.ts";
import type { Edit, EditOperation, Stops } from "./understanding.ts";
import { isAnyOne, isDefinite, isSomeOne } from "./which-of-kind.ts";
import type { Wishes } from "./wishes.ts";

export type NamedStops = Stops & { at: number };

/** How far behind "something" what it is like may stand: "somewhere we can swim". */
const BESIDE_ANY = 4;

/** Kinds of places, or where none is named the properties of one ("something vegan"), as those of what comes in for one kind may be. */
export function kindsNamed(reading: Reading, { things }: Wishes): Thing[] {
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

/** Of several places each is a stop, and so are kinds that are put in, but for what is joined by "or" or is one thing ("a vegan café"). */
export function eachOf(
  operation: EditOperation,
  named: readonly NamedStops[],
  reading: Reading,
): (readonly NamedStops[])[] {
  const [places, kinds] = [named.filter(({ place }) => place), named.filter(({ place }) => !place)];
  const isListed = kinds.every(({ at }, index) => index === 0 || reading.isListed(kinds[index - 1]!.at, at));
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
export function ofOne(edit: Edit, named: readonly NamedStops[], reading: Reading): Edit {
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
export function isForThat(
  { operation, day, part, stop }: Edit,
  named: readonly NamedStops[],
  reading: Reading,
): boolean {
  const at = reading.indices("edit", "replace")[0];
  const isTold = [day, part, stop].some((one) => one !== undefined);
  if (operation !== "replace" || named.length === 0 || at === undefined) return false;
  const isAny = reading.has(at + 1, "act", "find", "dont_care", "everything");
  if (isAny && named.every((one) => one.at > at + 1)) return true;
  if (isTold) return false;
  // "Change it to a vegetarian one": a property takes nothing out.
  const isProperty = ({ place, categories }: Stops) =>
    !place && categories.every((id) => conceptOf(id) && conceptOf(id)?.kind !== "place");
  if (named.every(isProperty)) return true;
  const isPronoun = reading.has(at + 1, "act", "reference", "theirs");
  return isPronoun && !reading.breakBefore(at + 1) && named.every((one) => one.at > at + 2);
}

/** "Put a park in on Thursday", by a word that moves what there is as well; "move a museum to Friday" says where it goes. */
export function isPutIn(
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

export function isEatenAt(named: readonly Stops[]): boolean {
  const eats = (id: string) => conceptOf(id)?.purpose === "eat";
  return named.length > 0 && named.every(({ place, categories }) => !place && categories.every(eats));
}

/** Changes that are done to what is named. */
export const NAMED: ReadonlySet<EditOperation> = new Set(["remove", "move", "keep", "stay"]);

export function withStops(
  edit: Edit,
  named: readonly Stops[],
  unwanted: readonly Stops[],
  isOut = false,
): Edit {
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

export function joined(stops: readonly Stops[]): Stops {
  const place = stops.find((stop) => stop.place)?.place;
  const all = [...new Set(stops.flatMap(({ categories }) => categories))];
  // "All restaurants that serve fish" are not all restaurants.
  const isKitchen = all.some((id) => conceptOf(id)?.kind === "cuisine");
  return {
    categories: isKitchen ? all.filter((id) => id !== "restaurant") : all,
    ...(place ? { place } : {}),
  };
}

export function isMeal(part: Edit["part"]): part is Meal {
  return part === "breakfast" || part === "brunch" || part === "lunch" || part === "dinner";
}
