import { program } from "commander";
import { wholeNumber } from "../../src/cli/arguments.ts";
import { table } from "../harness/table.ts";
import { type Comparison, compareReadings, cpu, type Sample } from "./compare.ts";
import { readValues } from "./values.ts";

// The other reading takes the clock of the process for the place's.
process.env.TZ = "UTC";

const whole = wholeNumber(0, Number.MAX_SAFE_INTEGER);

program
  .name("bench/hours")
  .description(
    "Reads the opening_hours of files of OpenStreetMap and compares our reading with that of opening_hours.js.",
  )
  .argument("<files...>", ".osm.pbf, .osm, Overpass JSON or GeoJSON whose properties are tags")
  .option("--year <year>", "the hours of this year and the next", whole, 2026)
  .option("--instants <count>", "instants asked of each value", whole, 200)
  .option("--seed <number>", "which instants", whole, 1)
  .option("--show <count>", "how many values with a difference to print", whole, 20)
  .action(async (files: string[], { show, ...sample }: Sample & { show: number }) => {
    const found = (await readValues(files)).map((seen, index) => compareReadings(seen, index, sample));
    console.log(summary(found));
    console.log(`\nCPU: our reading ${cpu.ours.toFixed(0)} ms, the other ${cpu.other.toFixed(0)} ms\n`);
    const different = found.filter(({ differ }) => differ > 0).sort((a, b) => b.differ - a.differ);
    for (const { seen, differ, example } of different.slice(0, show)) {
      console.log(`${seen.jurisdiction?.country} ${differ} ${JSON.stringify(seen.value)} ${example}`);
    }
  });

await program.parseAsync();

function summary(found: readonly Comparison[]): string {
  const byCountry = Map.groupBy(found, ({ seen }) => seen.jurisdiction?.country ?? "none");
  const withHolidays = found.filter(({ seen }) => /\b[PS]H\b/.test(seen.value));
  const rows: [string, readonly Comparison[]][] = [
    ...byCountry,
    ["all", found],
    ["with holidays", withHolidays],
  ];
  return table(
    ["", "values", "exact", "we refuse", "it refuses", "agree", "differ", "only we", "only it", "neither"],
    rows.map(([name, some]) => {
      const sum = (of: (one: Comparison) => number) => some.reduce((total, one) => total + of(one), 0);
      const exact = sum(({ differ, onlyWe, onlyOther }) => Number(differ + onlyWe + onlyOther === 0));
      return [
        name,
        String(some.length),
        `${((100 * exact) / some.length).toFixed(1)} %`,
        String(sum(({ refusedByUs }) => Number(refusedByUs))),
        String(sum(({ refusedByOther }) => Number(refusedByOther))),
        ...(["agree", "differ", "onlyWe", "onlyOther", "neither"] as const).map((key) =>
          sum((one) => one[key]).toLocaleString("en"),
        ),
      ];
    }),
  );
}
