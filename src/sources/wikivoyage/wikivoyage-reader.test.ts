import assert from "node:assert/strict";
import { test } from "node:test";
import { brokenBy, fileOf, readAll } from "../../../test/support/sources/files.ts";
import type { SourceOptions } from "../source-record.ts";
import { editionFor } from "./editions.ts";
import { hoursSyntax } from "./hours-text.ts";
import { wikivoyageReader } from "./wikivoyage-reader.ts";

function read(wikitext: string, name = "Harbour_Town.en.wikicode", options: Partial<SourceOptions> = {}) {
  return readAll(wikivoyageReader, fileOf(name, wikitext, 50), options);
}

const english = `{{pagebanner}}
==Eat==
===Budget===
* {{eat
| name=Noodle House | alt=麺屋 | url=http://www.noodles.example | email=
| address=1-2 Harbour St | lat=35.6633 | long=139.7323 | directions=two blocks west
| phone=+81 3 1234-5678 | hours=M–Sa 11:30–22:00, Su noon–9PM | price=¥800
| lastedit=2020-02-03 | wikidata=Q42 | image=Noodle House.jpg
| content=Good ''ramen'' near the [[Pier]].
}}
* {{listing | type=sleep | name=Inn | lat=35° 39′ 36″ N | long=139.7 }}
* {{see | name= | lat=1 | long=2}}
`;

test("an English listing becomes a listing in English with what its parameters tell", async () => {
  const { records, faults } = await read(english);
  const [noodles, inn] = records;
  const { openingHours, ...fields } = noodles!.fields as { openingHours: { periods: unknown[] } };
  assert.deepEqual(fields, {
    name: { en: "Noodle House", ja: "麺屋" },
    summary: { en: "Good ramen near the Pier." },
    address: { en: "1-2 Harbour St" },
    category: { en: "Restaurant", "en-GB": "Restaurant" },
    keywords: { en: ["Budget"] },
    priceLevelText: { en: "¥800" },
    priceLevel: 1,
    additionalTextAttributes: { en: { gettingThere: "two blocks west" } },
    phoneNumber: "+81 3 1234-5678",
    websiteUrl: "http://www.noodles.example",
    geoLocation: [35.6633, 139.7323],
  });
  assert.equal(openingHours.periods.length, 7);
  const { id, sourceId, url, attribution, date, wikidata, pictures, place } = noodles!;
  assert.match(id, /^wikivoyage-en-Harbour-Town-Noodle-House-[\da-f]{12}$/);
  assert.equal(sourceId, "en/Harbour Town/Noodle House");
  assert.equal(url, "https://en.wikivoyage.org/wiki/Harbour_Town");
  assert.equal(attribution, 'Wikivoyage contributors, "Harbour Town" (en), CC BY-SA 4.0');
  assert.deepEqual(pictures, ["File:Noodle House.jpg"]);
  assert.deepEqual([date, wikidata, place.line], ["2020-02-03", "Q42", 4]);
  assert.deepEqual(inn!.fields.category, { en: "Accommodation", "en-GB": "Accommodation" });
  assert.deepEqual(inn!.fields.geoLocation, [35.66, 139.7]);
  assert.deepEqual(
    faults.map(({ place, code }) => [place.line, code]),
    [[12, "missing_name"]],
  );
});

test("parameters that no edition knows, and hours that cannot be read whole, are told by name", async () => {
  const listings = ["fax=1 | adress=x", "fax=2 | hours=when it rains", "fax= | lat=1 | long=2"];
  const { warnings } = await read(listings.map((told, at) => `* {{see | name=A${at} | ${told}}}`).join("\n"));
  assert.deepEqual(
    warnings!.map(({ field, code, detail }) => [field, code, detail]),
    [
      ["fax", "not_read", "in 2 records"],
      ["adress", "not_read", "in 1 record; did you mean address?"],
      ["hours", "invalid_value", 'in 1 record; expected hours that can be read whole, not "when it rains"'],
    ],
  );
});

