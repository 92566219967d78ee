import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { withoutPostgres } from "../../test/support/postgres/server.ts";
import { dataIn } from "../harness/data.ts";
import { keep, whatMoved } from "../harness/kept-figures.ts";
import { engines } from "./engines.ts";
import { http } from "./http.ts";
import { importing } from "./import.ts";
import { patching } from "./patching.ts";
import { searches } from "./searches.ts";
import { start } from "./start.ts";
import { stores } from "./stores.ts";

const folder = mkdtempSync(join(tmpdir(), "waymark-bench-"));
after(() => rmSync(folder, { recursive: true, force: true }));
const data = dataIn(folder, { seed: 1, listings: 90, guides: 6, cities: 3 }, false);

for (const [name, benchmark] of Object.entries({
  importing,
  start,
  patching,
  searches,
  http,
})) {
  test(`the benchmark ${name} runs over a small corpus and fills its table`, async () => {
    const [, rule, ...rows] = (await benchmark({ data, seconds: 0.01 })).split("\n");
    assert.match(rule!, /^\|[-| :]+\|$/);
    assert.ok(rows.length > 0);
    for (const row of rows) assert.doesNotMatch(row, /NaN|undefined/);
  });
}

test("figures that are kept take the place of those before, with a plot, and what has moved since is told", () => {
  const page = join(folder, "benchmarks.md");
  const found = (share: string) =>
    `| | CPU µs | share % | whole GC / 1,000 |\n| --- | --: | --: | --: |\n| home & all | 1,200 | ${share} | 0.00 |\n| 304 | 30 | 60 | 0.00 |`;
  writeFileSync(page, "# Benchmarks\n");
  for (const [name, share] of [
    ["http", "50"],
    ["start", "1"],
    ["http", "40"],
  ] as const) {
    keep(name, `Measured for ${share}.`, found(share), page);
  }
  const text = readFileSync(page, "utf8");
  assert.deepEqual(text.match(/^(?:#|Measured).*/gm), [
    "# Benchmarks",
    "## http",
    "Measured for 40.",
    "## start",
    "Measured for 1.",
  ]);
  assert.match(text, /!\[share % by row\]\(benchmarks\/http\.svg\)/);
  assert.match(readFileSync(join(folder, "benchmarks", "http.svg"), "utf8"), />home &amp; all<.*>40</);
  assert.equal(whatMoved("http", found("42"), page), "Nothing moved.");
  assert.match(whatMoved("http", found("20"), page), /\| home & all: share % +\| +40 \| +20 \|/);
});

test("both stores find the same listings in the same order", { skip: withoutPostgres }, async () => {
  const lines = (await stores({ data, seconds: 0.01 })).split("\n");
  const place = lines.findIndex((line) => line.startsWith("| listings: geo, personal score"));
  assert.match(lines[place + 1]!, / PostgreSQL \|.*\| 200 of 200 \|/);
  assert.doesNotMatch(lines.join("\n"), /NaN|undefined/);
});

test("engines answer as an exhaustive search does, but for what they mean otherwise by a word or know not of the poles", {
  skip: withoutPostgres,
}, async () => {
  const found = await engines({ data, seconds: 0.01 });
  const exact = found.split("\n").filter((line) => /\|\s+100 \|\s+100 \|$/.test(line));
  for (const name of ["Waymark", "Waymark over HTTP", "SQLite R*Tree + FTS5", "MiniSearch", "Orama"]) {
    for (const asked of ["place and wishes", "whole organisation"]) {
      assert.ok(
        exact.some((line) => line.startsWith(`| ${asked}: ${name} `)),
        `${asked}: ${name}`,
      );
    }
  }
  assert.doesNotMatch(found, /NaN|undefined/);
});
