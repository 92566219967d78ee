import { fold } from "../../search/text/fold.ts";
import { joinChanges } from "./clauses.ts";
import { completeClause, isAllOfDay, saysThat } from "./complete-clause.ts";
import { isMeal } from "./named-stops.ts";
import { findNotUnderstood, writtenAt } from "./not-understood.ts";
import { outdoneBeside } from "./plan-changes.ts";
import { putsMeal } from "./plan-stops.ts";
import type { Reading } from "./reading.ts";
import type { Said } from "./slots.ts";
import type { Edit, EditOperation } from "./understanding.ts";

/**
 * The changes with what they take out and put in: "remove museums", "replace the museum with a park". A message that
 * only says what is not wanted takes it out; one that only says what to do on a day of the plan replaces what is
 * there.
 */
export function completeEdits(said: Said): Edit[] {
  if (said.isDecided) return [...said.edits];
  const edits =
    said.clauses.length > 0
      ? joinChanges(
          said,
          said.clauses.map((clause, at) => completeClause(clause, at > 0)),
        )
      : completeClause(said);
  edits.push(...unknownBeside(said, edits));
  const [only, ...others] = new Set(said.planDays.map(({ day }) => day));
  const isResized = edits.some(({ operation }) => operation === "set_days" || operation === "remove_day");
  const goes = outdoneBy(edits);
  // "On Saturday we meet friends until 1, clear that", "change Saturday morning, start at 11": so much of the day as the hours say.
  const hasHours = edits.some(({ operation }) => operation === "start_at" || operation === "end_at");
  // "No, I meant the castle" takes back what went, and takes that out.
  if (said.reading.says("edit", "remove") || said.turn.act === "correct") goes.delete("remove");
  const isOfEach = said.reading.says("limit", "a_day");
  return (
    edits
      .filter(
        (edit) =>
          !goes.has(edit.operation) &&
          !(
            hasHours &&
            (isAllOfDay(edit) || (others.length === 0 && (isAnyOfPart(edit) || isAnyMoved(edit))))
          ),
      )
      .filter((edit, at) => !isToldBetter(edit, at, edits))
      .filter((edit, at) => !isSameRest(edit, edits.slice(0, at)))
      // "Start at eleven on Friday, we will be tired", "a longer lunch, we like to take our time": what is said of the pace is why.
      .filter(
        ({ operation, day, weekdays }) =>
          operation !== "slower" ||
          others.length > 0 ||
          !edits.some(
            (one) => one.operation === "stay" || (one.operation === "start_at" && (day ?? weekdays)),
          ),
      )
      // "Keep Saturday morning free, we want to sleep in."
      .filter(
        ({ operation }) =>
          operation !== "start_later" ||
          others.length > 0 ||
          !edits.some((one) => one.operation === "free" && one.part === "morning"),
      )
      // "Only four days, we do not need the last one": a day, and no stop.
      .filter(
        ({ operation, stop, day }) =>
          !isResized || operation !== "remove" || (stop ?? 0) === 0 || day !== undefined,
      )
      .map((edit) =>
        // "Saturday is too full. One stop fewer", "day 5 is too full. Three things at most", "take the last one out".
        (edit.whichever || isOneStop(edit) || (edit.operation === "limit" && !edit.out && !isOfEach)) &&
        only !== undefined &&
        others.length === 0 &&
        edit.day === undefined
          ? { ...edit, day: only }
          : replaced(said, pointing(said, ofUnknown(said, edit))),
      )
  );
}

/** "Take the castle out and put something else there": in its place comes another. */
function replaced({ reading, clauses }: Said, edit: Edit): Edit {
  const isPut = reading.says("edit", "add", "move") && reading.says("act", "other");
  return edit.operation === "remove" && edit.out && isPut && clauses.length < 2
    ? { ...edit, operation: "replace", isOther: true }
    : edit;
}