test("each edition's words are known, and an article without a language is told by its words", async () => {
  const cases: [wikitext: string, language: string, category: string][] = [
    ["{{vCard|type=museum|name=Haus|lat=1|long=2|description=Alt.}}", "de", "Sehenswürdigkeit"],
    ["{{Voir|nom=Tour|latitude=1|longitude=2|description=Vieille.}}", "fr", "Site à voir"],
    ["{{comer|nombre=Casa|lat=1|long=2|descripción=Rica.}}", "es", "Restaurante"],
    ["{{see|nome=Torre|lat=1|long=2|descrizione=Vecchia.}}", "it", "Attrazione"],
    ["{{durma|nome=Pousada|lat=1|long=2|sobre=Boa.}}", "pt", "Hospedagem"],
    ["{{eat|name=麺屋|lat=1|long=2|content=おいしいラーメンの店。}}", "ja", "レストラン"],
    ["{{drink|name=酒馆|lat=1|long=2|content=很好的酒馆。}}", "zh", "酒吧"],
    ["{{buy|name=Shop|lat=1|long=2|content=Nice.}}", "en", "Shop"],
  ];
  for (const [wikitext, language, category] of cases) {
    const { fields } = (await read(wikitext, "article.txt")).records[0]!;
    const { name, summary, category: categories } = fields as Record<string, Record<string, string>>;
    assert.deepEqual([Object.keys(name!), Object.keys(summary!)], [[language], [language]], wikitext);
    assert.equal(categories![language], category);
    assert.deepEqual(fields.geoLocation, [1, 2]);
  }
});

test("a German card without a description takes the text that goes on after it", async () => {
  const card = "{{vCard | type= alpine hut | name= Hütte | comment= 1.500 m }}: kleine Hütte am [[See]].\n";
  const { fields } = (await read(card, "Gebirge.de.wikicode")).records[0]!;
  assert.deepEqual(fields.summary, { de: "kleine Hütte am See." });
  assert.deepEqual(fields.tagline, { de: "1.500 m" });
});

test("a district's listings have it as their neighbourhood, by the file's name or the mapping", async () => {
  const { records } = await read("{{see|name=A}}", "Tokyo%2FRoppongi.en.wikicode");
  assert.equal(records[0]!.fields.neighborhood, "Roppongi");
  assert.equal(records[0]!.url, "https://en.wikivoyage.org/wiki/Tokyo/Roppongi");
  const mapped = await read("{{see|name=A}}{{guidedistrict}}", "x.txt", {
    mapping: '{"article": "Roppongi"}',
  });
  assert.equal(mapped.records[0]!.fields.neighborhood, "Roppongi");
  assert.equal((await read("{{see|name=A}}")).records[0]!.fields.neighborhood, undefined);
});

test("degrees, minutes and seconds are read; O is the east in German and the west in French", async () => {
  const at = "lat=48° 8′ 15″ N|long=11° 34′ 30″ O";
  const german = await read(`{{vCard|name=A|type=see|${at}}}`, "A.de.wiki");
  assert.deepEqual(german.records[0]!.fields.geoLocation, [48.1375, 11.575]);
  const french = await read("{{Voir|nom=A|latitude=48° 8′ 15″ N|longitude=11° 34′ 30″ O}}", "A.fr.wiki");
  assert.deepEqual(french.records[0]!.fields.geoLocation, [48.1375, -11.575]);
});

test("branches of one name are two places; an impossible position and an open template are told", async () => {
  const { records, faults } = await read(
    "{{see|name=B|lat=139|long=35}}{{see|name=A}}{{see|name=A}}{{see|name=B}}\n{{do|name=C",
  );
  assert.equal(new Set(records.map(({ id }) => id)).size, 3);
  const [, , second] = records;
  assert.match(second!.sourceId, /\/B\/2$/, "the first B is there as well");
  assert.deepEqual(
    faults.map(({ place, code, sourceId }) => [place.line, code, sourceId]),
    [
      [1, "invalid_geo_location", second!.sourceId.slice(0, -"/2".length)],
      [2, "invalid_value", undefined],
    ],
  );
});

test("the mapping adds the words of an edition that is not known", async () => {
  const mapping = JSON.stringify({
    language: "nl",
    templates: { Zien: "see" },
    parameters: { naam: "name", breedte: "latitude", lengte: "longitude" },
  });
  const { records } = await read("{{Zien|naam=Molen|breedte=52|lengte=4}}", "a.txt", { mapping });
  assert.deepEqual([records[0]!.fields.name, records[0]!.fields.geoLocation], [{ nl: "Molen" }, [52, 4]]);
  const { code, message } = await brokenBy(
    read("x", "a.txt", { mapping: '{"templates": {"a": "b"}, "c": 1}' }),
  );
  assert.equal(code, "invalid_mapping");
  assert.match(message, /templates\.a: expected one of see.*c: there is no such field/);
});

