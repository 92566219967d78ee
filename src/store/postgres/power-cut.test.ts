import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { Random } from "../../../bench/generator/random.ts";
import { freePort } from "../../../test/support/free-port.ts";
import {
  ordinaryUser,
  startServerOver,
  startTestServer,
  withoutPostgres,
} from "../../../test/support/postgres/server.ts";
import {
  cutPower,
  expectWhole,
  printedBefore,
  readTrace,
  startTraced,
  withoutPowerCuts,
} from "../../../test/support/power-cut.ts";
import { organisation } from "../../../test/support/store-conformance/records.ts";
import { openPostgresStore } from "./postgres-store.ts";

const VERSIONS = 60;
/** `long`: as many as told, else 60. */
const [, , word, many = "60"] = process.argv;
const CUTS = word === "long" ? Number(many) : 5;
/** Files that are made anew at every start, or written in another way (beside, then renamed), are no part of what is kept. */
const KEPT = /\/(base|global|pg_wal|pg_xact|pg_subtrans|pg_multixact)\//;
const MADE_ANEW = /pg_internal\.init|\.tmp$|xlogtemp/;

test("when the power of PostgreSQL's machine is cut, every acknowledged version is there, whole, whatever of the rest had reached the disk", {
  skip: withoutPostgres || withoutPowerCuts,
}, async (t: TestContext) => {
  const folder = mkdtempSync(join(tmpdir(), "waymark-power-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const copy = (from: string, to: string) => execFileSync("cp", ["-a", from, to]);
  const server = await startTestServer();
  t.after(() => server.remove());
  const store = await openPostgresStore({ url: await server.createDatabase() });
  await store.organisations.create(organisation("a"));
  await store.close();
  await server.stop();
  // The tests' servers wait for no disk.
  appendFileSync(join(server.data, "postgresql.auto.conf"), "fsync = on\n");
  const before = join(folder, "before");
  copy(server.data, before);

  const writer = join(import.meta.dirname, "../../../test/support/postgres/traced-writer.ts");
  const log = join(folder, "trace");
  const program = [process.execPath, "--disable-warning=ExperimentalWarning", writer];
  const { uid, gid } = await ordinaryUser();
  const user = uid === undefined ? [] : [`${uid}`, `${gid}`];
  const child = startTraced(log, [...program, server.data, `${await freePort()}`, `${VERSIONS}`, ...user]);
  child.stdout!.resume();
  await once(child, "close");
  const trace = await readTrace(log);

  const random = new Random(4, 5, 6);
  let further = 0;
  for (let n = 0; n < CUTS; n++) {
    // Before there is the start of the server alone.
    const { firstPrinted, length } = trace;
    const cut = Math.ceil(firstPrinted + ((length - firstPrinted) * (n + random.float())) / CUTS);
    const after = await startServerOver(async (data) => {
      copy(before, data);
      const isKept = (path: string) => KEPT.test(path) && !MADE_ANEW.test(path);
      cutPower(trace, cut, random, { from: server.data, folder: data, isKept });
    });
    t.after(() => after.remove());
    const versions = printedBefore(trace, cut).split("\n").filter(Boolean).map(Number);
    const last = Math.max(0, ...versions);
    const store = await openPostgresStore({ url: after.urlOf("test_1") });
    if ((await expectWhole(store, last)) > last) further++;
    await store.close();
    await after.remove();
  }
  t.diagnostic(`${CUTS} cuts of ${trace.calls.length} calls; ${further} left more than was acknowledged`);
});