/** What is not done beside changes of other clauses. */
function outdoneBy(edits: readonly Edit[]): Set<EditOperation> {
  const isSaid = ({ operation, out }: Edit, one: EditOperation, whose?: "visits") =>
    operation === one && (whose === undefined || !out);
  return new Set(
    outdoneBeside.flatMap(({ one, whose, others }) =>
      edits.some((edit) => isSaid(edit, one, whose)) ? others : [],
    ),
  );
}

/** A stop that goes by its number, on a day that is not said beside it. */
function isOneStop({ operation, stop, out, weekdays, date }: Edit): boolean {
  return operation === "remove" && stop !== undefined && !out && (weekdays ?? date) === undefined;
}

/** Anything in a part of a day: nothing is named that is to go or to come. */
function isAnyOfPart({ operation, day, weekdays, date, part, whichever, ...others }: Edit): boolean {
  const isOfStops = operation === "replace" || operation === "remove";
  return isOfStops && part !== undefined && !isMeal(part) && Object.keys(others).length === 0;
}

/** "Saturday morning has to be moved, we get up at eleven": nothing is named that is to go there. */
function isAnyMoved({ operation, to, ...others }: Edit): boolean {
  return operation === "move" && to?.at === undefined && Object.keys(others).length === 0;
}

/** "She loves the Mermaid, put the Mermaid in tomorrow morning": what comes in is told with its time as well, or once more. */
function isToldBetter(edit: Edit, at: number, edits: readonly Edit[]): boolean {
  const isAlone = ({ operation, in: _, ...others }: Edit) =>
    operation === "add" && Object.keys(others).length === 0;
  const placeOf = ({ operation, in: put, out }: Edit) =>
    (operation === "add" ? put : operation === "move" ? out : undefined)?.place?.id;
  const id = placeOf(edit);
  const isSame = (one: Edit, other: number) =>
    other !== at && placeOf(one) === id && (!isAlone(one) || other < at);
  return id !== undefined && isAlone(edit) && edits.some(isSame);
}

/** "She naps around one, so leave a gap until two": one pause. */
function isSameRest({ operation, day }: Edit, before: readonly Edit[]): boolean {
  return (
    operation === "rest" &&
    before.some((one) => one.operation === "rest" && (day === undefined || (one.day ?? day) === day))
  );
}

/** "Put that in on Friday": when it is to be says nothing of what it is. */
function pointing(said: Said, edit: Edit): Edit {
  const { reading } = said;
  const isMeal = reading.says("meal") && edit.operation === "add" && (!saysThat(reading) || putsMeal(said));
  const isTold = isMeal || [edit.in, edit.out, edit.stop, edit.displaced].some((one) => one !== undefined);
  // "Put something in for the evening of day 1", in languages whose word for it also moves.
  const isAny = (at: number) => reading.has(at, "limit", "thing") && reading.has(at - 1, "number", "1");
  if (
    edit.operation === "move" &&
    !isTold &&
    reading.says("edit", "add") &&
    reading.spans.some((_, at) => isAny(at))
  )
    return { operation: "add", ...edit.to };
  const mayPoint = edit.operation === "add" || edit.operation === "move";
  const isMoved = edit.operation === "move" && edit.day === undefined && edit.part === undefined;
  const isBare = edit.operation === "add" && namesNothing(said);
  // "Swap the castle for it", "put that in instead of the castle".
  const isForIt = edit.operation === "replace" || (edit.operation === "add" && edit.out !== undefined);
  const goes = edit.out ?? edit.stop;
  const isGiven = saysThat(reading) || reading.says("negation", "instead", "instead_after");
  if (isForIt && !edit.in && goes !== undefined && isGiven && !reading.says("act", "other", "find"))
    return { ...edit, operation: "replace", points: true };
  return mayPoint && !isTold && (saysThat(reading) || isMoved || isBare) ? { ...edit, points: true } : edit;
}

