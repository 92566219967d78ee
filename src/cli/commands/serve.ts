import type { Command } from "commander";
import { type CliContext, print } from "../context.ts";
import { serveUntilStopped } from "../serve-until-stopped.ts";

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
  if ((await store.organisations()).length === 0) {
    await print(context.stderr, "No organisation yet: make one with `waymark orgs create`.");
  }
  await serveUntilStopped(context, store, (url) => print(context.stdout, `Waymark listens on ${url}`));
}
