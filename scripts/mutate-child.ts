// The process in which `mutate.ts` runs tests: every order loads the modules that reach the faulty file anew, and all others once.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import { registerHooks, stripTypeScriptTypes } from "node:module";
import { join } from "node:path";
import { mock } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";

/** Run these tests, with these files and what imports them loaded anew. */
export interface Order {
  tests: readonly string[];
  anew: readonly string[];
  /** Files of which is told what was run. */
  cover?: readonly string[];
}
export interface Outcome {
  /** The first test that failed, and why; the rest was not run. */
  failed?: string;
  cpuMs: number;
  /** Without loading, which the tests of an order share. */
  testMs: number;
  heapBytes: number;
  /** Of each file in `cover`: stretches of its text, and whether they were run; the shortest around a place says it. */
  ran: Record<string, readonly { startOffset: number; endOffset: number; count: number }[]>;
}
interface Snapshot {
  serializers: [(value: unknown) => string];
}
type Work = (context: object) => unknown;
type Hook = "before" | "after" | "beforeEach" | "afterEach";

const root = process.cwd();
const session = new Session();
const stripped = new Map<string, string>();
let round = 0;
let order: Order = { tests: [], anew: [] };
let anew = new Set<string>();
let tests: [name: string, work: Work][] = [];
let hooks: Record<Hook, Work[]> = { before: [], after: [], beforeEach: [], afterEach: [] };
let stray: unknown;
let loadMs = 0;

const hook = (kind: Hook) => (work: Work) => void hooks[kind].push(work);
function test(...said: unknown[]): void {
  const work = said.find((one) => typeof one === "function") as Work | undefined;
  const { skip } = (said.find((one) => one && typeof one === "object") ?? {}) as { skip?: unknown };
  if (work && !skip) tests.push([String(said[0]), work]);
}
const suite = (...said: unknown[]) => (said.at(-1) as () => unknown)();
const faces = { test, it: test, suite, describe: suite, mock };
const kinds = { before: hook("before"), after: hook("after") };
const each = { beforeEach: hook("beforeEach"), afterEach: hook("afterEach") };
Object.assign(globalThis, { heldTests: { ...faces, ...kinds, ...each } });
const names = Object.keys({ ...faces, ...kinds, ...each }).join(", ");
const FACE = `export const { ${names} } = globalThis.heldTests; export default test;`;

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === "node:test" && context.parentURL?.includes("?round="))
      return { url: "held:tests", format: "module", shortCircuit: true };
    const found = next(specifier, context);
    if (!found.url.startsWith("file:")) return found;
    const path = fileURLToPath(found.url);
    return anew.has(path) ? { ...found, url: `${pathToFileURL(path).href}?round=${round}` } : found;
  },
  load(url, context, next) {
    if (url === "held:tests") return { format: "module", source: FACE, shortCircuit: true };
    if (!url.startsWith("file:") || !url.includes("?round=")) return next(url, context);
    const path = fileURLToPath(url);
    const faulty = order.anew.some((file) => join(root, file) === path);
    const source =
      (faulty ? undefined : stripped.get(path)) ?? stripTypeScriptTypes(readFileSync(path, "utf8"));
    if (!faulty) stripped.set(path, source);
    return { format: "module", source, shortCircuit: true };
  },
});
for (const kind of ["unhandledRejection", "uncaughtException"])
  process.on(kind, (reason: unknown) => {
    stray = reason;
  });

/** What is held in a file. */
function fileSnapshot(value: unknown, path: string, { serializers: [written] }: Snapshot): void {
  assert.equal(written(value), readFileSync(path, "utf8"));
}

/** Runs one test, or a part of one, and what it left to do afterwards. */
async function runTest(name: string, work: Work): Promise<void> {
  const afterwards: Work[] = [];
  const context = {
    name,
    mock,
    signal: new AbortController().signal,
    diagnostic: () => undefined,
    skip: () => undefined,
    assert: { fileSnapshot },
    after: (later: Work) => void afterwards.unshift(later),
    test: (part: string, ...said: unknown[]) => runTest(part, said.at(-1) as Work),
  };
  try {
    await work(context);
  } finally {
    for (const later of afterwards) await later(context);
    mock.reset();
  }
  if (stray !== undefined) throw stray;
}

async function runFile(file: string): Promise<void> {
  tests = [];
  hooks = { ...hooks, before: [], beforeEach: [], afterEach: [] };
  const cpu = process.cpuUsage();
  await import(pathToFileURL(join(root, file)).href);
  loadMs += millisecondsSince(cpu);
  for (const one of hooks.before) await one({});
  for (const [name, work] of tests) {
    for (const one of hooks.beforeEach) await one({});
    await runTest(name, work).catch((cause: unknown) => {
      throw new Error(`${file}: ${name}: ${String(cause).slice(0, 200)}`);
    });
    for (const one of hooks.afterEach) await one({});
  }
}

function millisecondsSince(cpu: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(cpu);
  return (user + system) / 1000;
}

async function obey(): Promise<Outcome> {
  const cpu = process.cpuUsage();
  if (order.cover) await session.post("Profiler.startPreciseCoverage", { callCount: false, detailed: true });
  let failed: string | undefined;
  stray = undefined;
  loadMs = 0;
  try {
    for (const file of order.tests) await runFile(file);
  } catch (cause) {
    failed = String(cause);
  }
  for (const one of hooks.after.splice(0)) await Promise.resolve(one({})).catch(() => undefined);
  const ran = order.cover ? await whatRan(order.cover) : {};
  const cpuMs = millisecondsSince(cpu);
  return { failed, cpuMs, testMs: cpuMs - loadMs, heapBytes: process.memoryUsage().heapUsed, ran };
}

async function whatRan(files: readonly string[]): Promise<Outcome["ran"]> {
  const { result } = await session.post("Profiler.takePreciseCoverage");
  await session.post("Profiler.stopPreciseCoverage");
  const byUrl = new Map(result.map((script) => [script.url, script.functions]));
  const told = files.flatMap((file) => {
    const functions = byUrl.get(`${pathToFileURL(join(root, file)).href}?round=${round}`);
    return functions ? [[file, functions.flatMap(({ ranges }) => ranges)] as const] : [];
  });
  return Object.fromEntries(told);
}

session.connect();
await session.post("Profiler.enable");
process.on("message", (message: Order & { reach: readonly string[] }) => {
  order = message;
  anew = new Set(message.reach.map((file) => join(root, file)));
  round++;
  void obey().then((outcome) => process.send!(outcome));
});
process.send!("ready");
