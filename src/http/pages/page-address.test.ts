import assert from "node:assert/strict";
import { test } from "node:test";
import { routedTarget, sitesOf } from "./domains.ts";
import { pageLanguages, pageNamed, readPagePath } from "./page-address.ts";

const parts = (languageCodes: string[], defaultLanguageCode?: string, orgDefault = "en-GB") =>
  pageLanguages({ languageCodes, defaultLanguageCode } as never, orgDefault).map(
    ({ code, part }) => `${code} /${part}`,
  );

test("the default language has no part of an address, others their primary subtag unless two share it", () => {
  assert.deepEqual(parts(["da-DK", "en-GB"]), ["da-DK /", "en-GB /en"]);
  assert.deepEqual(parts(["da-DK", "en-GB"], "en-GB"), ["en-GB /", "da-DK /da"]);
  assert.deepEqual(parts(["da-DK"], "sv-SE"), ["sv-SE /", "da-DK /da"]);
  assert.deepEqual(parts([]), ["en-GB /"]);
  assert.deepEqual(parts(["en-GB", "pt-PT", "pt-BR", "fr"]), [
    "en-GB /",
    "pt-PT /pt-PT",
    "pt-BR /pt-BR",
    "fr /fr",
  ]);
  assert.deepEqual(parts(["pt-PT", "pt-BR"]), ["pt-PT /", "pt-BR /pt-BR"]);
});

test("an address begins with its language, which has one spelling, or is in the default language", () => {
  const languages = [
    { code: "en-GB", part: "" },
    { code: "da-DK", part: "da" },
  ];
  const read = (rest: string) => {
    const { language, path, isCanonical } = readPagePath(rest, languages);
    return [language.code, path, isCanonical];
  };
  assert.deepEqual(read(""), ["en-GB", "", true]);
  assert.deepEqual(read("guides/x"), ["en-GB", "guides/x", true]);
  assert.deepEqual(read("da/"), ["da-DK", "", true]);
  assert.deepEqual(read("da/place/a/b"), ["da-DK", "place/a/b", true]);
  assert.deepEqual(read("da"), ["da-DK", "", false]);
  assert.deepEqual(read("DA/guides"), ["da-DK", "guides", false]);
  assert.deepEqual(read("da-dk/guides"), ["da-DK", "guides", false]);
  assert.deepEqual(read("en-GB/guides"), ["en-GB", "guides", false]);
  assert.deepEqual(read("/guides"), ["en-GB", "/guides", true]);
});

test("an address names one page, and what is more or less than that names none", () => {
  assert.deepEqual(pageNamed(""), { kind: "home" });
  assert.deepEqual(pageNamed("guides"), { kind: "guides" });
  assert.deepEqual(pageNamed("areas"), { kind: "areas" });
  assert.deepEqual(pageNamed("places"), { kind: "places", group: undefined });
  assert.deepEqual(pageNamed("places/see"), { kind: "places", group: "see" });
  for (const kind of ["guide", "area", "place", "plan"]) {
    assert.deepEqual(pageNamed(`${kind}/a`), { kind, id: "a" });
    assert.deepEqual(pageNamed(`${kind}/a/b//c`), { kind, id: "a/b//c" });
    for (const path of [kind, `${kind}/`]) assert.deepEqual(pageNamed(path), { kind: "unknown" }, path);
  }
  for (const path of [
    "/",
    "/a",
    "guides/",
    "areas/x",
    "places/",
    "places/none",
    "places/see/x",
    "Guides",
    "x",
  ])
    assert.deepEqual(pageNamed(path), { kind: "unknown" }, path);
});

const inn = { orgId: "a b", hostId: "inn/1" };
const domains = new Map([["guide.example", inn]]);

test("on a domain of its own every address is one of a host's pages, but for pictures and the interface", () => {
  const routed = (target: string, host: string | undefined = "guide.example") =>
    routedTarget(domains, host, target);
  for (const host of ["guide.example", "GUIDE.example:8080", "guide.example.", "guide.example.:80"])
    assert.equal(routed("/da/?x", host), "/g/a%20b/inn%2F1/da/?x", host);
  assert.equal(routed("https://guide.example/docs?x"), "/g/a%20b/inn%2F1/docs?x");
  assert.equal(routed("https://guide.example?x"), "/g/a%20b/inn%2F1/?x");
  assert.equal(routed("*"), "/g/a%20b/inn%2F1/*");
  for (const target of ["/media/a/b.svg", "/v2/changelog?x"]) {
    assert.equal(routed(target), target);
    assert.equal(routed(`http://guide.example${target}`), target);
  }
  assert.equal(routed("/v2"), "/g/a%20b/inn%2F1/v2");
  for (const host of [undefined, "", "way.example", "xguide.example", "guide.example:x"])
    assert.equal(routedTarget(domains, host, "/docs"), "/docs", host);
});

test("the pages of a host are known by its domain, else by the service's address, else by where a request came to", () => {
  const at = (host: string, protocol = "https") => ({ host, protocol }) as never;
  const siteOf = sitesOf(domains, "https://way.example/below");
  assert.equal(siteOf(at("guide.example", "http"), "a b", "inn/1"), "http://guide.example");
  assert.equal(siteOf(at("Guide.example:8080"), "a b", "inn/1"), "https://Guide.example:8080");
  assert.equal(siteOf(at("way.example", "http"), "a b", "inn/1"), "https://guide.example");
  assert.equal(siteOf(at("guide.example"), "a b", "in n"), "https://way.example/below/g/a%20b/in%20n");
  assert.equal(sitesOf()(at("x.example:81", "http"), "a", "b"), "http://x.example:81/g/a/b");
});
