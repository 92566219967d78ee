import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import { brotliDecompressSync, gunzipSync, gzipSync, zstdDecompressSync } from "node:zlib";
import { startServer } from "../../../test/support/server-fixture.ts";
import type { Answer } from "../../discovery/present.ts";

const search = "/v2/orgs/demo/listing-search";
const unpack = { gzip: gunzipSync, br: brotliDecompressSync, zstd: zstdDecompressSync };

/** A server whose answers tell for which hosts they were made, and last while `state.holds`. */
async function started(t: TestContext, answer: Partial<Answer> = {}) {
  const state = { holds: true, lasts: true, words: "word " };
  const server = await startServer(t, {
    answer: () => {
      const { name, scope } = server.calls.at(-1)!;
      if (name === "holds") return state.holds as never;
      const told = { hosts: scope.hostIds ?? "all", text: state.words.repeat(300) };
      const lasts = state.lasts ? ({ version: 1 } as never) : undefined;
      return { body: Buffer.from(JSON.stringify(told)), languages: [], lasts, ...answer };
    },
  });
  /** The encoding and the hosts of an answer, or its status. */
  const told = async (key: string, accepted = "", more: Record<string, string> = {}) => {
    const headers = { "X-Api-Key": key, ...(accepted ? { "Accept-Encoding": accepted } : {}), ...more };
    const reply = await server.ask(search, { headers });
    if (reply.status !== 200) return String(reply.status);
    const encoding = reply.headers["content-encoding"] as keyof typeof unpack | undefined;
    const text = (encoding ? unpack[encoding](reply.bytes) : reply.bytes).toString();
    return `${encoding ?? "plain"} ${JSON.parse(text).hosts}`;
  };
  /** How many answers were made since the last time. */
  const made = () => server.calls.splice(0).filter(({ name }) => name !== "holds").length;
  return { ...server, state, told, made };
}

test("what is kept for a key is told to no key of other hosts", async (t) => {
  const { key, addKey, told } = await started(t);
  const [inn, both] = [await addKey({ hostIds: ["inn"] }), await addKey({ hostIds: ["inn", "house"] })];
  for (let round = 0; round < 3; round++)
    for (const [one, hosts] of [
      [key, "all"],
      [inn, "inn"],
      [both, "inn,house"],
    ] as const)
      for (let time = 0; time < 3; time++) assert.equal(await told(one), `plain ${hosts}`);
});

test("an answer is made twice and then kept in the form in which it was sent, as long as it holds", async (t) => {
  const { key, told, made, state } = await started(t);
  const forms = async (count: number, accepted: string) => {
    const all: string[] = [];
    for (let time = 0; time < count; time++) all.push((await told(key, accepted)).split(" ")[0]!);
    return [...all, made()];
  };
  assert.deepEqual(await forms(4, "zstd, br"), ["zstd", "br", "br", "br", 2]);
  assert.deepEqual(await forms(3, "gzip"), ["gzip", "gzip", "gzip", 1]);
  assert.deepEqual(await forms(2, ""), ["plain", "plain", 1]);
  assert.deepEqual(await forms(2, "zstd, br"), ["br", "br", 0], "the others are kept as well");
  state.holds = false;
  assert.deepEqual(await forms(2, "gzip"), ["gzip", "gzip", 2]);
});

test("an answer that does not last is made each time", async (t) => {
  const { key, told, made, state } = await started(t);
  state.lasts = false;
  for (let time = 0; time < 4; time++) assert.equal(await told(key, "zstd, br"), "zstd all");
  assert.equal(made(), 4);
});

test("who has an answer is told so without it, and once it is kept without making it", async (t) => {
  const { key, ask, told, made, state } = await started(t);
  const { etag } = (await ask(search, { headers: { "X-Api-Key": key } })).headers;
  const known = { "If-None-Match": String(etag) };
  made();
  for (let time = 0; time < 3; time++) assert.equal(await told(key, "gzip", known), "304");
  assert.equal(made(), 1);
  assert.equal(await told(key, "gzip"), "gzip all");
  state.words = "other ";
  state.holds = false;
  assert.equal(await told(key, "gzip", known), "gzip all");
});

test("pieces that are compressed already are joined for who takes gzip, until the answer is kept", async (t) => {
  const gzip = () => gzipSync('{"hosts":"joined"}');
  const { key, told } = await started(t, { gzip });
  assert.equal(await told(key, "br"), "br all");
  const { key: other, told: tell } = await started(t, { gzip });
  assert.deepEqual([await tell(other, "gzip, br"), await tell(other, "gzip, br")], ["gzip joined", "br all"]);
});

test("an answer has its own headers, languages and validator, and is for a minute unless it says otherwise", async (t) => {
  const own = { validator: "v1", languages: ["da-DK", "en-GB"], headers: { "Weather-Date": "2026" } };
  const { ask, key } = await started(t, own);
  const { headers } = await ask(search, { headers: { "X-Api-Key": key } });
  assert.deepEqual(
    ["etag", "content-language", "weather-date", "cache-control"].map((name) => headers[name]),
    ['W/"v1"', "da-DK, en-GB", "2026", "private, max-age=60"],
  );
  const { ask: askOther, key: otherKey } = await started(t, { headers: { "Cache-Control": "no-store" } });
  const other = (await askOther(search, { headers: { "X-Api-Key": otherKey } })).headers;
  assert.deepEqual([other["cache-control"], other["content-language"]], ["no-store", undefined]);
});
