import { readdirSync } from "node:fs";
import { extname, join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { fileName } from "../../content/file-name.ts";
import { ServiceError } from "../../contract/errors.ts";
import { readPlainFile } from "../../media/media-storage.ts";
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
 * below `mediaFolder` go before those that were fetched or uploaded.
 */
export function addMediaRoutes(
  app: FastifyInstance,
  { mediaDirectories = {}, mediaFolder, media }: ServerSettings,
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
    const path = files.get(`${name}/${file}`);
    return send(request, reply, file, [() => path && readPlainFile(path), CACHE_CONTROL]);
  });
  app.get("/media/orgs/:org/:file", { config: { operation: "media" } }, (request, reply) => {
    const { org, file } = request.params as { org: string; file: string };
    if (!ORGANISATION.test(org) || !FILE.test(file)) throw notFound();
    const own = () => mediaFolder && readPlainFile(join(mediaFolder, fileName(org), file));
    const kept = () => media?.storage.read(org, file);
    return send(request, reply, file, [own, OWN_CACHE_CONTROL], [kept, CACHE_CONTROL]);
  });
}

/** An organisation's id and a plain file's name: nothing that leads out of a folder. */
const ORGANISATION = /^[a-z\d-]{1,63}$/i;
const FILE = /^[\p{L}\p{N}_-][\p{L}\p{N}_ .-]{0,200}$/u;

type Candidate = readonly [read: () => Promise<Buffer | undefined> | "" | undefined, cacheControl: string];

/** Answers with the first of these files that is there. */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  file: string,
  ...candidates: readonly Candidate[]
) {
  const contentType = contentTypes[extname(file).toLowerCase()];
  for (const [read, cacheControl] of contentType === undefined ? [] : candidates) {
    const body = await read();
    if (!contentType || !body) continue;
    reply.header("Content-Security-Policy", CONTENT_SECURITY_POLICY);
    reply.header("Cross-Origin-Resource-Policy", "cross-origin");
    const compressible = /^(image\/svg|text\/)/.test(contentType);
    return sendBytes(request, reply, { body, contentType, cacheControl, compressible });
  }
  throw notFound();
}

function notFound(): ServiceError {
  return new ServiceError("media_not_found", "there is no such media file");
}
