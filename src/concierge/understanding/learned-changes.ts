import { type ChangeKind, changeAsked, changeEvidence } from "./change-kinds.ts";
import { completeEdits } from "./changed-stops.ts";
import { hoursOf, makers } from "./changes.ts";
import { AN_HOUR, lengthOf } from "./clock.ts";
import type { Weighable } from "./linear-model.ts";
import { isMeal } from "./named-stops.ts";
import { inItsHalf } from "./plan-hours.ts";
import type { Holds } from "./signs.ts";
import { dayMeant } from "./signs-of-plans.ts";
import type { Said } from "./slots.ts";
import type { Edit, EditOperation, Stops, Understanding } from "./understanding.ts";

/** Of which kind a change is that words ask for; of some it may be either. */
const kindsOf: Readonly<Record<EditOperation, readonly ChangeKind[]>> = {
  remove: ["remove"],
  clear: ["remove"],
  replace: ["replace"],
  add: ["add"],
  move: ["move"],
  swap: ["move"],
  reverse: ["move"],
  move_to: ["move"],
  move_later: ["move"],
  move_earlier: ["move"],
  shift: ["move", "hours"],
  stay: ["stay"],
  start_at: ["hours"],
  end_at: ["hours"],
  start_later: ["hours"],
  start_earlier: ["hours"],
  end_earlier: ["hours"],
  rest: ["free"],
  free: ["free", "remove"],
  slower: ["pace"],
  fuller: ["pace"],
  limit: ["pace"],
  less_walking: ["pace", "wish"],
  set_days: ["days"],
  add_day: ["days"],
  remove_day: ["days", "remove"],
  split: ["wish"],
  suit: ["wish"],
  indoors: ["wish"],
  only: ["wish"],
  undo: ["undo"],
  cancel: ["undo"],
  keep: ["keep"],
};

function isOfKind({ operation, whichever, out, part, points }: Edit, kind: ChangeKind): boolean {
  // "Take one thing out" is less in a day, "no fish" a wish for all of it; a lunch that comes in takes the place of another.
  const isAsGood =
    (kind === "pace" && operation === "remove" && whichever !== undefined) ||
    (kind === "wish" && operation === "remove" && out !== undefined && !out.place) ||
    (kind === "replace" && operation === "add" && isMeal(part)) ||
    // What is pointed to comes in, or goes there where the plan has it.
    (points !== undefined && PUTTING.has(kind) && PUTTING.has(operation));
  return isAsGood || kindsOf[operation].includes(kind);
}

const PUTTING: ReadonlySet<ChangeKind | EditOperation> = new Set(["add", "move"] as const);

/** The changes of a kind that a message is likely to ask for; nothing where what they need is not said. */
type Maker = (said: Said, previous: Understanding, holds: Holds) => Edit[];

const byKind: Readonly<Record<ChangeKind, Maker>> = {
  remove: ofStops("remove"),
  replace: ofStops("replace"),
  add: ofStops("add"),
  move: ofStops("move"),
  stay: (said, previous) => {
    const minutes = lengthOf(said.reading);
    const isSaid = (edit: Edit) => (edit.way ?? edit.minutes) !== undefined;
    return makers.stay!(said, previous, "stay").map((edit) => (isSaid(edit) ? edit : { ...edit, minutes }));
  },
  keep: ofStops("keep"),
  hours: (said) => {
    const ofDays = (["start_at", "end_at"] as const).flatMap((operation) => hoursOf(said, operation));
    const hours = ofDays.length > 0 ? ofDays : hourAlone(said);
    return hours.map((edit) => ({ ...edit, ...dayMeant(said) }));
  },
  free: (said, previous) => {
    if (said.when.clocks.length > 0) return makers.rest!(said, previous, "rest");
    const isTold = said.when.part !== undefined || isOfDays(said);
    return isTold ? makers.free!(said, previous, "free") : [];
  },
  pace: (said, _, holds) => {
    const operation = holds("act.more") || holds("act.busy") ? "fuller" : "slower";
    return [{ operation, ...dayMeant(said) }];
  },
  days: ({ days }) => (days === undefined ? [] : [{ operation: "set_days", days }]),
  wish: (said, previous, holds) => {
    if (holds("need")) return [{ operation: "suit" }];
    const isOfDay = previous.days === 1 || isOfDays(said);
    return holds("for_rain") && isOfDay ? [{ operation: "indoors", ...dayMeant(said) }] : [];
  },
  undo: (_, { intent, edits }) => (intent === "edit_plan" && edits.length > 0 ? [{ operation: "undo" }] : []),
};

function ofStops(operation: "remove" | "replace" | "add" | "move" | "stay" | "keep"): Maker {
  return (said, previous) => makers[operation]!(said, previous, operation);
}

/** "Nothing before eleven", "the taxi is at three": the one hour that is said is where days begin or, from the afternoon on, end. */
function hourAlone({ when: { clocks, clocksAreCertain: certain = false } }: Said): Edit[] {
  const [clock, ...others] = clocks;
  if (clock === undefined || others.length > 0) return [];
  const operation = inItsHalf({ minute: clock, certain }, "start") < AFTERNOON ? "start_at" : "end_at";
  return [
    { operation, at: inItsHalf({ minute: clock, certain }, operation === "start_at" ? "start" : "end") },
  ];
}

