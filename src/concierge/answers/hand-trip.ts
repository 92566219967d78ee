import type { ChatAnswer } from "../../contract/chat-answer.ts";
import type { ChatRequest } from "../../contract/chat-request.ts";
import { ServiceError } from "../../contract/errors.ts";
import type { TripOutline } from "../../contract/inline-itinerary.ts";
import type { PlanOperation } from "../../contract/plan-operations.ts";
import type { PlanEdit } from "../planner/edits.ts";
import { faultsOf } from "../planner/faults.ts";
import { stopIdOf } from "./area-stops.ts";
import { changeTrip, tripAnswer, tripSoFar } from "./plan-trip.ts";
import { tellChanges } from "./tell-changes.ts";
import { readPlanNames, tellTrip } from "./tell-trip.ts";
import type { Told, TurnContext } from "./turn.ts";

/**
 * The plan so far with what a hand changes. It is the plan of the conversation from then on, as after a change in words.
 * @throws ServiceError no_itinerary
 */
export async function changeTripByHand(
  context: TurnContext,
  operations: readonly PlanOperation[],
  fields: ChatRequest,
): Promise<Told> {
  const { outline, voice, planner } = context;
  if (!outline)
    throw new ServiceError(
      "no_itinerary",
      "there is no plan to change: make one with createItinerary in this conversation, or send it along as itinerary",
    );
  if (operations.some(({ op }) => op === "undo")) return takeBack(context, outline, fields);
  const edits = operations.flatMap((operation) =>
    operation.op === "undo" ? [] : planEditOf(operation, outline),
  );
  const named = operations.flatMap((one) => ("listingId" in one ? (one.listingId ?? []) : []));
  const isSought = operations.some((one) => one.op === "replace" && one.listingId === undefined);
  const { plan, request, candidates } = await tripSoFar(context, outline, fields, named, !isSought);
  const changed = await planner("changeByHand", candidates, request, plan, edits);
  const trip = { ...changed, candidates };
  const told = await tellTrip(context, trip);
  const names = await readPlanNames(context, [plan, trip.plan]);
  const said = tellChanges(voice, { before: plan, after: trip.plan, outcomes: changed.outcomes }, names);
  const faulty = [...faultsOf(candidates, trip.request, trip.plan).keys()];
  const message = [
    said,
    ...(faulty.length > 0 ? [voice.phrases.notThen(voice.list(faulty.map(names)))] : []),
  ].join(voice.between);
  const changes = changed.outcomes.map(({ refusal }, index) => changeOf(operations[index]!.op, refusal));
  return withChanges(tripAnswer(context, trip, told, message), changes);
}

async function takeBack(context: TurnContext, outline: TripOutline, fields: ChatRequest): Promise<Told> {
  const { understanding, state } = context;
  const undo = { ...context, understanding: { ...understanding, edits: [{ operation: "undo" as const }] } };
  const told = await changeTrip(undo, outline, fields);
  const before = { ...told.state.understanding!, edits: [] };
  const change = changeOf("undo", state.earlier ? undefined : "nothing_before");
  return withChanges({ ...told, state: { ...told.state, understanding: before } }, [change]);
}

type Change = NonNullable<ChatAnswer["changes"]>[number];

function changeOf(op: string, reason: string | undefined): Change {
  return reason === undefined ? { op, done: true } : { op, done: false, reason };
}

function withChanges({ said, ...told }: Told, changes: Change[]): Told {
  return { ...told, said: { ...said, changes } };
}

function planEditOf(operation: Exclude<PlanOperation, { op: "undo" }>, { days }: TripOutline): PlanEdit {
  const stopOf = (placeId: string) => {
    const meant = days.flatMap(({ stops }) => stops).find((stop) => stop.placeId === placeId);
    return { placeId: meant ? stopIdOf(meant) : placeId };
  };
  switch (operation.op) {
    case "move":
      return {
        type: "move",
        stop: stopOf(operation.stop),
        toDay: operation.day,
        position: operation.position,
      };
    case "swap":
      return { type: "swapStops", stops: [stopOf(operation.stop), stopOf(operation.with)] };
    case "lock":
      return { type: "keep", stop: stopOf(operation.stop) };
    case "unlock":
      return { type: "release", stop: stopOf(operation.stop) };
    case "remove":
      return { type: "remove", stop: stopOf(operation.stop) };
    case "replace": {
      const { listingId: placeId, like } = operation;
      const wish = placeId === undefined ? undefined : { placeId };
      return { type: "replace", stop: stopOf(operation.stop), wish, isNearer: like === "nearer" };
    }
    case "add": {
      const { listingId: placeId, day: dayNumber, position } = operation;
      return { type: "add", wish: { placeId }, dayNumber, position };
    }
  }
}
