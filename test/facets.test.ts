import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { listing } from "./support/records.ts";
import { type Hit, startSampleWorld } from "./support/world.ts";

const world = await startSampleWorld();
const search = "listing-search";
const lang = "en-GB";
const everything = await world.all(search, { lang });

const fold = (words: string) =>
  words
    .toLowerCase()
    .replace(/[\s_-]+/g, " ")
    .trim();
const valuesOf: Record<string, (hit: Hit) => (string | number)[]> = {
  category: ({ category }) => [category ?? []].flat() as string[],
  activityTags: ({ activityTags }) => [activityTags ?? []].flat() as string[],
  priceLevel: ({ priceLevel }) => [priceLevel ?? []].flat() as number[],
  neighborhood: ({ neighborhood }) => [neighborhood ?? []].flat() as string[],
};
const names = Object.keys(valuesOf);
type Filters = Record<string, (string | number)[]>;

/** The hits that pass every filter but the one that is left out. */
function passing(filters: Filters, leftOut?: string): Hit[] {
  const others = Object.entries(filters).filter(([name]) => name !== leftOut);
  return everything.filter((hit) =>
    others.every(([name, wanted]) => {
      const own = valuesOf[name]!(hit).map((value) => fold(String(value)));
      return wanted.some((value) => own.includes(fold(String(value))));
    }),
  );
}

/** Counts a facet the plain way: value → number of hits. */
function counted(hits: readonly Hit[], name: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const hit of hits) {
    for (const value of new Set(valuesOf[name]!(hit).map((value) => fold(String(value))))) {
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  }
  return counts;
}

/** A facet has the hundred most frequent values, those that were chosen besides, and each with its plain count. */
function assertCounted(facet: ReadonlyMap<string, number>, plain: ReadonlyMap<string, number>, name: string) {
  assert.ok(facet.size >= Math.min(plain.size, 100), name);
  for (const [value, count] of facet) assert.equal(count, plain.get(value), `${name} ${value}`);
  const hundredth = [...plain.values()].sort((a, b) => b - a)[99] ?? 0;
  for (const [value, count] of plain) assert.ok(facet.has(value) || count <= hundredth, `${name} ${value}`);
}

async function facetsOf(query: object): Promise<Record<string, Map<string, number>>> {
  const { facets = {} } = await world.ask(search, {
    lang,
    facets: names.join(","),
    hitsPerPage: 1,
    ...query,
  });
  return Object.fromEntries(
    Object.entries(facets).map(([name, values]) => [
      name,
      new Map(values.map(({ value, count }) => [fold(String(value)), count])),
    ]),
  );
}

test("facets are in the answer only where they were asked for", async () => {
  assert.ok(!("facets" in (await world.ask(search))));
  const { facets } = await world.ask(search, { facets: "priceLevel" });
  assert.deepEqual(Object.keys(facets!), ["priceLevel"]);
  assert.equal((await world.refused(search, { facets: "colour" })).code, "invalid_value");
});

test("facets count over the whole match and not the page", async () => {
  const facets = await facetsOf({});
  for (const name of names) assertCounted(facets[name]!, counted(everything, name), name);
});

test("counts come in descending order, then by value", async () => {
  const { facets } = await world.ask(search, { lang, facets: names.join(",") });
  for (const values of Object.values(facets!)) {
    const sorted = [...values].sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
    assert.deepEqual(values, sorted);
  }
});

test("counts are disjunctive: a facet's own filter narrows the others and not itself", async () => {
  const filters = { category: ["Bakery"], neighborhood: ["Vesterbro"] };
  const facets = await facetsOf({ category: "Bakery", neighborhood: "Vesterbro" });
  for (const name of names) {
    const plain = counted(passing(filters, name), name);
    for (const [value, count] of plain) assert.equal(facets[name]!.get(value), count, `${name} ${value}`);
  }
});

