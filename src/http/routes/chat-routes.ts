import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ChatReply, Concierge } from "../../concierge/concierge.ts";
import { type ChatOperation, chatOperations, type SharedPlanAnswer } from "../../contract/chat-operations.ts";
import {
  checkOpening,
  openingParameters,
  readChatRequest,
  readShareRequest,
} from "../../contract/chat-request.ts";
import { faultyRequest, ServiceError } from "../../contract/errors.ts";
import { checkPathParameters, readParameters, readQuery } from "../../contract/read-parameters.ts";
import type { Scope } from "../../discovery/match/sight.ts";
import { readRawQuery } from "../app/requests.ts";
import type { Log } from "../app/settings.ts";
import { COSTS } from "../limits/key-limits.ts";
import type { MailLimits } from "../limits/mail-limits.ts";
import type { SiteOf } from "../pages/domains.ts";
import { admit, type Caller, type Gate } from "./authorise.ts";
import { answerAsEvents, wantsEvents } from "./chat-events.ts";
import { sendJson } from "./send-bytes.ts";

export interface ChatParts extends Gate {
  concierge: Concierge;
  mailLimits: MailLimits;
  logger: Log | undefined;
  /** What the public pages of a host are known by. */
  siteOf: SiteOf;
  /** How long a stream of events is silent at most, in milliseconds. */
  keepAliveMs: number;
}

type Handler = (request: FastifyRequest, reply: FastifyReply, caller: Caller) => Promise<FastifyReply>;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Adds the preview operations. */
export function addChatRoutes(app: FastifyInstance, parts: ChatParts): void {
  const callers = new WeakMap<FastifyRequest, Caller>();
  const { limits, senders } = parts;
  const add = (operation: ChatOperation, handler: Handler) =>
    app.route({
      method: operation.method,
      url: operation.path.replace(/\{(\w+)\}/g, ":$1"),
      config: { operation: operation.operationId },
      // Before the body is read: a caller without permission is refused, whatever they sent.
      onRequest: async (request, reply) => {
        const { parameters } = operation;
        const caller = await admit(request, parts, { ability: "chat", parameters });
        callers.set(request, caller);
        reply.header("Cache-Control", "no-store");
        const isMessage = operation.method === "POST";
        const told = limits.take(caller.scope.orgId, caller.keyId, isMessage ? 0 : COSTS.message);
        // A message costs its key something once it is known to be one; until then its sender.
        if (isMessage) senders.at(request.ip).check();
        else reply.headers(told);
      },
      onError: async (request, reply, { code }) => {
        const isNoMessage = operation.method === "POST" && !reply.hasHeader("RateLimit");
        if (isNoMessage && callers.has(request) && code !== "rate_limited")
          senders.at(request.ip).refused(COSTS.refusedBody);
      },
      handler: (request, reply) => handler(request, reply, callers.get(request)!),
    });
  add(chatOperations.chat, (request, reply, caller) => answerMessage(request, reply, caller, parts));
  add(chatOperations.chatOpening, (request, reply, caller) => open(request, reply, caller, parts));
  add(chatOperations.sharePlan, (request, reply, caller) => share(request, reply, caller, parts));
  add(chatOperations.deleteConversation, (request, reply, caller) => forget(request, reply, caller, parts));
}

async function answerMessage(
  request: FastifyRequest,
  reply: FastifyReply,
  { scope, keyId }: Caller,
  { concierge, limits, mailLimits, logger, keepAliveMs }: ChatParts,
): Promise<FastifyReply> {
  checkAddress(request);
  const { body } = request;
  if (body === undefined) throw new ServiceError("invalid_json", "the body is empty");
  checkHost(scope, body);
  const asked = readChatRequest(body);
  const cost = asked.action === "createItinerary" ? COSTS.plan : COSTS.message;
  reply.headers(limits.take(scope.orgId, keyId, cost));
  const gone = goneSignal(reply);
  const options = {
    signal: gone,
    admitMail: (recipient: string) => mailLimits.take(`${scope.orgId}/${keyId}`, request.ip, recipient),
  };
  try {
    if (wantsEvents(request.headers.accept)) {
      return await answerAsEvents(
        request,
        reply,
        (given) => concierge.chat({ scope, keyId }, asked, { ...options, ...given }),
        { logger, keepAliveMs },
      );
    }
    return await sendReply(request, reply, await concierge.chat({ scope, keyId }, asked, options));
  } catch (error) {
    // There is nobody to answer any more.
    if (gone.aborted) return reply.hijack();
    throw error;
  }
}

async function share(
  request: FastifyRequest,
  reply: FastifyReply,
  { scope, keyId }: Caller,
  { concierge, limits, siteOf }: ChatParts,
): Promise<FastifyReply> {
  checkAddress(request);
  checkHost(scope, request.body);
  const asked = readShareRequest(request.body ?? {});
  reply.headers(limits.take(scope.orgId, keyId, COSTS.message));
  const { token, hostId, expiresAt } = await concierge.sharePlan({ scope, keyId }, asked);
  const answer: SharedPlanAnswer = {
    url: `${siteOf(request, scope.orgId, hostId)}/plan/${token}`,
    expiresAt,
  };
  return sendJson(request, reply, answer);
}

async function open(
  request: FastifyRequest,
  reply: FastifyReply,
  { scope, keyId }: Caller,
  { concierge }: ChatParts,
): Promise<FastifyReply> {
  checkPathParameters(request.params as Record<string, string>);
  const values = readParameters(openingParameters, readQuery(readRawQuery(request.raw.url ?? "/")));
  checkOpening(values);
  return sendReply(request, reply, await concierge.opening({ scope, keyId }, values));
}

async function forget(
  request: FastifyRequest,
  reply: FastifyReply,
  { scope, keyId }: Caller,
  { concierge }: ChatParts,
): Promise<FastifyReply> {
  checkAddress(request);
  const { conversationId = "" } = request.params as Record<string, string>;
  if (!UUID.test(conversationId)) {
    const detail = "conversationId must be the Conversation-Id of an answer, a UUID";
    throw faultyRequest([{ in: "path", name: "conversationId", code: "invalid_uuid", detail }]);
  }
  await concierge.forget({ scope, keyId }, conversationId.toLowerCase());
  return reply.code(204).send();
}

/** The parts of the address that the operation has no parameters for can still be at fault. */
function checkAddress(request: FastifyRequest): void {
  checkPathParameters(request.params as Record<string, string>);
  readParameters({}, readQuery(readRawQuery(request.raw.url ?? "/")));
}

/** A key bound to hosts may never ask for another host, existing or not, in a body as in a query. */
function checkHost({ hostIds }: Scope, body: unknown): void {
  const { profileId } = (body ?? {}) as { profileId?: unknown };
  if (!hostIds || typeof profileId !== "string" || profileId.trim() === "") return;
  if (!hostIds.includes(profileId.trim())) {
    throw new ServiceError("scope_forbidden", "the key is bound to other hosts");
  }
}

/** Aborted when the connection closes before the answer is out. */
function goneSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once("close", () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}

async function sendReply(
  request: FastifyRequest,
  reply: FastifyReply,
  { answer, language, conversationId }: ChatReply,
): Promise<FastifyReply> {
  if (conversationId !== undefined) reply.header("Conversation-Id", conversationId);
  reply.header("Content-Language", language);
  return sendJson(request, reply, answer);
}
