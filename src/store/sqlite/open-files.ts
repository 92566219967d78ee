import { join } from "node:path";
import type { Place } from "./control-file.ts";
import type { Synchronous } from "./database.ts";
import { fileNameOf } from "./file-names.ts";
import { type OrgFile, openOrgFile } from "./org-file.ts";

/** The path of an organisation's file. A namesake of a removed organisation has one of its own. */
export function orgPath(folder: string, orgId: string, { generation }: Pick<Place, "generation">): string {
  const suffix = generation === 1 ? "" : `.${generation}`;
  return join(folder, `${fileNameOf(orgId)}${suffix}.sqlite`);
}

/** Keeps the files of organisations open, at most `most` of them besides those that are being written. */
export function createOpenFiles(folder: string, synchronous: Synchronous, most: number) {
  /** In the order of last use. */
  const files = new Map<string, OrgFile>();
  const closing = new Set<Promise<void>>();

  function closeFile(orgId: string): Promise<void> {
    const file = files.get(orgId);
    if (!file) return Promise.resolve();
    files.delete(orgId);
    const closed = file.close().finally(() => closing.delete(closed));
    closing.add(closed);
    return closed;
  }

  function makeRoom(): void {
    for (const [orgId, file] of files) {
      if (files.size <= most) return;
      if (!file.busy()) closeFile(orgId);
    }
  }

  return {
    /** The file of an organisation at this place; one of a former place is closed. */
    open(orgId: string, place: Place): OrgFile {
      let file = files.get(orgId);
      if (file && file.generation !== place.generation) {
        closeFile(orgId);
        file = undefined;
      }
      files.delete(orgId);
      file ??= openOrgFile(orgPath(folder, orgId, place), place, synchronous);
      files.set(orgId, file);
      if (files.size > most) makeRoom();
      return file;
    },
    closeFile,
    async closeAll(): Promise<void> {
      for (const orgId of [...files.keys()]) closeFile(orgId);
      await Promise.all(closing);
    },
  };
}
