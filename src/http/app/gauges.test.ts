import assert from "node:assert/strict";
import { test } from "node:test";
import { Registry } from "@prometheus-io/client";
import Fastify from "fastify";
import { addGauges, type Watched } from "./gauges.ts";
import { addMetricsRoute, Metrics } from "./metrics.ts";

/** The series that are told, without what they are. */
async function told(watched: Watched): Promise<string[]> {
  const registry = new Registry();
  addGauges(registry, watched);
  const text = await registry.metrics();
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

const org = (orgId: string) =>
  ({
    orgId,
    records: { listing: 3, guide: 1 },
    bytes: 9,
    version: 4,
    versionSeconds: 7,
    staleSeconds: 2,
  }) as never;

test("metrics tell what store, mail, model and memory say when they are asked for", async () => {
  let bytes = 100;
  const mailCounts = { sent: 2, failed: 1 };
  const concierge = {
    mailCounts,
    modelOutcomes: new Map([["answered", 5]]),
  } as unknown as Watched["concierge"];
  const store = { usage: () => ({ kind: "sqlite", bytes: bytes++ }) } as Watched["store"];
  assert.deepEqual(await told({ store, concierge, discovery: { inMemory: () => [org("a")] } }), [
    'waymark_store_bytes{store="sqlite"} 101',
    'waymark_catalogue_records{org="a",kind="listing"} 3',
    'waymark_catalogue_records{org="a",kind="guide"} 1',
    'waymark_catalogue_bytes{org="a"} 9',
    'waymark_catalogue_version{org="a"} 4',
    'waymark_catalogue_version_age_seconds{org="a"} 7',
    'waymark_catalogue_stale_seconds{org="a"} 2',
    'waymark_mails_total{outcome="sent"} 2',
    'waymark_mails_total{outcome="failed"} 1',
    'waymark_language_model_answers_total{outcome="answered"} 5',
  ]);
});

test("of a store with connections they are told and no bytes, and of a service without the rest nothing", async () => {
  const usage = () => ({ kind: "postgres", connections: { open: 3, busy: 1, waiting: 0 } });
  assert.deepEqual(await told({ store: { usage } as Watched["store"] }), [
    'waymark_store_connections{store="postgres",state="open"} 3',
    'waymark_store_connections{store="postgres",state="busy"} 1',
    'waymark_store_connections{store="postgres",state="waiting"} 0',
  ]);
  assert.deepEqual(await told({ store: {} }), []);
});

test("a store that can no longer tell how large it is has no bytes, and connections are those of now", async () => {
  const sizes = [100, undefined];
  const usage = () => ({ kind: "sqlite", bytes: sizes.shift(), connections: { open: sizes.length } });
  assert.deepEqual(await told({ store: { usage } as never }), [
    'waymark_store_bytes{store="sqlite"} 0',
    'waymark_store_connections{store="sqlite",state="open"} 0',
  ]);
});

test("of a hundred organisations each is told, of more no further one", async () => {
  const many = Array.from({ length: 101 }, (_, index) => org(`o${index}`));
  const lines = await told({ store: {}, discovery: { inMemory: () => many } });
  assert.equal(lines.filter((line) => line.startsWith("waymark_catalogue_bytes")).length, 100);
});

test("every answer is counted once, whether few or many have come since metrics were asked for", async (t) => {
  const metrics = new Metrics();
  const app = Fastify();
  t.after(() => app.close());
  addMetricsRoute(app, metrics);
  const counted = async () => {
    const { body, headers } = await app.inject("/metrics");
    assert.equal(headers["cache-control"], "no-store");
    return body
      .split("\n")
      .filter((line) => /^waymark_http_request(s_total|_duration_seconds_(sum|count))/.test(line));
  };
  for (let answer = 0; answer < 300; answer++) metrics.observe("listing-search", 200, 500);
  metrics.observe("listing-search", 404, 250);
  const expected = [
    'waymark_http_requests_total{operation="listing-search",status="200"} 300',
    'waymark_http_requests_total{operation="listing-search",status="404"} 1',
    'waymark_http_request_duration_seconds_sum{operation="listing-search"} 150.25',
    'waymark_http_request_duration_seconds_count{operation="listing-search"} 301',
  ];
  assert.deepEqual((await counted()).toSorted(), expected.toSorted());
  assert.deepEqual((await counted()).toSorted(), expected.toSorted());
});

test("metrics with a token are told to those alone who send it", async (t) => {
  const app = Fastify();
  t.after(() => app.close());
  addMetricsRoute(app, new Metrics(), "token");
  const status = async (authorization?: string) =>
    (await app.inject({ url: "/metrics", headers: authorization ? { authorization } : {} })).statusCode;
  assert.notEqual(await status(), 200);
  assert.notEqual(await status("Bearer wrong"), 200);
  assert.equal(await status("Bearer token"), 200);
});

test("answers that take up to a second are told apart where one takes two and a half times the other, slower ones by five seconds", async () => {
  const metrics = new Metrics();
  metrics.observe("listing-search", 200, 1);
  const bounds = Array.from(
    (await metrics.registry.metrics()).matchAll(/_bucket\{le="([\d.]+)"/g),
    ([, bound]) => Number(bound),
  );
  assert.ok(bounds[0]! < 0.001 && bounds.includes(1));
  assert.equal(bounds.at(-1), 5);
  for (const [place, bound] of bounds.slice(1, -1).entries())
    assert.ok(bound > bounds[place]! && bound <= 2.5 * bounds[place]!, `${bounds[place]} to ${bound}`);
});

test("what many answers took is counted before anybody asks, and what a few took when somebody does", async () => {
  const metrics = new Metrics();
  assert.match(metrics.contentType, /^text\/plain/);
  metrics.observe("a", 200, 1_500);
  const text = await metrics.text();
  assert.match(text, /waymark_http_request_duration_seconds_sum\{operation="a"\} 1.5\n/);
  assert.match(text, /process_cpu_seconds_total/);
});

test("where a service has fellows, metrics are those that they tell together", async () => {
  const told = async () => "all";
  const metrics = new Metrics({ tell() {}, hear() {}, metrics: told });
  assert.equal(await metrics.text(), "all");
});
