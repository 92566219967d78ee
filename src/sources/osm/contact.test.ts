import assert from "node:assert/strict";
import { test } from "node:test";
import {
  readAddress,
  readNeighborhood,
  readPhone,
  readSocialLinks,
  readWebsite,
  readWikidata,
} from "./contact.ts";

test("the first telephone number counts, whichever key it stands under", () => {
  assert.equal(readPhone({ phone: "+351 222 000 111; +351 222 000 112" }), "+351 222 000 111");
  assert.equal(readPhone({ "contact:phone": "112" }), "112");
  assert.equal(readPhone({ phone: "yes", mobile: "91 000 00 00" }), "91 000 00 00");
  assert.equal(readPhone({ phone: `1${"2".repeat(200)}` }), undefined);
});

test("a website gets its scheme, and what is none is dropped", () => {
  assert.equal(readWebsite({ website: "www.example.org" }), "https://www.example.org/");
  assert.equal(readWebsite({ website: "http://a.example/x;http://b.example" }), "http://a.example/x");
  assert.equal(
    readWebsite({ website: "ask inside", "contact:website": "https://c.example" }),
    "https://c.example",
  );
  assert.equal(readWebsite({ url: "javascript:alert(1)" }), undefined);
  assert.equal(readWebsite({ website: "ftp://example.org" }), undefined);
});

test("accounts become addresses; an address of another site is none", () => {
  assert.deepEqual(
    readSocialLinks({
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
  assert.equal(readWikidata({ wikidata: "Q1486;Q2" }), "Q1486");
  assert.equal(readWikidata({ wikidata: "Lisbon" }), undefined);
  assert.equal(readWikidata({}), undefined);
});

const parts = {
  "addr:street": "High Street",
  "addr:housenumber": "12",
  "addr:postcode": "AB1 2CD",
  "addr:city": "Town",
};

test("an address is written in the order of its country", () => {
  assert.equal(readAddress(parts, "PT"), "High Street 12, AB1 2CD Town");
  assert.equal(readAddress(parts, "GB"), "12 High Street, Town AB1 2CD");
  assert.equal(readAddress(parts, "FR"), "12 High Street, AB1 2CD Town");
  assert.equal(readAddress({ ...parts, "addr:state": "WA" }, "US"), "12 High Street, Town WA AB1 2CD");
  assert.equal(readAddress(parts, undefined), "High Street 12, AB1 2CD Town");
  const japan = {
    "addr:province": "奈良県",
    "addr:city": "奈良市",
    "addr:block_number": "3",
    "addr:housenumber": "1",
  };
  assert.equal(readAddress(japan, "JP"), "奈良県奈良市3-1");
});

test("what is missing leaves no gap, and a number alone is no address", () => {
  assert.equal(readAddress({ "addr:place": "Hamlet" }, "PT"), "Hamlet");
  assert.equal(readAddress({ "addr:city": "Town" }, "PT"), "Town");
  assert.equal(readAddress({ "addr:housenumber": "12", "addr:postcode": "1" }, "PT"), undefined);
  assert.equal(readAddress({ "addr:full": "Behind the church" }, "PT"), "Behind the church");
  assert.equal(readAddress({}, "JP"), undefined);
});

test("the neighbourhood is the smallest that the address names", () => {
  assert.equal(readNeighborhood({ "addr:suburb": "A", "addr:quarter": "B" }), "B");
  assert.equal(readNeighborhood({}), undefined);
});
