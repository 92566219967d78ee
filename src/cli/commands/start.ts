import type { Command } from "commander";
import { type CliContext, print } from "../context.ts";
import { loadSample, SAMPLE_KEY, SAMPLE_ORG } from "../sample.ts";
import { serveUntilStopped } from "../serve-until-stopped.ts";

/** `waymark start`: the sample destination on first use, then the same as `waymark serve`. */
export function addStart(program: Command, context: CliContext): void {
  program
    .command("start")
    .description("load the sample destination on first use, and serve (what `npm start` runs)")
    .addHelpText("after", "\nExample:\n  PORT=9000 waymark start")
    .action(() => start(context));
}

async function start(context: CliContext): Promise<void> {
  const store = await context.services.openStore();
  try {
    const loaded = await loadSample(store, context.services.dataDirectory(), context.clock());
    if (loaded !== undefined)
      await print(context.stdout, `Loaded the sample destination: ${loaded} records.`);
  } catch (error) {
    await store.close();
    throw error;
  }
  await serveUntilStopped(context, store, (url) => print(context.stdout, welcome(url)));
}

function welcome(url: string): string {
  const address = `${url}/v2/orgs/${SAMPLE_ORG}/host-home?profileId=harbour-house&lang=en-GB&key=${SAMPLE_KEY}`;
  return [
    "",
    `Waymark serves the sample destination at ${url}`,
    "",
    `  Explorer    ${url}/?org=${SAMPLE_ORG}&profile=harbour-house&key=${SAMPLE_KEY}`,
    `  Reference   ${url}/docs`,
    `  Sample key  ${SAMPLE_KEY}`,
    `  Try         curl "${address}"`,
    "",
    "Stop with Ctrl+C.",
  ].join("\n");
}
