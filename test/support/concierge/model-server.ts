import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A call of a tool as the model asks for it. */
export interface ToolCall {
  name: string;
  arguments: unknown;
}

/** What the model does when it is asked: say something, call tools, or something of a bad server. */
export type Move =
  | { text: string; finish?: string }
  | { calls: readonly ToolCall[]; text?: string }
  | { status: number; body?: string }
  | { raw: string }
  | { breaksAfter: string }
  | { hangsAfter: string | undefined }
  | { endless: string };

/** A request of the chat-completions protocol, as it came. */
export interface Asked {
  path: string;
  headers: IncomingHttpHeaders;
  body: {
    model: string;
    stream: boolean;
    messages: { role: string; content: unknown; tool_call_id?: string }[];
    tools?: { function: { name: string; parameters: { properties: Record<string, unknown> } } }[];
  };
}

const DONE = "data: [DONE]\n\n";

/**
 * A server on this machine that speaks the chat-completions protocol (server-sent chunks) as `moves` say, one for each
 * request, the last one again and again. A move may depend on what was asked.
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
    perform(typeof move === "function" ? move(one) : move, response, asked.length);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  t.after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { asked, baseUrl: `http://127.0.0.1:${port}/v1` };
}

function perform(move: Move, response: ServerResponse, turn: number): void {
  if ("status" in move) {
    response.writeHead(move.status, { "Content-Type": "application/json" }).end(move.body ?? "{}");
    return;
  }
  response.writeHead(200, { "Content-Type": "text/event-stream" });
  if ("raw" in move) response.end(move.raw);
  else if ("breaksAfter" in move) {
    response.write(chunk({ content: move.breaksAfter }));
    setTimeout(() => response.destroy(), 20);
  } else if ("hangsAfter" in move) {
    if (move.hangsAfter) response.write(chunk({ content: move.hangsAfter }));
  } else if ("endless" in move) {
    const more = () => {
      while (!response.destroyed) if (!response.write(chunk({ content: move.endless }))) break;
    };
    response.on("drain", more);
    more();
  } else {
    response.write(chunk({ role: "assistant", content: "" }));
    for (const piece of move.text?.match(/[\s\S]{1,7}/g) ?? []) response.write(chunk({ content: piece }));
    if ("calls" in move)
      response.write(chunk({ tool_calls: move.calls.map((call, index) => callOf(call, index, turn)) }));
    const finish = "calls" in move ? "tool_calls" : (move.finish ?? "stop");
    response.end(chunk({}, finish) + DONE);
  }
}

function callOf({ name, arguments: given }: ToolCall, index: number, turn: number) {
  const text = typeof given === "string" ? given : JSON.stringify(given);
  return { index, id: `call_${turn}_${index}`, type: "function", function: { name, arguments: text } };
}

function chunk(delta: object, finish: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  return `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "m", choices })}\n\n`;
}
