import type { Listing } from "../../../src/client/api-types.ts";
import type { App } from "./app.ts";

/** Ids that one search takes. */
export const IDS_AT_ONCE = 20;
/** Half the earth's girth in metres: what is asked for by its id may be anywhere. */
export const ANYWHERE_METRES = 20_037_508;

/** Ids in as many lists as a search takes at once. */
export function batchesOf(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, index) =>
    ids.slice(index * IDS_AT_ONCE, (index + 1) * IDS_AT_ONCE),
  );
}

/** The host's listings with these ids, in their order; those that are no longer there are left out. */
export async function listingsByIds(
  app: App,
  ids: readonly string[],
  signal: AbortSignal,
  { attributions }: { attributions?: boolean } = {},
): Promise<Listing[]> {
  const { profileId, lang } = app.query();
  const answers = await Promise.all(
    batchesOf(ids).map((batch) =>
      app.client.listingSearch(
        { profileId, lang, ids: batch, radius: ANYWHERE_METRES, hitsPerPage: IDS_AT_ONCE, attributions },
        { signal },
      ),
    ),
  );
  const found = new Map(answers.flatMap(({ results }) => results.map((listing) => [listing.id, listing])));
  return ids.flatMap((id) => found.get(id) ?? []);
}
