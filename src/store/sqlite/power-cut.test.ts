import assert from "node:assert/strict";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { Random } from "../../../bench/generator/random.ts";
import {
  cutPower,
  expectWhole,
  printedBefore,
  readTrace,
  startTraced,
  withoutPowerCuts,
} from "../../../test/support/power-cut.ts";
import { organisation } from "../../../test/support/store-conformance/records.ts";
import { openSqliteStore } from "./sqlite-store.ts";

const VERSIONS = 200;
const CUTS = 25;

test("when power is cut, every acknowledged version is there, whole, whatever of the rest had reached the disk", {
  skip: withoutPowerCuts,
}, async (t: TestContext) => {
  const folder = mkdtempSync(join(tmpdir(), "waymark-power-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const traced = join(folder, "traced");
  const before = join(folder, "before");
  const after = join(folder, "after");
  const store = await openSqliteStore({ directory: traced });
  await store.organisations.create(organisation("a"));
  await store.close();
  cpSync(traced, before, { recursive: true });

  const writer = join(import.meta.dirname, "../../../test/support/endless-writer.ts");
  const log = join(folder, "trace");
  const program = [process.execPath, "--disable-warning=ExperimentalWarning", writer];
  const child = startTraced(log, [...program, traced, `${VERSIONS}`]);
  child.stdout!.resume();
  await once(child, "close");
  const trace = await readTrace(log);
  const ofFile = trace.calls.filter(({ path }) => path === join(traced, "orgs/a.sqlite"));
  assert.ok(ofFile.length > 500, "the log was brought into the file");

  const random = new Random(1, 2, 3);
  let further = 0;
  for (let n = 0; n < CUTS; n++) {
    const cut = Math.ceil((trace.length * (n + random.float())) / CUTS);
    cpSync(before, after, { recursive: true });
    // The rest is memory that processes share.
    const isKept = (path: string) => !path.endsWith("-shm");
    cutPower(trace, cut, random, { from: traced, folder: after, isKept });
    const versions = printedBefore(trace, cut).split("\n").filter(Boolean).map(Number);
    const last = Math.max(0, ...versions);
    const store = await openSqliteStore({ directory: after });
    const version = await expectWhole(store, last);
    if (version > last) further++;
    await store.close();
    rmSync(after, { recursive: true });
  }
  t.diagnostic(`${CUTS} cuts of ${trace.calls.length} calls; ${further} left more than was acknowledged`);
});
