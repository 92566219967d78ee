import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { brotliDecompressSync } from "node:zlib";
import fc from "fast-check";
import { encodeBorders, subdivisionsAround } from "./subdivision-borders.ts";

const bytes = brotliDecompressSync(readFileSync(new URL("subdivision-borders.bin", import.meta.url)));
type Corner = [longitude: number, latitude: number];

/** The rings of a country's parts, their corners in degrees. */
function ringsOf(country: string): [code: string, ring: Corner[]][] {
  const steps = Object.entries(JSON.parse(bytes.toString()) as Record<string, number[][]>);
  return steps
    .filter(([code]) => code.startsWith(country))
    .flatMap(([code, rings]) =>
      rings.map((ring): [string, Corner[]] => {
        const sums = [0, 0];
        const corners = ring.map((step, at) => {
          sums[at % 2]! += step;
          return [sums[0]! / 1_000, sums[1]! / 1_000] as Corner;
        });
        return [code, corners.filter((_, at) => at % 2 === 1)];
      }),
    );
}

/** Whether a ring goes around a position, and how far its nearest point is in km, by points close to one another. */
function lookAt(ring: readonly Corner[], [x, y]: Corner): { isInside: boolean; km: number } {
  let turned = 0;
  let km = Infinity;
  const stretch = Math.cos((y * Math.PI) / 180);
  for (const [at, [ax, ay]] of ring.entries()) {
    const [bx, by] = ring[(at + 1) % ring.length]!;
    const turn = Math.atan2(by - y, bx - x) - Math.atan2(ay - y, ax - x);
    turned += turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn;
    if (Math.hypot(ax - x, ay - y) > 3 + Math.hypot(bx - ax, by - ay)) continue;
    for (let part = 0; part <= 100; part++) {
      const [px, py] = [ax + ((bx - ax) * part) / 100, ay + ((by - ay) * part) / 100];
      km = Math.min(km, 111.2 * Math.hypot((px - x) * stretch, py - y));
    }
  }
  return { isInside: Math.abs(turned) > Math.PI, km };
}

const rings = new Map(["DE", "CH", "CA"].map((country) => [country, ringsOf(country)]));
const nearACorner = fc.constantFrom(...rings.keys()).chain((country) =>
  fc.record({
    country: fc.constant(country),
    corner: fc.constantFrom(...rings.get(country)!.flatMap(([, ring]) => ring)),
    aside: fc.tuple(
      fc.double({ min: -0.6, max: 0.6, noNaN: true }),
      fc.double({ min: -0.4, max: 0.4, noNaN: true }),
    ),
  }),
);

test("the parts around a position are those that hold it or whose border is 3 km away, else 12, else 40", () => {
  fc.assert(
    fc.property(nearACorner, ({ country, corner, aside }) => {
      const position: Corner = [corner[0] + aside[0], corner[1] + aside[1]];
      const seen = rings.get(country)!.map(([code, ring]) => ({ code, ...lookAt(ring, position) }));
      // Where the points are not close enough to tell.
      fc.pre(seen.every(({ km }) => [3, 12, 40].every((reach) => Math.abs(km - reach) > 0.3)));
      const within = [3, 12, 40].map((reach) =>
        [...Map.groupBy(seen, ({ code }) => code)]
          // A ring within another is a hole.
          .filter(
            ([, rings]) =>
              rings.filter(({ isInside }) => isInside).length % 2 || rings.some(({ km }) => km < reach),
          )
          .map(([code]) => code),
      );
      const expected = new Set(within.find((codes) => codes.length > 0));
      const [longitude, latitude] = position;
      assert.deepEqual(new Set(subdivisionsAround(country, { latitude, longitude })), expected);
    }),
    { seed: 15, numRuns: 120 },
  );
});

test("beside a long straight border, far from its corners, both parts come into question, and only there", () => {
  // Between Alberta and Saskatchewan: the 110th meridian.
  const across = [-4, -2, 2, 4].map((km) => {
    const longitude = -110 + km / (111.2 * Math.cos((52 * Math.PI) / 180));
    return subdivisionsAround("CA", { latitude: 52, longitude });
  });
  assert.deepEqual(across, [["CA-AB"], ["CA-AB", "CA-SK"], ["CA-AB", "CA-SK"], ["CA-SK"]]);
});

test("borders are written as whole steps, without corners that stay where they are", () => {
  const square: Corner[] = [
    [1, 2],
    [1.0001, 2.0004],
    [1.5, 2],
    [1.5, 2.25],
    [1.5, -2],
  ];
  const text = encodeBorders(
    new Map([
      ["XX-B", [square]],
      ["XX-A", []],
    ]),
  ).toString();
  assert.equal(text, '{"XX-A":[],"XX-B":[[1000,2000,500,0,0,250,0,-4250]]}');
});
