import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { StoreError } from "../store.ts";
import { openControlFile } from "./control-file.ts";
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
  const control = openControlFile(join(target, "control.sqlite"), "full");
  try {
    for (const { id } of control.organisations())
      await copy(join("orgs", orgFileName(id, control.known(id))));
  } finally {
    await control.close();
  }
  await copy("conversations.sqlite");
}

async function copyFile(source: string, target: string): Promise<void> {
  try {
    const database = new DatabaseSync(source, { readOnly: true });
    try {
      await backup(database, target, { rate: ALL_PAGES });
    } finally {
      database.close();
    }
  } catch (error) {
    throw new StoreError("unavailable", `cannot copy ${source}: ${(error as Error).message}`, {
      cause: error,
    });
  }
  const [fault] = findFaults(target);
  if (fault !== undefined) throw new StoreError("unavailable", `${source} is damaged: ${fault}`);
}
