import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
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

test("the plan of the docs is mailed", () => assert.equal(mail.taken.length, 1));
