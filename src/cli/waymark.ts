#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
import { createServices } from "../main.ts";
import { runCli } from "./program.ts";

// A reader that leaves early is the writing command's business, which learns it from its own writes.
process.stdout.on("error", () => {});

process.exitCode = await runCli(process.argv.slice(2), {
  services: createServices(process.env),
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  clock: Date.now,
});
