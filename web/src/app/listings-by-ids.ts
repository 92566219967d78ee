import type { Listing } from "../../../src/client/api-types.ts";
import type { App } from "./app.ts";
import { listingFields } from "./fields.ts";

/** Ids that one search takes. */
export const IDS_AT_ONCE = 20;
/** Half the earth's girth in metres: what is asked for by its id may be anywhere. */
export const ANYWHERE_METRES = 20_037_508;

/** Ids in as many lists as a search takes at once. */
export function inBatches(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, index) =>
    ids.slice(index * IDS_AT_ONCE, (index + 1) * IDS_AT_ONCE),
  );
}

/**
 * The host's listings with these ids, in their order; those that are no longer there are left out. They are asked for
 * wherever on earth they are. Any radius leaves out what has no position, and a host brings one along: what is missing is
 * asked for a second time without the host.
 */
export async function listingsByIds(
  app: App,
  ids: readonly string[],
  signal: AbortSignal,
): Promise<Listing[]> {
  const { profileId, lang } = app.query();
  const ask = async (wanted: readonly string[], scope: { profileId: string; radius: number } | object) => {
    const answers = inBatches(wanted).map((batch) =>
      app.client.listingSearch(
        { ...scope, lang, ids: batch, hitsPerPage: IDS_AT_ONCE, fields: listingFields },
        { signal },
      ),
    );
    return (await Promise.all(answers)).flatMap(({ results }) => results);
  };
  const somewhere = await ask(ids, { profileId, radius: ANYWHERE_METRES });
  const known = new Set(somewhere.map(({ id }) => id));
  const isOfHost = ({ hostIds = [] }: Listing) => hostIds.length === 0 || hostIds.includes(profileId);
  const missing = ids.filter((id) => !known.has(id));
  const nowhere = (await ask(missing, {})).filter((listing) => !listing.geoLocation && isOfHost(listing));
  const found = new Map([...somewhere, ...nowhere].map((listing) => [listing.id, listing]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
