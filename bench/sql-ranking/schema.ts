/**
 * The tables of a service that lets PostgreSQL do everything: the records as jsonb, beside them what is
 * filtered and ranked by. earthdistance and cube come with PostgreSQL; cutting by a box in a GiST index and then by the distance is what its
 * documentation recommends.
 */
export const schema = `
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
export const indexes = [
  "CREATE INDEX listing_by_place ON listing USING gist (place)",
  "CREATE INDEX listing_by_words ON listing USING gin (words)",
  "VACUUM ANALYZE listing, listing_body",
];

/** Takes the organisation and an array of rows as JSON (see rows.ts). */
export const insertRows = `
  INSERT INTO listing
  SELECT $1, id, ll_to_earth(lat, lng), hosts, base, featured, priority, score, updated_at, trip, interests, mentioned,
    setweight(to_tsvector('simple', name), 'A') || setweight(to_tsvector('simple', keywords), 'B')
      || setweight(to_tsvector('simple', summary), 'C') || setweight(to_tsvector('simple', rest), 'D')
  FROM json_to_recordset($2) AS row (
    id text, lat float8, lng float8, hosts text[], base float8, featured boolean, priority float8, score float8,
    updated_at bigint, trip text[], interests text[], mentioned text[], name text, keywords text, summary text, rest text
  )`;

/** Takes the organisation and an array of bodies as JSON. */
export const insertBodies = `
  INSERT INTO listing_body
  SELECT $1, id, lang, body FROM json_to_recordset($2) AS row (id text, lang text, body jsonb)`;
