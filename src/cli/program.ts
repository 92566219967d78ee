import { Command, CommanderError } from "commander";
import packageFile from "../../package.json" with { type: "json" };
import { ConfigError } from "../config.ts";
import { StoreError } from "../store/store.ts";
import { addBackup, addRestore, addUpgrade } from "./commands/backup.ts";
import { addBasemap } from "./commands/basemap.ts";
import { addCheck } from "./commands/check.ts";
import { addCity } from "./commands/city.ts";
import { addExport } from "./commands/export.ts";
import { addGuides } from "./commands/guides.ts";
import { addHosts } from "./commands/hosts.ts";
import { addImport } from "./commands/import.ts";
import { addInit } from "./commands/init.ts";
import { addJudge } from "./commands/judge.ts";
import { addKeys } from "./commands/keys.ts";
import { addMcp } from "./commands/mcp.ts";
import { addMedia } from "./commands/media.ts";
import { addMigrate } from "./commands/migrate.ts";
import { addOffers } from "./commands/offers.ts";
import { addOrgs } from "./commands/orgs.ts";
import { addServe, addStart } from "./commands/serve.ts";
import { addWays } from "./commands/ways.ts";
import type { CliContext } from "./context.ts";
import { CliError, exitStatus } from "./exit.ts";

/** Runs one command line (without the program's own name) and returns its exit status: 0, 1 failed, 2 wrong usage. */
export async function runCli(argv: readonly string[], context: CliContext): Promise<number> {
  try {
    await createProgram(context).parseAsync([...argv], { from: "user" });
    return exitStatus.ok;
  } catch (error) {
    return tell(error, context);
  }
}

/** The commands with their options; they do nothing until they are parsed. */
export function createProgram(context: CliContext): Command {
  const program = new Command("waymark")
    .description(packageFile.description)
    .version(packageFile.version)
    .configureOutput({
      writeOut: (text) => context.stdout.write(text),
      writeErr: (text) => context.stderr.write(text),
    })
    .showHelpAfterError("(add --help for the usage)")
    .exitOverride()
    .addHelpText("after", "\nSettings are environment variables: see docs/configuration.md.");
  addStart(program, context);
  addServe(program, context);
  addInit(program, context, (args, outputs) =>
    createProgram({ ...context, ...outputs }).parseAsync([...args], { from: "user" }),
  );
  addCity(program, context);
  addOrgs(program, context);
  addHosts(program, context);
  addKeys(program, context);
  addImport(program, context);
  addBasemap(program, context);
  addExport(program, context);
  addWays(program, context);
  addCheck(program, context);
  addGuides(program, context);
  addMedia(program, context);
  addOffers(program, context);
  addJudge(program, context);
  addMcp(program, context);
  addBackup(program, context);
  addUpgrade(program, context);
  addRestore(program, context);
  addMigrate(program, context);
  return program;
}

/** Says in one line what ended a command, and returns its exit status. */
function tell(error: unknown, { stderr }: CliContext): number {
  // Commander has printed it already, or was asked for the help or the version.
  if (error instanceof CommanderError) return error.exitCode === 0 ? exitStatus.ok : exitStatus.usage;
  const { code, message } = error as NodeJS.ErrnoException;
  // The reader of standard output has gone: there is nobody to report to.
  if (code === "EPIPE") return exitStatus.ok;
  stderr.write(`waymark: ${sentence(error, code, message)}\n`);
  return error instanceof CliError ? error.status : exitStatus.failed;
}

function sentence(error: unknown, code: string | undefined, message: string): string {
  if (error instanceof CliError || error instanceof ConfigError || error instanceof StoreError)
    return message;
  if (code === "EADDRINUSE")
    return `${listening(error)} is in use by another program; set PORT to a free port`;
  if (code === "EACCES" || code === "EPERM") return `not permitted: ${message}`;
  return message || "something went wrong";
}

function listening(error: unknown): string {
  const { address, port } = error as { address?: string; port?: number };
  return port === undefined ? "the port" : `port ${port} of ${address}`;
}
