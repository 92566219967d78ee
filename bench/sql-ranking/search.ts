import type pg from "pg";
import { EARTH_RADIUS_METRES } from "../../src/content/sphere.ts";
import type { ListingSearch } from "../../src/contract/parameters.ts";
import { RANKING } from "../../src/search/ranking/weights.ts";
import { fold } from "../../src/search/text/fold.ts";

/** The earth of earthdistance is a little larger (its function `earth()`): metres are brought to ours. */
const EARTH_OF_EARTHDISTANCE = 6_378_168;
const SCALE = EARTH_OF_EARTHDISTANCE / EARTH_RADIUS_METRES;
/** Of every host of the generator. */
const RADIUS_METRES = 25_000;

/** Asked with a host, a centre, a language and wishes, as the requests of the benchmark are. */
export type SqlRequest = Pick<ListingSearch, "profileId" | "latlng" | "lang" | "tripType"> &
  Pick<ListingSearch, "userInterests" | "searchQuery" | "hitsPerPage">;

type Row = [total: string, metres: number, body: string];

/**
 * One page of a listing search by one statement: cut, rank by score and personal fit (with words by `ts_rank` before that),
 * count, and the language chosen field by field. What Waymark works out besides is left out: opening state, typos, stems,
 * words inside Japanese text, a fallback to other languages. So the comparison favours SQL.
 */
export async function searchBySql(client: pg.Client, orgId: string, request: SqlRequest): Promise<Buffer> {
  const { rows } = await client.query<Row>({ ...statementOf(orgId, request), rowMode: "array" });
  const total = Number(rows[0]?.[0] ?? 0);
  const hits = rows.map(([, metres, body]) => `${body.slice(0, -1)}, "geoDistance": ${Math.round(metres)}}`);
  const pages = Math.ceil(total / request.hitsPerPage);
  return Buffer.from(`{"results":[${hits.join(",")}],"total":${total},"pages":${pages}}`, "utf8");
}

function statementOf(orgId: string, request: SqlRequest) {
  const { profileId, latlng, lang, tripType, userInterests, searchQuery, hitsPerPage } = request;
  const values: unknown[] = [];
  const $ = (value: unknown) => `$${values.push(value)}`;
  const org = $(orgId);
  const place = `ll_to_earth(${$(latlng![0])}, ${$(latlng![1])})`;
  const radius = $(RADIUS_METRES * SCALE);
  const centre = "(SELECT centre FROM asked)";
  const weights = userInterests.reduce((sum, { weight }) => sum + weight, 0);
  const fits = userInterests.map(({ id, weight }) => {
    const interest = $(id);
    return `${$(weight / weights)}::float8 * CASE WHEN ${interest} = ANY (interests) THEN 1
      WHEN ${interest} = ANY (mentioned) THEN ${RANKING.mentioned} ELSE 0 END`;
  });
  const factors = [
    "1::float8",
    ...(fits.length > 0 ? [`${RANKING.interest}::float8 * (${fits.join(" + ")})`] : []),
    ...(tripType === "both" ? [] : [`${RANKING.trip}::float8 * ${tripFit($(tripType))}`]),
  ];
  const query = searchQuery === undefined ? undefined : `to_tsquery('simple', ${$(wordsOf(searchQuery))})`;
  const text = `
    WITH asked AS MATERIALIZED (
      SELECT ${place} AS centre, earth_box(${place}, ${radius}) AS box
    ), hit AS MATERIALIZED (
      SELECT id, featured, priority, score, updated_at, earth_distance(${centre}, place) / ${SCALE}::float8 AS metres,
        round(base * (${factors.join(" + ")}) * 1e9) AS key, ${query ? `ts_rank(words, ${query})` : "0"} AS rank
      FROM ${query ? worded(query) : "listing"}
      WHERE org_id = ${org} AND (hosts = '{}' OR ${$(profileId)} = ANY (hosts))
        AND (SELECT box FROM asked) @> place AND earth_distance(${centre}, place) <= ${radius}
    ), page AS (
      SELECT *, count(*) OVER () AS total FROM hit ORDER BY ${orderOf("hit")} LIMIT ${$(hitsPerPage)}
    )
    SELECT total, metres, body::text
    FROM page JOIN listing_body USING (id) WHERE org_id = ${org} AND lang = ${$(lang)}
    ORDER BY ${orderOf("page")}`;
  return { name: `search-${fits.length}-${tripType === "both"}-${query !== undefined}`, text, values };
}

/** Words first: the planner takes a box for rarer than it is, and would unpack the words of every listing in it. */
function worded(query: string): string {
  return `(SELECT * FROM listing WHERE words @@ ${query} OFFSET 0) AS listing`;
}

/** The same total order as src/search/ranking/order.ts; for the ids, the collation "C" of their column. */
function orderOf(alias: string): string {
  const descending = ["rank", "key", "featured", "priority", "score"].map((key) => `${alias}.${key} DESC`);
  return [...descending, `${alias}.metres`, `${alias}.updated_at DESC`, `${alias}.id`].join(", ");
}

function tripFit(trip: string): string {
  return `CASE WHEN trip = '{}' THEN ${RANKING.undeclared} WHEN trip && ARRAY[${trip}, 'both'] THEN 1 ELSE 0 END`;
}

/** Every word must match, the last one also as the beginning of one. */
function wordsOf(searchQuery: string): string {
  const words = fold(searchQuery)
    .split(/\s+/)
    .map((word) => `'${word.replaceAll(/['\\]/g, "")}'`);
  return `${words.join(" & ")}:*`;
}
