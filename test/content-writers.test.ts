import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { type Edited, openEditor } from "./support/editing.ts";
import { listing } from "./support/records.ts";
import { startWorld } from "./support/world.ts";

/** How many patches; the long form (`npm run trust:writers`, over PostgreSQL `WAYMARK_TEST_PATCHES=10000`) tells how long they took. */
const isLong = process.argv.includes("long") || process.env.WAYMARK_TEST_PATCHES !== undefined;
const PATCHES = Number(process.env.WAYMARK_TEST_PATCHES ?? (isLong ? 10_000 : 400));
/** Of so many patches one is of a draft, which is then published. */
const DRAFT_SHARE = 5;
const languages = ["en-GB", "da-DK", "de-DE", "fr-FR", "es-ES", "it-IT", "nl-NL", "sv-SE"];
const records = 50;
const world = await startWorld({
  demo: {
    languageCodes: languages,
    records: Array.from({ length: records }, (_, n) => listing(`place-${n}`, { geoLocation: [55, 12] })),
  },
});

test(`${PATCHES} patches by ${languages.length} editors, some published from drafts: none is lost, versions have no gaps, readers see the last of each`, async () => {
  const edit = await openEditor(world);
  const before = await world.store.version("demo");
  const versions = new Set<number>();
  const took: number[] = [];
  const last = new Map<string, string>();
  let isDone = false;
  const counts = { published: 0, begunAgain: 0 };
  const take = ({ status, headers, text }: Edited) => {
    assert.equal(status, 200, text);
    const version = Number(headers.get("etag")!.slice(1, -1));
    assert.ok(!versions.has(version), `two writes were told to be version ${version}`);
    versions.add(version);
  };
  const patchRecord = async (id: string, language: string, name: string) =>
    take(await edit("PATCH", `content/listing/${id}`, { body: { name: { [language]: name } } }));
  /** All editors of a record share its draft: another may publish it, or let it go because the record has changed. */
  const publishDraft = async (id: string, language: string, name: string) => {
    const at = `content/listing/${id}`;
    for (;;) {
      const drafted = await edit("PATCH", `${at}?draft=true`, { body: { name: { [language]: name } } });
      assert.equal(drafted.status, 200, drafted.text);
      const published = await edit("POST", `${at}/publish`);
      if (published.status === 200) {
        counts.published++;
        return take(published);
      }
      assert.ok([404, 412].includes(published.status), published.text);
      const now = (await edit("GET", at)).body.name as Record<string, string>;
      if (now[language] === name) return;
      counts.begunAgain++;
      if (published.status === 412) await edit("POST", `${at}/discard`);
    }
  };
  const write = async (language: string, editor: number) => {
    for (let n = editor; n < PATCHES; n += languages.length) {
      const id = `place-${Math.floor(n / languages.length) % records}`;
      const name = `${language} ${n}`;
      const begun = performance.now();
      const isDraft = (Math.floor(n / languages.length) + editor) % DRAFT_SHARE === 0;
      const patch = isDraft ? publishDraft : patchRecord;
      await patch(id, language, name);
      took.push(performance.now() - begun);
      last.set(`${id} ${language}`, name);
    }
  };
  const readTimes: number[] = [];
  const read = async (isOver = () => isDone) => {
    while (!isOver()) {
      const begun = performance.now();
      await world.ask("listing-search", { lang: "en-GB", latlng: "55,12", hitsPerPage: 20 });
      readTimes.push(performance.now() - begun);
      await setTimeout(10);
    }
  };
  if (isLong) await read(() => readTimes.length >= 1_000);
  const atRest = readTimes.splice(0);
  const reading = read();
  const begun = performance.now();
  await Promise.all(languages.map(write));
  const seconds = (performance.now() - begun) / 1_000;
  isDone = true;
  await reading;
  const after = await world.store.version("demo");
  assert.deepEqual(
    [...versions].sort((a, b) => a - b),
    Array.from({ length: after - before }, (_, n) => before + 1 + n),
  );
  assert.ok(counts.published > 0);
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
  if (!isLong) return;
  const part = (times: number[], share: number) =>
    times.sort((a, b) => a - b)[Math.floor(times.length * share)]!.toFixed(1);
  console.log(
    `${PATCHES} patches in ${seconds.toFixed(1)} s (${counts.published} published from drafts, ${counts.begunAgain} begun again), ms at p50 ${part(took, 0.5)} p99 ${part(took, 0.99)}; ` +
      `${readTimes.length} reads meanwhile, ms at p50 ${part(readTimes, 0.5)} p99 ${part(readTimes, 0.99)} ` +
      `(at rest ${part(atRest, 0.5)} and ${part(atRest, 0.99)})`,
  );
});
