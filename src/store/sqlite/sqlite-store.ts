import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { BoundedCache } from "../../content/bounded-cache.ts";
import { type Reader, type Store, StoreError, type VersionWatcher } from "../store.ts";
import { createReader, pinVersion } from "../versions.ts";
import { createWriter } from "../writer.ts";
import { openControlFile } from "./control-file.ts";
import { openConversationFile } from "./conversation-file.ts";
import { bytesOfFiles, type Synchronous } from "./database.ts";
import { type OrgFile, OrgFiles } from "./org-files.ts";

export interface SqliteStoreOptions {
  /** Folder of the files; made when it is not there. */
  directory: string;
  /** Epoch milliseconds; dates removals and revisions. Default: the system's clock. */
  clock?: () => number;
  /**
   * full (default): what `write` has acknowledged survives the end of the process and a power cut. normal: a power cut
   * may take the last batches, never part of one.
   */
  synchronous?: Synchronous;
  /** Organisations whose files are kept open, at most. Default: 200. */
  openFiles?: number;
  /** Removals of an organisation that are remembered, at most. Default: 10,000. */
  keptRemovals?: number;
  /** Revisions that are kept of a record, at most. Default: 50. */
  keptRevisions?: number;
  /** Files of an older format are refused (`older_schema`) instead of upgraded, and nothing can be written. Default: false. */
  readOnly?: boolean;
  logger?: { warn(details: object, message: string): void };
}

/**
 * Opens the embedded store: `control.sqlite` for organisations and keys, `orgs/<id>.sqlite` for the records of each,
 * `conversations.sqlite` for conversations with the concierge.
 * Several processes may have the same folder open. Throws StoreError `newer_schema`, `older_schema` or `unavailable`.
 */
export async function openSqliteStore(options: SqliteStoreOptions): Promise<Store> {
  const { directory, clock = Date.now, synchronous = "full", openFiles = 200, logger } = options;
  const { readOnly = false } = options;
  const folder = join(directory, "orgs");
  if (!readOnly) makeFolder(folder);
  const control = openControlFile(join(directory, "control.sqlite"), synchronous, readOnly);
  const files = new OrgFiles(folder, { synchronous, readOnly }, openFiles);
  const conversationFile = openConversationFile(join(directory, "conversations.sqlite"), (orgId) => {
    ensureOpen();
    control.known(orgId);
  });
  const withFile = <T>(orgId: string, ask: (file: OrgFile) => T) =>
    files.with(orgId, control.known(orgId), ask);
  const begin = async (orgId: string) => withFile(orgId, (file) => file.begin());
  const watchers = new Set<VersionWatcher>();
  const writer = createWriter(begin, options, (orgId, version) => {
    for (const watcher of watchers) watcher(orgId, version);
    try {
      control.reach(orgId, version);
    } catch (error) {
      // The batch is written, whatever becomes of the note.
      const { message } = error as Error;
      logger?.warn({ orgId, message }, "the version that was reached is not noted yet");
    }
  });
  let closed = false;

  function ensureOpen(): void {
    if (closed) throw new StoreError("unavailable", "the store is closed");
  }
  async function asking<T>(orgId: string, ask: (file: OrgFile) => T): Promise<Awaited<T>> {
    ensureOpen();
    return await withFile(orgId, ask);
  }
  const openReader = (orgId: string): Reader =>
    createReader(
      {
        record: (kind, id) => asking(orgId, ({ questions }) => questions.record(kind, id)),
        bodies: (kind, seqs) => asking(orgId, ({ questions }) => questions.bodies(kind, seqs)),
        draft: (...asked) => asking(orgId, ({ questions }) => questions.draft(...asked)),
        revisions: (...asked) => asking(orgId, ({ questions }) => questions.revisions(...asked)),
        lastRevision: () => asking(orgId, ({ questions }) => questions.lastRevision()),
        async search(...asked) {
          ensureOpen();
          return (
            files.opened(orgId)?.text.recall(...asked) ?? asking(orgId, ({ text }) => text.search(...asked))
          );
        },
      },
      () => asking(orgId, (file) => file.openVersion()),
      // One more connection to a file costs next to nothing: a slow reader keeps it as long as it likes.
      Number.POSITIVE_INFINITY,
    );
  const readers = new BoundedCache<string, Reader>(openFiles);

  return {
    organisations: {
      list: async () => control.organisations(),
      find: async (orgId) => control.organisation(orgId),
      create: (organisation) =>
        control.createOrganisation(organisation, (place) => files.ensureFree(organisation.id, place)),
      update: (organisation) => control.updateOrganisation(organisation),
      async remove(orgId) {
        const place = control.known(orgId);
        const { version, nextSeq } = files.isMissing(orgId, place)
          ? { version: place.reached, nextSeq: 0 }
          : await asking(orgId, ({ questions }) => questions.numbers());
        // A batch that is being written may still come to its end: it gets numbers to itself.
        const next = { version: version + 1_000, seq: nextSeq + 1_000_000 };
        await control.removeOrganisation(orgId, next, clock());
        await files.close(orgId);
        files.remove(orgId, place);
        conversationFile.removeAll(orgId);
      },
    },
    keys: control.keys,
    conversations: conversationFile.conversations,
    version: (orgId) => asking(orgId, ({ questions }) => questions.numbers().version),
    read: (orgId) => readers.getOrMake(orgId, () => openReader(orgId)),
    pin: (orgId) => asking(orgId, (file) => pinVersion(file.openVersion())),
    async write(...asked) {
      ensureOpen();
      return writer.write(...asked);
    },

    watch(watcher) {
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },

    async ping() {
      ensureOpen();
      control.ping();
    },
    usage: () => ({ kind: "sqlite", bytes: bytesOfFiles(directory) }),
    async close() {
      closed = true;
      await writer.close();
      await files.closeAll();
      conversationFile.close();
      await control.close();
    },
  };
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw new StoreError("unavailable", `cannot make ${folder}`, { cause: error });
  }
}
