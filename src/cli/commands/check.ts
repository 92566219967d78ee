import { type Command, Option } from "commander";
import { faultLine, type ImportFault } from "../../sources/import-faults.ts";
import { readRecords } from "../../sources/import-records.ts";
import { ReferenceBook } from "../../sources/references.ts";
import { organisationId } from "../arguments.ts";
import { checkOrganisation } from "../check-organisation.ts";
import { CliError } from "../cli-error.ts";
import { type CliContext, organisationOf, print, withStore } from "../context.ts";
import { type InputFiles, inputFiles } from "../input-files.ts";
import { interruption } from "../interrupt.ts";
import { progressReport } from "../progress.ts";
import { danglingLine, faultSummary } from "../report-lines.ts";
import { type FormatName, formatHint, formatNames, mappingText, sourceFiles } from "../source-files.ts";
import { counted } from "../table.ts";
import { checkSources } from "./check-sources.ts";
import { language } from "./source-flags.ts";

/** References that are told one by one; the others are counted. */
const MOST_LISTED = 100;

/** `waymark check`: files without importing them, or what the store has. */
export function addCheck(program: Command, context: CliContext): void {
  program
    .command("check")
    .description("check files without importing them; without files, check what the store has")
    .argument("[file...]", "newline-delimited JSON or a format of the world; - is standard input")
    .option(
      "--org <id>",
      "check as if for this organisation (its default language), or only its data",
      organisationId,
    )
    .addOption(new Option("--format <name>", "format of the files, as of import").choices(formatNames))
    .option("--language <code>", "language of texts that do not say theirs, as of import", language)
    .option("--mapping <file>", "JSON file that says what the format's fields mean, as of import")
    .addHelpText(
      "after",
      "\nExample:\n  waymark check listings.ndjson\n  waymark check porto.osm.pbf\n  waymark check --org acme",
    )
    .action((names: string[], options: CheckOptions) =>
      names.length > 0 ? checkFiles(context, names, options) : checkData(context, options.org),
    );
}

interface CheckOptions {
  org?: string;
  format?: FormatName;
  language?: string;
  mapping?: string;
}

async function checkFiles(context: CliContext, names: string[], options: CheckOptions): Promise<void> {
  const input = inputFiles(names, context.stdin);
  const languages = options.org === undefined ? ["en-GB"] : await languagesOf(context, options.org);
  const sources = await sourceFiles(input.files, options);
  if (!sources) return checkRecords(context, input, languages[0]!, options.format);
  const { language: textLanguage } = options;
  const mapping = mappingText(options.mapping);
  await checkSources(context, input.files, sources, { languages, textLanguage, mapping });
}

async function checkRecords(
  context: CliContext,
  input: InputFiles,
  defaultLanguage: string,
  format: FormatName | undefined,
): Promise<void> {
  const book = new ReferenceBook();
  const progress = progressReport(context, input.totalBytes);
  const { signal, dispose } = interruption();
  const reading = { files: input.files, defaultLanguage, signal, onProgress: progress.update };
  const report = await readRecords(reading, (kind, record) => book.add(kind, record)).finally(() => {
    progress.stop();
    dispose();
  });
  for (const fault of report.faults) await print(context.stderr, faultLine(fault));
  if (report.faultCount > 0) throw new CliError(`${faultSummary(report)}${formatHint(input.files, format)}`);
  await warn(context, book);
  await print(context.stdout, `${counted(report.records, "record")}, no faults`);
}

async function languagesOf(context: CliContext, orgId: string): Promise<readonly string[]> {
  const { languageCodes } = await withStore(context, (store) => organisationOf(store, orgId));
  return languageCodes.length > 0 ? languageCodes : ["en-GB"];
}

async function checkData(context: CliContext, orgId: string | undefined): Promise<void> {
  const fileFaults = await context.services.checkFiles();
  for (const fault of fileFaults) await print(context.stderr, fault);
  let faultCount = fileFaults.length;
  await withStore(context, async (store) => {
    const organisations =
      orgId === undefined ? await store.organisations() : [await organisationOf(store, orgId)];
    for (const organisation of organisations) {
      const note = (fault: ImportFault) => {
        if (faultCount++ < MOST_LISTED)
          context.stderr.write(`${faultLine({ file: organisation.id, ...fault })}\n`);
      };
      const { counts, book } = await checkOrganisation(store, organisation, note);
      const parts = [...counts].map(([kind, count]) => `${count} ${kind}`);
      await print(context.stdout, `${organisation.id}: ${parts.join(", ") || "no records"}`);
      await warn(context, book);
    }
  });
  if (faultCount > 0) throw new CliError(counted(faultCount, "fault"));
}

async function warn({ stderr }: CliContext, book: ReferenceBook): Promise<void> {
  const dangling = book.open();
  for (const reference of dangling.slice(0, MOST_LISTED)) await print(stderr, danglingLine(reference));
  if (dangling.length > MOST_LISTED) {
    await print(stderr, `warning: ${counted(dangling.length, "unknown reference")} in all`);
  }
}
