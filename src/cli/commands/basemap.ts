import type { Command } from "commander";
import { BASEMAP_FILE, replaceFile } from "../../content/org-folder.ts";
import { primaryLanguage } from "../../languages/compare.ts";
import { makeBasemap } from "../../sources/basemap/make-basemap.ts";
import { PbfSource } from "../../sources/osm/pbf-source.ts";
import { organisationId } from "../arguments.ts";
import { type CliContext, organisationOf, print, withStore } from "../context.ts";
import { CliError, exitStatus, interruptible } from "../exit.ts";
import { inputFiles } from "../files.ts";

interface BasemapOptions {
  org: string;
  json?: boolean;
}

/** `waymark basemap`: streets, water and green under the organisation's maps. */
export function addBasemap(program: Command, context: CliContext): void {
  program
    .command("basemap")
    .description("draw an extract of OpenStreetMap as the ground of an organisation's maps")
    .argument("<file>", "a .osm.pbf file, such as one that was imported")
    .requiredOption("--org <id>", "the organisation whose maps it is for", organisationId)
    .option("--json", "print the outcome as one JSON object on standard output")
    .addHelpText("after", "\nExample:\n  waymark basemap --org acme porto.osm.pbf")
    .action((name: string, options: BasemapOptions) => drawBasemap(context, name, options));
}

/** Draws the ground of an organisation's maps into its folder, and tells what was made; nothing is written of no tiles. */
export async function writeBasemap(
  folder: string,
  source: Parameters<typeof makeBasemap>[0],
  languageCodes: readonly string[],
  check?: () => void,
) {
  const languages = [...new Set(languageCodes.map(primaryLanguage))];
  const { pieces, ...made } = await makeBasemap(source, { languages, check });
  if (made.tiles > 0) await replaceFile(folder, BASEMAP_FILE, pieces);
  return made;
}

async function drawBasemap(context: CliContext, name: string, { org, json }: BasemapOptions): Promise<void> {
  const [file] = inputFiles([name], context.stdin).files;
  if (name === "-") throw new CliError("the file is read more than once: save it first", exitStatus.usage);
  const { languageCodes } = await withStore(context, (store) => organisationOf(store, org));
  const started = performance.now();
  await interruptible(async (signal) => {
    const check = () => signal.throwIfAborted();
    const source = new PbfSource(file!, signal);
    const made = await writeBasemap(context.services.orgFolder(org), source, languageCodes, check);
    if (made.tiles === 0)
      throw new CliError(`${name} has no streets, water or anything else that a map shows`);
    const seconds = Number(((performance.now() - started) / 1_000).toFixed(1));
    const megabytes = Math.round(process.resourceUsage().maxRSS / 1_024);
    if (json) await print(context.stdout, JSON.stringify({ ...made, seconds, megabytes }));
    else {
      const size = (made.bytes / 1e6).toFixed(1);
      const line = `basemap: ${made.tiles} tiles, ${size} MB, in ${seconds} s with ${megabytes} MB of memory`;
      await print(context.stdout, line);
    }
    if (made.sea === "broken")
      await print(context.stderr, "warning: the file's coastline is broken; the basemap has no sea");
  });
}
