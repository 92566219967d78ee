import { problem } from "./answers.ts";
import { type ChatOperation, chatOperations } from "./chat-operations.ts";
import type { OpenApiOptions } from "./openapi.ts";
import {
  headerReference,
  type Json,
  parameterObject,
  pathParameterObject,
  problemResponses,
  responseHeaders,
  SchemaCollection,
  security,
  securitySchemes,
} from "./openapi-parts.ts";
import { generalErrors } from "./operations.ts";

const eventStream = {
  schema: { type: "string" },
  example: 'event: delta\ndata: {"text":"Nyhavn is 510 m away."}\n\nevent: done\ndata: {"message":"…"}\n\n',
};

/** The OpenAPI 3.1 document of the preview operations, apart from the stable ones as the interface asks. */
export function previewDocument({ serverUrl }: OpenApiOptions): Json {
  const schemas = new SchemaCollection();
  const paths: Record<string, Json> = {};
  for (const operation of Object.values<ChatOperation>(chatOperations)) {
    const path = paths[operation.path] ?? {};
    path[operation.method.toLowerCase()] = operationObject(operation, schemas);
    paths[operation.path] = path;
  }
  schemas.reference(problem);
  return {
    openapi: "3.1.0",
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    info: {
      title: "Waymark: concierge (preview)",
      version: "4.0.0-preview",
      summary: "Answers, plans and mails in the traveller's words.",
      description: introduction,
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: serverUrl }],
    security,
    tags: [{ name: "Concierge", description: "Preview: may change between releases." }],
    paths,
    components: { schemas: schemas.all, headers: previewHeaders, securitySchemes },
  };
}

const previewHeaders: Record<string, Json> = {
  "Conversation-Id": { description: "Names the conversation for 24 hours.", schema: { type: "string" } },
  "Cache-Control": { description: "no-store.", schema: { type: "string" } },
  ...Object.fromEntries(
    ["Content-Language", "RateLimit-Policy", "RateLimit", "Retry-After", "X-Request-Id"].map((name) => [
      name,
      responseHeaders[name]!,
    ]),
  ),
};

function operationObject(operation: ChatOperation, schemas: SchemaCollection): Json {
  const { method, pathParameters, parameters, example, body } = operation;
  const codes = [...new Set([...generalErrors, ...operation.errors])];
  return {
    operationId: operation.operationId,
    tags: ["Concierge"],
    summary: operation.summary,
    description: operation.description,
    ...(operation.extension ? { "x-extension": true } : {}),
    parameters: [
      ...Object.entries(pathParameters).map(([name, description]) =>
        pathParameterObject(name, description, example.path[name]),
      ),
      ...Object.entries(parameters).map(([name, parameter]) => parameterObject(name, parameter)),
    ],
    ...(body
      ? {
          requestBody: {
            required: true,
            description: "At most 64 KiB. Unknown fields are ignored; null and blank count as absent.",
            content: {
              "application/json": { schema: schemas.reference(body, "input"), example: example.body },
            },
          },
        }
      : {}),
    responses: { ...goodResponse(operation, schemas), ...problemResponses(codes, "/v2/orgs/demo/chat") },
    "x-codeSamples": [{ lang: "Shell", label: "curl", source: curlLine(method, operation.path, example) }],
  };
}

function goodResponse({ method, answer, example }: ChatOperation, schemas: SchemaCollection): Json {
  const names = Object.keys(previewHeaders).filter((name) => name !== "Retry-After");
  const sent = answer ? names : names.filter((name) => !name.startsWith("Con"));
  const headers = Object.fromEntries(sent.map((name) => [name, headerReference(name)]));
  if (!answer) return { 204: { description: "It is gone.", headers } };
  const json = { schema: schemas.reference(answer), example: example.answer };
  return {
    200: {
      description: "The answer.",
      headers,
      content: {
        "application/json": json,
        ...(method === "POST" ? { "text/event-stream": eventStream } : {}),
      },
    },
  };
}

function curlLine(
  method: string,
  path: string,
  { path: values, query, body }: ChatOperation["example"],
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  const address = `'http://127.0.0.1:8080${filled}?${new URLSearchParams({ ...query, key: "demo" })}'`;
  const flags = method === "DELETE" ? "-X DELETE " : "";
  const data = body ? ` --json '${JSON.stringify(body).replaceAll("'", "'\\''")}'` : "";
  return `curl ${flags}${address}${data}`;
}

const introduction = `The conversational operations of the interface. They are a preview and may change between releases; the stable
operations have a document of their own, which says how keys, errors and limits work.

A key needs the ability \`chat\`. Messages and mails have limits of their own beside the key's. No answer is kept by a cache.
`;
