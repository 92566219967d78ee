import assert from "node:assert/strict";
import { test } from "node:test";
import { PMTiles, tileIdToZxy, zxyToTileId } from "pmtiles";
import { pmtilesArchive, type Tile } from "./pmtiles-writer.ts";

const box = { west: -8.7, south: 41.1, east: -8.5, north: 41.2 };

function opened(tiles: readonly Tile[]) {
  const bytes = Buffer.concat(
    pmtilesArchive(tiles, { box, minZoom: 10, maxZoom: 16, metadata: { attribution: "us" } }),
  );
  const source = {
    getKey: () => "archive",
    getBytes: async (offset: number, length: number) => ({
      data: Uint8Array.from(bytes.subarray(offset, offset + length)).buffer,
    }),
  };
  return { bytes, archive: new PMTiles(source, undefined, async (data) => data) };
}

test("what the library reads of an archive is what was written, with and without leaf directories", async () => {
  for (const count of [1, 3_000, 20_000]) {
    const first = zxyToTileId(16, 31_000, 24_000);
    // Every other tile, so that no two are one entry, and every tenth the same as others.
    const tiles = Array.from({ length: count }, (_, index): Tile => {
      const [z, x, y] = tileIdToZxy(first + 2 * index);
      return { z, x, y, bytes: Buffer.from(index % 10 === 0 ? "same" : `tile ${index}`) };
    });
    const { archive } = opened(tiles.toReversed());
    const header = await archive.getHeader();
    assert.deepEqual([header.minZoom, header.maxZoom, header.numAddressedTiles], [10, 16, count]);
    assert.deepEqual([header.minLon, header.maxLat], [box.west, box.north]);
    assert.deepEqual(await archive.getMetadata(), { attribution: "us" });
    for (const { z, x, y, bytes } of tiles.filter((_, index) => index % 97 === 0 || index === count - 1)) {
      const read = await archive.getZxy(z, x, y);
      assert.equal(Buffer.from(read!.data).toString(), bytes.toString());
    }
    const [z, x, y] = tileIdToZxy(first + 1);
    assert.equal(await archive.getZxy(z, x, y), undefined);
  }
});

test("equal tiles are stored once, and a row of them is one entry", async () => {
  const first = zxyToTileId(14, 7_800, 6_100);
  const tiles = Array.from({ length: 500 }, (_, index): Tile => {
    const [z, x, y] = tileIdToZxy(first + index);
    return { z, x, y, bytes: Buffer.alloc(1_000, index < 400 ? "sea" : "land") };
  });
  const { bytes, archive } = opened(tiles);
  assert.ok(bytes.length < 2_500);
  const { numTileEntries, numTileContents } = await archive.getHeader();
  assert.deepEqual([numTileEntries, numTileContents], [2, 2]);
  const { z, x, y } = tiles[250]!;
  assert.equal((await archive.getZxy(z, x, y))!.data.byteLength, 1_000);
});
