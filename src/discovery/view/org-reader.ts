import type { z } from "zod";
import type { guideValues } from "../../contract/guide.ts";
import type { listingValues } from "../../contract/listing.ts";
import { localisedFields, type SearchableKind } from "../../contract/records.ts";
import { passesAll, type Test } from "../../search/columns/match.ts";
import { noWishes } from "../../search/ranking/personal.ts";
import type { Scope } from "../answer.ts";
import { writeListing } from "../match/guides.ts";
import type { ListingMatchRequest } from "../match/listing-filters.ts";
import { matchListings } from "../match/match-listings.ts";
import { firstOf, type Ranker, rankerOf, sizeOf } from "../match/page.ts";
import { type CommonRequest, frameOf, type SearchFrame, scopeTests } from "../match/search-frame.ts";
import { type Context, renditionsOf } from "./context.ts";
import { JsonBytes } from "./json-bytes.ts";
import type { OrgView } from "./org-view.ts";

/** What is asked of the listings: a listing search whose every parameter may be left out, and conditions of the caller's own. */
export interface ListingAsk extends Partial<ListingMatchRequest> {
  /** Rows that fail it are no answer. */
  passes?: Test;
  /** At most so many rows. */
  limit: number;
}

/** Listings that were found, best first. */
export interface ListingSelection {
  frame: SearchFrame;
  ranker: Ranker;
  rows: Uint32Array;
  /** How many matched, beyond the limit too. */
  total: number;
}

export interface Outlook {
  frame: SearchFrame;
  ranker: Ranker;
  /** Whether a listing is within the scope, however far it is. */
  sees(row: number): boolean;
}

/** A listing or a guide as a search answers it in one language. */
export type ListingHit = z.infer<typeof listingValues>;
export type GuideHit = z.infer<typeof guideValues>;

/**
 * One version of an organisation, to ask several things of: what a use case works with that answers in more than one
 * search, such as the concierge. Every method may throw StaleView, which the caller lets pass.
 */
export interface OrgReader {
  view: OrgView;
  /** Epoch milliseconds at which the request is answered. */
  nowMs: number;
  listings(scope: Scope, ask: ListingAsk): Promise<ListingSelection>;
  /** How a request sees records without searching: distances, language, and which records it may see at all. */
  outlook(scope: Scope, request: Partial<CommonRequest>): Outlook;
  /** Listings as they are answered with the frame's language; rows that need not be of a selection. */
  listingHits(selection: Pick<Outlook, "frame" | "ranker">, rows: ArrayLike<number>): Promise<ListingHit[]>;
  /** Guides without their listings and distances. */
  guideHits(frame: SearchFrame, rows: ArrayLike<number>): Promise<GuideHit[]>;
  /** The names of every active record of a kind, in all languages, by row. Read from the store once for a version. */
  names(kind: SearchableKind): Promise<readonly (readonly string[])[]>;
}

/** What a listing search takes for granted when a parameter is left out. */
const defaults: ListingMatchRequest = {
  tripType: "both",
  userInterests: [],
  langFallback: true,
  activityTagsMode: "any",
};

export function orgReaderOf(context: Context, view: OrgView): OrgReader {
  return {
    view,
    nowMs: context.clock(),
    async listings(scope, { passes, limit, ...request }) {
      const more = passes ? [passes] : [];
      const { frame, ranker, rows } = await matchListings(
        context,
        view,
        scope,
        { ...defaults, ...request },
        more,
      );
      return { frame, ranker, rows: firstOf(ranker, rows, limit), total: rows.length };
    },
    outlook(scope, request) {
      const frame = frameOf(view, scope, { langFallback: true, ...request }, context.clock());
      const ranker = rankerOf(frame, "listing", "score", noWishes);
      return { frame, ranker, sees: passesAll(scopeTests(frame, "listing")) };
    },
    async listingHits({ frame, ranker }, rows) {
      const renditions = await renditionsOf(context, view, "listing", rows, frame.localiser);
      const out = new JsonBytes(sizeOf(renditions));
      out.ascii("[");
      renditions.forEach((rendition, place) => {
        if (place > 0) out.ascii(",");
        writeListing(out, frame, ranker, rows[place]!, rendition);
      });
      out.ascii("]");
      return JSON.parse(out.done().toString("utf8"));
    },
    async guideHits({ localiser, told }, rows) {
      const renditions = await renditionsOf(context, view, "guide", rows, localiser);
      return renditions.map(({ head }, place) => {
        const hit: GuideHit = JSON.parse(`${head.toString("utf8")}}`);
        const listingIds = told.guide(rows[place]!);
        return listingIds ? { ...hit, listingIds: [...listingIds] } : hit;
      });
    },
    names: (kind) => namesOf(context, view, kind),
  };
}

const namesOfViews = new WeakMap<OrgView, Map<SearchableKind, Promise<string[][]>>>();

function namesOf(context: Context, view: OrgView, kind: SearchableKind): Promise<string[][]> {
  const kinds = namesOfViews.get(view) ?? new Map<SearchableKind, Promise<string[][]>>();
  namesOfViews.set(view, kinds);
  let names = kinds.get(kind);
  if (!names) {
    names = readNames(context, view, kind);
    // A failure is not kept: the next question asks again.
    names.catch(() => kinds.delete(kind));
    kinds.set(kind, names);
  }
  return names;
}

async function readNames({ store }: Context, view: OrgView, kind: SearchableKind): Promise<string[][]> {
  const { rowOfId, size } = view.catalogue.tables[kind];
  const nameField = localisedFields[kind].find((field) => field === "name" || field === "displayName")!;
  const names: string[][] = Array.from({ length: size }, () => []);
  for await (const { id, body } of store.read(view.organisation.id).records([kind])) {
    const row = rowOfId.get(id);
    if (row === undefined) continue;
    const record = JSON.parse(body) as Record<string, Record<string, string> | undefined>;
    names[row] = [...new Set(Object.values(record[nameField] ?? {}))];
  }
  return names;
}
