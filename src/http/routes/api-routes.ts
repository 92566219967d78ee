import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Operation, operations } from "../../contract/operations.ts";
import type { Parameters, ValuesOf } from "../../contract/parameter.ts";
import {
  checkPathParameters,
  type QueryPair,
  readParameters,
  readQuery,
} from "../../contract/read-parameters.ts";
import type { Discovery } from "../../discovery/discovery.ts";
import type { Scope } from "../../discovery/match/sight.ts";
import type { Answer } from "../../discovery/present.ts";
import { readRawQuery, shownPath } from "../app/requests.ts";
import type { RateLimiter } from "../limits/rate-limit.ts";
import { authorise, type Keyring } from "./authorise.ts";
import { sendBytes } from "./send-bytes.ts";

export interface ApiParts {
  discovery: Discovery;
  keyring: Keyring;
  limiter: RateLimiter;
  /** Epoch milliseconds. */
  clock: () => number;
}

/** Opening states change: no answer is cached longer than a minute, and none in a shared cache. */
const CACHE_CONTROL = "private, max-age=60";
/** A key in a header is not part of the address: without this, a browser's cache would give one key the answers for another. */
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
  const query = readQuery(readRawQuery(target));
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
  const { body, languages, paging, headers } = await answer(discovery, scope, values as never, path);
  if (languages.length > 0) reply.header("Content-Language", languages.join(", "));
  if (headers) reply.headers(headers);
  const known = query.filter(({ name }) => Object.hasOwn(parameters, name));
  const link = linkHeader(shownPath(target), known, paging);
  if (link !== undefined) reply.header("Link", link);
  return sendBytes(request, reply, {
    body,
    contentType: "application/json; charset=utf-8",
    cacheControl: CACHE_CONTROL,
  });
}

type PathValues = Readonly<Record<string, string>>;

/** An operation and the use case that answers it. */
export interface Route {
  operation: Operation;
  answer: (discovery: Discovery, scope: Scope, values: never, path: PathValues) => Promise<Answer>;
}

function route<P extends Parameters>(
  operation: Operation<P>,
  answer: (discovery: Discovery, scope: Scope, values: ValuesOf<P>, path: PathValues) => Promise<Answer>,
): Route {
  return { operation, answer };
}

/** Every operation below /v2, with its use case. */
export const routes: readonly Route[] = [
  route(operations.guideSearch, (discovery, scope, values) => discovery.guideSearch(scope, values)),
  route(operations.listingSearch, (discovery, scope, values) => discovery.listingSearch(scope, values)),
  route(operations.locationSearch, (discovery, scope, values) => discovery.locationSearch(scope, values)),
  route(operations.hostProfile, (discovery, scope, values) => discovery.hostProfile(scope, values)),
  route(operations.hostHome, (discovery, scope, values) => discovery.hostHome(scope, values)),
  route(operations.listHosts, (discovery, scope) => discovery.listHosts(scope)),
  route(operations.orgLanguages, (discovery, scope, values) => discovery.orgLanguages(scope, values)),
  route(operations.pageSlug, (discovery, scope, values, path) =>
    discovery.pageSlug(scope, path.siteId!, values),
  ),
  route(operations.getPersonalizationOptions, (discovery, scope, values) =>
    discovery.personalizationOptions(scope, values),
  ),
];

/** Proxies and clients commonly take 8 or 16 KiB for all headers of an answer, and fail the whole answer beyond it. */
const MAX_LENGTH = 6_000;

/**
 * The Link header of a paginated answer (RFC 8288): first, prev, next and last, each the same request with another page.
 * `query` is the part of it that the operation knows. The key is left out: headers are logged and stored in places where no key may be.
 * Links of a request so long that an answer might not get through with them are left out as well.
 */
function linkHeader(path: string, query: readonly QueryPair[], paging: Answer["paging"]): string | undefined {
  if (!paging || paging.pages === 0) return undefined;
  const { page, pages } = paging;
  let rest = "";
  for (const { name, value } of query) {
    if (name !== "key" && name !== "page" && value.trim() !== "") rest += `${encode(name)}=${encode(value)}&`;
  }
  const link = (relation: string, number: number) => `<${path}?${rest}page=${number}>; rel="${relation}"`;
  const links = [link("first", 1)];
  if (page > 1) links.push(link("prev", Math.min(page - 1, pages)));
  if (page < pages) links.push(link("next", page + 1));
  links.push(link("last", pages));
  const header = links.join(", ");
  return header.length <= MAX_LENGTH ? header : undefined;
}

/** Commas and colons may stand in a query as they are, and read better so. */
function encode(text: string): string {
  if (/^[\w.,:~-]*$/.test(text)) return text;
  return encodeURIComponent(text).replaceAll("%2C", ",").replaceAll("%3A", ":");
}
