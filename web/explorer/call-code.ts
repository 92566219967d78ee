import type { Exchange } from "../../src/client/transport.ts";
import type { MatchedCall } from "./api-operation.ts";

type Asked = Pick<Exchange, "method" | "url" | "sent">;

/** The call as a line of shell. The key goes into a header, where no log of addresses keeps it. */
export function writeCurl({ method, url, sent }: Asked, key: string): string {
  const parts = [`curl ${quoted(url)}`, `-H ${quoted(`X-Api-Key: ${key}`)}`];
  if (method !== "GET") parts.splice(1, 0, `-X ${method}`);
  if (sent !== undefined) {
    parts.push("-H 'Content-Type: application/json'", `--data ${quoted(JSON.stringify(sent))}`);
  }
  return parts.join(" \\\n  ");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** What the client calls an operation where it does not use the operation's own id. */
const methodNames: Readonly<Record<string, string>> = { getPersonalizationOptions: "personalizationOptions" };
/** Operations whose first argument is a value of the address or of the query. */
const firstArguments: Readonly<Record<string, string>> = {
  listing: "id",
  guide: "id",
  area: "id",
  hostProfile: "profileId",
  pageSlug: "siteId",
  deleteConversation: "conversationId",
};

/** The call with Waymark's client, as TypeScript; undefined for a call of no known operation. */
export function writeClientCode({ url, sent }: Asked, { operation, path }: MatchedCall, key: string): string {
  const { searchParams, pathname, origin } = new URL(url);
  const baseUrl = `${origin}${pathname.slice(0, pathname.lastIndexOf("/v2/"))}`;
  const options = { baseUrl, orgId: path.orgId ?? "", key };
  return `import { createClient } from "waymark/client";

const client = createClient(${literal(options)});
${writeUsage(operation.operationId, writeArguments(operation, path, searchParams, sent))}`;
}

function writeArguments(
  { operationId, parameters }: MatchedCall["operation"],
  path: MatchedCall["path"],
  search: URLSearchParams,
  sent: unknown,
): string {
  if (sent !== undefined) return literal(sent);
  const query = Object.fromEntries(
    [...search].map(([name, text]) => [name, typed(text, parameters.get(name)?.type)]),
  );
  const first = firstArguments[operationId];
  if (first === undefined)
    return Object.keys(query).length === 0 && operationId === "listHosts" ? "" : literal(query);
  const value = literal(path[first] ?? query[first]);
  delete query[first];
  return parameters.size > 0 && Object.keys(query).length > 0 ? `${value}, ${literal(query)}` : value;
}

function writeUsage(operationId: string, given: string): string {
  if (operationId !== "chat") {
    return `const answer = await client.${methodNames[operationId] ?? operationId}(${given});\nconsole.log(answer);`;
  }
  return `for await (const piece of client.chatEvents(${given})) {
  if (piece.event === "delta") process.stdout.write(piece.text);
  if (piece.event === "done") console.log(piece.answer);
}`;
}

function typed(text: string, type: string | undefined): unknown {
  if ((type === "integer" || type === "number") && Number.isFinite(Number(text))) return Number(text);
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true";
  return text;
}

/** A value as TypeScript writes it: JSON with bare names of fields. */
function literal(value: unknown): string {
  const json = JSON.stringify(value, null, 2) ?? "undefined";
  return json.replace(/^(\s*)"([A-Za-z_$][\w$]*)":/gm, "$1$2:");
}
