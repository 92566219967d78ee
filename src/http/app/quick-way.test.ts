import assert from "node:assert/strict";
import { test } from "node:test";
import { startServer } from "../../../test/support/server-fixture.ts";

const search = "/v2/orgs/demo/guide-search";
const answer = {
  body: Buffer.from(JSON.stringify({ results: Array.from({ length: 500 }, (_, index) => index) })),
  languages: ["da-DK", "en-GB"],
  paging: { page: 2, pages: 5 },
};
const positions = [
  "latlng=1,2",
  "latlng=-1.5,170.25&page=2",
  "page=2&latlng=1%2c2",
  "latlng=1,2&latlng=1,2",
  "xlatlng=1,2&latlng=3,4",
  "latlng=1,2,3",
  "latlng=1,",
  "latlng=91,2",
  "latlng=",
  "latlng=1,2%20",
];
const wishes = [
  "searchQuery=a",
  "searchQuery=a+b%20c&userInterests=museums,food",
  "userInterests=museums&searchQuery=a",
  "searchQuery=",
  "searchQuery=%20",
  "searchQuery=%ff",
  "userInterests=%",
  "searchQuery=a&searchQuery=b",
  "searchQuery=a&page=0",
  "userInterests=no-such-interest",
  "xsearchQuery=a&searchquery=b",
  `searchQuery=${"a".repeat(513)}`,
];

test("requests that are answered without the framework get the same answers as those that it answers", async (t) => {
  const { ask, key, lines, calls } = await startServer(t, { answer: () => answer });
  const given = { "X-Request-Id": "request-0001", Origin: "https://a.example" };
  const targets = [
    `${search}?key=${key}&latlng=55.5,12.5&page=2`,
    `${search}?latlng=55.5%2C12.5&key=${key}&lang=da-DK&unknown=x`,
    `${search}?key=${key}&LATLNG=55.5,12.5&page=1`,
    `${search}?key=${key}&latlng=95.5,12.5`,
    `${search}?key=${key}&page=0`,
    `${search}?key=wrong`,
    `/v2/orgs/other/guide-search?key=${key}`,
    `/v2/orgs/demo/host-home?key=${key}`,
    `/v2/orgs/demo/host-home?key=${key}&latlng=1,2&latlng=3,4&profileId=a`,
    `/v2/orgs/demo/nothing?key=${key}`,
    ...positions.map((query) => `${search}?${query}&key=${key}`),
    ...positions.map((query) => `/v2/orgs/demo/host-home?key=${key}&profileId=a&${query}`),
    ...wishes.flatMap((query) => [
      `/v2/orgs/demo/listing-search?key=${key}&${query}`,
      `/v2/orgs/demo/listing-search?${query}&latlng=55.5,-12.25&key=${key}&page=2`,
      `/v2/orgs/demo/org-languages?${query}&key=${key}`,
    ]),
    `/v2/orgs/demo/guide-search?key=${key}#x&page=0`,
    `/v2/orgs/d%65mo/guide-search?key=${key}`,
    `/v2/orgs/demo/guide-search/?key=${key}`,
    `/v2/orgs/demo/listings/a?key=${key}`,
  ];
  // What was asked before is answered another way.
  for (const target of [...targets, ...targets]) {
    calls.length = 0;
    // A length makes a request unusual.
    const [quick, framework] = [
      await ask(target, { headers: given }),
      await ask(target, { headers: { ...given, "Content-Length": "0" } }),
    ];
    assert.deepEqual([quick.status, quick.text], [framework.status, framework.text], target);
    const asked = calls.filter(({ name }) => name !== "holds");
    assert.deepEqual(asked[0], asked[1], target);
    assert.equal(asked.length, quick.status === 200 ? 2 : 0, target);
    const settled = ({ headers }: typeof quick) => ({
      ...headers,
      date: "",
      ratelimit: String(headers.ratelimit).replace(/r=\d+/, ""),
    });
    assert.deepEqual(settled(quick), settled(framework), target);
    const left = [quick, framework].map(({ headers }) =>
      Number(/r=(\d+)/.exec(String(headers.ratelimit ?? "r=1"))![1]),
    );
    if (quick.headers.ratelimit) assert.equal(left[0]! - left[1]!, 1, `${target} counts once`);
    const [one, other] = lines.slice(-2).map((line) => ({ ...JSON.parse(line), milliseconds: 0 }));
    assert.deepEqual(one, other);
  }
});

test("what is unusual about a request is left to the framework, whose answer tells of it", async (t) => {
  const { ask, say, key } = await startServer(t, { answer: () => answer });
  const target = `${search}?key=${key}`;
  const head = await ask(target, { method: "HEAD" });
  assert.deepEqual([head.status, head.bytes.length], [200, 0]);
  assert.equal((await ask(target, { method: "POST" })).status, 405);
  const refused = [
    `GET ${target} HTTP/1.1\r\n`,
    `GET ${target} HTTP/1.1\r\nHost: a\r\nHost: a\r\n`,
    `GET ${search}?key=${key}&page=0 HTTP/1.1\r\nHost: a\r\n`,
  ];
  for (const asked of refused) {
    const told = await say(`${asked}Connection: close\r\n\r\n`);
    assert.match(told, /^HTTP\/1\.1 400 /, asked);
    assert.match(told, /application\/problem\+json/);
  }
  const chunked = `GET ${target} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n`;
  assert.match(await say(chunked), /^HTTP\/1\.1 200 /);
});
