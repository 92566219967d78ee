import type { TripOutline } from "../../contract/inline-itinerary.ts";
import { conceptOf } from "../../languages/concepts.ts";
import type { EditOutcome } from "../planner/change-plan.ts";
import { findStop, type Given } from "../planner/edit-frame.ts";
import { localDayAt, rangeOn } from "../understanding/calendar.ts";
import type { Edit, Stops, Understanding } from "../understanding/understanding.ts";
import { stopIdOf, stopIdsOf } from "./area-stops.ts";
import type { ConversationState } from "./conversation-state.ts";
import { clockZone, type TurnContext } from "./turn.ts";

/** A change that may be of any of some places, which nothing tells apart. */
export interface OpenEdit {
  edit: Edit;
  ids: readonly string[];
}

/** The changes that a message asks for (`of`) with the places that they are done to; `open`: those of which that has to be asked. */
export function stopsPointedTo(
  context: TurnContext,
  outline: TripOutline,
): { pointed: { of: Edit; edit: Edit }[]; open: OpenEdit[] } {
  const open: OpenEdit[] = [];
  const pointed = context.understanding.edits.flatMap((of) => {
    const { edit, ids = [] } = pointingTo(context, outline, of);
    if (ids.length === 0) return [{ of, edit }];
    if (ids.length > 1 && edit.points !== "all") {
      open.push({ edit: { ...edit, isOne: true }, ids });
      return [];
    }
    return ids.map((id) => ({ of, edit: doneTo(context, outline, edit, id) }));
  });
  return { pointed, open };
}

/** What is told of a change that waits for which place it is of. */
export function whichOf({ ids }: OpenEdit): EditOutcome {
  return { edit: { type: "remove", stop: { isOne: true } }, refusal: "which_stop", placeIds: ids };
}

/**
 * The places that a conversation is about now: those that the last change put in or moved, else the one that was told of last; none where the plan
 * as a whole was.
 */
function inFocus({ spokenOf, edited = [], understanding: before }: ConversationState): readonly string[] {
  const isOfNone = before === undefined || before.intent === "plan_trip" || before.intent === "show_plan";
  if (spokenOf === undefined || isOfNone) return [];
  return edited.includes(spokenOf) ? edited : [spokenOf];
}

/** What is spoken of after some changes of a plan, of which `came` was not in it before: what came in or moved, else what went, or was to. */
export function nowInFocus(
  given: Given,
  outcomes: readonly EditOutcome[],
  came: readonly string[],
): Pick<ConversationState, "spokenOf" | "edited"> {
  const done = outcomes.filter(({ refusal }) => refusal === undefined);
  const ids = (done.length > 0 ? done : outcomes).flatMap(({ edit, placeIds = [] }) => {
    const put = "wish" in edit ? edit.wish?.placeId : undefined;
    if (put !== undefined) return [put];
    const found = "stop" in edit && edit.stop ? findStop(given, edit.stop) : undefined;
    return typeof found === "object" ? [found.stop.placeId] : placeIds;
  });
  const isPut = done.some(({ edit }) => edit.type === "add" || edit.type === "replace");
  const edited = [...new Set((isPut || ids.length === 0) && came.length > 0 ? came : ids)].slice(
    0,
    FOCUS_MAX,
  );
  return edited[0] === undefined ? {} : { spokenOf: edited[0], edited };
}

/** So many at most are "those". */
const FOCUS_MAX = 4;

/** A change with what it is done to where that is said, or the places that it may be of. */
interface Pointed {
  edit: Edit;
  ids?: readonly string[];
}

/**
 * "Take that out": the place that was told of, else what the change before put in, moved or took out; "put the second in": of those that were
 * found.
 */
