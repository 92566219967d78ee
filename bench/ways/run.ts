import { createReadStream } from "node:fs";
import { basename } from "node:path";
import { travelMinutes } from "../../src/concierge/planner/travel.ts";
import { pointOf } from "../../src/content/sphere.ts";
import { readPlaces, readSource } from "../../src/sources/osm/osm-reader.ts";
import { buildGraph } from "../../src/sources/ways/build-graph.ts";
import type { LatLng } from "../../src/walking/graph.ts";
import { TOO_FAR, Walker } from "../../src/walking/walker.ts";

/**
 * Measures walking graphs of files of OpenStreetMap: seconds and memory of making one, a matrix of 100 × 100 of the file's sights, and
 * the minutes by streets against the estimate. One file a process, for its memory: npm run bench:ways -- porto.osm.pbf
 */
const [name] = process.argv.slice(2);
if (name === undefined) throw new Error("name a file, such as porto.osm.pbf");
const file = { name, open: () => createReadStream(name, { highWaterMark: 256 * 1024 }) };

/** The processor's time of this process, which other processes do not change. */
function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

const beforeMb = process.resourceUsage().maxRSS / 1024;
const begun = cpuMs();
const source = await readSource(file);
const graph = source === "geojson" ? undefined : await buildGraph(source);
if (!graph) throw new Error("the file has no ways");
const seconds = (cpuMs() - begun) / 1_000;
const memoryMb = process.resourceUsage().maxRSS / 1024;
const bytes = Object.values(graph).reduce((sum, array) => sum + array.byteLength, 0);
const kilometres = graph.costs.reduce((sum, cost) => sum + cost, 0) / 10_000;

const sights: LatLng[] = [];
for await (const { elements } of readPlaces(file, ({ name, tourism, historic, amenity }) =>
  Boolean(name && (tourism || historic || amenity)),
)) {
  for (const { position } of elements) sights.push({ lat: position[1], lng: position[0] });
}
/** Of all sights every so many-th, which the order of ids has mixed. */
const some = (first: number) =>
  Array.from(
    { length: 100 },
    (_, index) => sights[(first + index * Math.ceil(sights.length / 100)) % sights.length]!,
  );

const matrices = Array.from({ length: 9 }, (_, round) => {
  const places = some(round);
  const walker = new Walker(graph);
  const from = cpuMs();
  walker.matrix(places, places);
  return cpuMs() - from;
});

const walker = new Walker(graph);
const pairs = { all: 0, noWay: 0, tooFar: 0 };
const walked: { streets: number; estimate: number }[] = [];
const places = some(0);
for (const [i, from] of places.entries()) {
  for (const to of places.slice(i + 1)) {
    const estimate = travelMinutes("walk", pointOf(from.lat, from.lng), pointOf(to.lat, to.lng));
    if (estimate === 0 || estimate > 40) continue;
    const metres = walker.metres(from, to);
    pairs.all++;
    if (metres === undefined) pairs.noWay++;
    else if (metres === TOO_FAR) pairs.tooFar++;
    else walked.push({ streets: metres / 80, estimate });
  }
}
const ratios = walked.map(({ streets, estimate }) => streets / estimate).sort((a, b) => a - b);
const at = (share: number) => ratios[Math.floor(share * (ratios.length - 1))]?.toFixed(2);
const longer = walked.filter(({ streets, estimate }) => streets > estimate + 10).length;

console.log(
  `${basename(name)}: ${Math.round(kilometres)} km of ways, ${graph.nets.length} nodes, ${graph.costs.length} edges`,
);
console.log(
  `made in ${seconds.toFixed(1)} s of CPU, at most ${Math.round(memoryMb)} MB (${Math.round(beforeMb)} before); ${(bytes / 1e6).toFixed(2)} MB`,
);
console.log(
  `100 × 100 of ${sights.length} places: median ${matrices.toSorted((a, b) => a - b)[4]!.toFixed(0)} ms of CPU, first ${matrices[0]!.toFixed(0)} ms`,
);
console.log(
  `${pairs.all} pairs that are estimated at 40 minutes or less: no way ${pairs.noWay}, over 5 km ${pairs.tooFar}`,
);
console.log(
  `streets over estimate: 5 % ${at(0.05)}, median ${at(0.5)}, 95 % ${at(0.95)}, most ${at(1)}; more than ten minutes longer: ${longer}`,
);
