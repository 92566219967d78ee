import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const source = fileURLToPath(new URL("../src", import.meta.url));

/** What each room may import besides itself; a room within a room that has a rule of its own stands for itself. */
const allowed: Record<string, readonly string[]> = {
  contract: [],
  languages: ["contract"],
  hours: ["contract", "languages"],
  content: ["contract", "languages", "hours"],
  search: ["contract", "languages", "hours", "content"],
  store: ["contract", "languages", "hours", "content", "search"],
  "store/sqlite": ["contract", "content", "search", "store"],
  "store/postgres": ["contract", "content", "search", "store"],
  discovery: ["contract", "languages", "hours", "content", "search", "store"],
  "sources/taxonomy": ["contract", "languages", "content"],
  "sources/curation": ["contract", "languages", "content", "search", "store", "sources/taxonomy"],
  sources: ["contract", "languages", "hours", "content", "search", "store", "sources/taxonomy"],
  concierge: [
    "contract",
    "languages",
    "hours",
    "content",
    "search",
    "store",
    "discovery",
    "sources/taxonomy",
  ],
  client: ["contract"],
  http: ["contract", "languages", "content", "store", "discovery", "concierge"],
  cli: ["contract", "content", "store", "sources", "sources/curation", "config.ts"],
  "config.ts": [],
  "main.ts": [
    "contract",
    "content",
    "store",
    "store/sqlite",
    "store/postgres",
    "discovery",
    "concierge",
    "http",
    "cli",
    "config.ts",
  ],
};

/** The room of a file below src: the innermost folder that has a rule. */
function layerOf(file: string): string {
  const [room, inner] = file.split("/");
  const nested = `${room}/${inner}`;
  return nested in allowed ? nested : room!;
}

function importsOf(file: string): string[] {
  const text = readFileSync(join(source, file), "utf8");
  const specifiers = [...text.matchAll(/(?:from|import)\s*\(?\s*"(\.[^"]+)"/g)].map((match) => match[1]!);
  return specifiers.map((specifier) => relative(source, join(source, dirname(file), specifier)));
}

const files = globSync("**/*.ts", { cwd: source }).filter((file) => !/\.test\.ts$|conformance/.test(file));

test("imports go one way: no file of src reaches into a layer above its own", () => {
  assert.ok(files.length > 50, "the sources are found");
  const upward = files.flatMap((file) => {
    const layer = layerOf(file);
    const may = [layer, ...(allowed[layer] ?? [])];
    return (
      importsOf(file)
        // What lies beside src (package.json) is no layer.
        .filter((imported) => !imported.startsWith("..") && !may.includes(layerOf(imported)))
        .map((imported) => `${file} imports ${imported}`)
    );
  });
  assert.deepEqual(upward, []);
});

test("every folder of src is a layer with a rule, and has its line in the architecture", () => {
  const layers = new Set(files.map(layerOf));
  const architecture = readFileSync(new URL("../docs/ARCHITECTURE.md", import.meta.url), "utf8");
  for (const layer of layers) {
    assert.ok(layer in allowed, `${layer} has a rule`);
    assert.ok(architecture.includes(`\`src/${layer.split("/")[0]}\``), `${layer} is in docs/ARCHITECTURE.md`);
  }
});

test("only config.ts reads the environment, and only the command line's entry hands it over", () => {
  const readers = files.filter((file) => /process\.env/.test(readFileSync(join(source, file), "utf8")));
  assert.deepEqual(
    readers.filter((file) => !["config.ts", "main.ts"].includes(file)),
    [],
  );
});

test("nothing of an organisation is read without naming it: every Store method but the control ones takes orgId first", () => {
  const port = readFileSync(join(source, "store/store.ts"), "utf8");
  const body = port.slice(
    port.indexOf("export interface Store {"),
    port.indexOf("export type StoreErrorCode"),
  );
  const methods = [...body.matchAll(/^ {2}(\w+)\(\s*([^),]*)/gm)].map((match) => ({
    name: match[1]!,
    first: match[2]!,
  }));
  const control = [
    "organisations",
    "createOrganisation",
    "updateOrganisation",
    "addKey",
    "keyByHash",
    "ping",
    "close",
  ];
  const without = methods.filter(
    ({ name, first }) => !control.includes(name) && !first.startsWith("orgId: string"),
  );
  assert.deepEqual(without, []);
  assert.ok(methods.length > 15);
});