const AFTERNOON = 14 * AN_HOUR;

function isOfDays(said: Said): boolean {
  return Object.keys(dayMeant(said)).length > 0;
}

/** Whether a change says enough: which stop it is of, and what comes in or where it goes; of words that nobody knows it says nothing. */
function isTold(edit: Edit, { wishes }: Said): boolean {
  const { operation, out, in: put, part, beside, points, to, way, minutes } = edit;
  const kinds = [
    ...wishes.things.filter(({ kind }) => kind === "category").map(({ id }) => id),
    ...wishes.excluded,
  ];
  const properties = wishes.things.map(({ id }) => id);
  const isOf = ({ place, categories }: Stops, known: readonly string[]) =>
    place !== undefined || (categories.length > 0 && categories.every((id) => known.includes(id)));
  if ((out && !isOf(out, kinds)) || (put && !isOf(put, [...kinds, ...properties]))) return false;
  const isStop = isMeal(part) || [out, edit.stop, edit.at, beside, points].some((one) => one !== undefined);
  // Of what was told of last, where nothing else is said: "another one, please".
  const isBare = [part, edit.day, edit.weekdays, edit.date].every((one) => one === undefined);
  if (operation === "add") return put !== undefined || isMeal(part) || points === true;
  if (operation === "move") return isStop && (beside !== undefined || Object.keys(to ?? {}).length > 0);
  if (operation === "stay") return (isStop || isBare) && (way ?? minutes) !== undefined;
  return !OF_ONE_STOP.has(operation) || isStop || isBare || (operation === "replace" && put !== undefined);
}

const OF_ONE_STOP: ReadonlySet<EditOperation> = new Set(["remove", "replace", "keep"]);

/** Where one of these is only likely, and no word asks for it, too much would be lost if it were not meant. */
const LOSING: ReadonlySet<ChangeKind> = new Set(["remove", "replace", "days", "undo"]);

/** Words for these may ask for others as well: "put" adds and moves, "leave" keeps and takes out. */
const VAGUE: ReadonlySet<EditOperation> = new Set([
  ...(["add", "remove", "replace", "move", "suit", "slower", "fuller", "undo"] as const),
]);

/** Whether no word asks for a change, so that only what is named tells what it may be. */
function isUnworded({ edits, clauses }: Said): boolean {
  return edits.length === 0 && clauses.every((clause) => clause.edits.length === 0);
}

/**
 * The changes of the plan that a message asks for. What it is likely to ask for, as was learned, counts where no word asks for a change, and where
 * that is sure and words ask for something else: then what they seem to ask for is not done, unless something that they put in would be lost.
 */
export function changesAsked(
  weighable: Weighable,
  said: Said,
  holds: Holds,
  previous: Understanding | undefined,
): Edit[] {
  return likelyChanges(weighable, said, holds, previous)
    .map((edit) => onLaterDay(edit, said))
    .map((edit) => withoutDenied(edit, said));
}

/** "Nobody drinks, so no beer places": what is denied as well does not come in. */
function withoutDenied(edit: Edit, { wishes: { excluded } }: Said): Edit {
  const { in: put, out: _, operation, ...others } = edit;
  const denied = put?.categories.filter((id) => excluded.includes(id)) ?? [];
  if (!put || put.place || denied.length === 0) return edit;
  const categories = put.categories.filter((id) => !denied.includes(id));
  return categories.length > 0
    ? { ...edit, in: { ...put, categories } }
    : { operation: "remove", ...others, out: { categories: denied } };
}

/** What is to come in on a day that the plan has not: the one that it would be. */
function onLaterDay(edit: Edit, { laterDay }: Said): Edit {
  const { weekdays, date, ...others } = edit;
  const isOfDay = (weekdays ?? date) !== undefined && edit.day === undefined;
  return edit.operation === "add" && laterDay !== undefined && isOfDay ? { ...others, day: laterDay } : edit;
}

function likelyChanges(
  { message, meanings }: Weighable,
  said: Said,
  holds: Holds,
  previous: Understanding | undefined,
): Edit[] {
  const worded = completeEdits(said);
  if (!previous?.planned || said.isDecided || holds("asked")) return worded;
  const { kind, isSure } = changeAsked(message, changeEvidence(meanings, worded));
  if (kind === undefined || (!isSure && LOSING.has(kind))) return worded;
  const isVague = worded.every(({ operation }) => VAGUE.has(operation));
  if (!isVague || worded.some((edit) => isOfKind(edit, kind))) return worded;
  if (worded.length > 0 && !isSure && !isUnworded(said)) return worded;
  const likely = completeEdits({ ...said, clauses: [], edits: byKind[kind](said, previous, holds) });
  const isLost = worded.some((edit) => edit.in) && !likely.some((edit) => edit.in);
  if (isLost) return worded;
  return likely.every((edit) => isTold(edit, said)) ? likely : [];
}
