// Tries the tests: makes small faults (mutants) in files, one at a time in a copy of the project, runs the tests that reach them, and
// prints the faults that none of them noticed. First each test that imports one of the files is run once, to learn which lines it runs.
//   npm run mutate -- src/hours src/search/ranking/order.ts [--most 20 (of each folder or file)] [--seed 1]
//     [--near 120 (seconds of the nearest tests)] [--seconds 30 (of them for one fault, the quickest first)]
//     [--tests "src/http/**,test/http/*" (of these tests alone)]
// Faults that change nothing anybody could see are named in `same-mutants.txt`, with why, and left out.
import { type ChildProcess, fork } from "node:child_process";
import { hash } from "node:crypto";
import { once } from "node:events";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, normalize } from "node:path";
import { setTimeout } from "node:timers/promises";
import { parseArgs } from "node:util";
import { parseAst } from "vite";
import type { Order, Outcome } from "./mutate-child.ts";

interface Mutant {
  file: string;
  start: number;
  end: number;
  text: string;
}
interface Node {
  type: string;
  start: number;
  end: number;
  operator?: string;
  value?: unknown;
  [field: string]: unknown;
}

/** Tests that take so much longer than without a fault count as failed: they may never end. */
const PATIENCE = 10;
const LEAST_PATIENCE_MS = 60_000;
/** A process that holds more has kept the modules of too many rounds. */
const MOST_HEAP_BYTES = 1_500_000_000;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    most: { type: "string", default: "20" },
    seed: { type: "string", default: "1" },
    near: { type: "string", default: "120" },
    seconds: { type: "string", default: "30" },
    tests: {
      type: "string",
      default: "src/**,test/*,test/http/*,test/exhaustive/*,bench/{concierge,planner}/*",
    },
  },
});

const pairs = ["< <=", "> >=", "=== !==", "&& ||", "+ -", "* /"].map((pair) => pair.split(" "));
const swapped = Object.fromEntries([...pairs, ...pairs.map((pair) => pair.toReversed())]);

/** Every small fault that a syntax tree has room for. */
function* mutantsOf(node: Node, source: string): Generator<Omit<Mutant, "file">> {
  const { type, start, end, operator = "" } = node;
  const [left, right] = [node.left, node.right] as (Node | undefined)[];
  // Sizes, times and weights are choices: a test that repeated them would hold nothing.
  if (type === "VariableDeclarator" && /^[A-Z][A-Z\d_]+$/.test(String((node.id as Node).name))) return;
  // Types and addresses of imports are no behaviour.
  const isType = type.startsWith("TS") && !/^TS(As|NonNull|Satisfies)Expression$/.test(type);
  if (isType || type.startsWith("Import") || (type.startsWith("Export") && node.source)) return;
  if (/^(Binary|Logical)Expression$/.test(type) && swapped[operator]) {
    const at = source.indexOf(operator, left!.end);
    if (at >= 0 && at < right!.start) yield { start: at, end: at + operator.length, text: swapped[operator] };
  }
  if (type === "Literal" && typeof node.value === "number")
    yield { start, end, text: String(node.value + 1) };
  if (type === "Literal" && typeof node.value === "boolean") yield { start, end, text: String(!node.value) };
  if (type === "UnaryExpression" && operator === "!") yield { start, end: start + 1, text: "!!" };
  const { test } = node as { test?: Node };
  if (/^(If|Conditional)/.test(type) && test) yield { start: test.start, end: test.end, text: "false" };
  for (const child of Object.values(node).flat()) {
    if (child !== null && typeof child === "object" && "type" in child)
      yield* mutantsOf(child as Node, source);
  }
}

/** The same choice for the same seed. */
function chosen(mutants: readonly Mutant[]): Mutant[] {
  const lots = new Map(mutants.map((one) => [hash("md5", values.seed + JSON.stringify(one)), one]));
  return [...lots.keys()]
    .sort()
    .slice(0, Number(values.most))
    .map((lot) => lots.get(lot)!);
}

