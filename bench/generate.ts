import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { program } from "commander";
import { wholeNumber } from "../src/cli/arguments.ts";
import { ndjsonChunks } from "./generator/ndjson-chunks.ts";

const count = wholeNumber(0, Number.MAX_SAFE_INTEGER);

program
  .name("generate")
  .description("Writes generated records of one organisation to standard output as newline-delimited JSON.")
  .option("--listings <count>", "listings, about 8 KB each", count, 20_000)
  .option("--guides <count>", "guides with about 20 listings each", count, 200)
  .option(
    "--cities <count>",
    "cities; the second lies on the antimeridian, the third around a pole",
    count,
    5,
  )
  .option("--hosts <count>", "hosts of all cities together (default: two a city)", count)
  .option("--areas-per-city <count>", "geo areas of each city", count, 12)
  .option("--organisation <number>", "which organisation: each has records of its own", count, 0)
  .option("--seed <number>", "the same seed and counts give the same bytes", count, 1)
  .parse();

try {
  await pipeline(Readable.from(ndjsonChunks(program.opts()), { highWaterMark: 2 }), process.stdout);
} catch (error) {
  // A reader that has seen enough (head, for one) is no failure.
  if ((error as NodeJS.ErrnoException).code !== "EPIPE") program.error(String((error as Error).message));
}
