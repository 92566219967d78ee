import type { DatabaseSync, StatementSync } from "node:sqlite";
import { setImmediate as nextTurn } from "node:timers/promises";
import { crc32 } from "node:zlib";
import { kindNumbers } from "../../search/stored-numbers.ts";
import type { EntryRow } from "../rows.ts";
import { damagedRecord, type FoundBody, type StoredDraft } from "../store.ts";
import type { Chunks, DraftBody, RevisionRow, VersionTables } from "../tables.ts";
import type { Place } from "./control-file.ts";
import { answering, orDamaged, preparingArrays, reading } from "./database.ts";

/** Rows read at a time: a few milliseconds of work, then others have their turn. */
const ENTRIES_CHUNK = 2_048;
const BODIES_CHUNK = 128;
const STRINGS_CHUNK = 16_384;

/** What is asked of a file; each answer is of the version that the connection sees. */
type Questions = Omit<VersionTables, "version" | "epoch" | "changesFrom" | "end" | "current"> & {
  numbers(): { version: number; nextSeq: number; indexFormat: number; changesFrom: number };
};

/** The questions to an organisation's file. Statements are prepared when they are first used. */
export function openQuestions(database: DatabaseSync): Questions {
  database.exec("PRAGMA query_only = ON");
  const prepared = preparing(database);
  const strings = (sql: string, first: number | string) =>
    chunks<[text: string, key: number | string]>(STRINGS_CHUNK, (last) =>
      rowsOf(prepared(sql).all(last?.[1] ?? first, STRINGS_CHUNK)),
    );

  function numbers() {
    const row = prepared("SELECT version, next_seq, index_format, changes_from FROM state").get();
    const [version, nextSeq, indexFormat, changesFrom] = row as unknown as number[];
    return { version: version!, nextSeq: nextSeq!, indexFormat: indexFormat!, changesFrom: changesFrom! };
  }

  return {
    numbers: () => answering(numbers),
    stamp: (version) =>
      answering(() => {
        // A file that earlier releases alone have written has no stamps.
        if (!prepared("SELECT 1 FROM sqlite_schema WHERE name = 'batch'").get()) return undefined;
        const row = prepared("SELECT stamp FROM batch WHERE version = ?").get(version);
        return (row as unknown as [string] | undefined)?.[0];
      }),
    record(kind, id) {
      const find = prepared(`${BODY} WHERE kind = ? AND id = ?`);
      const found = answering(() => foundBody(() => find.get(kindNumbers[kind], id)));
      if (found === "damaged") throw damagedRecord(kind, id);
      return found && { version: found.version, body: found.body.toString("utf8") };
    },
    bodies: (kind, seqs) =>
      reading(database, () => {
        const find = prepared(`${BODY} WHERE seq = ? AND kind = ? AND active = 1`);
        return seqs.map((seq) => foundBody(() => find.get(seq, kindNumbers[kind])));
      }),
    postings: (kind, ranges) =>
      reading(database, () => {
        const { version, nextSeq } = numbers();
        const find = prepared(
          "SELECT term, part, rows FROM posting WHERE kind = ? AND term >= ? AND term < ?",
        );
        const postings = ranges.map(({ first, end }) =>
          rowsOf<[string, number, Uint8Array]>(find.all(kindNumbers[kind], first, end)).map(
            ([term, part, rows]) => ({ term, part, rows }),
          ),
        );
        return { version, nextSeq, postings };
      }),
    records(kind, after) {
      // The ids are read of an index alone: a body that cannot be read keeps no other from being read.
      const sql = "SELECT id, seq FROM record WHERE kind = ? AND id > ? ORDER BY id LIMIT ?";
      const find = prepared(`${BODY} WHERE seq = ?`);
      return chunks<[string, number, string | undefined]>(BODIES_CHUNK, (last) => {
        const rows = rowsOf<[string, number]>(
          prepared(sql).all(kindNumbers[kind], last?.[0] ?? after, BODIES_CHUNK),
        );
        return rows.map(([id, seq]) => {
          const found = foundBody(() => find.get(seq));
          const whole = found === "damaged" ? undefined : found;
          return [id, whole?.version ?? 0, whole?.body.toString("utf8")];
        });
      });
    },
    draft: (kind, id) => answering(() => readDraft(prepared(DRAFT).get(kindNumbers[kind], id))),
    drafts(kind, after) {
      const sql = "SELECT id, revision, base, body FROM draft WHERE kind = ? AND id > ? ORDER BY id LIMIT ?";
      return chunks<Omit<StoredDraft, "kind">>(BODIES_CHUNK, (last) =>
        rowsOf<[string, number, number | null, string]>(
          prepared(sql).all(kindNumbers[kind], last?.id ?? after, BODIES_CHUNK),
        ).map(([id, revision, base, body]) => ({ id, revision, base, body })),
      );
    },
    revisions: (kind, id, before, limit) =>
      answering(() => {
        const sql = `SELECT n, version, made_at, author, action, fields, body FROM revision
          WHERE kind = ? AND id = ? AND n < ? ORDER BY n DESC LIMIT ?`;
        return rowsOf<RevisionRow>(prepared(sql).all(kindNumbers[kind], id, before, limit));
      }),
    lastRevision: () =>
      answering(() => {
        const [row] = rowsOf<[number]>(prepared("SELECT coalesce(max(n), 0) FROM revision").all());
        return row![0];
      }),
    changes(since) {
      const after = "(version, kind, id) > (?1, ?2, ?3)";
      const sql = `SELECT version, kind, id, 0 FROM record WHERE ${after} UNION ALL
        SELECT version, kind, id, 1 FROM removed WHERE ${after} ORDER BY version, kind, id LIMIT ?4`;
      type Row = [version: number, kind: number, id: string, removed: number];
      return chunks<Row>(ENTRIES_CHUNK, ([version, kind, id] = [since, Number.MAX_SAFE_INTEGER, "", 0]) =>
        rowsOf(prepared(sql).all(version, kind, id, ENTRIES_CHUNK)),
      );
    },
    entries: () =>
      chunks<EntryRow>(ENTRIES_CHUNK, (last) =>
        rowsOf(prepared(`${ENTRY} WHERE seq > ? ORDER BY seq LIMIT ?`).all(last?.[2] ?? -1, ENTRIES_CHUNK)),
      ),
    findEntries(records) {
      const find = prepared(`${ENTRY} WHERE seq = (SELECT seq FROM record WHERE kind = ? AND id = ?)`);
      return answering(() =>
        records.flatMap(({ kind, id }) => rowsOf<EntryRow>(find.all(kindNumbers[kind], id))),
      );
    },
    labels: (first) =>
      texts(strings("SELECT label, n FROM label WHERE n > ?1 ORDER BY n LIMIT ?2", first - 1)),
    terms: () => texts(strings("SELECT term, term FROM term WHERE term > ?1 ORDER BY term LIMIT ?2", "")),
  };
}

