import type { Day } from "./days.ts";
import type { Wish } from "./edits.ts";
import type { Candidate, MostOf, PlanRequest, Role, Season } from "./plan.ts";
import type { Place, Visit } from "./problem.ts";
import { isOpenAir, VISIT_KINDS } from "./visit-kinds.ts";
import { wordsOf } from "./visit-of.ts";
import { PLANNING } from "./weights.ts";

/** Ranking's worst still serves where there is nothing else. */
const LEAST_FIT = 0.01;

/** Whether a place may be in a plan at all, as far as its kind, the party and the traveller's exclusions say. */
export function isWanted(candidate: Candidate, request: PlanRequest): boolean {
  const { id, kind, priceLevel } = candidate;
  const {
    excludedIds = [],
    excludedWords = [],
    mustInclude = [],
    mostOf = [],
    maxPriceLevel,
    party,
  } = request;
  if (excludedIds.includes(id)) return false;
  if (mustInclude.includes(id)) return true;
  if (maxPriceLevel !== undefined && priceLevel !== undefined && priceLevel > maxPriceLevel) return false;
  if (party === "children" && isForAdults(candidate)) return false;
  const isOf = ({ words }: MostOf) => words.some((word) => hasWord(candidate, word));
  if (mostOf.some((limit) => limit.keep?.includes(id) === false && isOf(limit))) return false;
  return !excludedWords.some((word) => hasWord(candidate, word)) && (request.favour?.[kind] ?? 1) > 0;
}

/** Whether a place is of this kind or kitchen or says this word of itself, whatever the case, accents and hyphens. */
export function hasWord({ kind, cuisine, words = [] }: Candidate, wanted: string): boolean {
  const word = ` ${wordsOf(wanted)} `;
  if (word.trim() === "") return false;
  const says = (text: string) => ` ${text} `.includes(word);
  return (
    says(wordsOf(kind)) || (cuisine !== undefined && says(wordsOf(cuisine))) || foldWords(words).some(says)
  );
}

/** Whether a place is just this: "bar" of a bar, not of a coffee bar. */
export function isOfWord({ kind, cuisine, words = [] }: Candidate, wanted: string): boolean {
  const word = wordsOf(wanted);
  return (
    wordsOf(kind) === word ||
    (cuisine !== undefined && wordsOf(cuisine) === word) ||
    foldWords(words).includes(word)
  );
}

/** Of places those that are just what is wished for, where there are any: a bar, rather than a coffee bar; a park, rather than one for rides. */
export function thoseProper(places: readonly Candidate[], { words = [] }: Wish): readonly Candidate[] {
  const proper = places.filter((candidate) => words.some((word) => isOfWord(candidate, word)));
  const ofKind = proper.filter(({ kind }) => words.includes(kind));
  return [ofKind, proper].find(({ length }) => length > 0) ?? places;
}

const folded = new WeakMap<readonly string[], readonly string[]>();

/** A place's words are compared again and again. */
function foldWords(words: readonly string[]): readonly string[] {
  let known = folded.get(words);
  if (known === undefined) {
    known = words.map(wordsOf);
    folded.set(words, known);
  }
  return known;
}

/**
 * What a place is worth in a role, 0 when it does not serve: its fit, with a visit what it is known for as well, times what its kind,
 * the party, the weather and the price say, and on a day its season and whether its hours are known.
 */
export function weighWorth(
  {
    candidate,
    fame,
    besideSight,
    isOfTheme,
  }: Pick<Place, "candidate" | "fame" | "besideSight" | "isOfTheme">,
  role: Role,
  request: PlanRequest,
  day?: Pick<Day, "date" | "indoor"> & { readonly known: boolean },
): number {
  const { fit, kind, priceLevel, forChildren } = candidate;
  const { party, favour, mustInclude = [] } = request;
  const facts = VISIT_KINDS[kind];
  const children = party === "children";
  const weight = children ? facts.withChildren : facts.weight;
  const own = Math.max(fit || 0, LEAST_FIT);
  const theme = isOfTheme ? PLANNING.theme : 0;
  let worth = role === "visit" ? (own + fame + theme) * weight : own * (facts.meals[role] ?? 0);
  if (role === "visit" && !isOfTheOnly(candidate, request)) return 0;
  // A place that was asked for by name is visited whatever its kind; nobody dines in a museum for that.
  if (worth === 0 && role === "visit" && mustInclude.includes(candidate.id)) worth = own / 2;
  worth *= favour?.[kind] ?? 1;
  if (role === "visit")
    worth *= weatherFactor(candidate, request.weather ?? (day?.indoor ? "indoor" : undefined));
  if (children && forChildren) worth *= PLANNING.forChildren;
  if (role !== "visit" && (priceLevel ?? 0) >= 4 && request.maxPriceLevel === undefined) {
    worth *= children ? PLANNING.dearWithChildren : PLANNING.dearMeal;
  }
  if (day && !day.known) worth *= isOpenAir(kind) ? PLANNING.openAir : PLANNING.unknownHours;
  if (day && !isInSeason(candidate, day.date)) worth *= PLANNING.outOfSeason;
  return role === "visit" || worth === 0 || besideSight ? worth : worth + PLANNING.meal;
}

