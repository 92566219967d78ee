import type { ListingAsk, ListingSelection } from "../../discovery/org-reader.ts";
import type { Candidate, PlanRequest } from "../planner/plan.ts";
import { passesAny, sayingConcept } from "./conditions.ts";
import { candidatesOf } from "./trip-candidates.ts";
import type { TurnContext } from "./turn-context.ts";

/** Places that a plan chooses from, the best ones of a larger organisation. */
const MOST_CANDIDATES = 1_500;
/** Places of what a change asks for, which may not be among the best of all. */
const MOST_WISHED = 100;

/**
 * The places that a plan may use, those that suit the traveller first: every one within reach, those of a kind that a change asks
 * for, and those that it or the plan so far (`held`: ids) names, however far.
 */
export async function choiceOf(
  context: TurnContext,
  { days }: PlanRequest,
  held: readonly string[] = [],
): Promise<{ candidates: Candidate[]; selection: ListingSelection }> {
  const { reader, scope, knowledge } = context;
  const ask = askOf(context, days);
  const selection = await reader.listings(scope, { ...ask, limit: MOST_CANDIDATES });
  const wished = await wishedRows(context, ask);
  const rows = Uint32Array.from(new Set([...selection.rows, ...wished, ...namedRows(context, held)]));
  const chosen = { ...selection, rows };
  return { candidates: await candidatesOf(reader, knowledge.recognise, chosen), selection: chosen };
}

function askOf({ asker, understanding }: TurnContext, days: number): Omit<ListingAsk, "limit"> {
  const said = understanding.interests.map((id) => ({ id, weight: 1 }));
  const before = asker.userInterests.filter(({ id }) => !understanding.interests.includes(id));
  return {
    profileId: asker.profileId,
    lang: asker.lang,
    latlng: asker.latlng,
    radius: asker.radius,
    userCategory: (understanding.userCategory ?? asker.userCategory) as ListingAsk["userCategory"],
    tripType: understanding.tripType ?? asker.tripType,
    userInterests: [...said, ...before],
    rankBy: "score",
    // A day in a quarter is spent there; a longer trip is to the town.
    locationId: days === 1 ? understanding.area?.id : undefined,
  };
}

async function wishedRows(
  { reader, scope, words, understanding }: TurnContext,
  ask: Omit<ListingAsk, "limit">,
): Promise<Iterable<number>> {
  const kinds = understanding.edits.flatMap((edit) => edit.in?.categories ?? []);
  if (kinds.length === 0) return [];
  const passes = passesAny(kinds.map((id) => sayingConcept(reader.view, words, id)));
  return (await reader.listings(scope, { ...ask, passes, limit: MOST_WISHED })).rows;
}

function namedRows({ reader, scope, asker, understanding }: TurnContext, held: readonly string[]): number[] {
  const { rowOfId } = reader.view.catalogue.tables.listing;
  const { sees } = reader.outlook(scope, { profileId: asker.profileId });
  const named = understanding.edits.flatMap(({ in: put }) => put?.place?.id ?? []);
  return [...held, ...named].flatMap((id) => rowOfId.get(id) ?? []).filter(sees);
}
