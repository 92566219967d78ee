import assert from "node:assert/strict";
import { test } from "node:test";
import { testFile } from "../../../test/support/sources/osm-file.ts";
import { describeCity } from "./describe-city.ts";

/** Sights in a grid of `side` by `side`, 100 m apart, from this corner. */
function sights(side: number, lat: number, lon: number, from: number): string {
  return Array.from({ length: side * side }, (_, place) => {
    const at = `lat="${lat + Math.floor(place / side) * 0.001}" lon="${lon + (place % side) * 0.001}"`;
    return `<node id="${from + place}" ${at}><tag k="tourism" v="museum"/><tag k="name" v="M${place}"/></node>`;
  }).join("");
}

const town = (id: number, lat: number, lon: number, place: string, name: string, population = "") =>
  `<node id="${id}" lat="${lat}" lon="${lon}"><tag k="place" v="${place}"/><tag k="name" v="${name}"/>
  <tag k="name:en" v="${name} in English"/><tag k="population" v="${population}"/></node>`;

test("a city's centre is where most sights stand together, and its name that of the largest town near it", async () => {
  const towns =
    town(1, 41.16, -8.62, "city", "Small", "9 000") +
    town(2, 41.15, -8.61, "city", "Large", "231 000") +
    town(3, 41.145, -8.611, "village", "Near", "1000000") +
    town(4, 41.6, -8.61, "city", "Far", "5000000");
  const city = await describeCity(
    testFile(`<osm>${towns}${sights(4, 41.145, -8.612, 100)}${sights(2, 41.3, -8.3, 200)}</osm>`),
  );
  assert.ok(city);
  assert.ok(Math.abs(city.centre.latitude - 41.1465) < 0.001, String(city.centre.latitude));
  assert.ok(Math.abs(city.centre.longitude + 8.6105) < 0.001, String(city.centre.longitude));
  assert.deepEqual([city.country, city.timeZoneName], ["PT", "Europe/Lisbon"]);
  assert.deepEqual(city.names, { pt: "Large", en: "Large in English" });
  assert.equal(city.radiusMetres, 20_000, "nine of ten would be 31 km");
});

test("a file without anything that travellers come for describes no city, one without a town no name", async () => {
  assert.equal(
    await describeCity(testFile(`<osm>${town(1, 41.15, -8.61, "city", "Empty")}</osm>`)),
    undefined,
  );
  const city = await describeCity(testFile(`<osm>${sights(3, 51.5, -0.1, 100)}</osm>`));
  assert.deepEqual(city?.names, {});
  assert.equal(city?.radiusMetres, 1_000);
});
