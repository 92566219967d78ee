import { once } from "node:events";
import type { Command } from "commander";
import { wholeNumber } from "../arguments.ts";
import { type CliContext, print, type RunningService, type Services } from "../context.ts";
import { exitStatus, interruption } from "../exit.ts";
import { loadSample, SAMPLE_KEY, SAMPLE_ORG } from "../sample.ts";

/** `waymark serve`: the store over HTTP until a signal stops it. */
export function addServe(program: Command, context: CliContext): void {
  program
    .command("serve")
    .description("serve the store over HTTP until stopped by SIGINT or SIGTERM")
    .option(
      "--workers <count>",
      "processes that serve the port together (default: WORKERS, else the number of cores)",
      wholeNumber(1, 256),
    )
    .addHelpText("after", "\nExample:\n  PORT=8080 WAYMARK_DATA=/srv/waymark waymark serve --workers 4")
    .action(({ workers }: { workers?: number }) => serve(context, workers));
}

async function serve(context: CliContext, workers: number | undefined): Promise<void> {
  const { services, stdout, stderr } = context;
  const store = await services.openStore();
  const one = () => services.serve(store);
  if (services.isWorker) return serveUntilStopped(services, one);
  for (const fault of await services.ownershipFaults()) await print(stderr, fault);
  if ((await store.organisations.list()).length === 0) {
    await print(stderr, "No organisation yet: make one with `waymark orgs create`.");
  }
  const count = workers ?? services.workers();
  const ready = (url: string) => print(stdout, `Waymark listens on ${url}`);
  if (count === 1) return serveUntilStopped(services, one, ready);
  await store.close();
  const several = () => services.serveByWorkers(count, (told) => void print(stderr, told));
  return serveUntilStopped(services, several, ready);
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
  const { services } = context;
  await serveUntilStopped(
    services,
    () => services.serve(store),
    (url) => print(context.stdout, welcome(url)),
  );
}

function welcome(url: string): string {
  const address = `${url}/v2/orgs/${SAMPLE_ORG}/host-home?profileId=harbour-house&lang=en-GB`;
  return [
    "",
    `Waymark serves the sample destination at ${url}`,
    "",
    `  Explorer    ${url}/?org=${SAMPLE_ORG}&profile=harbour-house&key=${SAMPLE_KEY}`,
    `  Reference   ${url}/docs`,
    `  Sample key  ${SAMPLE_KEY}`,
    `  Try         curl "${address}" -H "X-Api-Key: ${SAMPLE_KEY}"`,
    "",
    "Stop with Ctrl+C.",
  ].join("\n");
}

/** How much longer than a worker the process that keeps it waits, in milliseconds. */
const WORKERS_MS = 1_000;

/**
 * Serves until SIGINT or SIGTERM: then the service stops as its settings say. A second signal ends the process at once, and so does the
 * end of the time that it may take. `ready` is told the address.
 */
export async function serveUntilStopped(
  services: Services,
  serve: () => Promise<RunningService>,
  ready?: (url: string) => Promise<void>,
): Promise<void> {
  const { signal, interrupt, dispose } = interruption();
  try {
    const service = await serve();
    service.onStop?.(interrupt);
    try {
      await ready?.(service.url);
      if (!signal.aborted) await once(signal, "abort");
    } finally {
      const limitMs = services.longestStopMs() + (services.isWorker ? 0 : WORKERS_MS);
      setTimeout(() => process.exit(exitStatus.failed), limitMs).unref();
      await service.stop();
    }
    // Nobody waits for what is still read ahead.
    process.exit(exitStatus.ok);
  } finally {
    dispose();
  }
}
