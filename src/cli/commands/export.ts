import { createWriteStream } from "node:fs";
import { finished } from "node:stream/promises";
import type { Command } from "commander";
import { type Kind, kinds } from "../../contract/records.ts";
import { exportNdjson } from "../../importers/export-records.ts";
import { collectOf, organisationId } from "../arguments.ts";
import { type CliContext, organisationOf, print, withStore } from "../context.ts";
import { counted } from "../table.ts";

interface ExportOptions {
  org: string;
  kind?: Kind[];
  output?: string;
}

export function addExport(program: Command, context: CliContext): void {
  program
    .command("export")
    .description("write an organisation's records as newline-delimited JSON, drafts and secrets included")
    .requiredOption("--org <id>", "the organisation that owns the records", organisationId)
    .option("--kind <kind>", `only this kind (may be repeated): ${kinds.join(", ")}`, collectOf(kinds))
    .option("--output <file>", "write to this file instead of standard output")
    .addHelpText(
      "after",
      "\nExample:\n  waymark export --org acme --kind guide --kind listing --output acme.ndjson",
    )
    .action((options: ExportOptions) => exportRecords(context, options));
}

async function exportRecords(context: CliContext, { org, kind, output }: ExportOptions): Promise<void> {
  await withStore(context, async (store) => {
    await organisationOf(store, org);
    if (output === undefined || output === "-") {
      await exportNdjson(store, org, context.stdout, kind);
      return;
    }
    // Secrets are among the records: the file is its owner's alone.
    const file = createWriteStream(output, { mode: 0o600 });
    const count = await exportNdjson(store, org, file, kind);
    file.end();
    await finished(file);
    await print(context.stderr, `${counted(count, "record")} written to ${output}`);
  });
}
