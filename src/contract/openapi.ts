import { z } from "zod";
import { problem } from "./answers.ts";
import { type ErrorCode, errorCodes } from "./errors.ts";
import { generalErrors, type Operation, operations } from "./operations.ts";
import type { Parameter } from "./parameter.ts";

type Json = Record<string, unknown>;

export interface OpenApiOptions {
  /** Where the API is served, without a slash at the end; "/" stands for the place of the document itself. */
  serverUrl: string;
}

const tags = [
  { name: "Search", description: "Guides, listings and geo areas, ranked, localised and in pages." },
  { name: "Hosts", description: "Host profiles, and all that a host's home screen needs in one call." },
  { name: "Organisation", description: "Languages, page slugs and personalisation vocabularies." },
];

/** The OpenAPI 3.1 document of the service, made from the operations, their schemas and the registry of errors. */
export function openApiDocument({ serverUrl }: OpenApiOptions): Json {
  const schemas = new SchemaCollection();
  const paths: Record<string, Json> = {};
  for (const operation of Object.values<Operation>(operations)) {
    paths[operation.path] = { get: operationObject(operation, schemas) };
  }
  schemas.reference(problem);
  return {
    openapi: "3.1.0",
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    info: {
      title: "Waymark",
      version: "4.0.0",
      summary: "Travel content discovery: guides, listings and neighbourhoods for this traveller, here, now.",
      description: introduction(),
      license: { name: "Apache-2.0", identifier: "Apache-2.0" },
    },
    servers: [{ url: serverUrl }],
    security: [{ apiKey: [] }, { apiKeyHeader: [] }, { bearer: [] }],
    tags,
    paths,
    components: {
      schemas: schemas.all,
      headers: responseHeaders,
      securitySchemes: {
        apiKey: { type: "apiKey", in: "query", name: "key" },
        apiKeyHeader: { type: "apiKey", in: "header", name: "X-Api-Key" },
        bearer: { type: "http", scheme: "bearer" },
      },
    },
  };
}

function operationObject(operation: Operation, schemas: SchemaCollection): Json {
  const codes = [...new Set([...generalErrors, ...operation.errors])];
  return {
    operationId: operation.operationId,
    tags: [operation.tag],
    summary: operation.summary,
    description: operation.description,
    ...(operation.extension ? { "x-extension": true } : {}),
    parameters: [
      ...Object.entries(operation.pathParameters).map(([name, description]) => ({
        name,
        in: "path",
        required: true,
        description,
        schema: { type: "string", minLength: 1 },
        example: operation.example.path[name],
      })),
      ...Object.entries(operation.parameters).map(([name, parameter]) => parameterObject(name, parameter)),
    ],
    responses: {
      200: {
        description: "The answer.",
        headers: headersOf(operation),
        content: {
          "application/json": {
            schema: schemas.reference(operation.answer),
            example: operation.example.answer,
          },
        },
      },
      304: { description: "Unchanged since the answer whose ETag the request's If-None-Match names." },
      ...problemResponses(codes),
    },
    "x-codeSamples": [{ lang: "Shell", label: "curl", source: curlLine(operation) }],
  };
}

function parameterObject(name: string, parameter: Parameter<unknown>): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(parameter.schema, { io: "input" }) as Json;
  return {
    name,
    in: "query",
    required: parameter.required,
    description: parameter.description,
    ...(schema.type === "array" ? { style: "form", explode: false } : {}),
    schema,
    ...(parameter.example === undefined ? {} : { example: exampleOf(parameter.example, schema) }),
    ...(parameter.extension ? { "x-extension": true } : {}),
  };
}

/** An example of a list parameter is written as in an address, and stands in the document as the list. */
function exampleOf(example: unknown, schema: Json): unknown {
  return schema.type === "array" && typeof example === "string" ? example.split(",") : example;
}

/** One response for each status, naming the codes that come with it. */
function problemResponses(codes: readonly ErrorCode[]): Json {
  const byStatus = Map.groupBy(codes, (code) => errorCodes[code].status);
  const entries = [...byStatus].map(([status, group]) => [
    status,
    {
      description: group.map((code) => `\`${code}\`: ${errorCodes[code].title}.`).join("\n\n"),
      ...(status === 429 || status === 503
        ? { headers: { "Retry-After": headerReference("Retry-After") } }
        : {}),
      content: {
        "application/problem+json": {
          schema: { $ref: "#/components/schemas/Problem" },
          examples: Object.fromEntries(group.map((code) => [code, { value: problemExample(code) }])),
        },
      },
    },
  ]);
  return Object.fromEntries(entries);
}

