import { needsIn } from "../../languages/concepts.ts";
import { isOfTwo } from "./amounts.ts";
import { makers, NO_DAY } from "./changes.ts";
import { saysThat } from "./complete-clause.ts";
import { isOfMonth } from "./dates.ts";
import { edgeOfDay } from "./plan-stops.ts";
import { saysNothingElse } from "./signs-of-plans.ts";
import type { Said } from "./slots.ts";
import type { Edit, Understanding } from "./understanding.ts";
import { pickIds } from "./wishes.ts";

/**
 * The changes of a plan with what they point to where no place is named: some of what was found last ("the first two"), all that was spoken of ("put
 * both in"), or what was spoken of last, where nothing but when it is to be is said ("no, the evening"), or only who would like it.
 */
export function withPointed(
  edits: readonly Edit[],
  said: Said,
  previous: Understanding | undefined,
): readonly Edit[] {
  if (!previous?.planned) return edits;
  if (isWishedFor(edits, said, previous)) return [{ operation: "add", points: true }];
  const placed = edits.length === 0 && isPlaced(said, previous) ? makers.move!(said, previous, "move") : [];
  const moved = placed.filter(
    ({ to = {}, beside }) => to.day !== NO_DAY && (beside !== undefined || Object.keys(to).length > 0),
  );
  const choices = choicesOf(said);
  const all = [...edits, ...moved.map((edit) => ({ ...edit, points: true as const }))].map((edit) =>
    said.choice !== undefined && (choices.length > 1 || edit.to?.day !== undefined) ? counting(edit) : edit,
  );
  const isAll = said.reading.says("act", "those", "each_of_them");
  return all.flatMap((edit, at): Edit[] => {
    const isTold = [edit.in, edit.out, edit.stop].some((one) => one !== undefined);
    const isPut = (edit.operation === "add" || edit.operation === "move") && !isTold;
    // "The first on Friday, the second on Saturday."
    if (isPut && choices.length > 1 && choices.length === all.length)
      return [{ ...edit, choice: choices[at]! }];
    if (isPut && choices.length > 1) return choices.map((choice) => ({ ...edit, choice }));
    return [isAll && !isTold && edit.points ? { ...edit, points: "all" } : edit];
  });
}

/** "The first on Saturday" counts what was found, and says no more of when it is to be than the day. */
function counting(edit: Edit): Edit {
  if (edit.to?.order === undefined) return edit;
  const { order: _, part: __, ...to } = edit.to;
  return { ...edit, to };
}

/** The numbers of what was found last that a message says, where it says more than one: "the first two", "the second and the third". */
function choicesOf({ reading, choice, planDays, when, stopNumbers }: Said): number[] {
  const isOther = (at: number) =>
    planDays.some((day) => day.at === at) || when.used.has(at) || isOfMonth(reading, at);
  if (choice === undefined || stopNumbers.length > 0) return [];
  const said = reading.indices("ordinal").flatMap((at) => {
    const number = Number(reading.value(at, "ordinal"));
    return isOther(at) ? [] : isOfTwo(reading, at) ? [number, number + Math.sign(number)] : [number];
  });
  return [...new Set(said)];
}

/** "Grandma would love that", of the place that was told of. */
function isWishedFor(edits: readonly Edit[], said: Said, previous: Understanding): boolean {
  const { reading, wishes, partySize, when, planDays } = said;
  const isOfPeople =
    wishes.userCategory !== undefined && edits.every(({ operation }) => operation === "suit");
  const isNeed = needsIn(pickIds(wishes, "feature")).length > 0;
  const isLiked = reading.says("act", "like", "yes") || saysThat(reading);
  return (
    previous.intent === "about_place" &&
    isOfPeople &&
    !isNeed &&
    isLiked &&
    partySize === undefined &&
    when.day === undefined &&
    planDays.length === 0 &&
    isShortAndKnown(said) &&
    namesNothing(said)
  );
}

/** Nothing but when something is to be is said, and what was spoken of may be. */
function isPlaced(said: Said, previous: Understanding): boolean {
  const { reading, choice } = said;
  // "Leave that for the end of the day."
  const isLeft = reading.says("edit", "keep") && edgeOfDay(reading) !== undefined;
  const isOther = reading.spans.some(
    (_, at) => reading.has(at, "edit") && !(isLeft && reading.has(at, "edit", "keep")),
  );
  const isOfStops = previous.edits.some(({ operation }) => OF_STOPS.has(operation));
  const isAbout =
    choice !== undefined ||
    previous.intent === "about_place" ||
    (previous.intent === "edit_plan" && isOfStops);
  const saysOnlyWhen = saysNothingElse(said) || saysThat(reading) || choice !== undefined;
  return isAbout && !isOther && isShortAndKnown(said) && namesNothing(said) && saysOnlyWhen;
}

/** So few words, all of which are understood, and none that denies but at the beginning: "no, the evening". */
function isShortAndKnown({ reading }: Said): boolean {
  const isDenied = (at: number) => at > 0 && reading.has(at, "negation");
  return (
    reading.spans.length <= SHORT &&
    reading.spans.every((_, at) => !isDenied(at) && (!reading.isUnknownWord(at) || reading.isPartOfWord(at)))
  );
}

const SHORT = 9;

const OF_STOPS: ReadonlySet<Edit["operation"]> = new Set(["add", "move", "replace", "keep", "stay"]);

function namesNothing({ wishes, where, asked, stopNumbers }: Said): boolean {
  const kinds = wishes.things.filter(({ kind }) => kind === "category").length;
  return (
    kinds + wishes.excluded.length + where.places.length + where.areas.length === 0 &&
    asked.length + stopNumbers.length === 0
  );
}
