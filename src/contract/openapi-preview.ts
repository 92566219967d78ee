import { problem } from "./answers.ts";
import { type ChatOperation, chatOperations } from "./chat-operations.ts";
import {
  documentOf,
  header,
  headersOf,
  type Json,
  type OpenApiOptions,
  type SchemaCollection,
  someHeaders,
} from "./openapi-parts.ts";

/**
 * The other form of an answer. It is no content type of the response: generated clients would give every answer as an object or a
 * text, or ask for nothing but events.
 */
const eventStream = {
  accept: "text/event-stream",
  example: 'event: delta\ndata: {"text":"Nyhavn is 510 m away."}\n\nevent: done\ndata: {"message":"…"}\n\n',
};

/** The OpenAPI 3.1 document of the preview operations, apart from the stable ones as the interface asks. */
export function previewDocument(options: OpenApiOptions): Json {
  const parts = {
    info: {
      title: "Waymark: concierge (preview)",
      version: "4.0.0-preview",
      summary: "Answers, plans and mails in the traveller's words.",
      description: introduction,
    },
    tags: [{ name: "Concierge", description: "Preview: may change between releases." }],
    headers: previewHeaders,
    schemas: [problem],
    instance: "/v2/orgs/demo/chat",
  };
  return documentOf<ChatOperation>({ ...parts, operations: chatOperations, responses }, options);
}

const previewHeaders: Record<string, Json> = {
  "Conversation-Id": header("Names the conversation for 24 hours."),
  "Cache-Control": header("no-store."),
  ...someHeaders(["Content-Language", "RateLimit-Policy", "RateLimit", "Retry-After", "X-Request-Id"]),
};

function responses({ operationId, answer, example }: ChatOperation, schemas: SchemaCollection): Json {
  const names = Object.keys(previewHeaders).filter((name) => name !== "Retry-After");
  const sent = answer ? names : names.filter((name) => !name.startsWith("Con"));
  const headers = headersOf(sent);
  if (!answer) return { 204: { description: "It is gone.", headers } };
  const json = { schema: schemas.reference(answer), example: example.answer };
  return {
    200: {
      description: "The answer.",
      headers,
      content: { "application/json": json },
      ...(operationId === "chat" ? { "x-event-stream": eventStream } : {}),
    },
  };
}

const introduction = `The conversational operations of the interface. They are a preview and may change between releases; the stable
operations have a document of their own, which says how keys, errors and limits work.

A key needs the ability \`chat\`. Messages and mails have limits of their own beside the key's. No answer is kept by a cache.
`;
