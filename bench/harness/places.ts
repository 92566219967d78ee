import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { openPostgresStore } from "../../src/store/postgres/postgres-store.ts";
import { openSqliteStore } from "../../src/store/sqlite/sqlite-store.ts";
import type { Store } from "../../src/store/store.ts";
import { ask } from "../../test/support/postgres/server.ts";

/** Opens the store at a place: the URL of a PostgreSQL database, or else the folder of an embedded store. */
export function openStoreAt(place: string): Promise<Store> {
  return isDatabase(place) ? openPostgresStore({ url: place }) : openSqliteStore({ directory: place });
}

/** What the store at a place takes on disk; of PostgreSQL the database alone, without the server's write-ahead log. */
export async function bytesAt(place: string): Promise<number> {
  return isDatabase(place) ? databaseBytes(place) : folderBytes(place);
}

function isDatabase(place: string): boolean {
  return place.startsWith("postgres:");
}

async function databaseBytes(url: string): Promise<number> {
  const [row] = (await ask(url, "SELECT pg_database_size(current_database()) AS bytes")) as {
    bytes: string;
  }[];
  return Number(row!.bytes);
}

function folderBytes(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return entries.reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}