/** "Mételo el sábado", 「土曜に入れて」: where nothing says what comes in, not even that it is something, it is what was spoken of. */
function namesNothing({ reading, loneNumber, when }: Said): boolean {
  if (when.clocks.length === 0 && (loneNumber !== undefined || isNewDay(reading))) return false;
  const isOpen =
    reading.says("act", "find", "other", "more", "also", "either", "todo", "dont_care", "everything") ||
    reading.says("limit", "thing") ||
    reading.says("numbered", "stop") ||
    reading.says("edit", "fuller", "add_day") ||
    reading.says("activity");
  return !isOpen && reading.spans.every((_, at) => !reading.isUnknownWord(at));
}

/** "Añade un tercer día." */
function isNewDay(reading: Reading): boolean {
  return reading.says("ordinal") && reading.says("unit", "day");
}

/** What is to be put in by a name that nobody knows is not just anything. */
function ofUnknown({ reading, written, when, choice }: Said, edit: Edit): Edit {
  const { operation, part, stop, out } = edit;
  // "Add a place to eat."
  const isEaten = operation === "add" && edit.in === undefined && reading.says("activity", "eat");
  if (isEaten && !reading.says("meal")) return { ...edit, in: { categories: ["restaurant"] } };
  const isMoved =
    operation === "move" &&
    reading.grammar.spaced !== false &&
    [stop, part, edit.beside].every((one) => one === undefined);
  const isUnread = operation === "add" || operation === "replace" ? edit.in : isMoved ? out : edit;
  if (isUnread !== undefined) return edit;
  if (operation === "replace" ? !mayBeReplacedByUnknown(reading) : saysThat(reading) || choice !== undefined)
    return edit;
  const unknown = findNotUnderstood(reading, when.used, written);
  // "Something nice for the evening", but "Reffen for lunch".
  const isName = (text: string) =>
    text.split(" ").every((word) => !reading.isOrdinary(fold(word))) && !reading.says("limit", "thing");
  const isTold = part !== undefined || operation === "move" || !reading.says("edit", operation);
  const names = isTold ? unknown.filter(isName) : unknown;
  if (names.length === 0) return edit;
  const stops = { categories: names };
  return operation === "move" ? { ...edit, out: stops } : { ...edit, in: stops };
}

/** "Add Reffen and Tivoli": the name that nobody knows beside what comes in. */
function unknownBeside({ reading, written }: Said, edits: readonly Edit[]): Edit[] {
  const isPut = edits.some(({ operation, in: put }) => operation === "add" && put !== undefined);
  const isNamed = (at: number) => reading.hasAny(at, "place", "concept");
  const isBeside = (at: number, step: 1 | -1) => {
    const next = reading.neighbour(at + step, step);
    return reading.has(at + step, "act", "join") && next !== undefined && isNamed(next);
  };
  const isName = (at: number) =>
    reading.isUnknownWord(at) && reading.grammar.spaced !== false && !reading.isOrdinary(reading.text(at));
  const names = [...reading.spans.keys()].filter((at) => isName(at) && (isBeside(at, 1) || isBeside(at, -1)));
  const put = names.map((at) => writtenAt(reading, at, written));
  const isToldOf = (name: string) => edits.some((edit) => edit.in?.categories.includes(name));
  return isPut
    ? put.filter((name) => !isToldOf(name)).map((name) => ({ operation: "add", in: { categories: [name] } }))
    : [];
}

/** "Swap it for a pottery class": a word that nobody knows stands after what is done, in its clause. */
function mayBeReplacedByUnknown(reading: Reading): boolean {
  const at = reading.indices("edit", "replace")[0];
  if (at === undefined) return true;
  // Of characters without spaces two make a word.
  const ends = reading.grammar.spaced === false ? [0, 1] : [0];
  for (let next = at + 1; next < reading.spans.length && !reading.breakBefore(next); next++)
    if (ends.every((step) => reading.isUnknownWord(next + step))) return true;
  return false;
}
