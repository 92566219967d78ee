import { crc32 } from "node:zlib";
import { BoundedCache } from "../content/bounded-cache.ts";
import { keptWith } from "../content/kept-with.ts";
import { BEGINNING, type Place, readCursor, writeCursor } from "../contract/cursor.ts";
import { faultyRequest, ServiceError } from "../contract/errors.ts";
import type { Ranking } from "../contract/host.ts";
import type { WeightedInterest } from "../contract/parameters.ts";
import type { SearchableKind } from "../contract/records.ts";
import type { Rows } from "../search/columns/cut.ts";
import { metresTo } from "../search/columns/match.ts";
import { pointsOf } from "../search/columns/points.ts";
import { type Order, orderRows } from "../search/ranking/order.ts";
import {
  computeBases,
  type Fits,
  measureFits,
  noWishes,
  personalFactor,
  type Wishes,
} from "../search/ranking/scores.ts";
import { type Sight, wordsOfInterest } from "./match/sight.ts";
import type { Match } from "./match/text.ts";
import type { Org } from "./org/org.ts";

/** How a request orders the rows of a kind. */
export interface Ranker {
  sight: Sight;
  kind: SearchableKind;
  order: Order;
  fits: Fits;
}

/** What was found, in order: rows of one kind, the best first. */
export interface Selection {
  sight: Sight;
  ranker: Ranker;
  rows: Uint32Array;
  /** How many matched, beyond these rows too. */
  total: number;
  /** How many pages of the size asked for they make. */
  pages: number;
}

/** What a traveller wishes, as a request says it. */
export interface AskedWishes {
  userCategory?: string;
  tripType: string;
  userInterests: readonly WeightedInterest[];
}

/** The ranker of a search: personal wishes, the centre's distances and the text's tiers in one. */
export function createRanker(
  sight: Sight,
  kind: SearchableKind,
  strategy: Order["strategy"],
  wishes: Wishes,
  { tier, nameRank }: { tier?: Match["tier"]; nameRank?: Order["nameRank"] } = {},
): Ranker {
  const { catalogue } = sight.org;
  const table = catalogue.tables[kind];
  const fits = measureFits(catalogue, kind, wishes);
  return {
    sight,
    kind,
    fits,
    order: {
      // Without a centre everything is as near.
      strategy: strategy === "balanced" && !sight.centre ? "score" : strategy,
      table,
      bases: computeBases(catalogue)[kind],
      factor: personalFactor(fits),
      parts: fits.parts,
      textTier: tier,
      metres: sight.centre && metresTo(pointsOf(catalogue, kind), sight.centre),
      halfMetres: sight.host?.halfDistance,
      nameRank,
    },
  };
}

/** The ranker of listings as a search of its own has it. */
export function rankListings(
  sight: Sight,
  request: AskedWishes & { rankBy?: Ranking },
  { tier }: Pick<Match, "tier"> = {},
): Ranker {
  const strategy = chooseStrategy(request.rankBy, tier !== undefined, sight.host?.listingRanking, sight);
  return createRanker(sight, "listing", strategy, readWishes(sight.org, request), { tier });
}

/** The ranking of a search that leaves it open: by relevance when words are asked for, else as the host says, else by score. */
export function chooseStrategy(
  rankBy: Ranking | undefined,
  hasQuery: boolean,
  ofHost: Ranking | undefined,
  { centre }: Sight,
): Ranking {
  if (rankBy) return rankBy;
  if (hasQuery) return "relevance";
  if (ofHost === "distance" && !centre) return "score";
  return ofHost ?? "score";
}

/** The traveller's wishes, each interest with the words that mean it. */
export function readWishes(
  { interests }: Org,
  { userCategory, tripType, userInterests }: AskedWishes,
): Wishes {
  return {
    userCategory,
    tripType,
    interests: userInterests.map(({ id, weight }) => ({ id, weight, words: wordsOfInterest(interests, id) })),
  };
}

/** The ranker of areas: as asked, else by relevance, else the nearest first where there is a centre, else by name. */
export function rankAreas(sight: Sight, rankBy?: Ranking, tier?: Match["tier"]): Ranker {
  const strategy = rankBy ?? (tier ? "relevance" : sight.centre ? "distance" : "name");
  const nameRank = strategy === "name" ? rankNames(sight) : undefined;
  return createRanker(sight, "geoArea", strategy, noWishes, { tier, nameRank });
}

/** The rows that come after the first `from` in their order, at most `perPage`; past the end none, with the true totals. */
export function selectPage(ranker: Ranker, rows: Rows, from: number, perPage: number): Selection {
  return {
    sight: ranker.sight,
    ranker,
    rows: orderRows(ranker.order, rows, from, from + perPage),
    total: rows.length,
    pages: Math.ceil(rows.length / perPage),
  };
}

