import type { Command } from "commander";
import type { ElementSource } from "../../sources/osm/element.ts";
import { readSource } from "../../sources/osm/osm-reader.ts";
import { BrokenFile } from "../../sources/source-record.ts";
import { buildGraph } from "../../sources/ways/build-graph.ts";
import { saveGraph } from "../../walking/walkers.ts";
import { organisationId } from "../arguments.ts";
import { type CliContext, organisationOf, print, withStore } from "../context.ts";
import { CliError, interruptible } from "../exit.ts";
import { inputFiles } from "../files.ts";

/** `waymark ways`: the streets and paths that plans of an organisation are walked on. */
export function addWays(program: Command, context: CliContext): void {
  program
    .command("ways")
    .description(
      "make the walking graph of a region from OpenStreetMap data: plans then know streets and bridges",
    )
    .argument("<file>", "a .osm.pbf or .osm file")
    .requiredOption("--org <id>", "the organisation", organisationId)
    .option("--json", "print the outcome as one JSON object on standard output")
    .addHelpText("after", "\nExample:\n  waymark ways --org acme porto.osm.pbf")
    .action((file: string, flags: WaysFlags) => makeWays(context, file, flags));
}

interface WaysFlags {
  org: string;
  json?: boolean;
}

/** Makes the walking graph of an organisation in its folder; undefined where the source has no streets or paths. */
export async function writeWays(folder: string, source: ElementSource) {
  const graph = await buildGraph(source);
  return graph && { graph, bytes: await saveGraph(folder, graph) };
}

async function makeWays(context: CliContext, name: string, { org, json }: WaysFlags): Promise<void> {
  await withStore(context, (store) => organisationOf(store, org));
  const { files } = inputFiles([name], context.stdin);
  await interruptible(async (signal) => {
    const source = await readSource(files[0]!, signal);
    const made = source === "geojson" ? undefined : await writeWays(context.services.orgFolder(org), source);
    if (!made) throw new CliError(`${name} has no streets or paths`);
    const { graph, bytes } = made;
    const report = {
      nodes: graph.nets.length,
      edges: graph.costs.length,
      kilometres: Math.round(graph.costs.reduce((sum, cost) => sum + cost, 0) / 10_000),
      bytes,
    };
    const { kilometres, edges } = report;
    const line = `${kilometres} km of ways for walkers in ${edges} pieces, ${(bytes / 1e6).toFixed(1)} MB`;
    await print(context.stdout, json ? JSON.stringify(report) : line);
  }).catch((error) => {
    throw error instanceof BrokenFile ? new CliError(`${name}: ${error.message}`) : error;
  });
}
