import { type Command, Option } from "commander";
import { parsedJson } from "../../contract/json.ts";
import type { Kind } from "../../contract/records.ts";
import { DEFAULT_LANGUAGE } from "../../languages/compare.ts";
import { faultLine, type ImportFault } from "../../sources/import-faults.ts";
import { readRecords } from "../../sources/import-records.ts";
import { LifeSigns } from "../../sources/life-signs.ts";
import { SeenEntries, withScratchDatabase } from "../../sources/merge/record-spool.ts";
import { normaliseRecord } from "../../sources/normalise.ts";
import { PartPlaces } from "../../sources/parts/part-places.ts";
import { type ReadingProgress, readSources, type SourceFile } from "../../sources/read-sources.ts";
import { ReferenceBook } from "../../sources/references.ts";
import type { SourceOptions } from "../../sources/source-record.ts";
import { missingWhereabouts } from "../../sources/whereabouts.ts";
import { type Organisation, type Store, StoreError } from "../../store/store.ts";
import { language, organisationId } from "../arguments.ts";
import { type CliContext, organisationOf, print, printAll, withStore } from "../context.ts";
import { CliError, exitStatus, interruptible } from "../exit.ts";
import {
  type FormatName,
  formatHint,
  formatNames,
  type InputFile,
  type InputFiles,
  inputFiles,
  sourceFiles,
  textOfFile,
} from "../files.ts";
import { recordProgress, sourceProgress } from "../progress.ts";
import { counted, danglingLines, faultSummary, warningLines } from "../report.ts";
import { share } from "./import-sources.ts";

/** Faults, or references, that are listed one by one; the others are counted. */
const MAX_LISTED = 100;

/** What is wrong with one organisation, and keeps nobody from checking the others. */
const TOLD: readonly StoreError["code"][] = ["unavailable", "older_schema"];

/** `waymark check`: files without importing them, or what the store has. */
export function addCheck(program: Command, context: CliContext): void {
  program
    .command("check")
    .description(
      "check files without importing them; without files, check what the store has, which is neither changed nor upgraded",
    )
    .argument("[file...]", "newline-delimited JSON or another format that is known; - is standard input")
    .option(
      "--org <id>",
      "check as if for this organisation (its default language), or only its data",
      organisationId,
    )
    .addOption(new Option("--format <name>", "format of the files, as of import").choices(formatNames))
    .option("--language <code>", "language of texts that do not say theirs, as of import", language)
    .option("--mapping <file>", "JSON file that says what the format's fields mean, as of import")
    .option("--confidence <least>", "how sure a catalogue must be that a place is there, as of import", share)
    .option(
      "--fix",
      "fill in what positions tell and records lack: time zone, country and part of it, what a place is part of",
    )
    .addHelpText(
      "after",
      "\nExample:\n  waymark check listings.ndjson\n  waymark check porto.osm.pbf\n  waymark check --org acme --fix",
    )
    .action((names: string[], options: CheckOptions) =>
      names.length > 0 ? checkFiles(context, names, options) : checkData(context, options),
    );
}

interface CheckOptions {
  confidence?: number;
  org?: string;
  format?: FormatName;
  language?: string;
  mapping?: string;
  fix?: boolean;
}

async function checkFiles(context: CliContext, names: string[], options: CheckOptions): Promise<void> {
  if (options.fix)
    throw new CliError("--fix is for what the store has: leave the files out", exitStatus.usage);
  const input = inputFiles(names, context.stdin);
  const languages = options.org === undefined ? [DEFAULT_LANGUAGE] : await languagesOf(context, options.org);
  const sources = await sourceFiles(input.files, options);
  if (!sources) return checkRecords(context, input, languages[0]!, options.format);
  const { language: textLanguage, confidence: leastConfidence } = options;
  const mapping = textOfFile(options.mapping, "mapping");
  await checkSources(context, input.files, sources, { languages, textLanguage, mapping, leastConfidence });
}

async function checkRecords(
  context: CliContext,
  input: InputFiles,
  defaultLanguage: string,
  format: FormatName | undefined,
): Promise<void> {
  const book = new ReferenceBook();
  const progress = recordProgress(context, input.totalBytes);
  const reading = { files: input.files, defaultLanguage, onProgress: progress.update };
  const report = await interruptible(
    (signal) => readRecords({ ...reading, signal }, (kind, record) => book.add(kind, record)),
    progress,
  );
  await printAll(context.stderr, report.faults.map(faultLine));
  if (report.faultCount > 0) throw new CliError(`${faultSummary(report)}${formatHint(input.files, format)}`);
  await warn(context, book);
  await print(context.stdout, `${counted(report.records, "record")}, no faults`);
}

async function languagesOf(context: CliContext, orgId: string): Promise<readonly string[]> {
  const { languageCodes } = await withStore(context, (store) => organisationOf(store, orgId), {
    readOnly: true,
  });
  return languageCodes.length > 0 ? languageCodes : [DEFAULT_LANGUAGE];
}

