import assert from "node:assert/strict";
import { test } from "node:test";
import { allOf, testFile } from "../../../test/support/sources/osm-file.ts";
import { geojsonPlaces } from "./geojson-places.ts";

async function placesOf(features: object[]) {
  const file = testFile(JSON.stringify({ type: "FeatureCollection", features }), 100);
  const batches = await allOf(geojsonPlaces(file, ({ name }) => name !== undefined));
  return batches.flatMap((batch) => batch.elements);
}

function feature(properties: object, more: object = {}, coordinates: unknown = [1, 2], type = "Point") {
  return {
    type: "Feature",
    properties: { name: "x", ...properties },
    geometry: { type, coordinates },
    ...more,
  };
}

test("the element is named as overpass turbo, osmium, ogr2ogr and OSMnx name it", async () => {
  const cases: [object, object, string][] = [
    [{ "@id": "way/7" }, {}, "way/7"],
    [{}, { id: "relation/8" }, "relation/8"],
    [{ "@type": "node", "@id": 9 }, {}, "node/9"],
    [{ osm_id: "10", osm_type: "way" }, {}, "way/10"],
    [{ element_type: "node", osmid: 11 }, {}, "node/11"],
  ];
  for (const [properties, more, expected] of cases) {
    const [place] = await placesOf([feature(properties, more)]);
    assert.equal(place?.reference, expected);
    assert.equal(place?.url, `https://www.openstreetmap.org/${expected}`);
  }
});

test("tags stand among the properties, in an object of theirs or in other_tags", async () => {
  const [place] = await placesOf([
    feature({ amenity: "cafe", "@uid": 5, cuisine: null, layer: 2 }),
    feature({ tags: { amenity: "bar" } }, {}, [3, 4]),
    feature({ other_tags: '"amenity"=>"pub","note"=>"a \\"b\\" => c"' }, {}, [5, 6]),
  ]);
  assert.deepEqual(place?.tags, { name: "x", amenity: "cafe", layer: "2" });
  const all = await placesOf([
    feature({ tags: { amenity: "bar" } }, {}, [3, 4]),
    feature({ other_tags: '"amenity"=>"pub","note"=>"a \\"b\\" => c"' }, {}, [5, 6]),
  ]);
  assert.deepEqual(all[0]?.tags, { name: "x", amenity: "bar" });
  assert.deepEqual(all[1]?.tags, { name: "x", amenity: "pub", note: 'a "b" => c' });
});

test("lines and polygons stand half way along and inside; other shapes and off the earth are passed over", async () => {
  const ring = [
    [0, 0],
    [0.02, 0],
    [0.02, 0.02],
    [0, 0.02],
    [0, 0],
  ];
  const places = await placesOf([
    feature(
      {},
      {},
      [
        [0, 0],
        [0, 2],
      ],
      "LineString",
    ),
    feature({ n: 1 }, {}, [ring], "Polygon"),
    feature({ n: 2 }, {}, [[ring.map(([x, y]) => [x! + 1, y!])]], "MultiPolygon"),
    feature({ n: 3 }, {}, [[]], "Polygon"),
    feature({ n: 4 }, {}, [200, 2]),
    feature({ n: 5 }, { geometry: null }),
  ]);
  assert.deepEqual(
    places.map(({ geometry, position: [x, y] }) => [geometry, x.toFixed(3), y.toFixed(3)]),
    [
      ["line", "0.000", "1.000"],
      ["area", "0.010", "0.010"],
      ["area", "1.010", "0.010"],
    ],
  );
});
