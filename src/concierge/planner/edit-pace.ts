import { dayBounds, paceOn } from "./days.ts";
import { buildResult, draftOfTour, fillDay, type Given, owning, plannedIds, workOn } from "./edit-frame.ts";
import type { EditResult } from "./edits.ts";
import type { Candidate, MostOf, Pace, PlanRequest } from "./plan.ts";
import { buildProblem, type Problem } from "./problem.ts";
import { buildDraft, type Draft, type SentStop } from "./revive.ts";
import { hasWord, isWanted } from "./worth.ts";

const paces: readonly Pace[] = ["relaxed", "normal", "packed"];

/**
 * The next pace, of one day or of all: a fuller one fills what room it makes; a slower one has fewer visits, ends no later and brings
 * nothing new. Days of a pace of their own go one further as well, as far as there is one; the slowest still lose a visit.
 */
export function changePace(given: Given, way: "slower" | "fuller", dayNumber?: number): EditResult {
  const next = dayNumber === undefined ? ofAll(given.request, way) : ofDay(given.request, way, dayNumber);
  if (way === "slower") return slowed(given, next ?? given.request, dayNumber);
  if (next === undefined) return { refusal: "no_other_pace" };
  const { problem, tour } = workOn(given, next);
  for (const { index } of problem.days) {
    if (dayNumber === undefined || index === dayNumber - 1) fillDay(problem, tour, index);
  }
  return buildResult(given, next, draftOfTour(tour));
}

function slowed(given: Given, request: PlanRequest, dayNumber: number | undefined): EditResult {
  const problem = buildProblem(given.candidates, request);
  const days = given.plan.days.filter((day) => day.dayNumber === (dayNumber ?? day.dayNumber));
  const before = buildDraft(given.plan);
  const draft: Draft = before.map((stops, index) =>
    days.some((day) => day.dayNumber === index + 1) ? lighter(problem, stops, index) : stops,
  );
  if (draft.flat().length === before.flat().length) return { refusal: "no_other_pace" };
  const ends = days.flatMap(({ dayNumber: number, stops }) => {
    const { start, end } = dayBounds(request, number);
    const until = Math.min(end, stops.at(-1)?.end ?? end);
    return start < until ? [{ dayNumber: number, start, end: until }] : [];
  });
  const others = request.dayHours?.filter((hours) => !ends.some((one) => one.dayNumber === hours.dayNumber));
  // Nothing is put in where visits go.
  const own = owning(request, ...days.map((day) => day.dayNumber));
  const { plan } = buildResult(given, { ...own, dayHours: [...(others ?? []), ...ends] }, draft);
  // Days that are added later, and those that are filled again, end as they did.
  return plan ? buildResult({ ...given, plan }, own, buildDraft(plan)) : { refusal: "no_other_pace" };
}

/** A day's stops with at most so many visits (of those that count), if not as many as its pace has and at least one fewer, but never none; those of least worth go. */
export function lighter(
  problem: Problem,
  stops: readonly SentStop[],
  index: number,
  limit?: number,
  counts: (stop: SentStop) => boolean = () => true,
): readonly SentStop[] {
  const day = problem.days[index]!;
  const visits = stops.filter((stop) => stop.role === "visit" && counts(stop));
  const most = limit ?? Math.max(1, Math.min(day.pace.visits, visits.length - 1));
  const worthOf = ({ placeId }: SentStop) => {
    const place = problem.placeOf.get(placeId);
    return (place && problem.visit(place, "visit", day)?.worth) ?? 0;
  };
  const gone = visits
    .filter(({ placeId }) => !problem.placeOf.get(placeId)?.pinned)
    .toSorted((a, b) => worthOf(a) - worthOf(b))
    .slice(0, Math.max(0, visits.length - most));
  return stops.filter((stop) => !gone.includes(stop));
}

function ofAll(request: PlanRequest, way: "slower" | "fuller"): PlanRequest | undefined {
  const { pace = "normal", dayPaces = [] } = request;
  const next = paceAfter(pace, way);
  if (next === undefined && dayPaces.every((day) => paceAfter(day.pace, way) === undefined)) return undefined;
  return {
    ...request,
    pace: next ?? pace,
    dayPaces: dayPaces.map((day) => ({ ...day, pace: paceAfter(day.pace, way) ?? day.pace })),
  };
}

function ofDay(request: PlanRequest, way: "slower" | "fuller", dayNumber: number): PlanRequest | undefined {
  const pace = paceAfter(paceOn(request, dayNumber), way);
  const others = request.dayPaces?.filter((day) => day.dayNumber !== dayNumber) ?? [];
  return pace && { ...request, dayPaces: [...others, { dayNumber, pace }] };
}

function paceAfter(pace: Pace, way: "slower" | "fuller"): Pace | undefined {
  return paces[paces.indexOf(pace) + (way === "fuller" ? 1 : -1)];
}

/** At most so many visits a day, meals apart; those of least worth go, and only what was asked for by name stays above it. */
export function limitVisits(given: Given, most: number): EditResult {
  return lightened(given, { ...given.request, mostVisits: most }, most);
}

/** The same of visits of some words. */
export function limitKindADay(given: Given, words: readonly string[], most: number): EditResult {
  const mostOf = [...otherLimits(given.request, words), { words, most }];
  return lightened(given, { ...given.request, mostOf }, most, words);
}

function lightened(given: Given, request: PlanRequest, most: number, words?: readonly string[]): EditResult {
  const problem = buildProblem(given.candidates, request);
  const counts = ({ placeId }: SentStop) =>
    words === undefined || problem.placeOf.get(placeId)?.limit?.words === words;
  return shortened(
    given,
    request,
    buildDraft(given.plan).map((stops, index) => lighter(problem, stops, index, most, counts)),
  );
}

/** The limits but for one of the same words, which the next one takes the place of. */
function otherLimits({ mostOf = [] }: PlanRequest, words: readonly string[]): MostOf[] {
  return mostOf.filter((limit) => limit.words.join() !== words.join());
}

/**
 * At most so many places of some words in the whole plan: those that it has, by their renown, else the best known of all, are the only ones
 * that it may have from now on, besides what is asked for by name.
 */
export function limitKind(given: Given, words: readonly string[], most: number): EditResult {
  const { candidates, plan } = given;
  const others = otherLimits(given.request, words);
  const request: PlanRequest = { ...given.request, mostOf: others };
  const planned = plannedIds(plan);
  const isPinned = ({ id }: Candidate) => request.mustInclude?.includes(id) === true;
  const rank = (one: Candidate) =>
    (isPinned(one) ? 4 : 0) + (planned.has(one.id) ? 2 : 0) + (one.renown ?? one.fit);
  const keep = candidates
    .filter((one) => words.some((word) => hasWord(one, word)) && isWanted(one, request))
    .toSorted((a, b) => rank(b) - rank(a))
    .slice(0, most)
    .map(({ id }) => id);
  const limited = { ...request, mostOf: [...others, { words, most, keep }] };
  const byId = new Map(candidates.map((one) => [one.id, one]));
  const isLeft = (id: string) => isWanted(byId.get(id)!, limited);
  return shortened(
    given,
    limited,
    buildDraft(plan).map((stops) => stops.filter(({ placeId }) => !byId.has(placeId) || isLeft(placeId))),
  );
}

/** The plan with what is left of its stops; nothing else comes into days that lost some. */
function shortened(given: Given, request: PlanRequest, draft: Draft): EditResult {
  const lost = given.plan.days.filter(({ stops }, index) => draft[index]!.length < stops.length);
  return buildResult(given, owning(request, ...lost.map(({ dayNumber }) => dayNumber)), draft);
}
