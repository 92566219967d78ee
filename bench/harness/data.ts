import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { performance } from "node:perf_hooks";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { importNdjson } from "../../src/sources/import-records.ts";
import { type Corpus, type CorpusOptions, corpusOf } from "../generator/corpus.ts";
import { languages } from "../generator/languages.ts";
import { ndjsonChunks } from "../generator/ndjson-chunks.ts";
import { bytesAt, openStoreAt } from "./places.ts";

/** The organisation that the corpus is imported into. */
export const ORG = "bench-0";

/** Bytes read of a file at a time. */
const READ_BYTES = 1024 ** 2;

/** A generated corpus on disk: its file, and a store it was imported into. Both are made when they are asked for. */
export interface Data {
  corpus: Corpus;
  /** What the corpus is made from: short enough to hand to another process. */
  options: CorpusOptions;
  /** Path of the corpus as newline-delimited JSON. */
  file(): Promise<string>;
  /** Folder of a store that holds the corpus as organisation `bench-0`. */
  store(): Promise<string>;
  /** Imports the corpus into a fresh store, which takes the place of the one there. */
  importAnew(): Promise<ImportFigures>;
}

export interface ImportFigures {
  records: number;
  seconds: number;
  /** CPU time of the process, user and system, in seconds: above `seconds` where threads or the collector helped. */
  cpuSeconds: number;
  fileBytes: number;
  storeBytes: number;
  peakRssBytes: number;
}

/** `folder`: where corpora are kept between runs, by their numbers; `fresh` makes them anew. */
export function dataIn(folder: string, options: CorpusOptions, fresh: boolean): Data {
  const { seed, listings, guides, cities } = options;
  const name = `${listings}-listings-${guides}-guides-${cities}-cities-seed-${seed}`;
  const path = join(folder, `${name}.ndjson`);
  const directory = join(folder, name);
  if (fresh) {
    rmSync(path, { force: true });
    rmSync(directory, { recursive: true, force: true });
  }
  const file = async () => {
    if (!existsSync(path)) await whole(path, (partial) => writeCorpus(partial, options));
    return path;
  };
  const importAnew = async () => {
    const source = await file();
    let figures: ImportFigures | undefined;
    await whole(directory, async (partial) => {
      figures = await importInto(partial, source);
    });
    return figures!;
  };
  return {
    corpus: corpusOf(options),
    options,
    file,
    importAnew,
    async store() {
      if (!existsSync(directory)) await importAnew();
      return directory;
    },
  };
}

/** Makes a file or folder beside its place and moves it there when it is complete: a broken run leaves no half of one. */
async function whole(path: string, make: (partial: string) => Promise<void>): Promise<void> {
  const partial = `${path}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(dirname(path), { recursive: true });
  await make(partial);
  rmSync(path, { recursive: true, force: true });
  renameSync(partial, path);
}

async function writeCorpus(path: string, options: CorpusOptions): Promise<void> {
  await pipeline(Readable.from(ndjsonChunks(options), { highWaterMark: 2 }), createWriteStream(path));
}

/** Imports a file of newline-delimited JSON into the empty store at a place (see places.ts). */
export async function importInto(place: string, path: string): Promise<ImportFigures> {
  const store = await openStoreAt(place);
  const open = () => createReadStream(path, { highWaterMark: READ_BYTES });
  try {
    await store.organisations.create({
      id: ORG,
      name: ORG,
      languageCodes: [...languages],
      createdAt: Date.now(),
    });
    const cpuBefore = process.cpuUsage();
    const start = performance.now();
    const report = await importNdjson({ store, orgId: ORG, files: [{ name: path, open }] });
    const seconds = (performance.now() - start) / 1_000;
    const cpu = process.cpuUsage(cpuBefore);
    const { records, faults } = report;
    if (!report.result) throw new Error(`the generated corpus has faults: ${JSON.stringify(faults[0])}`);
    // Closing moves the write-ahead log into the files.
    await store.close();
    return {
      records,
      seconds,
      cpuSeconds: (cpu.user + cpu.system) / 1e6,
      fileBytes: statSync(path).size,
      storeBytes: await bytesAt(place),
      peakRssBytes: process.resourceUsage().maxRSS * 1024,
    };
  } finally {
    await store.close();
  }
}
