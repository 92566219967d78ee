import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Socket } from "node:net";
import cors from "@fastify/cors";
import Fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from "fastify";
import { withoutKeys } from "../../content/keys.ts";
import { ServiceError } from "../../contract/errors.ts";
import { routedTarget } from "../pages/domains.ts";
import { makeProblem, toServiceError } from "../routes/problem.ts";
import { corsHeaders, corsOptions } from "./cors.ts";
import { AllowedMethods, chooseRequestId, namesHostTwice, readPath, shownPath, traceOf } from "./requests.ts";
import type { Log, ServerSettings } from "./settings.ts";
import { refuseOnSocket, writeProblem } from "./socket-errors.ts";
import { Turns } from "./turns.ts";

const MAX_BODY_BYTES = 64 * 1_024;
const MAX_HEAD_BYTES = 16 * 1_024;
const REQUEST_TIMEOUT_MS = 30_000;
/** Longer than the slowest answer, a language model's, may be silent. Without it, a client that never reads would hold its socket forever. */
const STALL_TIMEOUT_MS = 360_000;

/** Whether an address is a proxy's, the server's own peer being hop 0. */
type TrustFunction = (address: string, hop: number) => boolean;

declare module "fastify" {
  interface FastifyRequest {
    /** Who asked, for the log: the key's name, never the key. */
    caller: { orgId: string; keyId: string } | null;
  }
  interface FastifyContextConfig {
    /** Name of the operation in logs and metrics. */
    operation?: string;
  }
}

/** What is told of an answer that has gone out. */
export interface Told {
  /** "none" for an unknown address. */
  operation: string;
  requestId: string;
  request: IncomingMessage;
  status: number;
  milliseconds: number;
  caller: FastifyRequest["caller"];
}

export interface AppParts {
  settings: ServerSettings;
  logger?: Log;
  turns?: Turns;
  /** Called after every answer. */
  tell?: (told: Told) => void;
}

/**
 * A Fastify instance without routes that gives every fault the same shape, every request an id and one log line, and
 * every address its OPTIONS, 404 and 405.
 */
export async function createApp({
  settings,
  logger,
  turns = new Turns(),
  tell = () => {},
}: AppParts): Promise<FastifyInstance> {
  const requestTimeout = settings.requestTimeoutMs ?? REQUEST_TIMEOUT_MS;
  const { publicDomains } = settings;
  const rewriteUrl =
    publicDomains &&
    (({ headers, url = "/" }: IncomingMessage) => routedTarget(publicDomains, headers.host, url));
  const app = Fastify({
    // Fastify's own lines would show addresses with their query; the one line a request is written below.
    logger: false,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: chooseRequestId,
    rewriteUrl,
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout,
    connectionTimeout: settings.stallTimeoutMs ?? STALL_TIMEOUT_MS,
    return503OnClosing: false,
    trustProxy: trustSetting(settings.trustProxy),
    // A long path parameter is checked after the key, like every other parameter; the limit on the request's head bounds it.
    routerOptions: { maxParamLength: MAX_HEAD_BYTES },
    http: {
      maxHeaderSize: MAX_HEAD_BYTES,
      headersTimeout: Math.ceil(requestTimeout / 2),
      requestTimeout,
      connectionsCheckingInterval: Math.min(5_000, Math.ceil(requestTimeout / 4)),
      requireHostHeader: false,
    },
    clientErrorHandler: (error, socket) => refuseOnSocket(logger, error, socket as Socket),
    frameworkErrors: (error, request, reply) => {
      const plain = reply as unknown as FastifyReply;
      answerProblem(request as FastifyRequest, plain, error, logger);
      tell(toldOf(request as FastifyRequest, plain));
    },
  });
  // Only JSON bodies are taken: without this a text/plain body would be accepted as text.
  app.removeContentTypeParser("text/plain");
  refuseConnect(app);

  const allowed = new AllowedMethods();
  app.addHook("onRoute", ({ url, method }) => {
    if (url !== "*") allowed.add(url, [method].flat());
  });
  app.decorateRequest("caller", null);
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("X-Request-Id", request.id);
    reply.header("Vary", "Origin, Accept-Encoding");
    reply.header("X-Content-Type-Options", "nosniff");
    // Many clients name a type for the body that they do not send; Fastify would read it.
    if (!hasBody(request)) delete request.headers["content-type"];
    done(turns.refusalOf(request.raw) ?? faultOf(request, reply, allowed));
  });
  // Before the routes of the plug-in, which would keep Fastify's own.
  app.setErrorHandler((error, request, reply) => answerProblem(request, reply, error, logger));
  await app.register(cors, corsOptions);
  app.addHook("onResponse", (request, reply, done) => {
    tell(toldOf(request, reply));
    done();
  });
  return app;
}

