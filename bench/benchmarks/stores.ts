import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  guideSearchParameters,
  hostHomeParameters,
  listingSearchParameters,
} from "../../src/contract/parameters.ts";
import type { Discovery } from "../../src/discovery/discovery.ts";
import { createDiscovery } from "../../src/discovery/discovery.ts";
import type { Answer } from "../../src/discovery/present.ts";
import type { Benchmark, Setting } from "../harness/benchmark.ts";
import { type ImportFigures, ORG } from "../harness/data.ts";
import { forked } from "../harness/forked.ts";
import { measureInTurns } from "../harness/measure.ts";
import { openStoreAt } from "../harness/places.ts";
import { serverSettings, serverVersion, startPostgres } from "../harness/postgres-server.ts";
import { checked, host, near, type Query, queries, texts, wishes } from "../harness/requests.ts";
import { importTable } from "./import.ts";
import { startsAt, startTable } from "./start.ts";
import { agreementOf, type Comparison, comparisonTable, pagesOf } from "./stores-table.ts";

type AskOf = (discovery: Discovery) => () => Promise<Answer>;

const REQUESTS = 200;
const SCOPE = { orgId: ORG };

/** SQLite and PostgreSQL behind the same discovery, over the same records in one run. Starts a server of its own. */
export const stores: Benchmark = async (setting) => {
  const folder = mkdtempSync(join(tmpdir(), "waymark-bench-"));
  const server = await startPostgres();
  try {
    const places = { SQLite: join(folder, "sqlite"), PostgreSQL: await server.createDatabase() };
    const settings = Object.entries(serverSettings).map(([name, value]) => `${name} = ${value}`);
    const about = `PostgreSQL ${await serverVersion(places.PostgreSQL)}, ${settings.join(", ")}`;
    const { data } = setting;
    const imports = await importAll(places, await data.file());
    const starts = {
      SQLite: await startsAt(places.SQLite, data.options),
      PostgreSQL: await startsAt(places.PostgreSQL, data.options),
    };
    return [
      about,
      importTable(imports),
      startTable(starts),
      comparisonTable(await compareAll(setting, places)),
    ].join("\n\n");
  } finally {
    await server.remove();
    rmSync(folder, { recursive: true, force: true });
  }
};

async function importAll(places: Readonly<Record<string, string>>, file: string) {
  const figures: Record<string, ImportFigures> = {};
  for (const [name, place] of Object.entries(places)) {
    const { told, exited } = await forked<ImportFigures>("import-child.ts", [place, file]);
    figures[name] = told;
    await exited;
  }
  return figures;
}

async function compareAll(
  { data, seconds }: Setting,
  places: { SQLite: string; PostgreSQL: string },
): Promise<Comparison[]> {
  const opened = {
    SQLite: await openStoreAt(places.SQLite),
    PostgreSQL: await openStoreAt(places.PostgreSQL),
  };
  const sqlite = createDiscovery({ store: opened.SQLite });
  const postgres = createDiscovery({ store: opened.PostgreSQL });
  const compared: Comparison[] = [];
  try {
    for (const [name, asks] of Object.entries(rowsOf(data.corpus))) {
      const contenders = [
        { name: "SQLite", asks: asks.map((ask) => ask(sqlite)) },
        { name: "PostgreSQL", asks: asks.map((ask) => ask(postgres)) },
      ];
      const [expected, found] = [await pagesOf(contenders[0]!.asks), await pagesOf(contenders[1]!.asks)];
      const agreement = [agreementOf(expected, found)];
      compared.push({ name, agreement, measured: await measureInTurns(contenders, { seconds }) });
    }
  } finally {
    await Promise.all(Object.values(opened).map((store) => store.close()));
  }
  return compared;
}

function rowsOf(corpus: Setting["data"]["corpus"]): Record<string, AskOf[]> {
  const english: Query = { lang: "en-GB" };
  const made = (make: Parameters<typeof queries>[2]) => queries(corpus, REQUESTS, make);
  const hostHome = (make: Parameters<typeof queries>[2]) =>
    checked(hostHomeParameters, made(make)).map(
      (request): AskOf =>
        (to) =>
        () =>
          to.hostHome(SCOPE, request),
    );
  const guides = (make: Parameters<typeof queries>[2]) =>
    checked(guideSearchParameters, made(make)).map(
      (request): AskOf =>
        (to) =>
        () =>
          to.guideSearch(SCOPE, request),
    );
  const listings = (make: Parameters<typeof queries>[2]) =>
    checked(listingSearchParameters, made(make)).map(
      (request): AskOf =>
        (to) =>
        () =>
          to.listingSearch(SCOPE, request),
    );
  return {
    "host-home: all hosts": hostHome((_, number) => ({ ...host(number), ...english })),
    "host-home: other interests each time": hostHome((random, number) => ({
      ...host(number),
      ...english,
      ...wishes(random),
    })),
    "listings: geo, personal score": listings((random, number) => ({
      ...host(number),
      ...near(corpus, random, number),
      ...english,
      ...wishes(random),
    })),
    "listings: one word, geo": listings((random, number) => ({
      ...host(number),
      ...near(corpus, random, number),
      ...english,
      searchQuery: texts["one word"](random),
    })),
    "listings: two words, geo": listings((random, number) => ({
      ...host(number),
      ...near(corpus, random, number),
      ...english,
      searchQuery: texts["two words of text"](random),
    })),
    "guides: geo, personal score": guides((random, number) => ({
      ...host(number),
      ...near(corpus, random, number),
      ...english,
      ...wishes(random),
    })),
    "guides: the same with listings": guides((random, number) => ({
      ...host(number),
      ...near(corpus, random, number),
      ...english,
      ...wishes(random),
      includeListings: "true",
    })),
  };
}
