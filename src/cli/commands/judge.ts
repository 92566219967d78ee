import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Command, InvalidArgumentError } from "commander";
import { z } from "zod";
import { ServiceError } from "../../contract/errors.ts";
import type { JudgedEntry } from "../../judge/entry.ts";
import { type Change, changesBetween, figuresOf } from "../../judge/figures.ts";
import { type Judgement, judgeEntry, type Measure, measureNames, measures } from "../../judge/judge.ts";
import { faultLine } from "../../sources/import-faults.ts";
import { collect, instant, language, organisationId } from "../arguments.ts";
import { type CliContext, organisationOf, print, withStore } from "../context.ts";
import { CliError } from "../exit.ts";
import { inputFiles, isNative } from "../files.ts";
import { changeTable, errorText, figuresTable } from "../judge-report.ts";
import { counted } from "../report.ts";

/** Faults of the questions that are listed one by one. */
const MAX_LISTED = 100;

interface JudgeOptions {
  org: string;
  profile?: string;
  now?: number;
  lang?: string;
  errors?: boolean;
  out?: string;
  against?: string;
  require?: Requirement[];
  json?: boolean;
}

/** A measure with the worst value that will do. */
interface Requirement {
  measure: Measure;
  limit: number;
}

/** `waymark judge`: questions with what is wanted of their answers, asked of an organisation's concierge and search. */
export function addJudge(program: Command, context: CliContext): void {
  program
    .command("judge")
    .description(
      "ask judged questions of an organisation's concierge and search, and tell how good the answers are",
    )
    .argument(
      "<path...>",
      "files of questions (JSON Lines, see docs/judging.md), or folders of them; - is standard input",
    )
    .requiredOption("--org <id>", "the organisation that answers", organisationId)
    .option("--profile <id>", "the host for whose guests is answered")
    .option("--now <instant>", "when it is asked, such as 2027-01-31T18:00:00Z; else now", instant)
    .option("--lang <code>", "the language that answers are asked for in; else each message's", language)
    .option("--errors", "print each answer that is not right, with what was understood")
    .option("--json", "print figures, answers and changes as one JSON object on standard output")
    .option("--out <file>", "write figures and answers to this file, as JSON")
    .option("--against <file>", "compare with an earlier run, as --out wrote it")
    .option(
      "--require <measure=limit>",
      `fail when a measure is worse than this (may be repeated): ${measureNames.join(", ")}`,
      requirements,
    )
    .addHelpText(
      "after",
      "\nExample:\n  waymark judge questions/ --org acme --profile harbour-house --require success=.9,falseLists=.08",
    )
    .action((paths: string[], options: JudgeOptions) => judge(context, paths, options));
}

async function judge(context: CliContext, paths: readonly string[], options: JudgeOptions): Promise<void> {
  const { org, profile, lang, now } = options;
  const entries = await questionsOf(context, paths);
  const before = options.against === undefined ? undefined : readRun(options.against);
  const judgements = await withStore(context, async (store) => {
    await organisationOf(store, org);
    // What answers is loaded for this command alone.
    const { openRespondent } = await import("../../judge/respondent.ts");
    const clock = now === undefined ? context.clock : () => now;
    const languageModel = context.services.languageModel();
    const respondent = await openRespondent({
      store,
      orgId: org,
      profileId: profile,
      lang,
      clock,
      languageModel,
    });
    const judged: Judgement[] = [];
    for (const entry of entries) {
      const judgement = await judgeEntry(entry, respondent).catch((error) => tellFailed(entry, error));
      judged.push(judgement);
      const wrong = options.errors && !options.json ? errorText(entry, judgement) : undefined;
      if (wrong !== undefined) await print(context.stdout, wrong);
    }
    respondent.close();
    return judged;
  });
  if (options.json) {
    const changes = before && changesBetween(before, judgements);
    await print(context.stdout, JSON.stringify({ figures: figuresOf(judgements), judgements, changes }));
  } else {
    await print(context.stdout, figuresTable(judgements));
    if (before) await tellChanges(context, before, judgements);
  }
  if (options.out !== undefined) writeRun(options.out, judgements);
  meet(options.require ?? [], judgements);
}

