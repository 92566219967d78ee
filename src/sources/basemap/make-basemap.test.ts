import assert from "node:assert/strict";
import { test } from "node:test";
import { gunzipSync } from "node:zlib";
import { classifyRings, VectorTile, type VectorTileFeature } from "@mapbox/vector-tile";
import { PbfReader } from "pbf";
import { PMTiles } from "pmtiles";
import { testFile } from "../../../test/support/sources/osm-file.ts";
import { testPbf } from "../../../test/support/sources/pbf.ts";
import { isInPolygon, type PlanePolygon, type Position } from "../geometry/shapes.ts";
import type { OsmRelation, OsmWay } from "../osm/element.ts";
import { PbfSource } from "../osm/pbf-source.ts";
import type { Tags } from "../taxonomy/presets.ts";
import { makeBasemap } from "./make-basemap.ts";

/** A town by a river, drawn on a grid of steps of about a hundred metres. */
class Town {
  readonly #ids = new Map<string, number>();
  readonly nodes: { id: number; tags: Tags; at: Position }[] = [];
  readonly ways: OsmWay[] = [];
  readonly relations: OsmRelation[] = [];

  at(x: number, y: number): Position {
    return [-8.6 + x / 1_000, 41.1 + y / 1_000];
  }

  way(tags: Tags, ...corners: [number, number][]): number {
    const id = this.ways.length + 1;
    this.ways.push({ id, tags, nodes: corners.map(([x, y]) => this.#node(x, y)) });
    return id;
  }

  relation(tags: Tags, members: Readonly<Record<number, string>>): void {
    this.relations.push({
      id: this.relations.length + 1,
      tags,
      members: Object.entries(members).map(([way, role]) => ({ type: "way", id: Number(way), role })),
    });
  }

  point(tags: Tags, x: number, y: number): void {
    this.nodes.push({ id: this.nodes.length + 1, tags, at: this.at(x, y) });
  }

  #node(x: number, y: number): number {
    const key = `${x},${y}`;
    const id = this.#ids.get(key) ?? this.nodes.length + 1;
    if (!this.#ids.has(key)) this.nodes.push({ id, tags: {}, at: this.at(x, y) });
    this.#ids.set(key, id);
    return id;
  }

  async drawn(languages: readonly string[] = []) {
    const { nodes, ways, relations } = this;
    const source = new PbfSource(testFile(testPbf({ nodes, ways, relations })));
    const { pieces, ...made } = await makeBasemap(source, { languages });
    const bytes = Buffer.concat(pieces);
    const archive = new PMTiles(
      {
        getKey: () => "town",
        getBytes: async (offset, length) => ({
          data: Uint8Array.from(bytes.subarray(offset, offset + length)).buffer,
        }),
      },
      undefined,
      async (data) => data,
    );
    return { made, under: (x: number, y: number, z = 16) => under(archive, this.at(x, y), z) };
  }
}

/** What a tile has at a position: areas that hold it, and lines within some metres, as `layer/class`; names after a colon. */
async function under(archive: PMTiles, [longitude, latitude]: Position, z: number): Promise<string[]> {
  const size = 2 ** z;
  const sine = Math.sin((latitude * Math.PI) / 180);
  const [x, y] = [
    ((longitude + 180) / 360) * size,
    (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  ];
  const packed = await archive.getZxy(z, Math.floor(x), Math.floor(y));
  if (!packed) return [];
  const tile = new VectorTile(new PbfReader(gunzipSync(Buffer.from(packed.data))));
  const point: Position = [(x % 1) * 4_096, (y % 1) * 4_096];
  return Object.entries(tile.layers).flatMap(([layer, { length, feature }]) =>
    Array.from({ length }, (_, index) => feature.call(tile.layers[layer]!, index))
      .filter((found) => touches(found, point))
      .map(
        ({ properties }) =>
          `${layer}/${properties.class ?? ""}${properties.name ? `: ${properties.name}` : ""}`,
      ),
  );
}

const NEAR = 40;

function touches(feature: VectorTileFeature, [x, y]: Position): boolean {
  const geometry = feature.loadGeometry();
  const flat = (rings: typeof geometry): PlanePolygon =>
    rings.map((ring) => ring.map((c) => [c.x - x, c.y - y]));
  if (feature.type === 3) return classifyRings(geometry).some((rings) => isInPolygon([0, 0], flat(rings)));
  return geometry.some((part) =>
    part.some((corner, index) => {
      const before = part[Math.max(index - 1, 0)]!;
      const [dx, dy] = [corner.x - before.x, corner.y - before.y];
      const along = ((x - before.x) * dx + (y - before.y) * dy) / (dx * dx + dy * dy || 1);
      const share = Math.min(Math.max(along, 0), 1);
      return Math.hypot(before.x + share * dx - x, before.y + share * dy - y) < NEAR;
    }),
  );
}

test("a river of several outlines with an island, a street across it, a park and a house", async () => {
  const town = new Town();
  const north = town.way({}, [0, 10], [10, 10], [20, 10]);
  const south = town.way({}, [20, 10], [20, 6], [10, 6], [0, 6], [0, 10]);
  const island = town.way({ natural: "wood" }, [4, 7], [6, 7], [6, 9], [4, 9], [4, 7]);
  town.relation(
    { type: "multipolygon", natural: "water", water: "river", name: "Douro" },
    { [north]: "outer", [south]: "outer", [island]: "inner" },
  );
  town.way({ highway: "residential", name: "Rua Nova" }, [12, 2], [12, 5]);
  town.way({ highway: "residential", name: "Rua Nova" }, [12, 14], [12, 11]);
  town.way({ highway: "residential", name: "Rua Nova", bridge: "yes" }, [12, 5], [12, 11]);
  town.way({ leisure: "park", name: "Jardim" }, [0, 12], [8, 12], [8, 18], [0, 18], [0, 12]);
  town.way({ building: "yes" }, [15, 12], [16, 12], [16, 13], [15, 13], [15, 12]);
  const station = { building: "yes", railway: "station", name: "São Bento" };
  town.way(station, [17, 12], [19, 12], [19, 13], [17, 13], [17, 12]);
  town.point({ place: "city", name: "Porto" }, 10, 14);
  const { made, under } = await town.drawn();
  assert.deepEqual(await under(2, 8), ["water/river"]);
  assert.deepEqual(await under(5, 8), ["ground/wood"], "the island is not water");
  assert.deepEqual(await under(12, 3), ["street/minor: Rua Nova"]);
  assert.deepEqual(await under(12, 8), ["water/river", "street/minor: Rua Nova"]);
  assert.deepEqual(await under(1, 13), ["ground/park"]);
  assert.deepEqual(await under(15.5, 12.5), ["building/"]);
  assert.deepEqual(await under(18, 12.5), ["building/landmark"], "a station is not drawn as a house");
  assert.deepEqual(await under(10, 14), ["label/city: Porto"]);
  assert.deepEqual(await under(2, 8, 12), ["water/river"], "from afar as well");
  assert.deepEqual(await under(12, 3, 11), [], "a lane is not");
  assert.equal(made.sea, "none");
});

test("the sea lies along a coastline, and a coastline that would drown the town is left out", async () => {
  const town = new Town();
  town.way({ natural: "coastline" }, [0, 5], [10, 6], [20, 5]);
  for (let x = 0; x < 20; x++) town.way({ highway: "residential" }, [x, 7], [x, 9]);
  const { made, under } = await town.drawn();
  assert.equal(made.sea, "drawn");
  assert.deepEqual(await under(10, 4), ["water/sea"]);
  assert.deepEqual(await under(10.5, 8), []);
  const { west, east, south } = made.box;
  const steps = [west, east].map((edge) => Math.round((edge + 8.6) * 1_000));
  assert.deepEqual(steps, [0, 19], "the map ends where the coast or the last street does");
  assert.ok(south < 41.1, "and goes on at sea");

  const drowned = new Town();
  drowned.way({ natural: "coastline" }, [20, 5], [10, 6], [0, 5]);
  for (let x = 0; x < 20; x++) drowned.way({ highway: "residential" }, [x, 7], [x, 9]);
  assert.equal((await drowned.drawn()).made.sea, "broken");
});

test("pieces of a street are one line, with the names of the organisation's languages", async () => {
  const town = new Town();
  const tags = {
    highway: "primary",
    name: "Тверская улица",
    "name:en": "Tverskaya Street",
    "name:fr": "Rue",
  };
  town.way(tags, [0, 0], [5, 0]);
  town.way({ highway: "primary", name: "Тверская улица" }, [10, 0], [5, 0]);
  town.way({ ...tags, highway: "footway", footway: "sidewalk" }, [0, 1], [10, 1]);
  const { made, under } = await town.drawn(["en"]);
  assert.equal(made.shapes.street, 1);
  assert.deepEqual(await under(7, 0), ["street/primary: Тверская улица"]);
});
