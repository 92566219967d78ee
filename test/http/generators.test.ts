import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { promisify } from "node:util";
import { createCatalogueAnswerer } from "../../src/concierge/answers/catalogue-answerer.ts";
import { type OpenedConcierge, openConcierge } from "../../src/concierge/open-concierge.ts";
import { startSampleWorld } from "../support/world.ts";

const tools = join(import.meta.dirname, "../../scripts/generators");
const skip = existsSync(join(tools, "node_modules"))
  ? false
  : "the generators are not installed: npm ci in scripts/generators";

let opened: OpenedConcierge;
const world = await startSampleWorld(async (parts) => {
  opened = await openConcierge({ ...parts, answerer: createCatalogueAnswerer(parts.discovery) });
  return opened.concierge;
});
after(() => opened.close());
const key = await world.addKey("demo", { abilities: ["read", "chat"] });

const folder = mkdtempSync(join(tmpdir(), "waymark-generators-"));
after(() => rmSync(folder, { recursive: true, force: true }));
symlinkSync(join(tools, "node_modules"), join(folder, "node_modules"));
write("package.json", '{ "type": "module" }');
for (const name of ["openapi.json", "openapi-preview.json"]) {
  write(name, await (await fetch(`${world.origin}/${name}`)).text());
}

function write(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

async function run(program: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, ORIGIN: world.origin, KEY: key };
  const child = promisify(execFile)(program, args, { cwd: folder, env });
  return (await child.catch((error) => assert.fail(`${args.join(" ")}: ${error.stdout}${error.stderr}`)))
    .stdout;
}

/** Compiles a TypeScript program as strictly as `tsc` can without demands of its own, runs it, and gives what it prints. */
async function compileAndRun(name: string, source: string): Promise<unknown> {
  write(`${name}.ts`, source);
  const tsc = join(import.meta.dirname, "../../node_modules/.bin/tsc");
  const strict = ["--strict", "--noUncheckedIndexedAccess", "--noImplicitOverride"];
  const target = ["--target", "es2024", "--lib", "es2024,dom,dom.iterable,dom.asynciterable", "--types", ""];
  await run(tsc, ...strict, ...target, "--module", "nodenext", "--outDir", "compiled", `${name}.ts`);
  return JSON.parse(await run(process.execPath, `compiled/${name}.js`));
}

/** What every generated client is asked for here, as each prints it. */
const expected = {
  ranked: await world.ids("listing-search", { profileId: "harbour-house", userInterests: "art,coffee:2" }),
  faults: ["page", "radius"],
  host: "harbour-house",
  toolUsed: true,
};

test("openapi-typescript and openapi-fetch: the types compile strictly and the client is answered", {
  skip,
}, async () => {
  const cli = join(tools, "node_modules/openapi-typescript/bin/cli.js");
  await run(process.execPath, cli, "openapi.json", "-o", "waymark.ts");
  await run(process.execPath, cli, "openapi-preview.json", "-o", "preview.ts");
  const printed = await compileAndRun(
    "with-openapi-fetch",
    `import createClient from "openapi-fetch";
import type { components, paths } from "./waymark.js";
import type { paths as PreviewPaths } from "./preview.js";

declare const process: { env: { ORIGIN: string; KEY: string } };
declare const console: { log(text: string): void };
const options = { baseUrl: process.env.ORIGIN, headers: { "X-Api-Key": process.env.KEY } };
const path = { orgId: "demo" };
const client = createClient<paths>(options);
const query = { profileId: "harbour-house", userInterests: "art,coffee:2" };
const found = await client.GET("/v2/orgs/{orgId}/listing-search", { params: { path, query } });
const { error } = await client.GET("/v2/orgs/{orgId}/guide-search", { params: { path, query: { page: 0, radius: 0 } } });
const home = await client.GET("/v2/orgs/{orgId}/host-home", { params: { path, query: { profileId: "harbour-house", lang: "en-GB" } } });
const secret: string | undefined = home.data?.host.tsAPIKey;
const problem: components["schemas"]["Problem"] | undefined = error;
const chat = await createClient<PreviewPaths>(options).POST("/v2/orgs/{orgId}/chat", { params: { path }, body: { message: "a museum" } });
console.log(JSON.stringify({
  ranked: found.data?.results.map(({ id }) => id),
  faults: problem?.errors?.map(({ name }) => name),
  host: home.data?.host.id,
  toolUsed: chat.data?.toolUsed,
  secret,
}));
`,
  );
  assert.deepEqual(printed, expected);
});

