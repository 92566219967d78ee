import { z } from "zod";
import { problem } from "./answers.ts";
import type { ChatOperation } from "./chat-operations.ts";
import type { ContentOperation } from "./content-operations.ts";
import { type ErrorCode, errorCodes } from "./errors.ts";
import { generalErrors, type Operation } from "./operations.ts";
import type { Parameter } from "./parameter.ts";
import { everywhere } from "./parameters.ts";

export type Json = Record<string, unknown>;

export interface OpenApiOptions {
  /** Where the API is served, without a slash at the end; "/" stands for the place of the document itself. */
  serverUrl: string;
}

type AnyOperation = Operation | ChatOperation | ContentOperation;

/** What one document of the service says that the other does not. */
export interface DocumentParts<O extends AnyOperation> {
  info: { title: string; version: string; summary: string; description: string };
  tags: readonly { name: string; description: string }[];
  operations: Readonly<Record<string, O>>;
  /** Schemas that stand in the document even where no operation refers to them. */
  schemas: readonly z.ZodType[];
  headers: Record<string, Json>;
  /** The good responses of an operation, by status. */
  responses(operation: O, schemas: SchemaCollection): Json;
  /** Of its errors; default: Problem. */
  problem?: z.ZodType;
  /** The address in examples of problems. */
  instance: string;
}

/** An OpenAPI 3.1 document, made from operations, their schemas and the registry of errors. */
export function documentOf<O extends AnyOperation>(
  parts: DocumentParts<O>,
  { serverUrl }: OpenApiOptions,
): Json {
  const schemas = new SchemaCollection();
  const paths: Record<string, Json> = {};
  for (const operation of Object.values(parts.operations)) {
    const described = { [operation.method.toLowerCase()]: operationObject(operation, schemas, parts) };
    paths[operation.path] = { ...paths[operation.path], ...described };
  }
  for (const schema of parts.schemas) schemas.reference(schema);
  const { info, tags, headers } = parts;
  return {
    openapi: "3.1.0",
    jsonSchemaDialect: "https://json-schema.org/draft/2020-12/schema",
    info: { ...info, license: { name: "Apache-2.0", identifier: "Apache-2.0" } },
    servers: [{ url: serverUrl }],
    security: [{ apiKeyHeader: [] }, { bearer: [] }, { apiKey: [] }],
    tags,
    paths,
    components: { schemas: schemas.all, headers, securitySchemes },
  };
}

/** The ways to send a key: a header is in no address, and so in no log and no history. */
const securitySchemes = {
  apiKeyHeader: { type: "apiKey", in: "header", name: "X-Api-Key" },
  bearer: { type: "http", scheme: "bearer" },
  apiKey: { type: "apiKey", in: "query", name: "key" },
};

function operationObject<O extends AnyOperation>(
  operation: O,
  schemas: SchemaCollection,
  { responses, instance, problem: ofErrors = problem }: DocumentParts<O>,
): Json {
  const { pathParameters, parameters, headers = {}, example, body, ...told }: ContentOperation = operation;
  const { bodyType = "application/json", bodyNote = CHAT_BODY } = told;
  const codes = [...new Set([...generalErrors, ...operation.errors])];
  return {
    operationId: operation.operationId,
    tags: [operation.tag],
    summary: operation.summary,
    description: operation.description,
    ...(operation.extension ? { "x-extension": true } : {}),
    parameters: [
      ...Object.entries(pathParameters).map(([name, description]) => ({
        name,
        in: "path",
        required: true,
        description,
        style: "simple",
        explode: false,
        schema: { type: "string", minLength: 1 },
        example: example.path[name],
      })),
      ...Object.entries({ ...parameters, ...everywhere }).map(([name, parameter]) =>
        parameterObject(name, parameter),
      ),
      ...Object.entries(headers).map(([name, description]) => {
        return { name, in: "header", description, schema: { type: "string" } };
      }),
    ],
    ...(body && {
      requestBody: {
        required: true,
        description: bodyNote,
        content: { [bodyType]: { schema: schemas.reference(body, "input"), example: example.body } },
      },
    }),
    responses: {
      ...responses(operation, schemas),
      ...problemResponses(codes, instance, schemas.reference(ofErrors)),
    },
    "x-codeSamples": [{ lang: "Shell", label: "curl", source: curlLine(operation) }],
  };
}

const CHAT_BODY = "At most 64 KiB. Unknown fields are ignored; null and blank count as absent.";

function curlLine({
  method,
  path,
  bodyType,
  example: { path: values, query, body },
}: ContentOperation): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  const search = new URLSearchParams(query).toString();
  const address = `'http://127.0.0.1:8080${filled}${search && `?${search}`}' -H 'X-Api-Key: demo'`;
  const flags = method === "GET" || method === "POST" ? "" : `-X ${method} `;
  if (bodyType === "application/x-ndjson")
    return `curl ${address} -H 'Content-Type: ${bodyType}' --data-binary @records.ndjson`;
  if (bodyType === "image/*")
    return `curl ${address} -H 'Content-Type: image/jpeg' --data-binary @harbour.jpg`;
  const data = body ? ` --json '${JSON.stringify(body).replaceAll("'", "'\\''")}'` : "";
  return `curl ${flags}${address}${data}`;
}

