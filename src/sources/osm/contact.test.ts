import assert from "node:assert/strict";
import { test } from "node:test";
import { addressOf, neighborhoodOf, phoneOf, socialLinksOf, websiteOf, wikidataOf } from "./contact.ts";

test("the first telephone number counts, whichever key it stands under", () => {
  assert.equal(phoneOf({ phone: "+351 222 000 111; +351 222 000 112" }), "+351 222 000 111");
  assert.equal(phoneOf({ "contact:phone": "112" }), "112");
  assert.equal(phoneOf({ phone: "yes", mobile: "91 000 00 00" }), "91 000 00 00");
  assert.equal(phoneOf({ phone: `1${"2".repeat(200)}` }), undefined);
});

test("a website gets its scheme, and what is none is dropped", () => {
  assert.equal(websiteOf({ website: "www.example.org" }), "https://www.example.org/");
  assert.equal(websiteOf({ website: "http://a.example/x;http://b.example" }), "http://a.example/x");
  assert.equal(
    websiteOf({ website: "ask inside", "contact:website": "https://c.example" }),
    "https://c.example",
  );
  assert.equal(websiteOf({ url: "javascript:alert(1)" }), undefined);
  assert.equal(websiteOf({ website: "ftp://example.org" }), undefined);
});

test("accounts become addresses; an address of another site is none", () => {
  assert.deepEqual(
    socialLinksOf({
      "contact:facebook": "https://www.facebook.com/a.b",
      "contact:instagram": "@some.one",
      twitter: "https://elsewhere.example/x",
      youtube: "has spaces",
    }),
    [
      { name: "Facebook", url: "https://www.facebook.com/a.b" },
      { name: "Instagram", url: "https://www.instagram.com/some.one" },
    ],
  );
});

test("only an item of Wikidata is one", () => {
  assert.equal(wikidataOf({ wikidata: "Q1486;Q2" }), "Q1486");
  assert.equal(wikidataOf({ wikidata: "Lisbon" }), undefined);
  assert.equal(wikidataOf({}), undefined);
});

const parts = {
  "addr:street": "High Street",
  "addr:housenumber": "12",
  "addr:postcode": "AB1 2CD",
  "addr:city": "Town",
};

test("an address is written in the order of its country", () => {
  assert.equal(addressOf(parts, "PT"), "High Street 12, AB1 2CD Town");
  assert.equal(addressOf(parts, "GB"), "12 High Street, Town AB1 2CD");
  assert.equal(addressOf(parts, "FR"), "12 High Street, AB1 2CD Town");
  assert.equal(addressOf({ ...parts, "addr:state": "WA" }, "US"), "12 High Street, Town WA AB1 2CD");
  assert.equal(addressOf(parts, undefined), "High Street 12, AB1 2CD Town");
  const japan = {
    "addr:province": "奈良県",
    "addr:city": "奈良市",
    "addr:block_number": "3",
    "addr:housenumber": "1",
  };
  assert.equal(addressOf(japan, "JP"), "奈良県奈良市3-1");
});

test("what is missing leaves no gap, and a number alone is no address", () => {
  assert.equal(addressOf({ "addr:place": "Hamlet" }, "PT"), "Hamlet");
  assert.equal(addressOf({ "addr:city": "Town" }, "PT"), "Town");
  assert.equal(addressOf({ "addr:housenumber": "12", "addr:postcode": "1" }, "PT"), undefined);
  assert.equal(addressOf({ "addr:full": "Behind the church" }, "PT"), "Behind the church");
  assert.equal(addressOf({}, "JP"), undefined);
});

test("the neighbourhood is the smallest that the address names", () => {
  assert.equal(neighborhoodOf({ "addr:suburb": "A", "addr:quarter": "B" }), "B");
  assert.equal(neighborhoodOf({}), undefined);
});
