import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileName } from "../../content/file-name.ts";
import { type Organisation, StoreError, unknownOrganisation } from "../store.ts";
import { openControlFile } from "./control-file.ts";
import { checkSqliteFiles, findFaults } from "./database.ts";
import { lossOf, orgFileName } from "./org-files.ts";

/** Versions that are passed over, so that nothing that is kept of another copy of a file passes for current. */
const VERSIONS_PASSED = 1_000_000;

/**
 * Files with records that no organisation owns, and organisations whose file is missing or older than it was, a line a fault. Nothing
 * is read of the records. `readOnly`: nothing is made or upgraded.
 */
export async function findOwnershipFaults(directory: string, readOnly = false): Promise<string[]> {
  const folder = join(directory, "orgs");
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".sqlite")) : [];
  if (names.length === 0 && !existsSync(join(directory, "control.sqlite"))) return [];
  const control = openControlFile(join(directory, "control.sqlite"), "full", readOnly);
  try {
    const places = control.places();
    const owned = new Set(places.map((place) => orgFileName(place.id, place)));
    const cure = "take it with `waymark orgs adopt`, or move it away";
    const unowned = names.filter((name) => !owned.has(name));
    const lost = places.flatMap((place) => {
      const path = join(folder, orgFileName(place.id, place));
      try {
        const loss = lossOf(place, existsSync(path) ? versionOf(path, readOnly) : undefined);
        return loss === undefined ? [] : [`${path}: ${loss}`];
      } catch (error) {
        return [`${path}: cannot be read: ${(error as Error).message}`];
      }
    });
    return [...unowned.map((name) => `${join(folder, name)}: no organisation owns it: ${cure}`), ...lost];
  } finally {
    await control.close();
  }
}

/**
 * Takes an organisation's file as it is: one that no organisation owns, with a name and languages, or that of a known organisation
 * which is an older copy. Returns its new version. @throws StoreError `unknown_organisation` when there is no such file, `unavailable` when it is damaged
 */
export async function adoptFile(
  directory: string,
  id: string,
  made: (known: Organisation | undefined) => Organisation,
): Promise<number> {
  const folder = join(directory, "orgs");
  const control = openControlFile(join(directory, "control.sqlite"), "full");
  try {
    const known = control.organisation(id);
    const { generation, reached } = known
      ? control.known(id)
      : { generation: newestGeneration(folder, id), reached: 0 };
    const path = join(folder, orgFileName(id, { generation }));
    if (!existsSync(path)) throw unknownOrganisation(id);
    const [fault] = findFaults(path);
    if (fault !== undefined) throw new StoreError("unavailable", `${path} is damaged: ${fault}`);
    const version = passVersions(path, reached);
    await control.adopt(made(known), generation, version);
    return version;
  } finally {
    await control.close();
  }
}

/** Makes a copied store ready to be used. Returns what is wrong with its files, a line a fault. */
export async function takeCopy(directory: string): Promise<string[]> {
  const faults = [...checkSqliteFiles(directory), ...(await findOwnershipFaults(directory))];
  if (faults.length > 0) return faults;
  const control = openControlFile(join(directory, "control.sqlite"), "full");
  try {
    for (const place of control.places()) {
      const path = join(directory, "orgs", orgFileName(place.id, place));
      if (!existsSync(path)) continue;
      await control.adopt(
        control.organisation(place.id)!,
        place.generation,
        passVersions(path, place.reached),
      );
    }
    return [];
  } finally {
    await control.close();
  }
}

function passVersions(path: string, reached: number): number {
  using database = new DatabaseSync(path);
  const pass = database.prepare("UPDATE state SET version = max(version, ?) + ? RETURNING version");
  return (pass.get(reached, VERSIONS_PASSED) as { version: number }).version;
}

function versionOf(path: string, readOnly: boolean): number {
  using database = new DatabaseSync(path, { readOnly });
  return (database.prepare("SELECT version FROM state").get() as { version: number }).version;
}

/** Of the files of an organisation and its removed namesakes, the last; 1 without any. */
function newestGeneration(folder: string, id: string): number {
  const stem = fileName(id);
  const endings = readdirSync(folder).flatMap((name) => {
    const ending = name.startsWith(`${stem}.`)
      ? /^(?:(\d+)\.)?sqlite$/.exec(name.slice(stem.length + 1))
      : null;
    return ending ? [Number(ending[1] ?? 1)] : [];
  });
  return Math.max(1, ...endings);
}
