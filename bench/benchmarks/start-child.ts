import { join } from "node:path";
import { performance } from "node:perf_hooks";
import {
  guideSearchParameters,
  hostHomeParameters,
  listingSearchParameters,
} from "../../src/contract/parameters.ts";
import { createDiscovery } from "../../src/discovery/discovery.ts";
import { corpusOf } from "../generator/corpus.ts";
import { ORG } from "../harness/data.ts";
import { openStoreAt } from "../harness/places.ts";
import { checked, host, near, queries, texts, wishes } from "../harness/requests.ts";

/** What a fresh process measured of itself; bytes and milliseconds. */
export interface StartFigures {
  /** From opening the store to the first host-home answer. */
  firstAnswerMs: number;
  /** The same from the start of the process: with the loading of modules. */
  fromProcessStartMs: number;
  rssAfterFirst: number;
  rssAfterThousand: number;
  peakRss: number;
}

const [place = "", corpusOptions = "{}", kept] = process.argv.slice(2);
const scope = { orgId: ORG };

const beforePreparing = performance.now();
const corpus = corpusOf(JSON.parse(corpusOptions));
const [first] = checked(hostHomeParameters, [{ ...host(0), lang: "en-GB" }]);
const preparing = performance.now() - beforePreparing;

const opened = performance.now();
const store = await openStoreAt(place);
const keptIn = { folderOf: (orgId: string) => join(place, "files", orgId), afterMs: 0 };
const discovery = createDiscovery({ store, keptIn: kept === "kept" ? keptIn : undefined });
await discovery.hostHome(scope, first!);
const answered = performance.now();
const rssAfterFirst = process.memoryUsage.rss();

const langs = ["en-GB", "da-DK", "de-DE", "fr-FR", "ja-JP"];
const varied = queries(corpus, 250, (random, number) => ({
  ...host(number),
  ...near(corpus, random, number),
  ...wishes(random),
  lang: random.pick(langs),
}));
for (const request of checked(hostHomeParameters, varied)) await discovery.hostHome(scope, request);
for (const request of checked(listingSearchParameters, varied)) await discovery.listingSearch(scope, request);
for (const request of checked(guideSearchParameters, varied)) await discovery.guideSearch(scope, request);
const spoken = queries(corpus, 250, (random, number) => ({
  ...host(number),
  searchQuery: texts["one word"](random),
}));
for (const request of checked(listingSearchParameters, spoken)) await discovery.listingSearch(scope, request);

const figures: StartFigures = {
  firstAnswerMs: answered - opened,
  fromProcessStartMs: answered - preparing,
  rssAfterFirst,
  rssAfterThousand: process.memoryUsage.rss(),
  peakRss: process.resourceUsage().maxRSS * 1024,
};
await store.close();
process.send?.(figures);
