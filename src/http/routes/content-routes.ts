import { hash } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  type ContentOperation,
  type ContentOperationId,
  contentOperations,
} from "../../contract/content-operations.ts";
import { faultyRequest, ServiceError } from "../../contract/errors.ts";
import type { Medium } from "../../contract/media-operations.ts";
import { checkPathParameters, readParameters, readQuery } from "../../contract/read-parameters.ts";
import { isKind, type Kind, kinds } from "../../contract/records.ts";
import type { Attempt } from "../../management/attempts.ts";
import { discard, publish, withdraw } from "../../management/drafts.ts";
import { changesSince, exportRecords, type Feed, followChanges } from "../../management/feeds.ts";
import { createKey, listKeys, revokeKey } from "../../management/keys.ts";
import { countRecords, type Listing, listRecords } from "../../management/list-records.ts";
import {
  listMedia,
  type Media,
  type MediaListing,
  patchMedium,
  readMedium,
  removeMedium,
  uploadMedium,
} from "../../management/media.ts";
import { makePreview } from "../../management/previews.ts";
import {
  type Conditions,
  type Found,
  notFound,
  readRecord,
  removeRecord,
  type Target,
  type Version,
  type Versioned,
  writeRecord,
} from "../../management/records.ts";
import {
  compareRevisions,
  listRevisions,
  readRevision,
  restoreRevision,
} from "../../management/revisions.ts";
import type { Editor } from "../../management/scope.ts";
import {
  type BatchOptions,
  MOST_BATCH_BYTES,
  patchRecords,
  writeBatch,
} from "../../management/write-batch.ts";
import type { Store } from "../../store/store.ts";
import { readPath, readRawQuery } from "../app/requests.ts";
import { COSTS } from "../limits/key-limits.ts";
import { admit, type Gate } from "./authorise.ts";
import { wantsEvents } from "./chat-events.ts";
import { matchesEtag, sendJson } from "./send-bytes.ts";

export interface ContentParts extends Gate {
  store: Store;
  /** Absent: the operations on pictures are not there. */
  media?: Media;
  /** Once aborted, feeds end. */
  stopping?: AbortSignal;
}

/** A request that may do what it asks, its parameters checked. */
interface Asked {
  request: FastifyRequest;
  reply: FastifyReply;
  store: Store;
  media: Media;
  now: number;
  editor: Editor;
  /** Of an operation on one record or one kind. */
  target: Target;
  /** Of an operation on one revision. */
  revision: number;
  values: unknown;
  /** With Idempotency-Key. */
  attempt?: Attempt;
  /** Whether its caller still may, and the server goes on. */
  goesOn: () => Promise<boolean>;
}

const JSON_TYPES = ["application/json", "application/merge-patch+json"];
const MAX_BODY_BYTES = 8 * 1024 * 1024;
const LINES_TYPE = "application/x-ndjson";
const BYTES_TYPE = /^(?:image\/|application\/octet-stream)/;

/** Operations whose answers are made as they are read. */
const feeds = new Set<string>([
  contentOperations.exportRecords.operationId,
  contentOperations.listChanges.operationId,
]);

/** Adds the operations that write. */
export function addContentRoutes(app: FastifyInstance, parts: ContentParts): void {
  app.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    const options = { parseAs: "buffer" as const, bodyLimit: MAX_BODY_BYTES };
    routes.addContentTypeParser(JSON_TYPES, options, (_request, body, done) => done(null, body));
    for (const type of [LINES_TYPE, BYTES_TYPE])
      routes.addContentTypeParser(type, (_request, body, done) => done(null, body));
    for (const operation of Object.values(contentOperations)) {
      if (parts.media || operation.tag !== "Media") addRoute(routes, operation, parts);
    }
  });
}

