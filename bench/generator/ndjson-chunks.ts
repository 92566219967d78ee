import type { CorpusOptions } from "./corpus.ts";
import { generateRecords, ndjsonLine } from "./generate-records.ts";

/** Characters gathered before they are passed on: a write for each line would cost more than making it. */
const CHUNK_LENGTH = 256 * 1024;

/** The records of one organisation as newline-delimited JSON in UTF-8, in chunks of some hundred kilobytes. */
export function* ndjsonChunks(options: CorpusOptions): Generator<Buffer> {
  let lines: string[] = [];
  let length = 0;
  for (const record of generateRecords(options)) {
    const line = ndjsonLine(record);
    lines.push(line);
    length += line.length;
    if (length >= CHUNK_LENGTH) {
      yield Buffer.from(lines.join(""));
      lines = [];
      length = 0;
    }
  }
  yield Buffer.from(lines.join(""));
}
