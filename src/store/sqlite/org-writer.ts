import type { DatabaseSync } from "node:sqlite";
import { type Kind, type SearchableKind, searchableKinds } from "../../contract/records.ts";
import { makeFacts } from "../../search/columns/facts.ts";
import { kindNumbers } from "../../search/stored-numbers.ts";
import type { Batch, BatchResult } from "../store.ts";
import { answering, beginImmediate } from "./database.ts";
import { openLabels, openTerms } from "./known-strings.ts";
import { openPostings } from "./postings.ts";

/** A batch of this many changes leaves a page cache behind that nobody needs any more. */
const LARGE_BATCH = 2_000;

type Fill = (batch: Batch) => void | Promise<void>;
type Found = [seq: number, active: number] | undefined;

/** The writing side of an organisation's file. Batches of one writer queue up; those of others wait for the file's lock. */
export function openWriter(database: DatabaseSync) {
  const sql = statements(database);
  const labels = openLabels(database);
  const terms = openTerms(database);
  const postings = openPostings(database, terms);
  let othersWrites: unknown;

  /** What is remembered of the file holds only as long as no other connection writes to it. */
  function forgetIfOthersWrote(): void {
    const [found] = sql.othersWrites.get() as unknown as [number];
    if (found !== othersWrites) forget();
    othersWrites = found;
  }
  function forget(): void {
    labels.forget();
    terms.forget();
  }

  function openBatch(): Batch & { finish(): Promise<BatchResult>; close(): void } {
    const [before, firstSeq] = sql.state.get() as unknown as [number, number];
    const version = before + 1;
    const result = { added: 0, updated: 0, removed: 0, unchanged: 0 };
    let nextSeq = firstSeq;
    const indexing = postings.begin(firstSeq);
    let hasRemoved = sql.anyRemoved.get() !== undefined;
    let state: "open" | "broken" | "finished" = "open";

    function assertOpen(): void {
      if (state !== "open") throw new Error(`the batch is ${state}`);
    }
    /** An operation that fails half-way spoils the batch, even if `fill` goes on. */
    function whole<T>(work: () => T): T {
      assertOpen();
      state = "broken";
      const done = answering(work);
      state = "open";
      return done;
    }

    function put(kind: Kind, record: { id: string; status?: string }): void | Promise<void> {
      const number = kindNumbers[kind];
      const body = JSON.stringify(record);
      const active = record.status === "active" ? 1 : 0;
      const found = sql.find.get(number, record.id) as unknown as Found;
      if (found && sql.same.get(body, found[0])) {
        result.unchanged++;
        return;
      }
      const seq = found ? found[0] : nextSeq++;
      const former = found?.[1] === 1 ? formerRecord(kind, found[0]) : undefined;
      if (found) {
        sql.update.run(active, version, body, seq);
        result.updated++;
      } else {
        sql.insert.run(seq, number, active, version, record.id, body);
        if (hasRemoved) sql.revive.run(number, record.id);
        result.added++;
      }
      if (isSearchable(kind)) return index(kind, seq, former, active === 1 ? record : undefined, body);
    }

    /** What an active searchable record says before it is written anew or removed. */
    function formerRecord(kind: Kind, seq: number): object | undefined {
      if (!isSearchable(kind)) return undefined;
      const [body] = sql.body.get(seq) as unknown as [string];
      return JSON.parse(body) as object;
    }

    /** `former`: the record as it is indexed so far; `record`, and its JSON: as it is to be; undefined for not at all. */
    function index(
      kind: SearchableKind,
      seq: number,
      former: object | undefined,
      record: { id: string } | undefined,
      body = "",
    ): void | Promise<void> {
      if (record) {
        const facts = makeFacts(record, labels.intern);
        sql.putEntry.run(seq, kindNumbers[kind], version, record.id, JSON.stringify(facts));
      } else if (former) {
        sql.removeEntry.run(seq);
      }
      if (record && !former) return indexing.add(kind, seq, record, body);
      if (former) indexing.change(kind, seq, former, record);
    }

    function remove(kind: Kind, id: string): void {
      const number = kindNumbers[kind];
      const found = sql.find.get(number, id) as unknown as Found;
      if (!found) {
        result.unchanged++;
        return;
      }
      const former = found[1] === 1 ? formerRecord(kind, found[0]) : undefined;
      sql.remove.run(found[0]);
      sql.bury.run(number, id, version);
      hasRemoved = true;
      if (isSearchable(kind)) index(kind, found[0], former, undefined);
      result.removed++;
    }

    return {
      put: (kind, record) => whole(() => put(kind, record)),
      remove: (kind, id) => whole(() => remove(kind, id)),
      async finish() {
        assertOpen();
        state = "finished";
        await indexing.settle();
        return answering(() => {
          const changed = result.added + result.updated + result.removed > 0;
          if (changed) {
            indexing.finish();
            terms.flush();
            sql.setState.run(version, nextSeq);
          }
          return { version: changed ? version : before, ...result };
        });
      },
      close() {
        state = "finished";
        indexing.close();
      },
    };
  }

  async function write(fill: Fill): Promise<BatchResult> {
    await beginImmediate(database);
    let batch: ReturnType<typeof openBatch> | undefined;
    try {
      answering(forgetIfOthersWrote);
      batch = answering(openBatch);
      await fill(batch);
      const result = await batch.finish();
      const changes = result.added + result.updated + result.removed;
      if (changes > 0) {
        answering(() => database.exec("COMMIT"));
        if (changes >= LARGE_BATCH) database.exec("PRAGMA shrink_memory");
      }
      return result;
    } catch (error) {
      forget();
      throw error;
    } finally {
      batch?.close();
      if (database.isTransaction) database.exec("ROLLBACK");
    }
  }

  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    /** Whether a batch is being written or waits for its turn. */
    busy: () => waiting > 0,
    write(fill: Fill): Promise<BatchResult> {
      waiting++;
      const turn = last.then(() => write(fill));
      last = turn.then(
        () => waiting--,
        () => waiting--,
      );
      return turn;
    },
    async close(): Promise<void> {
      await last;
      if (database.isOpen) database.close();
    },
  };
}

