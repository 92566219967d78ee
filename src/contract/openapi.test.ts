import assert from "node:assert/strict";
import { test } from "node:test";
import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020.js";
import { errorCodes } from "./errors.ts";
import { openApiDocument } from "./openapi.ts";
import { type Operation, operations } from "./operations.ts";
import type { Parameter } from "./parameter.ts";
import { everywhere } from "./parameters.ts";

interface Document {
  info: { version: string; description: string };
  paths: Record<string, { get: OperationObject }>;
  components: { schemas: Record<string, unknown> };
}
interface OperationObject {
  operationId: string;
  parameters: {
    name: string;
    in: string;
    required: boolean;
    schema: Record<string, unknown>;
    style?: string;
    explode?: boolean;
  }[];
  responses: Record<
    string,
    { content?: Record<string, { schema: object; example?: unknown; examples?: object }> }
  >;
}

const document = openApiDocument({ serverUrl: "https://api.example" }) as unknown as Document;

function validatorOf(schema: object) {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  ajv.addSchema({ $id: "https://api.example/openapi", components: document.components });
  const absolute = JSON.parse(
    JSON.stringify(schema).replaceAll("#/components", "https://api.example/openapi#/components"),
  );
  return ajv.compile(absolute);
}

test("the document is valid OpenAPI 3.1 and carries the interface's version", async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document) as never);
  assert.equal(valid, true, JSON.stringify(errors));
  assert.equal(document.info.version, "4.0.0");
});

test("every operation stands in the document once, with its id", () => {
  const ids = Object.values(document.paths).map(({ get }) => get.operationId);
  assert.deepEqual(ids.sort(), [...Object.keys(operations), "changelog"].sort());
  for (const [id, operation] of Object.entries<Operation>(operations))
    assert.equal(operation.operationId, id);
});

for (const operation of Object.values<Operation>(operations)) {
  const stated = document.paths[operation.path]?.get;

  test(`the example answer of ${operation.operationId} fits its schema in JSON Schema and in zod`, () => {
    const content = stated?.responses[200]?.content?.["application/json"];
    assert.ok(content?.example);
    const validate = validatorOf(content.schema);
    assert.ok(validate(content.example), JSON.stringify(validate.errors?.slice(0, 5)));
    operation.answer.parse(operation.example.answer);
    assert.equal(validate({ surprise: 1 }), false);
  });

  test(`the example request of ${operation.operationId} names real parameters with values they take`, () => {
    for (const [name, text] of Object.entries(operation.example.query)) {
      const parameter: Parameter<unknown> | undefined = operation.parameters[name];
      assert.ok(parameter, name);
      parameter.read(text, name);
    }
    for (const [name, parameter] of Object.entries(operation.parameters)) {
      if (parameter.required) assert.ok(operation.example.query[name], name);
      if (parameter.example !== undefined) parameter.read(String(parameter.example), name);
    }
  });

  test(`the parameters of ${operation.operationId} are stated with default and style`, () => {
    const query = stated?.parameters.filter((parameter) => parameter.in === "query") ?? [];
    assert.deepEqual(
      query.map(({ name }) => name),
      Object.keys({ ...operation.parameters, ...everywhere }),
    );
    for (const { name, schema, required } of query) {
      const parameter = { ...operation.parameters, ...everywhere }[name];
      assert.equal(required, parameter?.required);
      // A list is a string with commas, since many clients write an array as a parameter given several times.
      assert.ok(["string", "number", "integer", "boolean"].includes(String(schema.type)), name);
      const isList = Array.isArray(parameter?.fallback);
      if (!required) assert.deepEqual(schema.default, isList ? undefined : parameter?.fallback, name);
    }
    for (const { name, in: where, style, explode } of stated?.parameters ?? []) {
      assert.deepEqual([style, explode], [where === "path" ? "simple" : "form", false], name);
    }
    const placeholders = [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    assert.deepEqual(placeholders, Object.keys(operation.pathParameters));
  });

  test(`the problem examples of ${operation.operationId} fit the problem schema`, () => {
    const responses = Object.entries(stated?.responses ?? {}).filter(([status]) => Number(status) >= 400);
    assert.ok(responses.length > 5);
    for (const [status, response] of responses) {
      const { schema, examples } = response.content?.["application/problem+json"] ?? {};
      const validate = validatorOf(schema ?? {});
      for (const { value } of Object.values(examples ?? {}) as { value: { status: number } }[]) {
        assert.ok(validate(value), JSON.stringify(validate.errors));
        assert.equal(value.status, Number(status));
      }
    }
  });
}

test("every error code stands in the table of the introduction", () => {
  for (const [code, { status }] of Object.entries(errorCodes)) {
    assert.ok(document.info.description.includes(`| \`${code}\` | ${status} |`), code);
  }
});

test("no schema of a stored record is published, and secrets are declared as what no answer has", () => {
  for (const name of Object.keys(document.components.schemas)) assert.doesNotMatch(name, /Record$|^__/);
  const { properties } = document.components.schemas.HostProfile as {
    properties: Record<string, { type?: string; not?: object }>;
  };
  const secrets = { tsAPIKey: "string", analytics: "object", integrations: "object" };
  for (const [secret, type] of Object.entries(secrets)) {
    assert.deepEqual([properties[secret]?.type, properties[secret]?.not], [type, {}], secret);
    assert.equal(
      JSON.stringify(document).split(`"${secret}"`).length,
      2,
      `${secret} is declared there alone`,
    );
  }
});

test("any JSON value is no schema of its own, and no field has a default: generators stumble over both", () => {
  assert.ok(!("Json" in document.components.schemas));
  assert.doesNotMatch(JSON.stringify(document.components.schemas), /"default":/);
});

test("every reference inside the document leads somewhere", () => {
  for (const [, pointer] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const target = pointer
      ?.split("/")
      .reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document);
    assert.ok(target, pointer);
  }
});
