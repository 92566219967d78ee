import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Parameters, ValuesOf } from "../../src/contract/parameter.ts";
import {
  guideSearchParameters,
  hostHomeParameters,
  listingSearchParameters,
} from "../../src/contract/parameters.ts";
import { createDiscovery, type Discovery } from "../../src/discovery/discovery.ts";
import type { Answer } from "../../src/discovery/present.ts";
import type { Benchmark, Setting } from "../harness/benchmark.ts";
import { type ImportFigures, ORG } from "../harness/data.ts";
import { forked } from "../harness/forked.ts";
import { measureInTurns } from "../harness/measure.ts";
import { openStoreAt } from "../harness/places.ts";
import { serverSettings, serverVersion, startPostgres } from "../harness/postgres-server.ts";
import { checked, host, type MakeQuery, near, queries, texts, wishes } from "../harness/requests.ts";
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
  const of: MakeQuery = (_, number) => ({ ...host(number), lang: "en-GB" });
  const here: MakeQuery = (random, number) => ({ ...of(random, number), ...near(corpus, random, number) });
  const wished: MakeQuery = (random, number) => ({ ...here(random, number), ...wishes(random) });
  const worded =
    (words: (typeof texts)["one word"]): MakeQuery =>
    (random, number) => ({ ...here(random, number), searchQuery: words(random) });
  const asksOf =
    <P extends Parameters>(parameters: P, ask: (to: Discovery, request: ValuesOf<P>) => Promise<Answer>) =>
    (make: MakeQuery) =>
      checked(parameters, queries(corpus, REQUESTS, make)).map(
        (request): AskOf =>
          (to) =>
          () =>
            ask(to, request),
      );
  const hostHome = asksOf(hostHomeParameters, (to, request) => to.hostHome(SCOPE, request));
  const guides = asksOf(guideSearchParameters, (to, request) => to.guideSearch(SCOPE, request));
  const listings = asksOf(listingSearchParameters, (to, request) => to.listingSearch(SCOPE, request));
  return {
    "host-home: all hosts": hostHome(of),
    "host-home: other interests each time": hostHome((random, number) => ({
      ...of(random, number),
      ...wishes(random),
    })),
    "listings: geo, personal score": listings(wished),
    "listings: one word, geo": listings(worded(texts["one word"])),
    "listings: two words, geo": listings(worded(texts["two words of text"])),
    "guides: geo, personal score": guides(wished),
    "guides: the same with listings": guides((random, number) => ({
      ...wished(random, number),
      includeListings: "true",
    })),
  };
}
