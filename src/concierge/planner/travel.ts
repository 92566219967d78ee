import { metresApart, pointOf, type SpherePoint } from "../../content/sphere.ts";
import type { PlanRequest, Position } from "./plan.ts";

/** How the traveller moves about. */
export type TravelMode = "walk" | "cycle" | "drive" | "transit";

/** How minutes are reckoned from great-circle metres, without a map of streets. */
export interface TravelFigures {
  /** Metres along the way a minute. */
  readonly metresPerMinute: number;
  /** Length of the way over the length of the straight line. */
  readonly circuity: number;
  /** Minutes spent on every way whatever its length: parking, waiting for a bus and walking to it. */
  readonly overheadMinutes: number;
  /** The longest way from one stop to the next, in minutes; see `anchorLimit` for the ways from and to the hotel. */
  readonly legLimit: number;
  /** No way takes longer than walking it. */
  readonly orWalk: boolean;
}

/**
 * - walk: 80 m/min, the lower end of the means of 80 to 95 that Finnis and Walton saw in New Zealand (2008): travellers
 *   look around. Ways through a town are about 1.2 times the straight line (Newell 1980; 1.21 to 1.23 in O'Sullivan and
 *   Morrall 1996); 1.3 allows for water and railways.
 * - cycle: 15 km/h, the walker's detour, 3 minutes for the lock.
 * - drive: 25 km/h through a town with its lights, one-way streets (1.4), 8 minutes to park and walk.
 * - transit: 22 km/h aboard, lines that bend (1.4), 10 minutes to walk to the stop and wait.
 *
 * The figures for cycling, driving and transit are planning values of the usual order, not measurements.
 */
export const TRAVEL: Readonly<Record<TravelMode, TravelFigures>> = {
  walk: { metresPerMinute: 80, circuity: 1.3, overheadMinutes: 0, legLimit: 40, orWalk: false },
  cycle: { metresPerMinute: 250, circuity: 1.3, overheadMinutes: 3, legLimit: 40, orWalk: true },
  drive: { metresPerMinute: 417, circuity: 1.4, overheadMinutes: 8, legLimit: 60, orWalk: true },
  transit: { metresPerMinute: 367, circuity: 1.4, overheadMinutes: 10, legLimit: 60, orWalk: true },
};

/**
 * The mode of a host's `uiConfig.preferredTravelMode` ("WALKING", "DRIVING", "BICYCLING", "TRANSIT" and the like, in any
 * case); walking when it says nothing known.
 */
export function travelModeOf(preferredTravelMode: string | undefined): TravelMode {
  const word = preferredTravelMode?.toLowerCase() ?? "";
  if (/driv|car|auto|taxi/.test(word)) return "drive";
  if (/cycl|bik/.test(word)) return "cycle";
  if (/transit|public|bus|train|metro/.test(word)) return "transit";
  return "walk";
}

/** Metres that nobody calls a way. */
export const STEPS_AWAY = 25;

/** Whole minutes from one point to another, rounded up; 0 within a few steps. */
export function travelMinutes(mode: TravelMode, from: SpherePoint, to: SpherePoint): number {
  const metres = metresApart(from, to);
  if (metres <= STEPS_AWAY) return 0;
  const own = minutesBy(TRAVEL[mode], metres);
  return Math.ceil(TRAVEL[mode].orWalk ? Math.min(own, minutesBy(TRAVEL.walk, metres)) : own);
}

/** A position, also as a point of the sphere. */
export interface Spot {
  readonly at: Position;
  readonly point: SpherePoint;
}

export function spotAt(at: Position): Spot {
  return { at, point: pointOf(at.lat, at.lng) };
}

/** Whole minutes between two places: those of a walker by streets where they are known, else as reckoned from the straight line. */
export function minutesOn(
  { mode, streets }: Pick<PlanRequest, "mode" | "streets">,
  from: Spot,
  to: Spot,
): number {
  const known = mode === "walk" ? streets?.minutes(from.at, to.at) : undefined;
  return known ?? travelMinutes(mode, from.point, to.point);
}

function minutesBy({ metresPerMinute, circuity, overheadMinutes }: TravelFigures, metres: number): number {
  return overheadMinutes + (metres * circuity) / metresPerMinute;
}
