import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openPostgresStore } from "../../src/store/postgres/postgres-store.ts";
import { openSqliteStore } from "../../src/store/sqlite/sqlite-store.ts";
import type { Store } from "../../src/store/store.ts";
import { ask, startTestServer, type TestServer } from "./postgres/server.ts";

/** What `WAYMARK_TEST_STORE` may name: the store over which tests of the whole run. */
export type TestStoreName = "sqlite" | "postgres";

/** A store of a test's own, empty; `remove` closes it and takes its data away. */
export interface TestStore {
  store: Store;
  remove(): Promise<void>;
}

/** Connections of one test's store: many tests share a server. */
const POOL_SIZE = 3;

export function testStoreName(): TestStoreName {
  const name = process.env.WAYMARK_TEST_STORE ?? "sqlite";
  if (name === "sqlite" || name === "postgres") return name;
  throw new Error(`WAYMARK_TEST_STORE is sqlite or postgres, not ${name}`);
}

/** Opens the store that `WAYMARK_TEST_STORE` names. */
export function openTestStore(clock: () => number): Promise<TestStore> {
  return testStoreName() === "postgres" ? openPostgres(clock) : openSqlite(clock);
}

async function openSqlite(clock: () => number): Promise<TestStore> {
  const directory = mkdtempSync(join(tmpdir(), "waymark-whole-"));
  const store = await openSqliteStore({ directory, clock, synchronous: "normal" });
  const remove = async () => {
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  };
  return { store, remove };
}

async function openPostgres(clock: () => number): Promise<TestStore> {
  const { url, remove: removeDatabase } = await createTestDatabase();
  const store = await openPostgresStore({ url, poolSize: POOL_SIZE, clock });
  const remove = async () => {
    await store.close();
    await removeDatabase();
  };
  return { store, remove };
}

let own: Promise<TestServer> | undefined;
let databases = 0;

/**
 * An empty database on the server of the test run (`WAYMARK_TEST_POSTGRES` is its address), which goes with its data when
 * the run ends; a test file that is run alone has a server of its own while it has databases.
 */
export async function createTestDatabase(): Promise<{ url: string; remove(): Promise<void> }> {
  const address = process.env.WAYMARK_TEST_POSTGRES;
  databases++;
  if (address) {
    const name = `test_${process.pid}_${databases}`;
    await ask(address, `CREATE DATABASE ${name}`);
    return { url: Object.assign(new URL(address), { pathname: `/${name}` }).href, remove: async () => {} };
  }
  own ??= startTestServer();
  const server = await own;
  const remove = async () => {
    if (--databases > 0) return;
    own = undefined;
    await server.remove();
  };
  return { url: await server.createDatabase(), remove };
}
