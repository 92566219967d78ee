import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { ErrorCode } from "../../src/contract/errors.ts";
import { type Operation, operations } from "../../src/contract/operations.ts";
import { startServer } from "../support/server-fixture.ts";

/** For each parameter, texts that it refuses and the code of the refusal. */
const refused: Record<string, [text: string, code: ErrorCode][]> = {
  profileId: [["x".repeat(129), "too_long"]],
  hostId: [["x".repeat(129), "too_long"]],
  guideId: [["x".repeat(129), "too_long"]],
  locationId: [["x".repeat(129), "too_long"]],
  destinationId: [["x".repeat(129), "too_long"]],
  searchQuery: [["x".repeat(513), "too_long"]],
  page: [
    ["0", "out_of_range"],
    ["-1", "out_of_range"],
    ["1.5", "invalid_integer"],
    ["one", "invalid_integer"],
    ["1e3", "invalid_integer"],
    ["0x10", "invalid_integer"],
    ["99999999999999999999", "out_of_range"],
  ],
  hitsPerPage: pageSize(),
  cursor: [
    ["next", "invalid_cursor"],
    ["x".repeat(501), "too_long"],
  ],
  guidesPage: [["0", "out_of_range"]],
  geoareasPage: [["0", "out_of_range"]],
  guidesPerPage: pageSize(),
  geoareasPerPage: pageSize(),
  maxListingsPerGuide: pageSize(),
  latlng: [
    ["55.6", "invalid_latlng"],
    ["55.6,12.5,1", "invalid_latlng"],
    ["north,east", "invalid_latlng"],
    ["91,0", "invalid_latlng"],
    ["0,181", "invalid_latlng"],
    ["0x10,2", "invalid_latlng"],
    ["NaN,NaN", "invalid_latlng"],
  ],
  radius: [
    ["0", "invalid_radius"],
    ["-5", "invalid_radius"],
    ["far", "invalid_radius"],
    ["Infinity", "invalid_radius"],
    ["20037509", "invalid_radius"],
  ],
  userCategory: [["pets", "invalid_value"]],
  tripType: [["holiday", "invalid_value"]],
  userInterests: [
    ["art:0", "invalid_interest"],
    ["art:-1", "invalid_interest"],
    ["art:x", "invalid_interest"],
    [":2", "invalid_interest"],
    ["art:1:2", "invalid_interest"],
    [many(51), "too_many_values"],
  ],
  includeListings: [["1", "invalid_boolean"]],
  langFallback: [["no", "invalid_boolean"]],
  explain: [["yes", "invalid_boolean"]],
  attributions: [["yes", "invalid_boolean"]],
  contains: [["yes", "invalid_boolean"]],
  openNow: [["now", "invalid_boolean"]],
  specialDays: [["yes", "invalid_boolean"]],
  featured: [["2", "invalid_boolean"]],
  rankBy: [["price", "invalid_value"]],
  guideType: [["walk", "invalid_value"]],
  lang: [
    ["e", "invalid_lang"],
    ["en_GB!", "invalid_lang"],
    ["english language", "invalid_lang"],
  ],
  activityTags: [
    [many(51), "too_many_values"],
    ["x".repeat(201), "too_long"],
  ],
  activityTagsMode: [["some", "invalid_value"]],
  category: [[many(51), "too_many_values"]],
  group: [["Food", "invalid_value"]],
  offered: [["yes", "invalid_boolean"]],
  neighborhood: [[many(51), "too_many_values"]],
  openAt: [
    ["tomorrow", "invalid_instant"],
    ["2026-02-30T10:00", "invalid_instant"],
    ["2026-01-01", "invalid_instant"],
    ["2026-01-01T25:00", "invalid_instant"],
  ],
  from: [["tomorrow", "invalid_instant"]],
  to: [["2026-02-30", "invalid_instant"]],
  on: [["2026-12", "invalid_instant"]],
  priceLevel: [
    ["cheap", "invalid_integer"],
    ["11", "out_of_range"],
  ],
  minRating: [
    ["good", "invalid_number"],
    ["5.1", "out_of_range"],
    ["-1", "out_of_range"],
  ],
  ids: [[many(21), "too_many_values"]],
  bbox: [
    ["1,2,3", "invalid_bbox"],
    ["2,0,1,0", "invalid_bbox"],
    ["-91,0,1,0", "invalid_bbox"],
  ],
  fields: [[many(61), "too_many_values"]],
  excludeFields: [[many(61), "too_many_values"]],
  facets: [["colour", "invalid_value"]],
};

