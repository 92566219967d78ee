import {
  conceptOf,
  DIETS,
  moreGeneral,
  NEEDS,
  oppositesOf,
  samePurpose,
  withKin,
} from "../../languages/concepts.ts";
import type { Frame } from "./frame.ts";
import type { Reading } from "./reading.ts";
import type { Said } from "./slots.ts";
import {
  comesInside,
  goesWith,
  isForFree,
  isOfItsOwn,
  isOfOtherPurpose,
  joinsBefore,
  leavesThere,
  needsOf,
  whatHolds,
  withoutConditions,
  withoutPurpose,
} from "./state-kept.ts";
import { emptyState } from "./state-said.ts";
import type { FreeSlot, State, Understanding, UnwantedStop } from "./understanding.ts";
import { findUnknownPlace } from "./unknown-names.ts";

/**
 * The state of the conversation after a message: what the message says replaces what was said of the same slot, a
 * place and an area to be near to replace each other, what is not cared about is let go. A new search only keeps who
 * is travelling and what is not wanted; a plan keeps everything, being made of the same wishes.
 */
export function mergeState(
  fresh: State,
  said: Said,
  frame: Frame,
  previous: Understanding | undefined,
): State {
  const holding = previous ? whatHolds(previous, frame, said) : emptyState;
  const isElsewhere = frame.kinds === "sought" && leavesThere(fresh, said, previous);
  const before = isElsewhere
    ? { ...holding, near: undefined, isHere: undefined, radius: undefined }
    : holding;
  const isChange = frame.name === "change_of_search";
  const kept =
    isChange && isForFree(fresh, before)
      ? { ...withoutConditions(before), categories: [], anything: true as const }
      : isChange && comesInside(fresh, before)
        ? anythingInstead(before)
        : isChange && isOfItsOwn(fresh, before, said)
          ? withoutConditions(before)
          : isChange && isOfOtherPurpose(fresh, before)
            ? withoutPurpose(before)
            : before;
  const kitchen = isChange ? otherKitchen(fresh, kept, said.reading) : undefined;
  const categories = kitchen ?? mergeCategories(fresh.categories, kept.categories, joinsBefore(said));
  const state: State = {
    ...kept,
    ...withoutAbsent(fresh),
    categories: withoutUnwanted(categories, fresh.excluded, fresh.categories),
    features: mergeFeatures(kept.features, fresh.features, said),
    needs: mergeFeatures(
      kept.needs ?? [],
      fresh.features.filter((id) => NEEDS.has(id)),
      said,
    ),
    avoid: mergePlaces(kept.avoid, fresh.avoid, [
      ...said.where.included.map(({ id }) => id),
      ...[fresh.place?.id, fresh.area?.id].flatMap((id) => id ?? []),
    ]),
    excluded: union(kept.excluded, fresh.excluded).filter(
      (id) => !fresh.categories.includes(id) && !fresh.features.includes(id),
    ),
    interests: union(kept.interests, fresh.interests),
    priceLevel: frame.takes.includes("priceLevel") ? priceLevels(fresh, said, kept) : kept.priceLevel,
  };
  if (frame.kinds === "sought" && fresh.categories.length > 0)
    state.features = union(state.features, needsOf(state));
  if (state.needs?.length === 0) delete state.needs;
  keepNamed(state, fresh, before);
  if (frame.intent === "plan_trip" || previous?.planned) state.planned = true;
  if (state.categories.length > 0) delete state.anything;
  forgetElsewhere(state, fresh);
  for (const slot of said.dontCare) letGo(state, slot);
  const isOther = frame.name === "about_place" && findUnknownPlace(said) !== undefined;
  if (frame.kinds === "sought" || isOther) delete state.place;
  return state;
}

/** Whatever there is to do instead; of who looked for a playground with children. */
function anythingInstead(kept: State): State {
  const isOfChildren = kept.categories.includes("playground");
  const userCategory = kept.userCategory ?? (isOfChildren ? "family" : undefined);
  return { ...kept, categories: [], anything: true, userCategory };
}

/** Properties replace their opposites; "inside" is no wish beside one to sit outside, but takes that back. */
function mergeFeatures(
  kept: readonly string[],
  fresh: readonly string[],
  { wishes, reading, turn }: Said,
): string[] {
  const needless = wishes.needless.map(({ id }) => id);
  const gone = new Set([...needless, ...oppositesOf(fresh)]);
  // "No, I meant vegetarian": the diet that is put right gives way.
  if (turn.act === "correct" && fresh.some((id) => DIETS.has(id)))
    for (const id of DIETS) if (!fresh.includes(id)) gone.add(id);
  if (reading.says("act", "inside") && kept.includes("outdoor_seating")) {
    gone.add("outdoor_seating");
    if (
      !reading.says("concept", "rainy") ||
      reading.has(reading.indices("act", "inside")[0]!, "concept", "rainy")
    )
      gone.add("rainy");
  }
  return union(
    kept.filter((id) => !gone.has(id)),
    fresh.filter((id) => !needless.includes(id) && (id !== "rainy" || !gone.has(id))),
  );
}

/**
 * Kinds without those that are not wanted and what goes with them, but for what is `said` to be: "no concert, something like jazz". What is
 * left of the last is something more general.
 */
function withoutUnwanted(
  categories: readonly string[],
  excluded: readonly string[],
  said: readonly string[],
): string[] {
  const gone = new Set(excluded.flatMap(withKin));
  for (const id of said) if (!excluded.includes(id)) gone.delete(id);
  const left = categories.filter((id) => !gone.has(id));
  if (left.length > 0 || categories.length === 0) return left;
  const [lost] = categories as [string, ...string[]];
  const general = conceptOf(lost)?.kind === "cuisine" ? "restaurant" : moreGeneral(lost);
  return general === undefined || gone.has(general) ? [] : [general];
}

