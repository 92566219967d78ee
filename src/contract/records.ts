import { z } from "zod";
import { recordId, shortText, status } from "./common.ts";
import { geoAreaRecord, geoAreaText } from "./geo-area.ts";
import { guideRecord, guideText } from "./guide.ts";
import { hostRecord } from "./host.ts";
import { listingRecord, listingText } from "./listing.ts";
import { asMaps } from "./localised.ts";
import { siteRecord } from "./site.ts";

/** The kinds of record that an organisation owns, in the order in which an export writes them. */
export const kinds = ["host", "interest", "geoArea", "listing", "guide", "site"] as const;
export type Kind = (typeof kinds)[number];

export function isKind(kind: unknown): kind is Kind {
  return (kinds as readonly unknown[]).includes(kind);
}

/** The kinds that are searched and ranked: each becomes a table of the catalogue. */
export const searchableKinds = ["guide", "listing", "geoArea"] as const;
export type SearchableKind = (typeof searchableKinds)[number];

export function isSearchable(kind: Kind): kind is SearchableKind {
  return (searchableKinds as readonly Kind[]).includes(kind);
}

/** What is made for each of them. */
export function byKind<T>(make: (kind: SearchableKind) => T): Record<SearchableKind, T> {
  return { guide: make("guide"), listing: make("listing"), geoArea: make("geoArea") };
}

/** Localised fields of an interest. */
const interestText = { name: shortText.describe("what it is called") };

/** One entry of an organisation's interest vocabulary: what `userInterests` may name. */
const interestRecord = z
  .strictObject({
    id: recordId,
    status,
    ...asMaps(interestText),
    travellerTypes: z.array(z.string().max(200)).max(100).optional(),
  })
  .meta({ id: "InterestRecord" });
export type Interest = z.infer<typeof interestRecord>;

export const recordSchemas = {
  host: hostRecord,
  interest: interestRecord,
  geoArea: geoAreaRecord,
  listing: listingRecord,
  guide: guideRecord,
  site: siteRecord,
};

export type RecordOf<K extends Kind> = z.infer<(typeof recordSchemas)[K]>;
export type AnyRecord = RecordOf<Kind>;

/** The localised fields of each kind (none: the kind is not localised). */
export const localisedFields: { readonly [K in Kind]: readonly string[] } = {
  host: [],
  interest: Object.keys(interestText),
  geoArea: Object.keys(geoAreaText),
  listing: Object.keys(listingText),
  guide: Object.keys(guideText),
  site: [],
};
