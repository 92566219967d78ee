import { conceptOf, DIETS, isInOpenAir, isSight, samePurpose, withKin } from "../../languages/concepts.ts";
import type { Frame } from "./frame.ts";
import type { Said } from "./slots.ts";
import { emptyState } from "./state-said.ts";
import type { State, Understanding } from "./understanding.ts";
import { pickIds } from "./wishes.ts";

/**
 * Whether a message looks for something else than before, or for the same somewhere else: "a pharmacy that is open", after
 * restaurants. One that goes on from the last search ("and a bar?", "cheaper") or points to what was shown does not.
 * `fresh` is what it says as a search.
 */
export function looksForOther(said: Said, fresh: State, previous: Understanding): boolean {
  // What is named may come into the plan that was spoken of, and whoever is in need is heard first.
  const isOfPlan = previous.planned === true && !isOfList(previous);
  if (isOfPlan || previous.emergency !== undefined) return false;
  const { reading, turn, wishes, where, edits, planDays } = said;
  if (fresh.categories.length === 0 || turn.act === "correct" || turn.act === "deny") return false;
  if (previous.planned && (edits.length > 0 || planDays.length > 0)) return false;
  if (wishes.compared || where.nearThere || said.choice !== undefined) return false;
  if (reading.goesOn() || joinsBefore(said)) return false;
  if (reading.says("act", "those", "theirs", "the_other", "other", "instead")) return false;
  return isElsewhere(said) || !fresh.categories.some((id) => isKindBefore(id, previous));
}

/** Whether places were listed last. */
export function isOfList({ intent }: Understanding): boolean {
  return intent === "find_places" || intent === "refine";
}

/** Whether a search says more than a kind ("bars?"), so that nothing needs to be added from the search before. */
export function isWhole(said: Said, { categories, features, priceLevel, openAt }: State): boolean {
  const isSought = said.reading.says("act", "find", "where", "todo", "like", "have");
  const conditions = features.length + priceLevel.length + (categories.length - 1);
  return isSought || conditions > 0 || openAt !== undefined || isElsewhere(said);
}

function isElsewhere({ reading, where }: Said): boolean {
  return where.area !== undefined || where.near !== undefined || reading.indices("world").length > 0;
}

/**
 * Whether a kind, or one that includes it or is included, was looked for before: sushi is one of restaurants, and a college what there is to
 * see or do.
 */
function isKindBefore(id: string, { categories, anything }: Understanding): boolean {
  if (wasAnything({ categories, anything }) && isOfOuting(id)) return true;
  const isCuisine = conceptOf(id)?.kind === "cuisine";
  return categories.some(
    (before) =>
      withKin(before).includes(id) || withKin(id).includes(before) || (isCuisine && before === "restaurant"),
  );
}

/** Whether it was asked what there is to see or do, of any kind. */
function wasAnything({ categories, anything }: Pick<Understanding, "categories" | "anything">): boolean {
  return categories.length === 0 ? anything === true : categories.includes("attraction");
}

/** "Is there a museum?", after what there is to see there. */
function narrows({ wishes }: Said, previous: Understanding): boolean {
  const kinds = pickIds(wishes, "category");
  return isOfList(previous) && wasAnything(previous) && kinds.length > 0 && kinds.every(isOfOuting);
}

