import {
  guideSearchParameters,
  listingSearchParameters,
  locationSearchParameters,
} from "../../src/contract/parameters.ts";
import { createDiscovery } from "../../src/discovery/discovery.ts";
import type { Answer } from "../../src/discovery/present.ts";
import { openSqliteStore } from "../../src/store/sqlite/sqlite-store.ts";
import type { Benchmark } from "../harness/benchmark.ts";
import { ORG } from "../harness/data.ts";
import { type Measurement, measure } from "../harness/measure.ts";
import {
  checked,
  filters,
  host,
  type MakeQuery,
  near,
  type Query,
  queries,
  texts,
  wishes,
} from "../harness/requests.ts";
import { milliseconds, table, whole } from "../harness/table.ts";

/** The searches in process, without HTTP. Every request has a traveller's position and its host's radius. */
export const searches: Benchmark = async ({ data, seconds }) => {
  const { corpus } = data;
  const store = await openSqliteStore({ directory: await data.store() });
  const discovery = createDiscovery({ store });
  const here: MakeQuery = (random, number) => ({
    ...host(number),
    ...near(corpus, random, number),
    lang: "en-GB",
  });
  const listings: Record<string, MakeQuery> = {
    "listings: geo, personal score": (random, number) => ({ ...here(random, number), ...wishes(random) }),
    "listings: geo, by distance": (random, number) => ({ ...here(random, number), rankBy: "distance" }),
    "listings: 1 km": (random, number) => ({ ...here(random, number), ...wishes(random), radius: "1000" }),
    "listings: whole organisation, personal score": (random) => ({ ...wishes(random), lang: "en-GB" }),
    "listings: filters and four facets": (random, number) => ({
      ...here(random, number),
      ...filters(random),
    }),
    "listings: open now": (random, number) => ({ ...here(random, number), openNow: "true" }),
  };
  for (const [name, text] of Object.entries(texts)) {
    listings[`listings: ${name}`] = (random, number) => ({
      ...here(random, number),
      searchQuery: text(random, corpus, number),
    });
  }
  listings["listings: one word, whole organisation"] = (random) => ({
    searchQuery: texts["one word"](random),
    lang: "en-GB",
  });
  const guides: Record<string, MakeQuery> = {
    "guides: geo, personal score": (random, number) => ({ ...here(random, number), ...wishes(random) }),
    "guides: the same with listings": (random, number) => ({
      ...here(random, number),
      ...wishes(random),
      includeListings: "true",
    }),
    "guides: one word": (random, number) => ({
      ...here(random, number),
      searchQuery: texts["one word"](random),
    }),
  };
  const areas: Record<string, MakeQuery> = { "areas: by distance": here };

  const scope = { orgId: ORG };
  const measured: Measurement[] = [];
  const rows = async (
    makes: Record<string, MakeQuery>,
    asks: (list: readonly Query[]) => (() => Promise<Answer>)[],
  ) => {
    for (const [name, make] of Object.entries(makes)) {
      measured.push(await measure(name, asks(queries(corpus, 200, make)), (ask) => ask(), { seconds }));
    }
  };
  await rows(listings, (list) =>
    checked(listingSearchParameters, list).map((request) => () => discovery.listingSearch(scope, request)),
  );
  await rows(guides, (list) =>
    checked(guideSearchParameters, list).map((request) => () => discovery.guideSearch(scope, request)),
  );
  await rows(areas, (list) =>
    checked(locationSearchParameters, list).map((request) => () => discovery.locationSearch(scope, request)),
  );
  await store.close();
  return table(
    ["", "p50 ms", "p95 ms", "p99 ms", "CPU ms", "ops/s", "bytes", "hits", "requests"],
    measured.map(({ name, p50, p95, p99, cpuMs, perSecond, bytes, hits, requests }) => [
      name,
      ...[p50, p95, p99, cpuMs].map(milliseconds),
      ...[perSecond, bytes, hits, requests].map(whole),
    ]),
  );
};
