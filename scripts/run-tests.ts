// Runs the tests in batches, as many processes at a time as there are cores; the files of a batch share one process, which saves
// each of them loading the service anew. `unit`: the units alone; without a word: everything.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";

interface Batch {
  name: string;
  /** Arguments of node. */
  args: readonly string[];
}

interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
  /** What the batch tells of its failures, again: they are looked for at the end of the output. */
  failures: string;
}

const root = join(import.meta.dirname, "..");
const UNIT_SHARDS = 2;
/** They start servers or processes of their own and watch the clock: each file has a process to itself. */
const APART =
  /^test\/(processes|processes-behind-a-proxy|cli|cli-sources|cli-guides|cli-backup|lost-files|package)\.test\.ts$|^(bench|src\/store\/postgres)\//;
const unitFiles = find("src/**/*.test.ts", "web/{src,explorer}/**/*.test.ts", "data/**/*.test.ts");
const wholeFiles = find("test/*.test.ts", "test/!(browser)/**/*.test.ts", "bench/**/*.test.ts");
const together = (file: string) => !APART.test(file);

const unit: Batch[] = Array.from({ length: UNIT_SHARDS }, (_, index) => ({
  name: `units, part ${index + 1} of ${UNIT_SHARDS}`,
  args: shareProcess(unitFiles.filter(together).filter((_, place) => place % UNIT_SHARDS === index)),
}));

/** The longest first. */
const all: Batch[] = [
  { name: "the API over PostgreSQL", args: ["scripts/test-on-postgres.ts"] },
  { name: "the browser", args: shareProcess(find("test/browser/*.test.ts")) },
  ...unit,
  { name: "the API", args: shareProcess(wholeFiles.filter(together)) },
  {
    name: "processes, commands, stores, benchmarks",
    args: [
      "--test",
      "--test-concurrency=1",
      ...[...unitFiles, ...wholeFiles].filter((file) => !together(file)),
    ],
  },
];

function find(...patterns: string[]): string[] {
  return globSync(patterns, { cwd: root }).sort();
}

function shareProcess(files: readonly string[]): string[] {
  return ["--test", "--test-isolation=none", ...files];
}

/** Runs a batch and tells its whole output at once, so that batches do not mix. */
async function run({ name, args }: Batch): Promise<Outcome> {
  const startedAt = performance.now();
  const env = { NODE_COMPILE_CACHE: join(root, "node_modules/.cache/waymark"), ...process.env };
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...args], {
    cwd: root,
    env,
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => output.push(chunk));
  const [status] = (await once(child, "close")) as [number | null];
  const text = Buffer.concat(output).toString();
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(0);
  console.log(`\n=== ${name}: ${seconds} s\n\n${text}`);
  // A process that dies has not counted what it did not get to.
  const failed = status === 0 ? 0 : Math.max(1, count(text, "fail"));
  const told = text.split("✖ failing tests:").slice(1).join("");
  return {
    passed: count(text, "pass"),
    failed,
    skipped: count(text, "skipped"),
    failures: failed > 0 ? `\n=== ${name}: failed\n${told || text.slice(-2_000)}` : "",
  };
}

/** Of the counts at the end of a run, the last. */
function count(output: string, what: string): number {
  return Number([...output.matchAll(new RegExp(`^ℹ ${what} (\\d+)$`, "gm"))].at(-1)?.[1] ?? 0);
}

const waiting = process.argv[2] === "unit" ? [...unit] : [...all];
const total: Outcome = { passed: 0, failed: 0, skipped: 0, failures: "" };
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
      const { passed, failed, skipped, failures } = await run(batch);
      total.passed += passed;
      total.failed += failed;
      total.skipped += skipped;
      total.failures += failures;
    }
  }),
);
console.log(`${total.failures}\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
