import { kinds } from "../../contract/records.ts";
import { type PinnedVersion, StoreError } from "../store.ts";
import type { Place } from "./control-file.ts";
import { answering } from "./database.ts";
import { openReader } from "./org-reader.ts";
import {
  begin,
  type OpenConnection,
  readChanges,
  readEntries,
  readEntriesOf,
  readLabels,
  readRecords,
  readVocabulary,
} from "./org-streams.ts";
import { openTextSearch } from "./text-search.ts";

/** Who asks for nothing for so long, in milliseconds, has given it up. */
const PATIENCE_MILLIS = 60_000;

/** A read transaction on a connection of its own. `generation` is that of the organisation's file. */
export function openPinnedVersion(
  open: OpenConnection,
  { generation }: Pick<Place, "generation">,
): PinnedVersion {
  const database = begin(open);
  const end = () => {
    clearTimeout(givenUp);
    if (database.isOpen) database.close();
  };
  const givenUp = setTimeout(end, PATIENCE_MILLIS).unref();
  const asked = () => {
    if (!database.isOpen) throw new StoreError("unavailable", "the pinned version was ended or given up");
    givenUp.refresh();
    return database;
  };
  try {
    return answering(() => {
      // The first question decides which version the transaction sees.
      const state = database.prepare("SELECT version, index_format indexFormat FROM state").get();
      const { version, indexFormat } = state as { version: number; indexFormat: number };
      const reader = openReader(database);
      const search = openTextSearch(database);
      return {
        version,
        epoch: `${generation}:${indexFormat}`,
        async record(kind, id) {
          asked();
          return reader.record(kind, id);
        },
        async *records(wanted = kinds) {
          yield* readRecords(asked(), wanted);
        },
        async *changes(since) {
          yield* readChanges(asked(), since);
        },
        async *entries() {
          yield* readEntries(asked());
        },
        labels: async (first) => readLabels(asked(), first),
        findEntries: async (records) => readEntriesOf(asked(), records),
        async bodies(kind, seqs) {
          asked();
          return reader.bodies(kind, seqs);
        },
        async search(kind, query, options) {
          asked();
          return search(kind, query, options);
        },
        vocabulary: async () => readVocabulary(asked()),
        end,
      };
    });
  } catch (error) {
    end();
    throw error;
  }
}