test("a selected value is always listed, even when nothing has it", async () => {
  const { facets } = await world.ask(search, {
    lang,
    facets: names.join(","),
    category: "Bakery,No Such Thing",
    neighborhood: "Atlantis",
    priceLevel: "0",
  });
  const count = (name: string, value: string | number) =>
    facets![name]!.find((facet) => facet.value === value)?.count;
  assert.equal(count("category", "No Such Thing"), 0);
  assert.equal(count("neighborhood", "Atlantis"), 0);
  assert.equal(count("priceLevel", 0), 0);
});

test("without lang facets are counted in the default language", async () => {
  const { facets } = await world.ask(search, { facets: "category" });
  const counts = new Map(facets!.category!.map(({ value, count }) => [fold(String(value)), count]));
  assertCounted(counts, counted(everything, "category"), "category");
});

test("asking for facets changes neither the hits nor their number, partial matches included", async () => {
  const english = (name: string, category: string) => ({
    name: { "en-GB": name },
    category: { "en-GB": category },
  });
  await world.addOrganisation("partial", {
    records: [
      listing("red-bar", english("Red bar", "Bar")),
      listing("red-room", english("Red room", "Inn")),
      listing("blue-room", english("Blue room", "Inn")),
    ],
  });
  const asking = { org: "partial" };
  for (const category of [undefined, "Inn", "Bar", "None"]) {
    for (const searchQuery of ["red bar", "red room", "bar", undefined]) {
      const query = { searchQuery, category };
      const { facets, ...faceted } = await world.ask(search, { ...query, facets: "category" }, asking);
      assert.deepEqual(faceted, await world.ask(search, query, asking), JSON.stringify(query));
      const own = facets!.category!.find(({ value }) => value === category);
      if (category) assert.equal(own!.count, faceted.total, JSON.stringify(query));
    }
  }
});

test("facets and totals agree with plain counting for any filters", async () => {
  const someOf = (name: string) => {
    const values = [...new Set(everything.flatMap((hit) => valuesOf[name]!(hit)))];
    return fc.option(fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: 3 }), {
      nil: undefined,
    });
  };
  const filters = fc.record(Object.fromEntries(names.map((name) => [name, someOf(name)])));
  const property = fc.asyncProperty(filters, async (chosen) => {
    const given = Object.fromEntries(Object.entries(chosen).filter(([, values]) => values)) as Filters;
    const query = Object.fromEntries(Object.entries(given).map(([name, values]) => [name, values.join(",")]));
    const facets = await facetsOf(query);
    assert.equal((await world.ask(search, { lang, ...query })).total, passing(given).length);
    for (const name of names) {
      const plain = counted(passing(given, name), name);
      for (const value of given[name] ?? []) {
        if (!plain.has(fold(String(value)))) plain.set(fold(String(value)), 0);
      }
      assertCounted(facets[name]!, plain, name);
    }
  });
  await fc.assert(property, { seed: 20_260_520, numRuns: 60 });
});

test("groups stand over the categories: counted, chosen, and without what is offered unasked where nothing is chosen", async () => {
  const groups = async (query: object) => {
    const { facets, total } = await world.ask(search, { lang, facets: "group", hitsPerPage: 1, ...query });
    const counts = (facets as { group: { value: string; count: number }[] }).group;
    return { total: total as number, counts: new Map(counts.map(({ value, count }) => [value, count])) };
  };
  const all = await groups({});
  assert.ok(["eat", "drink", "see", "do", "shop", "relax"].every((group) => all.counts.get(group)! > 0));
  const eating = await groups({ group: "eat" });
  assert.equal(eating.total, all.counts.get("eat"));
  assert.deepEqual(eating.counts, all.counts);
  const offered = await groups({ offered: true });
  assert.ok(offered.total <= all.total);
  assert.deepEqual(offered.counts, all.counts);
  assert.equal((await groups({ offered: true, group: "practical" })).total, all.counts.get("practical") ?? 0);
});
