const NEWLINE = 0x0a;

/** One line of a stream of bytes, without its newline. */
export interface ByteLine {
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