/** Authorise, count, validate, act, present. */
function addRoute(routes: FastifyInstance, operation: ContentOperation, parts: ContentParts): void {
  const admitted = new WeakMap<FastifyRequest, Pick<Asked, "editor" | "goesOn">>();
  const act = handlers[operation.operationId as ContentOperationId];
  routes.route({
    method: operation.method,
    url: operation.path.replaceAll(":", "::").replace(/\{(\w+)\}/g, ":$1"),
    bodyLimit: operation.bodyType === LINES_TYPE ? MOST_BATCH_BYTES : MAX_BODY_BYTES,
    config: { operation: operation.operationId },
    // A HEAD would read a feed to its end, and one of events has none.
    exposeHeadRoute: !feeds.has(operation.operationId),
    // Before the body is read: a caller without permission is refused, whatever they sent.
    onRequest: async (request, reply) => {
      reply.header("Cache-Control", "no-store");
      admitted.set(request, await enter(request, reply, operation, parts));
    },
    handler: async (request, reply) => {
      const path = request.params as Record<string, string>;
      checkPathParameters(path);
      const { kind = kinds[0], id = "" } = path;
      if (!isKind(kind)) {
        const detail = `kind must be one of ${kinds.join(", ")}`;
        throw faultyRequest([{ in: "path", name: "kind", code: "invalid_value", detail }]);
      }
      const values = readParameters(operation.parameters, queryOf(request));
      const { store, media, clock } = parts;
      const now = clock();
      const attempt = attemptOf(request, now);
      const target = { kind, id };
      const revision = readRevisionNumber(target, path.revision);
      const asked = { request, reply, store, media: media!, now, target, revision, values, attempt };
      const told = await act({ ...asked, ...admitted.get(request)! });
      if (told instanceof Readable) return reply.send(told);
      if (told !== undefined) return sendJson(request, reply, told);
      return reply.code(reply.statusCode === 304 ? 304 : 204).send();
    },
  });
}

async function enter(
  request: FastifyRequest,
  reply: FastifyReply,
  { method, parameters }: ContentOperation,
  parts: ContentParts,
): Promise<Pick<Asked, "editor" | "goesOn">> {
  const { scope, keyId, again } = await admit(request, parts, { ability: "write", parameters });
  const cost = method === "GET" ? COSTS.read : COSTS.write;
  reply.headers(parts.limits.take(scope.orgId, keyId, cost));
  const goesOn = async () => !parts.stopping?.aborted && (await again()) !== undefined;
  return { editor: { ...scope, keyId, now: parts.clock() }, goesOn };
}

function readRevisionNumber(target: Target, text = "0"): number {
  const revision = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(revision)) return revision;
  throw notFound(target);
}

function queryOf({ raw }: FastifyRequest) {
  return readQuery(readRawQuery(raw.url ?? "/"));
}

