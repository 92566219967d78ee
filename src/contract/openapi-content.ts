import { contentProblem } from "./answers.ts";
import { type ContentOperation, contentOperations } from "./content-operations.ts";
import { contentRecord } from "./content-parts.ts";
import {
  documentOf,
  header,
  headersOf,
  type Json,
  type OpenApiOptions,
  type SchemaCollection,
  someHeaders,
} from "./openapi-parts.ts";

/** The OpenAPI 3.1 document of the operations that write. */
export function contentDocument(options: OpenApiOptions): Json {
  const parts = {
    info: {
      title: "Waymark: content",
      version: "1.0.0",
      summary: "Read and write records as they are stored.",
      description: introduction,
    },
    tags: [
      { name: "Content", description: "Records of every kind, whatever their status." },
      { name: "Media", description: "Pictures that were uploaded." },
      { name: "Keys", description: "The organisation's keys." },
    ],
    headers: contentHeaders,
    schemas: [],
    problem: contentProblem,
    instance: "/v2/orgs/demo/content/listing/bar",
  };
  return documentOf<ContentOperation>({ ...parts, operations: contentOperations, responses }, options);
}

const contentHeaders: Record<string, Json> = {
  ETag: header('The version of the record, such as `"7"`, or of its draft, such as `"d12"`, for If-Match.'),
  "Waymark-Draft": header("The version of the draft that there is beside what is published, such as `d12`."),
  "Cache-Control": header("no-store."),
  ...someHeaders(["RateLimit-Policy", "RateLimit", "Retry-After", "X-Request-Id"]),
};

function responses(operation: ContentOperation, schemas: SchemaCollection): Json {
  const { operationId, method, path, answer, answerType = "application/json", example } = operation;
  const isOfOne = path.endsWith("{id}") && answer !== undefined;
  const hasVersion = answer === contentRecord || (isOfOne && !operationId.endsWith("Revision"));
  const isVersioned = hasVersion || operationId === "exportRecords" || operationId === "uploadMedia";
  const names = ["Cache-Control", "RateLimit-Policy", "RateLimit", "X-Request-Id"];
  const told = operationId === "getRecord" ? ["Waymark-Draft"] : [];
  const headers = headersOf(isVersioned ? ["ETag", ...told, ...names] : names);
  if (!answer) return { 204: { description: "It is gone.", headers } };
  const json = { schema: schemas.reference(answer), example: example.answer };
  const good = { description: "The answer.", headers, content: { [answerType]: json } };
  return {
    200: good,
    ...(method === "PUT" || operationId === "uploadMedia"
      ? { 201: { ...good, description: "It was not there before." } }
      : {}),
    ...(method === "GET" && isOfOne && operationId !== "getMedia"
      ? { 304: { description: "Unchanged since the version that If-None-Match names." } }
      : {}),
  };
}

const introduction = `The operations that write, and that read what is stored instead of what is answered to guests. They
are additions to the published interface, whose document says how keys, errors and limits work.

A key needs the ability \`write\`. What an import refuses is refused here, all faults at once, each with the path of its field and a
JSON pointer. Readers see a write within a second. A field that was written here stays when an import brings the place again
(the source's own values change until somebody writes them).
`;
