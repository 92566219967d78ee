import assert from "node:assert/strict";
import { test } from "node:test";
import type { PageLanguage } from "./page-view.ts";
import { writeSitemap } from "./sitemap.ts";

const languages = (...codes: string[]) =>
  codes.map((code, index) => ({ code, part: index === 0 ? "" : code })) as unknown as PageLanguage[];

test("each page of a guide in two languages tells its sister, and of a guide in one it tells none", () => {
  const two = writeSitemap("https://way.example", languages("en", "da"), [], undefined)!;
  assert.equal(two.split("<url>").length - 1, 8);
  assert.ok(two.includes('hreflang="da" href="https://way.example/da/guides"'));
  assert.ok(two.includes('hreflang="x-default" href="https://way.example/guides"'));
  const one = writeSitemap("https://way.example", languages("en"), [], undefined)!;
  assert.equal(one.split("<url>").length - 1, 4);
  assert.ok(!one.includes("hreflang"));
});

test("more pages than one file may have are told in several, and there is no file behind the last", () => {
  const records = Array.from(
    { length: 4_999 },
    (_, index) => ({ kind: "listing", id: `p${index}` }) as never,
  );
  const write = (number?: number) => writeSitemap("https://way.example", languages("en"), records, number);
  assert.deepEqual(write()!.match(/sitemap-\d/g), ["sitemap-1", "sitemap-2"]);
  assert.deepEqual(
    [1, 2].map((number) => write(number)!.split("<url>").length - 1),
    [5_000, 3],
  );
  assert.equal(write(3), undefined);
});
