import assert from "node:assert/strict";
import { hash } from "node:crypto";
import { test } from "node:test";
import type { SearchableKind } from "../contract/records.ts";
import { columns, INDEX_FORMAT } from "./columns/columns.ts";
import { makeFacts, unpackLists } from "./columns/facts.ts";
import { labelOf } from "./columns/labels.ts";
import { indexedTerms } from "./postings/indexed-terms.ts";
import { PostingBuffer } from "./postings/posting-buffer.ts";
import { inKeyOrder } from "./postings/posting-parts.ts";
import { kindNumbers } from "./stored-numbers.ts";
import { FIELDS } from "./text/fields.ts";

/** What this format makes of the records below, as a hash. A new format has another one: the number and this line change together. */
const made = { format: 13, hash: "f153af72475a79dc" };

/** Records that have something for every column, field of text and way of cutting words. */
const records: readonly [SearchableKind, object][] = [
  [
    "listing",
    {
      id: "l1",
      status: "active",
      name: { "en-GB": "The Old Baker's Café & Smørrebrød", "ja-JP": "カフェ・東京タワー" },
      summary: {
        ar: "بالقرب من المتحف",
        "fr-FR": "À deux pas de l'Opéra",
        "ko-KR": "박물관에서",
        "el-GR": "Στο κέντρο της πόλης",
      },
      category: { "en-GB": "Café", "ja-JP": "カフェ" },
      activityTags: { "en-GB": ["street-food", "Brunch"] },
      keywords: { "da-DK": ["bageri"], "en-GB": ["bakery", "bageri"] },
      searchTerms: ["BKR-42"],
      serviceTypes: ["outdoor_seating"],
      preferences: {
        "en-GB": {
          tripType: ["Leisure"],
          userCategories: ["families"],
          userInterests: ["food"],
          timeOfDay: ["Morning"],
          timeOfYear: ["summer"],
        },
      },
      address: { "en-GB": "12 Long Street" },
      neighborhood: "Nørrebro",
      geoLocation: [55.6761, 12.5683],
      score: 71.5,
      priority: 3,
      featured: true,
      updatedAt: 1_750_000_000_000,
      hostIds: ["h1", "h2"],
      guideIds: ["g1"],
      priceLevel: 2,
      providerRating: 4.5,
      reviewSiteRating: 4,
      timeZoneName: "Europe/Copenhagen",
      additionalData: {
        date: { start_date: "Dec 5", when: "Dec 5 – 19, every Saturday, 7 – 9 PM" },
      },
      countryCode: "DE",
      subdivisionCode: "DE-BY",
      partOf: "castle",
      openingHours: {
        periods: [{ open: { day: 1, time: "0800" }, close: { day: 1, time: "1730" } }],
        exceptions: [{ from: "2026-12-24", through: "2026-12-26", periods: [] }],
      },
    },
  ],
  [
    "guide",
    {
      id: "g1",
      status: "active",
      name: { "de-DE": "Größe und Genuß in München" },
      keywords: { "de-DE": ["Essen"] },
      geoLocation: [-33.86, 151.2],
      listingIds: ["l1"],
      priority: 1,
    },
  ],
  [
    "geoArea",
    {
      id: "a1",
      status: "active",
      displayName: { "en-GB": "Harbour", "zh-CN": "海港" },
      keywords: { "en-GB": ["waterfront"] },
      geoLocation: [0.25, -179.9],
      radius: 1200,
      outline: {
        type: "MultiPolygon",
        coordinates: [
          [
            [
              [-179.9, 0.2],
              [-179.8, 0.2],
              [-179.8, 0.3],
              [-179.9, 0.2],
            ],
          ],
        ],
      },
    },
  ],
  ["geoArea", { id: "a2", status: "active", displayName: { "en-GB": "Somewhere" } }],
];

test("what is stored beside the bodies is that of the number of the index format", () => {
  const found = hash("sha256", JSON.stringify([declared(), factsAndLabels(), postings()])).slice(0, 16);
  assert.deepEqual(
    { format: INDEX_FORMAT, hash: found },
    made,
    "What is made of a record has changed. Stores have to make it anew: raise INDEX_FORMAT in src/search/columns/columns.ts, and put the number and the hash that were found into this test.",
  );
});

test("the records that the format is told by have something in every column", () => {
  const facts = records.map(([kind, record]) => makeFacts(kind, record, () => 1));
  const names = facts.flatMap((fact) => [...Object.keys(fact), ...Object.keys(unpackLists(fact.lists))]);
  assert.deepEqual(new Set(names), new Set([...Object.keys(columns), "lists", "lacks", "languages"]));
});

function declared() {
  const types = Object.entries(columns).map(([name, { type }]) => [name, type]);
  const fieldNumbers = Object.fromEntries(FIELDS.map((field, number) => [field, number]));
  return { types, fieldNumbers, kindNumbers };
}

function factsAndLabels() {
  const labels: string[] = [];
  const intern = (language: string, word: string) => {
    const label = labelOf(language, word);
    return labels.includes(label) ? labels.indexOf(label) : labels.push(label) - 1;
  };
  return { facts: records.map(([kind, record]) => makeFacts(kind, record, intern)), labels };
}

function postings() {
  const buffer = new PostingBuffer(1);
  records.forEach(([kind, record], at) => {
    // Some records on, so that a term's rows stand in another part.
    buffer.add(kind, 1 + 9_000 * at, undefined, indexedTerms(kind, record));
  });
  const rows = [...inKeyOrder(buffer.takeAll().newParts)];
  return rows.map(({ kind, term, part, rows: bytes }) => [
    kind,
    term,
    part,
    Buffer.from(bytes).toString("hex"),
  ]);
}