/** What a message of this frame leaves as it was, unless it says otherwise. */
export function whatHolds(previous: Understanding, frame: Frame, said: Said): State {
  const {
    excluded,
    avoid = [],
    area,
    townPart,
    orAreas,
    near,
    isHere,
    radius,
    openAt,
    mealAt,
    anything,
  } = previous;
  const { partySize, userCategory, grownUps, tripType, interests, needs } = previous;
  // What an edit put in or took out is done; the plan itself keeps its wishes elsewhere.
  const wasEdit = previous.intent === "edit_plan";
  const categories = wasEdit ? [] : previous.categories;
  const isOfPlace = frame.name === "small_talk" || frame.name === "about_place";
  const place = wasEdit && !isOfPlace ? undefined : previous.place;
  const travellers = { partySize, userCategory, grownUps, tripType, interests, needs };
  // What a change took out of a plan is out of that alone.
  const unwanted = wasPlanned(previous) ? {} : { excluded: excluded.filter(isStillUnwanted(said)), avoid };
  const begun = { ...emptyState, ...travellers, ...unwanted };
  const begunThere = { ...begun, area, townPart, orAreas };
  if (frame.keeps === "travellers") {
    const isAbout = previous.intent === "about_place" && categories.length === 0;
    // "And museums?": where and when goes on as well; whatever was wished of the dinner does not.
    const goesOn = said.reading.goesOn() || narrows(said, previous);
    if (goesOn && frame.name === "search" && !wasPlanned(previous))
      return { ...begunThere, near, isHere, radius, openAt: openAt?.now ? undefined : openAt };
    return { ...begun, openAt: isAbout ? openAt : undefined };
  }
  // "Plan Thursday for us", after a dinner was looked for: what was wished of the dinner, for how many too, is none of the plan's.
  if (frame.name === "plan" && !wasPlanned(previous)) {
    const left = categories.filter(isOfOuting);
    const size = left.length < categories.length ? undefined : partySize;
    return { ...begunThere, place, anything, categories: left, partySize: size };
  }
  const where = { area, townPart, orAreas, place, near, isHere, radius };
  const { named, features, priceLevel, days, startDate, stars, sort } = previous;
  return {
    ...{ categories, named, features, excluded, avoid, ...where, priceLevel, openAt, mealAt },
    ...{ days, startDate, ...travellers, anything, stars, sort },
  };
}

/** "Nothing touristy", of a lunch, rules out no museum that is asked for afterwards, nor is it said again of a chemist's. */
function isStillUnwanted({ wishes }: Said): (id: string) => boolean {
  const kinds = pickIds(wishes, "category");
  return (id) => kinds.every((kind) => samePurpose(id, kind) && !withKin(id).includes(kind));
}

function wasPlanned({ days, intent }: Understanding): boolean {
  return days !== undefined || intent.endsWith("_plan") || intent === "plan_trip";
}

/**
 * "A quiet bar", after cafés were looked for: another kind of place with conditions of its own, which replace those of
 * the last search. A kind of place alone ("bars?") takes the conditions over.
 */
export function isOfItsOwn(fresh: State, kept: State, said: Said): boolean {
  const places = kept.categories.filter(isPlace);
  const isOther =
    fresh.categories.some((id) => isPlace(id) && !places.includes(id)) ||
    (fresh.categories.length > 0 &&
      places.length > 0 &&
      places.every((id) => !goesWith(id, fresh.categories)));
  const { features, priceLevel, openAt, stars, categories } = fresh;
  const lists = features.length + priceLevel.length + (categories.length - 1);
  const hasConditions = lists > 0 || openAt !== undefined || stars !== undefined;
  if (said.turn.act === "correct") return false;
  return places.length > 0 && isOther && hasConditions && !said.reading.goesOn() && !joinsBefore(said);
}

/** "And for drinks afterwards?", after a dinner: what was wished of the meal is none of the bar's. */
export function isOfOtherPurpose(fresh: State, kept: State): boolean {
  const purposes = (ids: readonly string[]) => ids.flatMap((id) => conceptOf(id)?.purpose ?? []);
  const [said, before] = [purposes(fresh.categories), purposes(kept.categories)];
  return said.length > 0 && before.length > 0 && !said.some((purpose) => before.includes(purpose));
}

/** What is done on one outing. */
const OUTINGS: Readonly<Record<string, string>> = { drink: "eat", do: "see" };

