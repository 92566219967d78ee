import { testFor } from "../../discovery/match/conditions.ts";
import { placeFacts, visiblePlaces } from "../../discovery/places.ts";
import { conceptOf } from "../../languages/concepts.ts";
import type { Understanding } from "../understanding/understanding.ts";
import { sayingConcept } from "./conditions.ts";
import type { TurnContext } from "./turn.ts";
import { asksOfWay } from "./way-there.ts";
import { searchNearest } from "./where-to-look.ts";

/** Places of a kind that are told of where none was shown. */
const TOLD = 3;

/**
 * "Do museums have student tickets?", after cash machines: the same as if of the kind that is named those had been shown last that were shown
 * before, else the nearest.
 */
export async function withKindAsked(context: TurnContext): Promise<TurnContext> {
  const { understanding, state, sight, words } = context;
  const kinds = kindsAsked(understanding);
  if (kinds.length === 0) return context;
  const isOfKind = testFor(sight, { any: kinds.map((id) => sayingConcept(words, id)) });
  const ofKind = (ids: readonly string[]) => visiblePlaces(sight, ids).filter(isOfKind);
  const { spokenOf, shown, shownBefore = [] } = state;
  if (ofKind([...shown, ...(spokenOf === undefined ? [] : [spokenOf])]).length > 0) return context;
  const before = ofKind(shownBefore);
  const rows = before.length > 0 ? before : (await searchNearest(context, kinds[0]!, { limit: TOLD })).rows;
  const ids = Array.from(rows, (row) => placeFacts(sight.org, row).id);
  if (ids.length === 0) return context;
  return {
    ...context,
    // "And on Monday?" is said of that kind.
    understanding: { ...understanding, categories: kinds },
    state: { ...state, understanding: undefined, shown: ids, spokenOf: ids[0] },
  };
}

/** Kinds of places of which something is asked that any of them may tell. What people eat or drink is served in many kinds. */
function kindsAsked({ asked, matters, saidAs, place, choice, unknownPlace }: Understanding): string[] {
  const isOfPlace = place !== undefined || choice !== undefined || unknownPlace !== undefined;
  if (isOfPlace || asked.length === 0 || matters.length > 0 || asksOfWay({ asked })) return [];
  return Object.keys(saidAs).filter((id) => {
    const { kind, purpose = "" } = conceptOf(id) ?? {};
    return kind === "place" && GONE_TO.has(purpose);
  });
}

const GONE_TO: ReadonlySet<string> = new Set(["see", "do", "shop", "need"]);