test("@hey-api/openapi-ts: the client compiles strictly and is answered", { skip }, async () => {
  write(
    "hey-api.mjs",
    `import { createClient } from "@hey-api/openapi-ts";
for (const [input, path] of [["openapi.json", "waymark"], ["openapi-preview.json", "preview"]]) {
  await createClient({ input, output: { path, module: { extension: ".js" } }, logs: { level: "silent" }, plugins: ["@hey-api/client-fetch", "@hey-api/typescript", "@hey-api/sdk"] });
}
`,
  );
  await run(process.execPath, "hey-api.mjs");
  const printed = await compileAndRun(
    "with-hey-api",
    `import { client } from "./waymark/client.gen.js";
import { client as previewClient } from "./preview/client.gen.js";
import { chat } from "./preview/index.js";
import { guideSearch, hostHome, listingSearch } from "./waymark/index.js";
import type { Problem } from "./waymark/index.js";

declare const process: { env: { ORIGIN: string; KEY: string } };
declare const console: { log(text: string): void };
for (const one of [client, previewClient]) one.setConfig({ baseUrl: process.env.ORIGIN, auth: process.env.KEY });
const path = { orgId: "demo" };
const profileId = "harbour-house";
const found = await listingSearch({ path, query: { profileId, userInterests: "art,coffee:2" } });
const { error } = await guideSearch({ path, query: { page: 0, radius: 0 } });
const problem: Problem | undefined = error;
const home = await hostHome({ path, query: { profileId, lang: "en-GB" } });
const said = await chat({ path, body: { message: "a museum" } });
console.log(JSON.stringify({
  ranked: found.data?.results.map(({ id }) => id),
  faults: problem?.errors?.map(({ name }) => name),
  host: home.data?.host.id,
  toolUsed: said.data?.toolUsed,
  secret: home.data?.host.tsAPIKey,
}));
`,
  );
  assert.deepEqual(printed, expected);
});

const python = await promisify(execFile)("python3", ["--version"]).then(
  ({ stdout }) =>
    / 3\.([89]|\d\d)/.test(stdout) ? undefined : `it needs Python 3.8, and this is ${stdout.trim()}`,
  () => "it needs Python 3.8",
);

test("quicktype: types for Python read what the service answers", { skip: skip || python }, async () => {
  write(
    "quicktype.cjs",
    `const { InputData, JSONSchemaInput, quicktype } = require("quicktype-core");
const { components } = require("./openapi.json");
const definitions = JSON.parse(JSON.stringify(components.schemas).replaceAll("#/components/schemas/", "#/definitions/"));
(async () => {
  const schemas = new JSONSchemaInput(undefined);
  for (const name of ["ListingSearchAnswer", "HostHomeAnswer", "Problem"]) {
    await schemas.addSource({ name, schema: JSON.stringify({ $ref: "#/definitions/" + name, definitions }) });
  }
  const inputData = new InputData();
  inputData.addInput(schemas);
  const { lines } = await quicktype({ inputData, lang: "python", rendererOptions: { "python-version": "3.7" } });
  require("node:fs").writeFileSync("waymark.py", lines.join("\\n"));
})();
`,
  );
  await run(process.execPath, "quicktype.cjs");
  write(
    "with_python.py",
    `import json, os
from urllib.error import HTTPError
from urllib.request import Request, urlopen
from waymark import host_home_answer_from_dict, listing_search_answer_from_dict, problem_from_dict

def get(path):
    headers = {"X-Api-Key": os.environ["KEY"]}
    return json.load(urlopen(Request(os.environ["ORIGIN"] + "/v2/orgs/demo/" + path, headers=headers)))

found = listing_search_answer_from_dict(get("listing-search?profileId=harbour-house&userInterests=art,coffee:2"))
home = host_home_answer_from_dict(get("host-home?profileId=harbour-house&lang=en-GB"))
try:
    get("guide-search?page=0&radius=0")
except HTTPError as error:
    problem = problem_from_dict(json.load(error))
print(json.dumps({
    "ranked": [listing.id for listing in found.results],
    "faults": [fault.name for fault in problem.errors],
    "host": home.host.id,
}))
`,
  );
  const { toolUsed: _, ...answers } = expected;
  assert.deepEqual(JSON.parse(await run("python3", "with_python.py")), answers);
});
