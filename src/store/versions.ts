import { kinds } from "../contract/records.ts";
import { kindOf } from "../search/stored-numbers.ts";
import { readEntry, readRevision } from "./rows.ts";
import {
  type Change,
  damagedRecord,
  type PinnedVersion,
  type Reader,
  type StoredDraft,
  type StoredRecord,
  StoreError,
} from "./store.ts";
import type { Chunks, VersionTables } from "./tables.ts";
import { TextSearch } from "./text-search.ts";

/** A version that nobody has asked anything for this long is given up, in milliseconds. */
const PATIENCE_MS = 60_000;

/** What is answered at once. */
type Short = "record" | "bodies" | "draft" | "revisions" | "lastRevision";

/** The short questions of a reader; each sees the current version. */
interface ShortQuestions extends Pick<VersionTables, Short> {
  /** See TextSearch. */
  search: Reader["search"];
}

/** Answers of rows, which are asked for at each question. */
function shortAnswers(rows: () => Pick<VersionTables, Short>): Pick<Reader, Short> {
  return {
    async record(kind, id) {
      const found = await rows().record(kind, id);
      return found && { kind, id, ...found };
    },
    bodies: async (kind, seqs) => rows().bodies(kind, seqs),
    async draft(kind, id) {
      const found = await rows().draft(kind, id);
      return found && { kind, id, ...found };
    },
    revisions: async (...asked) => (await rows().revisions(...asked)).map(readRevision),
    lastRevision: async () => rows().lastRevision(),
  };
}

/**
 * A reader over short questions; each long answer is read from a version of its own, which `open` opens.
 * `patienceMs`: as of `pinVersion`.
 */
export function createReader(
  questions: ShortQuestions,
  open: () => Promise<VersionTables>,
  patienceMs: number = PATIENCE_MS,
): Reader {
  async function* reading<T>(read: (pin: PinnedVersion) => AsyncIterable<T>): AsyncGenerator<T> {
    const pin = pinVersion(await open(), patienceMs);
    try {
      yield* read(pin);
    } finally {
      pin.end();
    }
  }
  return {
    ...shortAnswers(() => questions),
    search: questions.search,
    records: (...asked) => reading((pin) => pin.records(...asked)),
    drafts: (...asked) => reading((pin) => pin.drafts(...asked)),
    changes: (since) => reading((pin) => pin.changes(since)),
    async vocabulary() {
      const pin = pinVersion(await open(), patienceMs);
      try {
        return await pin.vocabulary();
      } finally {
        pin.end();
      }
    },
  };
}

/**
 * A version over its rows. Given up when nothing is asked for `patienceMs` milliseconds (default: a minute); never if
 * that is infinite.
 */
export function pinVersion(tables: VersionTables, patienceMs: number = PATIENCE_MS): PinnedVersion {
  const lease = takeLease(tables, patienceMs);
  const { held, chunks } = lease;
  const text = new TextSearch(tables);
  return {
    version: tables.version,
    epoch: tables.epoch,
    changesFrom: tables.changesFrom,
    ...(tables.stamp && { stamp: async (version: number) => held().stamp!(version) }),
    ...shortAnswers(held),
    async *records(wanted = kinds, onDamaged, after = ""): AsyncGenerator<StoredRecord> {
      for (const kind of wanted) {
        for await (const rows of chunks(() => tables.records(kind, after))) {
          for (const [id, version, body] of rows) {
            if (body !== undefined) yield { kind, id, version, body };
            else if (onDamaged) onDamaged(kind, id);
            else throw damagedRecord(kind, id);
          }
        }
      }
    },
    async *drafts(wanted = kinds, after = ""): AsyncGenerator<StoredDraft> {
      for (const kind of wanted) {
        for await (const rows of chunks(() => tables.drafts(kind, after)))
          for (const draft of rows) yield { kind, ...draft };
      }
    },
    async *changes(since): AsyncGenerator<Change> {
      for await (const rows of chunks(() => tables.changes(since))) {
        for (const [version, kind, id, removed] of rows) {
          yield { version, kind: kindOf(kind), id, removed: Boolean(removed) };
        }
      }
    },
    async search(kind, query, options) {
      held();
      return text.search(kind, query, options);
    },
    vocabulary: () => gather(chunks(() => tables.terms())),
    labels: (first) => gather(chunks(() => tables.labels(first))),
    async *entries() {
      for await (const rows of chunks(() => tables.entries())) yield rows.map(readEntry);
    },
    findEntries: async (records) => (await held().findEntries(records)).map(readEntry),
    end: lease.end,
  };
}

/** Holds a version's rows until they are ended or nothing is asked of them for too long. */
function takeLease(tables: VersionTables, patienceMs: number) {
  let isOver = false;
  function end(): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(givenUp);
    tables.end();
  }
  const givenUp = Number.isFinite(patienceMs) ? setTimeout(end, patienceMs).unref() : undefined;

  /** To be called before each question. */
  function held(): VersionTables {
    if (isOver) throw new StoreError("unavailable", "the version was ended or given up");
    givenUp?.refresh();
    return tables;
  }
  async function* chunks<Row>(read: () => Chunks<Row>): AsyncGenerator<Row[]> {
    held();
    for await (const rows of read()) {
      yield rows;
      held();
    }
  }
  return { held, chunks, end };
}

async function gather(chunks: Chunks<string>): Promise<string[]> {
  const all: string[] = [];
  for await (const strings of chunks) for (const string of strings) all.push(string);
  return all;
}
