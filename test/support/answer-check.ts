import assert from "node:assert/strict";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { openApiDocument } from "../../src/contract/openapi.ts";

interface Response {
  description: string;
  content?: Record<string, { schema: { $ref: string } }>;
}
interface Document {
  paths: Record<
    string,
    { get: { parameters: { name: string; in: string }[]; responses: Record<string, Response> } }
  >;
  components: { schemas: Record<string, Schema> };
}
interface Schema {
  properties?: Record<string, unknown>;
  required?: string[];
  additionalProperties?: unknown;
}

/** The OpenAPI document as the server shows it. */
export const document = openApiDocument({ serverUrl: "/" }) as unknown as Document;

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema({ $id: "waymark:/document", ...document });
const compiled = new Map<string, ValidateFunction>();

/** Fails unless the value is what the component schema of this name says. */
export function assertComponent(name: string, value: unknown, about: string): void {
  const reference = `waymark:/document#/components/schemas/${name}`;
  const validate = compiled.get(name) ?? ajv.compile({ $ref: reference });
  compiled.set(name, validate);
  const isRight = validate(value);
  const faults = validate.errors?.slice(0, 5).map((error) => `${error.instancePath} ${error.message}`);
  assert.ok(isRight, `${about}: not a ${name}: ${faults?.join("; ")}`);
}

export interface Answered {
  path: string;
  lang: boolean;
  status: number;
  headers: Headers;
  text: string;
}

/**
 * Holds one answer against the document: the operation declares the status, and the body is what it declares for it;
 * hits are in the one of their two forms (maps or single values) that the request asked for.
 */
export function checkAnswer({ path, lang, status, headers, text }: Answered): void {
  const operation = operationOf(path);
  const about = `${path} answered ${status}`;
  const body: unknown = text === "" ? undefined : JSON.parse(text);
  if (status >= 400) checkProblem(operation, status, headers, body, about);
  if (!operation && status >= 400) return;
  const response = operation?.responses[status];
  assert.ok(response, `${about}: the document does not declare it`);
  if (status !== 200) return;
  assert.match(headers.get("content-type") ?? "", /^application\/json\b/, about);
  assertComponent(response.content!["application/json"]!.schema.$ref.split("/").at(-1)!, body, about);
  checkForms(body as Record<string, unknown>, path.split("/").at(-1)!, lang, about);
}

function operationOf(path: string) {
  const found = Object.entries(document.paths).find(([template]) =>
    new RegExp(`^${template.replace(/\{\w+\}/g, "[^/]+")}$`).test(path),
  );
  return found?.[1].get;
}

function checkProblem(
  operation: ReturnType<typeof operationOf>,
  status: number,
  headers: Headers,
  body: unknown,
  about: string,
): void {
  assert.equal(headers.get("content-type"), "application/problem+json", about);
  assertComponent("Problem", body, about);
  const problem = body as { status: number; code: string; requestId: string };
  assert.equal(problem.status, status, about);
  assert.equal(problem.requestId, headers.get("x-request-id"), about);
  if (operation) {
    const declared = operation.responses[status]?.description ?? "";
    assert.ok(declared.includes(`\`${problem.code}\``), `${about}: ${problem.code} is not declared`);
  }
}

const componentOf: Record<string, string> = {
  "guide-search": "Guide",
  "listing-search": "Listing",
  "location-search": "GeoArea",
};

type Hit = { listings?: Hit[] } & Record<string, unknown>;

/** A hit as the specification has it: without what the caller asked for by added parameters. */
function withoutExtras({ ranking: _ranking, attributions: _attributions, listings, ...hit }: Hit): object {
  return listings ? { ...hit, listings: listings.map(withoutExtras) } : hit;
}

function checkForms(body: Record<string, unknown>, operation: string, lang: boolean, about: string): void {
  const suffix = lang ? "" : "AllLanguages";
  const checkAll = (name: string, hits: unknown) => {
    for (const hit of hits as Hit[]) assertComponent(`${name}${suffix}`, withoutExtras(hit), about);
  };
  if (componentOf[operation]) checkAll(componentOf[operation], body.results);
  if (operation === "host-home") {
    checkAll("Guide", (body.guides as { results: unknown }).results);
    checkAll("GeoArea", (body.geoareas as { results: unknown }).results);
  }
}
