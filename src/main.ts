#!/usr/bin/env -S node --disable-warning=ExperimentalWarning
import { enableCompileCache } from "node:module";

// What is imported from here on is compiled once, and not at every start: half of what that takes.
enableCompileCache();
const [{ runCli }, { createServices }] = await Promise.all([
  import("./cli/program.ts"),
  import("./services.ts"),
]);

// A reader that leaves early is the writing command's business, which learns it from its own writes.
process.stdout.on("error", () => {});

process.exitCode = await runCli(process.argv.slice(2), {
  services: createServices(process.env, Date.now),
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  clock: Date.now,
});
