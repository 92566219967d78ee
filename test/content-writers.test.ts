import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { openEditor } from "./support/editing.ts";
import { listing } from "./support/records.ts";
import { startWorld } from "./support/world.ts";

/** How many patches; `WAYMARK_TEST_PATCHES=10000` is the long form, which tells how long they took. */
const PATCHES = Number(process.env.WAYMARK_TEST_PATCHES ?? 400);
const languages = ["en-GB", "da-DK", "de-DE", "fr-FR", "es-ES", "it-IT", "nl-NL", "sv-SE"];
const records = 50;
const world = await startWorld({
  demo: {
    languageCodes: languages,
    records: Array.from({ length: records }, (_, n) => listing(`place-${n}`, { geoLocation: [55, 12] })),
  },
});

test(`${PATCHES} patches by ${languages.length} editors: none is lost, versions have no gaps, readers see the last of each`, async () => {
  const edit = await openEditor(world);
  const before = await world.store.version("demo");
  const versions: number[] = [];
  const took: number[] = [];
  const last = new Map<string, string>();
  let isDone = false;
  const write = async (language: string, editor: number) => {
    for (let n = editor; n < PATCHES; n += languages.length) {
      const id = `place-${Math.floor(n / languages.length) % records}`;
      const name = `${language} ${n}`;
      const begun = performance.now();
      const { status, headers, text } = await edit("PATCH", `content/listing/${id}`, {
        body: { name: { [language]: name } },
      });
      took.push(performance.now() - begun);
      assert.equal(status, 200, text);
      versions.push(Number(headers.get("etag")!.slice(1, -1)));
      last.set(`${id} ${language}`, name);
    }
  };
  const readTimes: number[] = [];
  const read = async () => {
    while (!isDone) {
      const begun = performance.now();
      await world.ask("listing-search", { lang: "en-GB", latlng: "55,12", hitsPerPage: 20 });
      readTimes.push(performance.now() - begun);
      await setTimeout(10);
    }
  };
  const reading = read();
  const begun = performance.now();
  await Promise.all(languages.map(write));
  const seconds = (performance.now() - begun) / 1_000;
  isDone = true;
  await reading;
  const expected = Array.from({ length: PATCHES }, (_, n) => before + 1 + n);
  assert.deepEqual(
    versions.sort((a, b) => a - b),
    expected,
  );
  for (const [key, name] of last) {
    const [id, language] = key.split(" ") as [string, string];
    const stored = JSON.parse((await world.store.read("demo").record("listing", id))!.body);
    assert.equal(stored.name[language], name);
  }
  const isSeen = async () => {
    const page = await world.all("listing-search", { lang: "da-DK" });
    return page.every(({ id, name }) => name === last.get(`${id} da-DK`));
  };
  for (let tries = 0; !(await isSeen()); tries++) {
    assert.ok(tries < 20, "readers see the last of each");
    await setTimeout(50);
  }
  if (process.env.WAYMARK_TEST_PATCHES === undefined) return;
  const part = (times: number[], share: number) =>
    times.sort((a, b) => a - b)[Math.floor(times.length * share)]!.toFixed(1);
  console.log(
    `${PATCHES} patches in ${seconds.toFixed(1)} s, ms at p50 ${part(took, 0.5)} p99 ${part(took, 0.99)}; ` +
      `${readTimes.length} reads meanwhile, ms at p50 ${part(readTimes, 0.5)} p99 ${part(readTimes, 0.99)}`,
  );
});
