import assert from "node:assert/strict";
import { test } from "node:test";
import { allOf, testFile } from "../../../test/support/sources/osm-file.ts";
import { locateElements } from "./locate-elements.ts";
import { XmlSource } from "./xml-source.ts";

async function located(xml: string, chunkBytes = 64) {
  const source = new XmlSource(testFile(xml, chunkBytes));
  const batches = await allOf(locateElements(source, ({ name }) => name !== undefined));
  return { date: source.date, elements: batches.flatMap((batch) => batch.elements) };
}

test("centres and corners that Overpass writes into the elements are used", async () => {
  const { elements, date } = await located(`<osm><meta osm_base="2024-05-06T07:08:09Z"/>
    <way id="1"><center lat="1" lon="2"/><nd ref="1"/><nd ref="2"/><tag k="name" v="a"/></way>
    <way id="2"><nd ref="1" lat="0" lon="0"/><nd ref="2" lat="0" lon="2"/><tag k="name" v="b"/></way>
    <relation id="3"><member type="way" ref="9" role="outer">
      <nd lat="0" lon="0"/><nd lat="0" lon="0.03"/><nd lat="0.03" lon="0"/><nd lat="0" lon="0"/></member>
      <tag k="type" v="multipolygon"/><tag k="name" v="c"/></relation></osm>`);
  assert.equal(date, "2024-05-06");
  assert.deepEqual(
    elements.map(({ reference, line, geometry }) => [reference, line, geometry]),
    [
      ["way/1", 2, "line"],
      ["way/2", 3, "line"],
      ["relation/3", 4, "area"],
    ],
  );
  assert.deepEqual(elements[0]?.position, [2, 1]);
  assert.deepEqual(elements[1]?.position, [1, 0]);
  assert.ok(Math.abs(elements[2]!.position[0] - 0.01) < 1e-6);
});

test("what was deleted is not there, and entities are text", async () => {
  const { elements } = await located(`<osm timestamp="2024-01-02T00:00:00Z">
    <node id="1" lat="0" lon="0" action="delete"><tag k="name" v="gone"/></node>
    <node id="-2" lat="1" lon="2" timestamp="2019-03-04T05:06:07Z"><tag k="name" v="Q &amp; A &#xe9;"/></node></osm>`);
  assert.deepEqual(elements, [
    {
      reference: "node/-2",
      url: "https://www.openstreetmap.org/node/-2",
      tags: { name: "Q & A é" },
      geometry: "point",
      position: [2, 1],
      date: "2019-03-04",
      line: 3,
    },
  ]);
});

test("tags within tags without end are refused early, by the line", async () => {
  const deep = `<osm>\n${"<a>".repeat(200_000)}`;
  await assert.rejects(located(deep, 64 * 1024), /line 2|more than 64 deep/);
});
