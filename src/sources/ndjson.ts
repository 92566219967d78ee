import type { RecordFault } from "./import-faults.ts";
import { hasProtoKey, jsonFaultOf, MAX_DEPTH, nestsDeeperThan } from "./json-fault.ts";

/** Longest line that is read, in bytes. */
export const MAX_LINE_BYTES = 8 * 1024 * 1024;

/** One line that is not blank: its JSON value, or the fault that kept it from having one. */
export type NdjsonLine =
  | { line: number; value: unknown; fault?: undefined }
  | { line: number; fault: RecordFault };

/** The lines that one chunk of the stream completed. */
export interface NdjsonLines {
  /** Each is parsed when it is asked for, so that the values of a chunk need not be in memory together. */
  lines: Iterable<NdjsonLine>;
  bytesRead: number;
}

/**
 * Reads newline-delimited JSON from a stream of bytes, a chunk at a time. A byte order mark before the first line,
 * carriage returns and blank lines are tolerated. A faulty line does not end the reading.
 */
export async function* readNdjson(source: AsyncIterable<Uint8Array>): AsyncGenerator<NdjsonLines> {
  for await (const { lines, bytesRead } of splitLines(source, MAX_LINE_BYTES)) {
    yield { lines: readLines(lines), bytesRead };
  }
}

/** One JSON value, with the checks of a line; undefined where there is none. */
export function readJson(bytes: Uint8Array): NdjsonLine | undefined {
  return readLine({ line: 1, bytes: bytes.length > MAX_LINE_BYTES ? undefined : bytes });
}

function* readLines(lines: readonly ByteLine[]): Generator<NdjsonLine> {
  for (const line of lines) {
    const read = readLine(line);
    if (read) yield read;
  }
}

// A mark that were stripped from every line would hide one in the middle of a file.
const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function readLine({ line, bytes }: ByteLine): NdjsonLine | undefined {
  if (bytes === undefined) {
    return { line, fault: { code: "line_too_long", detail: `a line has at most ${MAX_LINE_BYTES} bytes` } };
  }
  const trimmed = line === 1 ? withoutMark(bytes) : bytes;
  if (isBlank(trimmed)) return undefined;
  let text: string;
  try {
    text = decoder.decode(trimmed);
  } catch {
    return { line, fault: { code: "invalid_utf8", detail: encodingHint(bytes) } };
  }
  if (nestsDeeperThan(MAX_DEPTH, trimmed)) {
    return { line, fault: { code: "too_deep", detail: `objects and arrays nest at most ${MAX_DEPTH} deep` } };
  }
  return parse(line, text);
}

function parse(line: number, text: string): NdjsonLine {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const fault = jsonFaultOf(text);
    const detail = fault ? `column ${fault.offset + 1}: ${fault.reason}` : "the line is not JSON";
    return { line, fault: { code: "invalid_json", detail } };
  }
  // An escaped spelling ("\u005f…") is rare enough to be looked at whatever it stands for.
  if ((text.includes("__proto__") || text.includes("\\u005")) && hasProtoKey(value)) {
    return { line, fault: { code: "forbidden_key", detail: "a key named __proto__ is refused" } };
  }
  if (/\\u[dD][89a-fA-F]/.test(text) && hasHalfCharacter(text)) {
    const detail = "a text has half of a character, such as \\ud83d without \\ude00: write both";
    return { line, fault: { code: "invalid_utf8", detail } };
  }
  return { line, value };
}

/** Whether a name or a text has a lone surrogate, which UTF-8 cannot say. */
function hasHalfCharacter(json: string): boolean {
  let has = false;
  JSON.parse(json, (name: string, value: unknown) => {
    has ||= !name.isWellFormed() || (typeof value === "string" && !value.isWellFormed());
    return value;
  });
  return has;
}

function withoutMark(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
}

/** Whether the line has nothing but JSON's white space. */
function isBlank(bytes: Uint8Array): boolean {
  for (const byte of bytes) {
    if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0d) return false;
  }
  return true;
}

function encodingHint(bytes: Uint8Array): string {
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return "the file is compressed with gzip; unpack it first";
  const utf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  return utf16 ? "the file is UTF-16; save it as UTF-8" : "the line has bytes that are not UTF-8";
}

const NEWLINE = 0x0a;

/** One line of a stream of bytes, without its newline. */
interface ByteLine {
  /** 1-based. */
  line: number;
  /** Undefined when the line is longer than the limit: its bytes were let go. */
  bytes: Uint8Array | undefined;
}

/** The lines that one chunk of the stream completed, and how many bytes of the stream were read up to then. */
export interface ByteLines {
  lines: ByteLine[];
  bytesRead: number;
}

/**
 * Splits a stream of bytes at newlines, holding no more than one line and one chunk. A line longer than `maxBytes` comes
 * without its bytes. The last line needs no newline; an empty rest after the last newline is no line.
 */
export async function* splitLines(
  source: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<ByteLines> {
  let held: Uint8Array[] = [];
  let heldBytes = 0;
  let line = 1;
  let bytesRead = 0;
  const hold = (part: Uint8Array) => {
    heldBytes += part.length;
    if (heldBytes > maxBytes) held = [];
    else if (part.length > 0) held.push(part);
  };
  const release = (): ByteLine => {
    const bytes = heldBytes > maxBytes ? undefined : held.length === 1 ? held[0] : Buffer.concat(held);
    held = [];
    heldBytes = 0;
    return { line: line++, bytes };
  };
  for await (const chunk of source) {
    const lines: ByteLine[] = [];
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      hold(chunk.subarray(start, end));
      lines.push(release());
      start = end + 1;
    }
    hold(chunk.subarray(start));
    bytesRead += chunk.length;
    yield { lines, bytesRead };
  }
  if (heldBytes > 0) yield { lines: [release()], bytesRead };
}
