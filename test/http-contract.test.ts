import assert from "node:assert/strict";
import { test } from "node:test";
import { document } from "./support/answer-check.ts";
import { guide, host } from "./support/records.ts";
import { type Asking, type Query, startWorld } from "./support/world.ts";

const world = await startWorld({
  demo: {
    records: [host("inn"), guide("walk"), { kind: "site", id: "main", tree: [] }],
  },
});
const profileId = "inn";
const operations: [string, Query][] = [
  ["guide-search", {}],
  ["listing-search", {}],
  ["location-search", {}],
  ["host-profile", { profileId }],
  ["host-home", { profileId }],
  ["hosts", {}],
  ["org-languages", {}],
  ["sites/main/page-slug", {}],
  ["getPersonalizationOptions", {}],
];
const raw = (path: string, init: RequestInit = {}) => fetch(`${world.origin}${path}`, init);

test("every operation below /v2/orgs/{orgId} answers JSON with status 200", async () => {
  for (const [operation, query] of operations) {
    const { status, headers, text } = await world.get(operation, query);
    assert.equal(status, 200, operation);
    assert.match(headers.get("content-type")!, /^application\/json/);
    assert.equal(typeof JSON.parse(text), "object");
  }
});

test("the version is part of the path: without /v2 there is nothing", async () => {
  for (const path of [
    "/orgs/demo/guide-search",
    "/v1/orgs/demo/guide-search",
    "/v3/orgs/demo/guide-search",
  ]) {
    const response = await raw(`${path}?key=${world.keys.get("demo")}`);
    const problem = (await response.json()) as { code: string };
    assert.deepEqual([response.status, problem.code], [404, "route_not_found"], path);
  }
});

test("the machine-readable description is served, carries version 4.0.0 and the key as query parameter", async () => {
  const served = (await (await raw("/openapi.json")).json()) as {
    info: { version: string };
    components: { securitySchemes: Record<string, unknown> };
    paths: object;
  };
  assert.equal(served.info.version, "4.0.0");
  assert.deepEqual(served.components.securitySchemes.apiKey, { type: "apiKey", in: "query", name: "key" });
  assert.deepEqual(served.paths, JSON.parse(JSON.stringify(document.paths)));
});

test("the changelog is served without a key and has every change that the specification records", async () => {
  const response = await raw("/v2/changelog");
  const { changes } = (await response.json()) as { changes: { text: string; operations: string[] }[] };
  const told = changes.map(({ text, operations }) => `${operations.join(" ")}: ${text}`).join("\n");
  for (const change of [
    /chat chatOpening: /,
    /hostProfile hostHome: .*embeddedConfigs\[\]\.experiments/,
    /pageSlug: .*with modes/,
    /pageSlug: .*mode, tree, siteId and matches/,
    /pageSlug: .*children\[\] have no slug, pageId, guideId, pageType, segments, parentIds, locationId, homepageSlug and destinationId/,
    /orgLanguages: .*hostId/,
  ]) {
    assert.match(told, change);
  }
});

const declared: Record<string, string> = {
  "guide-search":
    "profileId searchQuery page hitsPerPage latlng radius userCategory tripType userInterests includeListings maxListingsPerGuide rankBy lang",
  "listing-search": "activityTags latlng radius page hitsPerPage lang",
  "location-search": "latlng radius page hitsPerPage lang",
  "host-profile": "profileId lang",
  "host-home":
    "profileId lang latlng radius guideType userCategory tripType userInterests rankBy guidesPage guidesPerPage maxListingsPerGuide geoareasPage geoareasPerPage",
  "org-languages": "hostId",
  "sites/{siteId}/page-slug": "destinationId guideId locationId",
};

interface DeclaredParameter {
  name: string;
  in: string;
  required: boolean;
  schema: {
    type?: string;
    enum?: string[];
    items?: { enum?: string[] };
    default?: unknown;
    maximum?: number;
    minimum?: number;
  };
}

