import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import type { Patched, Patching } from "./support/patching-thread.ts";
import { listing } from "./support/records.ts";
import { startWorld } from "./support/world.ts";

/** How many patches; the long form (`npm run trust:writers`, over PostgreSQL `WAYMARK_TEST_PATCHES=10000`) tells how long they took. */
const isLong = process.argv.includes("long") || process.env.WAYMARK_TEST_PATCHES !== undefined;
const PATCHES = Number(process.env.WAYMARK_TEST_PATCHES ?? (isLong ? 10_000 : 400));
const languages = ["en-GB", "da-DK", "de-DE", "fr-FR", "es-ES", "it-IT", "nl-NL", "sv-SE"];
const records = 50;
const world = await startWorld({
  demo: {
    languageCodes: languages,
    records: Array.from({ length: records }, (_, n) => listing(`place-${n}`, { geoLocation: [55, 12] })),
  },
});

test(`${PATCHES} patches by ${languages.length} editors, some published from drafts: none is lost, versions have no gaps, readers see the last of each`, async () => {
  const before = await world.store.version("demo");
  const asked: Patching = {
    ...{ origin: world.origin, languages, records, patches: PATCHES, readsAtRest: isLong ? 1_000 : 0 },
    ...{ readKey: world.keys.get("demo")!, writeKey: await world.addKey("demo", { abilities: ["write"] }) },
  };
  const thread = new Worker(new URL("./support/patching-thread.ts", import.meta.url), { workerData: asked });
  const [patched] = (await once(thread, "message")) as [Patched];
  const after = await world.store.version("demo");
  assert.deepEqual(
    patched.versions.sort((a, b) => a - b),
    Array.from({ length: after - before }, (_, n) => before + 1 + n),
  );
  assert.ok(patched.published > 0);
  for (const [key, name] of patched.last) {
    const [id, language] = key.split(" ") as [string, string];
    const stored = JSON.parse((await world.store.read("demo").record("listing", id))!.body);
    assert.equal(stored.name[language], name);
  }
  const isSeen = async () => {
    const page = await world.all("listing-search", { lang: "da-DK" });
    return page.every(({ id, name }) => name === patched.last.get(`${id} da-DK`));
  };
  for (let tries = 0; !(await isSeen()); tries++) {
    assert.ok(tries < 20, "readers see the last of each");
    await setTimeout(50);
  }
  if (!isLong) return;
  const part = (times: number[], share: number) =>
    times.sort((a, b) => a - b)[Math.floor(times.length * share)]!.toFixed(1);
  const { seconds, published, begunAgain, took, meanwhile, atRest } = patched;
  console.log(
    `${PATCHES} patches in ${seconds.toFixed(1)} s (${published} published from drafts, ${begunAgain} begun again), ms at p50 ${part(took, 0.5)} p99 ${part(took, 0.99)}; ` +
      `${meanwhile.length} reads meanwhile, ms at p50 ${part(meanwhile, 0.5)} p99 ${part(meanwhile, 0.99)} ` +
      `(at rest ${part(atRest, 0.5)} and ${part(atRest, 0.99)})`,
  );
});
