import { extname } from "node:path";
import type { FastifyInstance } from "fastify";
import type { ServerSettings } from "../app/settings.ts";
import { sendBytes } from "../routes/send-bytes.ts";
import { CHECKED, contentTypes, fileOf, filesOf, LASTING } from "./web-routes.ts";

/** The pages are made by others: scripts and styles are files of this server, and colours of code stand in attributes. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
].join("; ");

/** Adds the docs at /guide/, and their list for language models at /llms.txt. The files of `guideDirectory` are read once, now. */
export function addGuideRoutes(
  app: FastifyInstance,
  { guideDirectory }: Pick<ServerSettings, "guideDirectory">,
): void {
  const files = filesOf(guideDirectory);
  const config = { config: { operation: "docs" } };
  app.get("/guide", config, (_request, reply) => reply.redirect("guide/", 308));
  app.get("/guide/*", config, (request, reply) => {
    const { "*": path } = request.params as { "*": string };
    const name = path === "" ? "index.html" : path;
    const contentType = contentTypes[extname(name)];
    const body = fileOf(files, name, "`npm run build:docs` makes the docs");
    reply.headers({ "Content-Security-Policy": CONTENT_SECURITY_POLICY, "Referrer-Policy": "no-referrer" });
    return sendBytes(request, reply, {
      body,
      contentType: contentType ?? "application/octet-stream",
      cacheControl: name.startsWith("assets/") ? LASTING : CHECKED,
      compressible: extname(name) !== ".webp",
      lasting: true,
    });
  });
  app.get("/llms.txt", config, (request, reply) =>
    sendBytes(request, reply, {
      body: fileOf(files, "llms.txt", "`npm run build:docs` makes it"),
      contentType: contentTypes[".txt"]!,
      cacheControl: CHECKED,
      lasting: true,
    }),
  );
}
