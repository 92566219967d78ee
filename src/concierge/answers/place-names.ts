import type { ListingSelection } from "../../discovery/org-reader.ts";
import type { Plan } from "../planner/plan.ts";
import type { TurnContext } from "./turn-context.ts";

/** Names in the answer's language of the places that plans and their notes speak of, by id. */
export async function namesOf(
  { reader }: TurnContext,
  plans: readonly Plan[],
  selection: ListingSelection,
): Promise<(id: string) => string> {
  const { rowOfId } = reader.view.catalogue.tables.listing;
  const ids = plans.flatMap(({ days, notes }) => [
    ...days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)),
    ...notes.flatMap(({ placeId }) => placeId ?? []),
  ]);
  const rows = [...new Set(ids)].flatMap((id) => rowOfId.get(id) ?? []);
  const hits = await reader.listingHits(selection, rows);
  const names = new Map(hits.map(({ id, name }) => [id, name ?? id]));
  return (id) => names.get(id) ?? id;
}
