import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import fc from "fast-check";
import type { Parameters } from "../../contract/parameter.ts";
import {
  guideSearchParameters,
  hostHomeParameters,
  listingSearchParameters,
  locationSearchParameters,
} from "../../contract/parameters.ts";
import { openSqliteStore } from "../../store/sqlite/sqlite-store.ts";
import type { Batch, PinnedVersion, Store } from "../../store/store.ts";
import { type CommonRequest, openSight, type Sight } from "../match/sight.ts";
import { GuideBlocks } from "../operations/guide-blocks.ts";
import { guideSearch } from "../operations/guide-search.ts";
import { hostHome } from "../operations/host-home.ts";
import { listingSearch } from "../operations/listing-search.ts";
import { locationSearch } from "../operations/location-search.ts";
import type { Answer } from "../present.ts";
import { RenditionCache } from "../rendition-cache.ts";
import { keep, readKept } from "./kept-catalogues.ts";
import { type Org, type OrgContents, openOrg, readOrg } from "./org.ts";
import { Vocabularies } from "./words.ts";

const acme = { id: "o", name: "O", languageCodes: ["en-GB"], createdAt: 0 };
/** More than a table may have that is tidied at every change. */
const LISTINGS = 4_200;
const GUIDES = 12;
const NOW = Date.UTC(2026, 5, 1);
const words = ["mill", "harbour", "bakery", "museum", "garden", "tower", "bridge"];

const pick = <T>(list: readonly T[], number: number): T => list[number % list.length]!;
const listingId = (number: number) => `l${number}`;
const guideId = (number: number) => `g${number % GUIDES}`;

/** Listing `number`; another `stage` of it has other words, another place and other guides. */
function listing(number: number, stage = 0) {
  const n = number + stage * 7;
  return {
    id: listingId(number),
    status: "active",
    name: { "en-GB": `${pick(words, n)} ${pick(words, Math.floor(n / 7))}` },
    category: { "en-GB": [pick(words, n * 3)] },
    activityTags: { "en-GB": [pick(words, n * 5)] },
    geoLocation: [55 + (n % 100) / 500, 12 + (n % 37) / 100],
    hostIds: n % 3 === 0 ? ["inn"] : [],
    guideIds: n % 50 === 0 ? [guideId(n)] : [],
    ...(n % 4 === 0 && { score: n % 100 }),
    ...(n % 11 === 0 && { featured: true }),
    updatedAt: n,
  };
}

function guide(number: number, stage = 0) {
  const named = Array.from({ length: 9 }, (_, n) =>
    listingId((number * 31 + n * (stage + 1) * 17) % LISTINGS),
  );
  return {
    id: guideId(number),
    status: "active",
    name: { "en-GB": `Guide ${number} ${pick(words, number + stage)}` },
    geoLocation: [55.1, 12.1],
    listingIds: named,
  };
}

function area(number: number, stage = 0) {
  const name = pick(words, number + stage);
  return {
    id: `a${number % 4}`,
    status: "active",
    displayName: { "en-GB": name },
    geoLocation: [55.1, 12 + (number % 4) / 10],
    radius: 3_000 + stage,
  };
}

/** Writes one record of an organisation that has listings, guides and geo areas, or makes it a draft, or removes it. */
const step = fc.record({
  kind: fc.constantFrom("listing", "listing", "listing", "guide", "geoArea"),
  /** The last listings are drafts at first. */
  number: fc.integer({ min: LISTINGS - 60, max: LISTINGS + 10 }),
  stage: fc.integer({ min: 0, max: 5 }),
  what: fc.constantFrom("write", "write", "draft", "remove"),
});
const made = { listing, guide, geoArea: area };

function take(
  batch: Batch,
  { kind, number, stage, what }: typeof step extends fc.Arbitrary<infer S> ? S : never,
) {
  const record = made[kind as keyof typeof made](number, stage);
  if (what === "remove") batch.remove(kind as keyof typeof made, record.id);
  else batch.put(kind as keyof typeof made, what === "draft" ? { ...record, status: "draft" } : record);
}

