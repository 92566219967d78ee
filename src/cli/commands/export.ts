import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import type { Command } from "commander";
import { type Kind, kinds } from "../../contract/records.ts";
import { exportNdjson } from "../../sources/export-records.ts";
import { organisationText } from "../../sources/organisation-lines.ts";
import { collectOf, organisationId } from "../arguments.ts";
import { type CliContext, organisationOf, print, withStore } from "../context.ts";
import { CliError } from "../exit.ts";
import { counted } from "../report.ts";

interface ExportOptions {
  org: string;
  kind?: Kind[];
  output?: string;
  withKeys?: boolean;
}

/** `waymark export`: an organisation's records as newline-delimited JSON. */
export function addExport(program: Command, context: CliContext): void {
  program
    .command("export")
    .description("write an organisation's records as newline-delimited JSON, drafts and secrets included")
    .requiredOption("--org <id>", "the organisation that owns the records", organisationId)
    .option("--kind <kind>", `only this kind (may be repeated): ${kinds.join(", ")}`, collectOf(kinds))
    .option(
      "--with-keys",
      "also the organisation itself and its API keys (their hashes), to move it to another store",
    )
    .option("--output <file>", "write to this file instead of standard output")
    .addHelpText(
      "after",
      "\nExample:\n  waymark export --org acme --kind guide --kind listing --output acme.ndjson",
    )
    .action((options: ExportOptions) => exportRecords(context, options));
}

async function exportRecords(context: CliContext, options: ExportOptions): Promise<void> {
  const { org, kind, output, withKeys } = options;
  await withStore(context, async (store) => {
    const organisation = await organisationOf(store, org);
    const damaged: string[] = [];
    const note = (of: Kind, id: string) => void damaged.push(`${of} ${id}`);
    const ensureWhole = () => {
      if (damaged.length > 0) throw new CliError(`left out, because they are damaged: ${damaged.join(", ")}`);
    };
    const head = withKeys ? await organisationText(store, organisation) : "";
    if (output === undefined || output === "-") {
      await exportNdjson(store, org, context.stdout, kind, head, note);
      return ensureWhole();
    }
    // Secrets are among the records: the file is its owner's alone.
    const file = createWriteStream(output, { mode: 0o600 });
    const count = await exportNdjson(store, org, file, kind, head, note);
    file.end();
    await finished(file);
    await print(context.stderr, `${counted(count, "record")} written to ${output}`);
    ensureWhole();
  });
}
