import type { Benchmark } from "../harness/benchmark.ts";
import { forked } from "../harness/forked.ts";
import { percentile } from "../harness/measure.ts";
import { mebibytes, table, whole } from "../harness/table.ts";
import type { StartFigures } from "./start-child.ts";

const RUNS = 3;

/** Starts fresh processes over the imported store. The files are in the system's cache, as after a restart of the service. */
export const start: Benchmark = async ({ data }) => {
  const directory = await data.store();
  const runs: StartFigures[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { told, exited } = await forked<StartFigures>("start-child.ts", [
      directory,
      JSON.stringify(data.options),
    ]);
    runs.push(told);
    await exited;
  }
  const median = (figure: keyof StartFigures) =>
    percentile(
      runs.map((run) => run[figure]).sort((a, b) => a - b),
      0.5,
    );
  return table(
    ["", "to the first answer", "with the process", "memory then", "after 1,000 requests", "largest"],
    [
      [
        `start (median of ${RUNS})`,
        `${whole(median("firstAnswerMs"))} ms`,
        `${whole(median("fromProcessStartMs"))} ms`,
        mebibytes(median("rssAfterFirst")),
        mebibytes(median("rssAfterThousand")),
        mebibytes(median("peakRss")),
      ],
    ],
  );
};
