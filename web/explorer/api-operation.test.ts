import assert from "node:assert/strict";
import { test } from "node:test";
import { openApiDocument } from "../../src/contract/openapi.ts";
import { matchCall, type OpenApi, readOperations } from "./api-operation.ts";

const operations = readOperations(openApiDocument({ serverUrl: "/" }) as unknown as OpenApi, "docs");

test("a call is known by its method and its path, also where the service stands below a path", () => {
  const { operation, path } = matchCall(
    operations,
    "GET",
    "https://a.example/waymark/v2/orgs/d%20e/sites/main/page-slug?guideId=x",
  )!;
  assert.equal(operation.operationId, "pageSlug");
  assert.deepEqual(path, { orgId: "d e", siteId: "main" });
  assert.equal(operation.docs, "docs#tag/organisation/GET/v2/orgs/{orgId}/sites/{siteId}/page-slug");
  assert.equal(matchCall(operations, "POST", "https://a.example/v2/orgs/d/host-home"), undefined);
  assert.equal(matchCall(operations, "GET", "https://a.example/v2/orgs/d/e/host-home"), undefined);
});

test("an operation's parameters come with their words, types and whether they are additions", () => {
  const { operation } = matchCall(operations, "GET", "/v2/orgs/demo/host-home")!;
  const perPage = operation.parameters.get("guidesPerPage")!;
  assert.deepEqual([perPage.type, perPage.isExtension], ["integer", false]);
  assert.match(perPage.description, /20/);
  assert.equal(operation.parameters.get("langFallback")!.isExtension, true);
});
