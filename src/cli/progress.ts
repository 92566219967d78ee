import cliProgress, { type SingleBar } from "cli-progress";
import type { ImportProgress } from "../sources/import-records.ts";
import type { SourceProgress } from "../sources/import-sources.ts";
import type { CliContext } from "./context.ts";
import type { InputFile } from "./files.ts";
import { counted } from "./report.ts";

/** Between two lines of progress where there is no terminal. */
const LINE_EVERY_MS = 5_000;

/** Tells an operator how far a command is. */
export interface Progress<Update> {
  update(update: Update): void;
  /** Takes the bar off the terminal's line, so that other words can follow. */
  stop(): void;
}

/** A stretch of the work that has a bar of its own. */
interface Stretch {
  title: string;
  done: number;
  /** In the unit of `done`; undefined when nobody knows. */
  total: number | undefined;
  records: number;
}

/** Progress of reading records on standard error. `totalBytes`: of all files; undefined when one of them cannot tell. */
export function recordProgress(
  context: CliContext,
  totalBytes: number | undefined,
): Progress<ImportProgress> {
  const { update, stop } = stretchProgress(context);
  return {
    update: ({ bytesRead, records }) =>
      update({ title: "reading", done: bytesRead, total: totalBytes, records }),
    stop,
  };
}

/** Progress of an import from sources on standard error, and at its end how long everything took. */
export function sourceProgress(context: CliContext, files: readonly InputFile[]): Progress<SourceProgress> {
  const { stderr, clock } = context;
  const startedAt = clock();
  const { update, stop } = stretchProgress(context);
  let records = 0;
  return {
    update(progress) {
      if (progress.phase === "reading") records = progress.records;
      update(stretchOf(progress, files));
    },
    stop() {
      stop();
      const seconds = ((clock() - startedAt) / 1_000).toFixed(1);
      stderr.write(`${counted(records, "record")} read, ${seconds} s in all\n`);
    },
  };
}

function stretchOf(progress: SourceProgress, files: readonly InputFile[]): Stretch {
  if (progress.phase === "comparing") {
    const { records } = progress;
    return { title: "comparing with what is there", done: records, total: undefined, records };
  }
  if (progress.phase === "writing") {
    const { records, total } = progress;
    return { title: "writing", done: records, total, records };
  }
  const { file, pass, bytesRead, records } = progress;
  const title = pass === 1 ? `reading ${file}` : `reading ${file}, pass ${pass}`;
  return { title, done: bytesRead, total: files.find(({ name }) => name === file)?.bytes, records };
}

/** Progress on standard error: a bar for each stretch on a terminal, else a line now and then. */
export function stretchProgress({ stderr, clock }: CliContext): Progress<Stretch> {
  return stderr.isTTY ? bars(stderr, clock) : lines(stderr, clock);
}

function bars(stream: NodeJS.WritableStream, clock: () => number): Progress<Stretch> {
  let title: string | undefined;
  let startedAt = 0;
  let bar: SingleBar | undefined;
  const stop = () => bar?.stop();
  return {
    update(stretch) {
      const { done, total = 1, records } = stretch;
      if (stretch.title !== title) {
        stop();
        title = stretch.title;
        startedAt = clock();
        bar = newBar(stream, stretch.total !== undefined);
        bar.start(Math.max(1, total), 0, { title, records: 0, rate: 0 });
      }
      const rate = Math.round((records * 1_000) / Math.max(1, clock() - startedAt));
      bar?.update(Math.min(done, total), { title, records, rate });
    },
    stop,
  };
}

function newBar(stream: NodeJS.WritableStream, isMeasured: boolean): SingleBar {
  const measured = "{title}  {bar} {percentage}%  {records} records  {rate}/s  {eta_formatted} left";
  const format = isMeasured ? measured : "{title}  {records} records  {rate}/s";
  const options = { format, stream, fps: 8, etaBuffer: 50, barsize: 30, clearOnComplete: true };
  return new cliProgress.SingleBar(options, cliProgress.Presets.rect);
}

function lines(stream: NodeJS.WritableStream, clock: () => number): Progress<Stretch> {
  let toldAt = clock();
  return {
    update({ title, done, total, records }) {
      if (clock() - toldAt < LINE_EVERY_MS) return;
      toldAt = clock();
      const share = total ? `${Math.min(100, Math.floor((done * 100) / total))} %, ` : "";
      stream.write(`${title}: ${share}${counted(records, "record")}\n`);
    },
    stop() {},
  };
}
