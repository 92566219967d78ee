import { buildResult, type Given, owning, plannedIds } from "./edit-frame.ts";
import { lighter } from "./edit-pace.ts";
import type { EditResult } from "./edits.ts";
import type { Candidate, MostOf, PlanRequest } from "./plan.ts";
import { buildProblem } from "./problem.ts";
import { buildDraft, type Draft, type SentStop } from "./revive.ts";
import { hasWord, isWanted } from "./worth.ts";

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
