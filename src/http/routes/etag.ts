import { crc32 } from "node:zlib";

/**
 * The validator of a body: weak, since the same words leave in several encodings. Length and CRC-32 are cheap at any
 * size, and a client only ever compares them for the same address.
 */
export function etagOf(body: Buffer): string {
  return `W/"${body.length.toString(36)}-${crc32(body).toString(36)}"`;
}

/** Whether an If-None-Match header names the validator (weak comparison, RFC 9110 13.1.2). */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === "*") return true;
  const opaque = etag.replace(/^W\//, "");
  const named: readonly string[] = ifNoneMatch.match(/"[^"]*"/g) ?? [];
  return named.includes(opaque);
}
