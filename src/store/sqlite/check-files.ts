import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * Has SQLite check the structure of every file of an embedded store (`PRAGMA quick_check`) and returns what it finds
 * wrong, a line a fault, with the file's path in front. A folder that is not there has no faults.
 */
export function checkSqliteFiles(directory: string): string[] {
  return [directory, join(directory, "orgs")]
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => path.endsWith(".sqlite"))
    .flatMap((path) => faultsOf(path).map((fault) => `${path}: ${fault}`));
}

function faultsOf(path: string): string[] {
  try {
    const database = new DatabaseSync(path, { timeout: 5_000 });
    try {
      const rows = database.prepare("PRAGMA quick_check").all() as { quick_check: string }[];
      return rows.map((row) => row.quick_check).filter((fault) => fault !== "ok");
    } finally {
      database.close();
    }
  } catch (error) {
    return [(error as Error).message];
  }
}