/** By whole months, March to May being spring north of the equator and autumn south of it. */
function isInSeason({ seasons = [], position }: Candidate, date: string): boolean {
  if (seasons.length === 0) return true;
  const month = Number(date.slice(5, 7)) - 1 + (position && position.lat < 0 ? 6 : 0);
  const year: readonly Season[] = ["winter", "spring", "summer", "autumn"];
  return seasons.includes(year[Math.floor(((month + 1) % 12) / 3)]!);
}

/** Whether a place is of what alone is to be visited, where a plan is so restricted. */
function isOfTheOnly(candidate: Candidate, { onlyWords, mustInclude }: PlanRequest): boolean {
  if (onlyWords === undefined || mustInclude?.includes(candidate.id)) return true;
  return onlyWords.some((word) => hasWord(candidate, word));
}

function isForAdults(candidate: Candidate): boolean {
  const { kind, forChildren } = candidate;
  const { withChildren, meals, weight } = VISIT_KINDS[kind];
  if (!forChildren && hasWord(candidate, "cemetery")) return true;
  return withChildren === 0 && weight > 0 && !(forChildren && Object.keys(meals).length > 0);
}

function weatherFactor({ kind, setting }: Candidate, weather: PlanRequest["weather"]): number {
  const where = setting ?? VISIT_KINDS[kind].setting;
  if (weather === undefined || where === "both") return 1;
  return where === weather ? PLANNING.rightSetting : PLANNING.wrongSetting;
}

/** Whether rain spoils a visit. */
export function isOutdoors({ kind, setting }: Candidate): boolean {
  return (setting ?? VISIT_KINDS[kind].setting) === "outdoor";
}

/** Not more than this many stops of a group in a row: no third museum. */
const MAX_RUN_LENGTH = 2;

/** Whether a stop may be on a day with these: neither too many of its group nor a second meal of one cuisine. */
export function mayJoin(visits: readonly Visit[], visit: Visit, anyCuisine = false): boolean {
  const { place, role } = visit;
  if (place.pinned) return true;
  if (role !== "visit") return anyCuisine || !visits.some((other) => isSameCuisine(other, visit));
  const { limit } = place;
  if (limit && visits.filter((other) => isOfLimit(other, limit)).length >= limit.most) return false;
  return countOfGroup(visits, place.group) < VISIT_KINDS[place.candidate.kind].perDay;
}

/** Whether two meals are of one cuisine, as far as is known. */
export function isSameCuisine(a: Visit, b: Visit): boolean {
  const cuisine = a.place.candidate.cuisine;
  return (
    cuisine !== undefined &&
    cuisine === b.place.candidate.cuisine &&
    a.role !== "visit" &&
    b.role !== "visit" &&
    !a.place.pinned &&
    !b.place.pinned
  );
}

function isOfLimit({ place, role }: Visit, limit: MostOf): boolean {
  return role === "visit" && place.limit === limit;
}

/** Whether stops in this order are varied: no third of a group in a row, no café beside a meal. */
export function isVaried(visits: readonly Visit[]): boolean {
  let run = 0;
  for (let i = 0; i < visits.length; i++) {
    const before = visits[i - 1];
    run = before && isAlike(before, visits[i]!) ? run + 1 : 1;
    if (run > MAX_RUN_LENGTH || (before && isSnackByMeal(before, visits[i]!))) return false;
    const { limit, pinned } = visits[i]!.place;
    if (limit && !pinned && visits.filter((other) => isOfLimit(other, limit)).length > limit.most)
      return false;
  }
  return true;
}

/** Whether a stop would break that at a position. */
export function joinsBadly(visits: readonly Visit[], position: number, visit: Visit): boolean {
  const before = visits[position - 1];
  const after = visits[position];
  if ((before && isSnackByMeal(before, visit)) || (after && isSnackByMeal(visit, after))) return true;
  let run = 1;
  for (let i = position - 1; i >= 0 && isAlike(visits[i]!, visit); i--) run++;
  for (let i = position; i < visits.length && isAlike(visit, visits[i]!); i++) run++;
  return run > MAX_RUN_LENGTH;
}

/** Whether two stops are visits of one group. */
export function isAlike(a: Visit, b: Visit): boolean {
  return a.role === "visit" && b.role === "visit" && a.place.group === b.place.group;
}

/** How many of some stops are visits for their own sake, meals apart. */
export function visitsIn(visits: readonly Visit[]): number {
  let count = 0;
  for (const { role } of visits) if (role === "visit") count++;
  return count;
}

/** A café or a bakery right before or after a meal, unless it was asked for. */
function isSnackByMeal(a: Visit, b: Visit): boolean {
  if ((a.role === "visit") === (b.role === "visit")) return false;
  const { group, pinned } = (a.role === "visit" ? a : b).place;
  return group === "cafe" && !pinned;
}

function countOfGroup(visits: readonly Visit[], group: string): number {
  let count = 0;
  for (const { place, role } of visits) if (role === "visit" && place.group === group) count++;
  return count;
}
