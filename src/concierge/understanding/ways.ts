import { conceptOf } from "../../languages/concepts.ts";
import type { Reading } from "./reading.ts";
import type { Said } from "./slots.ts";
import type { NamedPlace, UnderstandingContext } from "./understanding.ts";
import { pickIds } from "./wishes.ts";

/** What is asked of the way to a place. */
const OF_WAY: ReadonlySet<string> = new Set(["directions", "distance", "duration"]);

/** Whether the way to a place is asked about. */
export function asksWay(asked: readonly string[]): boolean {
  return asked.some((one) => OF_WAY.has(one));
}

/**
 * Where a way begins that is asked about: at the first of two places, at a place that stands after "from" where another was spoken of, or at
 * one of the list ("how far is the first from the second?").
 */
export function wayBegins(said: Said, context: UnderstandingContext): NamedPlace | undefined {
  const { reading, asked, where, choice } = said;
  const { shown = [], spokenOf } = context;
  if (!asksWay(asked)) return undefined;
  const two = betweenTwo(said, context);
  if (two) return shown[two[0] - 1];
  const [first, second] = where.places;
  if (second) return where.places.at(-2)!.place;
  if (first) {
    // "And from there to the castle?"
    const isFromThere = reading.indices("where", "there").some((at) => isAfterFrom(reading, at));
    const begin = isFromThere && spokenOf?.id !== first.place.id ? spokenOf : undefined;
    return (spokenOf ?? where.area) && isAfterFrom(reading, first.at) ? first.place : begin;
  }
  const other = reading.indices("ordinal").find((at) => isAfterFrom(reading, at));
  const number = other === undefined ? undefined : Number(reading.value(other, "ordinal"));
  return number === undefined || number === choice ? undefined : shown.at(number < 0 ? number : number - 1);
}

/** "How far is it between the two?": the two places that were told of last, else the first two of the list, by their numbers in it. */
export function betweenTwo(
  { reading, asked, where, wishes }: Pick<Said, "reading" | "asked" | "where" | "wishes">,
  { shown = [], told = [], previous }: UnderstandingContext,
): [number, number] | undefined {
  const isNamed = where.places.length + pickIds(wishes, "category").length > 0 || where.area !== undefined;
  const saysMore = reading.spans.some(
    (_, at) => reading.isUnknownWord(at) || (reading.number(at) ?? 2) !== 2,
  );
  if (!reading.says("moment", "between") || !asksWay(asked) || isNamed || saysMore || shown.length < 2)
    return undefined;
  const numberOf = (place?: NamedPlace) => shown.findIndex(({ id }) => id === place?.id) + 1;
  const [to, from] = previous?.intent === "about_place" ? [numberOf(told[0]), numberOf(told[1])] : [0, 0];
  return from > 0 && to > 0 ? [from, to] : [1, 2];
}

/** The kind of place at which a way begins that is asked about: "from the station to the castle". */
export function kindWayBegins({ reading, asked, wishes }: Said): string | undefined {
  if (!asksWay(asked)) return undefined;
  const kind = wishes.things.find(
    ({ id, at }) => conceptOf(id)?.kind === "place" && isAfterFrom(reading, at),
  );
  return kind?.category ?? kind?.id;
}

/** Whether a word for where a way begins stands before a span. */
export function isAfterFrom(reading: Reading, at: number): boolean {
  const before = reading.has(at - 1, "article") && !isFrom(at - 1) ? at - 2 : at - 1;
  return isFrom(before);

  function isFrom(index: number): boolean {
    return reading.has(index, "moment", "from", "since");
  }
}
