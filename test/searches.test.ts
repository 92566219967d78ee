import assert from "node:assert/strict";
import { hash } from "node:crypto";
import { join } from "node:path";
import { after, test } from "node:test";
import { generateRecords } from "../bench/generator/generate-records.ts";
import { Random } from "../bench/generator/random.ts";
import {
  guideSearchParameters,
  listingSearchParameters,
  locationSearchParameters,
} from "../src/contract/parameters.ts";
import { readParameters } from "../src/contract/read-parameters.ts";
import { createDiscovery } from "../src/discovery/discovery.ts";
import { importNdjson } from "../src/sources/import-records.ts";
import { fileOfRecords } from "./support/sources/files.ts";
import { openTestStore } from "./support/test-store.ts";
import { type RecordLine, START } from "./support/world.ts";

const ROUNDS = 4;
const SEARCHES = 260;
const CHANGES = 40;

const clock = () => START;
const { store, remove } = await openTestStore(clock);
after(remove);
const discovery = createDiscovery({ store, clock });
await store.organisations.create({
  id: "demo",
  name: "Demo",
  languageCodes: ["en-GB", "da-DK", "ja-JP"],
  createdAt: START,
});
const records = [...generateRecords({ seed: 5, listings: 700, guides: 120, cities: 2 })].map(
  ({ kind, record }) => ({ kind, ...record }) as RecordLine,
);
const ofKind = (kind: string) => records.filter((record) => record.kind === kind);
const [listings, guides, areas, hosts] = ["listing", "guide", "geoArea", "host"].map(ofKind);
const wordsOf = (record: RecordLine) =>
  Object.values((record.displayName ?? record.name) as Record<string, string>).flatMap((name) =>
    name.split(" "),
  );
const words = [...listings!, ...guides!, ...areas!].flatMap(wordsOf);

async function write(lines: readonly RecordLine[]): Promise<void> {
  const { faults } = await importNdjson({ store, orgId: "demo", files: [fileOfRecords(lines)] });
  assert.deepEqual(faults, []);
}

/** Records as somebody changes them: moved, renamed, put away, taken out of guides, or new. */
function changed(random: Random): RecordLine[] {
  const made = Array.from({ length: CHANGES }, (_, number) => {
    const record = random.pick([...listings!, ...guides!, ...areas!]);
    const other = random.pick(ofKind(record.kind));
    const geoLocation = (other.geoLocation ?? [55.6, 12.5]) as number[];
    return random.pick<RecordLine>([
      { ...record, geoLocation },
      { ...other, id: record.id },
      { ...record, status: "archived" },
      { ...other, id: `new-${number}-${random.pick(words).length}` },
      record.kind === "listing" ? { ...record, featured: true, score: 100 } : record,
      record.kind === "guide" ? { ...record, listingIds: other.listingIds } : record,
    ]);
  });
  return [...new Map(made.map((record) => [`${record.kind} ${record.id}`, record])).values()];
}

/** What a traveller may type: words of names, whole, begun or with a slip. */
function typed(random: Random): string {
  const word = () => {
    const letters = [...random.pick(words)];
    const at = Math.floor(random.float() * letters.length);
    const slip = random.pick(["", "", "", "cut", "drop", "swap", "other"]);
    if (slip === "cut") return letters.slice(0, at + 1).join("");
    if (slip === "drop") letters.splice(at, 1);
    if (slip === "swap") letters.splice(at, 2, ...letters.slice(at, at + 2).reverse());
    if (slip === "other") letters[at] = random.pick(["e", "x", "1", "é"]);
    return letters.join("");
  };
  return Array.from({ length: random.pick([1, 1, 2, 2, 3]) }, word).join(random.pick([" ", "-", ", "]));
}

