import { hostHomeParameters } from "../../src/contract/parameters.ts";
import { createDiscovery } from "../../src/discovery/discovery.ts";
import { openSqliteStore } from "../../src/store/sqlite/sqlite-store.ts";
import type { Random } from "../generator/random.ts";
import type { Benchmark } from "../harness/benchmark.ts";
import { ORG } from "../harness/data.ts";
import { type Measurement, measure } from "../harness/measure.ts";
import { checked, host, near, type Query, queries, userCategory, wishes } from "../harness/requests.ts";
import { measurementTable } from "../harness/table.ts";

/** host-home in process, without HTTP: the catalogue in memory, renditions warm after one round. */
export const hostHome: Benchmark = async ({ data, seconds }) => {
  const { corpus } = data;
  const store = await openSqliteStore({ directory: await data.store() });
  const discovery = createDiscovery({ store });
  const english: Query = { lang: "en-GB" };
  const rows: Record<string, (random: Random, number: number) => Query> = {
    "one host, one language": () => ({ ...host(0), ...english }),
    "all hosts, one language": (_, number) => ({ ...host(number), ...english }),
    "elsewhere each time": (random, number) => ({
      ...host(number),
      ...english,
      ...near(corpus, random, number),
    }),
    "other interests each time": (random, number) => ({ ...host(number), ...english, ...wishes(random) }),
    "both, by distance": (random, number) => ({
      ...host(number),
      ...english,
      ...near(corpus, random, number),
      ...wishes(random),
      rankBy: "distance",
    }),
    "for a family (or other category)": (random, number) => ({
      ...host(number),
      ...english,
      ...userCategory(random),
    }),
    "3 guides of 5 listings": (_, number) => ({
      ...host(number),
      ...english,
      guidesPerPage: "3",
      maxListingsPerGuide: "5",
    }),
    "all languages at once": (_, number) => host(number),
  };
  const measured: Measurement[] = [];
  for (const [name, make] of Object.entries(rows)) {
    const requests = checked(hostHomeParameters, queries(corpus, 200, make));
    measured.push(
      await measure(name, requests, (request) => discovery.hostHome({ orgId: ORG }, request), { seconds }),
    );
  }
  await store.close();
  return measurementTable(measured);
};
