import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  crc32,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { BoundedCache } from "../../content/bounded-cache.ts";
import { giveBack } from "../../content/lent-memory.ts";

export interface Sendable {
  body: Buffer;
  contentType: string;
  cacheControl: string;
  /** False for what is compressed already, such as most pictures. */
  compressible?: boolean;
  /** True for a body that is sent again and again: its compressed forms are kept as long as the body. */
  lasting?: boolean;
}

const kept = new WeakMap<Buffer, Map<Encoding, Promise<Buffer>>>();

/**
 * Answers a GET or HEAD with these bytes: 304 when the caller has them, compressed when the caller takes that. A body in lent memory is
 * given back once it has gone.
 */
export async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  sendable: Sendable,
): Promise<FastifyReply> {
  const { body, contentType, cacheControl } = sendable;
  const etag = makeEtag(body);
  reply.header("ETag", etag).header("Cache-Control", cacheControl);
  if (matchesEtag(request.headers["if-none-match"], etag)) {
    giveBack(body);
    return reply.code(304).send();
  }
  reply.header("Content-Type", contentType);
  const accepted = request.headers["accept-encoding"];
  const encoding =
    sendable.compressible === false ? undefined : encodingFor(String(accepted ?? ""), body.length);
  if (encoding === undefined) {
    // Not at "close": a connection that broke off may still have the bytes.
    reply.raw.once("finish", () => giveBack(body));
    return reply.send(body);
  }
  const bytes = sendable.lasting ? await keptForm(body, encoding) : await compress(body, encoding);
  giveBack(body);
  return reply.header("Content-Encoding", encoding).send(bytes);
}

/** Answers with a value as JSON, which nobody keeps. */
export async function sendJson(
  request: FastifyRequest,
  reply: FastifyReply,
  value: unknown,
): Promise<FastifyReply> {
  const body = Buffer.from(JSON.stringify(value), "utf8");
  const encoding = encodingFor(String(request.headers["accept-encoding"] ?? ""), body.length);
  reply.header("Content-Type", "application/json; charset=utf-8");
  if (encoding === undefined) return reply.send(body);
  return reply.header("Content-Encoding", encoding).send(await compress(body, encoding));
}

function keptForm(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const forms = kept.get(body) ?? new Map<Encoding, Promise<Buffer>>();
  kept.set(body, forms);
  const form = forms.get(encoding) ?? compress(body, encoding);
  forms.set(encoding, form);
  return form;
}

/**
 * The validator of a body: weak, since the same text is sent in several encodings. Length and CRC-32 are cheap at any
 * size, and a client only ever compares them for the same address.
 */
export function makeEtag(body: Buffer): string {
  return `W/"${body.length.toString(36)}-${crc32(body).toString(36)}"`;
}

/** Whether an If-None-Match header names the validator (weak comparison, RFC 9110 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag) return true;
  if (ifNoneMatch.trim() === "*") return true;
  const opaque = etag.replace(/^W\//, "");
  const named: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return named.includes(opaque);
}

export type Encoding = "zstd" | "br" | "gzip";

/** Smaller bodies go out as they are: the headers weigh more than what is saved. */
const MIN_BYTES = 1_024;
/** Up to here the thread pool costs more than the work: 20 KB of JSON take 0.08 ms at once and 0.27 ms through it. */
const MAX_AT_ONCE_BYTES = 32 * 1_024;

/** Levels that save nearly as much as the highest: 430 KB of JSON become 102 to 109 KB in 2 (zstd) to 4 ms. */
const zstdOptions = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } };
const gzipOptions = { level: 4 };

const zstdInPool = promisify(zstdCompress);
const brotliInPool = promisify(brotliCompress);
const gzipInPool = promisify(gzip);

interface Compressor {
  atOnce: (body: Buffer) => Buffer;
  inPool: (body: Buffer) => Promise<Buffer>;
}

/** In the order of preference at equal weight: the fastest at the same size first. */
const compressors: { [E in Encoding]: Compressor } = {
  zstd: {
    atOnce: (body) => zstdCompressSync(body, zstdOptions),
    inPool: (body) => zstdInPool(body, zstdOptions),
  },
  br: {
    atOnce: (body) => brotliCompressSync(body, brotliOptions),
    inPool: (body) => brotliInPool(body, brotliOptions),
  },
  gzip: {
    atOnce: (body) => gzipSync(body, gzipOptions),
    inPool: (body) => gzipInPool(body, gzipOptions),
  },
};
const encodings = Object.keys(compressors) as Encoding[];

const MAX_NEGOTIATED = 200;
const negotiated = new BoundedCache<string, Encoding | undefined>(MAX_NEGOTIATED);

/** The encoding that a body of this many bytes leaves in; undefined: as it is. */
export function encodingFor(acceptEncoding: string | undefined, bytes: number): Encoding | undefined {
  if (acceptEncoding === undefined || acceptEncoding === "" || bytes < MIN_BYTES) return undefined;
  return negotiated.getOrMake(acceptEncoding, () => preferred(acceptEncoding));
}

const gzipNegotiated = new BoundedCache<string, boolean>(MAX_NEGOTIATED);

/** Whether nothing is wanted more than gzip: it is taken where it costs less than any other. */
export function prefersGzip(acceptEncoding = ""): boolean {
  return gzipNegotiated.getOrMake(
    acceptEncoding,
    () => preferred(acceptEncoding, ["gzip", ...encodings]) === "gzip",
  );
}

export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const { atOnce, inPool } = compressors[encoding];
  return body.length <= MAX_AT_ONCE_BYTES ? atOnce(body) : inPool(body);
}

/** RFC 9110 12.5.3: the highest weight wins, of equals the first in `order`, a weight of 0 forbids, `*` stands for what is not named. */
function preferred(acceptEncoding: string, order = encodings): Encoding | undefined {
  const weights = new Map<string, number>();
  for (const part of acceptEncoding.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    const value = weight === undefined ? 1 : Number(weight);
    weights.set(name === "x-gzip" ? "gzip" : name, value >= 0 && value <= 1 ? value : 0);
  }
  let best: Encoding | undefined;
  let bestWeight = weights.get("identity") ?? 0;
  for (const encoding of order) {
    const weight = weights.get(encoding) ?? weights.get("*") ?? 0;
    if (weight > 0 && (best === undefined ? weight >= bestWeight : weight > bestWeight)) {
      best = encoding;
      bestWeight = weight;
    }
  }
  return best;
}