/** A query parameter of an operation. */
function parameterObject(name: string, parameter: Parameter<unknown>): Json {
  const { schema, limits } = schemaOfText(parameter);
  return {
    name,
    in: "query",
    required: parameter.required,
    description: `${parameter.description}${limits}`,
    style: "form",
    explode: false,
    schema,
    ...(parameter.example === undefined ? {} : { example: parameter.example }),
    ...(parameter.extension ? { "x-extension": true } : {}),
  };
}

/**
 * What a query holds. A list is the string that it is in the interface: many generated clients write an array as a parameter
 * given several times, whatever style a document states.
 */
function schemaOfText(parameter: Parameter<unknown>): { schema: Json; limits: string } {
  const { $schema: _, ...schema } = z.toJSONSchema(parameter.schema, { io: "input" }) as Json;
  if (schema.type !== "array") return { schema, limits: "" };
  const { enum: values } = schema.items as { enum?: string[] };
  const limits = ` At most ${schema.maxItems}${values ? ` of ${values.join(", ")}` : ""}.`;
  return { schema: { type: "string" }, limits };
}

/** One response for each status, naming the codes that come with it. */
function problemResponses(codes: readonly ErrorCode[], instance: string, schema: Json): Json {
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
          schema,
          examples: Object.fromEntries(
            group.map((code) => [code, { value: problemExample(code, instance) }]),
          ),
        },
      },
    },
  ]);
  return Object.fromEntries(entries);
}

function problemExample(code: ErrorCode, instance: string): Json {
  const { status, title } = errorCodes[code];
  return {
    type: `/docs/errors#${code}`,
    title,
    status,
    detail: title,
    instance,
    code,
    requestId: "0d5b1a5e-9d0f-4a55-8a0c-3d9a4b1f7c21",
  };
}

export const header = (description: string, schema: Json = { type: "string" }) => ({ description, schema });

/** The headers of answers, by name. */
export const responseHeaders: Record<string, Json> = {
  Age: header(
    "Only while the store cannot be asked: how many seconds ago the answer, made from memory, was last known to be current.",
    { type: "integer" },
  ),
  ETag: header("Validator of the answer, for If-None-Match."),
  "Cache-Control": header("At most 60 seconds: opening states move."),
  "Content-Language": header("The languages whose words were really used."),
  Link: header(
    "RFC 8288 links first, prev, next and last of a search. The key is left out of them: send it along again.",
  ),
  "Ignored-Parameters": header(
    "Names of the query that the operation does not know, percent-encoded, with commas between; absent without any.",
  ),
  Deprecation: header(
    "Of what is deprecated and was used: since when, as @ and epoch seconds (RFC 9745). `/v2/changelog` says what it is.",
  ),
  Sunset: header("With Deprecation: when it ends (RFC 8594)."),
  "RateLimit-Policy": header("The key's limit: q requests at once (burst), regained within w seconds."),
  RateLimit: header("What is left of it: r requests now, all of them again in t seconds."),
  "Weather-Date": header(
    "Of an answer with a host's `weather`: when it was foretold (an HTTP date), or unknown of weather that is stored with the host.",
  ),
  "Public-Pages": header(
    "Of a host with `publicPages`: what the addresses of its pages begin with, from this server's root where it does not know its own name.",
  ),
  "Retry-After": header("Seconds to wait.", { type: "integer" }),
  "X-Request-Id": header(
    "Names this request in the server's log; a well-formed one of the request is taken over.",
  ),
};

function headerReference(name: string): Json {
  return { $ref: `#/components/headers/${name}` };
}

/** Some of the headers of answers. */
export function someHeaders(names: readonly string[]): Record<string, Json> {
  return Object.fromEntries(names.map((name) => [name, responseHeaders[name]!]));
}

/** The headers that come with an answer, by reference. */
export function headersOf(names: readonly string[]): Json {
  return Object.fromEntries(names.map((name) => [name, headerReference(name)]));
}

/** Gathers the named schemas that the operations refer to as components. */
export class SchemaCollection {
  readonly all: Record<string, unknown> = {};

  /** A reference to the schema, which is kept under the id of its meta. */
  reference(schema: z.ZodType, io: "input" | "output" = "output"): Json {
    const id = schema.meta()?.id;
    if (id === undefined) throw new RangeError("an answer schema needs a meta id");
    const { $schema: _, $defs, id: __, ...root } = z.toJSONSchema(schema, { io }) as Json;
    const inside = Object.entries(($defs ?? {}) as Record<string, Json>);
    for (const [name, { id: ___, ...definition }] of [...inside, [id, root] as [string, Json]]) {
      if (!isAnyJson(name)) this.all[name] ??= published(definition);
    }
    return { $ref: `#/components/schemas/${id}` };
  }
}

/** z.json() has no name of its own, and is recursive: generators stumble over that, and "any value" says the same. */
function isAnyJson(name: string): boolean {
  return name.startsWith("__schema");
}

/**
 * A schema as the document has it. A default is told in words: generated types take a field that has one for always there, even in
 * what is sent.
 */
function published(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(published);
  if (typeof value !== "object" || value === null) return value;
  const { $ref, default: fallback, ...rest } = value as Json;
  if (typeof $ref === "string") {
    const name = $ref.replace("#/$defs/", "");
    return isAnyJson(name) ? rest : { $ref: `#/components/schemas/${name}`, ...rest };
  }
  const shown = Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, published(inner)]));
  if (typeof fallback !== "string" && typeof fallback !== "boolean") return shown;
  const description = [shown.description, `Default: ${fallback}.`].filter(Boolean).join(" ");
  return { ...shown, description };
}
