import type { CorpusOptions } from "../generator/corpus.ts";
import type { Benchmark } from "../harness/benchmark.ts";
import { forked } from "../harness/forked.ts";
import { percentile } from "../harness/measure.ts";
import { mebibytes, table, whole } from "../harness/table.ts";
import type { StartFigures } from "./start-child.ts";

const RUNS = 3;

/** Starts fresh processes over the imported store. The files are in the system's cache, as after a restart of the service. */
export const start: Benchmark = async ({ data }) =>
  startTable({
    [`all read from the store (median of ${RUNS})`]: await startsAt(await data.store(), data.options),
    "the catalogue kept on disk": await startsAt(await data.store(), data.options, "kept"),
  });

/**
 * The median of each figure of fresh processes over the store at a place (see harness/places.ts). `kept`: in a folder, with the
 * catalogue that the first of them keeps there.
 */
export async function startsAt(
  place: string,
  options: CorpusOptions,
  ...kept: "kept"[]
): Promise<StartFigures> {
  const runs: StartFigures[] = [];
  for (let run = 0; run < RUNS; run++) {
    const { told, exited } = await forked<StartFigures>("start-child.ts", [
      place,
      JSON.stringify(options),
      ...kept,
    ]);
    runs.push(told);
    await exited;
  }
  const median = (figure: keyof StartFigures) =>
    percentile(
      runs.map((run) => run[figure]).sort((a, b) => a - b),
      0.5,
    );
  return {
    firstAnswerMs: median("firstAnswerMs"),
    fromProcessStartMs: median("fromProcessStartMs"),
    rssAfterFirst: median("rssAfterFirst"),
    rssAfterThousand: median("rssAfterThousand"),
    peakRss: median("peakRss"),
  };
}

export function startTable(rows: Readonly<Record<string, StartFigures>>): string {
  return table(
    ["", "to the first answer", "with the process", "memory then", "after 1,000 requests", "largest"],
    Object.entries(rows).map(([name, figures]) => [
      name,
      `${whole(figures.firstAnswerMs)} ms`,
      `${whole(figures.fromProcessStartMs)} ms`,
      mebibytes(figures.rssAfterFirst),
      mebibytes(figures.rssAfterThousand),
      mebibytes(figures.peakRss),
    ]),
  );
}