async function questionsOf(context: CliContext, paths: readonly string[]): Promise<JudgedEntry[]> {
  const { readEntries } = await import("../../judge/entry.ts");
  const { files } = inputFiles(paths.flatMap(filesAt), context.stdin);
  const { entries, faults } = await readEntries(files);
  for (const fault of faults.slice(0, MAX_LISTED)) await print(context.stderr, faultLine(fault));
  if (faults.length > 0)
    throw new CliError(`${counted(faults.length, "fault")} in the questions: nothing was asked`);
  if (entries.length === 0) throw new CliError(`there are no questions in ${paths.join(", ")}`);
  return entries;
}

/** The files of JSON Lines in a folder, by name; a file stands for itself. */
function filesAt(path: string): string[] {
  if (path === "-" || !statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [path];
  const names = readdirSync(path).filter(isNative).sort();
  return names.map((name) => join(path, name));
}

function tellFailed({ id }: JudgedEntry, error: unknown): never {
  if (error instanceof ServiceError) throw new CliError(`question ${id}: ${error.message}`);
  throw error;
}

/** What is read of an earlier run; what other releases measured besides is passed over. */
const storedRun = z.object({
  judgements: z.array(z.object({ id: z.string(), scores: z.record(z.string(), z.number()) })),
});
type EarlierRun = z.infer<typeof storedRun>["judgements"];

function readRun(path: string): EarlierRun {
  try {
    return storedRun.parse(JSON.parse(readFileSync(path, "utf8"))).judgements;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const why =
      code === "ENOENT" ? "there is no such file" : code === undefined ? "--out did not write it" : code;
    throw new CliError(`cannot compare with ${path}: ${why}`);
  }
}

function writeRun(path: string, judgements: readonly Judgement[]): void {
  writeFileSync(path, `${JSON.stringify({ figures: figuresOf(judgements), judgements }, undefined, 1)}\n`);
}

async function tellChanges(
  context: CliContext,
  before: EarlierRun,
  after: readonly Judgement[],
): Promise<void> {
  const changes = changesBetween(before, after);
  await print(context.stdout, `\n${changeTable(before, after, changes)}`);
  for (const [title, isBetter] of [
    ["better", true],
    ["worse", false],
  ] as const)
    for (const change of changes.filter((one) => one.isBetter === isBetter))
      await print(context.stdout, `${title}: ${changeText(change)}`);
}

function changeText({ id, measure, before, after }: Change): string {
  return `${id} ${measures[measure].title} ${shown(before)} → ${shown(after)}`;
}

/** @throws CliError that names each measure that is worse than it may be, or that nothing was measured by */
function meet(required: readonly Requirement[], judgements: readonly Judgement[]): void {
  const figures = figuresOf(judgements);
  const missed = required.flatMap(({ measure, limit }) => {
    const figure = figures[measure];
    if (!figure) return [`no question is judged by ${measure}`];
    const isMet = measures[measure].better === "less" ? figure.value <= limit : figure.value >= limit;
    const bound = measures[measure].better === "less" ? "at most" : "at least";
    return isMet
      ? []
      : [`${measure} is ${shown(figure.value)} of ${figure.of}, required is ${bound} ${limit}`];
  });
  if (missed.length > 0) throw new CliError(missed.join("; "));
}

/** `success=.9,falseLists=.08`. @throws InvalidArgumentError, which commander reports with the usage */
function requirements(text: string, before: Requirement[] = []): Requirement[] {
  const given = collect(text).map((entry) => {
    const [measure = "", limit = ""] = entry.split("=");
    if (!measureNames.includes(measure as Measure))
      throw new InvalidArgumentError(`${measure} is not one of ${measureNames.join(", ")}`);
    if (!/^(0?\.\d+|[01](\.0*)?)$/.test(limit))
      throw new InvalidArgumentError(`${entry} needs a limit from 0 to 1, such as ${measure}=.9`);
    return { measure: measure as Measure, limit: Number(limit) };
  });
  return [...before, ...given];
}

function shown(value: number): string {
  return value.toFixed(3);
}