async function checkData(context: CliContext, { org: orgId, fix }: CheckOptions): Promise<void> {
  const readOnly = !fix;
  const fileFaults = await context.services.checkFiles(readOnly);
  await printAll(context.stderr, fileFaults);
  let faultCount = fileFaults.length;
  const checkAll = async (store: Store) => {
    const organisations =
      orgId === undefined ? await store.organisations.list() : [await organisationOf(store, orgId)];
    for (const organisation of organisations) {
      const note = (fault: ImportFault) => {
        if (faultCount++ < MAX_LISTED)
          context.stderr.write(`${faultLine({ file: organisation.id, ...fault })}\n`);
      };
      if (fix) {
        const filled = await fillWhereabouts(store, organisation);
        await print(context.stdout, `${organisation.id}: ${counted(filled, "record")} completed by position`);
      }
      const checked = await checkOrganisation(store, organisation, note).catch((error: unknown) => {
        if (!(error instanceof StoreError && TOLD.includes(error.code))) throw error;
        faultCount++;
        context.stderr.write(`${organisation.id}: ${error.message}\n`);
      });
      if (!checked) continue;
      const { counts, book, life } = checked;
      const parts = [...counts].map(([kind, count]) => `${count} ${kind}`);
      await print(context.stdout, `${organisation.id}: ${parts.join(", ") || "no records"}`);
      await warn(context, book);
      const warnings = life.warnings().map((warning) => `warning: ${organisation.id}: ${warning}`);
      await printAll(context.stderr, warnings);
    }
  };
  await withStore(context, checkAll, { readOnly });
  if (faultCount > 0) throw new CliError(counted(faultCount, "fault"));
}

async function warn({ stderr }: CliContext, book: ReferenceBook): Promise<void> {
  const dangling = book.open();
  await printAll(stderr, danglingLines(dangling.slice(0, MAX_LISTED), dangling.length));
}

/** Reads every stored record of an organisation and checks it as an import would: their numbers by kind, and what they refer to. */
async function checkOrganisation(
  store: Store,
  organisation: Organisation,
  note: (fault: ImportFault) => void,
) {
  const counts = new Map<Kind, number>();
  const book = new ReferenceBook();
  const life = new LifeSigns();
  const defaultLanguage = organisation.languageCodes[0] ?? DEFAULT_LANGUAGE;
  const damaged = (kind: Kind, id: string) =>
    note({ kind, id, code: "damaged_record", detail: "it is left out of answers: import it again" });
  for await (const { kind, id, body } of store.read(organisation.id).records(undefined, damaged)) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const value = parsedJson(body) as object | undefined;
    if (value === undefined) {
      note({ kind, id, code: "invalid_json", detail: "the stored record cannot be read" });
      continue;
    }
    const normalised = normaliseRecord({ kind, ...value }, { defaultLanguage });
    if ("faults" in normalised) for (const fault of normalised.faults) note({ kind, id, ...fault });
    else {
      book.add(kind, normalised.record);
      life.add(kind, normalised.record);
    }
  }
  return { counts, book, life };
}

/** Writes what positions tell into the records that lack it, and returns how many those are. */
async function fillWhereabouts(store: Store, { id, languageCodes }: Organisation): Promise<number> {
  const defaultLanguage = languageCodes[0] ?? DEFAULT_LANGUAGE;
  const places = new PartPlaces();
  for await (const { body } of store.read(id).records(["listing"]))
    places.add({ id: "", ...(parsedJson(body) as object) });
  const wholes = await places.wholes();
  let filled = 0;
  await store.write(id, async (batch) => {
    for await (const { kind, id: recordId, body } of store.read(id).records()) {
      const record: Record<string, unknown> = { ...(parsedJson(body) as object) };
      const partOf = kind === "listing" && record.partOf === undefined ? wholes.get(recordId) : undefined;
      const found = { ...missingWhereabouts(kind, record), ...(partOf !== undefined && { partOf }) };
      if (Object.keys(found).length === 0) continue;
      const completed = normaliseRecord({ kind, ...record, ...found }, { defaultLanguage });
      if ("faults" in completed) continue;
      await batch.put(kind, completed.record);
      filled++;
    }
  });
  return filled;
}

/** Reads files of other formats as an import would, and tells what is wrong with them. */
async function checkSources(
  context: CliContext,
  input: readonly InputFile[],
  files: readonly SourceFile[],
  said: SourceOptions,
): Promise<void> {
  const progress = sourceProgress(context, input);
  const year = new Date(context.clock()).getUTCFullYear();
  const onProgress = (reading: ReadingProgress) => progress.update({ phase: "reading", ...reading });
  const report = await interruptible((signal) => {
    const options = { files, source: { ...said, year, signal }, maxFaults: MAX_LISTED, onProgress };
    return withScratchDatabase((scratch) => readSources(options, new SeenEntries(scratch), () => {}));
  }, progress);
  await printAll(context.stderr, [...report.faults.first.map(faultLine), ...warningLines(report.warnings)]);
  const { records, skipped, faults } = report;
  const told = `${counted(records, "record")}, ${counted(skipped, "element")} passed over`;
  if (faults.count > 0) throw new CliError(`${counted(faults.count, "fault")} beside ${told}`);
  await print(context.stdout, `${told}, no faults`);
}