/** What each operation tells: a value as JSON, a stream as it is, or nothing. */
const handlers: Record<ContentOperationId, (asked: Asked) => Promise<unknown>> = {
  listRecords: ({ store, editor, target, values }) =>
    listRecords(store, editor, target.kind, values as Listing),
  countRecords: ({ store, editor, values }) => countRecords(store, editor, (values as { kind: Kind }).kind),
  async getRecord({ request, reply, store, editor, target, values }) {
    const { draft: isDraft } = values as { draft: boolean };
    const found: Found = await readRecord(store, editor, target, isDraft);
    if (!isDraft && found.draftVersion) reply.header("Waymark-Draft", found.draftVersion);
    if (!matchesEtag(request.headers["if-none-match"], etagOf(found))) return tell(reply, found);
    reply.code(304).header("ETag", etagOf(found));
    return undefined;
  },
  putRecord: (asked) => write(asked, "put"),
  patchRecord: (asked) => write(asked, "merge"),
  patchRecords({ request, store, editor, target, values, attempt }) {
    const { dryRun, ...filters } = values as Omit<Listing, "limit" | "state"> & { dryRun: boolean };
    const how = { filters, body: bytesOf(request), dryRun };
    return patchRecords(store, editor, target.kind, how, attempt);
  },
  deleteRecord: (asked) => removeRecord(asked.store, asked.editor, asked.target, conditionsOf(asked)),
  publishDraft: async (asked) =>
    tell(asked.reply, await publish(asked.store, asked.editor, asked.target, conditionsOf(asked))),
  discardDraft: (asked) => discard(asked.store, asked.editor, asked.target, conditionsOf(asked)),
  withdrawRecord: async (asked) =>
    tell(asked.reply, await withdraw(asked.store, asked.editor, asked.target, conditionsOf(asked))),
  listRevisions: ({ store, editor, target, values }) =>
    listRevisions(store, editor, target, values as Parameters<typeof listRevisions>[3]),
  getRevision({ store, editor, target, revision, values }): Promise<unknown> {
    const { against } = values as { against?: number };
    if (against === undefined) return readRevision(store, editor, target, revision);
    return compareRevisions(store, editor, target, { revision, against });
  },
  async restoreRevision(asked) {
    const { reply, store, editor, target, revision, values } = asked;
    const { publish: isPublished } = values as { publish: boolean };
    const how = { revision, isDraft: !isPublished };
    return tell(reply, await restoreRevision(store, editor, target, how, conditionsOf(asked)));
  },
  createPreview({ request, store, editor }) {
    const body = Buffer.isBuffer(request.body) ? request.body : undefined;
    return makePreview(store.keys, editor, body);
  },
  listKeys: ({ store, editor }) => listKeys(store.keys, editor),
  createKey: ({ request, store, editor }) => createKey(store, editor, bytesOf(request)),
  revokeKey: ({ store, editor, target }) => revokeKey(store.keys, editor, target.id),
  writeBatch: ({ request, store, editor, values, attempt }) =>
    writeBatch(store, editor, streamOf(request, LINES_TYPE), values as BatchOptions, attempt),
  async exportRecords({ reply, store, editor, values }) {
    const { kinds: wanted } = values as { kinds?: Kind[] };
    const feed = await exportRecords(store, editor, wanted);
    return streamFeed(reply.header("ETag", etagOf(feed)), feed, LINES_TYPE);
  },
  async listChanges({ request, reply, store, editor, values, goesOn }) {
    const { headers } = request;
    const { since } = values as { since: number };
    if (!wantsEvents(headers.accept))
      return streamFeed(reply, await changesSince(store, editor, since), "application/json");
    const last = Number(headers["last-event-id"] ?? since);
    const from = Number.isSafeInteger(last) ? last : since;
    countFollower(request, reply);
    // A proxy that gathers or compresses a stream would hold its events back.
    reply.headers({ "Cache-Control": "no-store, no-transform", "X-Accel-Buffering": "no" });
    return streamFeed(reply, await followChanges(store, editor, from, goesOn), "text/event-stream");
  },
  async uploadMedia({ request, reply, store, media, editor, values, now }) {
    const { name } = values as { name?: string };
    const body = streamOf(request, "image/jpeg, or what it is");
    const { medium, isNew } = await uploadMedium(media, store, editor, body, { name, now });
    return tellMedium(reply.code(isNew ? 201 : 200), medium);
  },
  listMedia: ({ media, editor, values }) => listMedia(media, editor, values as MediaListing),
  getMedia: async ({ reply, media, editor, target }) =>
    tellMedium(reply, await readMedium(media, editor, target.id)),
  async patchMedia(asked) {
    const { request, reply, store, media, editor, target, now } = asked;
    const patch = { body: bytesOf(request), now, ...conditionsOf(asked) };
    return tellMedium(reply, await patchMedium(media, store, editor, target.id, patch));
  },
  deleteMedia(asked) {
    const { store, media, editor, target, values } = asked;
    const { force } = values as { force: boolean };
    return removeMedium(media, store, editor, target.id, { force, ...conditionsOf(asked) });
  },
};

/** A body that is read as it comes, empty where none was sent. @throws ServiceError unsupported_media_type */
function streamOf({ body, headers }: FastifyRequest, type: string): Readable {
  if (body === undefined) return Readable.from([]);
  const isLines = headers["content-type"]?.startsWith(LINES_TYPE);
  if (body instanceof Readable && isLines === (type === LINES_TYPE)) return body;
  throw new ServiceError("unsupported_media_type", `send the body with Content-Type: ${type}`);
}

