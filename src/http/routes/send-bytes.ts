import type { FastifyReply, FastifyRequest } from "fastify";
import { compress, type Encoding, encodingFor } from "./compress.ts";
import { etagOf, matchesEtag } from "./etag.ts";

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

/** Answers a GET or HEAD with these bytes: 304 when the caller has them, compressed when the caller takes that. */
export async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  sendable: Sendable,
): Promise<FastifyReply> {
  const { body, contentType, cacheControl } = sendable;
  const etag = etagOf(body);
  reply.header("ETag", etag).header("Cache-Control", cacheControl);
  if (matchesEtag(request.headers["if-none-match"], etag)) return reply.code(304).send();
  reply.header("Content-Type", contentType);
  const accepted = request.headers["accept-encoding"];
  const encoding =
    sendable.compressible === false ? undefined : encodingFor(String(accepted ?? ""), body.length);
  if (encoding === undefined) return reply.send(body);
  const bytes = sendable.lasting ? await keptForm(body, encoding) : await compress(body, encoding);
  return reply.header("Content-Encoding", encoding).send(bytes);
}

function keptForm(body: Buffer, encoding: Encoding): Promise<Buffer> {
  const forms = kept.get(body) ?? new Map<Encoding, Promise<Buffer>>();
  kept.set(body, forms);
  const form = forms.get(encoding) ?? compress(body, encoding);
  forms.set(encoding, form);
  return form;
}
