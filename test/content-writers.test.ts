import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { patchTogether } from "./support/patching.ts";
import { listing } from "./support/records.ts";
import { startWorld } from "./support/world.ts";

const PATCHES = 400;
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
  const writeKey = await world.addKey("demo", { abilities: ["write"] });
  const { origin } = world;
  const patched = await patchTogether({ origin, languages, records, patches: PATCHES, writeKey });
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
});
