import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import pg from "pg";
import {
  ask,
  startTestServer,
  type TestServer,
  withoutPostgres,
} from "../../../test/support/postgres/server.ts";
import { hasCode } from "../../../test/support/store-conformance/organisations.ts";
import { snapshot } from "../../../test/support/store-conformance/reads.ts";
import { guide, listing, organisation } from "../../../test/support/store-conformance/records.ts";
import { INDEX_FORMAT } from "../../search/columns/columns.ts";
import type { Store } from "../store.ts";
import { migrate, migrateDatabase } from "./migrations.ts";
import { openPostgresStore } from "./postgres-store.ts";
import { distributedTables, referenceTables, schemaSteps } from "./schema.ts";

let server: TestServer;
const skip = withoutPostgres;
before(async () => {
  if (!skip) server = await startTestServer();
});
after(() => server?.remove());

async function withPool<T>(url: string, use: (pool: pg.Pool) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url });
  try {
    return await use(pool);
  } finally {
    await pool.end();
  }
}

test("processes that open an empty database at once make one schema", { skip }, async () => {
  const url = await server.createDatabase();
  const stores = await Promise.all([1, 2, 3].map(() => openPostgresStore({ url })));
  await stores[0]!.organisations.create(organisation("a"));
  await stores[1]!.write("a", (batch) => batch.put("listing", listing("one", "One")));
  assert.equal(await stores[2]!.version("a"), 1);
  for (const store of stores) await store.close();
  const again = await migrateDatabase(url);
  assert.deepEqual(again, {
    from: schemaSteps.length,
    to: schemaSteps.length,
    distributed: [],
    copied: [],
    reindexed: [],
  });
});

test("a store that is opened to be read gives an empty database no schema", { skip }, async () => {
  const url = await server.createDatabase();
  await assert.rejects(openPostgresStore({ url, readOnly: true }), hasCode("older_schema"));
  const { rows } = await withPool(url, (pool) => pool.query("SELECT to_regnamespace('waymark') AS made"));
  assert.deepEqual(rows, [{ made: null }]);
});

test("a database of a newer or an older release is refused and left alone", { skip }, async () => {
  const url = await server.createDatabase();
  await (await openPostgresStore({ url })).close();
  await ask(url, "INSERT INTO waymark.migration (step) VALUES (999)");
  await assert.rejects(openPostgresStore({ url }), hasCode("newer_schema"));
  await withPool(url, (pool) => assert.rejects(migrate(pool), hasCode("newer_schema")));
  await ask(
    url,
    "UPDATE waymark.migration SET step = step - 1000; DELETE FROM waymark.migration WHERE step > 0",
  );
  await assert.rejects(openPostgresStore({ url }), hasCode("older_schema"));
});

test("a migration that fails leaves nothing behind", { skip }, async () => {
  const url = await server.createDatabase();
  await ask(url, "CREATE SCHEMA waymark; CREATE TABLE waymark.term (org_id text)");
  await assert.rejects(openPostgresStore({ url }));
  await ask(url, "DROP TABLE waymark.term");
  await (await openPostgresStore({ url })).close();
});

