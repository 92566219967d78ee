import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { Command } from "commander";
import { createProgram } from "../src/cli/program.ts";
import { type Kind, recordSchemas } from "../src/contract/records.ts";

const root = join(import.meta.dirname, "..");
const pages = globSync(["*.md", "docs/**/*.md", "web/*.md", "bench/**/*.md"], { cwd: root });

/** The code blocks of all pages in this language. */
function blocks(language: string): { page: string; code: string }[] {
  return pages.flatMap((page) => {
    const text = readFileSync(join(root, page), "utf8");
    return [...text.matchAll(/^```(\w+)\n(.*?)^```$/gms)]
      .filter(([, told]) => told === language)
      .map(([, , code]) => ({ page, code: code! }));
  });
}

test("every waymark command in the docs is one, with options that it has and as many arguments as it takes", () => {
  const stream = process.stdout;
  const services = undefined as never;
  const program = createProgram({
    services,
    stdin: process.stdin,
    stdout: stream,
    stderr: stream,
    clock: Date.now,
  });
  const told = blocks("sh").flatMap(({ page, code }) =>
    commandsIn(code).map((words) => ({ page, words, fault: faultOf(program, words) })),
  );
  assert.ok(told.length > 30, "the commands are found");
  assert.deepEqual(
    told
      .filter(({ fault }) => fault)
      .map(({ page, words, fault }) => `${page}: ${words.join(" ")}: ${fault}`),
    [],
  );
});

/** What follows `waymark` on each line, as the shell splits it. */
function commandsIn(code: string): string[][] {
  const lines = code.replace(/\\\n/g, " ").split("\n");
  return lines.flatMap((line) => {
    const [, rest] = /(?:^\s*(?:\w+=\S*\s+)*|\$\(|[|&]\s*)(?:npx )?waymark ([a-z].*)$/.exec(line) ?? [];
    if (rest === undefined || line.trimStart().startsWith("#")) return [];
    const words =
      rest
        .replace(/\$\([^)]*\)/g, "x")
        .replace(/(^|\s)#.*$/, "")
        .match(/"[^"]*"|'[^']*'|[^\s|;&>)]+|[|;&>)]/g) ?? [];
    const end = words.findIndex((word) => /^[|;&>)]$/.test(word));
    return [(end < 0 ? words : words.slice(0, end)).map((word) => word.replace(/^["']|["']$/g, ""))];
  });
}

function faultOf(command: Command, words: readonly string[]): string | undefined {
  const [first = "", ...rest] = words;
  if (command.commands.length > 0) {
    const child = command.commands.find((one) => one.name() === first);
    return child ? faultOf(child, rest) : `there is no ${first}`;
  }
  let given = 0;
  const flags = new Set<string>();
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    if (!word.startsWith("--")) given++;
    else {
      const option = command.options.find(({ long }) => long === word.split("=")[0]);
      if (!option) return `it has no ${word}`;
      flags.add(option.long!);
      if (option.required && !word.includes("=")) at++;
    }
  }
  const missing = command.options.find(({ mandatory, long }) => mandatory && !flags.has(long!));
  if (missing) return `${missing.long} is missing`;
  const least = command.registeredArguments.filter(({ required }) => required).length;
  const most = command.registeredArguments.some(({ variadic }) => variadic)
    ? Infinity
    : command.registeredArguments.length;
  return given < least || given > most ? `it takes other arguments than ${given}` : undefined;
}

const programs = blocks("ts");

test("every TypeScript program in the docs compiles strictly", () => {
  const folder = mkdtempSync(join(tmpdir(), "waymark-docs-"));
  try {
    const whole = programs.filter(({ code }) => /^import /m.test(code));
    assert.ok(whole.length > 1, "the programs are found");
    for (const [at, { page, code }] of whole.entries())
      writeFileSync(join(folder, `${page.replaceAll("/", "-")}.${at}.ts`), code);
    symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
    const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    const compiled = Object.entries<string>(exports).filter(([, path]) => path.startsWith("./lib/"));
    const paths = compiled.map(([name, path]) => [
      join("waymark", name),
      [join(root, path.replace("lib", "src").replace(/js$/, "ts"))],
    ]);
    const settings = {
      extends: join(root, "tsconfig.json"),
      compilerOptions: { noUnusedLocals: false, paths: Object.fromEntries(paths) },
    };
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ ...settings, include: ["*.ts"] }));
    execFileSync(join(root, "node_modules/.bin/tsc"), ["-p", folder], { encoding: "utf8", stdio: "pipe" });
  } catch (error) {
    assert.fail(String((error as { stdout?: string }).stdout ?? error));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("every other piece of TypeScript in the docs stands in the sources, line by line", () => {
  const lines = (text: string) => text.split("\n").map((line) => line.trim());
  const files = globSync(["src/**/*.ts", "test/**/*.ts"], { cwd: root });
  const sources = files.map((path) => new Set(lines(readFileSync(join(root, path), "utf8"))));
  const pieces = programs.filter(({ code }) => !/^import /m.test(code));
  const gone = pieces.filter(
    ({ code }) => !sources.some((source) => lines(code).every((line) => source.has(line))),
  );
  assert.deepEqual(gone, []);
});

test("JSON in the docs can be read, and what is a record there is one", () => {
  const faults = [...blocks("json"), ...blocks("ndjson")].flatMap(({ page, code }) =>
    valuesIn(code).flatMap(({ kind = "", ...record }) => {
      const schema = recordSchemas[kind as Kind];
      if (!schema || !("id" in record)) return [];
      return Object.keys(record)
        .filter((field) => !(field in schema.shape))
        .map((field) => `${page}: a ${kind} has no ${field}`);
    }),
  );
  assert.deepEqual(faults, []);
});

/** One value, or one a line. @throws SyntaxError */
function valuesIn(code: string): { kind?: string }[] {
  const lines = code.trim().split("\n");
  const isByLine = lines.length > 1 && lines.every((line) => /^\{.*\}$/.test(line));
  // A mapping file begins with a kind as well, on a line of its own.
  if (code.startsWith("{\n")) return [{ ...JSON.parse(code), kind: undefined }];
  return (isByLine ? lines : [code]).map((text) => JSON.parse(text));
}
