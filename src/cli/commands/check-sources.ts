import { faultLine } from "../../sources/import-faults.ts";
import { withScratchDatabase } from "../../sources/merge/scratch-database.ts";
import { SeenEntries } from "../../sources/merge/source-entries.ts";
import { type ReadingProgress, readSources, type SourceFile } from "../../sources/read-sources.ts";
import { CliError } from "../cli-error.ts";
import { type CliContext, print } from "../context.ts";
import type { InputFile } from "../input-files.ts";
import { interruption } from "../interrupt.ts";
import { sourceProgress } from "../source-progress.ts";
import { counted } from "../table.ts";

/** Faults that are told one by one; the others are counted. */
const MOST_LISTED = 100;

/** What is said of files of the world besides what stands in them. */
export interface SourceCheck {
  /** Canonical BCP 47 codes, the first being the default. */
  languages: readonly string[];
  textLanguage?: string;
  mapping?: string;
}

/** Reads files of the world as an import would, and tells what is wrong with them. */
export async function checkSources(
  context: CliContext,
  input: readonly InputFile[],
  files: readonly SourceFile[],
  check: SourceCheck,
): Promise<void> {
  const progress = sourceProgress(context, input);
  const { signal, dispose } = interruption();
  const source = { ...check, year: new Date(context.clock()).getUTCFullYear(), signal };
  const options = {
    ...{ files, source, maxFaults: MOST_LISTED },
    onProgress: (reading: ReadingProgress) => progress.update({ phase: "reading", ...reading }),
  };
  const report = await withScratchDatabase((scratch) =>
    readSources(options, new SeenEntries(scratch), () => {}),
  ).finally(() => {
    progress.stop();
    dispose();
  });
  for (const fault of report.faults.first) await print(context.stderr, faultLine(fault));
  const { records, skipped, faults } = report;
  const told = `${counted(records, "record")}, ${counted(skipped, "element")} passed over`;
  if (faults.count > 0) throw new CliError(`${counted(faults.count, "fault")} beside ${told}`);
  await print(context.stdout, `${told}, no faults`);
}
