import type { Benchmark } from "../harness/benchmark.ts";
import type { ImportFigures } from "../harness/data.ts";
import { mebibytes, table, whole } from "../harness/table.ts";

/** Imports the corpus from its file into a fresh SQLite store: parse, check, normalise, write, index, commit. */
export const importing: Benchmark = async ({ data }) => {
  await data.file();
  return importTable({ "import into SQLite": await data.importAnew() });
};

export function importTable(rows: Readonly<Record<string, ImportFigures>>): string {
  return table(
    ["", "records", "records/s", "seconds", "records/CPU s", "file", "store", "peak memory"],
    Object.entries(rows).map(([name, figures]) => [
      name,
      whole(figures.records),
      whole(figures.records / figures.seconds),
      figures.seconds.toFixed(1),
      whole(figures.records / figures.cpuSeconds),
      mebibytes(figures.fileBytes),
      mebibytes(figures.storeBytes),
      mebibytes(figures.peakRssBytes),
    ]),
  );
}
