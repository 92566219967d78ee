import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { link, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { Command } from "commander";
import { packTar, unpackTar } from "modern-tar/fs";
import packageFile from "../../../package.json" with { type: "json" };
import { CATALOGUE_FILE } from "../../content/org-folder.ts";
import { type CliContext, print, withStore } from "../context.ts";
import { CliError, exitStatus } from "../exit.ts";
import { counted } from "../report.ts";

const MANIFEST = "manifest.json";
/** What is beside the store in the data directory: basemaps, walking graphs, pictures. */
const FILES = "files";

/** Of a backup: which release wrote it, when, and what it holds. */
interface Manifest {
  format: 1;
  waymark: string;
  /** ISO 8601. */
  madeAt: string;
  /** SHA-256 in hexadecimal digits, by the path of a file within the backup. */
  sha256: Record<string, string>;
}

/** `waymark backup`: everything below WAYMARK_DATA as one archive, while others read and write. */
export function addBackup(program: Command, context: CliContext): void {
  program
    .command("backup")
    .description(
      "write organisations, keys, records, conversations and files into one archive (.tar.gz), while the service runs",
    )
    .argument("<file>", "the archive; it must not be there yet")
    .addHelpText("after", "\nExample:\n  waymark backup waymark-$(date +%F).tar.gz")
    .action((file: string) => backUp(context, file));
}

/** `waymark restore`: what `backup` wrote, into a data directory that has no store yet. */
export function addRestore(program: Command, context: CliContext): void {
  program
    .command("restore")
    .description(
      "check an archive that backup wrote, and put it into WAYMARK_DATA, which must hold no store yet",
    )
    .argument("<file>", "the archive")
    .addHelpText("after", "\nExample:\n  WAYMARK_DATA=./restored waymark restore waymark-2026-11-22.tar.gz")
    .action((file: string) => restore(context, file));
}

/** `waymark upgrade`: a backup first, in the format that is there, and then each file to the format of this release. */
export function addUpgrade(program: Command, context: CliContext): void {
  program
    .command("upgrade")
    .description(
      "back up the embedded store as it is, then bring all its files to the format of this release",
    )
    .argument("<file>", "the backup, which the earlier release can restore; it must not be there yet")
    .addHelpText("after", "\nExample:\n  waymark upgrade before-the-upgrade.tar.gz")
    .action((file: string) => upgrade(context, file));
}

async function upgrade(context: CliContext, file: string): Promise<void> {
  await backUp(context, file);
  const upgraded = await withStore(context, async (store) => {
    const organisations = await store.organisations.list();
    // Whoever asks a file waits until it is upgraded.
    for (const { id } of organisations) await store.version(id);
    return organisations.length;
  });
  await print(context.stdout, `${counted(upgraded, "organisation")} in the format of this release`);
}

async function backUp(context: CliContext, file: string): Promise<void> {
  const directory = embedded(context);
  if (existsSync(file))
    throw new CliError(`${file} is there already: choose another name, or remove it first`);
  if (!existsSync(join(directory, "control.sqlite"))) throw new CliError(`${directory} holds no store`);
  const staging = await mkdtemp(join(directory, "backup-"));
  const unfinished = `${file}.part`;
  try {
    await context.services.copyStore(staging);
    if (existsSync(join(directory, FILES))) await linkAll(join(directory, FILES), join(staging, FILES));
    const manifest: Manifest = {
      format: 1,
      waymark: packageFile.version,
      madeAt: new Date(context.clock()).toISOString(),
      sha256: await hashes(staging),
    };
    await writeFile(join(staging, MANIFEST), `${JSON.stringify(manifest, undefined, 1)}\n`);
    // Hashes of keys and secrets of hosts are in it: the file is its owner's alone.
    await pipeline(
      packTar(staging),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    await rename(unfinished, file);
    const { size } = await stat(file);
    const held = counted(Object.keys(manifest.sha256).length, "file");
    await print(context.stdout, `${held}, ${(size / 1e6).toFixed(1)} MB, written to ${file}`);
    const { bucket } = await context.services.mediaStorage();
    if (bucket !== undefined) await print(context.stderr, `Not in it: pictures, which are in ${bucket}.`);
  } finally {
    await rm(staging, { recursive: true, force: true });
    await rm(unfinished, { force: true });
  }
}

async function restore(context: CliContext, file: string): Promise<void> {
  const directory = embedded(context);
  await mkdir(directory, { recursive: true });
  for (const name of ["control.sqlite", "orgs", FILES]) {
    if (!existsSync(join(directory, name))) continue;
    throw new CliError(
      `${join(directory, name)} is there already: set WAYMARK_DATA to an empty folder, or move it away`,
    );
  }
  const staging = await mkdtemp(join(directory, "restore-"));
  try {
    const { madeAt, sha256 } = await unpack(file, staging);
    const faults = await context.services.takeCopy(staging);
    if (faults.length > 0) throw new CliError(`${file} is damaged:\n${faults.join("\n")}`);
    for (const name of await readdir(staging)) {
      if (name !== MANIFEST) await rename(join(staging, name), join(directory, name));
    }
    await print(
      context.stdout,
      `${counted(Object.keys(sha256).length, "file")} of ${madeAt} restored to ${directory}`,
    );
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

/** Unpacks an archive and compares every file with its hash. @throws CliError */
async function unpack(file: string, target: string): Promise<Manifest> {
  let manifest: Manifest;
  try {
    await pipeline(createReadStream(file), createGunzip(), unpackTar(target));
    manifest = JSON.parse(await readFile(join(target, MANIFEST), "utf8")) as Manifest;
  } catch (error) {
    throw new CliError(`${file} cannot be read as a backup: ${(error as Error).message}`);
  }
  if (manifest.format !== 1) {
    throw new CliError(
      `${file} has format ${manifest.format}, made by Waymark ${manifest.waymark}; this release knows 1`,
    );
  }
  const found = await hashes(target, MANIFEST);
  const wrong = Object.entries(manifest.sha256).find(([path, hash]) => found[path] !== hash);
  if (wrong) throw new CliError(`${file} is damaged: ${wrong[0]} is not what was written`);
  return manifest;
}

/** SHA-256 of all files below a folder, by their paths in it. */
async function hashes(folder: string, except?: string): Promise<Record<string, string>> {
  const hashed: Record<string, string> = {};
  for (const path of await filesBelow(folder)) {
    if (path === except) continue;
    const hash = createHash("sha256");
    await pipeline(createReadStream(join(folder, path)), hash);
    hashed[path] = hash.digest("hex");
  }
  return hashed;
}

/** Files are replaced and never changed, so a further name of each is a copy that costs nothing. */
async function linkAll(source: string, target: string): Promise<void> {
  for (const path of await filesBelow(source)) {
    if (basename(path) === CATALOGUE_FILE) continue; // Made again by itself.
    await mkdir(dirname(join(target, path)), { recursive: true });
    await link(join(source, path), join(target, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "ENOENT") throw error; // Removed or replaced meanwhile.
    });
  }
}

/** Paths with `/` between their parts, in alphabetical order. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) =>
    join(parentPath, name)
      .slice(folder.length + 1)
      .replaceAll("\\", "/"),
  );
  return paths.toSorted();
}

function embedded({ services }: CliContext): string {
  const directory = services.dataDirectory();
  if (directory !== undefined) return directory;
  const cure = "use pg_dump and pg_restore for the database, and copy WAYMARK_DATA for basemaps and pictures";
  throw new CliError(`DATABASE_URL is set, and backups of PostgreSQL are its own: ${cure}`, exitStatus.usage);
}
