import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { FastifyInstance } from "fastify";
import { ServiceError } from "../../contract/errors.ts";
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

/**
 * Serves the files of these directories as /media/<name>/<file>. The directories are listed once, now: only a name that
 * was found there is ever opened, so no address can lead out of them.
 */
export function addMediaRoutes(app: FastifyInstance, directories: Readonly<Record<string, string>>): void {
  const files = new Map<string, string>();
  for (const [name, directory] of Object.entries(directories)) {
    for (const entry of readdirSync(directory, { withFileTypes: true })) {
      if (entry.isFile() && !entry.name.startsWith("."))
        files.set(`${name}/${entry.name}`, join(directory, entry.name));
    }
  }
  app.get("/media/:package/:file", { config: { operation: "media" } }, async (request, reply) => {
    const { package: name, file } = request.params as { package: string; file: string };
    const path = files.get(`${name}/${file}`);
    const contentType = contentTypes[extname(file).toLowerCase()];
    const body = path && contentType ? await contentOf(path) : undefined;
    if (body === undefined || contentType === undefined) throw notFound();
    reply.header("Content-Security-Policy", CONTENT_SECURITY_POLICY);
    reply.header("Cross-Origin-Resource-Policy", "cross-origin");
    const compressible = /^(image\/svg|text\/)/.test(contentType);
    return sendBytes(request, reply, { body, contentType, cacheControl: CACHE_CONTROL, compressible });
  });
}

async function contentOf(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (error) {
    // Gone since the directory was listed.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

function notFound(): ServiceError {
  return new ServiceError("media_not_found", "there is no such media file");
}
