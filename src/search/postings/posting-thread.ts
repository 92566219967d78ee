import { parentPort, type Transferable, workerData } from "node:worker_threads";
import type { SearchableKind } from "../../contract/records.ts";
import type { LocalisedFields } from "../text/fields.ts";
import { recordTerms } from "../text/record-terms.ts";
import { PostingBuffer } from "./posting-buffer.ts";
import { inKeyOrder, type NewPart, type PartChanges } from "./posting-parts.ts";
import { KnownTerms, type PostingRun, packRuns } from "./posting-runs.ts";

/** A new record: the number it got, and its texts. */
export type NewRecord = readonly [kind: SearchableKind, seq: number, texts: LocalisedFields];

/** What the thread is started with. */
export interface ThreadSettings {
  /** The number of the first record that it gets; they come in rising order. */
  firstSeq: number;
  /** Bytes of complete parts that wait for each other, so that their rows come in one order. */
  mostCompleteBytes: number;
}

/** Records to take in, or the word that there are no more. */
export type ToThread = { records: readonly NewRecord[] } | "end";

/** A message was taken in; rows for the table; or, as the last answer, changes to make once all rows are there. */
export type FromThread = "taken" | { run: PostingRun } | { changes: readonly PartChanges[] };

/** Rows that are sent at a time. */
const RUN = 8_192;

/**
 * The thread of bulk-postings.ts: analyses the text of new records and encodes their postings, beside the thread that reads,
 * checks and writes them.
 */
function gather(port: NonNullable<typeof parentPort>, { firstSeq, mostCompleteBytes }: ThreadSettings): void {
  const buffer = new PostingBuffer(firstSeq);
  const known = new KnownTerms();
  const changes: PartChanges[] = [];

  function tell(answer: FromThread, transferred: Transferable[] = []): void {
    port.postMessage(answer, transferred);
  }
  function tellParts(parts: readonly NewPart[]): void {
    for (const run of packRuns(inKeyOrder(parts), RUN, known)) {
      const columns = [run.kinds, run.parts, run.rows, run.ends];
      tell(
        { run },
        columns.map((column) => column.buffer as ArrayBuffer),
      );
    }
  }
  function takeAll(): void {
    const waiting = buffer.takeAll();
    tellParts(waiting.newParts);
    changes.push(...waiting.changes);
  }
  function add([kind, seq, texts]: NewRecord): void {
    const terms = recordTerms(texts);
    if (buffer.isFull(terms.book)) takeAll();
    buffer.add(kind, seq, undefined, terms);
    if (buffer.completeBytes > mostCompleteBytes) tellParts(buffer.takeComplete());
  }

  port.on("message", (message: ToThread) => {
    if (message === "end") {
      takeAll();
      tell({ changes });
      port.close();
      return;
    }
    for (const record of message.records) add(record);
    tell("taken");
  });
}

if (parentPort) gather(parentPort, workerData as ThreadSettings);
