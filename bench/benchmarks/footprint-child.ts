import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createLocaliser } from "../../src/content/localise.ts";
import { renditionOf } from "../../src/content/rendition.ts";
import { buildCatalogue, type Catalogue } from "../../src/search/columns/catalogue.ts";
import { Lists } from "../../src/search/columns/lists.ts";
import { computeBases } from "../../src/search/ranking/scores.ts";
import { Vocabulary } from "../../src/search/text/vocabulary.ts";
import type { Store } from "../../src/store/store.ts";
import { ORG } from "../harness/data.ts";
import { openStoreAt } from "../harness/places.ts";

/** What one organisation takes of a fresh process's memory, part by part; bytes and milliseconds. */
export interface Footprint {
  /** Rows of guides, listings and geo areas. */
  rows: number;
  /** Typed arrays of the catalogue, and its objects: ids, maps, labels. */
  columnBytes: number;
  objectBytes: number;
  catalogueMs: number;
  labels: number;
  terms: number;
  /** Without its typed arrays. */
  vocabularyBytes: number;
  vocabularyMs: number;
  /** Mean length of a listing's rendition in one language, and in all. */
  renditionBytes: number;
  wholeRenditionBytes: number;
}

/** Listings whose renditions are written. */
const SAMPLE = 1_000;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

const [place = ""] = process.argv.slice(2);
const store = await openStoreAt(place);
const empty = await used();
const catalogueStart = performance.now();
const catalogue = await catalogueOf(store);
const catalogueMs = performance.now() - catalogueStart;
const withCatalogue = await used();
const vocabularyStart = performance.now();
const terms = await store.read(ORG).vocabulary();
const termCount = terms.length;
const vocabulary = new Vocabulary(terms);
const vocabularyMs = performance.now() - vocabularyStart;
const withVocabulary = await used();

const { guide, listing, geoArea } = catalogue.tables;
const figures: Footprint = {
  rows: guide.size + listing.size + geoArea.size,
  columnBytes: columnBytesOf(catalogue),
  objectBytes: withCatalogue - empty,
  catalogueMs,
  labels: catalogue.labels.size,
  terms: termCount,
  vocabularyBytes: withVocabulary - withCatalogue,
  vocabularyMs,
  ...(await renditionLengths(store, catalogue)),
};
// Both are still in use where their memory is measured.
if (!vocabulary || !catalogue) throw new Error("they are held");
await store.close();
process.send?.(figures);

/** The catalogue with what its first request makes of it. */
async function catalogueOf(from: Store): Promise<Catalogue> {
  const pin = await from.pin(ORG);
  const labels = await pin.labels(0);
  const built = await buildCatalogue({ version: pin.version, labels, entries: pin.entries() });
  pin.end();
  computeBases(built);
  if (!built.labels.index) throw new Error("made on first use");
  return built;
}

/** Bytes of objects after full collections. Typed arrays lie elsewhere and are given back when it suits: those are counted. */
async function used(): Promise<number> {
  for (let round = 0; round < 3; round++) {
    collect();
    await sleep(50);
  }
  return process.memoryUsage().heapUsed;
}

function columnBytesOf(built: Catalogue): number {
  const { index } = built.labels;
  const columns = Object.values(built.tables).flatMap((rows) => Object.values(rows));
  const parts = [
    ...columns,
    ...Object.values(computeBases(built)),
    built.guideListings,
    index.foldOf,
    index.languageOf,
  ];
  return parts.reduce((sum, part) => sum + bytesOf(part), 0);
}

function bytesOf(part: unknown): number {
  if (part instanceof Lists) return part.starts.byteLength + part.values.byteLength;
  return ArrayBuffer.isView(part) ? part.byteLength : 0;
}

async function renditionLengths(from: Store, { tables }: Catalogue) {
  const seqs = [...tables.listing.seqs.subarray(0, SAMPLE)];
  const found = await from.read(ORG).bodies("listing", seqs);
  const bodies = found.filter((stored) => stored !== undefined && stored !== "damaged");
  const mean = (lang: string | undefined) => {
    const localiser = createLocaliser({ asked: lang, orgDefault: "en-GB", fallback: true });
    const lengths = bodies.map(
      (stored) => renditionOf("listing", stored.body, { localiser, publicUrl: "" }).head.length,
    );
    return lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  };
  return { renditionBytes: mean("en-GB"), wholeRenditionBytes: mean(undefined) };
}
