import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { withoutPostgres } from "../../test/support/postgres/server.ts";
import { dataIn } from "../harness/data.ts";
import { footprint } from "./footprint.ts";
import { hostHome } from "./host-home.ts";
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
  footprint,
  patching,
  hostHome,
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

test("both stores and hand-written SQL find the same listings in the same order", {
  skip: withoutPostgres,
}, async () => {
  const lines = (await stores({ data, seconds: 0.01 })).split("\n");
  const place = lines.findIndex((line) => line.startsWith("| listings: geo, personal score"));
  for (const name of ["PostgreSQL", "SQL alone"]) {
    const line = lines.slice(place, place + 3).find((one) => one.includes(` ${name} |`));
    assert.match(line!, /\| 200 of 200 \|/, name);
  }
  assert.doesNotMatch(lines.join("\n"), /NaN|undefined/);
});
