import { globSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { program } from "commander";
import { wholeNumber } from "../../src/cli/arguments.ts";
import { sourceFormatOf } from "../../src/sources/source-readers.ts";
import { generateRecords } from "../generator/generate-records.ts";
import { type Destination, destinationOf, destinationOfRecords, readDestination } from "./candidates.ts";
import { measurePlans, planTable } from "./measure-plans.ts";
import { measurePromises } from "./measure-promises.ts";
import { measureSights, sightTable } from "./measure-sights.ts";

const SAMPLE = join(import.meta.dirname, "..", "..", "data", "copenhagen", "*.ndjson");

const positive = wholeNumber(1, Number.MAX_SAFE_INTEGER);
const WARM_UP = 30;
/** Broken promises that are told one by one. */
const MAX_LISTED = 20;

interface Options {
  promises?: number;
  plans: number;
  seed: number;
}

program
  .name("bench/planner")
  .description(
    "Plans drawn trips to the sample, to generated cities and to given organisations, and checks every plan.",
  )
  .argument(
    "[files...]",
    "records of organisations (waymark export), or what waymark import reads, such as porto.osm.pbf or a folder of files",
  )
  .option("--plans <count>", "trips in all", positive, 1_000)
  .option("--promises <count>", "so many trips besides, held against every promise twice", positive)
  .option("--seed <number>", "which trips", positive, 1)
  .action(async (files: string[], { plans, promises, seed }: Options) => {
    const given = await Promise.all(
      files.map((file) => readDestination(basename(file).split(".")[0]!, filesIn(file))),
    );
    const destinations = [
      destinationOf("sample", globSync(SAMPLE).sort()),
      ...[60, 400, 5_000].map((listings) => generated(listings, seed)),
      ...given,
    ];
    const each = Math.ceil(plans / destinations.length);
    // A server that has planned before is what is measured.
    measurePlans(destinations[0]!, WARM_UP, seed + 1);
    const figures = destinations.map((destination) => measurePlans(destination, each, seed));
    console.log(planTable(figures));
    if (promises) {
      const places = destinations.map((one) =>
        measurePromises(one, Math.ceil(promises / destinations.length), seed),
      );
      for (const { name, plans, stops, broken } of places) {
        console.log(`${name}: ${plans} plans, ${stops} stops, ${broken.length} broken`);
        for (const fault of broken.slice(0, MAX_LISTED)) console.log(`  ${fault}`);
        if (broken.length > 0) process.exitCode = 1;
      }
    }
    const sights = destinations.flatMap((destination) => measureSights(destination) ?? []);
    console.log(`\n${sightTable(sights)}`);
    for (const { name, broken, examples } of figures) {
      if (examples.length > 0) console.log(`\n${name}: ${JSON.stringify(broken)}\n${examples.join("\n")}`);
    }
    if (figures.some(({ examples }) => examples.length > 0)) process.exitCode = 1;
  });

/** A file, or the files of a folder whose endings tell a format. */
function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  return globSync(join(path, "*")).filter((file) => sourceFormatOf(file) !== undefined);
}

/** One generated city of so many listings. */
function generated(listings: number, seed: number): Destination {
  return destinationOfRecords(
    `generated ${listings}`,
    generateRecords({ seed, listings, guides: 0, cities: 1 }),
  );
}

await program.parseAsync();
