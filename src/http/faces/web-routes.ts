import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import type { FastifyInstance } from "fastify";
import { ServiceError } from "../../contract/errors.ts";
import type { ServerSettings } from "../app/settings.ts";
import { sendBytes } from "../routes/send-bytes.ts";

const html = "text/html; charset=utf-8";
export const contentTypes: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": html,
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webp": "image/webp",
};

/** The names of these files hold a hash of their content. */
export const LASTING = "public, max-age=31536000, immutable";
const BRIEF = "public, max-age=300";
/** Asked again each time, and answered with 304: the page names the hashed files of one build. */
export const CHECKED = "no-cache";

/**
 * Adds the explorer at the root, the studio at `/studio`, the element's module `/waymark-home.js` with its parts below `/assets`, and
 * `/web-settings.json`. The files are read once, now.
 */
export function addWebRoutes(
  app: FastifyInstance,
  {
    webDirectory,
    mapStyleUrl,
    imageOrigins,
  }: Pick<ServerSettings, "webDirectory" | "mapStyleUrl" | "imageOrigins">,
): void {
  const files = filesOf(webDirectory);
  const policy = explorerPolicy(mapStyleUrl, imageOrigins);
  const settings = Buffer.from(JSON.stringify({ mapStyleUrl: mapStyleUrl ?? null }));
  const config = { config: { operation: "web" } };

  const addPage = (path: string, name: string) =>
    app.get(path, config, (request, reply) => {
      const body = fileOf(files, name);
      reply.headers({ "Content-Security-Policy": policy, "Referrer-Policy": "no-referrer" });
      return sendBytes(request, reply, { body, contentType: html, cacheControl: CHECKED, lasting: true });
    });
  addPage("/", "index.html");
  addPage("/studio", "studio.html");
  app.get("/studio/", config, (_request, reply) => reply.redirect("../studio", 308));
  app.get("/web-settings.json", config, (request, reply) =>
    sendBytes(request, reply, {
      body: settings,
      contentType: "application/json; charset=utf-8",
      cacheControl: BRIEF,
    }),
  );
  app.get("/waymark-home.js", config, (request, reply) => {
    const body = fileOf(files, "waymark-home.js");
    return sendBytes(request, reply, {
      body,
      contentType: contentTypes[".js"]!,
      cacheControl: BRIEF,
      lasting: true,
    });
  });
  app.get("/assets/:file", config, (request, reply) => {
    const { file } = request.params as { file: string };
    const body = fileOf(files, `assets/${file}`);
    const contentType = contentTypes[extname(file)] ?? "application/octet-stream";
    return sendBytes(request, reply, { body, contentType, cacheControl: LASTING, lasting: true });
  });
}

/** @throws ServiceError `route_not_found` */
export function fileOf(
  files: ReadonlyMap<string, Buffer>,
  name: string,
  why = "it belongs to another build, or the web faces are not built",
): Buffer {
  const body = files.get(name);
  if (body) return body;
  throw new ServiceError("route_not_found", `there is no ${name}: ${why}`);
}

/** What the explorer and the studio may load: what this server has, and what is configured of others: the map style's origin, pictures. */
function explorerPolicy(mapStyleUrl: string | undefined, imageOrigins: readonly string[] = []): string {
  const pictures = imageOrigins.map((origin) => ` ${origin === "*" ? "https:" : origin}`).join("");
  const map = mapStyleUrl === undefined ? "" : ` ${new URL(mapStyleUrl).origin}`;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src 'self'${map}`,
    `img-src 'self' data: blob:${map}${pictures}`,
    "font-src 'self'",
    "frame-src 'self'",
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");
}

/** The files below a built folder, by path with slashes. */
export function filesOf(directory: string | undefined): Map<string, Buffer> {
  if (directory === undefined || !existsSync(directory)) return new Map();
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true });
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [relative(directory, path).replaceAll(sep, "/"), readFileSync(path)]),
  );
}