/** The setting in Fastify's form. Given a number, Fastify would trust nobody, since it cannot know that all callers come through the proxies. */
function trustSetting(proxies: ServerSettings["trustProxy"] = false): boolean | string[] | TrustFunction {
  if (typeof proxies === "number") return (_address, hop) => hop < proxies;
  return typeof proxies === "boolean" ? proxies : [...proxies];
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** What is wrong with a request before any route sees it: no Host, no such address, or not with this method. */
function faultOf(
  request: FastifyRequest,
  reply: FastifyReply,
  allowed: AllowedMethods,
): ServiceError | undefined {
  if (request.raw.httpVersion === "1.1" && request.headers.host === undefined) {
    return new ServiceError("bad_request", "the Host header is missing");
  }
  if (namesHostTwice(request.raw)) return new ServiceError("bad_request", "there are several Host headers");
  if (!request.is404 && request.method !== "OPTIONS") return undefined;
  const methods = allowed.of(readPath(request.raw.url ?? "/"));
  if (!methods) return new ServiceError("route_not_found", "there is no such address");
  if (request.method === "OPTIONS") {
    reply.header("Allow", methods.join(", "));
    return undefined;
  }
  return new ServiceError("method_not_allowed", `the address takes ${methods.join(", ")}`, {
    headers: { Allow: methods.join(", ") },
  });
}

/** CONNECT makes no request that a route could answer; without this its connection would close without an answer. */
function refuseConnect(app: FastifyInstance): void {
  app.server.on("connect", (_request, socket) => {
    socket.on("error", () => socket.destroy());
    writeProblem(
      socket as Socket,
      new ServiceError("method_not_allowed", "this is not a proxy"),
      randomUUID(),
    );
  });
}

function answerProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  thrown: unknown,
  logger: Log | undefined,
): void {
  const error = toServiceError(thrown);
  // A 503 of our own is an answer, not a failure: the line of the request tells it.
  const isAnswer = thrown === error && error.status === 503;
  if (error.status >= 500 && !isAnswer) logFailure(logger, request, thrown);
  const problem = makeProblem(error, shownPath(request.raw.url ?? "/"), request.id);
  reply
    .code(problem.status)
    .headers(corsHeaders)
    .headers({
      "X-Request-Id": request.id,
      "Cache-Control": "no-store",
      "Content-Type": "application/problem+json",
      "X-Content-Type-Options": "nosniff",
      ...error.headers,
    })
    .send(Buffer.from(JSON.stringify(problem)));
}

/** Writes why a request has no answer. */
export function logFailure(logger: Log | undefined, { id, raw }: FastifyRequest, thrown: unknown): void {
  logger?.error({ requestId: id, ...traceOf(raw), error: describe(thrown) }, "request failed");
}

/** A thrown value as the log shows it: what it is and where, without any key. */
function describe(thrown: unknown): object {
  if (!(thrown instanceof Error)) return { type: typeof thrown };
  const { name, message, stack, cause } = thrown;
  return {
    type: name,
    message: withoutKeys(message),
    stack: stack && withoutKeys(stack),
    ...(cause === undefined ? {} : { cause: describe(cause) }),
  };
}

function toldOf(request: FastifyRequest, reply: FastifyReply): Told {
  return {
    operation: request.routeOptions?.config?.operation ?? "none",
    requestId: request.id,
    request: request.raw,
    status: reply.statusCode,
    milliseconds: reply.elapsedTime,
    caller: request.caller,
  };
}

/** Writes the one line of a request. */
export function logAnswer(logger: Log, { requestId, request, status, milliseconds, caller }: Told): void {
  logger.info(
    {
      requestId,
      ...traceOf(request),
      method: request.method,
      path: shownPath(request.url ?? "/"),
      status,
      milliseconds: Number(milliseconds.toFixed(2)),
      ...caller,
    },
    "request",
  );
}
