/** One server-sent event: its name (`message` when it has none) and its data, lines joined. */
export interface ServerEvent {
  event: string;
  data: string;
}

/**
 * Reads a stream of server-sent events (WHATWG HTML 9.2.6): any of the three line ends, a byte order mark, comments and
 * fields that are of no use here are skipped. An event that the stream ends within is dropped, as the standard says.
 */
export async function* readServerEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  let event = "";
  let data: string[] = [];
  for await (const line of linesOf(body)) {
    if (line === "") {
      if (data.length > 0) yield { event: event || "message", data: data.join("\n") };
      event = "";
      data = [];
      continue;
    }
    const [field, value] = fieldOf(line);
    if (field === "event") event = value;
    if (field === "data") data.push(value);
  }
}

function fieldOf(line: string): [name: string, value: string] {
  const colon = line.indexOf(":");
  if (colon < 0) return [line, ""];
  const value = line.slice(colon + 1);
  return [line.slice(0, colon), value.startsWith(" ") ? value.slice(1) : value];
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { done, value } = await reader.read();
      rest += value ? decoder.decode(value, { stream: true }) : decoder.decode();
      // A carriage return at the very end may be the first half of a line end.
      const held = !done && rest.endsWith("\r") ? "\r" : "";
      const lines = rest.slice(0, rest.length - held.length).split(/\r\n|\r|\n/);
      rest = lines.pop()! + held;
      yield* lines;
      if (done) return;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
