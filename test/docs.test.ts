import assert from "node:assert/strict";
import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { docsPages } from "../scripts/docs-pages.ts";
import { writtenPages } from "../scripts/write-reference.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(join(root, path), "utf8");
const pages = globSync(["*.md", "docs/**/*.md", "bench/**/*.md", "web/*.md"], { cwd: root });

test("written pages tell every parameter, error code, command, option and package", () => {
  for (const [path, write] of Object.entries(writtenPages)) {
    assert.equal(read(path), write(), `${path} is out of date: run \`npm run docs\``);
  }
});

test("the menu of the docs has every page of theirs, once", () => {
  const listed = Object.values(docsPages).flatMap((section) => section.map(([path]) => `docs/${path}.md`));
  const there = pages.filter((page) => page.startsWith("docs/") && page !== "docs/index.md");
  assert.deepEqual(listed.sort(), there.sort());
});

test("every link within the docs leads to a file and a heading that are there", () => {
  assert.ok(pages.length > 10, "the pages are found");
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)]
      .map(([, link]) => link!)
      .filter((link) => !leadsSomewhere(page, link))
      .map((link) => `${page}: ${link}`),
  );
  assert.deepEqual(broken, []);
});

test("paths of source files that the docs name are there", () => {
  const gone = pages.flatMap((page) =>
    [...read(page).matchAll(/`((?:src|test|bench|web|scripts)\/[\w./-]+\.(?:ts|json|mjs))`/g)]
      .map(([, path]) => path!)
      .filter((path) => ![root, join(root, dirname(page))].some((from) => existsSync(join(from, path))))
      .map((path) => `${page}: ${path}`),
  );
  assert.deepEqual(gone, []);
});

function leadsSomewhere(page: string, link: string): boolean {
  const [path = "", anchor] = link.split("#");
  const file = path === "" ? page : join(dirname(page), path);
  if (!existsSync(join(root, file))) return false;
  return anchor === undefined || !file.endsWith(".md") || anchorsIn(read(file)).includes(anchor);
}

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsIn(markdown: string): string[] {
  const headings = markdown.replace(/^```.*?^```/gms, "").match(/^#+ .*$/gm) ?? [];
  return headings.map((heading) =>
    heading
      .replace(/^#+ /, "")
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, "")
      .replaceAll(" ", "-"),
  );
}
