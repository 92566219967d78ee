/**
 * What a request asks for before it is known whose it is: a cluster keeps these tables whole on every node, so that a lost node takes
 * along no organisation but its own.
 */
export const referenceTables = ["waymark.organisation", "waymark.api_key"] as const;

/** All other tables of organisations. In these as in those org_id leads the primary key. */
export const distributedTables = [
  "waymark.state",
  "waymark.record",
  "waymark.entry",
  "waymark.posting",
  "waymark.removed",
  "waymark.label",
  "waymark.term",
  "waymark.conversation",
  "waymark.attempt",
  "waymark.draft",
  "waymark.revision",
  "waymark.import",
] as const;

/**
 * The steps from an empty database to the schema of this release, oldest first. A step that was released is never changed:
 * the next change is a further one.
 */
export const schemaSteps: readonly string[] = [
  `
  -- The numbers of an organisation, and the lock of its writers. The row of a removed one stays, so that a namesake goes on
  -- counting and nothing cached of the former can pass for current.
  CREATE TABLE waymark.state (
    org_id text COLLATE "C" PRIMARY KEY, version bigint NOT NULL, next_seq bigint NOT NULL, next_label integer NOT NULL,
    removed_at bigint
  ) WITH (fillfactor = 50);

  CREATE TABLE waymark.organisation (
    org_id text COLLATE "C" PRIMARY KEY, name text NOT NULL, languages text NOT NULL, created_at bigint NOT NULL
  );

  CREATE TABLE waymark.api_key (
    org_id text COLLATE "C", id text COLLATE "C", hash text COLLATE "C" NOT NULL, hosts text NOT NULL,
    abilities text NOT NULL, origins text NOT NULL, expires_at bigint, revoked_at bigint, created_at bigint NOT NULL,
    PRIMARY KEY (org_id, id)
  );
  -- The one look-up without an organisation.
  CREATE INDEX api_key_by_hash ON waymark.api_key (hash);

  -- The truth. The digest tells an identical body without sending or reading it.
  CREATE TABLE waymark.record (
    org_id text COLLATE "C", kind smallint, id text COLLATE "C", seq bigint NOT NULL, version bigint NOT NULL,
    active boolean NOT NULL, digest text COLLATE "C" NOT NULL, body text COLLATE "C" NOT NULL,
    PRIMARY KEY (org_id, kind, id)
  );
  CREATE UNIQUE INDEX record_by_seq ON waymark.record (org_id, seq);
  CREATE INDEX record_by_version ON waymark.record (org_id, version, kind, id);

  -- What the catalogue reads: active searchable records, apart from the pages of the bodies.
  CREATE TABLE waymark.entry (
    org_id text COLLATE "C", seq bigint, kind smallint NOT NULL, version bigint NOT NULL, id text COLLATE "C" NOT NULL,
    facts text COLLATE "C" NOT NULL, PRIMARY KEY (org_id, seq)
  );

  -- The rows of each term of active searchable records, in parts (see row-sets.ts). An inverted table and not a
  -- tsvector under GIN: a record in five languages has 750 terms, and GIN takes 2 to 4 microseconds for each.
  CREATE TABLE waymark.posting (
    org_id text COLLATE "C", kind smallint, term text COLLATE "C", part integer, rows bytea NOT NULL,
    PRIMARY KEY (org_id, kind, term, part)
  );
  ALTER TABLE waymark.posting ALTER COLUMN rows SET STORAGE PLAIN;

  CREATE TABLE waymark.removed (
    org_id text COLLATE "C", kind smallint, id text COLLATE "C", version bigint NOT NULL, PRIMARY KEY (org_id, kind, id)
  );
  CREATE INDEX removed_by_version ON waymark.removed (org_id, version, kind, id);

  -- Labels may be longer than an index takes, hence the digest, and may hold NUL, hence JSON.
  CREATE TABLE waymark.label (
    org_id text COLLATE "C", n integer, digest text COLLATE "C" NOT NULL, json text COLLATE "C" NOT NULL,
    PRIMARY KEY (org_id, n)
  );
  CREATE UNIQUE INDEX label_by_digest ON waymark.label (org_id, digest);

  CREATE TABLE waymark.term (org_id text COLLATE "C", term text COLLATE "C", PRIMARY KEY (org_id, term));

  -- Not every server is built with lz4; it is several times faster than what it replaces.
  DO $$ BEGIN
    EXECUTE 'ALTER TABLE waymark.record ALTER COLUMN body SET COMPRESSION lz4';
  EXCEPTION WHEN OTHERS THEN NULL;
  END $$;`,
  `
  -- What is said to the concierge, for a day. It holds no references: an organisation that goes takes its own along.
  CREATE TABLE waymark.conversation (
    org_id text COLLATE "C", id text COLLATE "C", owner text COLLATE "C" NOT NULL, expires_at bigint NOT NULL,
    body text COLLATE "C" NOT NULL, PRIMARY KEY (org_id, id)
  );
  CREATE INDEX conversation_by_end ON waymark.conversation (org_id, expires_at, id);`,
  `
  -- How the organisation's entries, labels, terms and postings are written (INDEX_FORMAT).
  ALTER TABLE waymark.state ADD COLUMN index_format integer NOT NULL DEFAULT 1;`,
  `
  -- The version from which on all removals are known.
  ALTER TABLE waymark.state ADD COLUMN changes_from bigint NOT NULL DEFAULT 0;

  -- What came of writes that callers may try again.
  CREATE TABLE waymark.attempt (
    org_id text COLLATE "C", name text COLLATE "C", expires_at bigint NOT NULL, outcome text COLLATE "C" NOT NULL,
    PRIMARY KEY (org_id, name)
  );
  CREATE INDEX attempt_by_end ON waymark.attempt (org_id, expires_at);`,
  `
  -- What is not published.
  CREATE TABLE waymark.draft (
    org_id text COLLATE "C", kind smallint, id text COLLATE "C", revision bigint NOT NULL, base bigint,
    body text COLLATE "C" NOT NULL, PRIMARY KEY (org_id, kind, id)
  );

  -- What records were. A revision without a version is of a draft. No number is given twice: of each record the newest revision stays.
  CREATE TABLE waymark.revision (
    org_id text COLLATE "C", n bigint, kind smallint NOT NULL, id text COLLATE "C" NOT NULL, version bigint, made_at bigint,
    author text COLLATE "C", action text COLLATE "C" NOT NULL, fields text COLLATE "C", body text COLLATE "C",
    PRIMARY KEY (org_id, n)
  );
  CREATE INDEX revision_of ON waymark.revision (org_id, kind, id, n, version);

  -- Who wrote versions of which no revision says it, and when.
  CREATE TABLE waymark.import (
    org_id text COLLATE "C", version bigint, made_at bigint NOT NULL, author text COLLATE "C", PRIMARY KEY (org_id, version)
  );
  DO $$ BEGIN
    EXECUTE 'ALTER TABLE waymark.revision ALTER COLUMN body SET COMPRESSION lz4';
  EXCEPTION WHEN OTHERS THEN NULL;
  END $$;`,
];
