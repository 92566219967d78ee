import { cpus, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import { program } from "commander";
import { wholeNumber } from "../src/cli/arguments.ts";
import { engines } from "./benchmarks/engines.ts";
import { http } from "./benchmarks/http.ts";
import { importing } from "./benchmarks/import.ts";
import { patching } from "./benchmarks/patching.ts";
import { searches } from "./benchmarks/searches.ts";
import { start } from "./benchmarks/start.ts";
import { stores } from "./benchmarks/stores.ts";
import { workers } from "./benchmarks/workers.ts";
import type { Benchmark } from "./harness/benchmark.ts";
import { dataIn } from "./harness/data.ts";
import { keep, whatMoved } from "./harness/kept-figures.ts";
import { mebibytes } from "./harness/table.ts";

const benchmarks: Readonly<Record<string, Benchmark>> = {
  import: importing,
  start,
  patching,
  searches,
  http,
  workers,
  stores,
  engines,
};

/** Need a PostgreSQL server's programs on the machine, and Linux: only when they are asked for. */
const onlyWhenAsked = ["stores", "engines", "workers"];

interface Options {
  listings: number;
  guides?: number;
  cities: number;
  seed: number;
  seconds: number;
  data: string;
  fresh: boolean;
  rows?: string;
  keep: boolean;
  smoke: boolean;
}

const names = Object.keys(benchmarks).join(", ");
const usual = Object.keys(benchmarks).filter((name) => !onlyWhenAsked.includes(name));

const SMOKE_SECONDS = 0.5;

const positive = wholeNumber(1, Number.MAX_SAFE_INTEGER);

program
  .name("bench")
  .description("Measures Waymark over a generated corpus and prints tables.")
  .argument("[names...]", `which benchmarks: ${names} (default: all but ${onlyWhenAsked.join(", ")})`)
  .option("--listings <count>", "size of the corpus", positive, 20_000)
  .option("--guides <count>", "guides (default: one for a hundred listings)", positive)
  .option("--cities <count>", "cities", positive, 5)
  .option("--seed <number>", "which corpus", positive, 1)
  .option("--seconds <number>", "how long to time each row", positive, 3)
  .option(
    "--data <folder>",
    "where corpora are kept between runs",
    join(import.meta.dirname, "..", "var", "bench"),
  )
  .option("--rows <text>", "of http only the rows with this in their names")
  .option("--keep", "put the figures into docs/benchmarks.md", false)
  .option("--smoke", "http alone, shortly: what moved since the kept figures", false)
  .option("--fresh", "make the corpus and its store anew, as after a change of generator or schema", false)
  .action(async (asked: string[], options: Options) => {
    const unknown = asked.find((name) => !Object.hasOwn(benchmarks, name));
    if (unknown !== undefined) program.error(`there is no benchmark "${unknown}": expected ${names}`);
    const { listings, cities, seed, smoke } = options;
    const seconds = smoke ? SMOKE_SECONDS : options.seconds;
    const guides = options.guides ?? Math.ceil(listings / 100);
    const data = dataIn(options.data, { seed, listings, guides, cities }, options.fresh);
    const corpus = `${listings} listings, ${guides} guides, ${cities} cities, seed ${seed}`;
    for (const name of smoke ? ["http"] : asked.length > 0 ? asked : usual) {
      const measuredOn = `${new Date().toISOString().slice(0, 16)}Z, ${machine()}; ${corpus}, ${seconds} s a row.`;
      const found = await benchmarks[name]!({ data, seconds, rows: options.rows });
      console.log(`\n## ${name}\n\n${measuredOn}\n\n${found}`);
      if (options.keep) keep(name, measuredOn, found);
      if (smoke) console.log(`\n${whatMoved(name, found)}`);
    }
    console.log(`\n${load()}`);
  });

function machine(): string {
  const [first] = cpus();
  const cores = `${cpus().length} × ${first?.model.trim() ?? "unknown"}`;
  return `Node ${process.versions.node}, ${process.platform} ${process.arch}, ${cores}, ${mebibytes(totalmem())}, ${load()}`;
}

/** Figures measured beside other work are worth less: more than one here says that there was some. */
function load(): string {
  return `load ${loadavg()[0]!.toFixed(2)}`;
}

await program.parseAsync();
