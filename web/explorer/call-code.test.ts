import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { createClient } from "../../src/client/client.ts";
import { openApiDocument } from "../../src/contract/openapi.ts";
import { previewDocument } from "../../src/contract/openapi-preview.ts";
import { matchCall, type OpenApi, readOperations } from "./api-operation.ts";
import { writeClientCode, writeCurl } from "./call-code.ts";

const documents = [openApiDocument({ serverUrl: "/" }), previewDocument({ serverUrl: "/" })];
const operations = documents.flatMap((document) => readOperations(document as unknown as OpenApi, "docs"));
const base = "https://guide.example/api";
const org = `${base}/v2/orgs/demo`;

const calls = [
  { url: `${org}/hosts` },
  { url: `${org}/org-languages` },
  { url: `${org}/org-languages?hostId=inn` },
  { url: `${org}/host-profile?profileId=inn` },
  { url: `${org}/host-home?profileId=inn&lang=da-DK&guidesPerPage=20&langFallback=false` },
  { url: `${org}/guide-search?profileId=inn&searchQuery=it%27s+%22late%22&includeListings=true` },
  { url: `${org}/listing-search?latlng=55.6761,12.5683&radius=900.5&activityTags=food,walking&openNow=true` },
  { url: `${org}/location-search?contains=true&latlng=55.6,12.5` },
  { url: `${org}/listings/a-b?lang=da-DK&latlng=55.6,12.5` },
  { url: `${org}/guides/walk?includeListings=true` },
  { url: `${org}/areas/indre%20by` },
  { url: `${org}/getPersonalizationOptions?profileId=inn&lang=ja-JP` },
  { url: `${org}/sites/main%20site/page-slug?guideId=x` },
  { url: `${org}/chat?profileId=inn` },
  { method: "POST", url: `${org}/chat`, sent: { message: "it's late", action: "chat", numDays: 2 } },
  { method: "POST", url: `${org}/plans`, sent: { profileId: "inn", conversationId: "c-1" } },
  { method: "DELETE", url: `${org}/chat/c-1` },
].map((call) => ({ method: "GET", sent: undefined as unknown, ...call }));

/** What a client asks when the code runs: method, address and body. */
async function askedBy(code: string): Promise<unknown> {
  let asked: unknown;
  const create = (options: Parameters<typeof createClient>[0]) =>
    createClient({
      ...options,
      fetch: async (input, init) => {
        const body = init?.body ? JSON.parse(String(init.body)) : undefined;
        asked = {
          method: init?.method,
          url: String(input),
          sent: body,
          key: options.key,
        };
        const isStream = new Headers(init?.headers).get("accept") === "text/event-stream";
        return isStream ? new Response('event: done\ndata: {"text":"ok"}\n\n') : Response.json({});
      },
    });
  const body = code.replace(/^import .*$/m, "");
  const AsyncFunction = (async () => {}).constructor as new (
    ...parts: string[]
  ) => (...values: unknown[]) => unknown;
  await new AsyncFunction("createClient", "console", "process", body)(
    create,
    { log() {} },
    { stdout: { write() {} } },
  );
  return asked;
}

test("the client code of every operation makes the very call that it was written for", async () => {
  const covered = new Set<string>();
  for (const call of calls) {
    const matched = matchCall(operations, call.method, call.url)!;
    covered.add(matched.operation.operationId);
    const { method, url, sent } = call;
    assert.deepEqual(
      await askedBy(writeClientCode(call, matched, "wk_1")),
      { method, url, sent, key: "wk_1" },
      url,
    );
  }
  assert.deepEqual([...covered].sort(), operations.map(({ operationId }) => operationId).sort());
});

test("numbers and truths are written as such, texts stay texts", () => {
  const code = writeClientCode(calls[4]!, matchCall(operations, "GET", calls[4]!.url)!, "k");
  assert.match(code, /guidesPerPage: 20,\n {2}langFallback: false/);
  assert.match(code, /lang: "da-DK"/);
});

test("a shell reads the curl line as it was meant, whatever quotes stand in it", () => {
  const call = { method: "POST", url: `${org}/chat?a='b'`, sent: { message: 'it\'s "late" $HOME `x`' } };
  const line = writeCurl(call, "wk_'1").replace(/^curl/, 'printf "%s\\n"');
  const words = execFileSync("sh", ["-c", line], { encoding: "utf8" }).trimEnd().split("\n");
  assert.deepEqual(words, [
    call.url,
    "-X",
    "POST",
    "-H",
    "X-Api-Key: wk_'1",
    "-H",
    "Content-Type: application/json",
    "--data",
    JSON.stringify(call.sent),
  ]);
});
