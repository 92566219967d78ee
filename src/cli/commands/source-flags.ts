import { type Command, InvalidArgumentError } from "commander";
import { canonicalLanguage } from "../../sources/language-maps.ts";
import { collect } from "../arguments.ts";
import { CliError, exitStatus } from "../cli-error.ts";

/** Options of the import command that only concern files of the world. */
export interface SourceFlags {
  dataset?: string;
  host?: string[];
  language?: string;
  mapping?: string;
  prune?: boolean;
  dryRun?: boolean;
  strict?: boolean;
  explainMatches?: boolean;
  list?: number;
}

const flags: Record<keyof SourceFlags, string> = {
  dataset: "--dataset",
  host: "--host",
  language: "--language",
  mapping: "--mapping",
  prune: "--prune",
  dryRun: "--dry-run",
  strict: "--strict",
  explainMatches: "--explain-matches",
  list: "--list",
};

/** Adds the options that only concern files of the world, under a heading of their own. */
export function addSourceFlags(command: Command): Command {
  return command
    .optionsGroup("Options for files of the world (not for ndjson):")
    .option(
      `${flags.dataset} <name>`,
      "what the files are a state of; by default the file's name without its ending",
    )
    .option(
      `${flags.host} <id>`,
      "host of new records (may be repeated); by default they are of every host",
      collect,
    )
    .option(`${flags.language} <code>`, "language of texts that do not say theirs", language)
    .option(`${flags.mapping} <file>`, "JSON file that says what the format's fields mean")
    .option(flags.prune, "retire what the data set had and the files have no longer")
    .option(flags.dryRun, "do everything but write, and show what would change")
    .option(flags.strict, "import nothing when one record has a fault, instead of leaving it out")
    .option(flags.explainMatches, "also tell which records are alike and were not merged")
    .option(`${flags.list} <count>`, "how many changes, merges and faults are listed", count);
}

/** @throws CliError for an option that newline-delimited JSON has no use for. */
export function demandNoSourceFlags(options: SourceFlags): void {
  for (const name of Object.keys(flags) as (keyof SourceFlags)[]) {
    if (options[name] === undefined) continue;
    const cure = name === "dryRun" ? "; waymark check reads ndjson without importing it" : "";
    throw new CliError(
      `${flags[name]} is not for ndjson, as which the files are read${cure}`,
      exitStatus.usage,
    );
  }
}

/** A BCP 47 code in canonical spelling. @throws InvalidArgumentError, which commander reports with the usage. */
export function language(text: string): string {
  const code = canonicalLanguage(text);
  if (code === undefined)
    throw new InvalidArgumentError(`${text} is not a BCP 47 language code such as en-GB`);
  return code;
}

function count(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new InvalidArgumentError("expected a whole number");
  return Number(text);
}