function parametersOf(operation: string): Map<string, DeclaredParameter> {
  const { parameters } = document.paths[`/v2/orgs/{orgId}/${operation}`]!.get;
  return new Map((parameters as DeclaredParameter[]).map((parameter) => [parameter.name, parameter]));
}

test("every parameter of the specification is declared, and only profileId and the path are required", () => {
  for (const [operation, names] of Object.entries(declared)) {
    const parameters = parametersOf(operation);
    for (const name of names.split(" ")) {
      const parameter = parameters.get(name);
      assert.equal(parameter?.in, "query", `${operation} ${name}`);
      const isRequired = name === "profileId" && operation.startsWith("host-");
      assert.equal(parameter!.required, isRequired, `${operation} ${name}`);
    }
    assert.deepEqual([parameters.get("orgId")?.in, parameters.get("orgId")?.required], ["path", true]);
  }
  assert.equal(parametersOf("sites/{siteId}/page-slug").get("siteId")?.in, "path");
});

test("the declared defaults and limits of host-home are those of the specification", () => {
  const parameters = parametersOf("host-home");
  const limits = Object.fromEntries(
    [...parameters].map(([name, { schema }]) => [name, [schema.default, schema.minimum, schema.maximum]]),
  );
  assert.deepEqual(limits.guidesPerPage, [10, 1, 20]);
  assert.deepEqual(limits.geoareasPerPage, [10, 1, 20]);
  assert.deepEqual(limits.maxListingsPerGuide, [20, 1, 20]);
  assert.deepEqual(limits.guidesPage!.slice(0, 2), [1, 1]);
  assert.deepEqual(limits.geoareasPage!.slice(0, 2), [1, 1]);
  assert.equal(limits.rankBy![0], "score");
  assert.equal(limits.tripType![0], "both");
  const types = Object.fromEntries([...parameters].map(([name, { schema }]) => [name, schema.type]));
  for (const name of ["radius", "guidesPage", "guidesPerPage", "maxListingsPerGuide", "geoareasPage"]) {
    assert.equal(types[name], "integer", name);
  }
  for (const name of ["profileId", "lang", "latlng"]) assert.equal(types[name], "string", name);
  assert.deepEqual(parameters.get("guideType")!.schema.enum, ["guide", "neighbourhood", "featured"]);
  const required = [...parameters].filter(([, { required }]) => required).map(([name]) => name);
  assert.deepEqual(required, ["orgId", "profileId"]);
});

test("every value that a parameter declares is taken, by every operation that declares it", async () => {
  let taken = 0;
  for (const [operation, query] of operations) {
    const declared = [...parametersOf(operation.replace("sites/main", "sites/{siteId}"))].flatMap(
      ([name, { schema }]) =>
        [...(schema.enum ?? []), ...(schema.items?.enum ?? [])].map((value) => [name, value] as const),
    );
    for (const [name, value] of declared) {
      const latlng = value === "distance" ? { latlng: "55.6761,12.5683" } : {};
      const { status, text } = await world.get(operation, { ...query, ...latlng, [name]: value });
      assert.equal(status, 200, `${operation} ${name}=${value}: ${text}`);
      taken++;
    }
  }
  assert.ok(taken > 40, `${taken} values`);
});

test("every request needs a valid key, in the query, in X-Api-Key or as Bearer", async () => {
  const key = world.keys.get("demo")!;
  for (const [operation, query] of operations) {
    const without = await world.refused(operation, query, { key: "" });
    assert.deepEqual([without.status, without.code], [401, "missing_api_key"], operation);
    const wrong = await world.refused(operation, query, { key: "wk_unknown" });
    assert.deepEqual([wrong.status, wrong.code], [401, "invalid_api_key"], operation);
    const ways: Record<string, string>[] = [{ "X-Api-Key": key }, { Authorization: `Bearer ${key}` }];
    for (const headers of ways) {
      assert.equal((await world.get(operation, query, { key: "", headers })).status, 200);
    }
  }
});

