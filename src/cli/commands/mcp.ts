import { finished } from "node:stream/promises";
import { type Command, Option } from "commander";
import { createClient } from "../../client/client.ts";
import { language, organisationId } from "../arguments.ts";
import type { CliContext } from "../context.ts";

interface McpOptions {
  url: string;
  org: string;
  key: string;
  host?: string;
  lang?: string;
}

/** `waymark mcp`: tools for an agent on this machine, which ask a server. */
export function addMcp(program: Command, context: CliContext): void {
  program
    .command("mcp")
    .description(
      "give an agent the tools to search places, guides and areas and to plan (Model Context Protocol over stdio)",
    )
    .requiredOption("--org <id>", "the organisation", organisationId)
    .addOption(new Option("--key <key>", "an API key of it").env("WAYMARK_KEY").makeOptionMandatory())
    .option("--url <address>", "where the service is", "http://127.0.0.1:8080")
    .option("--host <id>", "the host whose guests are served")
    .option("--lang <code>", "language of texts where a call names none", language)
    .addHelpText("after", "\nExample:\n  WAYMARK_KEY=demo waymark mcp --org demo --host harbour-house")
    .action((options: McpOptions) => serveTools(context, options));
}

async function serveTools({ stdin, stdout }: CliContext, options: McpOptions): Promise<void> {
  const [{ StdioServerTransport, serveStdio }, { createMcpServer }] = await Promise.all([
    import("@modelcontextprotocol/server/stdio"),
    import("../../mcp/tools.ts"),
  ]);
  const { url, org, key, host, lang } = options;
  const client = createClient({ baseUrl: url.replace(/\/+$/, ""), orgId: org, key });
  const transport = new StdioServerTransport(stdin, stdout);
  serveStdio(() => createMcpServer({ client, profileId: host, lang }), { transport });
  await finished(stdin, { writable: false });
}
