import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import pg from "pg";
import { startTestServer, type TestServer, withoutPostgres } from "../../../test/support/postgres/server.ts";
import { acrossShards, noteStatements, partitionTables } from "../../../test/support/postgres/shards.ts";
import { rowsOf, snapshot } from "../../../test/support/store-conformance/reads.ts";
import { guide, key, listing, organisation } from "../../../test/support/store-conformance/records.ts";
import { migrate } from "./migrations.ts";
import { openPostgresStore } from "./postgres-store.ts";

let server: TestServer;
const skip = withoutPostgres;
before(async () => {
  if (!skip) server = await startTestServer();
});
after(() => server?.remove());

/** What may be sent without an organisation: it reads or writes no table of one, or looks one up. */
const CONTROL = [
  /^(BEGIN|COMMIT|ROLLBACK)/,
  /^SET /,
  /^FETCH \d+ FROM rows_\d+$/,
  /^SELECT pg_advisory_xact_lock/,
  /^SELECT current_setting\('transaction_read_only'\)$/,
  /FROM waymark\.organisation ORDER BY org_id$/,
  /FROM waymark\.api_key WHERE hash = \$1$/,
];

test("every statement that touches records says of which organisation", { skip }, async (context) => {
  const url = await server.createDatabase();
  const pool = new pg.Pool({ connectionString: url });
  context.after(() => pool.end());
  await migrate(pool);
  await partitionTables(pool);
  const store = await openPostgresStore({ url });
  const { sent, end } = noteStatements();

  await store.organisations.create(organisation("org-a"));
  await store.organisations.update(organisation("org-a"));
  await store.organisations.find("org-a");
  await store.organisations.list();
  await store.keys.add(key("org-a", "web"));
  await store.keys.findByHash("hash of web");
  await store.keys.list("org-a");
  await store.keys.revoke("org-a", "web", 1);
  const put = (name: string) => (batch: Parameters<Parameters<typeof store.write>[1]>[0]) => {
    batch.put("listing", listing("one", name, { keywords: { "en-GB": [name] } }));
    batch.put("guide", guide("two", name));
  };
  await store.write("org-a", put("Harbour"));
  await store.write("org-a", put("Garden"));
  await store.write("org-a", (batch) => batch.remove("guide", "two"));
  await store.write("org-a", put("Garden"));
  await store.version("org-a");
  await store.read("org-a").record("listing", "one");
  await rowsOf(store.read("org-a").records());
  await store.read("org-a").bodies("listing", [1, 2]);
  assert.equal((await snapshot(store, "org-a")).entries.length, 2);
  await rowsOf(store.read("org-a").changes(0));
  const field = { prefix: true, cost: 0 } as const;
  const words = [{ alternatives: [{ terms: ["en:gar"], ...field }] }];
  const found = await store.read("org-a").search("listing", { words }, { mode: "all" });
  assert.equal(found.seqs.length, 1);
  await store.read("org-a").vocabulary();
  const pin = await store.pin("org-a");
  assert.equal((await rowsOf(pin.changes(0))).length, 2);
  assert.equal((await pin.findEntries([{ kind: "listing", id: "one" }])).length, 1);
  assert.equal((await pin.search("listing", { words }, { mode: "all" })).seqs.length, 1);
  pin.end();
  await store.ping();
  await store.organisations.remove("org-a");
  await store.close();
  end();

  const texts = new Set(sent.map(({ text }) => text.trim()));
  const isControl = (text: string) => CONTROL.some((pattern) => pattern.test(text));
  const about = sent.filter(({ text }) => !isControl(text.trim()));
  for (const { text, values } of about) {
    const names = /\borg_id\b|'waymark_versions'/.test(text) && text.includes("$1");
    assert.ok(names && values?.[0] === "org-a", `a statement without its organisation: ${text}`);
    // Each table of a statement is narrowed to the organisation by itself, so that Citus finds all on one node.
    const touched = text.match(/(?:FROM|JOIN|UPDATE) waymark\./g)?.length ?? 0;
    const narrowed = text.match(/\borg_id = \$1/g)?.length ?? 0;
    assert.ok(narrowed >= touched, `a table without its organisation: ${text}`);
  }
  assert.ok(
    new Set(about.map(({ text }) => text)).size > 30,
    `only ${texts.size} kinds of statement were seen`,
  );
  // A write is acknowledged once the server says that it is on its disk, or wherever the operator wants it to be.
  assert.ok(![...texts].some((text) => /synchronous_commit|fsync/i.test(text)));
  const { across, within } = await acrossShards(pool, sent);
  assert.deepEqual(across, []);
  assert.ok(within > 30, `only ${within} statements were found to touch a shard`);
});

test("a statement that is not narrowed to one organisation is found to touch several shards", {
  skip,
}, async (context) => {
  const pool = new pg.Pool({ connectionString: await server.createDatabase() });
  context.after(() => pool.end());
  await migrate(pool);
  await partitionTables(pool);
  const unnarrowed = [
    { text: "SELECT body FROM waymark.record WHERE id = $1", values: ["one"] },
    {
      text: "SELECT r.body FROM waymark.record r JOIN waymark.entry e USING (seq) WHERE r.org_id = $1",
      values: ["org-a"],
    },
    { text: "DELETE FROM waymark.attempt WHERE expires_at < $1", values: [1] },
  ];
  const { across } = await acrossShards(pool, unnarrowed);
  assert.deepEqual(
    across,
    unnarrowed.map(({ text }) => text),
  );
});
