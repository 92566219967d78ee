import type { DatabaseSync } from "node:sqlite";
import { type Facts, factsOf } from "../../content/facts.ts";
import { type Kind, type SearchableKind, searchableKinds } from "../../contract/records.ts";
import { kindNumbers } from "../kind-numbers.ts";
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
    postings.forget();
  }

  function openBatch(): Batch & { finish(): BatchResult } {
    const [before, firstSeq] = sql.state.get() as unknown as [number, number];
    const version = before + 1;
    const result = { added: 0, updated: 0, removed: 0, unchanged: 0 };
    let nextSeq = firstSeq;
    let hasRemoved = sql.anyRemoved.get() !== undefined;
    let state: "open" | "broken" | "finished" = "open";

    /** An operation that fails half-way spoils the batch, even if `fill` goes on. */
    function whole<T>(work: () => T): T {
      if (state !== "open") throw new Error(`the batch is ${state}`);
      state = "broken";
      const done = answering(work);
      state = "open";
      return done;
    }

    function put(kind: Kind, record: { id: string; status?: string }): void {
      const number = kindNumbers[kind];
      const body = JSON.stringify(record);
      const active = record.status === "active" ? 1 : 0;
      const found = sql.find.get(number, record.id) as unknown as Found;
      if (found && sql.same.get(body, found[0])) {
        result.unchanged++;
        return;
      }
      const seq = found ? found[0] : nextSeq++;
      if (found) {
        sql.update.run(active, version, body, seq);
        result.updated++;
      } else {
        sql.insert.run(seq, number, active, version, record.id, body);
        if (hasRemoved) sql.revive.run(number, record.id);
        result.added++;
      }
      if (isSearchable(kind)) index(kind, record, seq, active === 1, found?.[1] === 1);
    }

    function index(
      kind: SearchableKind,
      record: { id: string },
      seq: number,
      active: boolean,
      was: boolean,
    ): void {
      if (active) {
        const facts: Facts = factsOf(kind, record, labels.intern);
        sql.putEntry.run(seq, kindNumbers[kind], version, record.id, JSON.stringify(facts));
        postings.put(kind, seq, record, facts.at, was);
      } else if (was) {
        sql.removeEntry.run(seq);
        postings.remove(kind, seq);
      }
    }

    function remove(kind: Kind, id: string): void {
      const number = kindNumbers[kind];
      const found = sql.find.get(number, id) as unknown as Found;
      if (!found) {
        result.unchanged++;
        return;
      }
      sql.remove.run(found[0]);
      sql.bury.run(number, id, version);
      hasRemoved = true;
      if (isSearchable(kind) && found[1] === 1) {
        sql.removeEntry.run(found[0]);
        postings.remove(kind, found[0]);
      }
      result.removed++;
    }

    return {
      put: (kind, record) => whole(() => put(kind, record)),
      remove: (kind, id) => whole(() => remove(kind, id)),
      finish: () =>
        whole(() => {
          const changed = result.added + result.updated + result.removed > 0;
          if (changed) {
            postings.finish();
            terms.flush();
            sql.setState.run(version, nextSeq);
          }
          return { version: changed ? version : before, ...result };
        }),
    };
  }

  async function write(fill: Fill): Promise<BatchResult> {
    await beginImmediate(database);
    try {
      answering(forgetIfOthersWrote);
      const batch = answering(openBatch);
      await fill(batch);
      const result = batch.finish();
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
