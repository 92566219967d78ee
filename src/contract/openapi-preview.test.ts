import assert from "node:assert/strict";
import { test } from "node:test";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import { type ChatOperation, chatOperations } from "./chat-operations.ts";
import { chatFields, readChatRequest, readShareRequest } from "./chat-request.ts";
import { openApiDocument } from "./openapi.ts";
import { previewDocument } from "./openapi-preview.ts";

interface Content {
  schema: object;
  example?: unknown;
}
interface Stated {
  operationId: string;
  "x-extension"?: true;
  requestBody?: { content: Record<string, Content> };
  responses: Record<string, { description: string; content?: Record<string, Content> }>;
}
const document = previewDocument({ serverUrl: "https://api.example" }) as unknown as {
  info: { version: string };
  paths: Record<string, Record<string, Stated>>;
  components: { schemas: Record<string, { properties: Record<string, object>; required?: string[] }> };
};
const operations = Object.values<ChatOperation>(chatOperations);
const stated = ({ path, method }: ChatOperation) => document.paths[path]![method.toLowerCase()]!;

function fits(schema: object, value: unknown): string {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema({ $id: "https://api.example/openapi", components: document.components });
  const absolute = JSON.stringify(schema).replaceAll(
    "#/components",
    "https://api.example/openapi#/components",
  );
  const validate = ajv.compile(JSON.parse(absolute));
  return validate(value) ? "" : JSON.stringify(validate.errors);
}

test("the preview is a valid OpenAPI 3.1 document of its own, and the stable one has none of its operations", async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document) as never);
  assert.equal(valid, true, JSON.stringify(errors));
  assert.equal(document.info.version, "4.0.0-preview");
  const stable = openApiDocument({ serverUrl: "/" }) as { paths: object };
  for (const { path } of operations) assert.ok(!(path in stable.paths), path);
});

test("every preview operation stands in the document with its id, and deleting is an extension", () => {
  for (const operation of operations) assert.equal(stated(operation).operationId, operation.operationId);
  assert.equal(stated(chatOperations.deleteConversation)["x-extension"], true);
  assert.equal(stated(chatOperations.chat)["x-extension"], undefined);
});

test("the examples fit their schemas in JSON Schema and in zod", () => {
  for (const operation of operations) {
    const { requestBody, responses } = stated(operation);
    if (operation.answer) {
      const json = responses[200]!.content!["application/json"]!;
      assert.equal(fits(json.schema, json.example), "", operation.operationId);
      operation.answer.parse(json.example);
    }
    if (requestBody) {
      const json = requestBody.content["application/json"]!;
      assert.equal(fits(json.schema, json.example), "", operation.operationId);
      const read = operation.operationId === "sharePlan" ? readShareRequest : readChatRequest;
      assert.ok(read(json.example));
    }
  }
});

test("the body's schema names every field, requires none, and marks the extension", () => {
  const { properties, required = [] } = document.components.schemas.ChatRequest!;
  assert.deepEqual(Object.keys(properties), Object.keys(chatFields));
  assert.deepEqual(required, []);
  assert.equal((properties.explain as Record<string, unknown>)["x-extension"], true);
  assert.deepEqual((properties.durationDays as Record<string, unknown>).maximum, 7);
  assert.equal(typeof (properties.email as Record<string, unknown>).pattern, "string");
});

test("a message is answered with one type of content, so that a generated client need not tell two apart", () => {
  const { responses, requestBody } = stated(chatOperations.chat);
  assert.deepEqual(Object.keys(responses[200]!.content!), ["application/json"]);
  assert.doesNotMatch(JSON.stringify([requestBody, document.components.schemas.ChatRequest]), /"default":/);
});

test("the answer has the fields of the specification, all required but the extensions", () => {
  const { properties, required } = document.components.schemas.ChatAnswer!;
  const specified = ["message", "toolUsed", "listings", "guides", "actions", "hostInterests", "itinerary"];
  assert.deepEqual(Object.keys(properties), [...specified, "changes", "understanding"]);
  assert.deepEqual(required, specified);
});