/** Places that are not wanted, but for those that are now. */
function mergePlaces(
  kept: readonly UnwantedStop[],
  said: readonly UnwantedStop[],
  wanted: readonly string[],
): UnwantedStop[] {
  const byId = new Map([...kept, ...said].map((place) => [place.id, place]));
  for (const id of wanted) byId.delete(id);
  return [...byId.values()];
}

/** The names of categories go with their concepts. */
function keepNamed(state: State, fresh: State, before: State): void {
  const kept = { ...before.named, ...fresh.named };
  const named = state.categories.flatMap((id) => {
    const name = fresh.categories.includes(id) ? fresh.named?.[id] : kept[id];
    return name === undefined ? [] : [[id, name] as const];
  });
  state.named = named.length > 0 ? Object.fromEntries(named) : undefined;
}

/** A new place to look replaces the whole of the earlier one. */
function forgetElsewhere(state: State, fresh: State): void {
  const { area, townPart, near, orAreas, isHere } = fresh;
  const isUnwanted = (id: string | undefined) => fresh.avoid.some((one) => one.id === id);
  if (isUnwanted(state.area?.id)) forget(state, "area");
  if (state.near?.to === "place" && isUnwanted(state.near.place.id)) forget(state, "near");
  if ((area || near) && !isHere) forget(state, "isHere");
  if (near && !area) forget(state, "area", "townPart", "orAreas");
  if (!area && !townPart) return;
  forget(state, area ? "townPart" : "area");
  if (!orAreas) forget(state, "orAreas");
  if (!near) forget(state, "near");
  if (!near && fresh.radius === undefined) forget(state, "radius");
}

/** Whether a change of a search says again what was said before, so that the last list is not what is wanted: "quieter". */
export function saysItAgain(fresh: State, state: State, { wishes }: Said, previous: Understanding): boolean {
  const isCompared = wishes.compared !== undefined && fresh.priceLevel.length === 0;
  if (fresh.features.length === 0 && !isCompared) return false;
  const slots = [
    ...(["categories", "features", "excluded", "priceLevel", "area", "townPart", "near"] as const),
    ...(["openAt"] as const),
  ] as const;
  return slots.every((slot) => JSON.stringify(state[slot]) === JSON.stringify(previous[slot]));
}

/**
 * New kinds of places replace the old ones, and an organisation's own labels, unless "also" joins them; a cuisine
 * replaces a cuisine and goes with the kinds of places that serve food. An own label may be either, and replaces both.
 */
export function mergeCategories(said: readonly string[], kept: readonly string[], also: boolean): string[] {
  if (said.length === 0) return [...kept];
  const kinds = new Set(said.map((id) => conceptOf(id)?.kind ?? "place"));
  const known = said.filter((id) => conceptOf(id) !== undefined);
  const hasLabel = known.length < said.length;
  const staying = kept.filter((old) => {
    if (known.length > 0 && !known.some((id) => samePurpose(id, old))) return false;
    const kind = conceptOf(old)?.kind;
    return also || (kind !== undefined && !kinds.has(kind) && !hasLabel && goesWith(old, said));
  });
  return union(staying, said);
}

/**
 * "How about gastropub food?", after another kitchen was looked for: a word that nothing explains beside one for food is
 * a kitchen too, which the organisation may or may not say of a place.
 */
function otherKitchen(fresh: State, kept: State, reading: Reading): string[] | undefined {
  const hadOne = kept.categories.some((id) => conceptOf(id)?.kind === "cuisine");
  if (!hadOne || fresh.categories.length > 0 || !reading.goesOn()) return undefined;
  for (const index of reading.indices("slot", "categories")) {
    const beside = [index - 1, index + 1].find((at) => reading.isUnknownWord(at));
    if (beside !== undefined) return [reading.text(beside)];
  }
  return undefined;
}

/** "Cheaper" is below the levels of the last search, or simply not expensive; "fancier" above. */
function priceLevels(fresh: State, { wishes }: Said, kept: State): number[] {
  if (fresh.priceLevel.length > 0) return fresh.priceLevel;
  if (!wishes.compared) return kept.priceLevel;
  if (wishes.compared === "cheaper") {
    const limit = Math.min(3, ...kept.priceLevel);
    return limit > 2 ? [1, 2] : [1];
  }
  return Math.max(2, ...kept.priceLevel) > 2 ? [4] : [3, 4];
}

/** Lets any value of a slot do; "any food" still wants a place to eat. */
function letGo(state: State, slot: FreeSlot): void {
  if (slot === "area") forget(state, "area", "townPart", "orAreas", "near", "radius");
  else if (slot === "openAt" || slot === "stars") forget(state, slot);
  else if (slot === "priceLevel") state.priceLevel = [];
  else if (slot === "features") state.features = [];
  else state.categories = state.categories.filter((id) => conceptOf(id)?.kind !== "cuisine");
}

function forget(state: State, ...slots: readonly (keyof State)[]): void {
  for (const slot of slots) delete state[slot];
}

/** What is set of something. */
export function withoutAbsent<T extends object>(of: T): Partial<T> {
  return Object.fromEntries(Object.entries(of).filter(([, value]) => value !== undefined)) as Partial<T>;
}

function union(one: readonly string[], two: readonly string[]): string[] {
  return [...new Set([...one, ...two])];
}