function pointingTo({ state, understanding }: TurnContext, outline: TripOutline, edit: Edit): Pointed {
  const { operation, out, in: put, stop, day, part, weekdays, date, points, whichever } = edit;
  const isPut = operation === "add" || operation === "move";
  // "Do that one first" says when.
  const isWhen = points !== undefined && edit.to?.order !== undefined && edit.choice === undefined;
  const chosen = isPut && !isWhen ? (edit.choice ?? understanding.choice) : undefined;
  const { understanding: before, shown } = state;
  const focus = inFocus(state);
  const [spokenOf] = focus;
  // "Everything after that."
  const isOfThat = operation === "clear" && edit.beside && Object.keys(edit.beside.of).length === 0;
  if (isOfThat && spokenOf)
    return { edit: { ...edit, beside: { ...edit.beside!, of: { out: placeAlone(spokenOf) } } } };
  // "Go on then, put it in on Thursday evening", after it was told why a place is not in the plan.
  const isMissed = operation === "add" && before?.intent === "explain_plan";
  const isTimed = chosen || points || isMissed ? [] : [day, part, weekdays, date];
  const isPlanned = (id: string | undefined) => isIn(outline, id);
  // "Make that the tower", of the stop that was told of.
  const [named] = stopIdsOf([out?.place]);
  const isAlone = operation === "replace" && [put, stop, day, part].every((one) => one === undefined);
  const isMadeOf =
    before?.stopsAsked !== undefined || (before?.intent === "about_place" && !isPlanned(named));
  if (isAlone && named !== undefined && isMadeOf && spokenOf !== named && isPlanned(spokenOf))
    return { edit: { ...edit, in: out!, out: placeAlone(spokenOf!) } };
  // "Too dear, take something cheaper", of the stop that was told of.
  const isCheaper = operation === "add" && !put && !part && understanding.priceLevel.length > 0;
  if (isCheaper && before?.stopsAsked && isPlanned(spokenOf))
    return { edit: { ...edit, operation: "replace", out: placeAlone(spokenOf!) } };
  const isFor = operation === "replace" && points !== undefined;
  // "Put that in instead of the castle."
  const [told] =
    isFor && !put && (before?.intent === "about_place" || isSearch(before)) ? [spokenOf ?? shown[0]] : [];
  if (told !== undefined) return { edit: { ...edit, in: placeAlone(told) } };
  const isTold = [out, isFor ? undefined : put, stop, whichever, ...isTimed].some((one) => one !== undefined);
  if (isTold || !POINTING.has(operation)) return { edit };
  const isOfList = isSearch(before);
  const isUnread = understanding.notUnderstood.length > 0;
  // "A photographer to take our picture?": what no word points to and nobody understands takes nothing out.
  const isLost = isUnread && !points && !isPut && before?.intent !== "about_place";
  if (isLost) return { edit };
  const meant = chosen
    ? [shown.at(chosen < 0 ? chosen : chosen - 1)]
    : isOfList
      ? points === "all" || (points && isUnread)
        ? shown.slice(0, FOCUS_MAX)
        : points
          ? [spokenOf ?? shown[0]]
          : []
      : focus;
  const ids = meant.filter((id) => id !== undefined).filter((id) => isPut || isPlanned(id));
  // "Add the second", of a list of one, is not just anything.
  if (ids.length === 0) return { edit: chosen ? { ...edit, points: true } : edit };
  return { edit, ids };
}

/** A change of the place that is meant; one that was found for a meal is eaten at. */
function doneTo({ state, sight }: TurnContext, outline: TripOutline, edit: Edit, id: string): Edit {
  const { operation, to, ...others } = edit;
  const { understanding: before } = state;
  const stops = placeAlone(id);
  const isPut = operation === "add" || (operation === "move" && !isIn(outline, id));
  if (!isPut) return { ...edit, out: stops };
  const put: Edit = { ...others, ...to, operation: "add", in: stops };
  const meal = isSearch(before) ? mealSought(before, put.part, clockZone(sight.org, sight.host)) : undefined;
  return meal ? { ...put, operation: "replace", part: meal } : put;
}

function isIn({ days }: TripOutline, id: string | undefined): boolean {
  return days.some(({ stops }) => stops.some((stop) => stopIdOf(stop) === id));
}

function placeAlone(id: string): Stops {
  return { categories: [], place: { kind: "listing", id, name: id } };
}

const MEAL_IN: Partial<Record<NonNullable<Edit["part"]>, "lunch" | "dinner">> = {
  midday: "lunch",
  lunch: "lunch",
  evening: "dinner",
  dinner: "dinner",
};

function isSearch(before: Understanding | undefined): boolean {
  return before?.intent === "find_places" || before?.intent === "refine";
}

/** The meal of a plan that a search for places to eat at was for, by the part of the day that is said or its hours. */
function mealSought(before: Understanding | undefined, part: Edit["part"], zone = "UTC"): Edit["part"] {
  const eats = before?.categories.some((id) => conceptOf(id)?.purpose === "eat");
  if (!eats) return undefined;
  if (part !== undefined) return MEAL_IN[part];
  if (!before?.openAt || before.openAt.now) return undefined;
  const { from } = before.openAt;
  const minute = (from - rangeOn(localDayAt(from, zone), 0, 0, zone).from) / 60_000;
  return minute >= 17 * 60 ? "dinner" : minute >= 11 * 60 ? "lunch" : undefined;
}

const POINTING: ReadonlySet<Edit["operation"]> = new Set([
  ...(["remove", "replace", "move", "keep", "add", "stay"] as const),
]);