/** What a request says of the part of a list that it wants. */
export interface Paged {
  /** 1-based. */
  page: number;
  hitsPerPage: number;
  cursor?: string;
}

/** A page of a search. */
export interface Page extends Selection {
  /** What the next request gives to go on, null after the last record; undefined where no cursor was given. */
  nextCursor?: string | null;
}

/** A cursor keeps the instant at which it began, so that no place opens or closes between two pages. It is not kept for longer. */
const MAX_AGE_MS = 3_600_000;

/** The instant that a request is answered for: now, or when its cursor began. @throws ServiceError stale_cursor */
export function instantOf({ cursor }: Partial<Paged>, nowMs: number): number {
  const place = cursor === undefined ? undefined : readCursor(cursor);
  if (!place) return nowMs;
  if (Math.abs(nowMs - place.nowMs) > MAX_AGE_MS) throw stale("it is older than an hour");
  return place.nowMs;
}

/**
 * The part of the rows, in their order, that a request wants.
 * @throws ServiceError invalid_cursor, stale_cursor
 */
export function pageOf(ranker: Ranker, rows: Rows, request: Paged): Page {
  const { page, hitsPerPage, cursor } = request;
  if (cursor === undefined) return selectPage(ranker, rows, (page - 1) * hitsPerPage, hitsPerPage);
  const { org, nowMs } = ranker.sight;
  const { epoch, version } = org;
  const current = { epoch, version, question: questionOf(ranker, request), nowMs, total: rows.length };
  const place = cursor === BEGINNING ? { ...current, given: 0 } : readCursor(cursor)!;
  if (page !== 1) throw invalid("cursor and page exclude each other: give one of them");
  if (place.question !== current.question) throw invalid("cursor is of a search with other parameters");
  // What words mean becomes known bit by bit, also within a version.
  if (place.epoch !== epoch || place.version !== version || place.total !== rows.length) {
    throw stale("the catalogue has changed since");
  }
  const selection = selectPage(ranker, rows, place.given, hitsPerPage);
  const given = place.given + selection.rows.length;
  const next: Place = { ...current, given };
  return { ...selection, nextCursor: given < rows.length ? writeCursor(next) : null };
}

/** Tells apart what is asked: everything but the part of the list that is wanted, and who asks. */
function questionOf({ sight, kind }: Ranker, request: Paged): number {
  const { page: _, hitsPerPage: __, cursor: ___, ...asked } = request;
  return crc32(JSON.stringify([kind, sight.scope.hostIds, asked]));
}

function invalid(detail: string): ServiceError {
  return faultyRequest([{ in: "query", name: "cursor", code: "invalid_cursor", detail }]);
}

function stale(why: string): ServiceError {
  return new ServiceError(
    "stale_cursor",
    `the cursor no longer holds: ${why}; begin again with cursor=${BEGINNING}`,
  );
}

/** The first of the rows in their order, at most `count`. */
export function firstRows(ranker: Ranker, rows: Rows, count: number): Uint32Array {
  return orderRows(ranker.order, rows, 0, count);
}

const MAX_ALPHABETS = 64;

/** Any well-formed language code may be asked for: how many are kept is bounded. */
const ranksOfVersions = keptWith(
  (_: Org["catalogue"]) => new BoundedCache<string, Float64Array>(MAX_ALPHABETS),
);

/** The place of each area's name in the alphabet of the language it is shown in. */
function rankNames(sight: Sight): (row: number) => number {
  const key = `${sight.language} ${sight.localiser.key}`;
  const ranks = ranksOfVersions(sight.org.catalogue).getOrMake(key, () => sortNames(sight));
  return (row) => ranks[row]!;
}

/** By row of an area, the place of its name; equal names share one. */
function sortNames({ org, localiser, language }: Sight): Float64Array {
  const { labels, tables } = org.catalogue;
  const names = Array.from({ length: tables.geoArea.size }, (_, row) => {
    const map = Object.fromEntries(
      [...tables.geoArea.names.of(row)].map((label) => [labels.language(label), labels.words(label)]),
    );
    return localiser.pick(map)?.value ?? "";
  });
  const collator = new Intl.Collator(language);
  const sorted = names.map((_, row) => row).sort((a, b) => collator.compare(names[a]!, names[b]!));
  const ranks = new Float64Array(names.length);
  sorted.forEach((row, place) => {
    const previous = sorted[place - 1];
    const same = previous !== undefined && collator.compare(names[previous]!, names[row]!) === 0;
    ranks[row] = same ? ranks[previous]! : place;
  });
  return ranks;
}
