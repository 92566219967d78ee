import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { StoreError } from "../store.ts";
import { findFaults } from "./database.ts";
import { orgFileName } from "./org-files.ts";

/** All pages in one step: a copy made in several begins anew whenever somebody writes meanwhile. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies an embedded store that may be in use (SQLite's backup API) into an empty folder, and checks each copy. Each file is as it was
 * at one moment, organisations and keys a moment before the records.
 * @throws StoreError `unavailable` when a file cannot be read or what was copied has faults.
 */
export async function copySqliteFiles(directory: string, target: string): Promise<void> {
  mkdirSync(join(target, "orgs"), { recursive: true });
  const copy = (name: string) => copyFile(join(directory, name), join(target, name));
  await copy("control.sqlite");
  const isThere = (name: string) => existsSync(join(directory, name));
  for (const { id, generation, reached = 0 } of ownersIn(join(target, "control.sqlite"))) {
    const name = join("orgs", orgFileName(id, { generation }));
    // What nothing was written to has no file yet.
    if (reached > 0 || isThere(name)) await copy(name);
  }
  if (isThere("conversations.sqlite")) await copy("conversations.sqlite");
}

/** Read without upgrading the file, so that the release that wrote it can restore it. Schema 1 has no `reached`. */
function ownersIn(path: string): { id: string; generation: number; reached?: number }[] {
  using database = new DatabaseSync(path);
  const owners = database.prepare("SELECT * FROM organisation WHERE removed_at IS NULL");
  return owners.all() as unknown as ReturnType<typeof ownersIn>;
}

async function copyFile(source: string, target: string): Promise<void> {
  try {
    using database = new DatabaseSync(source, { readOnly: true });
    await backup(database, target, { rate: ALL_PAGES });
  } catch (error) {
    throw new StoreError("unavailable", `cannot copy ${source}: ${(error as Error).message}`, {
      cause: error,
    });
  }
  const [fault] = findFaults(target);
  if (fault !== undefined) throw new StoreError("unavailable", `${source} is damaged: ${fault}`);
}