export type OrgWriter = ReturnType<typeof openWriter>;

function isSearchable(kind: Kind): kind is SearchableKind {
  return (searchableKinds as readonly Kind[]).includes(kind);
}

function statements(database: DatabaseSync) {
  const inArrays = (sql: string) => {
    const statement = database.prepare(sql);
    statement.setReturnArrays(true);
    return statement;
  };
  return {
    othersWrites: inArrays("PRAGMA data_version"),
    state: inArrays("SELECT version, next_seq FROM state"),
    setState: database.prepare("UPDATE state SET version = ?, next_seq = ?"),
    find: inArrays("SELECT seq, active FROM record WHERE kind = ? AND id = ?"),
    same: inArrays("SELECT 1 FROM record WHERE body = ? AND seq = ?"),
    body: inArrays("SELECT body FROM record WHERE seq = ?"),
    insert: database.prepare("INSERT INTO record VALUES (?, ?, ?, ?, ?, ?)"),
    update: database.prepare("UPDATE record SET active = ?, version = ?, body = ? WHERE seq = ?"),
    remove: database.prepare("DELETE FROM record WHERE seq = ?"),
    putEntry: database.prepare("INSERT OR REPLACE INTO entry VALUES (?, ?, ?, ?, ?)"),
    removeEntry: database.prepare("DELETE FROM entry WHERE seq = ?"),
    anyRemoved: inArrays("SELECT 1 FROM removed LIMIT 1"),
    bury: database.prepare("INSERT OR REPLACE INTO removed VALUES (?, ?, ?)"),
    revive: database.prepare("DELETE FROM removed WHERE kind = ? AND id = ?"),
  };
}
