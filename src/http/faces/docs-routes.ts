import { readFile } from "node:fs/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { CHANGELOG_PATH, interfaceChangelog, openApiDocument } from "../../contract/openapi.ts";
import { contentDocument } from "../../contract/openapi-content.ts";
import { previewDocument } from "../../contract/openapi-preview.ts";
import { sendBytes } from "../routes/send-bytes.ts";
import { contentPage, errorsPage, previewPage, referencePage } from "./pages.ts";

const CACHE_CONTROL = "public, max-age=300";
const html = "text/html; charset=utf-8";
const javascript = "text/javascript; charset=utf-8";

/** Everything comes from this server: no font, script or proxy from elsewhere, no telemetry. */
function startScript(url: string): Buffer {
  const settings = JSON.stringify({
    url,
    withDefaultFonts: false,
    telemetry: false,
    proxyUrl: "",
    showDeveloperTools: "never",
    hideClientButton: true,
    agent: { disabled: true },
    mcp: { disabled: true },
    // The key of the sample, which the examples ask.
    authentication: {
      preferredSecurityScheme: "apiKeyHeader",
      securitySchemes: { apiKeyHeader: { value: "demo" } },
    },
    defaultHttpClient: { targetKey: "shell", clientKey: "curl" },
  });
  return Buffer.from(`Scalar.createApiReference("#app", ${settings});\n`);
}

const start = startScript("openapi.json");
const startPreview = startScript("../openapi-preview.json");
const startContent = startScript("../openapi-content.json");

/** Adds the OpenAPI document, the API reference and the list of error codes. */
export function addDocsRoutes(app: FastifyInstance, publicUrl: string | undefined): void {
  const written = (make: typeof openApiDocument) =>
    Buffer.from(JSON.stringify(make({ serverUrl: publicUrl ?? "/" })));
  const [document, preview, content] = [openApiDocument, previewDocument, contentDocument].map(written);
  const changelog = Buffer.from(JSON.stringify(interfaceChangelog()));
  let script: Promise<Buffer> | undefined;
  const pagePolicy = contentSecurityPolicy("'none'");
  const referencePolicy = contentSecurityPolicy(["'self'", originOf(publicUrl)].join(" ").trim());

  const add = (path: string, contentType: string, body: () => Buffer | Promise<Buffer>, policy?: string) => {
    app.get(path, { config: { operation: "docs" } }, async (request: FastifyRequest, reply: FastifyReply) => {
      if (policy) reply.header("Content-Security-Policy", policy);
      return sendBytes(request, reply, {
        body: await body(),
        contentType,
        cacheControl: CACHE_CONTROL,
        lasting: true,
      });
    });
  };
  add("/openapi.json", "application/json; charset=utf-8", () => document!);
  add(CHANGELOG_PATH, "application/json; charset=utf-8", () => changelog);
  add("/docs", html, () => referencePage, referencePolicy);
  add("/docs/errors", html, () => errorsPage, pagePolicy);
  add("/docs/start.js", javascript, () => start);
  add("/openapi-preview.json", "application/json; charset=utf-8", () => preview!);
  add("/docs/preview", html, () => previewPage, referencePolicy);
  add("/docs/start-preview.js", javascript, () => startPreview);
  add("/openapi-content.json", "application/json; charset=utf-8", () => content!);
  add("/docs/content", html, () => contentPage, referencePolicy);
  add("/docs/start-content.js", javascript, () => startContent);
  add("/docs/scalar.js", javascript, () => {
    script ??= readFile(new URL("js/standalone.js", import.meta.resolve("@scalar/fastify-api-reference")));
    return script;
  });
  app.get("/docs/", { config: { operation: "docs" } }, (_request, reply) => reply.redirect("../docs", 308));
}

/** What a page may load. The reference needs scripts, inline styles and pictures, and calls this server. */
function contentSecurityPolicy(connect: string): string {
  const scripts = connect === "'none'" ? "'none'" : "'self'";
  return [
    "default-src 'none'",
    `script-src ${scripts}`,
    `connect-src ${connect}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
}

function originOf(url: string | undefined): string {
  return url && URL.canParse(url) ? new URL(url).origin : "";
}