/** A search with some of its parameters. */
function drawn(random: Random, kind: "listing" | "guide" | "geoArea"): Record<string, string> {
  const maybe = (share: number, fields: () => Record<string, unknown>) =>
    random.float() < share ? fields() : {};
  const place = random.pick(listings!).geoLocation as number[];
  const [lat, lng] = place.map((degrees) => degrees + (random.float() - 0.5) / 50) as [number, number];
  const some = random.pick(listings!);
  const query = {
    explain: true,
    fields: "geoDistance",
    hitsPerPage: random.pick([3, 10, 20]),
    ...maybe(0.2, () => ({ page: random.pick([2, 3, 9]) })),
    ...maybe(0.5, () => ({ searchQuery: typed(random) })),
    ...maybe(0.5, () => ({ latlng: `${lat.toFixed(5)},${lng.toFixed(5)}` })),
    ...maybe(0.3, () => ({ radius: random.pick([300, 2_000, 20_000]) })),
    ...maybe(0.4, () => ({ rankBy: random.pick(["distance", "relevance", "score", "balanced"]) })),
    ...maybe(0.3, () => ({ lang: random.pick(["en-GB", "da", "ja", "fr"]) })),
    ...maybe(0.3, () => ({ profileId: random.pick(hosts!).id })),
    ...maybe(kind === "geoArea" ? 0 : 0.4, () => ({
      userInterests: random.pick(["art", "food:2,history", "nature,art:0.5", "unheard"]),
      userCategory: random.pick([undefined, "family", "solo", "business"]),
      tripType: random.pick(["both", "business", "pleasure"]),
    })),
    ...maybe(kind === "listing" ? 0.7 : 0, () => ({
      ...maybe(0.3, () => ({ facets: "category,group,activityTags,priceLevel,neighborhood" })),
      ...maybe(0.2, () => ({ group: random.pick(["see", "eat", "drink", "do"]) })),
      ...maybe(0.2, () => ({ neighborhood: some.neighborhood })),
      ...maybe(0.2, () => ({ priceLevel: random.pick(["1", "2,3", "0,4"]) })),
      ...maybe(0.2, () => ({ minRating: random.pick([3, 4.2]) })),
      ...maybe(0.2, () => ({ featured: random.pick([true, false]) })),
      ...maybe(0.2, () => ({ offered: true })),
      ...maybe(0.15, () => ({ guideId: random.pick(guides!).id })),
      ...maybe(0.15, () => ({ locationId: random.pick(areas!).id })),
      ...maybe(0.15, () => ({ openAt: random.pick(["2026-05-20T19:30", "2026-05-24T09:00"]) })),
      ...maybe(0.15, () => ({ bbox: [lat - 0.02, lng - 0.03, lat + 0.01, lng + 0.02].join() })),
      ...maybe(0.15, () => ({ activityTags: Object.values((some.activityTags ?? {}) as object).flat()[0] })),
      ...maybe(0.1, () => ({ ids: [some.id, random.pick(listings!).id].join() })),
    })),
    ...maybe(kind === "geoArea" ? 0.3 : 0, () => ({ latlng: place.join(), contains: true })),
  };
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}

async function answer(kind: "listing" | "guide" | "geoArea", query: Record<string, string>): Promise<string> {
  const pairs = Object.entries(query).map(([name, value]) => ({ name, value }));
  const scope = { orgId: "demo" };
  const { body } = await (kind === "listing"
    ? discovery.listingSearch(scope, readParameters(listingSearchParameters, pairs))
    : kind === "guide"
      ? discovery.guideSearch(scope, readParameters(guideSearchParameters, pairs))
      : discovery.locationSearch(scope, readParameters(locationSearchParameters, pairs)));
  return body.toString();
}

test("searches of all kinds find the same in the same order as before, while records change", async (context) => {
  const random = new Random(81);
  const tallies = new Map<string, { searches: number; found: number; all: string }>();
  await write(records);
  for (let round = 0; round < ROUNDS; round++) {
    if (round > 0) await write(changed(random));
    for (let number = 0; number < SEARCHES; number++) {
      const kind = (["listing", "listing", "guide", "geoArea"] as const)[number % 4]!;
      const query = drawn(random, kind);
      const body = await answer(kind, query).catch((refusal: Error) =>
        JSON.stringify({ refusal: refusal.message }),
      );
      const { total = 0 } = JSON.parse(body) as { total?: number };
      const ways = ["searchQuery", "latlng", "profileId"].filter((name) => query[name]);
      const name = [kind, ...ways, query.rankBy ?? ""].filter(Boolean).join(" ");
      const tally = tallies.get(name) ?? { searches: 0, found: 0, all: "" };
      tally.searches++;
      tally.found += total;
      tally.all = hash("md5", JSON.stringify([tally.all, body]));
      tallies.set(name, tally);
    }
  }
  const lines = [...tallies]
    .sort()
    .map(
      ([name, { searches, found, all }]) =>
        `${name}: ${searches} searches, ${found} found, ${all.slice(0, 6)}`,
    );
  // To hold what is meant to have changed: node --test --test-update-snapshots test/searches.test.ts
  const path = join(import.meta.dirname, "searches.txt");
  context.assert.fileSnapshot(lines, path, { serializers: [(held) => `${(held as string[]).join("\n")}\n`] });
});
