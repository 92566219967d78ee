import { constants } from "node:fs";
import { open, readdir, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { replaceFile } from "../content/org-folder.ts";

/**
 * Where the pictures of organisations are kept. A name is a plain file's (`0f3a-small.webp`), or one in a folder of them
 * (`about/0f3a.json`). Nobody ever sees a part of a file.
 */
export interface MediaStorage {
  /** The address of a bucket; absent where the files are beside the store, in its backups. */
  readonly bucket?: string;
  /** Undefined where there is no such file. */
  read(orgId: string, name: string): Promise<Buffer | undefined>;
  /** Makes a file, or replaces it at once. */
  write(orgId: string, name: string, bytes: Uint8Array): Promise<void>;
  /** Removing what is not there is no fault. */
  remove(orgId: string, name: string): Promise<void>;
  /** The files of a folder, "" being the one of all plain names, in no order; `changedAt` in epoch milliseconds. */
  list(orgId: string, folder: string): Promise<{ name: string; changedAt: number }[]>;
}

/** Files in each organisation's own folder. */
export function folderStorage(orgFolder: (orgId: string) => string): MediaStorage {
  const folderOf = (orgId: string) => join(orgFolder(orgId), "media");
  return {
    read: (orgId, name) => readPlainFile(join(folderOf(orgId), name)),
    async write(orgId, name, bytes) {
      const path = join(folderOf(orgId), name);
      await replaceFile(dirname(path), basename(path), [bytes]);
    },
    remove: (orgId, name) => rm(join(folderOf(orgId), name), { force: true }),
    async list(orgId, folder) {
      const path = join(folderOf(orgId), folder);
      const entries = await readdir(path, { withFileTypes: true }).catch(noneIfAbsent);
      const files = (entries ?? []).filter((entry) => entry.isFile() && !entry.name.endsWith(".tmp"));
      const found = await Promise.all(
        files.map(async ({ name }) => {
          const file = await stat(join(path, name)).catch(noneIfAbsent);
          return file ? [{ name: join(folder, name), changedAt: Math.floor(file.mtimeMs) }] : [];
        }),
      );
      return found.flat();
    },
  };
}

/** A file's bytes; undefined where there is none, or something that is no plain file: a link may lead anywhere. */
export async function readPlainFile(path: string): Promise<Buffer | undefined> {
  await using file = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0)).catch(noneIfAbsent);
  return (await file?.stat())?.isFile() ? await file!.readFile() : undefined;
}

function noneIfAbsent(error: NodeJS.ErrnoException): undefined {
  if (!["ENOENT", "ENOTDIR", "ELOOP", "EISDIR"].includes(error.code ?? "")) throw error;
}
