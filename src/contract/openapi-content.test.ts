import assert from "node:assert/strict";
import { test } from "node:test";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import { type ContentOperation, contentOperations } from "./content-operations.ts";
import { contentDocument } from "./openapi-content.ts";

type Contents = Record<string, { schema: object; example?: unknown }>;
interface Stated {
  operationId: string;
  requestBody?: { content: Contents };
  responses: Record<string, { content?: Contents }>;
}
const document = contentDocument({ serverUrl: "https://api.example" }) as unknown as {
  paths: Record<string, Record<string, Stated>>;
  components: object;
};

test("the operations that write have a valid OpenAPI 3.1 document, whose examples fit their schemas", async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document) as never);
  assert.equal(valid, true, JSON.stringify(errors));
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  ajv.addSchema({ $id: "https://api.example/openapi", components: document.components });
  for (const { operationId, path, method } of Object.values<ContentOperation>(contentOperations)) {
    const stated = document.paths[path]![method.toLowerCase()]!;
    assert.equal(stated.operationId, operationId);
    const contents = [stated.requestBody?.content, stated.responses[200]?.content];
    for (const { schema, example } of contents.flatMap((content) => Object.values(content ?? {}))) {
      const absolute = JSON.stringify(schema).replaceAll("#/", "https://api.example/openapi#/");
      const validate = ajv.compile(JSON.parse(absolute));
      assert.ok(validate(example), `${operationId}: ${JSON.stringify(validate.errors)}`);
    }
  }
});
