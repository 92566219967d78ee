import assert from "node:assert/strict";
import { test } from "node:test";
import { host, interest } from "./support/records.ts";
import { type Query, startWorld } from "./support/world.ts";

const world = await startWorld({
  demo: {
    languageCodes: ["en-GB", "da-DK"],
    records: [
      host("danish", { defaultLanguageCode: "da-DK" }),
      interest("art", { "en-GB": "Art", "da-DK": "Kunst" }, ["couples"]),
      interest("coffee", { "da-DK": "Kaffe" }),
      { ...interest("old", { "en-GB": "Old" }), status: "archived" },
    ],
  },
});
interface Option {
  id: string;
  name: string | Record<string, string>;
  travellerTypes?: string[];
}
type Options = Record<string, Option[]>;
const ask = (query: Query = {}) => world.ask<Options>("getPersonalizationOptions", query);
const idsOf = (options: Option[] | undefined) => options?.map(({ id }) => id);

test("the options are the vocabularies of the parameters and of the preferences", async () => {
  const options = await ask();
  assert.deepEqual(idsOf(options.userCategories), ["business", "family", "friends", "solo", "couples"]);
  assert.deepEqual(idsOf(options.tripTypes), ["business", "pleasure", "both"]);
  assert.deepEqual(idsOf(options.userInterests), ["art", "coffee"]);
  for (const name of ["timeOfDay", "timeOfYear", "weatherType"]) assert.ok(options[name]!.length > 0, name);
  assert.equal(Object.keys(options).length, 6);
});

test("names are maps with the default language without lang", async () => {
  const { userInterests, userCategories } = await ask();
  assert.deepEqual(userInterests![0], {
    id: "art",
    name: { "en-GB": "Art", "da-DK": "Kunst" },
    travellerTypes: ["couples"],
  });
  assert.deepEqual(userInterests![1]!.name, { "da-DK": "Kaffe", "en-GB": "Kaffe" });
  assert.deepEqual(userCategories![1]!.name, { "en-GB": "Family", "da-DK": "Familie" });
  assert.equal((await ask({ lang: "en-GB" })).userCategories![0]!.name, "Colleagues");
});

test("names are single values with lang, through the same chain", async () => {
  const danish = await ask({ lang: "da-DK" });
  assert.deepEqual(
    danish.userInterests!.map(({ name }) => name),
    ["Kunst", "Kaffe"],
  );
  assert.equal(danish.tripTypes![1]!.name, "Fornøjelse");
  const unknown = await ask({ lang: "xx", profileId: "danish" });
  assert.equal(unknown.userInterests![0]!.name, "Kunst");
  assert.equal((await ask({ lang: "xx" })).userInterests![0]!.name, "Art");
});

test("every option that it names is taken by the searches", async () => {
  const { userCategories, tripTypes, userInterests } = await ask();
  for (const id of idsOf(userCategories)!) await world.ask("guide-search", { userCategory: id });
  for (const id of idsOf(tripTypes)!) await world.ask("guide-search", { tripType: id });
  await world.ask("guide-search", { userInterests: idsOf(userInterests)!.join(",") });
});

test("an unknown profileId is 404", async () => {
  const { status, code } = await world.refused("getPersonalizationOptions", { profileId: "nobody" });
  assert.deepEqual([status, code], [404, "profile_not_found"]);
});
