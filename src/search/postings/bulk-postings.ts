import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { SearchableKind } from "../../contract/records.ts";
import type { LocalisedFields } from "../text/fields.ts";
import type { PartChanges } from "./posting-parts.ts";
import type { PostingRun } from "./posting-runs.ts";
import type { FromThread, NewRecord, ThreadSettings, ToThread } from "./posting-thread.ts";
import { firstNewPart, PART_ROWS, partOf } from "./row-sets.ts";

/** Records that a batch adds before a thread is worth its start: some hundred milliseconds of CPU. */
const FEW = 2_000;
/** Records, or characters of their bodies, that go to the thread in one message. */
const MESSAGE_RECORDS = 32;
const MESSAGE_CHARACTERS = 1_000_000;
/** Of the thread, where V8 takes up to 192: what is read there is soon garbage. */
const YOUNG_MB = 24;
/** Characters that the thread may be behind. */
const MAX_BEHIND = 8_000_000;

export interface BulkOptions {
  /** The number of the first record that the batch adds. */
  firstNewSeq: number;
  /** See {@link ThreadSettings}. */
  mostCompleteBytes: number;
  /** Records that are added before the thread starts; tests alone give another number. */
  few?: number;
}

/** A record that the batch adds: its texts, and the characters of its body. */
export interface AddedRecord {
  kind: SearchableKind;
  seq: number;
  texts: LocalisedFields;
  size: number;
}

/**
 * The postings of the records that a large batch adds, gathered in a thread beside this one: a third of the work of an
 * import. What a batch changes and removes is none of its business: the thread gets whole new parts only. The first records are
 * held until there are enough of them.
 */
export function openBulkPostings({ firstNewSeq, mostCompleteBytes, few = FEW }: BulkOptions) {
  let lastSeq = firstNewSeq - 1;
  /** The first part that is the thread's. */
  let firstPart = firstNewPart(firstNewSeq);
  let thread: ReturnType<typeof startThread> | undefined;
  let held: AddedRecord[] = [];
  let waiting: NewRecord[] = [];
  let characters = 0;

  function post(): void | Promise<void> {
    const [records, size] = [waiting, characters];
    waiting = [];
    characters = 0;
    return thread!.post(records, size);
  }
  function send({ kind, seq, texts, size }: AddedRecord): void | Promise<void> {
    waiting.push([kind, seq, texts]);
    characters += size;
    if (waiting.length >= MESSAGE_RECORDS || characters >= MESSAGE_CHARACTERS) return post();
  }
  async function start(): Promise<void> {
    thread = startThread({ firstSeq: firstPart * PART_ROWS, mostCompleteBytes });
    const records = held;
    held = [];
    for (const one of records) await send(one);
  }

  return {
    /**
     * Tells of a record that had no postings, and whether they are the thread's: then it has to be given to `add`. The
     * thread takes records in rising numbers: one that was there before, if only in this batch, is not among them.
     */
    takes(seq: number): boolean {
      if (seq <= lastSeq) return false;
      lastSeq = seq;
      return partOf(seq) >= firstPart;
    },
    /** To be waited for, so that the thread does not fall behind. Throws where the thread has failed. */
    add(added: AddedRecord): void | Promise<void> {
      if (thread) return send(added);
      if (held.push(added) >= few) return start();
    },
    /** Whether the rows of a part are the thread's, so that anything else about them has to wait for these. */
    owns: (part: number): boolean => part >= firstPart,
    /** Gives up the records that are held, and the part that they end in: from now on neither is the thread's. */
    release(): AddedRecord[] {
      const records = held;
      held = [];
      if (!thread) firstPart = Math.max(firstPart, partOf(lastSeq) + 1);
      return records;
    },
    /** Runs of rows that have come since the last call: they are to be added to the table. */
    takeRuns: (): PostingRun[] => thread?.takeRuns() ?? [],
    /** Waits until the thread is done. Gives changes that are to be made once all runs were taken and added. */
    async end(): Promise<readonly PartChanges[]> {
      if (!thread) return [];
      if (waiting.length > 0) await post();
      return thread.end();
    },
    /** Ends the thread, whatever it has still to do. To be called in any case. */
    close(): void {
      thread?.close();
      thread = undefined;
    },
  };
}

export type BulkPostings = ReturnType<typeof openBulkPostings>;

function startThread(settings: ThreadSettings) {
  // As this module is: `.ts` among the sources, `.js` in the package.
  const thread = `./posting-thread${extname(import.meta.url)}`;
  const worker = new Worker(new URL(thread, import.meta.url), {
    workerData: settings,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  const ended = Promise.withResolvers<readonly PartChanges[]>();
  let runs: PostingRun[] = [];
  /** Characters of each message that was not taken in yet. */
  const sizes: number[] = [];
  let behind = 0;
  let caughtUp: PromiseWithResolvers<void> | undefined;
  let failure: Error | undefined;

  function goOn(): void {
    caughtUp?.resolve();
    caughtUp = undefined;
  }
  function fail(error: Error): void {
    failure ??= error;
    ended.reject(failure);
    goOn();
  }
  worker.on("message", (message: FromThread) => {
    if (message === "taken") {
      behind -= sizes.shift()!;
      if (behind < MAX_BEHIND) goOn();
    } else if ("run" in message) runs.push(message.run);
    else ended.resolve(message.changes);
  });
  worker.on("error", fail);
  worker.on("exit", () => fail(new Error("the thread of the postings has ended")));
  // Passed on to those who wait for the end.
  ended.promise.catch(() => undefined);

  function send(message: ToThread): void {
    if (failure) throw failure;
    worker.postMessage(message);
  }
  return {
    /** `size`: characters of the bodies. */
    post(records: readonly NewRecord[], size: number): void | Promise<void> {
      send({ records });
      sizes.push(size);
      behind += size;
      if (behind < MAX_BEHIND) return;
      caughtUp ??= Promise.withResolvers();
      return caughtUp.promise;
    },
    takeRuns(): PostingRun[] {
      const taken = runs;
      runs = [];
      return taken;
    },
    end(): Promise<readonly PartChanges[]> {
      send("end");
      return ended.promise;
    },
    close: () => void worker.terminate(),
  };
}