const project = join(import.meta.dirname, "..");
const copy = mkdtempSync(join(tmpdir(), "waymark-mutants-"));
process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
cpSync(project, copy, {
  recursive: true,
  filter: (path) => !/[\\/](node_modules|\.git)$/.test(path),
});
symlinkSync(join(project, "node_modules"), join(copy, "node_modules"));

/** What a file imports, as paths in the project. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(copy, file), "utf8").replace(/\b(import|export) type [^;]*;/g, "");
  const named = source.matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"]*\.ts|node:test)"/g);
  return [...named].map(([, name]) => (name === "node:test" ? name : normalize(join(dirname(file), name!))));
}

const allFiles = globSync("{src,test,data,scripts,bench}/**/*.ts", { cwd: copy }).sort();
const importers = new Map<string, string[]>();
for (const file of allFiles)
  for (const name of importsOf(file)) importers.set(name, [...(importers.get(name) ?? []), file]);

/** All files that import one of these, by way of others as well, the nearest first. */
function reaching(files: readonly string[]): string[] {
  const found = new Set(files);
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return [...found];
}

let child: ChildProcess | undefined;

/** Has the child run tests; nothing if it ended, or took longer than this. */
async function run(order: Order, patienceMs: number): Promise<Outcome | undefined> {
  if (!child) {
    const flags = ["--disable-warning=ExperimentalWarning", "--max-old-space-size=4000"];
    const options = { cwd: copy, execArgv: flags, stdio: ["ignore", "ignore", "inherit", "ipc"] } as const;
    child = fork(join(import.meta.dirname, "mutate-child.ts"), { ...options, stdio: [...options.stdio] });
    await once(child, "message");
  }
  const [running, stop] = [child, new AbortController()];
  child.send({ ...order, reach: reaching([...order.anew, "node:test"]) });
  const { signal } = stop;
  const told = once(running, "message", { signal }).then(([outcome]) => outcome as Outcome);
  const ended = once(running, "exit", { signal }).then(() => undefined);
  const waited = setTimeout(patienceMs, undefined, { signal });
  const races = [told, ended, waited].map((race) => race.catch(() => undefined));
  const outcome = (await Promise.race(races)) as Outcome | undefined;
  stop.abort();
  if (!outcome || outcome.heapBytes > MOST_HEAP_BYTES) {
    running.kill("SIGKILL");
    child = undefined;
  }
  return outcome;
}

/** The mutants of a file, or of all files of a folder. */
function mutantsIn(place: string): Mutant[] {
  const files = place.endsWith(".ts") ? [place] : globSync(`${place}/**/*.ts`, { cwd: copy }).sort();
  return (
    files
      // Weights are choices as well, as sizes are.
      .filter((file) => !/(\.(test|d)|\/weights)\.ts$/.test(file))
      .flatMap((file) => {
        const source = readFileSync(join(copy, file), "utf8");
        const tree = parseAst(source, { lang: "ts" }) as unknown as Node;
        return [...mutantsOf(tree, source)].map((mutant) => ({ file, ...mutant }));
      })
  );
}

/** As it is printed, and named in `same-mutants.txt`. */
function nameOf({ file, start, end, text }: Mutant, source: string): string {
  const [from, to] = [source.lastIndexOf("\n", start) + 1, source.indexOf("\n", start)];
  const line = `${source.slice(from, start)}«${source.slice(start, end).slice(0, 60)}→${text}»${source.slice(Math.min(end, to), to)}`;
  return `${file}: ${line.trim()}`;
}

const same = new Set(
  readFileSync(join(import.meta.dirname, "same-mutants.txt"), "utf8")
    .split("\n")
    .filter((line) => line.startsWith("src/")),
);
const picked = positionals.flatMap((place) => chosen(mutantsIn(place)));
const targets = [...new Set(picked.map(({ file }) => file))].filter((file) => allFiles.includes(file));
const nearest = reaching(targets);
const wanted = new Set(
  globSync(values.tests.split(","), { cwd: copy }).filter((file) => file.endsWith(".test.ts")),
);
const measured: { test: string; outcome: Outcome }[] = [];
const mostMs = Number(values.seconds) * 1000;
let leftMs = Number(values.near) * 1000;
/** Of tests that hold what a whole room comes to, each notices more than others. */
const isWide = (test: string) => readFileSync(join(copy, test), "utf8").includes("fileSnapshot");
const rank = (test: string) =>
  isOwn(test, targets) || isWide(test) ? 0 : targets.some((file) => dirname(file) === dirname(test)) ? 1 : 2;
