import { buildCalendar, type Calendar, type Day } from "./days.ts";
import type { Candidate, MostOf, PlanRequest, Position, Role } from "./plan.ts";
import { ANY_TIME, type StartWindows, startWindows, stopMinutes, withinSpan } from "./start-windows.ts";
import { minutesOn, type Spot, spotAt, TRAVEL } from "./travel.ts";
import { isSight, VISIT_KINDS } from "./visit-kinds.ts";
import { PLANNING } from "./weights.ts";
import { hasWord, isWanted, weighWorth } from "./worth.ts";

/** A candidate that can be planned: its position is known, it is wanted, and it is in reach. */
export interface Place extends Spot {
  /** Place in `Problem.places`. */
  readonly index: number;
  readonly candidate: Candidate;
  /** Minutes from the anchor; 0 without one. */
  readonly home: number;
  readonly group: string;
  /** The traveller asked for it by name: limits of distance do not hold for it. */
  readonly pinned: boolean;
  /** Places of one building have the same. */
  readonly building: number;
  /** What a visit is worth for what the place is known for, beside its fit. */
  readonly fame: number;
  /** It says one of the request's themes of itself. */
  readonly isOfTheme: boolean;
  /** How many of its kind a day may have, where that is limited. */
  readonly limit?: MostOf;
  /** A meal here would keep a sight of the same building out that nobody leaves out. */
  readonly besideSight: boolean;
}

/** A place in a role on a day, with all that scheduling needs to know. */
export interface Visit {
  readonly place: Place;
  readonly role: Role;
  readonly minutes: number;
  /** Never empty. */
  readonly starts: StartWindows;
  readonly worth: number;
  readonly known: boolean;
}

/** A request and its candidates, made ready for the search. */
export interface Problem {
  readonly request: PlanRequest;
  readonly calendar: Calendar;
  readonly days: readonly Day[];
  readonly places: readonly Place[];
  readonly placeOf: ReadonlyMap<string, Place>;
  readonly legLimit: number;
  /** What a minute on the way costs, in worth. */
  readonly minutePrice: number;
  /** Minutes from one place to another; undefined stands for the hotel. */
  leg(from: Place | undefined, to: Place | undefined): number;
  /** A place in a role on a day; undefined when it is not open then or does not serve. */
  visit(place: Place, role: Role, day: Day): Visit | undefined;
}

/**
 * Makes a problem of candidates and a request. Of candidates with the same id only the first counts.
 * @throws RangeError as `buildCalendar` does.
 */
export function buildProblem(candidates: readonly Candidate[], request: PlanRequest): Problem {
  const calendar = buildCalendar(request);
  const { mode, anchor, travelAversion = 1 } = request;
  const mustInclude = new Set(request.mustInclude);
  const home = anchor && spotAt(anchor);
  const isOpen = ({ candidate }: Located) =>
    calendar.days.some((day) => startWindows(candidate, "visit", day, request).length > 0);
  const wanted = reachable(wantedPlaces(candidates, request, home), request);
  const numbers = new Map<string, number>();
  for (const { candidate } of wanted) {
    const building = buildingOf(candidate);
    if (!numbers.has(building)) numbers.set(building, numbers.size);
  }
  const first = findMustSees(wanted, isOpen);
  const fames = weighFame(wanted, first);
  const limitsADay = request.mostOf?.filter(({ keep }) => !keep) ?? [];
  const places = wanted.map(({ candidate, at, point, home }, index): Place => {
    const { group } = VISIT_KINDS[candidate.kind];
    const pinned = mustInclude.has(candidate.id);
    const name = buildingOf(candidate);
    const besideSight = first.get(name) !== undefined && first.get(name) !== index;
    const building = numbers.get(name)!;
    const isOfTheme = request.themes?.some((theme) => hasWord(candidate, theme)) ?? false;
    const fame = fames[index]!;
    const limit = limitsADay.find(({ words }) => words.some((word) => hasWord(candidate, word)));
    return {
      index,
      limit,
      candidate,
      at,
      point,
      home,
      group,
      pinned,
      building,
      fame,
      isOfTheme,
      besideSight,
    };
  });
  const visits = new Map<number, Visit | undefined>();
  const minutesBetween = rememberedMinutes(request, places.length);
  const problem: Problem = {
    request,
    calendar,
    days: calendar.days,
    places,
    placeOf: new Map(places.map((place) => [place.candidate.id, place])),
    legLimit: TRAVEL[mode].legLimit,
    minutePrice: PLANNING.minutePrice * travelAversion,
    leg(from, to) {
      if (from === undefined) return to?.home ?? 0;
      return to === undefined ? from.home : minutesBetween(from, to);
    },
    visit(place, role, day) {
      const key = (place.index * 8 + day.index) * 4 + roleNumbers[role];
      if (!visits.has(key)) visits.set(key, visitOn(place, role, day, request));
      return visits.get(key);
    },
  };
  return problem;
}

/** So many minutes from the hotel are worth it for what is almost as known as the best known sight of all, and for a stroll that was asked for. */
const HOME_LIMIT = 60;
const FAMOUS_SHARE = 0.9;
/** Places that a day takes. */
const PER_DAY = 4;

/**
 * The longest way from the hotel to other places, in minutes: that between stops; up to an hour where it takes that to have four places
 * a day, and as long as it takes where the hotel lies outside, with less than a day's within an hour. `minutesFromAnchor`: those of all
 * wanted candidates of known position.
 */