test("an XML export gives the listings of all its articles; talk pages and redirects are left out", async () => {
  const page = (title: string, ns: number, text: string, more = "") =>
    `<page><title>${title}</title><ns>${ns}</ns>${more}<revision><text>${text}</text></revision></page>`;
  const pages = [
    page("A &amp; B", 0, "{{see|name=One &lt;b&gt;}}"),
    page("Talk:A", 1, "{{see|name=Two}}"),
    page("Old", 0, "{{see|name=Three}}", '<redirect title="A"/>'),
    page("C", 0, "{{vCard|name=Vier}}"),
  ];
  const dump = (lang: string) => `<mediawiki xml:lang="${lang}">${pages.join("\n")}</mediawiki>`;
  const { records } = await read(dump("en"), "dump.xml");
  assert.deepEqual(
    records.map(({ sourceId }) => sourceId),
    ["en/A & B/One"],
  );
  assert.equal((await read(dump("de"), "dump.xml")).records[0]!.sourceId, "de/C/Vier");
  const told = await read(dump("de"), "dump.xml", { textLanguage: "en" });
  assert.equal(told.records[0]!.sourceId, "de/C/Vier");
  const cut = await brokenBy(read(dump("en").slice(0, -30), "dump.xml"));
  assert.match(cut.message, /not well-formed XML/);
  assert.match((await brokenBy(read("<?xml version='1.0'?><osm/>", "dump.xml"))).message, /not <osm>/);
});

test("a text without listings is no article", async () => {
  assert.match((await brokenBy(read("Just some words."))).message, /no listing templates/);
});

test("hours are read only where nothing else is said", () => {
  const cases: [language: string, text: string, syntax: string | undefined][] = [
    ["en", "M-Sa 8:30AM-5PM, Su 9AM-6PM", "Mo-Sa 08:30-17:00; Su 09:00-18:00"],
    ["en", "W–M 10:00–18:00", "We-Mo 10:00-18:00"],
    ["en", "Daily 06:00–18:00", "Mo-Su 06:00-18:00"],
    ["en", "9AM-5PM daily", "Mo-Su 09:00-17:00"],
    ["en", "Tu-F 11:30-14:00, 17:30-22:00", "Tu-Fr 11:30-14:00,17:30-22:00"],
    ["en", "M-F noon-midnight", "Mo-Fr 12:00-24:00"],
    ["en", "11:30–14:00, 17:30–23:00 daily", "Mo-Su 11:30-14:00,17:30-23:00"],
    ["en", "Su–Th 12:00–06:00, F Sa 12:00–08:00", "Su-Th 12:00-06:00; Fr,Sa 12:00-08:00"],
    ["en", "Mon-Fri 5PM-12AM; Sat,Sun: 3PM-12AM", "Mo-Fr 17:00-24:00; Sa,Su 15:00-24:00"],
    ["en", "Mon-Fri 5PM-12AM; Sat,Sun 3PM-12AM.", "Mo-Fr 17:00-24:00; Sa,Su 15:00-24:00"],
    ["en", "M-F 9:00-12:00; 14:00-18:00", undefined],
    ["en", "9:00-12:00 daily 14:00-18:00", undefined],
    ["en", "M-F", undefined],
    ["en", "Daily 07:00–03:00 next day", undefined],
    ["en", "6-11PM daily", undefined],
    ["en", "M-F 9-5", undefined],
    ["en", "Apr-Oct: M-F 9AM-5PM", undefined],
    ["en", "M-F 9AM-5PM, closed holidays", undefined],
    ["en", "24 hours", "24/7"],
    ["en", "10:00-18:00", undefined],
    ["de", "Mo–Fr 9:00–18:00, Sa 9:00–13:00", "Mo-Fr 09:00-18:00; Sa 09:00-13:00"],
    ["de", "tägl. 10:00–17:00", "Mo-Su 10:00-17:00"],
    ["fr", "Mo-Fr 9:00-18:00", undefined],
  ];
  for (const [language, text, syntax] of cases) {
    assert.equal(hoursSyntax(text, editionFor(language)), syntax, text);
  }
});
