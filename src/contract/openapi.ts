import { problem, resources } from "./answers.ts";
import { errorCodes } from "./errors.ts";
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
import { generalErrors, type Operation, operations } from "./operations.ts";

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
  for (const schema of [...resources, problem]) schemas.reference(schema);
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
    security,
    tags,
    paths,
    components: {
      schemas: schemas.all,
      headers: responseHeaders,
      securitySchemes,
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
      ...Object.entries(operation.pathParameters).map(([name, description]) =>
        pathParameterObject(name, description, operation.example.path[name]),
      ),
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
      ...problemResponses(codes, "/v2/orgs/demo/guide-search"),
    },
    "x-codeSamples": [{ lang: "Shell", label: "curl", source: curlLine(operation) }],
  };
}

function headersOf(operation: Operation): Json {
  const isSent: Record<string, boolean> = {
    "Retry-After": false,
    Link: "page" in operation.parameters,
    "Weather-Date": ["hostProfile", "hostHome"].includes(operation.operationId),
  };
  const sent = Object.keys(responseHeaders).filter((name) => isSent[name] ?? true);
  return Object.fromEntries(sent.map((name) => [name, headerReference(name)]));
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