export function anchorLimit(
  minutesFromAnchor: readonly number[],
  { days, mode }: Pick<PlanRequest, "days" | "mode">,
): number {
  const sorted = minutesFromAnchor.toSorted((a, b) => a - b);
  const toHave = (count: number) => sorted[Math.min(sorted.length, count) - 1] ?? 0;
  const most = toHave(PER_DAY) > HOME_LIMIT ? Number.POSITIVE_INFINITY : HOME_LIMIT;
  return Math.max(TRAVEL[mode].legLimit, Math.min(most, toHave(PER_DAY * days)));
}

/** Places whose distances from each other are remembered: those that the search comes across first. */
const REMEMBERED = 512;

/** Minutes between places, worked out once for each pair. */
function rememberedMinutes(request: PlanRequest, count: number): (from: Place, to: Place) => number {
  const size = Math.min(count, REMEMBERED);
  const known = new Int16Array(size * size).fill(-1);
  const seats = new Int32Array(count).fill(-1);
  let taken = 0;
  const seatOf = (index: number) => {
    if (seats[index] === -1 && taken < size) seats[index] = taken++;
    return seats[index]!;
  };
  return (from, to) => {
    const a = seatOf(from.index);
    const b = seatOf(to.index);
    if (a === -1 || b === -1) return minutesOn(request, from, to);
    const at = a * size + b;
    // Nobody walks for a month: what does not fit into sixteen bits is as far as can be.
    if (known[at] === -1) known[at] = Math.min(32_767, minutesOn(request, from, to));
    return known[at]!;
  };
}

interface Located extends Spot {
  candidate: Candidate;
  home: number;
}

function wantedPlaces(
  candidates: readonly Candidate[],
  request: PlanRequest,
  home: Spot | undefined,
): Located[] {
  const seen = new Set<string>();
  const located: Located[] = [];
  for (const candidate of candidates) {
    const { id, position } = candidate;
    if (!isPosition(position) || seen.has(id) || !isWanted(candidate, request)) continue;
    seen.add(id);
    const place = spotAt(position);
    located.push({ candidate, ...place, home: home ? minutesOn(request, home, place) : 0 });
  }
  return located;
}

function reachable(located: readonly Located[], request: PlanRequest): readonly Located[] {
  const minutes = located.map(({ home }) => home);
  const limit = anchorLimit(minutes, request);
  const famous = FAMOUS_SHARE * Math.max(...located.map(renownOf));
  const isWorthIt = (place: Located) => renownOf(place) > famous || place.candidate.kind === "stroll";
  const limitFor = (place: Located) => (isWorthIt(place) ? Math.max(limit, HOME_LIMIT) : limit);
  const near = new Set([...(request.mustInclude ?? []), ...(request.inReach ?? [])]);
  return located.filter((place) => place.home <= limitFor(place) || near.has(place.candidate.id));
}

/** By building the sights that nobody leaves out: the best known that are open on some day. */
function findMustSees(located: readonly Located[], isOpen: (place: Located) => boolean): Map<string, number> {
  const best = located
    .map((place, index) => ({ place, index, renown: renownOf(place) }))
    .filter(({ place, renown }) => renown > 0 && isSight(place.candidate.kind))
    .sort((a, b) => b.renown - a.renown || a.index - b.index);
  const found = new Map<string, number>();
  for (const { place, index } of best) {
    if (found.size >= PLANNING.mustSees) break;
    const building = buildingOf(place.candidate);
    if (!found.has(building) && isOpen(place)) found.set(building, index);
  }
  return found;
}

/** By place, what it is known for: sights, and events that are then, against the best known of them. */
function weighFame(located: readonly Located[], first: ReadonlyMap<string, number>): number[] {
  const mustSees = new Set(first.values());
  const { renown, renownPower, mustSee } = PLANNING;
  const top = located.reduce((most, place) => Math.max(most, renownOf(place)), 0);
  return located.map((place, index) => {
    const share = top > 0 ? renownOf(place) / top : 0;
    return renown * share ** renownPower + (mustSees.has(index) ? mustSee : 0);
  });
}

/** Names the building of a place: what it is part of, else itself. */
export function buildingOf({ id, building = id }: Candidate): string {
  return building;
}

function renownOf({ candidate: { kind, fit, renown = fit } }: Located): number {
  return isSight(kind) || kind === "event" ? renown : 0;
}

function isPosition(position: Position | undefined): position is Position {
  return position !== undefined && Number.isFinite(position.lat) && Number.isFinite(position.lng);
}

const roleNumbers: Readonly<Record<Role, number>> = { visit: 0, breakfast: 1, lunch: 2, dinner: 3 };

function visitOn(place: Place, role: Role, day: Day, request: PlanRequest): Visit | undefined {
  const { candidate } = place;
  const known = candidate.openIntervals(day.date) !== undefined && !candidate.isInDoubt?.(day.date);
  const worth = weighWorth(place, role, request, { ...day, known });
  const minutes = stopMinutes(candidate, role, day, request);
  if (request.anyHour?.includes(candidate.id))
    return { place, role, minutes, starts: withinSpan(ANY_TIME, [day.from, ANY_TIME[1]]), worth, known };
  if (worth <= 0) return undefined;
  const { dayNumber, span } = request.placedOn?.find(({ placeId }) => placeId === candidate.id) ?? {};
  if (dayNumber !== undefined && dayNumber !== day.index + 1) return undefined;
  const open = startWindows(candidate, role, day, request);
  const starts = span ? withinSpan(open, span) : open;
  if (starts.length === 0) return undefined;
  return { place, role, minutes, starts, worth, known };
}
