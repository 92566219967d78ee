import { conceptOf, samePurpose } from "./concepts.ts";
import type { Read } from "./intent.ts";
import type { Intent, Understanding } from "./understanding.ts";

/** The slots that outlive a message. */
export type State = Omit<Understanding, "language" | "intent" | "asked" | "edits" | "email" | "choice" | "answer" | "dontCare" | "smallTalk" | "wantsMore" | "freeText">;

const emptyState: State = { categories: [], features: [], excluded: [], priceLevel: [], interests: [] };

/**
 * The state of the conversation after a message: what the message says replaces what was said of the same slot, a place and an
 * area to be near to replace each other, what is not cared about is let go. A new search only keeps who is travelling; a plan
 * keeps everything, being made of the same wishes.
 */
export function mergeState(said: State, read: Read, intent: Intent, previous: Understanding | undefined): State {
  const kept = previous ? keptOf(previous, intent) : emptyState;
  const state: State = { ...kept, ...withoutAbsent(said) };
  state.categories = mergeCategories(said.categories, kept.categories, read.reading.says("act", "also"));
  state.features = union(kept.features, said.features).filter((id) => !read.wishes.needless.includes(id));
  state.excluded = union(kept.excluded, said.excluded).filter((id) => !said.categories.includes(id));
  state.categories = state.categories.filter((id) => !said.excluded.includes(id));
  state.interests = union(kept.interests, said.interests);
  state.priceLevel = priceLevels(said, read, kept);
  if (said.near) forget(state, "area", "townPart");
  if (said.area || said.townPart) forget(state, said.area ? "townPart" : "area", ...(said.near ? [] : (["near", "radius"] as const)));
  for (const slot of read.dontCare) letGo(state, slot);
  if (intent === "find_places" || intent === "refine") {
    delete state.place;
  }
  return state;
}

function keptOf(previous: Understanding, intent: Intent): State {
  const { language: _, intent: __, asked: ___, edits: ____, email: _____, choice: ______, answer: _______, dontCare: ________, freeText: _________, ...state } = previous;
  if (intent === "out_of_scope" || intent === "small_talk") return state;
  if (previous.intent === "edit_plan") delete state.place;
  if (intent !== "find_places") return state;
  const { partySize, userCategory, tripType, interests, openAt } = state;
  const isAbout = previous.intent === "about_place" && previous.categories.length === 0;
  return { ...emptyState, partySize, userCategory, tripType, interests, ...(isAbout ? { openAt } : {}) };
}

/**
 * New kinds of places replace the old ones, and an organisation's own labels, unless "also" joins them; a cuisine replaces a cuisine and goes with the kinds of places
 * that serve food.
 */
function mergeCategories(said: readonly string[], kept: readonly string[], also: boolean): string[] {
  if (said.length === 0) return [...kept];
  const kinds = new Set(said.map((id) => conceptOf(id)?.kind ?? "place"));
  const known = said.filter((id) => conceptOf(id) !== undefined);
  const staying = kept.filter((old) => {
    if (known.length > 0 && !known.some((id) => samePurpose(id, old))) return false;
    const kind = conceptOf(old)?.kind;
    return also || (kind !== undefined && !kinds.has(kind));
  });
  return union(staying, said);
}

/** "Cheaper" is below the levels of the last search, or simply not expensive; "fancier" above. */
function priceLevels(said: State, { wishes }: Read, kept: State): number[] {
  if (said.priceLevel.length > 0) return said.priceLevel;
  if (!wishes.compared) return kept.priceLevel;
  const limit = wishes.compared === "cheaper" ? Math.min(3, ...kept.priceLevel) : Math.max(2, ...kept.priceLevel);
  const levels = wishes.compared === "cheaper" ? [1, 2].filter((level) => level < limit) : [3, 4].filter((level) => level > limit);
  return levels.length > 0 ? levels : wishes.compared === "cheaper" ? [1] : [4];
}

function letGo(state: State, slot: string): void {
  if (slot === "area") forget(state, "area", "townPart", "near", "radius");
  else if (slot === "priceLevel") state.priceLevel = [];
  else if (slot === "openAt") forget(state, "openAt");
  else if (slot === "stars") forget(state, "stars");
  else if (slot === "features") state.features = [];
  else if (slot === "categories") state.categories = state.categories.filter((id) => conceptOf(id)?.kind !== "cuisine");
}

function forget(state: State, ...slots: readonly (keyof State)[]): void {
  for (const slot of slots) delete state[slot];
}

function withoutAbsent(said: State): Partial<State> {
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

function union(one: readonly string[], two: readonly string[]): string[] {
  return [...new Set([...one, ...two])];
}
