import type { z } from "zod";
import type { guideValues } from "../contract/guide.ts";
import type { listingValues } from "../contract/listing.ts";
import { localisedFields, type SearchableKind } from "../contract/records.ts";
import { passesAll, type Test } from "../search/columns/match.ts";
import { noWishes } from "../search/ranking/personal.ts";
import { type ListingRequest, matchListings } from "./match/listings.ts";
import { type CommonRequest, openSight, type Scope, type Sight, scopeTests } from "./match/sight.ts";
import type { Org } from "./org/org.ts";
import { expectedBytes, JsonBytes, readRecords, writeListings } from "./present.ts";
import { createRanker, firstRows, type Ranker, rankListings } from "./rank.ts";

/** What is asked of the listings: a listing search whose every parameter may be left out, and conditions of the caller's own. */
export interface ListingAsk extends Partial<ListingRequest> {
  /** Rows that fail it are no answer. */
  passes?: Test;
  /** At most so many rows. */
  limit: number;
}

/** Listings that were found, best first. */
export interface ListingSelection {
  frame: Sight;
  ranker: Ranker;
  rows: Uint32Array;
  /** How many matched, beyond the limit too. */
  total: number;
}

export interface Outlook {
  frame: Sight;
  ranker: Ranker;
  /** Whether a listing is within the scope, however far it is. */
  sees(row: number): boolean;
}

/** A listing or a guide as a search answers it in one language. */
export type ListingHit = z.infer<typeof listingValues>;
export type GuideHit = z.infer<typeof guideValues>;

/**
 * One version of an organisation, to ask several things of: what a use case works with that answers in more than one
 * search, such as the concierge. Every method may throw StaleOrg, which the caller lets pass.
 */
export interface OrgReader {
  view: Org;
  /** Epoch milliseconds at which the request is answered. */
  nowMs: number;
  listings(scope: Scope, ask: ListingAsk): Promise<ListingSelection>;
  /** How a request sees records without searching: distances, language, and which records it may see at all. */
  outlook(scope: Scope, request: Partial<CommonRequest>): Outlook;
  /** Listings as they are answered with the frame's language; rows that need not be of a selection. */
  listingHits(selection: Pick<Outlook, "frame" | "ranker">, rows: ArrayLike<number>): Promise<ListingHit[]>;
  /** Guides without their listings and distances. */
  guideHits(frame: Sight, rows: ArrayLike<number>): Promise<GuideHit[]>;
  /** The names of every active record of a kind, in all languages, by row. Read from the store once for a version. */
  names(kind: SearchableKind): Promise<readonly (readonly string[])[]>;
}

/** What a listing search takes for granted when a parameter is left out. */
const defaults: ListingRequest = {
  tripType: "both",
  userInterests: [],
  langFallback: true,
  activityTagsMode: "any",
};

export function orgReaderOf(view: Org, nowMs: number): OrgReader {
  return {
    view,
    nowMs,
    async listings(scope, { passes, limit, ...asked }) {
      const request = { ...defaults, ...asked };
      const frame = openSight(view, scope, request, nowMs);
      const match = await matchListings(frame, request, passes ? [passes] : []);
      const ranker = rankListings(frame, request, match);
      return { frame, ranker, rows: firstRows(ranker, match.rows, limit), total: match.rows.length };
    },
    outlook(scope, request) {
      const frame = openSight(view, scope, request, nowMs);
      const ranker = createRanker(frame, "listing", "score", noWishes);
      return { frame, ranker, sees: passesAll(scopeTests(frame, "listing")) };
    },
    async listingHits({ frame }, rows) {
      const listings = await readRecords(frame, "listing", rows);
      const out = new JsonBytes(expectedBytes([listings]));
      out.ascii("[");
      writeListings(out, listings, {});
      out.ascii("]");
      return JSON.parse(out.done().toString("utf8"));
    },
    async guideHits(frame, rows) {
      const { renditions } = await readRecords(frame, "guide", rows);
      return renditions.map(({ head }, place) => {
        const hit: GuideHit = JSON.parse(`${head.toString("utf8")}}`);
        const listingIds = frame.told.guide(rows[place]!);
        return listingIds ? { ...hit, listingIds: [...listingIds] } : hit;
      });
    },
    names: (kind) => namesOf(view, kind),
  };
}

const namesOfViews = new WeakMap<Org, Map<SearchableKind, Promise<string[][]>>>();

function namesOf(view: Org, kind: SearchableKind): Promise<string[][]> {
  const kinds = namesOfViews.get(view) ?? new Map<SearchableKind, Promise<string[][]>>();
  namesOfViews.set(view, kinds);
  let names = kinds.get(kind);
  if (!names) {
    names = readNames(view, kind);
    // A failure is not kept: the next question asks again.
    names.catch(() => kinds.delete(kind));
    kinds.set(kind, names);
  }
  return names;
}

async function readNames(view: Org, kind: SearchableKind): Promise<string[][]> {
  const { rowOfId, size } = view.catalogue.tables[kind];
  const nameField = localisedFields[kind].find((field) => field === "name" || field === "displayName")!;
  const names: string[][] = Array.from({ length: size }, () => []);
  for await (const { id, body } of view.records(kind)) {
    const row = rowOfId.get(id);
    if (row === undefined) continue;
    const record = JSON.parse(body) as Record<string, Record<string, string> | undefined>;
    names[row] = [...new Set(Object.values(record[nameField] ?? {}))];
  }
  return names;
}
