import { once } from "node:events";
import type { Command } from "commander";
import type { Store } from "../../store/store.ts";
import { type CliContext, print } from "../context.ts";
import { interruption } from "../exit.ts";
import { loadSample, SAMPLE_KEY, SAMPLE_ORG } from "../sample.ts";

/** `waymark serve`: the store over HTTP until a signal stops it. */
export function addServe(program: Command, context: CliContext): void {
  program
    .command("serve")
    .description("serve the store over HTTP until stopped by SIGINT or SIGTERM")
    .addHelpText("after", "\nExample:\n  PORT=8080 WAYMARK_DATA=/srv/waymark waymark serve")
    .action(() => serve(context));
}

async function serve(context: CliContext): Promise<void> {
  const store = await context.services.openStore();
  if ((await store.organisations.list()).length === 0) {
    await print(context.stderr, "No organisation yet: make one with `waymark orgs create`.");
  }
  await serveUntilStopped(context, store, (url) => print(context.stdout, `Waymark listens on ${url}`));
}

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

/**
 * Serves a store until SIGINT or SIGTERM: then no new connection is taken, running requests finish and the store is
 * closed. A second signal ends the process at once. `ready` is told the address.
 */
export async function serveUntilStopped(
  { services }: CliContext,
  store: Store,
  ready: (url: string) => Promise<void>,
): Promise<void> {
  const { signal, dispose } = interruption();
  try {
    const service = await services.serve(store).catch(async (error: unknown) => {
      await store.close();
      throw error;
    });
    try {
      await ready(service.url);
      if (!signal.aborted) await once(signal, "abort");
    } finally {
      await service.stop();
    }
  } finally {
    dispose();
  }
}