function tellMedium(reply: FastifyReply, medium: Medium): Medium {
  reply.header("ETag", etagOf(medium));
  return medium;
}

/** Feeds of events at one time: each asks the store for its version again and again. */
const MOST_FOLLOWERS = 100;
const followers = new WeakMap<object, number>();

function countFollower({ server }: FastifyRequest, { raw }: FastifyReply): void {
  const open = followers.get(server.server) ?? 0;
  if (open >= MOST_FOLLOWERS) {
    const detail = `${MOST_FOLLOWERS} follow changes here already: ask for them as JSON from time to time`;
    throw new ServiceError("rate_limited", detail, { headers: { "Retry-After": "60" } });
  }
  followers.set(server.server, open + 1);
  raw.once("close", () => followers.set(server.server, followers.get(server.server)! - 1));
}

function streamFeed(reply: FastifyReply, { text }: Feed, type: string): Readable {
  reply.header("Content-Type", `${type}; charset=utf-8`);
  return Readable.from(text);
}

async function write(asked: Asked, writing: "put" | "merge") {
  const { request, reply, store, editor, target } = asked;
  const { draft: isDraft } = asked.values as { draft: boolean };
  const change = { writing, isDraft, body: bytesOf(request) };
  const written = await writeRecord(store, editor, target, change, conditionsOf(asked));
  return tell(reply.code(written.isNew ? 201 : 200), written);
}

/** A body that was read whole. @throws ServiceError unsupported_media_type, invalid_json */
function bytesOf({ body }: FastifyRequest): Buffer {
  if (Buffer.isBuffer(body)) return body;
  if (body === undefined) throw new ServiceError("invalid_json", "the body is empty");
  throw new ServiceError("unsupported_media_type", `send the body with Content-Type: ${JSON_TYPES[0]}`);
}

function tell(reply: FastifyReply, found: Versioned): Versioned["record"] {
  reply.header("ETag", etagOf(found));
  return found.record;
}

function etagOf({ version }: Pick<Versioned, "version">): string {
  return `"${version}"`;
}

/** Whether If-Match and If-None-Match hold (RFC 9110 13.1). Validators that a proxy made weak count as they were. */
function conditionsOf({ request, attempt }: Asked): Conditions {
  const { "if-match": ifMatch, "if-none-match": ifNoneMatch } = request.headers;
  const isNamed = (header: string, version?: Version) =>
    version !== undefined && matchesEtag(header, etagOf({ version }));
  const isConditional = ifMatch !== undefined || ifNoneMatch !== undefined;
  const holds: Conditions["holds"] = (version, own = { version }) =>
    (ifMatch === undefined || isNamed(ifMatch, version)) &&
    !(ifNoneMatch !== undefined && isNamed(ifNoneMatch, own.version));
  return { isConditional, holds, attempt };
}

const LONGEST_KEY = 200;

/** What a caller may try again: the key that it chose for it, and what it asks but for its API key (of a batch without its lines). */
function attemptOf({ headers, caller, method, raw, body }: FastifyRequest, now: number): Attempt | undefined {
  const key = headers["idempotency-key"];
  if (key === undefined || method === "GET") return undefined;
  if (typeof key !== "string" || key.length > LONGEST_KEY || key.trim() === "") {
    const detail = `Idempotency-Key must have 1 to ${LONGEST_KEY} characters, such as a UUID`;
    throw faultyRequest([{ in: "header", name: "Idempotency-Key", code: "invalid_value", detail }]);
  }
  const said = Buffer.isBuffer(body) ? body : Buffer.of();
  const query = readQuery(readRawQuery(raw.url ?? "/")).filter(({ name }) => name !== "key");
  const address = [readPath(raw.url ?? "/"), ...query.map(({ name, value }) => `${name}=${value}`).sort()];
  const asked = `${method} ${address.join(" ")} ${hash("sha256", said, "base64url")}`;
  return { name: `${caller!.keyId} ${key}`, asked, now };
}
