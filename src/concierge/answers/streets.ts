import { pointOf } from "../../content/sphere.ts";
import type { ItineraryActivity } from "../../contract/chat-answer.ts";
import type { GeoLocation } from "../../contract/common.ts";
import type { LatLng } from "../../walking/graph.ts";
import { FARTHEST_METRES, TOO_FAR, type Walker } from "../../walking/walker.ts";
import type { PlanRequest, Position, StreetMinutes } from "../planner/plan.ts";
import { STEPS_AWAY, TRAVEL, travelMinutes } from "../planner/travel.ts";

/** Minutes on foot as a walking graph has them, rounded up as those of an estimate. */
export function streetMinutes(walker: Walker): StreetMinutes {
  return (from, to) => {
    const metres = walker.metres(from, to);
    if (metres === TOO_FAR) return Math.max(minutesOf(FARTHEST_METRES), estimate(from, to));
    return metres === undefined ? undefined : metres <= STEPS_AWAY ? 0 : minutesOf(metres);
  };
}

function minutesOf(metres: number): number {
  return Math.ceil(metres / TRAVEL.walk.metresPerMinute);
}

function estimate(from: Position, to: Position): number {
  return travelMinutes("walk", pointOf(from.lat, from.lng), pointOf(to.lat, to.lng));
}

/** What the minutes of a leg are reckoned from, and its line where streets are known; nothing where there is no way. */
export function tellLeg(
  walker: Walker | undefined,
  { mode }: PlanRequest,
  from: Position | undefined,
  to: Position | undefined,
): Pick<ItineraryActivity, "travelBasis" | "travelLine"> {
  if (!from || !to) return {};
  const line = mode === "walk" ? walker?.line(from, to) : undefined;
  if (!line) return { travelBasis: "estimate" };
  return { travelBasis: "streets", travelLine: line.map(rounded) };
}

/** Five decimals are a metre. */
function rounded({ lat, lng }: LatLng): GeoLocation {
  return [Math.round(lat * 1e5) / 1e5, Math.round(lng * 1e5) / 1e5];
}
