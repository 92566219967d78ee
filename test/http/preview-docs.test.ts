import assert from "node:assert/strict";
import { test } from "node:test";
import type { ModelOutcome } from "../../src/concierge/concierge.ts";
import { startServer } from "../support/server-fixture.ts";

test("the preview has a document and a reference of its own, which load nothing but what this server has", async (t) => {
  const { ask } = await startServer(t, { settings: { publicUrl: "https://api.hotel.example" } });
  const document = JSON.parse((await ask("/openapi-preview.json")).text) as {
    paths: Record<string, object>;
    servers: { url: string }[];
  };
  assert.ok(Object.keys(document.paths).every((path) => /^\/v2\/orgs\/\{orgId\}\/(chat|plans)/.test(path)));
  assert.equal(document.servers[0]?.url, "https://api.hotel.example");
  const { text, headers } = await ask("/docs/preview");
  assert.match(
    String(headers["content-security-policy"]),
    /connect-src 'self' https:\/\/api\.hotel\.example;/,
  );
  assert.doesNotMatch(text, /https?:\/\//);
  const scripts = [...text.matchAll(/src="\.\.\/([^"]+)"/g)].map((match) => `/${match[1]}`);
  assert.equal(scripts.length, 2);
  for (const script of scripts) assert.equal((await ask(script)).status, 200, script);
  assert.match((await ask("/docs/start-preview.js")).text, /"url":"\.\.\/openapi-preview\.json"/);
});

test("how the language model fares and how many mails were taken are metrics, where they are", async (t) => {
  const modelOutcomes = new Map<ModelOutcome, number>([
    ["answered", 2],
    ["timeout", 1],
  ]);
  const mailCounts = { sent: 0, failed: 1 };
  const none = async () => assert.fail("nobody asked");
  const unused = { chat: none, opening: none, forget: none, sharePlan: none, openPlan: none, sweep: none };
  const concierge = { ...unused, modelOutcomes, mailCounts };
  const { ask } = await startServer(t, { concierge });
  modelOutcomes.set("timeout", 3);
  mailCounts.sent = 5;
  for (let scrape = 0; scrape < 2; scrape++) {
    const { text } = await ask("/metrics");
    assert.match(text, /waymark_language_model_answers_total\{outcome="answered"\} 2/);
    assert.match(text, /waymark_language_model_answers_total\{outcome="timeout"\} 3/);
    assert.match(text, /waymark_mails_total\{outcome="sent"\} 5\nwaymark_mails_total\{outcome="failed"\} 1/);
  }
  const without = await startServer(t);
  assert.doesNotMatch((await without.ask("/metrics")).text, /language_model|waymark_mails/);
});
