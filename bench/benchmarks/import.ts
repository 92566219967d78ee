import type { Benchmark } from "../harness/benchmark.ts";
import { mebibytes, table, whole } from "../harness/table.ts";

/** Imports the corpus from its file into a fresh SQLite store: parse, check, normalise, write, index, commit. */
export const importing: Benchmark = async ({ data }) => {
  await data.file();
  const { records, seconds, cpuSeconds, fileBytes, storeBytes, peakRssBytes } = await data.importAnew();
  return table(
    ["", "records", "records/s", "seconds", "records/CPU s", "file", "store", "peak memory"],
    [
      [
        "import into SQLite",
        whole(records),
        whole(records / seconds),
        seconds.toFixed(1),
        whole(records / cpuSeconds),
        mebibytes(fileBytes),
        mebibytes(storeBytes),
        mebibytes(peakRssBytes),
      ],
    ],
  );
};
