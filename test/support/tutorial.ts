import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { inBrowser, settle, startBrowser, styleOf } from "./browser.ts";
import { freePort } from "./free-port.ts";

const tutorial = readFileSync(join(import.meta.dirname, "../../docs/tutorial.md"), "utf8");

/** Tests the tutorial with the package in a folder of modules, from an empty folder to the page in a browser. */
export function testTutorial(modules: () => string): void {
  let end: (() => void) | undefined;
  after(() => end?.());

  test(
    "the tutorial's code blocks end at the hotel's page and a site that embeds it",
    inBrowser,
    async () => {
      const walked = await walk(modules());
      end = walked.end;
      assert.match(walked.printed, /A Brasileira/, "the concierge answers with the cafés of the table");
      const [page] = /http:\S+alone=1/.exec(walked.printed)!;
      const browser = await startBrowser();
      try {
        for (const url of [page, pathToFileURL(join(walked.folder, "my-hotel", "index.html")).href]) {
          const opened = await browser.openPage();
          await opened.page.goto(url);
          await assertBranded(opened.page);
          assert.deepEqual(opened.faults, []);
          const own = ["", new URL(page).host];
          const elsewhere = opened.requests.filter((address) => !own.includes(new URL(address).host));
          assert.deepEqual(elsewhere, []);
        }
      } finally {
        await browser.stop();
      }
    },
  );
}

async function assertBranded(page: Page): Promise<void> {
  const home = page.locator("waymark-home");
  await home.locator("h1", { hasText: "Good morning, Lisbon" }).waitFor();
  await settle(page);
  assert.equal(await styleOf(home.locator(".banner"), "background-color"), "rgb(29, 78, 95)");
  const logo = home.locator('img[src$=".svg"]').first();
  assert.equal(await logo.evaluate((image: { naturalWidth: number }) => image.naturalWidth), 360);
  assert.equal(await home.locator('section[aria-labelledby="guides"] li').count(), 3);
}

interface Walked {
  folder: string;
  /** What the shell put out. */
  printed: string;
  end(): void;
}

/** Types the tutorial's code blocks into one shell; tables and pictures are saved as it says, the service runs beside. */
async function walk(modules: string): Promise<Walked> {
  const folder = mkdtempSync(join(tmpdir(), "waymark-tutorial-"));
  const port = await freePort();
  const script = blocksOf(tutorial)
    .join("\n")
    .replace("npm install waymark", `ln -s ${modules} node_modules`)
    .replace(
      /^npx waymark serve$/m,
      "npx waymark serve > served.txt &\nuntil grep -q listens served.txt; do sleep 0.1; done",
    )
    .replaceAll("127.0.0.1:8080", `127.0.0.1:${port}`);
  const { PATH = "", HOME = "" } = process.env;
  const shell = spawn("sh", ["-eu"], {
    cwd: folder,
    detached: true, // a group of its own, which is ended as a whole
    env: { HOME, PATH: [dirname(process.execPath), PATH].join(delimiter), PORT: String(port), WORKERS: "1" },
  });
  const end = () => {
    process.kill(-shell.pid!, "SIGTERM");
    rmSync(folder, { recursive: true, force: true });
  };
  let printed = "";
  let complaints = "";
  shell.stdout.on("data", (chunk: Buffer) => {
    printed += chunk;
  });
  shell.stderr.on("data", (chunk: Buffer) => {
    complaints += chunk;
  });
  shell.stdin.end(script);
  const [status] = await once(shell, "exit");
  if (status === 0) return { folder, printed, end };
  end();
  throw new Error(`the tutorial stops with status ${status}:\n${complaints}`);
}

/** The blocks as shell commands; one in another language is saved under the name that stands before it. */
function blocksOf(markdown: string): string[] {
  return [...markdown.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(({ 1: language, 2: code, index }) => {
    if (language === "sh") return code!;
    const names = markdown.slice(0, index).match(new RegExp(`[\\w-]+\\.${language}(?=\`)`, "g"));
    return `cat > ${names!.at(-1)} <<'SAVED'\n${code}SAVED`;
  });
}
