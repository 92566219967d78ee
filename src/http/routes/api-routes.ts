import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { BoundedCache } from "../../content/bounded-cache.ts";
import { withoutKeys } from "../../content/keys.ts";
import { giveBack } from "../../content/lent-memory.ts";
import { Marks } from "../../content/marks.ts";
import { deprecationHeaders } from "../../contract/changelog.ts";
import { ServiceError } from "../../contract/errors.ts";
import { type Operation, operations } from "../../contract/operations.ts";
import type { Parameters, ValuesOf } from "../../contract/parameter.ts";
import {
  checkPathParameters,
  type QueryPair,
  readParameters,
  readQuery,
  unknownNames,
} from "../../contract/read-parameters.ts";
import type { Discovery } from "../../discovery/discovery.ts";
import type { Scope } from "../../discovery/match/sight.ts";
import type { Answer } from "../../discovery/present.ts";
import { readPreview } from "../../management/previews.ts";
import type { KeyStore } from "../../store/store.ts";
import { readRawQuery, shownPath } from "../app/requests.ts";
import { COSTS, type KeyLimits, type Sender, type Senders } from "../limits/key-limits.ts";
import { authorise, checkHosts, type Keyring } from "./authorise.ts";
import { compress, type Encoding, encodingFor, makeEtag, matchesEtag, prefersGzip } from "./send-bytes.ts";

export interface ApiParts {
  discovery: Discovery;
  keyring: Keyring;
  /** Those that sign preview tokens; absent: drafts are not shown. */
  keys?: Pick<KeyStore, "list">;
  limits: KeyLimits;
  /** Epoch milliseconds. */
  clock: () => number;
  /** Bound of the answers that are kept. */
  keptBytes: number;
}

/** Opening states change: no answer is cached longer than a minute, and none in a shared cache. */
const CACHE_CONTROL = "private, max-age=60";
/** A key in a header is not part of the address: without this, a browser's cache would give one key the answers for another. */
const VARY = "Origin, Accept-Encoding, X-Api-Key, Authorization, Preview-Token";

/** Adds every operation of the interface. */
export function addApiRoutes(app: FastifyInstance, answers: ApiAnswers, senders: Senders): void {
  for (const route of routes) {
    const { path, operationId } = route.operation;
    const url = path.replace(/\{(\w+)\}/g, ":$1");
    app.get(url, { config: { operation: operationId } }, async (request, reply) => {
      const query = readQuery(readRawQuery(request.raw.url ?? "/"));
      const asked = readAsked(route, request.params as PathValues, query);
      const { status, body } = await answers.answer(asked, {
        request: request.raw,
        sender: senders.at(request.ip),
        header: (name, value) => reply.header(name, value),
        isFrom: (caller) => {
          request.caller = caller;
        },
      });
      reply.code(status);
      if (!body) return reply.send();
      // Not at "close": a connection that broke off may still have the bytes.
      reply.raw.once("finish", () => giveBack(body));
      return reply.send(body);
    });
  }
}

/** What a request asks, as its target says it. */
export interface Asked {
  route: Route;
  path: PathValues;
  query: readonly QueryPair[];
  /** Headers that tell of the question itself: parameters that the operation does not know, and what will end. */
  told: Readonly<Record<string, string>>;
  /** The checked parameters. @throws ServiceError with every fault of path and query. */
  values: () => object;
}

export function readAsked(route: Route, path: PathValues, query: readonly QueryPair[]): Asked {
  const { parameters } = route.operation;
  const values = () => {
    checkPathParameters(path);
    return readParameters(parameters, query);
  };
  return { route, path, query, told: headersAbout(route, query), values };
}

function headersAbout({ operation }: Route, query: readonly QueryPair[]): Asked["told"] {
  const names = unknownNames(operation.parameters, query);
  const shown = names.map((name) => encodeURIComponent(withoutKeys(name).slice(0, 100)));
  return {
    ...(shown.length > 0 ? { "Ignored-Parameters": shown.join(", ") } : {}),
    ...deprecationHeaders(
      operation.operationId,
      query.map(({ name }) => name),
    ),
  };
}

