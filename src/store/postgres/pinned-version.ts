import { kinds } from "../../contract/records.ts";
import { kindNumbers } from "../../search/stored-numbers.ts";
import type { PinnedVersion } from "../store.ts";
import { numberArray, textArray } from "./binary-arrays.ts";
import { unknown } from "./organisations.ts";
import {
  type EntryRow,
  entryOf,
  readChanges,
  readEntries,
  readLabels,
  readRecords,
  readVocabulary,
} from "./read-rows.ts";
import { readSql as sql } from "./read-sql.ts";
import { createReader } from "./reader.ts";
import type { Reading } from "./reading.ts";
import type { Questions } from "./servers.ts";
import { createTextSearch } from "./text-search.ts";

/** A long answer that is asked whatever is wanted; it ends with the reading. */
export async function openPinnedVersion(orgId: string, reading: Reading): Promise<PinnedVersion> {
  const [row] = await reading.ask<[version: number, epoch: string]>(sql.epoch, [orgId]);
  if (!row) throw unknown(orgId);
  const [version, epoch] = row;
  const questions: Questions = {
    read: (_, question) => question(reading),
    current: () => version,
  };
  const reader = createReader(questions);
  const search = createTextSearch(questions);
  return {
    version,
    epoch,
    record: (kind, id) => reader.record(orgId, kind, id),
    records: (wanted = kinds) => readRecords(reading, orgId, wanted),
    changes: (since) => readChanges(reading, orgId, since),
    entries: () => readEntries(reading, orgId),
    labels: (first) => readLabels(reading, orgId, first),
    async findEntries(records) {
      const kinds = records.map(({ kind }) => kindNumbers[kind]);
      const ids = records.map(({ id }) => id);
      const values = [orgId, numberArray("int2", kinds), textArray(ids)];
      return (await reading.ask<EntryRow>(sql.entriesOf, values)).map(entryOf);
    },
    bodies: (kind, seqs) => reader.bodies(orgId, kind, seqs),
    search: (kind, query, options) => search(orgId, kind, query, options),
    vocabulary: () => readVocabulary(reading, orgId),
    end: reading.end,
  };
}
