import assert from "node:assert/strict";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { after, beforeEach, test } from "node:test";
import type { LatLng } from "./graph.ts";
import type { RoutingEngine } from "./protocols.ts";
import { openRouter, secondsBetween } from "./router.ts";

/** A stand-in that speaks both protocols: its world is flat, and a degree takes an hour, first east, then north. */
const secondsOf = (from: LatLng, to: LatLng) =>
  3_600 * (Math.abs(to.lng - from.lng) + Math.abs(to.lat - from.lat));
const corner = (from: LatLng, to: LatLng) => [from, { lat: from.lat, lng: to.lng }, to];

let asked: { method?: string; url: string; body: string }[] = [];
let answer: (url: URL, body: string, response: ServerResponse) => void = speak;

const server = createServer(async (request: IncomingMessage, response) => {
  let body = "";
  for await (const chunk of request) body += chunk;
  asked.push({ method: request.method, url: request.url!, body });
  answer(new URL(request.url!, "http://stand-in"), body, response);
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
after(() => {
  server.closeAllConnections();
  server.close();
});
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

function speak({ pathname, searchParams }: URL, body: string, response: ServerResponse): void {
  response.end(
    JSON.stringify(body === "" ? osrm(pathname, searchParams) : valhalla(pathname, JSON.parse(body))),
  );
}

interface Located {
  lat: number;
  lon: number;
}

function valhalla(
  path: string,
  question: Record<"sources" | "targets" | "locations", Located[]> & { costing: string },
): object {
  assert.equal(question.costing, "pedestrian");
  const read = (places: Located[]) => places.map(({ lat, lon }) => ({ lat, lng: lon }));
  if (path === "/route") {
    const places = read(question.locations);
    const legs = places.slice(1).map((to, index) => ({ shape: polyline(corner(places[index]!, to), 1e6) }));
    return { trip: { status: 0, legs } };
  }
  assert.equal(path, "/sources_to_targets");
  const [from, to] = [read(question.sources), read(question.targets)];
  assert.ok(from.length <= 50 && to.length <= 50);
  const rows = from.map((a, i) =>
    to.map((b, j) => ({
      from_index: i,
      to_index: j,
      time: b.lat > 80 ? null : secondsOf(a, b),
      distance: 1,
    })),
  );
  return { sources_to_targets: rows, units: "kilometers" };
}

function osrm(path: string, search: URLSearchParams): object {
  const [, service, version, profile, list] = path.split("/");
  assert.deepEqual([version, profile], ["v1", "foot"]);
  const places = list!.split(";").map((pair) => {
    const [lng, lat] = pair.split(",").map(Number);
    return { lat: lat!, lng: lng! };
  });
  assert.ok(places.length <= 100);
  if (service === "route") {
    const legs = places.slice(1).map((to, index) => ({
      steps: [
        { geometry: polyline(corner(places[index]!, to).slice(0, 2), 1e5) },
        { geometry: polyline([to], 1e5) },
      ],
    }));
    return { code: "Ok", routes: [{ legs }], waypoints: [] };
  }
  const chosen = (name: string) =>
    search
      .get(name)!
      .split(";")
      .map((index) => places[Number(index)]!);
  const durations = chosen("sources").map((a) =>
    chosen("destinations").map((b) => (b.lat > 80 ? null : secondsOf(a, b))),
  );
  return { code: "Ok", durations };
}

/** As the algorithm's page tells it, with numbers small enough for shifts. */
function polyline(line: readonly LatLng[], units: number): string {
  let text = "";
  let before = [0, 0];
  for (const { lat, lng } of line) {
    const here = [Math.round(lat * units), Math.round(lng * units)];
    here.forEach((value, axis) => {
      const difference = value - before[axis]!;
      let bits = difference < 0 ? ~(difference << 1) : difference << 1;
      for (; bits >= 0x20; bits >>= 5) text += String.fromCharCode((0x20 | (bits & 0x1f)) + 63);
      text += String.fromCharCode(bits + 63);
    });
    before = here;
  }
  return text;
}

const time = { now: 0 };
const warnings: string[] = [];
const open = (engine: RoutingEngine, timeoutMs = 10_000) =>
  openRouter({
    ...{ url, engine, timeoutMs, clock: () => time.now },
    logger: { warn: (details) => warnings.push((details as { message: string }).message) },
  });
beforeEach(() => {
  asked = [];
  answer = speak;
  warnings.length = 0;
});

const places: LatLng[] = Array.from({ length: 120 }, (_, index) => ({
  lat: -8.5 + index / 1_000,
  lng: 41 + (index % 7) / 100,
}));
const island: LatLng = { lat: 85, lng: 0 };

for (const engine of ["valhalla", "osrm"] as const) {
  test(`${engine}: a table comes in parts as large as the server takes, once`, async () => {
    const router = open(engine);
    const table = await router.table([...places, island]);
    const between = (from: LatLng, to: LatLng) => secondsBetween(table!, from, to);
    for (const [i, j] of [
      [0, 1],
      [0, 119],
      [119, 0],
      [60, 30],
    ] as const) {
      const seconds = between(places[i]!, places[j]!)!;
      assert.ok(Math.abs(seconds - secondsOf(places[i]!, places[j]!)) < 1e-6);
    }
    assert.equal(between(places[0]!, island), undefined, "no way");
    assert.equal(between(places[0]!, { lat: 1, lng: 1 }), undefined, "not asked for");
    assert.equal(asked.length, 9);
    await router.table([...places, island]);
    assert.equal(asked.length, 9);
  });

  test(`${engine}: the line of each leg`, async () => {
    const lines = await open(engine).lines(places.slice(0, 3));
    assert.deepEqual(lines, [corner(places[0]!, places[1]!), corner(places[1]!, places[2]!)]);
  });

  test(`${engine}: nonsense, errors and silence tell nothing, and the server is left alone for a while`, async () => {
    const json = (value: unknown) => (_: URL, __: string, response: ServerResponse) =>
      response.end(JSON.stringify(value));
    const silence: typeof answer = () => {};
    const faults: (typeof answer)[] = [
      silence,
      (_, __, response) => response.writeHead(500).end("oops"),
      (_, __, response) => response.writeHead(302, { Location: "http://127.0.0.1:1/" }).end(),
      (_, __, response) => response.end("<html>"),
      (_, __, response) => response.destroy(),
      json(null),
      json({
        code: "Ok",
        durations: [[0]],
        sources_to_targets: [[{ time: 0 }]],
        routes: [],
        trip: { legs: [] },
      }),
      json({
        code: "Ok",
        durations: [
          ["a", 1],
          [1, 1],
        ],
        sources_to_targets: [[{ time: -1 }, {}], []],
      }),
      json({ code: "NoRoute", error: "no" }),
      (_, __, response) => response.end("9".repeat(9_000_000)),
    ];
    for (const fault of faults) {
      const router = open(engine, fault === silence ? 800 : undefined);
      answer = fault;
      asked = [];
      assert.equal(await router.table(places.slice(0, 2)), undefined);
      time.now += 1_000;
      assert.equal(await router.table(places.slice(0, 3)), undefined);
      assert.equal(asked.length, 1, "not asked again");
      // As long as that, or an hour back where the clock was put right.
      time.now += 60_000 - 3_660_000 * (asked.length % 2);
      assert.equal(await router.lines(places.slice(0, 2)), undefined);
      assert.equal(asked.length, 2);
      time.now += 60_000;
      answer = speak;
      if (fault !== silence) assert.ok(await router.table(places.slice(0, 2)));
    }
    assert.equal(warnings.length, 2 * faults.length);
  });
}

test("valhalla: the short form of a table is read as well", async () => {
  answer = (_, __, response) =>
    response.end(
      JSON.stringify({
        sources_to_targets: {
          durations: [
            [0, 60],
            [61, 0],
          ],
          distances: [
            [0, 1],
            [1, 0],
          ],
        },
      }),
    );
  const table = await open("valhalla").table(places.slice(0, 2));
  assert.equal(secondsBetween(table!, places[1]!, places[0]!), 61);
});

test("no place or one needs no server", async () => {
  assert.equal(await open("osrm").table([island]), undefined);
  assert.deepEqual([asked, warnings], [[], []]);
});