/** A request that is answered, and where what is known of its answer goes as soon as it is known. */
export interface Exchange {
  request: IncomingMessage;
  /** Absent where it is not known whose address it is. */
  sender?: Sender;
  header(name: string, value: string): void;
  isFrom(caller: NonNullable<FastifyRequest["caller"]>): void;
}

/** What goes out besides headers; the body's memory is given back once it has gone (`giveBack`). */
export interface Outcome {
  status: 200 | 304;
  body?: Buffer;
}

/** An answer's head, but for what each request has of its own. */
interface Head {
  etag: string;
  lines: readonly (readonly [name: string, value: string])[];
}

/** What is remembered of an answer that lasts: the forms in which it went out when it was asked for again. */
interface Kept {
  head: Head;
  lasts: NonNullable<Answer["lasts"]>;
  /** Of the body as it is. */
  length: number;
  forms: ReadonlyMap<Encoding | undefined, Buffer>;
}

/** More than a head takes: what was asked once shall not drive out what is asked again. */
const HEAD_BYTES = 16 * 1_024;

/** Answers to the operations, whoever reads the requests and writes the answers. */
export class ApiAnswers {
  readonly #parts: ApiParts;
  readonly #kept: BoundedCache<string, Kept>;
  readonly #marks = new Marks();
  /** Requests that failed: who answers them once more does not count them again. */
  readonly #counted = new WeakMap<IncomingMessage, Record<string, string>>();

  constructor(parts: ApiParts) {
    this.#parts = parts;
    this.#kept = new BoundedCache(parts.keptBytes, ({ forms }) =>
      [...forms.values()].reduce((sum, { length }) => sum + length, HEAD_BYTES),
    );
  }

  /** Authorise, count, validate, act, present: the order of the checks is the order of the errors. */
  async answer(asked: Asked, exchange: Exchange): Promise<Outcome> {
    const { keyring, limits, clock } = this.#parts;
    const { request, sender } = exchange;
    const { route, path, query } = asked;
    const { scope, keyId } = await authorise(keyring, clock, {
      orgId: path.orgId ?? "",
      query,
      headers: request.headers,
      parameters: route.operation.parameters,
      ability: "read",
      sender,
    });
    exchange.isFrom({ orgId: scope.orgId, keyId });
    exchange.header("Vary", VARY);
    for (const name in asked.told) exchange.header(name, asked.told[name]!);
    const told = this.#counted.get(request) ?? limits.take(scope.orgId, keyId, COSTS.read);
    for (const name in told) exchange.header(name, told[name]!);
    try {
      const token = request.headers["preview-token"] ?? query.find(({ name }) => name === "preview")?.value;
      const seen = token === undefined ? scope : await this.#seen(asked, scope, String(token));
      const outcome = await this.#act(asked, seen, exchange);
      const age = this.#parts.discovery.age(scope.orgId);
      if (age !== undefined) exchange.header("Age", String(age));
      return outcome;
    } catch (error) {
      this.#counted.set(request, told);
      throw error;
    }
  }

  /** With a preview token drafts are seen, of the token's hosts alone. @throws ServiceError invalid_preview, scope_forbidden */
  async #seen({ query, route }: Asked, scope: Scope, token: string): Promise<Scope> {
    const { keys, clock } = this.#parts;
    if (!keys || token === "") return scope;
    const { hostIds } = await readPreview(keys, scope.orgId, token, clock());
    if (!hostIds) return { ...scope, drafts: true };
    const both = hostIds.filter((id) => scope.hostIds?.includes(id) ?? true);
    if (both.length === 0)
      throw new ServiceError("scope_forbidden", "the preview is of other hosts than the key");
    checkHosts(both, { query, parameters: route.operation.parameters });
    return { ...scope, hostIds: both, drafts: true };
  }

  async #act({ route, path, query, values }: Asked, scope: Scope, exchange: Exchange): Promise<Outcome> {
    const { discovery } = this.#parts;
    const { headers, url: target = "/" } = exchange.request;
    const checked = values();
    const name = `${scope.hostIds ? JSON.stringify(scope.hostIds) : ""} ${target}`;
    const before = scope.drafts ? undefined : this.#kept.get(name);
    const kept = before && (await discovery.holds(scope.orgId, before.lasts)) ? before : undefined;
    const { "if-none-match": ifNoneMatch, "accept-encoding": accepted } = headers;
    if (kept) {
      if (matchesEtag(ifNoneMatch, kept.head.etag)) return unchanged(kept.head, exchange);
      const encoding = encodingFor(accepted as string, kept.length, true);
      const form = kept.forms.get(encoding);
      if (form) return sent(kept.head, form, encoding, exchange);
    }
    const found = await route.answer(discovery, scope, checked as never, path);
    const answer = scope.drafts ? onceOnly(found) : found;
    const head = headOf(answer, answer.paging && linkHeader(target, route, query, answer.paging));
    const { lasts } = answer;
    // Kept from the second time on: most are asked for once.
    const isAgain = this.#marks.isAgain(head.etag) || kept !== undefined;
    if (matchesEtag(ifNoneMatch, head.etag)) {
      if (lasts && isAgain) this.#kept.set(name, { head, lasts, length: 0, forms: new Map() });
      return unchanged(head, exchange);
    }
    // What is asked for again is kept as a whole, which is smaller.
    const joined = !isAgain && prefersGzip(accepted as string) ? answer.gzip?.() : undefined;
    if (joined) return sent(head, joined, "gzip", exchange);
    const { body } = answer;
    const isKept = lasts !== undefined && isAgain;
    const encoding = encodingFor(accepted as string, body.length, isKept);
    const form = encoding ? await compress(body, encoding, isKept ? "kept" : "once") : body;
    if (isKept) {
      const copy = encoding ? form : copyOf(body);
      const forms = new Map(kept?.forms).set(encoding, copy);
      this.#kept.set(name, { head, lasts, length: body.length, forms });
    }
    if (encoding) giveBack(body);
    return sent(head, form, encoding, exchange);
  }
}

