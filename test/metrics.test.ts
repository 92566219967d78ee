import assert from "node:assert/strict";
import { globSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { addressOf, commandLine } from "./support/command-line.ts";
import { startTestServer, type TestServer, withoutPostgres } from "./support/postgres/server.ts";

let folder: string;
const { start, done, end } = commandLine(
  () => folder,
  () => ({ WAYMARK_DATA: "var", LOG_LEVEL: "silent", PORT: "0" }),
);
const records = [
  { kind: "listing", id: "one", status: "active", name: { "en-GB": "One" } },
  { kind: "listing", id: "two", status: "active", name: { "en-GB": "Two" } },
  { kind: "listing", id: "draft", status: "draft", name: { "en-GB": "Draft" } },
  { kind: "guide", id: "walk", status: "active", name: { "en-GB": "Walk" } },
];

let server: TestServer | undefined;
before(() => {
  folder = mkdtempSync(join(tmpdir(), "waymark-metrics-"));
});
after(async () => {
  end();
  await server?.remove();
  rmSync(folder, { recursive: true, force: true });
});

/** What a fresh service tells once acme was asked for; and the address that it listens on. */
async function metricsOf(env: Record<string, string>) {
  await done(["orgs", "create", "acme", "--name", "Acme", "--languages", "en-GB"], "", env);
  await done(
    ["import", "--org", "acme", "-"],
    records.map((record) => JSON.stringify(record)).join("\n"),
    env,
  );
  const key = (await done(["keys", "create", "--org", "acme"], "", env)).trim();
  const told = async (more: Record<string, string>, workers = "1") => {
    const child = start(["serve", "--workers", workers], { ...env, ...more });
    const url = await addressOf(child);
    // Each of two workers has it in memory then.
    for (let turn = 0; turn < 6; turn++)
      assert.equal((await fetch(`${url}/v2/orgs/acme/listing-search?key=${key}`)).status, 200);
    const headers = { Authorization: `Bearer ${more.METRICS_TOKEN}` };
    const text = await (await fetch(`${url}/metrics`, { headers })).text();
    child.kill("SIGTERM");
    return text;
  };
  return told;
}

test("with a token metrics tell of each organisation in memory what it has; without one no organisation is named", async () => {
  const told = await metricsOf({});
  for (const workers of ["1", "2"]) {
    const text = await told({ METRICS_TOKEN: "scrape" }, workers);
    assert.match(text, /^waymark_catalogue_records\{org="acme",kind="listing"\} 2$/m);
    assert.match(text, /^waymark_catalogue_records\{org="acme",kind="guide"\} 1$/m);
    assert.match(text, /^waymark_catalogue_version\{org="acme"\} 1$/m);
    assert.match(text, /^waymark_catalogue_bytes\{org="acme"\} [1-9]\d+$/m);
    assert.match(text, /^waymark_catalogue_version_age_seconds\{org="acme"\} \d+(\.\d+)?$/m);
    assert.match(text, /^waymark_catalogue_stale_seconds\{org="acme"\} 0$/m);
    assert.match(text, /^process_resident_memory_bytes [1-9]/m);
    assert.match(text, /^nodejs_eventloop_lag_p99_seconds /m);
    const bytes = Number(/^waymark_store_bytes\{store="sqlite"\} (\d+)$/m.exec(text)![1]);
    const files = globSync("var/**/*.sqlite", { cwd: folder }).map(
      (path) => statSync(join(folder, path)).size,
    );
    const stored = files.reduce((sum, size) => sum + size, 0);
    // Besides, there is what SQLite keeps beside its files.
    assert.ok(bytes >= stored, `${bytes} of ${stored} bytes`);
  }
  const open = await told({});
  assert.match(open, /^waymark_store_bytes/m);
  assert.doesNotMatch(open, /acme|waymark_catalogue/);
});

test("on PostgreSQL metrics tell of connections", { skip: withoutPostgres }, async () => {
  server = await startTestServer();
  const told = await metricsOf({ DATABASE_URL: await server.createDatabase() });
  const text = await told({ METRICS_TOKEN: "scrape" });
  assert.match(text, /^waymark_store_connections\{store="postgres",state="open"\} [1-9]\d*$/m);
  assert.match(text, /^waymark_store_connections\{store="postgres",state="waiting"\} 0$/m);
  assert.match(text, /^waymark_catalogue_records\{org="acme",kind="listing"\} 2$/m);
});