function pageSize(): [string, ErrorCode][] {
  return [
    ["0", "out_of_range"],
    ["21", "out_of_range"],
    ["ten", "invalid_integer"],
    ["5.5", "invalid_integer"],
  ];
}

function many(count: number): string {
  return Array.from({ length: count }, (_, index) => `v${index}`).join(",");
}

function pathOf(operation: Operation): string {
  return operation.path.replace(/\{(\w+)\}/g, (_, name: string) => operation.example.path[name]!);
}

/** A query with every required parameter, so that only the one in question is at fault. */
function requiredOf(operation: Operation, besides?: string): [string, string][] {
  return Object.entries(operation.parameters)
    .filter(([name, parameter]) => parameter.required && name !== besides)
    .map(([name]) => [name, "harbour-house"]);
}

for (const operation of Object.values<Operation>(operations)) {
  describe(operation.operationId, () => {
    test("refuses every kind of wrong value of every parameter with the parameter's name and code", async (t) => {
      const { ask, key, calls } = await startServer(t);
      for (const name of Object.keys(operation.parameters)) {
        // A profile is not localised: whatever lang says has no effect.
        if (name === "lang" && operation.operationId === "hostProfile") continue;
        assert.ok(refused[name], `a refused value for ${name}`);
        for (const [text, code] of refused[name]) {
          const query = new URLSearchParams([["key", key], ...requiredOf(operation, name), [name, text]]);
          const reply = await ask(`${pathOf(operation)}?${query}`);
          const where = `${name}=${text.slice(0, 40)}`;
          assert.equal(reply.status, 400, where);
          assert.equal(reply.headers["content-type"], "application/problem+json", where);
          assert.equal(reply.problem.code, code, where);
          assert.deepEqual(
            reply.problem.errors?.map((fault) => [fault.in, fault.name, fault.code]),
            [["query", name, code]],
            where,
          );
          assert.match(reply.problem.detail, new RegExp(name), where);
        }
      }
      assert.equal(calls.length, 0);
    });

    test("refuses every parameter that is given twice, lists included", async (t) => {
      const { ask, key } = await startServer(t);
      for (const name of Object.keys(operation.parameters)) {
        const query = new URLSearchParams([
          ["key", key],
          ...requiredOf(operation, name),
          [name, "a"],
          [name, "a"],
        ]);
        const { problem } = await ask(`${pathOf(operation)}?${query}`);
        assert.deepEqual(
          problem.errors?.map((fault) => [fault.name, fault.code]),
          [[name, "repeated_parameter"]],
        );
      }
    });

    test("refuses broken encoding in every parameter", async (t) => {
      const { ask, key } = await startServer(t);
      for (const name of Object.keys(operation.parameters)) {
        for (const broken of ["%ff", "%", "%zz", "%c3%28", "%ed%a0%80", "%00", "a%0ab", "%c2%85"]) {
          const query = new URLSearchParams([["key", key], ...requiredOf(operation, name)]);
          const { status, problem } = await ask(`${pathOf(operation)}?${query}&${name}=${broken}`);
          assert.equal(status, 400);
          assert.deepEqual(
            problem.errors?.map((fault) => [fault.name, fault.code]),
            [[name, "invalid_encoding"]],
          );
        }
      }
    });

    test("takes a blank parameter as absent and ignores an unknown one", async (t) => {
      const { ask, key, calls } = await startServer(t);
      const given = new URLSearchParams([["key", key], ...requiredOf(operation)]);
      const blanks = Object.entries(operation.parameters)
        .filter(([, parameter]) => !parameter.required)
        .map(([name]) => `${name}=%20`);
      const plain = await ask(`${pathOf(operation)}?${given}`);
      const padded = await ask(
        `${pathOf(operation)}?${[given, ...blanks, "unknown=1", "unknown=2"].join("&")}`,
      );
      assert.equal(plain.status, 200);
      assert.equal(padded.status, 200);
      assert.equal(calls.length, 2);
      assert.deepEqual(calls[1], calls[0]);
    });

    test("names every required parameter that is missing or blank", async (t) => {
      const { ask, key } = await startServer(t);
      for (const [name] of requiredOf(operation)) {
        for (const query of [`key=${key}`, `key=${key}&${name}=`, `key=${key}&${name}=+`]) {
          const { problem } = await ask(`${pathOf(operation)}?${query}`);
          assert.equal(problem.code, "missing_parameter");
          assert.equal(problem.errors?.[0]?.name, name);
        }
      }
    });
  });
}

