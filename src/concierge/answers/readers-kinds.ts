import type { Sight } from "../../discovery/match/sight.ts";
import { type ListingHit, readPlaces } from "../../discovery/places.ts";
import type { Voice } from "./voice.ts";

/** Places as they are told of: the kind of each in the answer's language, where the record has no word of it. */
export async function readPlacesFor(
  { language }: Voice,
  sight: Sight,
  rows: ArrayLike<number>,
): Promise<ListingHit[]> {
  const [hits, kinds] = await Promise.all([readPlaces(sight, rows), sight.org.kinds()]);
  const labels = await Promise.all(Array.from(rows, (row) => kinds.labelIn(row, language)));
  return hits.map((hit, at) => {
    const category = labels[at] ?? hit.category;
    return { ...hit, category, name: hit.name === hit.category ? category : hit.name };
  });
}
