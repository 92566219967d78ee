// Tries the tests: makes small faults (mutants) in files, one at a time in a copy of the project, runs the nearest tests, and prints
// the faults that none of them noticed.
//   npm run mutate -- src/hours src/search/ranking/order.ts [--most 20 (of each folder or file)] [--seed 1]
import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { parseAst } from "vite";

interface Mutant {
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

/** A mutant that no test has ended after this long counts as noticed: it may never end. */
const PATIENCE_MS = 300_000;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { most: { type: "string", default: "20" }, seed: { type: "string", default: "1" } },
});

const swapped: Record<string, string> = {
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "===": "!==",
  "!==": "===",
  "&&": "||",
  "||": "&&",
  "+": "-",
  "-": "+",
  "*": "/",
  "/": "*",
};

/** Every small fault that a syntax tree has room for. */
function* mutantsOf(node: Node, source: string): Generator<Mutant> {
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

/** The test beside a file, then those that import it, then those of its folder: groups that are run one after the other. */
function nearestTests(file: string, root: string): string[][] {
  const all = globSync(["src/**/*.test.ts", "test/*.test.ts", "test/http/*.test.ts"], { cwd: root });
  const beside = all.filter((path) => path === file.replace(/\.ts$/, ".test.ts"));
  const name = `/${basename(file)}"`;
  const importing = all.filter(
    (path) => !beside.includes(path) && readFileSync(join(root, path), "utf8").includes(name),
  );
  const nearer = new Set([...beside, ...importing]);
  const ofFolder = all.filter((path) => dirname(path) === dirname(file) && !nearer.has(path));
  return [beside, importing, ofFolder].filter((group) => group.length > 0);
}

/** The same choice for the same seed. */
function chosen<T>(list: readonly T[], most: number, seed: number): T[] {
  let state = seed;
  const keyed = list.map((one) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return [state >>> 8, one] as const;
  });
  return keyed
    .sort(([a], [b]) => a - b)
    .slice(0, most)
    .map(([, one]) => one);
}

const project = join(import.meta.dirname, "..");
const copy = mkdtempSync(join(tmpdir(), "waymark-mutants-"));
process.on("exit", () => rmSync(copy, { recursive: true, force: true }));
cpSync(project, copy, {
  recursive: true,
  filter: (path) => !/[\\/](node_modules|\.git)$/.test(path),
});
symlinkSync(join(project, "node_modules"), join(copy, "node_modules"));

function passes(groups: readonly string[][]): boolean {
  return groups.every((tests) => {
    const args = ["--disable-warning=ExperimentalWarning", "--test", "--test-isolation=none", ...tests];
    // Tests that never end hear no other signal.
    const limits = { timeout: PATIENCE_MS, killSignal: "SIGKILL" } as const;
    return spawnSync(process.execPath, args, { cwd: copy, ...limits }).status === 0;
  });
}

/** The mutants of a file, or of all files of a folder. */
function mutantsIn(place: string): [file: string, mutant: Mutant][] {
  const files = place.endsWith(".ts") ? [place] : globSync(`${place}/**/*.ts`, { cwd: copy }).sort();
  const sources = files.filter((file) => !/\.(test|d)\.ts$/.test(file) && existsSync(join(copy, file)));
  return sources.flatMap((file) => {
    const source = readFileSync(join(copy, file), "utf8");
    const tree = parseAst(source, { lang: "ts" }) as unknown as Node;
    return [...mutantsOf(tree, source)].map((mutant): [string, Mutant] => [file, mutant]);
  });
}

let tried = 0;
let noticed = 0;
const { most, seed } = values;
const picked = positionals.flatMap((place) => chosen(mutantsIn(place), Number(most), Number(seed)));
for (const [file, mutants] of Map.groupBy(picked, ([file]) => file)) {
  const path = join(copy, file);
  const source = readFileSync(path, "utf8");
  const tests = nearestTests(file, copy);
  if (tests.flat().length === 0 || !passes(tests)) {
    console.log(`${file}: no tests are near, or they fail without a fault`);
    continue;
  }
  for (const [, { start, end, text }] of mutants) {
    writeFileSync(path, source.slice(0, start) + text + source.slice(end));
    tried++;
    if (passes(tests)) {
      const line = source.slice(0, start).split("\n").length;
      console.log(`survived ${file}:${line} ${source.slice(start, end).slice(0, 60)} -> ${text}`);
      console.log(`  ${source.split("\n")[line - 1]!.trim()}`);
    } else noticed++;
  }
  writeFileSync(path, source);
}
console.log(`${noticed} of ${tried} faults were noticed`);
