import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { allOf, testFile } from "../../../test/support/sources/osm-file.ts";
import { createLocaliser } from "../../content/localise.ts";
import { isMostlyIn, isSameLanguage } from "../../languages/compare.ts";
import { osmReader } from "./osm-reader.ts";

/** A place as it was tagged in 2020 or 2025, and what an organisation whose default is English shows of it in English. */
interface NamedPlace {
  element: string;
  at: readonly [latitude: number, longitude: number];
  tags: Readonly<Record<string, string>>;
  shown: string;
}

// Names of forty places in Porto, Moscow, Nara, Hakone and Andorra, mistakes included. The data is of OpenStreetMap's
// contributors (ODbL 1.0), as the file's first line says.
const [, ...namedPlaces] = readFileSync(
  new URL("../../../test/support/sources/osm-names.ndjson", import.meta.url),
  "utf8",
)
  .trim()
  .split("\n")
  .map((line): NamedPlace => JSON.parse(line));

const elements = namedPlaces.map(({ at: [lat, lon], tags }, index) => {
  return { type: "node", id: index + 1, lat, lon, tags };
});
const file = testFile(JSON.stringify({ version: 0.6, elements }));

/** The names of the forty places as they are imported for an organisation with this default language, by their order. */
async function importedNames(orgDefault: string): Promise<Record<string, string>[]> {
  const batches = await allOf(osmReader.read(file, { languages: [orgDefault, "en-GB"], year: 2026 }));
  const names: Record<string, string>[] = [];
  for (const { id, fields } of batches.flatMap(({ records }) => records))
    names[Number(id.split("-").at(-1)) - 1] = (fields.name ?? fields.displayName) as Record<string, string>;
  return names;
}

test("forty real places have the names in English that a traveller can read, their own before a stranger's", async () => {
  const { pick } = createLocaliser({ asked: "en-GB", orgDefault: "en-GB" });
  const names = await importedNames("en-GB");
  assert.equal(namedPlaces.length, 40);
  assert.deepEqual(
    namedPlaces.map((_, index) => names[index] && pick(names[index])?.value),
    namedPlaces.map(({ shown }) => shown),
  );
});

for (const orgDefault of ["en-GB", "de-DE", "ja-JP"]) {
  test(`in English nothing is in another script that has a name in Latin letters or in ${orgDefault}`, async () => {
    const { pick } = createLocaliser({ asked: "en-GB", orgDefault });
    for (const [index, names] of (await importedNames(orgDefault)).entries()) {
      const { element, tags } = namedPlaces[index]!;
      const { language, value } = pick(names)!;
      const readable = Object.entries(tags).filter(
        ([key, text]) => /^(int_)?name(:|$)/.test(key) && isMostlyIn(text, "Latn"),
      );
      const isRight = isMostlyIn(value, "Latn") || isSameLanguage(language, orgDefault);
      assert.ok(isRight || readable.length === 0, `${element}: ${value} of ${JSON.stringify(names)}`);
    }
  });
}

test("a reader of Japanese is not shown Korean for a sign in Portuguese", async () => {
  const { pick } = createLocaliser({ asked: "ja", orgDefault: "en-GB" });
  const names = await importedNames("en-GB");
  const garden = namedPlaces.findIndex(({ tags }) => tags.name === "Jardim do Morro");
  assert.equal(pick(names[garden]!)?.value, "Jardim do Morro");
});
