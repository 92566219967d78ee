import { constants, readdirSync } from "node:fs";
import { open } from "node:fs/promises";
import { extname, join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { fileName } from "../../content/file-name.ts";
import { ServiceError } from "../../contract/errors.ts";
import type { ServerSettings } from "../app/settings.ts";
import { sendBytes } from "../routes/send-bytes.ts";

const contentTypes: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".avif": "image/avif",
  ".gif": "image/gif",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".mp4": "video/mp4",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Scripts inside an SVG picture do not run. */
const CONTENT_SECURITY_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const CACHE_CONTROL = "public, max-age=31536000, immutable";
/** A hotel may put another picture in one's place. */
const OWN_CACHE_CONTROL = "public, max-age=3600";

/**
 * Serves the files of `mediaDirectories` as /media/<name>/<file>: they are listed once, now, and only a name that was found
 * there is ever opened. An organisation's pictures, as /media/orgs/<id>/<file>, may come at any time: those of its folder
 * below `mediaFolder` go before those that were fetched.
 */
export function addMediaRoutes(
  app: FastifyInstance,
  { mediaDirectories = {}, mediaFolder, orgFolder }: ServerSettings,
): void {
  const files = new Map<string, string>();
  for (const [name, directory] of Object.entries(mediaDirectories)) {
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      if (entry.isFile() && !entry.name.startsWith("."))
        files.set(`${name}/${entry.name}`, join(directory, entry.name));
    }
  }
  app.get("/media/:package/:file", { config: { operation: "media" } }, (request, reply) => {
    const { package: name, file } = request.params as { package: string; file: string };
    return send(request, reply, [files.get(`${name}/${file}`), CACHE_CONTROL]);
  });
  app.get("/media/orgs/:org/:file", { config: { operation: "media" } }, (request, reply) => {
    const { org, file } = request.params as { org: string; file: string };
    if (!ORGANISATION.test(org) || !FILE.test(file)) throw notFound();
    const own = mediaFolder === undefined ? undefined : join(mediaFolder, fileName(org), file);
    const fetched = orgFolder === undefined ? undefined : join(orgFolder(org), "media", file);
    return send(request, reply, [own, OWN_CACHE_CONTROL], [fetched, CACHE_CONTROL]);
  });
}

/** An organisation's id and a plain file's name: nothing that leads out of a folder. */
const ORGANISATION = /^[a-z\d-]{1,63}$/i;
const FILE = /^[\p{L}\p{N}_-][\p{L}\p{N}_ .-]{0,200}$/u;

type Candidate = readonly [path: string | undefined, cacheControl: string];

/** Answers with the first of these files that is there. */
async function send(request: FastifyRequest, reply: FastifyReply, ...candidates: readonly Candidate[]) {
  for (const [path = "", cacheControl] of candidates) {
    const contentType = contentTypes[extname(path).toLowerCase()];
    const body = contentType === undefined ? undefined : await contentOf(path);
    if (contentType === undefined || body === undefined) continue;
    reply.header("Content-Security-Policy", CONTENT_SECURITY_POLICY);
    reply.header("Cross-Origin-Resource-Policy", "cross-origin");
    const compressible = /^(image\/svg|text\/)/.test(contentType);
    return sendBytes(request, reply, { body, contentType, cacheControl, compressible });
  }
  throw notFound();
}

async function contentOf(path: string): Promise<Buffer | undefined> {
  try {
    // No link is followed: it may lead anywhere.
    const handle = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
    try {
      return (await handle.stat()).isFile() ? await handle.readFile() : undefined;
    } finally {
      await handle.close();
    }
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (["ENOENT", "ENOTDIR", "ELOOP", "EISDIR"].includes(code)) return undefined;
    throw error;
  }
}

function notFound(): ServiceError {
  return new ServiceError("media_not_found", "there is no such media file");
}
