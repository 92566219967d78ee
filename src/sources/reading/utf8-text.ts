import { isUtf8 } from "node:buffer";
import { BrokenFile } from "../source-record.ts";

const NEWLINE = 0x0a;

/** Levels of tags that are read of XML: the formats have under ten, and the parser keeps each that is open. */
export const MOST_XML_LEVELS = 64;

/**
 * The text of a stream of UTF-8, a chunk at a time, without its byte order mark. No character is cut in two.
 * @throws BrokenFile when the bytes are of another encoding, compressed or not text: it names the line.
 */
export async function* utf8Text(source: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let held: Buffer = Buffer.alloc(0);
  let line = 1;
  let isFirst = true;
  for await (const chunk of source) {
    let bytes =
      held.length > 0
        ? Buffer.concat([held, chunk])
        : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length);
    if (isFirst) {
      if (bytes.length < 4) {
        held = bytes;
        continue;
      }
      isFirst = false;
      bytes = withoutMark(bytes);
    }
    const whole = bytes.subarray(0, bytes.length - cutTail(bytes));
    yield decode(whole, line);
    line += newlinesIn(whole);
    held = Buffer.from(bytes.subarray(whole.length));
  }
  const rest = isFirst ? withoutMark(held) : held;
  if (rest.length > 0) yield decode(rest, line);
}

/** The whole text of a file, at most `maxBytes` long. @throws BrokenFile as `utf8Text`, and when it is longer. */
export async function wholeText(source: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> {
  const parts: string[] = [];
  let length = 0;
  for await (const part of utf8Text(source)) {
    length += part.length;
    if (length > maxBytes) {
      const detail = `the file is longer than ${Math.round(maxBytes / 1024 / 1024)} MiB; cut it into several`;
      throw new BrokenFile("broken_file", detail);
    }
    parts.push(part);
  }
  return parts.join("");
}

function decode(bytes: Uint8Array, firstLine: number): string {
  const nul = bytes.indexOf(0);
  if (nul !== -1) {
    const line = firstLine + newlinesIn(bytes.subarray(0, nul));
    throw new BrokenFile("invalid_utf8", "the file has NUL bytes: it is not text, or it is UTF-16", { line });
  }
  if (isUtf8(bytes)) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("utf8");
  throw new BrokenFile("invalid_utf8", NOT_UTF8, { line: firstLine + linesBeforeFault(bytes) });
}

const NOT_UTF8 =
  "bytes that are not UTF-8; spreadsheets often write Windows-1252: choose UTF-8 when saving, or convert the file";

/** Newlines before the first line that is not UTF-8. A newline's byte is part of no other character. */
function linesBeforeFault(bytes: Uint8Array): number {
  let lines = 0;
  for (let start = 0; start < bytes.length; lines++) {
    const newline = bytes.indexOf(NEWLINE, start);
    const end = newline === -1 ? bytes.length : newline;
    if (!isUtf8(bytes.subarray(start, end))) return lines;
    start = end + 1;
  }
  return lines;
}

function newlinesIn(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) count++;
  return count;
}

/** How many bytes at the end begin a character that goes on in the next chunk (0..3). */
function cutTail(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!;
    if (byte < 0x80) return 0;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return length > back ? back : 0;
  }
  return 0;
}

/** Beginnings of files that are not UTF-8 text, and what they are. */
const FOREIGN: readonly (readonly [signature: readonly number[], what: string])[] = [
  [[0xff, 0xfe], "the file is UTF-16; save it as UTF-8"],
  [[0xfe, 0xff], "the file is UTF-16; save it as UTF-8"],
  [[0x1f, 0x8b], "the file is compressed with gzip; unpack it first"],
  [
    [0x50, 0x4b, 0x03, 0x04],
    "the file is a zip archive or a spreadsheet's own format; unpack it or save it as text",
  ],
];

function withoutMark(bytes: Buffer): Buffer {
  for (const [signature, what] of FOREIGN) {
    if (signature.every((byte, index) => bytes[index] === byte))
      throw new BrokenFile("invalid_utf8", what, { line: 1 });
  }
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
}
