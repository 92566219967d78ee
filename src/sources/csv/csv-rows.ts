import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { utf8Text } from "../reading/utf8-text.ts";
import { BrokenFile } from "../source-record.ts";

/** Longest row that is read, in characters; an open quote swallows the rest of its file. */
const MAX_CHARACTERS = 4 * 1024 * 1024;
/** Longest first line. */
const MAX_HEADER = 1024 * 1024;
/** Ragged rows that a message lists. */
const MAX_LISTED = 5;

/** One row with the names of its columns. */
export interface CsvRow {
  /** 1-based line of the file on which the row ends. */
  line: number;
  values: Record<string, string>;
}

/** A table whose header was read. */
export interface CsvFile {
  columns: readonly string[];
  rows: AsyncIterable<CsvRow>;
}

/**
 * Opens CSV (RFC 4180) whose first line names the columns: comma, semicolon, tab or bar between the values, UTF-8. Blank
 * rows are passed over. Reading the rows ends in a BrokenFile after the last one when some have more or fewer values than
 * there are columns.
 * @throws BrokenFile for other encodings, wrong quotes, and a header that is missing, incomplete or ambiguous.
 */
export async function openCsv(source: AsyncIterable<Uint8Array>): Promise<CsvFile> {
  const text = unixLines(utf8Text(source));
  const { head, rest } = await firstLine(text);
  const { delimiter, isLine } = readDelimiter(head.split("\n", 1)[0]!);
  const skipped = isLine ? 1 : 0;
  let lines = 0;
  const parser = parse({
    ...{ delimiter, info: true, relax_column_count: true, max_record_size: MAX_CHARACTERS },
    onRecord: (record, info) => {
      lines = info.lines;
      return record;
    },
  });
  // A fault of the text destroys the parser, and so reaches its reader.
  pipeline(Readable.from(withoutLines(head, rest, skipped)), parser, () => {});
  const records = recordsOf(parser, skipped, () => lines + 1 + skipped);
  const header = await records.next();
  if (header.done) throw new BrokenFile("broken_file", "the file is empty");
  const columns = readColumns(header.value);
  return { columns, rows: readRows(columns, records) };
}

interface RawRow {
  line: number;
  values: string[];
}

/** @param unreadLine the line on which the row begins that the parser could not end: it is ahead of its reader */
async function* recordsOf(
  parser: AsyncIterable<unknown>,
  skipped: number,
  unreadLine: () => number,
): AsyncGenerator<RawRow, undefined> {
  try {
    for await (const entry of parser) {
      const { record, info } = entry as { record: string[]; info: { lines: number } };
      if (record.some((value) => value.trim() !== "")) yield { line: info.lines + skipped, values: record };
    }
  } catch (error) {
    throw error instanceof CsvError ? brokenRow(error, unreadLine()) : error;
  }
}

/** @param line on which the row begins: that a quote is open is known only at the end of the file */
function brokenRow(error: CsvError, line: number): BrokenFile {
  const openQuote = "a quoted value is never closed; a quote within a value is written twice";
  const details: Record<string, string> = {
    CSV_QUOTE_NOT_CLOSED: openQuote,
    CSV_MAX_RECORD_SIZE: `the row has more than ${MAX_CHARACTERS / 1024 / 1024} Mi characters, or ${openQuote}`,
  };
  const detail = details[error.code] ?? `the quotes are wrong: ${error.message}`;
  return new BrokenFile("broken_file", detail, { line }, { cause: error });
}

function readColumns({ line, values }: RawRow): string[] {
  const columns = values.map((name) => name.trim());
  // Tables often end each row with a delimiter: columns without a name at the end hold nothing.
  const faults = columns.flatMap((name, index) => {
    const first = columns.indexOf(name);
    if (name === "" || first === index) return [];
    return [`columns ${first + 1} and ${index + 1} are both called ${JSON.stringify(name)}`];
  });
  if (faults.length > 0) throw new BrokenFile("broken_file", `${faults.join("; ")}; rename one`, { line });
  return columns;
}

async function* readRows(
  columns: readonly string[],
  records: AsyncGenerator<RawRow>,
): AsyncGenerator<CsvRow> {
  const ragged: RawRow[] = [];
  let raggedCount = 0;
  for await (const record of records) {
    const { line, values } = record;
    if (values.length === columns.length) {
      const named = values.map((value, index) => [columns[index]!, value] as const);
      yield { line, values: Object.fromEntries(named.filter(([name]) => name !== "")) };
    } else {
      raggedCount++;
      if (ragged.length < MAX_LISTED) ragged.push({ line, values });
    }
  }
  if (raggedCount > 0) throw raggedRows(columns.length, ragged, raggedCount);
}

function raggedRows(columns: number, ragged: readonly RawRow[], count: number): BrokenFile {
  const listed = ragged.map(({ line, values }) => `line ${line} has ${values.length}`).join(", ");
  const more = count > ragged.length ? `, and ${count - ragged.length} more rows` : "";
  const detail = `the header names ${columns} columns, but ${listed}${more}; quote values that hold a delimiter or a line end`;
  return new BrokenFile("broken_file", detail, { line: ragged[0]!.line });
}

/** The text with every line ended by a newline alone. */
async function* unixLines(text: AsyncIterable<string>): AsyncGenerator<string> {
  let held = "";
  for await (const part of text) {
    const whole = held + part;
    held = whole.endsWith("\r") ? "\r" : "";
    yield whole.slice(0, whole.length - held.length).replaceAll(/\r\n?/g, "\n");
  }
  if (held !== "") yield "\n";
}

/** Reads on until the first line is whole. */
async function firstLine(
  text: AsyncGenerator<string>,
): Promise<{ head: string; rest: AsyncGenerator<string> }> {
  let head = "";
  while (!head.trimStart().includes("\n") && head.length < MAX_HEADER) {
    const part = await text.next();
    if (part.done) break;
    head += part.value;
  }
  return { head, rest: text };
}

async function* withoutLines(
  head: string,
  rest: AsyncIterable<string>,
  lines: number,
): AsyncGenerator<string> {
  yield lines === 0 ? head : head.slice(head.indexOf("\n") + 1);
  yield* rest;
}

/** What may stand between two values, in the order in which they are preferred when they are equally frequent. */
const DELIMITERS = [",", ";", "\t", "|"] as const;

/** How a file's first line tells the delimiter. */
export interface DelimiterSign {
  delimiter: string;
  /** Whether the first line says nothing else (`sep=;`, as spreadsheets write it) and is no header. */
  isLine: boolean;
}

/** The delimiter of a file: what stands most often in its first line outside of quotes; a comma when there is none. */
export function readDelimiter(firstLine: string): DelimiterSign {
  const said = /^sep=(.)$/i.exec(firstLine)?.[1];
  if (said !== undefined) return { delimiter: said, isLine: true };
  const unquoted = firstLine.replaceAll(/"(?:[^"]|"")*"/g, "");
  const counts = DELIMITERS.map((delimiter) => unquoted.split(delimiter).length);
  return { delimiter: DELIMITERS[counts.indexOf(Math.max(...counts))]!, isLine: false };
}
