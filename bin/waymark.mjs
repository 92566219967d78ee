#!/usr/bin/env node
// The command `waymark`. Written for any Node, so that one that is too old gets a sentence instead of a stack of errors.
import { existsSync } from "node:fs";

const needed = 24;
if (Number(process.versions.node.split(".")[0]) < needed) {
  console.error(
    `waymark needs Node ${needed} or later, and this is ${process.version}: install it from https://nodejs.org, or run \`npm install node@${needed}\` in your project and start waymark with npx.`,
  );
  process.exit(1);
}

// `node:sqlite` announces itself as experimental; there is nothing that an operator could do about it.
const { emitWarning } = process;
process.emitWarning = (warning, ...rest) => {
  if (rest[0] !== "ExperimentalWarning") emitWarning.call(process, warning, ...rest);
};

// A clone has the sources, the package what was compiled from them.
const sources = new URL("../src/main.ts", import.meta.url);
await import(existsSync(sources) ? sources : new URL("../lib/main.js", import.meta.url));
