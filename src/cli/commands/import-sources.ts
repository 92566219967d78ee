import { type Command, InvalidArgumentError } from "commander";
import { faultLine } from "../../sources/import-faults.ts";
import { importSources, type SourceImportReport } from "../../sources/import-sources.ts";
import { readNotability } from "../../sources/notability-file.ts";
import type { SourceFile } from "../../sources/read-sources.ts";
import { collect, language } from "../arguments.ts";
import { type CliContext, organisationOf, print, printAll, unknownHosts, withStore } from "../context.ts";
import { CliError, exitStatus, interruptible } from "../exit.ts";
import { type InputFile, textOfFile } from "../files.ts";
import { sourceProgress } from "../progress.ts";
import {
  changeLine,
  counted,
  matchLine,
  nearMissLine,
  restLine,
  sourceSummary,
  warningLines,
} from "../report.ts";

/** Entries shown of each list when the operator does not say how many: to a person, and to a program. */
const LISTED = 20;
const LISTED_JSON = 100;

/**
 * Imports files of other formats and tells what came of it.
 * @throws CliError when nothing was imported
 */
export async function importSourceFiles(
  context: CliContext,
  input: readonly InputFile[],
  files: readonly SourceFile[],
  options: SourceFlags & { org: string; json?: boolean },
): Promise<void> {
  const mapping = textOfFile(options.mapping, "mapping");
  const scores = textOfFile(options.notability, "notability");
  const {
    host: hostIds = [],
    language: textLanguage,
    confidence: leastConfidence,
    prune = false,
    dryRun = false,
    strict = false,
  } = options;
  const report = await withStore(context, async (store) => {
    await organisationOf(store, options.org);
    const [unknown] = await unknownHosts(store, options.org, hostIds);
    if (unknown !== undefined) {
      throw new CliError(
        `${options.org} has no host ${JSON.stringify(unknown)}: import it first, or leave --host out for every host`,
      );
    }
    const progress = sourceProgress(context, input);
    const importing = {
      ...{ store, orgId: options.org, files, hostIds, prune, dryRun, strict },
      reading: {
        textLanguage,
        mapping,
        leastConfidence,
        notability: scores === undefined ? undefined : readNotability(scores),
      },
      maxListed: options.list ?? (options.json ? LISTED_JSON : LISTED),
      now: context.clock(),
      onProgress: progress.update,
    };
    return interruptible((signal) => importSources({ ...importing, signal }), progress);
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
  const prefix = result ? "warning: " : "";
  const rest = restLine({ count: faultCount, first: faults }, "fault");
  await printAll(stderr, [...faults.map((fault) => `${prefix}${faultLine(fault)}`), rest]);
  await printAll(stderr, warningLines(report.warnings));
  if (!result) return;
  await printAll(stderr, [
    ...ambiguous.first.map((one) => nearMissLine("warning: left apart, equally good", one)),
    restLine(ambiguous, "ambiguous record"),
  ]);
  if (explainMatches) {
    const told = nearMisses.first.map((one) => nearMissLine("not merged", one));
    await printAll(stdout, [...told, restLine(nearMisses, "near miss")]);
  }
  if (dryRun) await printAll(stdout, [...changes.first.map(changeLine), restLine(changes, "change")]);
  await printAll(stdout, [...matches.first.map(matchLine), restLine(matches, "merged record")]);
  await printAll(stdout, sourceSummary(report));
}

/** Options of the import command that only concern files of other formats. */
export interface SourceFlags {
  dataset?: string;
  host?: string[];
  language?: string;
  mapping?: string;
  notability?: string;
  confidence?: number;
  prune?: boolean;
  dryRun?: boolean;
  strict?: boolean;
  explainMatches?: boolean;
  list?: number;
}

const GROUP = "Options for formats other than ndjson:";

/** Adds the options that only concern files of other formats, under a heading of their own. */
export function addSourceFlags(command: Command): Command {
  return command
    .optionsGroup(GROUP)
    .option(
      "--dataset <name>",
      "name of the data set that the files are a snapshot of; by default the file's name without its ending",
    )
    .option(
      "--host <id>",
      "host of new records (may be repeated); by default they belong to every host",
      collect,
    )
    .option("--language <code>", "language of texts that do not say theirs", language)
    .option("--mapping <file>", "JSON file that says what the format's fields mean")
    .option(
      "--notability <file>",
      "CSV of a record's id or a Wikidata item and how much it is worth a visit, 0 to 100",
    )
    .option(
      "--confidence <least>",
      "how sure a catalogue must be that a place is there, 0 to 1 (by default 0.5)",
      share,
    )
    .option("--prune", "retire records that the data set had before and the files no longer have")
    .option("--strict", "import nothing when one record has a fault, instead of leaving it out")
    .option("--explain-matches", "also tell which records are alike and were not merged");
}

/** @throws CliError for an option that newline-delimited JSON has no use for. */
export function demandNoSourceFlags(command: Command): void {
  const given = command.options.find(
    (option) =>
      option.helpGroupHeading === GROUP && command.getOptionValue(option.attributeName()) !== undefined,
  );
  if (!given) return;
  throw new CliError(`${given.long} is not for ndjson, as which the files are read`, exitStatus.usage);
}

/** A number from 0 to 1 on the command line. */
export function share(text: string): number {
  if (!/^(0|1|0?\.\d{1,6}|1\.0+)$/.test(text))
    throw new InvalidArgumentError("expected a number from 0 to 1");
  return Number(text);
}
