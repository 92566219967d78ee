import type { Understanding } from "../understanding/understanding.ts";
import { tellBetter } from "./better-than-shown.ts";
import { tellDesk } from "./desk.ts";
import { starters } from "./suggestions.ts";
import { notUnderstood, tellPlaces, unmet } from "./tell-places.ts";
import type { Told, TurnContext } from "./turn.ts";

/**
 * Answers a search. The list that was just shown is no answer to a new message: what of it was not understood is
 * told instead, what asks for others gets others, and a remark a kind word; who asks for the same again is told the same.
 */
export async function tellSearch(context: TurnContext): Promise<Told> {
  const better = await tellBetter(context);
  if (better) return better;
  const { understanding, state } = context;
  const told = await tellPlaces(context, understanding.wantsMore === true);
  if (understanding.wantsMore || !isSame(told, state.shown)) return told;
  const unclear = notUnderstood(context);
  const missed = unmet(context, told.missed ?? []);
  const isMore = saysMore(understanding, state.understanding);
  // Who wishes for what none is known to have gets the nearest once more, and is told so; who lets go of a wish is told that it is the same without.
  if (missed.length > 0 || understanding.dontCare.length > 0) return told;
  // "No burgers, I had one on the plane": what was understood is kept to, though it changes no place of the list.
  if (unclear.length > 0 && !saysMore(understanding, state.understanding, OF_PLACES))
    return withoutList(context, unclear, told);
  const isAgain = understanding.categories.some((id) => understanding.saidAs[id] !== undefined);
  if (isAgain || understanding.seeks || isMore) return told;
  if (understanding.answer === "no" || understanding.act === "deny") return tellPlaces(context, true);
  const { phrases } = context.voice;
  const unread = notUnderstood(context, undefined, false);
  if (unread.length > 0) return withoutList(context, unread, told);
  if (understanding.act !== "inform") return withoutList(context, [phrases.notUnderstood], told);
  return { said: { message: phrases.youAreWelcome, actions: starters(context) }, state: {} };
}

function isSame({ state: { shown = [] } }: Told, before: readonly string[]): boolean {
  return shown.length > 0 && shown.join() === before.join();
}

function withoutList(context: TurnContext, sentences: readonly string[], { state }: Told): Told {
  return { ...tellDesk(context, ...sentences), state };
}

/** What a search is made of. */
const OF_PLACES = [
  ...(["categories", "features", "excluded", "avoid", "priceLevel", "interests", "stars", "sort"] as const),
  ...(["area", "townPart", "near", "radius", "openAt"] as const),
] satisfies readonly (keyof Understanding)[];
/** The same with who comes along: "my girlfriend wants a tattoo" names it by a word that has to be understood. */
const TERMS = [...OF_PLACES, "partySize", "userCategory"] satisfies readonly (keyof Understanding)[];

function saysMore(
  now: Understanding,
  before: Understanding | undefined,
  terms: readonly (keyof Understanding)[] = TERMS,
): boolean {
  return terms.some((term) => JSON.stringify(now[term]) !== JSON.stringify(before?.[term]));
}
