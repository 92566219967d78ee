import { Readable } from "node:stream";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { ChatPiece } from "../../concierge/answerer.ts";
import type { ChatOptions, ChatReply } from "../../concierge/concierge.ts";
import { logFailure } from "../app/create-app.ts";
import { shownPath } from "../app/requests.ts";
import type { Log } from "../app/settings.ts";
import { makeProblem, toServiceError } from "./problem.ts";

type Work = (given: Pick<ChatOptions, "onPiece" | "onConversation">) => Promise<ChatReply>;

/**
 * Answers with the pieces of `work` as events while they come, then `done` with the whole, or `error`. What goes wrong
 * before the first event is thrown, for an ordinary error answer.
 */
export async function answerAsEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  work: Work,
  { logger, keepAliveMs }: { logger: Log | undefined; keepAliveMs: number },
): Promise<FastifyReply> {
  const stream = new EventStream(keepAliveMs);
  let conversationId: string | undefined;
  const answering = work({
    onConversation: (id) => {
      conversationId = id;
    },
    onPiece: (piece) => stream.write(piece.event, dataOf(piece)),
  });
  try {
    await Promise.race([stream.opened, answering]);
  } catch (error) {
    stream.end();
    throw error;
  }
  answering
    .then(({ answer }) => stream.write("done", answer))
    .catch((error: unknown) => stream.write("error", problemFor(request, error, logger)))
    .finally(() => stream.end());
  if (conversationId !== undefined) reply.header("Conversation-Id", conversationId);
  return reply
    .headers({
      "Content-Type": "text/event-stream; charset=utf-8",
      // A proxy that gathers or compresses a stream would hold its events back.
      "Cache-Control": "no-store, no-transform",
      "X-Accel-Buffering": "no",
    })
    .send(stream.readable);
}

function dataOf(piece: ChatPiece): unknown {
  switch (piece.event) {
    case "delta":
      return { text: piece.text };
    case "listings":
      return piece.listings;
    case "guides":
      return piece.guides;
    case "itinerary":
      return piece.itinerary;
  }
}

function problemFor(request: FastifyRequest, thrown: unknown, logger: Log | undefined): object {
  const error = toServiceError(thrown);
  const isOurs = error.status >= 500 && (thrown as Error)?.name !== "AbortError";
  if (isOurs) logFailure(logger, request, thrown);
  return makeProblem(error, shownPath(request.raw.url ?? "/"), request.id);
}

/** A comment, which readers skip: it keeps proxies and clients from taking silence for a broken connection. */
const KEEP_ALIVE = ":\n\n";

/**
 * Server-sent events (WHATWG HTML 9.2) as a stream to send. It opens with the first event, or with the first keep-alive
 * comment where nothing came before; a writer that waits for `write` is held back by a reader that is slow.
 */
class EventStream {
  readonly readable: Readable;
  /** Resolves when there is something to send. */
  readonly opened: Promise<void>;
  readonly #open: () => void;
  readonly #keepAlive: NodeJS.Timeout;
  #drained: (() => void) | undefined;
  #ended = false;

  /** @param keepAliveMs how long it is silent at most, in milliseconds */
  constructor(keepAliveMs: number) {
    const { promise, resolve } = Promise.withResolvers<void>();
    this.opened = promise;
    this.#open = resolve;
    this.readable = new Readable({
      read: () => this.#release(),
      destroy: (error, done) => {
        this.#stop();
        done(error);
      },
    });
    this.#keepAlive = setInterval(() => this.#push(KEEP_ALIVE), keepAliveMs);
  }

  /** Sends one event. Resolves once the reader has room for more, or is gone. */
  async write(event: string, data: unknown): Promise<void> {
    if (this.#ended) return;
    this.#keepAlive.refresh();
    if (this.#push(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)) return;
    await new Promise<void>((resolve) => {
      this.#drained = resolve;
    });
  }

  end(): void {
    if (this.#ended) return;
    this.#stop();
    this.readable.push(null);
  }

  /** Whether the reader wants more. */
  #push(text: string): boolean {
    const wantsMore = this.readable.push(text);
    this.#open();
    return wantsMore;
  }

  #release(): void {
    this.#drained?.();
    this.#drained = undefined;
  }

  #stop(): void {
    this.#ended = true;
    clearInterval(this.#keepAlive);
    this.#release();
  }
}

/** Whether a request wants its answer as events: it accepts them, and JSON no more than them. */
export function wantsEvents(accept: string | undefined): boolean {
  const weights = new Map(
    (accept ?? "").split(",").map((entry) => {
      const [type = "", ...parameters] = entry.split(";").map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
      return [type, weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  const events = weights.get("text/event-stream") ?? 0;
  return events > 0 && events >= (weights.get("application/json") ?? 0);
}
