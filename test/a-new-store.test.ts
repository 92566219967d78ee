import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
const page = read("docs/a-new-store.md");

/** What a table of the page has in its first column. */
function firstColumn(section: string): string[] {
  return [...section.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name!);
}

/** The interfaces that have methods, by name, each with its members; what is only data is left out. */
function interfacesOf(path: string): Map<string, string[]> {
  const found = [...read(path).matchAll(/^export interface (\w+)[^{]*{\n(.*?)^}/gms)];
  const methods = found.filter(([, , body]) => /^ {2}\w+\??\(/m.test(body!));
  return new Map(
    methods.map(([, name, body]) => [
      name!,
      [...body!.matchAll(/^ {2}(?:readonly )?(\w+)\??[(:]/gm)].map(([, member]) => member!),
    ]),
  );
}

test("docs/a-new-store.md names every member of the port and of the rows that an adapter implements, and no other", () => {
  const interfaces = new Map([...interfacesOf("src/store/store.ts"), ...interfacesOf("src/store/tables.ts")]);
  // What a batch takes is no part of an adapter: src/store/batch.ts implements it.
  assert.ok(interfaces.delete("Batch"));
  const sections = page.split(/^### /m).slice(1);
  const told = new Map(
    sections.map((section) => [
      section.slice(0, section.indexOf("\n")),
      firstColumn(section.split(/^## /m)[0]!),
    ]),
  );
  assert.deepEqual([...told.keys()].sort(), [...interfaces.keys()].sort());
  for (const [name, members] of interfaces) {
    assert.ok(members.length > 1, `members of ${name}`);
    assert.deepEqual([...told.get(name)!].sort(), [...members].sort(), name);
  }
});

test("docs/a-new-store.md names every file that adapters share, and every file of the conformance suite", () => {
  const named = firstColumn(page).filter((name) => name.endsWith(".ts"));
  const there = globSync(["src/store/*.ts", "test/support/store-conformance/*.ts"], { cwd: root });
  assert.ok(there.length > 10);
  const isTest = (path: string) => path.endsWith(".test.ts");
  assert.deepEqual(named.sort(), there.filter((path) => !isTest(path)).sort());
});
