import type { Test } from "../catalogue/match.ts";
import type { Localiser } from "../content/localise.ts";
import { localisedFields, type SearchableKind } from "../contract/records.ts";
import type { Scope } from "./answer.ts";
import { type Context, renditionsOf } from "./context.ts";
import type { ListingMatchRequest } from "./listing-filters.ts";
import { matchListings } from "./match-listings.ts";
import type { OrgView } from "./org-view.ts";
import { firstOf } from "./page.ts";
import type { SearchFrame } from "./search-frame.ts";

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
  rows: Uint32Array;
  /** How many matched, beyond the limit too. */
  total: number;
  /** The score that they are ranked by, personal wishes included: about 0..2. */
  scoreOf: (row: number) => number;
  /** Great-circle metres from the centre; NaN without a position, absent without a centre. */
  metresOf?: (row: number) => number;
}

/** A record as it is answered, but for what moves (`openNow`, `geoDistance`). */
export type ShownRecord = { id: string } & Record<string, unknown>;

/**
 * One version of an organisation, to ask several things of: what a use case works with that answers in more than one
 * search, such as the concierge. Every method may throw StaleView, which the caller lets pass.
 */
export interface Reading {
  view: OrgView;
  /** Epoch milliseconds at which the request is answered. */
  nowMs: number;
  listings(scope: Scope, ask: ListingAsk): Promise<ListingSelection>;
  shown(kind: SearchableKind, rows: ArrayLike<number>, localiser: Localiser): Promise<ShownRecord[]>;
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

export function readingOf(context: Context, view: OrgView): Reading {
  const nowMs = context.clock();
  return {
    view,
    nowMs,
    async listings(scope, { passes, limit, ...request }) {
      const more = passes ? [passes] : [];
      const match = await matchListings(context, view, scope, { ...defaults, ...request }, more);
      return {
        frame: match.frame,
        rows: firstOf(match.ranker, match.rows, limit),
        total: match.rows.length,
        scoreOf: match.ranker.order.scoreKey,
        metresOf: match.ranker.order.metres,
      };
    },
    async shown(kind, rows, localiser) {
      const renditions = await renditionsOf(context, view, kind, rows, localiser);
      return renditions.map(({ head, hours }) => JSON.parse(`${head.toString("utf8")}${hours ? "}}" : "}"}`));
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
  for await (const { id, body } of store.records(view.organisation.id, [kind])) {
    const row = rowOfId.get(id);
    if (row === undefined) continue;
    const record = JSON.parse(body) as Record<string, Record<string, string> | undefined>;
    names[row] = [...new Set(Object.values(record[nameField] ?? {}))];
  }
  return names;
}