test("lists every fault of a request at once", async (t) => {
  const { ask, key } = await startServer(t);
  const query = "page=0&hitsPerPage=x&latlng=1&radius=-1&lang=?&rankBy=best&openNow=maybe&ids=a&ids=b&%ff=1";
  const { status, problem } = await ask(`/v2/orgs/demo/listing-search?key=${key}&${query}`);
  assert.equal(status, 400);
  assert.equal(problem.code, "invalid_parameters");
  const codes = Object.fromEntries(problem.errors?.map((fault) => [fault.name, fault.code]) ?? []);
  assert.deepEqual(codes, {
    "%ff": "invalid_encoding",
    page: "out_of_range",
    hitsPerPage: "invalid_integer",
    latlng: "invalid_latlng",
    radius: "invalid_radius",
    lang: "invalid_lang",
    rankBy: "invalid_value",
    openNow: "invalid_boolean",
    ids: "repeated_parameter",
  });
});

test("names a swapped position and lists the allowed values of an enum", async (t) => {
  const { ask, key } = await startServer(t);
  const swapped = await ask(`/v2/orgs/demo/guide-search?key=${key}&latlng=139.7,35.6`);
  assert.match(swapped.problem.detail, /swapped/);
  const unknown = await ask(`/v2/orgs/demo/guide-search?key=${key}&userCategory=pets`);
  assert.match(unknown.problem.detail, /business, family, friends, solo, couples/);
});

test("lists at most a handful of stray faults however many a query holds", async (t) => {
  const { ask, key } = await startServer(t);
  const { status, problem } = await ask(`/v2/orgs/demo/guide-search?key=${key}${"&%ff".repeat(3_000)}`);
  assert.equal(status, 400);
  assert.equal(problem.errors?.length, 20);
});

test("hands checked values and the path to the use case", async (t) => {
  const { ask, key, calls } = await startServer(t);
  await ask(
    `/v2/orgs/demo/guide-search?key=${key}&latlng=55.6,%2012.5&radius=1500&userInterests=Art,%20coffee:2&lang=EN-gb` +
      "&searchQuery=caf%C3%A9+noir&userCategory=COUPLES",
  );
  await ask(`/v2/orgs/demo/sites/site%2Fone/page-slug?key=${key}&guideId=g`);
  const [search, slug] = calls;
  const values = search?.rest[0] as Record<string, unknown>;
  assert.equal(search?.name, "guideSearch");
  assert.deepEqual(search?.scope, { orgId: "demo", hostIds: undefined });
  assert.deepEqual(values.latlng, [55.6, 12.5]);
  assert.equal(values.radius, 1500);
  assert.equal(values.lang, "en-GB");
  assert.equal(values.searchQuery, "café noir");
  assert.equal(values.userCategory, "couples");
  assert.equal(values.hitsPerPage, 10);
  assert.deepEqual(values.userInterests, [
    { id: "Art", weight: 1 },
    { id: "coffee", weight: 2 },
  ]);
  assert.equal(slug?.name, "pageSlug");
  assert.deepEqual(slug?.rest, [
    "site/one",
    { destinationId: undefined, guideId: "g", locationId: undefined },
  ]);
});

test("refuses an address whose UTF-8 was not percent-encoded, and says what to do", async (t) => {
  const { say, key } = await startServer(t);
  const target = `/v2/orgs/demo/guide-search?key=${key}&searchQuery=Nørrebro`;
  const answer = await say(`GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  assert.match(answer, /^HTTP\/1.1 400 /);
  assert.match(answer, /"code":"invalid_encoding"/);
  assert.match(answer, /must be percent-encoded/);
});

test("bounds the site's name and refuses control characters in it, after the key was judged", async (t) => {
  const { ask, key } = await startServer(t);
  const long = "s".repeat(200);
  assert.equal((await ask(`/v2/orgs/demo/sites/${long}/page-slug`)).status, 401);
  assert.equal((await ask(`/v2/orgs/demo/sites/${long}/page-slug?key=${key}`)).problem.code, "too_long");
  const control = await ask(`/v2/orgs/demo/sites/a%00b/page-slug?key=${key}`);
  assert.deepEqual(
    control.problem.errors?.map((fault) => [fault.in, fault.name, fault.code]),
    [["path", "siteId", "invalid_encoding"]],
  );
  assert.equal((await ask(`/v2/orgs/${long}/guide-search?key=${key}`)).problem.code, "org_forbidden");
});
