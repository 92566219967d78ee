#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
import { runCli } from "./cli/program.ts";
import { createServices } from "./services.ts";

// A reader that leaves early is the writing command's business, which learns it from its own writes.
process.stdout.on("error", () => {});

process.exitCode = await runCli(process.argv.slice(2), {
  services: createServices(process.env, Date.now),
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  clock: Date.now,
});