test("every table has an organisation first in its key, and Citus lays each out once, what is asked for before it is known whose it is on every node", {
  skip,
}, async () => {
  const url = await server.createDatabase();
  await withPool(url, async (pool) => {
    await migrate(pool);
    await assert.rejects(migrate(pool, { citus: true }), hasCode("unavailable"));
    const { rows: leading } = await pool.query(
      `SELECT c.relname AS name, a.attname AS first FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
       JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = i.indkey[0]
       WHERE i.indisprimary AND c.relnamespace = 'waymark'::regnamespace AND c.relname <> 'migration'`,
    );
    const byOrganisation = leading
      .filter(({ first }) => first === "org_id")
      .map(({ name }) => `waymark.${name}`);
    assert.deepEqual(byOrganisation.sort(), [...distributedTables, ...referenceTables].sort());
    assert.equal(leading.length, byOrganisation.length);
    // Citus itself is no part of the tests: what it is asked is. An earlier release distributed the keys.
    await pool.query(`CREATE TABLE pg_dist_partition (logicalrelid regclass PRIMARY KEY, partmethod text, col text, beside text);
      CREATE FUNCTION create_distributed_table(regclass, text, colocate_with text) RETURNS void LANGUAGE sql
      AS $$INSERT INTO pg_dist_partition VALUES ($1, 'h', $2, $3)$$;
      CREATE FUNCTION undistribute_table(regclass) RETURNS void LANGUAGE sql
      AS 'DELETE FROM pg_dist_partition WHERE logicalrelid = $1';
      CREATE FUNCTION create_reference_table(regclass) RETURNS void LANGUAGE sql
      AS $$INSERT INTO pg_dist_partition VALUES ($1, 'n')$$;
      SELECT create_distributed_table('waymark.api_key', 'org_id', 'default')`);
    const { distributed, copied } = await migrate(pool, { citus: true });
    assert.deepEqual([distributed, copied], [[...distributedTables], [...referenceTables]]);
    const again = await migrate(pool, { citus: true });
    assert.deepEqual([again.distributed, again.copied], [[], []]);
    const { rows: asked } = await pool.query(
      "SELECT partmethod, col, count(*)::int FROM pg_dist_partition GROUP BY 1, 2 ORDER BY 1",
    );
    assert.deepEqual(asked, [
      { partmethod: "h", col: "org_id", count: distributedTables.length },
      { partmethod: "n", col: null, count: referenceTables.length },
    ]);
  });
});

test("what another index format left beside the bodies is refused until it is made anew from them", {
  skip,
}, async () => {
  const url = await server.createDatabase();
  const using = async <T>(use: (store: Store) => Promise<T>): Promise<T> => {
    const store = await openPostgresStore({ url });
    return use(store).finally(() => store.close());
  };
  const before = await using(async (store) => {
    for (const id of ["a", "b"]) {
      await store.organisations.create(organisation(id));
      await store.write(id, (batch) => batch.put("guide", guide("one", `Harbour of ${id}`)));
    }
    return { a: await derivedOf(store, "a"), b: await derivedOf(store, "b") };
  });
  await ask(
    url,
    `UPDATE waymark.state SET index_format = ${INDEX_FORMAT - 1} WHERE org_id = 'a';
    DELETE FROM waymark.posting; UPDATE waymark.entry SET facts = '{}' WHERE org_id = 'a'`,
  );
  await assert.rejects(openPostgresStore({ url }), hasCode("older_schema"));
  assert.deepEqual((await migrateDatabase(url)).reindexed, ["a"]);
  assert.deepEqual((await migrateDatabase(url)).reindexed, []);
  await using(async (store) => {
    const a = await derivedOf(store, "a");
    assert.deepEqual(a, { ...before.a, version: before.a.version + 1 });
    // Postings of an organisation whose format is this release's are left as they were found.
    assert.deepEqual(await derivedOf(store, "b"), { ...before.b, found: [] });
  });
  await ask(url, `UPDATE waymark.state SET index_format = ${INDEX_FORMAT + 1} WHERE org_id = 'b'`);
  await assert.rejects(openPostgresStore({ url }), hasCode("newer_schema"));
  await assert.rejects(migrateDatabase(url), hasCode("newer_schema"));
});

/** What is made from the bodies of an organisation. */
async function derivedOf(store: Store, orgId: string) {
  const { version, labels, entries } = await snapshot(store, orgId);
  const alternatives = [{ terms: ["en:harbour"], prefix: false, cost: 3 }];
  const { seqs } = await store.read(orgId).search("guide", { words: [{ alternatives }] }, { mode: "all" });
  const terms = await store.read(orgId).vocabulary();
  return { version, labels, entries, found: [...seqs], terms: terms.sort() };
}
