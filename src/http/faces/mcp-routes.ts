import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import type { FastifyInstance, FastifyRequest, InjectOptions } from "fastify";
import { createClient } from "../../client/client.ts";
import { readQuery } from "../../contract/read-parameters.ts";
import { readRawQuery } from "../app/requests.ts";
import type { Senders } from "../limits/key-limits.ts";
import { authorise, type Keyring, keysOf } from "../routes/authorise.ts";

const NO_PARAMETERS = {};

/**
 * POST /v2/orgs/{orgId}/mcp: the tools for agents, over the Model Context Protocol's streamable HTTP without sessions. A tool asks the
 * interface of this very server with the caller's key, address and origin: scope and limits are those of the calls.
 */
export function addMcpRoutes(
  app: FastifyInstance,
  { keyring, senders, clock }: { keyring: Keyring; senders: Senders; clock: () => number },
): void {
  app.post<{ Params: { orgId: string } }>(
    "/v2/orgs/:orgId/mcp",
    { config: { operation: "mcp" } },
    async (request, reply) => {
      const { orgId } = request.params;
      const { headers } = request;
      const query = readQuery(readRawQuery(request.raw.url ?? "/"));
      const sender = senders.at(request.ip);
      const claim = { orgId, query, headers, parameters: NO_PARAMETERS, ability: "read" as const, sender };
      await authorise(keyring, clock, claim);
      const [{ createMcpHandler }, { createMcpServer }] = await Promise.all([
        import("@modelcontextprotocol/server"),
        import("../../mcp/tools.ts"),
      ]);
      const [key] = keysOf(query, headers);
      const client = createClient({
        baseUrl: "http://localhost",
        orgId,
        key: key!,
        retries: 0,
        fetch: askHere(app, request),
      });
      const handler = createMcpHandler(() => createMcpServer({ client }));
      const answer = await handler.fetch(
        new Request("http://localhost/mcp", {
          method: "POST",
          headers: { "Content-Type": "application/json", Accept: headers.accept ?? "application/json" },
          body: JSON.stringify(request.body),
        }),
      );
      reply.code(answer.status);
      for (const [name, value] of answer.headers) reply.header(name, value);
      return reply.send(answer.body ? Readable.fromWeb(answer.body as ReadableStream) : undefined);
    },
  );
}

/** `fetch` of this server's own addresses, in the process, as if the caller of `request` had sent them. */
function askHere(app: FastifyInstance, { ip, headers: { origin, referer } }: FastifyRequest): typeof fetch {
  return async (input, { method = "GET", headers, body } = {}) => {
    const { pathname, search } = new URL(String(input));
    const {
      statusCode,
      headers: answered,
      rawPayload,
    } = await app.inject({
      method: method as InjectOptions["method"],
      url: pathname + search,
      headers: {
        ...Object.fromEntries(new Headers(headers)),
        ...(origin && { origin }),
        ...(referer && { referer }),
      },
      payload: body as string | undefined,
      remoteAddress: ip,
    });
    const told = Object.entries(answered).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    );
    return new Response(new Uint8Array(rawPayload), { status: statusCode, headers: told });
  };
}
