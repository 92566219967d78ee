import { faultLine } from "../../sources/import-faults.ts";
import { importSources, type SourceImportReport } from "../../sources/import-sources.ts";
import type { SourceFile } from "../../sources/read-sources.ts";
import type { Store } from "../../store/store.ts";
import { CliError } from "../cli-error.ts";
import { type CliContext, organisationOf, print, withStore } from "../context.ts";
import type { InputFile } from "../input-files.ts";
import { interruption } from "../interrupt.ts";
import { mappingText } from "../source-files.ts";
import { sourceProgress } from "../source-progress.ts";
import { changeLine, matchLine, nearMissLine, restLine, sourceSummary } from "../source-report-lines.ts";
import { counted } from "../table.ts";
import type { SourceFlags } from "./source-flags.ts";

/** Entries of each list that are told when the operator does not say how many: to a reader, and to a program. */
const LISTED = 20;
const LISTED_JSON = 100;

/**
 * Imports files of the world and tells what came of it.
 * @throws CliError when nothing was imported
 */
export async function importSourceFiles(
  context: CliContext,
  input: readonly InputFile[],
  files: readonly SourceFile[],
  options: SourceFlags & { org: string; json?: boolean },
): Promise<void> {
  const mapping = mappingText(options.mapping);
  const {
    host: hostIds = [],
    language: textLanguage,
    prune = false,
    dryRun = false,
    strict = false,
  } = options;
  const report = await withStore(context, async (store) => {
    await organisationOf(store, options.org);
    await demandHosts(store, options.org, hostIds);
    const { signal, dispose } = interruption();
    const progress = sourceProgress(context, input);
    try {
      return await importSources({
        ...{ store, orgId: options.org, files, hostIds, prune, dryRun, strict, signal },
        reading: { textLanguage, mapping },
        maxListed: options.list ?? (options.json ? LISTED_JSON : LISTED),
        now: context.clock(),
        onProgress: progress.update,
      });
    } finally {
      progress.stop();
      dispose();
    }
  });
  if (options.json) await print(context.stdout, JSON.stringify(report));
  else await tell(context, report, options);
  if (!report.result) throw new CliError(`${counted(report.faultCount, "fault")}; nothing was imported`);
}

async function tell(
  { stdout, stderr }: CliContext,
  report: SourceImportReport,
  { explainMatches }: SourceFlags,
): Promise<void> {
  const { result, dryRun, faults, faultCount, matches, ambiguous, nearMisses, changes } = report;
  const lines = async (output: typeof stdout, all: readonly (string | undefined)[]) => {
    for (const line of all) if (line !== undefined) await print(output, line);
  };
  const prefix = result ? "warning: " : "";
  const rest = restLine({ count: faultCount, first: faults }, "fault");
  await lines(stderr, [...faults.map((fault) => `${prefix}${faultLine(fault)}`), rest]);
  if (!result) return;
  await lines(stderr, [
    ...ambiguous.first.map((one) => nearMissLine("warning: left apart, equally good", one)),
    restLine(ambiguous, "ambiguous record"),
  ]);
  if (explainMatches) {
    const told = nearMisses.first.map((one) => nearMissLine("not merged", one));
    await lines(stdout, [...told, restLine(nearMisses, "near miss")]);
  }
  if (dryRun) await lines(stdout, [...changes.first.map(changeLine), restLine(changes, "change")]);
  await lines(stdout, [...matches.first.map(matchLine), restLine(matches, "merged record")]);
  await lines(stdout, sourceSummary(report));
}

async function demandHosts(store: Store, orgId: string, hostIds: readonly string[]): Promise<void> {
  for (const id of hostIds) {
    if (!(await store.record(orgId, "host", id))) {
      throw new CliError(
        `${orgId} has no host ${JSON.stringify(id)}: import it first, or leave --host out for every host`,
      );
    }
  }
}
