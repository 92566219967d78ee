import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const source = fileURLToPath(new URL("../src", import.meta.url));
const architecture = readFileSync(new URL("../docs/ARCHITECTURE.md", import.meta.url), "utf8");

/** These choose among ways: a request goes on with one of the files that they import, and the list says with which. */
const crossings = ["discovery/discovery.ts", "discovery/org/orgs.ts"];
/** What is handed over when the service starts is imported here instead of where it is used. */
const wiring = "services.ts";

/** The files of a numbered list of the architecture, by its heading. */
function filesOf(heading: string): string[] {
  const start = architecture.indexOf(`### ${heading}\n`);
  assert.ok(start >= 0, heading);
  const section = architecture.slice(start + 4).split(/^##/m)[0]!;
  return [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map((match) => match[1]!);
}

/** What a file imports of src; `values` leaves out what is imported as a type alone. */
function importsOf(file: string, values = false): string[] {
  const text = readFileSync(join(source, file), "utf8");
  const statements = [
    ...text.matchAll(/(import\s+type\b[^;]*?|import\b[^;]*?|export\b[^;]*?)\(?"(\.[^"]+)"/g),
  ];
  return statements
    .filter(([, head]) => !values || !/^import\s+type\b/.test(head!))
    .map(([, , specifier]) => relative(source, join(source, dirname(file), specifier!)));
}

const ways = [
  { heading: "A listing search, from the request to the bytes", most: 12 },
  { heading: "A write over HTTP, from the request to the batch", most: 9 },
  { heading: "A message to the concierge, from the request to the answer", most: 25 },
];

for (const { heading, most } of ways) {
  const files = filesOf(heading);

  test(`${heading}: at most ${most} files, all of them there`, () => {
    assert.ok(files.length > 5 && files.length <= most, `${files.length} files`);
    assert.equal(new Set(files).size, files.length);
    assert.deepEqual(
      files.filter((file) => !existsSync(join(source, file))),
      [],
    );
  });

  test(`${heading}: each file is imported by one before it`, () => {
    const unreached = files.filter((file, place) => {
      const before = [wiring, ...files.slice(0, place)];
      return place > 0 && !before.some((one) => importsOf(one).includes(file));
    });
    assert.deepEqual(unreached, []);
  });

  test(`${heading}: no file of discovery that is gone through is left out`, () => {
    const missing = files
      .filter((file) => !crossings.includes(file))
      .flatMap((file) => importsOf(file, true).map((imported) => ({ file, imported })))
      .filter(({ imported }) => imported.startsWith("discovery/") && !files.includes(imported))
      .map(({ file, imported }) => `${file} imports ${imported}`);
    assert.deepEqual(missing, []);
  });
}
