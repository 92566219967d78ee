import assert from "node:assert/strict";
import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { inBrowser, startBrowser } from "./support/browser.ts";
import { until } from "./support/command-line.ts";
import { testTutorial } from "./support/tutorial.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
let folder: string;
let server: ChildProcess | undefined;
const inPackage = (path: string) => join(folder, "node_modules", "waymark", path);

/** As somebody who has nothing but Node and the tarball. */
before(() => {
  folder = mkdtempSync(join(tmpdir(), "waymark-package-"));
  execFileSync("npm", ["pack", "--silent", "--pack-destination", folder], { cwd: root, stdio: "pipe" });
  const [tarball] = globSync("waymark-*.tgz", { cwd: folder });
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
  execFileSync("npm", ["install", "--silent", "--prefer-offline", "--omit=dev", `./${tarball}`], {
    cwd: folder,
    stdio: "pipe",
  });
});
after(() => {
  server?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

test("the package holds what was compiled and what it shows, no sources, tests or benchmarks", () => {
  const held = [
    "lib/main.js",
    "lib/client/client.d.ts",
    "web/dist/waymark-home.js",
    "deploy/compose.yaml",
    "sbom.cdx.json",
  ];
  for (const path of held) {
    assert.ok(existsSync(inPackage(path)), path);
  }
  for (const path of ["src", "test", "bench"]) {
    assert.ok(!existsSync(inPackage(path)), path);
  }
  assert.deepEqual(globSync("**/*.test.*", { cwd: inPackage(".") }), []);
});

test("every link of the docs in it leads to a page, a heading or a picture that is there", () => {
  const guide = inPackage("guide");
  const pages = globSync("**/*.html", { cwd: guide });
  assert.ok(pages.length > 20);
  const texts = new Map(pages.map((page) => [page, readFileSync(join(guide, page), "utf8")]));
  const broken = pages.flatMap((page) =>
    [...texts.get(page)!.matchAll(/ (?:href|src)="([^"]+)"/g)]
      .map(([, link]) => new URL(link!, `http://here/guide/${page}`))
      .filter(({ host, pathname, hash }) => {
        if (host !== "here") return false;
        const name = decodeURI(pathname).replace(/^\/guide\//, "") || "index.html";
        const id = decodeURIComponent(hash.slice(1));
        return !existsSync(join(guide, name)) || (id !== "" && !texts.get(name)?.includes(` id="${id}"`));
      })
      .map(({ href }) => `${page}: ${href}`),
  );
  assert.deepEqual(broken, []);
});

test("no package that it brings along runs a script when it is installed", () => {
  const lock = JSON.parse(readFileSync(join(folder, "node_modules", ".package-lock.json"), "utf8")) as {
    packages: Record<string, { hasInstallScript?: boolean }>;
  };
  const scripted = Object.entries(lock.packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  assert.deepEqual(scripted, []);
});

test("waymark start answers from an empty folder, with the sample and the element", async () => {
  const waymark = join(folder, "node_modules", ".bin", "waymark");
  server = spawn(waymark, ["start"], { cwd: folder, env: { ...process.env, PORT: "0" } });
  let printed = "";
  let complaints = "";
  server.stdout!.on("data", (chunk: Buffer) => {
    printed += chunk;
  });
  server.stderr!.on("data", (chunk: Buffer) => {
    complaints += chunk;
  });
  await until(() => /Stop with/.test(printed));
  assert.equal(complaints, "", "nothing that a person must ignore");
  const [url] = /http:\S+?(?=\s)/.exec(printed)!;
  const home = await fetch(`${url}/v2/orgs/demo/host-home?profileId=harbour-house&lang=da-DK&key=demo`);
  assert.equal(home.status, 200);
  const found = await fetch(`${url}/v2/orgs/demo/listing-search?searchQuery=kaffe&lang=da-DK&key=demo`);
  assert.ok(((await found.json()) as { total: number }).total > 0);
  assert.equal((await fetch(`${url}/waymark-home.js`)).status, 200);
  assert.match(await (await fetch(`${url}/llms.txt`)).text(), /\(\/guide\/tutorial\.md\)/);
  await assertSearchable(url);
  server.kill("SIGTERM");
  await once(server, "close");
});

test("an import that is large enough for a thread of its own finds it in the package", async () => {
  const waymark = (...args: string[]) =>
    execFileSync(join(folder, "node_modules", ".bin", "waymark"), args, { cwd: folder, encoding: "utf8" });
  waymark("orgs", "create", "acme", "--name", "Acme", "--languages", "en-GB");
  const records = Array.from({ length: 2_500 }, (_, index) =>
    JSON.stringify({
      kind: "listing",
      id: `place-${index}`,
      status: "active",
      name: { "en-GB": `Place ${index}` },
    }),
  );
  writeFileSync(join(folder, "places.ndjson"), records.join("\n"));
  assert.match(waymark("import", "--org", "acme", "places.ndjson"), /2,?500/);
});

test("a program serves a store itself", async () => {
  const program = `
    import { serve } from "waymark";
    const service = await serve({ PORT: "0", LOG_LEVEL: "silent", WAYMARK_DATA: "./embedded" });
    const { status } = await fetch(service.url + "/healthz");
    await service.stop();
    const refused = await serve({ PORT: "x", LOG_LEVEL: "y" }).catch((error) => error.faults.length);
    console.log(JSON.stringify([status, refused]));`;
  writeFileSync(join(folder, "embedding.mjs"), program);
  const printed = execFileSync(process.execPath, ["--disable-warning=ExperimentalWarning", "embedding.mjs"], {
    cwd: folder,
    encoding: "utf8",
  });
  assert.deepEqual(JSON.parse(printed), [200, 2]);
});

test("programs import the client and the schemas by the package's name", async () => {
  const program = `
    import { ApiError, createClient } from "waymark/client";
    import { schemas } from "waymark/schema";
    const client = createClient({ baseUrl: "http://127.0.0.1:9", orgId: "demo", key: "demo" });
    const refused = await client.listHosts().catch((error) => error.constructor.name);
    console.log(JSON.stringify([refused, typeof ApiError, Object.keys(schemas), schemas.listing.$schema]));`;
  writeFileSync(join(folder, "program.mjs"), program);
  const printed = execFileSync(process.execPath, ["program.mjs"], { cwd: folder, encoding: "utf8" });
  assert.deepEqual(JSON.parse(printed), [
    "ConnectionError",
    "function",
    ["host", "interest", "geoArea", "listing", "guide", "site"],
    "https://json-schema.org/draft/2020-12/schema",
  ]);
});

testTutorial(() => join(folder, "node_modules"));

test("on a Node that is too old one line says what to do", () => {
  const old = `Object.defineProperty(process.versions, "node", { value: "20.1.0" });
    await import(${JSON.stringify(inPackage("bin/waymark.mjs"))});`;
  writeFileSync(join(folder, "old.mjs"), old);
  assert.throws(
    () => execFileSync(process.execPath, ["old.mjs"], { cwd: folder, encoding: "utf8", stdio: "pipe" }),
    ({ status, stderr }: { status: number; stderr: string }) =>
      status === 1 && /needs Node 24 or later/.test(stderr) && stderr.trim().split("\n").length === 1,
  );
});

/** The docs are searched in the browser, by this server alone and within its content security policy. */
async function assertSearchable(url: string): Promise<void> {
  if (inBrowser.skip) return;
  const browser = await startBrowser();
  try {
    const { page, faults, requests } = await browser.openPage();
    await page.goto(`${url}/guide/`);
    await page.locator(".VPNavBarSearch button").first().click();
    await page.locator("#localsearch-input").fill("time zone");
    await page.locator("#localsearch-list a").first().click();
    await page.waitForURL(/\/guide\/.+/);
    assert.deepEqual(faults, []);
    assert.deepEqual(
      requests.filter((request) => !request.startsWith(url)),
      [],
    );
  } finally {
    await browser.stop();
  }
}
