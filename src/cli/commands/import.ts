import { type Command, Option } from "commander";
import { faultLine } from "../../sources/import-faults.ts";
import { importOrganisation, type OrganisationReport } from "../../sources/import-organisation.ts";
import { importNdjson } from "../../sources/import-records.ts";
import type { Writing } from "../../sources/revise.ts";
import { organisationId, wholeNumber } from "../arguments.ts";
import { type CliContext, organisationOf, print, printAll, withStore } from "../context.ts";
import { CliError, exitStatus, interruptible } from "../exit.ts";
import {
  type FormatName,
  formatHint,
  formatNames,
  type InputFiles,
  inputFiles,
  sourceFiles,
} from "../files.ts";
import { recordProgress } from "../progress.ts";
import { changeLine, danglingLines, faultSummary, keysSummary, restLine, summaryOf } from "../report.ts";
import {
  addSourceFlags,
  demandNoSourceFlags,
  importSourceFiles,
  type SourceFlags,
} from "./import-sources.ts";

interface ImportOptions extends SourceFlags {
  org: string;
  format?: FormatName;
  json?: boolean;
  withKeys?: boolean;
  merge?: boolean;
  replace?: boolean;
}

/** `waymark import`: records from files of any format that is known. */
export function addImport(program: Command, context: CliContext): void {
  const command = program
    .command("import")
    .description("add and replace records from files: all of them, or none when one has a fault")
    .argument(
      "<file...>",
      "newline-delimited JSON or another format that is known; - is standard input; several files are one batch",
    )
    .requiredOption("--org <id>", "the organisation that owns the records", organisationId)
    .addOption(
      new Option(
        "--format <name>",
        "format of the files; by default what their endings say, else ndjson",
      ).choices(formatNames),
    )
    .option("--with-keys", "take the organisation itself and its API keys from an export with keys")
    .addOption(
      new Option(
        "--merge",
        "lines of ndjson change the records that are there: what they leave out stays, null takes away",
      ).conflicts("replace"),
    )
    .option("--replace", "lines of ndjson replace the records that are there, whatever fields these lose")
    .option("--dry-run", "do everything but write, and show what would change")
    .option("--list <count>", "how many changes, merges and faults are listed", wholeNumber(0, 999_999))
    .option("--json", "print the outcome as one JSON object on standard output")
    .addHelpText(
      "after",
      "\nExample:\n  waymark import --org acme hosts.ndjson listings.ndjson guides.ndjson\n" +
        "  waymark import --org acme --host harbour --dataset porto --prune --dry-run porto.osm.pbf",
    );
  addSourceFlags(command).action((names: string[], options: ImportOptions) =>
    importFiles(context, command, names, options),
  );
}

async function importFiles(
  context: CliContext,
  command: Command,
  names: string[],
  options: ImportOptions,
): Promise<void> {
  const input = inputFiles(names, context.stdin);
  const sources = await sourceFiles(input.files, options);
  if (!sources) {
    demandNoSourceFlags(command);
    await importRecords(context, input, options);
    return;
  }
  for (const name of ["withKeys", "merge", "replace"] as const) {
    if (!options[name]) continue;
    const flag = name === "withKeys" ? "--with-keys is for exports" : `--${name} is for records of ndjson`;
    throw new CliError(`${flag}; the files are read as ${sources[0]!.reader.format}`, exitStatus.usage);
  }
  await importSourceFiles(context, input.files, sources, options);
}

async function importRecords(context: CliContext, input: InputFiles, options: ImportOptions): Promise<void> {
  const { withKeys, merge, replace, dryRun = false } = options;
  if (withKeys && dryRun) throw new CliError("--dry-run is not for --with-keys", exitStatus.usage);
  const writing: Writing = merge ? "merge" : replace ? "replace" : "keep";
  const report = await withStore(context, async (store) => {
    if (!withKeys) await organisationOf(store, options.org);
    const progress = recordProgress(context, input.totalBytes);
    const importing = {
      ...{ store, orgId: options.org, files: input.files, writing, dryRun, maxFaults: options.list },
      onProgress: progress.update,
    };
    const run = withKeys ? importOrganisation : importNdjson;
    return interruptible((signal) => run({ ...importing, signal }), progress);
  });
  await tell(context, report, options, formatHint(input.files, options.format));
}

async function tell(
  context: CliContext,
  report: OrganisationReport,
  { json }: ImportOptions,
  hint: string,
): Promise<void> {
  const { stdout, stderr } = context;
  if (json) await print(stdout, JSON.stringify(report));
  else {
    const { faults, dangling, danglingCount, changes, result, keys } = report;
    await printAll(stderr, [...faults.map(faultLine), ...danglingLines(dangling, danglingCount)]);
    if (changes) await printAll(stdout, [...changes.first.map(changeLine), restLine(changes, "change")]);
    if (result) await print(stdout, summaryOf(report.records, result, changes !== undefined));
    if (keys) await print(stdout, keysSummary(keys));
  }
  if (report.faultCount > 0) throw new CliError(`${faultSummary(report)}; nothing was imported${hint}`);
}
