import type { FastifyReply, FastifyRequest } from "fastify";
import type { ChatPiece } from "../../concierge/answerer.ts";
import type { ChatOptions, ChatReply } from "../../concierge/concierge.ts";
import { describe } from "../app/create-app.ts";
import { shownPath } from "../app/request-target.ts";
import type { Log } from "../app/settings.ts";
import { EventStream } from "./event-stream.ts";
import { problemOf, serviceErrorOf } from "./problem.ts";

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
  const error = serviceErrorOf(thrown);
  const isOurs = error.status === 500 && (thrown as Error)?.name !== "AbortError";
  if (isOurs) logger?.error({ requestId: request.id, error: describe(thrown) }, "request failed");
  return problemOf(error, shownPath(request.raw.url ?? "/"), request.id);
}
