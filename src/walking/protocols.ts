import { z } from "zod";
import type { LatLng } from "./graph.ts";

/** A routing server that is known. */
export type RoutingEngine = "valhalla" | "osrm";

/** A question to a routing server, below its address. */
export interface RoutingQuestion {
  path: string;
  /** Sent as JSON by POST; absent: asked by GET. */
  body?: object;
}

/** How a routing server is asked for ways on foot. What reads its answers throws where they are not of its protocol. */
interface RoutingProtocol {
  /** Places of each side that one table may have. */
  readonly tableSide: number;
  table(from: readonly LatLng[], to: readonly LatLng[]): RoutingQuestion;
  /** Seconds by `from` and `to`; null where there is no way. */
  readTable(answer: unknown): (number | null)[][];
  route(places: readonly LatLng[]): RoutingQuestion;
  /** The line of each leg. */
  readRoute(answer: unknown): LatLng[][];
}

const seconds = z.number().min(0).max(1e7).nullable();
const table = z.array(z.array(seconds));

const tableOfValhalla = z.object({
  sources_to_targets: z.union([
    z
      .array(z.array(z.object({ time: seconds })))
      .transform((rows) => rows.map((row) => row.map(({ time }) => time))),
    z.object({ durations: table }).transform(({ durations }) => durations),
  ]),
});
const routeOfValhalla = z.object({ trip: z.object({ legs: z.array(z.object({ shape: z.string() })) }) });
const tableOfOsrm = z.object({ code: z.literal("Ok"), durations: table });
const legOfOsrm = z.object({ steps: z.array(z.object({ geometry: z.string() })) });
const routeOfOsrm = z.object({
  code: z.literal("Ok"),
  routes: z.tuple([z.object({ legs: z.array(legOfOsrm) })], z.unknown()),
});

/**
 * Valhalla (valhalla.github.io/valhalla/api) answers tables of at most 50 by 50 places as it is set up by itself, OSRM
 * (project-osrm.org/docs) of 100 places in all.
 */
export const protocols: Readonly<Record<RoutingEngine, RoutingProtocol>> = {
  valhalla: {
    tableSide: 50,
    table: (from, to) => ({
      path: "/sources_to_targets",
      body: { sources: from.map(located), targets: to.map(located), costing: "pedestrian" },
    }),
    readTable: (answer) => tableOfValhalla.parse(answer).sources_to_targets,
    route: (places) => ({
      path: "/route",
      body: { locations: places.map(located), costing: "pedestrian", directions_type: "none" },
    }),
    readRoute: (answer) =>
      routeOfValhalla.parse(answer).trip.legs.map(({ shape }) => readPolyline(shape, 1e6)),
  },
  osrm: {
    tableSide: 50,
    table: (from, to) => ({
      path: `/table/v1/foot/${joined([...from, ...to])}?annotations=duration&sources=${numbers(0, from.length)}&destinations=${numbers(from.length, to.length)}`,
    }),
    readTable: (answer) => tableOfOsrm.parse(answer).durations,
    route: (places) => ({
      path: `/route/v1/foot/${joined(places)}?overview=false&geometries=polyline&steps=true`,
    }),
    readRoute: (answer) =>
      routeOfOsrm
        .parse(answer)
        .routes[0].legs.map(({ steps }) => steps.flatMap(({ geometry }) => readPolyline(geometry, 1e5))),
  },
};

function located({ lat, lng }: LatLng): { lat: number; lon: number } {
  return { lat, lon: lng };
}

function joined(places: readonly LatLng[]): string {
  return places.map(({ lat, lng }) => `${lng},${lat}`).join(";");
}

function numbers(first: number, count: number): string {
  return Array.from({ length: count }, (_, index) => first + index).join(";");
}

/**
 * The corners of an encoded polyline (developers.google.com/maps/documentation/utilities/polylinealgorithm): differences of latitude
 * and longitude in turn, five bits a character, the lowest first.
 * @throws RangeError when it leads off the earth
 */
function readPolyline(text: string, units: number): LatLng[] {
  const sums = [0, 0];
  const line: LatLng[] = [];
  let [value, shift, turn] = [0, 0, 0];
  for (const character of text) {
    const bits = character.charCodeAt(0) - 63;
    value += (bits & 0x1f) * 2 ** shift;
    shift += 5;
    if (bits & 0x20) continue;
    sums[turn]! += value % 2 === 1 ? -(value + 1) / 2 : value / 2;
    if (turn === 1) line.push({ lat: sums[0]! / units, lng: sums[1]! / units });
    [value, shift, turn] = [0, 0, 1 - turn];
  }
  if (!line.every(({ lat, lng }) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180))
    throw new RangeError("a line leads off the earth");
  return line;
}
