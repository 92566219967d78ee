import { performance } from "node:perf_hooks";
import type pg from "pg";
import type { Listing } from "../../src/contract/listing.ts";
import { indexedText } from "../../src/search/postings/indexed-terms.ts";
import { RANKING } from "../../src/search/ranking/weights.ts";
import { fold, foldLabel } from "../../src/search/text/fold.ts";
import type { CorpusOptions } from "../generator/corpus.ts";
import { generateRecords } from "../generator/generate-records.ts";
import { languages } from "../generator/languages.ts";
import { interestTypes } from "../generator/tables/tags-and-interests.ts";

/** Listings that one statement takes. */
const CHUNK = 200;

/** Makes the tables and fills them with the active listings of a corpus, in one transaction; then the indexes. */
export async function loadListings(client: pg.Client, orgId: string, options: CorpusOptions) {
  await client.query(schema);
  const start = performance.now();
  let rows: object[] = [];
  let bodies: object[] = [];
  let listings = 0;
  const send = async () => {
    await client.query({ name: "insert", text: insertRows, values: [orgId, JSON.stringify(rows)] });
    await client.query({ name: "bodies", text: insertBodies, values: [orgId, JSON.stringify(bodies)] });
    listings += rows.length;
    rows = [];
    bodies = [];
  };
  await client.query("BEGIN");
  for (const { kind, record } of generateRecords(options)) {
    if (kind !== "listing" || record.status !== "active") continue;
    rows.push(rowOf(record as Listing));
    bodies.push(...bodiesOf(record as Listing));
    if (rows.length === CHUNK) await send();
  }
  await send();
  await client.query("COMMIT");
  for (const statement of indexes) await client.query(statement);
  return { listings, seconds: (performance.now() - start) / 1_000 };
}

/**
 * The tables of a service that lets PostgreSQL do everything: the records as jsonb, beside them what is
 * filtered and ranked by. earthdistance and cube come with PostgreSQL; cutting by a box in a GiST index and then by the distance is what its
 * documentation recommends.
 */
const schema = `
  CREATE EXTENSION cube;
  CREATE EXTENSION earthdistance;
  CREATE TABLE listing (
    org_id text COLLATE "C", id text COLLATE "C",
    place earth NOT NULL,
    hosts text[] NOT NULL,
    base float8 NOT NULL, featured boolean NOT NULL, priority float8 NOT NULL, score float8 NOT NULL, updated_at bigint NOT NULL,
    trip text[] NOT NULL,
    -- Ids of interests: those it declares, and those that its tags or keywords name.
    interests text[] NOT NULL, mentioned text[] NOT NULL,
    words tsvector NOT NULL,
    PRIMARY KEY (org_id, id)
  );
  -- Ready for each language: choosing it field by field when asked costs more than the ranking.
  CREATE TABLE listing_body (
    org_id text COLLATE "C", id text COLLATE "C", lang text COLLATE "C", body jsonb NOT NULL, PRIMARY KEY (org_id, id, lang)
  );`;

/** Made when the rows are there, as whoever loads much at once does. */
const indexes = [
  "CREATE INDEX listing_by_place ON listing USING gist (place)",
  "CREATE INDEX listing_by_words ON listing USING gin (words)",
  "VACUUM ANALYZE listing, listing_body",
];

/** Takes the organisation and an array of rows as JSON (see rows.ts). */
const insertRows = `
  INSERT INTO listing
  SELECT $1, id, ll_to_earth(lat, lng), hosts, base, featured, priority, score, updated_at, trip, interests, mentioned,
    setweight(to_tsvector('simple', name), 'A') || setweight(to_tsvector('simple', keywords), 'B')
      || setweight(to_tsvector('simple', summary), 'C') || setweight(to_tsvector('simple', rest), 'D')
  FROM json_to_recordset($2) AS row (
    id text, lat float8, lng float8, hosts text[], base float8, featured boolean, priority float8, score float8,
    updated_at bigint, trip text[], interests text[], mentioned text[], name text, keywords text, summary text, rest text
  )`;

/** Takes the organisation and an array of bodies as JSON. */
const insertBodies = `
  INSERT INTO listing_body
  SELECT $1, id, lang, body FROM json_to_recordset($2) AS row (id text, lang text, body jsonb)`;

/** What stands for an interest: its id, and its names in every language. */
const wordsOfInterest = interestTypes.map(({ id, name }) => ({
  id,
  words: new Set([id, ...Object.values(name)].map(foldLabel)),
}));

/** A listing as its row of the table `listing`, its text in four weights; see src/search/ranking/weights.ts for `base`. */
function rowOf(listing: Listing) {
  const [lat, lng] = listing.geoLocation!;
  const preferences = Object.values(listing.preferences ?? {});
  const declared = preferences.flatMap(({ userInterests = [] }) => userInterests);
  const named = [...Object.values(listing.activityTags ?? {}), ...Object.values(listing.keywords ?? {})];
  const { name, keywords, place, summary, rest } = indexedText("listing", listing);
  return {
    id: listing.id,
    lat,
    lng,
    hosts: listing.hostIds ?? [],
    base: baseOf(listing),
    featured: listing.featured ?? false,
    priority: listing.priority ?? 0,
    score: listing.score ?? -1,
    updated_at: listing.updatedAt ?? 0,
    trip: preferences.flatMap(({ tripType = [] }) => tripType),
    interests: interestsIn(declared),
    mentioned: interestsIn(named.flat()),
    name: textOf(name),
    keywords: textOf(keywords),
    summary: textOf(summary),
    rest: textOf([...place, ...rest]),
  };
}

/** A listing as rows of the table `listing_body`: for each language what it says in it. */
function bodiesOf(listing: Listing) {
  return languages.map((lang) => {
    const inLanguage = Object.entries(listing).map(([field, value]) => [field, valueIn(value, lang)]);
    return { id: listing.id, lang, body: Object.fromEntries(inLanguage) };
  });
}

function valueIn(value: unknown, lang: string): unknown {
  const isMap = typeof value === "object" && value !== null && lang in value;
  return isMap ? (value as Record<string, unknown>)[lang] : value;
}

function baseOf({ score, providerRating, reviewSiteRating, featured, priority = 0 }: Listing): number {
  const ratings = [providerRating, reviewSiteRating].filter((rating) => rating !== undefined);
  const { ratingPrior, ratingPriorStrength, featuredBonus, priorityBonus, priorityHalf } = RANKING;
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  const mean = (ratingPriorStrength * ratingPrior + sum) / (ratingPriorStrength + ratings.length) / 5;
  const bonus = (featured ? featuredBonus : 0) + (priorityBonus * priority) / (priority + priorityHalf);
  return Math.min(1, (score === undefined ? mean : score / 100) + bonus);
}

function interestsIn(texts: readonly string[]): string[] {
  const folded = texts.map(foldLabel);
  return wordsOfInterest.filter(({ words }) => folded.some((text) => words.has(text))).map(({ id }) => id);
}

function textOf(texts: readonly { text: string }[]): string {
  return texts.map(({ text }) => fold(text)).join("\n");
}
