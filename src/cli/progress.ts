import cliProgress from "cli-progress";
import type { ImportProgress } from "../sources/import-records.ts";
import type { CliContext } from "./context.ts";
import { counted } from "./table.ts";

/** Milliseconds between two lines of progress where there is no terminal. */
export const LINE_EVERY = 5_000;

/** Tells an operator how far an import of records is. */
export interface ProgressReport {
  update(progress: ImportProgress): void;
  /** Takes the bar off the terminal's line, so that other words can follow. */
  stop(): void;
}

/** Progress on standard error: a bar on a terminal when the size is known, else a plain line now and then. */
export function progressReport(
  { stderr, clock }: CliContext,
  totalBytes: number | undefined,
): ProgressReport {
  const startedAt = clock();
  const rateOf = (records: number) => Math.round((records * 1_000) / Math.max(1, clock() - startedAt));
  if (!stderr.isTTY || totalBytes === undefined) return plainLines(stderr, clock, rateOf);
  const format = "{bar} {percentage}%  {records} records  {rate}/s  {eta_formatted} left";
  const bar = new cliProgress.SingleBar(
    { format, stream: stderr, fps: 8, etaBuffer: 50, barsize: 30 },
    cliProgress.Presets.rect,
  );
  bar.start(totalBytes, 0, { records: 0, rate: 0 });
  return {
    update: ({ bytesRead, records }) =>
      bar.update(Math.min(bytesRead, totalBytes), { records, rate: rateOf(records) }),
    stop: () => bar.stop(),
  };
}

function plainLines(
  stderr: NodeJS.WritableStream,
  clock: () => number,
  rateOf: (records: number) => number,
): ProgressReport {
  let toldAt = clock();
  return {
    update({ records }) {
      if (clock() - toldAt < LINE_EVERY) return;
      toldAt = clock();
      stderr.write(`${counted(records, "record")} read, ${rateOf(records)}/s\n`);
    },
    stop() {},
  };
}
