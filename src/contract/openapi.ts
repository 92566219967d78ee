import { problem, resources } from "./answers.ts";
import { changelogAnswer, changelogOf } from "./changelog.ts";
import { errorCodes } from "./errors.ts";
import {
  documentOf,
  headersOf,
  type Json,
  type OpenApiOptions,
  responseHeaders,
  type SchemaCollection,
} from "./openapi-parts.ts";
import { type Operation, operations } from "./operations.ts";

const UNCHANGED = { description: "Unchanged since the answer whose ETag the request's If-None-Match names." };

/** The OpenAPI 3.1 document of the stable operations. */
export function openApiDocument(options: OpenApiOptions): Json {
  const parts = {
    info: {
      title: "Waymark",
      version: VERSION,
      summary: "Travel content discovery: guides, listings and neighbourhoods for this traveller, here, now.",
      description: introduction(),
    },
    tags: [
      { name: "Search", description: "Guides, listings and geo areas, ranked, localised and in pages." },
      { name: "Records", description: "One guide, listing or geo area by its id." },
      { name: "Hosts", description: "Host profiles, and all that a host's home screen needs in one call." },
      { name: "Organisation", description: "Languages, page slugs and personalisation vocabularies." },
    ],
    headers: responseHeaders,
    schemas: [...resources, problem, changelogAnswer],
    instance: "/v2/orgs/demo/guide-search",
  };
  const document = documentOf<Operation>({ ...parts, operations, responses }, options);
  return {
    ...document,
    paths: { ...(document.paths as Json), [CHANGELOG_PATH]: { get: changelogOperation } },
  };
}

const VERSION = "4.0.0";

/** Where the changelog of the interface is: of no organisation, and without a key. */
export const CHANGELOG_PATH = "/v2/changelog";

/** What is answered there. */
export function interfaceChangelog(): Json {
  return changelogOf(VERSION);
}

const changelogOperation = {
  operationId: "changelog",
  tags: ["Organisation"],
  summary: "Read what was changed in the interface",
  description:
    "The changes of the interface, the latest first, what is deprecated among them. It needs no key.",
  "x-extension": true,
  security: [],
  parameters: [],
  responses: {
    200: {
      description: "The answer.",
      headers: headersOf(["ETag", "Cache-Control", "X-Request-Id"]),
      content: {
        "application/json": {
          schema: { $ref: "#/components/schemas/ChangelogAnswer" },
          example: changelogOf(VERSION),
        },
      },
    },
    304: UNCHANGED,
  },
  "x-codeSamples": [{ lang: "Shell", label: "curl", source: "curl 'http://127.0.0.1:8080/v2/changelog'" }],
};

function responses(operation: Operation, schemas: SchemaCollection): Json {
  const tellsHost = ["hostProfile", "hostHome"].includes(operation.operationId);
  const isSent: Record<string, boolean> = {
    "Retry-After": false,
    Link: "page" in operation.parameters,
    "Ignored-Parameters": true,
    "Public-Pages": tellsHost,
    "Weather-Date": tellsHost,
  };
  const schema = schemas.reference(operation.answer);
  return {
    200: {
      description: "The answer.",
      headers: headersOf(Object.keys(responseHeaders).filter((name) => isSent[name] ?? true)),
      content: { "application/json": { schema, example: operation.example.answer } },
    },
    304: UNCHANGED,
  };
}

function introduction(): string {
  const rows = Object.entries(errorCodes).map(
    ([code, { status, title }]) => `| \`${code}\` | ${status} | ${title} |`,
  );
  return `A read-only content API for travel destinations.

## Keys
Every request carries an API key: the header \`X-Api-Key\`, \`Authorization: Bearer\`, or the query parameter \`key\`. A
header stands in no log of addresses; in the query a page of another site saves a second request for each address (CORS preflight).
Different keys in one request are refused as \`invalid_api_key\`. A key belongs to one organisation; it may be bound to
hosts, to abilities and to web origins: then a request has an \`Origin\` or a \`Referer\` of one of them, as browsers send.

## Parameters
A blank parameter counts as absent, and one that takes a single value and is given more than once is refused. An unknown one
is ignored and named in the header \`Ignored-Parameters\`; with \`strict=true\` it is refused, with the name that was likely meant. Lists are comma-separated. Nothing is clamped: a value outside its limits is refused. Parameters and
operations marked \`x-extension\` are additions to the published interface.

## Errors
Every error is \`application/problem+json\` (RFC 9457) with a stable \`code\`. A 400 lists every fault at once in
\`errors\`. The checks come in this order: address, method, key, permission, rate, parameters, existence.

| Code | Status | Meaning |
|---|---|---|
${rows.join("\n")}
`;
}