function problemExample(code: ErrorCode): Json {
  const { status, title } = errorCodes[code];
  return {
    type: `/docs/errors#${code}`,
    title,
    status,
    detail: title,
    instance: "/v2/orgs/demo/guide-search",
    code,
    requestId: "0d5b1a5e-9d0f-4a55-8a0c-3d9a4b1f7c21",
  };
}

const header = (description: string, schema: Json = { type: "string" }) => ({ description, schema });

const responseHeaders: Record<string, Json> = {
  ETag: header("Validator of the answer, for If-None-Match."),
  "Cache-Control": header("At most 60 seconds: opening states move."),
  "Content-Language": header("The languages whose words were really used."),
  Link: header(
    "RFC 8288 links first, prev, next and last of a search. The key is left out of them: send it along again.",
  ),
  "RateLimit-Policy": header("The key's limit: q requests at once (burst), regained within w seconds."),
  RateLimit: header("What is left of it: r requests now, all of them again in t seconds."),
  "Retry-After": header("Seconds to wait.", { type: "integer" }),
  "X-Request-Id": header(
    "Names this request in the server's log; a well-formed one of the request is taken over.",
  ),
};

function headersOf(operation: Operation): Json {
  const names = Object.keys(responseHeaders).filter((name) => name !== "Retry-After");
  const sent = "page" in operation.parameters ? names : names.filter((name) => name !== "Link");
  return Object.fromEntries(sent.map((name) => [name, headerReference(name)]));
}

function headerReference(name: string): Json {
  return { $ref: `#/components/headers/${name}` };
}

function curlLine(operation: Operation): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => operation.example.path[name] ?? "");
  const query = new URLSearchParams({ ...operation.example.query, key: "demo" });
  return `curl 'http://127.0.0.1:8080${path}?${query}'`;
}

function introduction(): string {
  const rows = Object.entries(errorCodes).map(
    ([code, { status, title }]) => `| \`${code}\` | ${status} | ${title} |`,
  );
  return `A read-only content API for travel destinations.

## Keys
Every request carries an API key: the query parameter \`key\`, the header \`X-Api-Key\`, or \`Authorization: Bearer\`.
Different keys in one request are refused as \`invalid_api_key\`. A key belongs to one organisation; it may be bound to
hosts, to abilities and to web origins.

## Parameters
A blank parameter counts as absent, an unknown one is ignored, and one that takes a single value and is given more than
once is refused. Lists are comma-separated. Nothing is clamped: a value outside its limits is refused. Parameters and
operations marked \`x-extension\` are additions to the published interface.

## Errors
Every error is \`application/problem+json\` (RFC 9457) with a stable \`code\`. A 400 lists every fault at once in
\`errors\`. The checks come in this order: address, method, key, permission, rate, parameters, existence.

| Code | Status | Meaning |
|---|---|---|
${rows.join("\n")}
`;
}

/** Gathers the named schemas that the operations refer to as components. */
class SchemaCollection {
  readonly all: Record<string, unknown> = {};

  /** A reference to the schema, which is kept under the id of its meta. */
  reference(schema: z.ZodType): Json {
    const id = schema.meta()?.id;
    if (id === undefined) throw new RangeError("an answer schema needs a meta id");
    const { $schema: _, $defs, id: __, ...root } = z.toJSONSchema(schema, { io: "output" }) as Json;
    const inside = Object.entries(($defs ?? {}) as Record<string, Json>);
    for (const [name, { id: ___, ...definition }] of [...inside, [id, root] as [string, Json]]) {
      this.all[componentName(name)] ??= withReferences(definition);
    }
    return { $ref: `#/components/schemas/${id}` };
  }
}

/** z.json() is recursive and has no name of its own. */
function componentName(name: string): string {
  return name.startsWith("__schema") ? "Json" : name;
}

function withReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withReferences);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key !== "$ref" || typeof inner !== "string") return [key, withReferences(inner)];
      return [key, `#/components/schemas/${componentName(inner.replace("#/$defs/", ""))}`];
    }),
  );
}