/** "A restaurant for tonight at eight", after shops near a bakery: at its own hour and for another outing nothing is said to be there. */
export function leavesThere(
  { openAt, categories, near }: State,
  { where }: Said,
  previous: Understanding | undefined,
): boolean {
  if (openAt === undefined || openAt.now || near || where.nearThere) return false;
  if (previous?.near?.to !== "place" && previous?.near?.to !== "category") return false;
  const outings = (ids: readonly string[]) =>
    ids.map((id) => conceptOf(id)?.purpose ?? "see").map((purpose) => OUTINGS[purpose] ?? purpose);
  const before = outings(previous.categories);
  return (
    categories.length > 0 && before.length > 0 && !outings(categories).some((one) => before.includes(one))
  );
}

/** What holds for another purpose as well: where, on which day, for whom, how it should be, but not what is eaten, what it costs and whether it is open now. */
export function withoutPurpose(kept: State): State {
  const { stars: _, sort: __, mealAt: ___, openAt, ...rest } = kept;
  const features = kept.features.filter((id) => !DIETS.has(id));
  return { ...rest, openAt: openAt?.now ? undefined : openAt, features, priceLevel: [] };
}

/** The lasting needs that can be asked of places: a diet of those where people eat, cafés among them. */
export function needsOf({ needs = [], categories }: State): string[] {
  const isToEat = categories.some((id) => id === "cafe" || conceptOf(id)?.purpose === "eat");
  return needs.filter((id) => isToEat || !DIETS.has(id));
}

/** Sights and things to do, as against what is eaten, bought or needed. */
function isOfOuting(id: string): boolean {
  return isSight(id) || conceptOf(id)?.purpose === undefined;
}

function isPlace(id: string): boolean {
  return conceptOf(id)?.kind === "place";
}

/**
 * Whether a kind that was looked for goes on to hold beside those that are named: nobody looks for sushi in a bakery, nor,
 * having asked for sushi, for a café that has it.
 */
export function goesWith(before: string, said: readonly string[]): boolean {
  const concept = conceptOf(before);
  if (concept?.kind === "cuisine")
    return said.some((id) => id === "restaurant" || conceptOf(id)?.kind === "cuisine");
  if (before === "restaurant") return true;
  return said.some((id) => conceptOf(id)?.kind !== "cuisine" || OF_CAFES.has(id));
}

/** What cafés and bars serve as well. */
const OF_CAFES: ReadonlySet<string> = new Set(["breakfast", "brunch", "dessert", "sandwich", "bubble_tea"]);

/**
 * Whether "also" joins what is said to what was said before; between two things of a message ("a wine bar with tapas")
 * it joins those.
 */
export function joinsBefore({ reading, wishes }: Said): boolean {
  const between = (index: number) =>
    wishes.things.some(({ at, kind }) => at < index && kind === "category") &&
    wishes.things.some(({ at }) => at > index);
  // "Something with animals" is something else.
  const isOfOther = (index: number) => reading.has(index - 1, "act", "find");
  return reading.indices("act", "also").some((index) => !between(index) && !isOfOther(index));
}

/** "What is free in town?", after shops: nothing that is eaten, bought or needed is. */
export function isForFree({ categories, priceLevel }: State, kept: State): boolean {
  const isFree = priceLevel.length === 1 && priceLevel[0] === 0;
  return isFree && categories.length === 0 && kept.categories.length > 0 && !kept.categories.some(isOfOuting);
}

/** "It is windy, indoors please", after playgrounds: none of them is. */
export function comesInside({ categories, features }: State, kept: State): boolean {
  const wereOutside = kept.categories.length > 0 && kept.categories.every(isInOpenAir);
  return wereOutside && categories.length === 0 && features.includes("rainy");
}

/** Terms of a search besides what it is for and where. */
export function withoutConditions(kept: State): State {
  const { openAt: _, mealAt: __, stars: ___, sort: ____, ...rest } = kept;
  return { ...rest, features: [], priceLevel: [] };
}
