import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { kinds } from "../../contract/records.ts";
import { type Store, StoreError } from "../store.ts";
import { openControlFile } from "./control-file.ts";
import { openConversationFile } from "./conversation-file.ts";
import type { Synchronous } from "./database.ts";
import { createOpenFiles, orgPath } from "./open-files.ts";
import { removeOrgFile } from "./org-file.ts";
import { streamChanges, streamRecords, streamVocabulary } from "./org-streams.ts";
import { openPinnedVersion } from "./pinned-version.ts";

export interface SqliteStoreOptions {
  /** Folder of the files; made when it is not there. */
  directory: string;
  /** Epoch milliseconds; dates removals. Default: the system's clock. */
  clock?: () => number;
  /**
   * full (default): what `write` has acknowledged survives the end of the process and a power cut. normal: a power cut
   * may take the last batches, never part of one.
   */
  synchronous?: Synchronous;
  /** Organisations whose files are kept open, at most. Default: 200. */
  openFiles?: number;
}

/**
 * Opens the embedded store: `control.sqlite` for organisations and keys, `orgs/<id>.sqlite` for the records of each,
 * `conversations.sqlite` for what is said to the concierge.
 * Several processes may have the same folder open. Throws StoreError `newer_schema` or `unavailable`.
 */
export async function openSqliteStore(options: SqliteStoreOptions): Promise<Store> {
  const { directory, clock = Date.now, synchronous = "full", openFiles = 200 } = options;
  const folder = join(directory, "orgs");
  makeFolder(folder);
  const control = openControlFile(join(directory, "control.sqlite"), synchronous);
  const files = createOpenFiles(folder, synchronous, openFiles);
  const conversations = openConversationFile(join(directory, "conversations.sqlite"));
  let closed = false;

  const file = (orgId: string) => {
    ensureOpen();
    return files.open(orgId, control.known(orgId));
  };
  const conversationsOf = (orgId: string) => {
    ensureOpen();
    control.known(orgId);
    return conversations;
  };
  function ensureOpen(): void {
    if (closed) throw new StoreError("unavailable", "the store is closed");
  }

  return {
    organisations: {
      list: async () => control.organisations(),
      find: async (orgId) => control.organisation(orgId),
      create: (organisation) =>
        control.createOrganisation(organisation, (place) => {
          removeOrgFile(orgPath(folder, organisation.id, place));
        }),
      update: (organisation) => control.updateOrganisation(organisation),
      async remove(orgId) {
        const place = control.known(orgId);
        const { reader } = file(orgId);
        // A batch that is being written may still come to its end: it gets numbers to itself.
        const next = { version: reader.version() + 1_000, seq: reader.nextSeq() + 1_000_000 };
        await control.removeOrganisation(orgId, next, clock());
        await files.closeFile(orgId);
        removeOrgFile(orgPath(folder, orgId, place));
        conversations.removeAll(orgId);
      },
    },
    keys: {
      add: (key) => control.addKey(key),
      findByHash: async (hash) => control.keyByHash(hash),
      list: async (orgId) => control.keys(orgId),
      revoke: (orgId, keyId, at) => control.revokeKey(orgId, keyId, at),
    },
    conversations: {
      add: async (orgId, conversation) => conversationsOf(orgId).add(orgId, conversation),
      find: async (orgId, owner, id, now) => conversationsOf(orgId).find(orgId, owner, id, now),
      update: async (orgId, conversation) => conversationsOf(orgId).update(orgId, conversation),
      remove: async (orgId, owner, id) => conversationsOf(orgId).remove(orgId, owner, id),
      sweep: async (orgId, limits) => conversationsOf(orgId).sweep(orgId, limits),
    },

    version: async (orgId) => file(orgId).reader.version(),
    read: (orgId) => ({
      record: async (kind, id) => file(orgId).reader.record(kind, id),
      async *records(wanted = kinds) {
        yield* streamRecords(file(orgId).connect, wanted);
      },
      async *changes(since) {
        yield* streamChanges(file(orgId).connect, since);
      },
      bodies: async (kind, seqs) => file(orgId).reader.bodies(kind, seqs),
      search: async (kind, query, searchOptions) => file(orgId).search(kind, query, searchOptions),
      vocabulary: async () => streamVocabulary(file(orgId).connect),
    }),
    async pin(orgId) {
      const { connect, generation } = file(orgId);
      return openPinnedVersion(connect, { generation });
    },
    write: async (orgId, fill) => file(orgId).writer().write(fill),

    async ping() {
      ensureOpen();
      control.ping();
    },
    async close() {
      closed = true;
      await files.closeAll();
      conversations.close();
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