for (const test of nearest.filter((file) => wanted.has(file)).sort((a, b) => rank(a) - rank(b))) {
  if (leftMs < 0) break;
  const order = { tests: [test], anew: targets, cover: targets };
  const outcome = await run(order, LEAST_PATIENCE_MS + PATIENCE * mostMs);
  leftMs -= outcome?.cpuMs ?? mostMs;
  if (outcome && !outcome.failed && outcome.cpuMs < mostMs) measured.push({ test, outcome });
  else console.log(`not asked: ${test} ${outcome?.failed ?? "takes too long"}`);
}

/** Whether a test is called as one of these files is. */
function isOwn(test: string, files: readonly string[]): boolean {
  return files.includes(test.replace(/\.test\.ts$/, ".ts"));
}

/** The tests that run the faulty line: its file's own first, the quick before the slow, the near before the far; where time is short, the wide rather than others. */
function testsOf({ file, start }: Mutant): { test: string; outcome: Outcome }[] {
  const near = new Map(reaching([file]).map((path, place) => [path, place]));
  const cost = ({ test, outcome }: (typeof measured)[number]) =>
    isOwn(test, [file]) ? 0 : outcome.testMs * (20 + near.get(test)!);
  const runs = ({ test, outcome }: (typeof measured)[number]) => {
    const around = (outcome.ran[file] ?? []).filter(
      (one) => one.startOffset <= start && start < one.endOffset,
    );
    around.sort((a, b) => a.endOffset - a.startOffset - (b.endOffset - b.startOffset));
    return near.has(test) && around.length > 0 && around[0]!.count > 0;
  };
  let cpuMs = 0;
  const tests = measured.filter(runs).sort((a, b) => cost(a) - cost(b));
  const matters = ({ test }: (typeof measured)[number]) => (isOwn(test, [file]) ? 0 : isWide(test) ? 1 : 2);
  const asked = tests
    .toSorted((a, b) => matters(a) - matters(b))
    .filter(({ outcome }, place) => {
      const isAsked = cpuMs + outcome.testMs < mostMs || place === 0;
      if (isAsked) cpuMs += outcome.testMs;
      return isAsked;
    });
  return tests.filter((one) => asked.includes(one));
}

let noticed = 0;
let left = 0;
const started = performance.now();
console.log(`${measured.length} tests are near, ${picked.length} faults`);
for (const mutant of picked) {
  const { file, start, end, text } = mutant;
  const path = join(copy, file);
  const source = readFileSync(path, "utf8");
  const name = nameOf(mutant, source);
  if (same.has(name)) {
    left++;
    continue;
  }
  const tests = testsOf(mutant);
  const cpuMs = tests.reduce((sum, { outcome }) => sum + outcome.cpuMs, 0);
  writeFileSync(path, source.slice(0, start) + text + source.slice(end));
  const order = { tests: tests.map(({ test }) => test), anew: [file] };
  const outcome =
    tests.length > 0 ? await run(order, LEAST_PATIENCE_MS + PATIENCE * cpuMs) : { failed: undefined };
  writeFileSync(path, source);
  if (!outcome) console.log(`ended or never ended, which counts as noticed: ${name}`);
  if (!outcome || outcome.failed) noticed++;
  else {
    const line = source.slice(0, start).split("\n").length;
    console.log(`${tests.length === 0 ? "not reached" : "survived"} (${line}) ${name}`);
  }
}
child?.kill("SIGKILL");
const seconds = Math.round((performance.now() - started) / 1000);
console.log(
  `${noticed} of ${picked.length - left} faults were noticed, in ${seconds} s; ${left} change nothing`,
);
