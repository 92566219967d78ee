import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What the model does when it is asked: answer, or something of a bad server. */
export type Move =
  /** An answer: a text as it is, anything else as JSON. */
  | { says: unknown; finish?: string }
  /** A completion with this message, whatever it is. */
  | { message: unknown; finish?: string }
  | { status: number; body?: string; type?: string }
  /** A good status with a body of any sort. */
  | { raw: string; type?: string }
  | { breaksAfter: string }
  | { hangsAfter: string }
  | { endless: string }
  | "resets";

/** A request of the chat-completions protocol, as it came. */
export interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
  body: {
    model: string;
    stream: boolean;
    messages: { role: string; content: string }[];
    response_format?: { type: string; json_schema: { schema: { properties: Record<string, unknown> } } };
    tools?: unknown;
  };
}

/**
 * A server on this machine that speaks the chat-completions protocol as `moves` say, one for each request, the last one again and
 * again. A move may depend on what was asked.
 */
export async function startModelServer(
  t: { after(close: () => void): void },
  moves: readonly (Move | ((asked: Asked) => Move))[],
) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const one: Asked = { path: request.url ?? "", headers: request.headers, body: JSON.parse(text) };
    asked.push(one);
    const move = moves[Math.min(asked.length, moves.length) - 1]!;
    perform(typeof move === "function" ? move(one) : move, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { asked, baseUrl: `http://127.0.0.1:${port}/v1` };
}

function perform(move: Move, response: ServerResponse): void {
  if (move === "resets") {
    response.socket?.resetAndDestroy();
    return;
  }
  const { status = 200, type = "application/json" } = move as { status?: number; type?: string };
  response.writeHead(status, { "Content-Type": type });
  if ("raw" in move) response.end(move.raw);
  else if ("status" in move) response.end(move.body ?? "{}");
  else if ("breaksAfter" in move) {
    response.write(move.breaksAfter);
    setTimeout(() => response.destroy(), 20);
  } else if ("hangsAfter" in move) response.write(move.hangsAfter);
  else if ("endless" in move) {
    const more = () => {
      while (!response.destroyed) if (!response.write(move.endless)) break;
    };
    response.on("drain", more);
    more();
  } else response.end(completion(messageOf(move), move.finish));
}

function messageOf(move: { says: unknown } | { message: unknown }): unknown {
  if ("message" in move) return move.message;
  const content = typeof move.says === "string" ? move.says : JSON.stringify(move.says);
  return { role: "assistant", content };
}

/** A whole completion as a server sends it. */
function completion(message: unknown, finish = "stop"): string {
  const choices = [{ index: 0, message, finish_reason: finish }];
  return JSON.stringify({ id: "c", object: "chat.completion", created: 1, model: "m", choices });
}
