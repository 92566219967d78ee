import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer as createHttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commandLine, type Environment, until } from "./command-line.ts";

export type WebServer = Awaited<ReturnType<typeof startWebServer>>;

type Query = Readonly<Record<string, string>>;

const addressQuery = (query: Query) =>
  new URLSearchParams({ org: "demo", profile: "harbour-house", key: "demo", ...query });

/** A further organisation of the server: its languages, the default first, and its records as lines of an import. */
export interface Tenant {
  id: string;
  languageCodes: readonly string[];
  lines: readonly string[];
}

/**
 * The real server in a process of its own with the sample destination, as `npm start` runs it, on a free port, until
 * it is stopped; with a tenant beside the sample where one is given.
 */
export async function startWebServer(env: Environment = {}, tenant?: Tenant) {
  const folder = mkdtempSync(join(tmpdir(), "waymark-web-"));
  const commands = commandLine(
    () => folder,
    () => ({ PORT: "0", LOG_LEVEL: "silent", ...env }),
  );
  const tenantKey = tenant && (await addTenant(commands, tenant));
  const child = commands.start(["start"]);
  let printed = "";
  child.stdout!.on("data", (chunk: Buffer) => {
    printed += chunk;
  });
  let told = "";
  child.stderr!.on("data", (chunk: Buffer) => {
    told += chunk;
  });
  await until(() => /Stop with/.test(printed) || child.exitCode !== null);
  assert.equal(child.exitCode, null, `the server did not start: ${told}`);
  const origin = /sample destination at (\S+)/.exec(printed)![1]!;
  // The concierge still reads its languages: on a busy machine longer than a page waits for an answer.
  await until(async () => (await fetch(`${origin}/readyz`)).ok);
  return {
    origin,
    /** The address of the explorer, of a host of the sample. */
    explorer: (query: Query = {}) => `${origin}/?${addressQuery(query)}`,
    /** The address of a host's guide alone on its page. */
    guestPage: (query: Query = {}) => `${origin}/?${addressQuery({ alone: "1", ...query })}`,
    /** The studio's address, and a key of an organisation that writes. */
    studio: `${origin}/studio`,
    editorKey: async (org = "demo") =>
      (await commands.done(["keys", "create", "--org", org, "--ability", "read,chat,write"])).trim(),
    /** What the address of a page says to show the tenant instead of the sample. */
    tenant: { org: tenant?.id ?? "", key: tenantKey ?? "" },
    stop() {
      commands.end();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

async function addTenant(
  { done }: ReturnType<typeof commandLine>,
  { id, languageCodes, lines }: Tenant,
): Promise<string> {
  await done(["orgs", "create", id, "--name", id, "--languages", languageCodes.join(",")]);
  await done(["import", "--org", id, "--format", "ndjson", "-"], lines.join("\n"));
  return (await done(["keys", "create", "--org", id])).trim();
}

/** What a page of another site has beside the element. */
export interface OtherSite {
  /** Of its head. */
  css?: string;
  /** Above the element. */
  above?: string;
  /** Within the element. */
  inside?: string;
  /** How many elements it has, one below the other. */
  elements?: number;
}

/** The page of another site that embeds the element as its documentation says. */
function embeddingPage(
  server: WebServer,
  attributes: Readonly<Record<string, string>> = {},
  { css = "", above = "", inside = "", elements = 1 }: OtherSite = {},
): string {
  const all = {
    "base-url": server.origin,
    org: "demo",
    profile: "harbour-house",
    key: "demo",
    ...attributes,
  };
  const given = Object.entries(all).map(([name, value]) => `${name}="${value}"`);
  const tag = `<waymark-home ${given.join(" ")}>${inside}</waymark-home>`;
  return `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><meta name="description" content="A hotel"><title>A hotel</title><style>${css}</style><body style="margin: 0"><h1 style="font-family: cursive">A hotel</h1>${above}
<script type="module" src="${server.origin}/waymark-home.js"></script>${tag.repeat(elements)}</body></html>`;
}

/** That page on another origin; it ends with the process. */
export async function startOtherSite(...page: Parameters<typeof embeddingPage>) {
  const html = embeddingPage(...page);
  const site = createHttpServer(({ url }, response) => {
    if (url === "/robots.txt") response.writeHead(404).end();
    else response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(html);
  });
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  site.unref();
  return `http://127.0.0.1:${(site.address() as AddressInfo).port}/`;
}
