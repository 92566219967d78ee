import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import sharp from "sharp";
import { commandLine, until } from "./support/command-line.ts";
import { startSmtpServer } from "./support/concierge/smtp-server.ts";

const root = join(import.meta.dirname, "..");
let folder: string;
let url: string;
let key: string;
const mail = await startSmtpServer({ after });
const { start, done, end } = commandLine(
  () => folder,
  () => ({
    WAYMARK_DATA: "var",
    LOG_LEVEL: "silent",
    PORT: "0",
    SMTP_URL: mail.url,
    MAIL_FROM: "a@example.org",
  }),
);

before(async () => {
  folder = mkdtempSync(join(tmpdir(), "waymark-docs-"));
  const server = start(["start"]);
  let printed = "";
  server.stdout!.on("data", (chunk: Buffer) => {
    printed += chunk;
  });
  await until(() => /Stop with/.test(printed), 60);
  url = /http:\S+?(?=\s)/.exec(printed)![0];
  key = (await done(["keys", "create", "--org", "demo", "--ability", "read,write"])).trim();
  await sharp({ create: { width: 640, height: 480, channels: 3, background: "teal" } }).toFile(
    join(folder, "harbour.jpg"),
  );
});
after(() => {
  end();
  rmSync(folder, { recursive: true, force: true });
});

/** The tutorial is typed as a whole, with the package (`test/package.test.ts`). */
const pages = globSync(["README.md", "docs/*.md"], { cwd: root, exclude: ["docs/tutorial.md"] });
const blocks = pages.flatMap((page) =>
  [...readFileSync(join(root, page), "utf8").matchAll(/^```sh\n(.*?)^```$/gms)]
    .map(([, code]) => ({ page, code: code! }))
    .filter(({ code }) => /\bcurl .*127\.0\.0\.1:8080|^at=http/m.test(code)),
);

test("the docs have requests to run", () => assert.ok(blocks.length > 4));

for (const [at, { page, code }] of blocks.entries()) {
  test(`the requests of ${page} are answered (${at})`, async () => {
    // Every request has to succeed, wherever in a line it stands.
    const script = `curl() { command curl --fail-with-body -sS "$@" || kill $$; }\n${code.replace(/^npm .*$/gm, "").replaceAll("http://127.0.0.1:8080", url)}`;
    const { PATH = "" } = process.env;
    const env = { PATH, KEY: key };
    await promisify(execFile)("sh", ["-eu", "-c", script], { cwd: folder, env, maxBuffer: 2 ** 26 });
  });
}

test("the programs of the docs bring records in from a CMS, and keep a folder of pages in step", async (t) => {
  const text = readFileSync(join(root, "docs/content.md"), "utf8");
  const items = [1, 2].map((id) => ({
    ...{ id, title: `Kiosk <${id}>`, text: "Ices", position: [55.68, 12.59], status: "published" },
  }));
  const cms = createServer((_request, response) => response.end(JSON.stringify({ data: items }))).listen(0);
  t.after(() => cms.close());
  const { port } = cms.address() as AddressInfo;
  for (const [, code, name] of text.matchAll(/^```ts\n(\/\/ (\S+)\n.*?)^```$/gms)) {
    const here = code!.replaceAll("http://127.0.0.1:8080", url).replace(":8055", `:${port}`);
    writeFileSync(join(folder, name!), here);
  }
  const run = (name: string) =>
    promisify(execFile)(process.execPath, [name], { cwd: folder, env: { PATH: process.env.PATH, KEY: key } });
  const page = (id: number) => join(folder, `site/cms-${id}.html`);
  assert.match((await run("cms-in.ts")).stdout, /"added":2/);
  assert.match((await run("cms-in.ts")).stdout, /"unchanged":2/);
  // A reader sees a write within a second.
  await setTimeout(1_000);
  await run("site-out.ts");
  assert.match(readFileSync(page(1), "utf8"), /<h1>Kiosk &#60;1&#62;<\/h1>/);
  items[0]!.title = "Kiosk of another name";
  items[1]!.status = "archived";
  const { stdout } = await run("cms-in.ts");
  assert.match(stdout, /"updated":2/);
  await setTimeout(1_000);
  await run("site-out.ts");
  assert.match(readFileSync(page(1), "utf8"), /another name/);
  assert.equal(existsSync(page(2)), false);
});

test("the plan of the docs is mailed", () => assert.equal(mail.taken.length, 1));
