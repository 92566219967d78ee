import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Command } from "commander";
import { replaceFile, textIfThere } from "../../content/org-folder.ts";
import { builtInOffers, OFFERS_FILE, offerPolicy } from "../../sources/taxonomy/offers.ts";
import { organisationId } from "../arguments.ts";
import { type CliContext, organisationOf, print, withStore } from "../context.ts";
import { CliError, exitStatus } from "../exit.ts";
import { textOfFile } from "../files.ts";

interface OffersFlags {
  org: string;
  reset?: boolean;
}

/** `waymark offers`: what is offered to guests who ask for nothing in particular. */
export function addOffers(program: Command, context: CliContext): void {
  program
    .command("offers")
    .description("show or set what an organisation offers to guests who name no kind of place")
    .argument(
      "[file]",
      "rules of your own (JSON, as src/sources/taxonomy/offers.json); without it they are shown",
    )
    .requiredOption("--org <id>", "the organisation", organisationId)
    .option("--reset", "offer again what Waymark does by itself")
    .addHelpText(
      "after",
      "\nExample:\n  waymark offers --org acme > rules.json\n  waymark offers --org acme rules.json",
    )
    .action((file: string | undefined, flags: OffersFlags) => offers(context, file, flags));
}

async function offers(
  context: CliContext,
  file: string | undefined,
  { org, reset }: OffersFlags,
): Promise<void> {
  if (file !== undefined && reset) {
    throw new CliError("either a file of rules or --reset", exitStatus.usage);
  }
  await withStore(context, (store) => organisationOf(store, org));
  const folder = context.services.orgFolder(org);
  const path = join(folder, OFFERS_FILE);
  if (reset) return rmSync(path, { force: true });
  const text = textOfFile(file, "rules");
  if (text === undefined) return print(context.stdout, (textIfThere(path) ?? builtInOffers()).trimEnd());
  offerPolicy(text);
  await replaceFile(folder, OFFERS_FILE, [Buffer.from(text)]);
}