export const DRAFT = "SELECT revision, base, body FROM draft WHERE kind = ? AND id = ?";

/** @param row of DRAFT, as an array */
export function readDraft(row: unknown): DraftBody | undefined {
  if (!row) return undefined;
  const [revision, base, body] = row as [number, number | null, string];
  return { revision, base, body };
}

const ENTRY = "SELECT kind, id, seq, version, facts FROM entry";
const BODY = "SELECT version, CAST(body AS BLOB), crc FROM record";

/** `get` asks for a row of BODY. Records of earlier releases have no checksum. */
function foundBody(get: () => unknown): FoundBody {
  const row = orDamaged(() => get() as [version: number, body: Uint8Array, crc: number | null] | undefined);
  if (row === undefined || row === "damaged") return row;
  const [version, body, crc] = row;
  return crc === null || crc === crc32(body) ? { version, body: bufferOf(body) } : "damaged";
}

/** One version, in a read transaction on a connection of its own. `generation` is that of the organisation's file. */
export function openVersion(
  database: DatabaseSync,
  { generation }: Pick<Place, "generation">,
): VersionTables {
  const end = () => {
    if (database.isOpen) database.close();
  };
  try {
    const questions = openQuestions(database);
    answering(() => database.exec("BEGIN"));
    // The first question decides which version the transaction sees.
    const { version, indexFormat, changesFrom } = questions.numbers();
    return {
      ...questions,
      version,
      changesFrom,
      epoch: `${generation}:${indexFormat}`,
      current: () => version,
      end,
    };
  } catch (error) {
    end();
    throw error;
  }
}

/** Gives statements by their text, each prepared once; rows come as arrays of the columns. */
function preparing(database: DatabaseSync): (sql: string) => StatementSync {
  const statements = new Map<string, StatementSync>();
  const prepare = preparingArrays(database);
  return (sql) => {
    let statement = statements.get(sql);
    if (!statement) {
      statement = answering(() => prepare(sql));
      statements.set(sql, statement);
    }
    return statement;
  };
}

/** With `setReturnArrays` rows are arrays, which the types of node:sqlite do not say. */
function rowsOf<Row>(rows: unknown): Row[] {
  return rows as Row[];
}

/** Chunks of at most `size` rows; `page` gives those after the last row of the chunk before. */
async function* chunks<Row>(size: number, page: (last: Row | undefined) => Row[]): Chunks<Row> {
  for (let last: Row | undefined; ; ) {
    const rows = answering(() => page(last));
    if (rows.length > 0) yield rows;
    if (rows.length < size) return;
    last = rows.at(-1);
    await nextTurn();
  }
}

async function* texts(chunks: Chunks<[text: string, key: unknown]>): Chunks<string> {
  for await (const rows of chunks) yield rows.map(([text]) => text);
}

function bufferOf({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