/** An answer of drafts: they change without a new version, so its bytes alone tell it from others, and it is kept nowhere. */
function onceOnly({ body, languages, headers, paging }: Answer): Answer {
  return { body, languages, paging, headers: { ...headers, "Cache-Control": "private, no-store" } };
}

/** In memory of its own (see `ownBytes`). */
function copyOf(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}

function headOf(answer: Answer, link: string | undefined): Head {
  const { languages, headers = {}, validator } = answer;
  const etag = validator === undefined ? makeEtag(answer.body) : `W/"${validator}"`;
  const lines: [string, string][] = Object.entries(headers);
  if (languages.length > 0) lines.push(["Content-Language", languages.join(", ")]);
  if (link !== undefined) lines.push(["Link", link]);
  lines.push(["ETag", etag]);
  if (!headers["Cache-Control"]) lines.push(["Cache-Control", CACHE_CONTROL]);
  return { etag, lines };
}

function unchanged({ lines }: Head, { header }: Exchange): Outcome {
  for (const [name, value] of lines) header(name, value);
  return { status: 304 };
}

function sent({ lines }: Head, body: Buffer, encoding: Encoding | undefined, { header }: Exchange): Outcome {
  for (const [name, value] of lines) header(name, value);
  header("Content-Type", "application/json; charset=utf-8");
  if (encoding) header("Content-Encoding", encoding);
  return { status: 200, body };
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
  route(operations.listing, (discovery, scope, values, { id }) => discovery.listing(scope, id!, values)),
  route(operations.guide, (discovery, scope, values, { id }) => discovery.guide(scope, id!, values)),
  route(operations.area, (discovery, scope, values, { id }) => discovery.area(scope, id!, values)),
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
 * Of the query it has what the operation knows. The key is left out: headers are logged and stored in places where no key may be.
 * Links of a request so long that an answer might not get through with them are left out as well.
 */
function linkHeader(
  target: string,
  { operation }: Route,
  query: readonly QueryPair[],
  { page, pages }: NonNullable<Answer["paging"]>,
): string | undefined {
  if (pages === 0) return undefined;
  const path = shownPath(target);
  let rest = "";
  for (const { name, value } of query) {
    if (!Object.hasOwn(operation.parameters, name) || name === "page" || value.trim() === "") continue;
    rest += `${encode(name)}=${encode(value)}&`;
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
