import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Discovery } from "../../discovery/discovery.ts";
import { queryOf, shownPath } from "../app/request-target.ts";
import type { RateLimiter } from "../limits/rate-limit.ts";
import { authorise } from "./authorise.ts";
import type { Keyring } from "./keyring.ts";
import { linkHeader } from "./link.ts";
import { checkPathParameters } from "./path-parameters.ts";
import { readQuery } from "./raw-query.ts";
import { readParameters } from "./read-parameters.ts";
import { type Route, routes } from "./routes.ts";
import { sendBytes } from "./send-bytes.ts";

export interface ApiParts {
  discovery: Discovery;
  keyring: Keyring;
  limiter: RateLimiter;
  /** Epoch milliseconds. */
  clock: () => number;
}

/** Opening states move: no answer is kept longer than a minute, and none by a cache that others share. */
const CACHE_CONTROL = "private, max-age=60";
/** A key in a header is no part of the address: a browser's cache would else give one key what it has of another. */
const VARY = "Origin, Accept-Encoding, X-Api-Key, Authorization";

/** Adds every operation of the interface. */
export function addApiRoutes(app: FastifyInstance, parts: ApiParts): void {
  for (const route of routes) {
    const { path, operationId } = route.operation;
    app.get(path.replace(/\{(\w+)\}/g, ":$1"), { config: { operation: operationId } }, (request, reply) =>
      answerRequest(request, reply, route, parts),
    );
  }
}

/** Authorise, count, validate, act, present: the order of the checks is the order of the errors. */
async function answerRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { operation, answer }: Route,
  { discovery, keyring, limiter, clock }: ApiParts,
): Promise<FastifyReply> {
  const target = request.raw.url ?? "/";
  const query = readQuery(queryOf(target));
  const path = request.params as Record<string, string>;
  const { parameters } = operation;
  const claim = {
    orgId: path.orgId ?? "",
    query,
    headers: request.headers,
    parameters,
    ability: "read" as const,
  };
  const { scope, keyId } = await authorise(keyring, clock, claim);
  request.caller = { orgId: scope.orgId, keyId };
  reply.header("Vary", VARY);
  reply.headers(limiter.take(`${scope.orgId}/${keyId}`));
  checkPathParameters(path);
  const values = readParameters(parameters, query);
  const { body, languages, paging } = await answer(discovery, scope, values as never, path);
  if (languages.length > 0) reply.header("Content-Language", languages.join(", "));
  const known = query.filter(({ name }) => Object.hasOwn(parameters, name));
  const link = linkHeader(shownPath(target), known, paging);
  if (link !== undefined) reply.header("Link", link);
  return sendBytes(request, reply, {
    body,
    contentType: "application/json; charset=utf-8",
    cacheControl: CACHE_CONTROL,
  });
}