test("revoked and expired keys are invalid, and a key without the ability to read may not", async () => {
  const code = async (bounds: object) =>
    (await world.refused("guide-search", {}, { key: await world.addKey("demo", bounds) })).code;
  assert.equal(await code({ revokedAt: 1 }), "invalid_api_key");
  assert.equal(await code({ expiresAt: world.time.now }), "invalid_api_key");
  assert.equal(await code({ abilities: ["chat"] }), "scope_forbidden");
});

test("the checks come in the order address, key, organisation, parameters, existence", async () => {
  const faulty = { page: 0, profileId: "nobody" };
  const outcome = async (operation: string, query: Query, asking: Asking) =>
    (await world.refused(operation, query, asking)).code;
  assert.equal(await outcome("no-such-search", faulty, { key: "" }), "route_not_found");
  assert.equal(await outcome("guide-search", faulty, { key: "", org: "other" }), "missing_api_key");
  const key = world.keys.get("demo");
  assert.equal(await outcome("guide-search", faulty, { key, org: "other" }), "org_forbidden");
  assert.equal(await outcome("guide-search", faulty, {}), "out_of_range");
  assert.equal(await outcome("guide-search", { profileId: "nobody" }, {}), "profile_not_found");
});

test("an error is problem details with a stable code, the request's id and its path without the query", async () => {
  const problem = await world.refused(
    "guide-search",
    { page: "x" },
    { headers: { "X-Request-Id": "my-request-1" } },
  );
  assert.deepEqual(problem, {
    type: "/docs/errors#invalid_integer",
    title: "Not a whole number",
    status: 400,
    detail: problem.detail,
    instance: "/v2/orgs/demo/guide-search",
    code: "invalid_integer",
    requestId: "my-request-1",
    errors: [{ in: "query", name: "page", code: "invalid_integer", detail: problem.detail }],
  });
  assert.match(problem.detail, /page/);
});

test("a GET has an ETag and answers 304 to it, and is kept at most a minute", async () => {
  for (const [operation, query] of operations) {
    const { headers } = await world.get(operation, query);
    const etag = headers.get("etag")!;
    const age = /max-age=(\d+)/.exec(headers.get("cache-control") ?? "");
    assert.ok(age && Number(age[1]) <= 60, operation);
    const again = await world.get(operation, query, { headers: { "If-None-Match": etag } });
    assert.deepEqual([again.status, again.text], [304, ""], operation);
  }
});

test("HEAD answers as GET without a body, OPTIONS names the methods, others are 405", async () => {
  const get = await world.get("guide-search");
  const head = await world.get("guide-search", {}, { method: "HEAD" });
  assert.deepEqual([head.status, head.text, head.headers.get("etag")], [200, "", get.headers.get("etag")]);
  const options = await world.get("guide-search", {}, { method: "OPTIONS" });
  assert.ok(options.status < 300);
  const put = await raw(`/v2/orgs/demo/guide-search?key=${world.keys.get("demo")}`, {
    method: "PUT",
    body: "{}",
  });
  assert.equal(put.status, 405);
  assert.match(put.headers.get("allow")!, /\bGET\b/);
});

test("every answer tells the state of the key's limit", async () => {
  const { headers } = await world.get("guide-search");
  assert.match(headers.get("ratelimit-policy") ?? "", /q=\d+;w=\d+/);
  assert.match(headers.get("ratelimit") ?? "", /r=\d+;t=\d+/);
});

test("the examples of the document are answers of the form that it declares", async () => {
  const { assertComponent } = await import("./support/answer-check.ts");
  for (const [path, { get }] of Object.entries(document.paths)) {
    const content = get.responses[200]!.content!["application/json"] as {
      schema: { $ref: string };
      example: unknown;
    };
    assertComponent(content.schema.$ref.split("/").at(-1)!, content.example, path);
  }
});