async function fill(store: Store): Promise<void> {
  await store.organisations.create(acme);
  await store.write("o", (batch) => {
    batch.put("host", {
      id: "inn",
      status: "active",
      name: "Inn",
      geoLocation: [55.1, 12.1],
      timeZoneName: "Europe/Copenhagen",
    } as { id: string });
    for (let n = 0; n < LISTINGS; n++)
      batch.put("listing", { ...listing(n), ...(n > LISTINGS - 30 && n % 2 && { status: "draft" }) });
    for (let n = 0; n < GUIDES; n++) batch.put("guide", guide(n));
    for (let n = 0; n < 4; n++) batch.put("geoArea", area(n));
  });
}

function asked<P extends Parameters>(parameters: P, values: object) {
  const defaults = Object.fromEntries(
    Object.entries(parameters).map(([name, { fallback }]) => [name, fallback]),
  );
  return { ...defaults, lang: "en-GB", ...values } as never;
}

const late = Array.from({ length: 70 }, (_, n) => listingId(LISTINGS - 60 + n));

/** Asks an operation with these parameters. */
function question<R extends CommonRequest>(
  operation: (sight: Sight, request: R) => Promise<Answer>,
  parameters: Parameters,
  values: object,
  hostIds?: readonly string[],
) {
  const request: R = asked(parameters, values);
  return (org: Org) => operation(openSight(org, { orgId: "o", hostIds }, request, NOW), request);
}

const questions = [
  question(listingSearch, listingSearchParameters, {
    hitsPerPage: 100,
    facets: ["category", "activityTags"],
  }),
  question(listingSearch, listingSearchParameters, { ids: late, hitsPerPage: 100 }),
  question(listingSearch, listingSearchParameters, { rankBy: "distance", latlng: [55.05, 12.1] }, ["inn"]),
  question(listingSearch, listingSearchParameters, { searchQuery: "bakery tower", hitsPerPage: 100 }),
  question(listingSearch, listingSearchParameters, {
    category: ["Mill"],
    radius: 4_000,
    profileId: "inn",
    userInterests: [{ id: "museum", weight: 1 }],
  }),
  question(guideSearch, guideSearchParameters, { maxListingsPerGuide: 50, hitsPerPage: 20, explain: true }),
  question(locationSearch, locationSearchParameters, {}),
  question(hostHome, hostHomeParameters, { profileId: "inn" }),
];

test("an organisation of many records that was patched write after write, or kept on disk, answers what one that is read whole answers", async () => {
  const directory = mkdtempSync(join(tmpdir(), "waymark-answers-"));
  const store = await openSqliteStore({ directory, clock: () => 0, synchronous: "normal" });
  try {
    await fill(store);
    let org: OrgContents | undefined;
    let untidy = 0;
    let round = 0;
    for (const steps of fc.sample(fc.array(step, { minLength: 1, maxLength: 6 }), {
      numRuns: 25,
      seed: 20_261_121,
    })) {
      const pin = await store.pin("o");
      try {
        org = await readOrg(acme, pin, "", org);
        untidy = Math.max(untidy, org.catalogue.tables.listing.untidyRows);
        const whole = await readOrg(acme, pin, "");
        // Every third version is kept: the others are patched from an earlier one.
        if (round++ % 3 === 0) await keep(directory, org, (await pin.stamp!(pin.version))!, 0);
        const former = await readKept(directory, pin);
        assert.ok(former);
        const kept = await readOrg(acme, pin, "", former);
        assert.equal(kept.lineage, former.lineage);
        for (const [number, ask] of questions.entries()) {
          const answers: string[] = [];
          for (const one of [whole, org, kept])
            answers.push((await ask(openAt(one, store, pin))).body.toString());
          const [expected, ...others] = answers;
          for (const answer of others) assert.equal(answer, expected, `question ${number}`);
          assert.match(expected!, /"total":[1-9]/, `question ${number}`);
        }
      } finally {
        pin.end();
      }
      await store.write("o", (batch) => {
        for (const one of steps) take(batch, one);
      });
    }
    assert.ok(untidy > 10, `at most ${untidy} rows were gone or late`);
  } finally {
    await store.close();
    rmSync(directory, { recursive: true });
  }
});

function openAt(contents: OrgContents, store: Store, pin: PinnedVersion): Org {
  return openOrg(contents, pin, {
    renditions: new RenditionCache(0),
    guideBlocks: new GuideBlocks(0),
    vocabularies: new Vocabularies(store),
  });
}
