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
  "search/text": ["contract", "languages", "content"],
  search: ["contract", "languages", "hours", "content", "search/text"],
  store: ["contract", "languages", "hours", "content", "search", "search/text"],
  "store/sqlite": ["contract", "content", "search", "search/text", "store"],
  "store/postgres": ["contract", "content", "search", "search/text", "store"],
  media: ["contract", "content"],
  weather: ["content"],
  walking: ["content"],
  discovery: [
    "contract",
    "languages",
    "hours",
    "content",
    "search",
    "search/text",
    "store",
    "weather",
    "sources/taxonomy",
  ],
  "sources/taxonomy": ["contract", "languages", "content"],
  "sources/curation": [
    "contract",
    "languages",
    "content",
    "search",
    "search/text",
    "store",
    "sources/taxonomy",
  ],
  sources: [
    "contract",
    "languages",
    "hours",
    "content",
    "search",
    "search/text",
    "store",
    "media",
    "walking",
    "sources/taxonomy",
  ],
  management: [
    "contract",
    "languages",
    "hours",
    "content",
    "search/text",
    "search",
    "media",
    "store",
    "sources",
  ],
  // Of the concierge only what keeps conversations and mails a plan knows the store, and only what answers asks discovery.
  concierge: [
    "contract",
    "languages",
    "hours",
    "content",
    "store",
    "walking",
    "discovery",
    "concierge/model",
    "concierge/understanding",
    "concierge/planner",
  ],
  "concierge/understanding": ["contract", "languages", "hours", "content", "search/text", "sources/taxonomy"],
  "concierge/planner": ["contract", "languages", "hours", "content"],
  "concierge/answers": [
    "contract",
    "languages",
    "hours",
    "content",
    "search/text",
    "sources/taxonomy",
    "weather",
    "discovery",
    "concierge",
    "concierge/understanding",
    "concierge/planner",
  ],
  "concierge/model": [
    "contract",
    "languages",
    "hours",
    "content",
    "search/text",
    "concierge",
    "concierge/understanding",
  ],
  // The judge asks as a guest does.
  judge: [
    "contract",
    "search/text",
    "store",
    "sources",
    "discovery",
    "concierge",
    "concierge/answers",
    "concierge/understanding",
  ],
  client: ["contract"],
  mcp: ["contract", "languages", "client"],
  http: [
    "contract",
    "languages",
    "content",
    "media",
    "store",
    "discovery",
    "management",
    "concierge",
    "client",
    "mcp",
  ],
  cli: [
    "hours",
    "contract",
    "languages",
    "content",
    "media",
    "management",
    "store",
    "sources",
    "sources/curation",
    "sources/taxonomy",
    "walking",
    "judge",
    "client",
    "mcp",
    "config.ts",
  ],
  "config.ts": ["media"],
  "main.ts": ["cli", "services.ts"],
  "index.ts": ["cli", "services.ts"],
  "services.ts": [
    "contract",
    "content",
    "media",
    "store",
    "store/sqlite",
    "store/postgres",
    "weather",
    "walking",
    "discovery",
    "concierge",
    "concierge/answers",
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

const files = globSync("**/*.ts", { cwd: source }).filter((file) => !/\.test\.ts$/.test(file));

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

test("the concierge asks discovery, and reads no columns of an organisation by itself", () => {
  const readers = files
    .filter((file) => file.startsWith("concierge/"))
    .filter((file) =>
      /\.catalogue\b|\{[^{}\n]*\bcatalogue\b[^{}\n]*\}/.test(readFileSync(join(source, file), "utf8")),
    );
  assert.deepEqual(readers, []);
});

test("only config.ts reads the environment, and only the command line's entry hands it over", () => {
  const readers = files.filter((file) => /process\.env/.test(readFileSync(join(source, file), "utf8")));
  assert.deepEqual(
    readers.filter((file) => !["config.ts", "main.ts"].includes(file)),
    [],
  );
});

/** The methods of an interface of the port, each with the text of its first parameter. */
function methodsOf(port: string, name: string): { name: string; first: string }[] {
  const [, body] = new RegExp(`^export interface ${name}\\b[^{]*{\\n(.*?)^}`, "ms").exec(port) ?? [];
  assert.ok(body, `the port has ${name}`);
  return [...body.matchAll(/^ {2}(\w+)\??\(\s*([^,)]*)/gm)].map(([, method, first]) => ({
    name: method!,
    first: first!,
  }));
}

test("nothing of an organisation is asked of the store without naming it, but of a reader that was made for it", () => {
  const port = readFileSync(join(source, "store/store.ts"), "utf8");
  /** The methods of each interface that name no organisation first, and how many it has. */
  const withoutOrganisation: Record<string, [names: readonly string[], count: number]> = {
    // They take the organisation itself, with its id, or ask for all.
    OrganisationStore: [["list", "create", "update"], 5],
    // A key names its organisation; its hash is how a request finds out which one that is.
    KeyStore: [["add", "findByHash"], 4],
    ConversationStore: [[], 5],
    // Usage is of the store as a whole: bytes and connections, nothing of what it holds.
    Store: [["watch", "ping", "usage", "close"], 8],
  };
  for (const [name, [without, count]] of Object.entries(withoutOrganisation)) {
    const methods = methodsOf(port, name);
    assert.equal(methods.length, count, `methods of ${name}`);
    const nameless = methods.filter(({ first }) => first !== "orgId: string");
    assert.deepEqual(
      nameless.map((method) => method.name),
      without,
    );
  }
  // What reads is made by naming the organisation, and cannot name another.
  for (const name of ["Reader", "PinnedVersion"]) {
    const methods = methodsOf(port, name);
    assert.ok(methods.length > 3, `methods of ${name}`);
    assert.ok(methods.every(({ first }) => !/^org/i.test(first)));
  }
  const interfaces = [...port.matchAll(/^export interface (\w+)[^{]*{\n(.*?)^}/gms)];
  const others = interfaces.filter(([, , body]) => /^ {2}\w+\??\(/m.test(body!)).map(([, name]) => name);
  const known = [...Object.keys(withoutOrganisation), "Reader", "PinnedVersion", "Batch"];
  assert.deepEqual(others.sort(), known.sort(), "every interface with methods is looked at");
});
